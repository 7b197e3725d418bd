import {
  createPartnerClient,
  createUserClient,
  type ErrorCode,
  type ErrorCodeOf,
  isSvcApiError,
  type KnownErrorCode,
  type Schemas,
  type SvcApiError,
  unwrap,
} from "../src/index.ts";
import { type Equal, expectType } from "./support/expect-type.ts";

const options = { baseUrl: "https://sandbox.svc.example", apiKey: "made-up" };
const partner = createPartnerClient(options);
const user = createUserClient(options);

// ---- data

const balance = await user.POST("/api/v0/account/get-balance", { body: { currency: "EUR" } });
expectType<Equal<typeof balance.data, Schemas["Balance"] | undefined>>();

// @ts-expect-error The data is only there when there is no error.
balance.data.balance;

if (balance.error === undefined) {
  expectType<Equal<typeof balance.data, Schemas["Balance"]>>();
  expectType<Equal<typeof balance.data.balance, string>>();
}

const created = await unwrap(user.GET("/api/v0/svc-link"));
expectType<Equal<typeof created, Schemas["ConnectionList"]>>();

// A known status is completed by editors, an unknown one is allowed.
for (const { svcLink } of created) {
  svcLink.status === "ACTIVE";
  svcLink.status === "SOMETHING_NEW";
}

const connected = await unwrap(partner.POST("/api/v0/application/connect", { body: { email: "ana@example.com" } }));
if (connected.status === "connected") expectType<Equal<typeof connected.apiKey, string>>();

// @ts-expect-error The sign-up page is only there for a new user.
if (connected.status === "pending") connected.signupURL;

// ---- errors

type CreationCode = ErrorCodeOf<"createConnection">;
type Creation = Awaited<ReturnType<typeof user.POST<"/api/v0/svc-link">>>;
expectType<Equal<NonNullable<Creation["error"]>, SvcApiError<CreationCode>>>();
expectType<Equal<NonNullable<Creation["error"]>["code"], ErrorCode<CreationCode> | undefined>>();

/** A table over a closed union: the compiler asks for a text when the API gets a new code. */
const texts: Record<ErrorCodeOf<"getConnection">, string> = {
  VALIDATION_FAILED: "",
  API_KEY_MISSING: "",
  API_KEY_INVALID: "",
  API_KEY_WRONG_KIND: "",
  CONNECTION_NOT_FOUND: "",
  RATE_LIMITED: "",
  INTERNAL_ERROR: "",
  ROUTE_NOT_FOUND: "",
  METHOD_NOT_ALLOWED: "",
  PAYLOAD_TOO_LARGE: "",
  UNSUPPORTED_MEDIA_TYPE: "",
};

// @ts-expect-error getConnection knows no such code.
texts.DUPLICATE_NAME;

expectType<Equal<Extract<"DUPLICATE_NAME", CreationCode>, "DUPLICATE_NAME">>();
expectType<Equal<Extract<"INVALID_OTP", CreationCode>, never>>();

const caught: unknown = undefined;
if (isSvcApiError(caught)) {
  expectType<Equal<typeof caught.code, ErrorCode<KnownErrorCode> | undefined>>();
  expectType<Equal<typeof caught.retryAfter, number | undefined>>();
}

// @ts-expect-error No such operation.
expectType<Equal<ErrorCodeOf<"deleteEverything">, never>>();
