/** `otp-not-confirmed` and `connectionStatus` as people write them. */
export function words(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[-_]/g, " ")
    .replaceAll(/\botp\b/g, "OTP")
    .replaceAll(/\bkyc\b/g, "KYC");
}

/** 1800 seconds as `30 min`. */
export function duration(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  if (seconds % 60 === 0) return `${seconds / 60} min`;
  return `${seconds} s`;
}
