import { secureHeaders } from "hono/secure-headers";

const OWN = ["'self'"];
const NOTHING = ["'none'"];

/** Nothing inline, nothing from elsewhere, and nobody may put a page into a frame. */
export const pageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: NOTHING,
    scriptSrc: OWN,
    styleSrc: OWN,
    imgSrc: ["'self'", "data:"],
    connectSrc: OWN,
    formAction: OWN,
    baseUri: NOTHING,
    frameAncestors: NOTHING,
  },
  // With `no-referrer`, browsers send `Origin: null` with our own forms.
  referrerPolicy: "same-origin",
  // The sandbox speaks plain HTTP.
  strictTransportSecurity: false,
  xFrameOptions: "DENY",
});
