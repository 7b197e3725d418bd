/** Parts of a path that let whoever knows them in: tokens of the hosted pages. */
const PAGE_TOKEN = /(\/(?:signup|consent|otp)\/)[^/?"]+/g;
/** Members of a body, also of one that was cut off in the middle of the value. */
const SECRET_MEMBER = /("(?:apiKey|apikey|masterKey|apiSecret|verificationCode)"\s*:\s*")[^"]*/g;

export function maskPath(path: string): string {
  return path.replace(PAGE_TOKEN, "$1***");
}

export function maskBody(body: string): string {
  return maskPath(body.replace(SECRET_MEMBER, "$1***"));
}
