/** Parts of a path that let whoever knows them in: tokens of the hosted pages. */
const PAGE_TOKEN = /(\/(?:signup|consent|otp)\/)[^/?"]+/g;
/** Members of a body, whatever their value, also when it was cut off in the middle. */
const SECRET_MEMBER =
  /("(?:apiKey|apikey|masterKey|apiSecret|verificationCode)"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^"\s,}]+)/g;
/** A callback carries the token of its receiver; only where it leads to may be seen. */
const CALLBACK = /("callback"\s*:\s*"https?:\/\/)(?:[^"/?#]*@)?([^"/?#]*)[^"]*/gi;

export function maskPath(path: string): string {
  return path.replace(PAGE_TOKEN, "$1***");
}

export function maskBody(body: string): string {
  return maskPath(body.replace(SECRET_MEMBER, '$1"***"').replace(CALLBACK, "$1$2/***"));
}
