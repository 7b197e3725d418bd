// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

export interface paths {
    "/api/v0/application/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a user
         *
         * Starts the onboarding of a user, or returns the key of one who is already connected. What happens next depends on `status`.
         * With `callback`, sign the request as [Environments](#tag/Environments) tells. With `direction`, a connection is created too, as soon as the user is connected.
         */
        post: operations["connectUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/application/connect/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the connect status of a user
         *
         * Tells how far a user's onboarding has come, and returns the per-user key once the user is connected. Stop polling on `connected` or `rejected`.
         */
        get: operations["getConnectStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/user/user-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the id of the user
         *
         * Returns the id of the user to whom the key belongs, the same that the events carry. The service does not say which key this call takes; it takes the per-user key.
         */
        get: operations["getUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/offramp/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the rate of a pair
         *
         * Returns the latest price of a currency pair. Either kind of key will do. One text of the service names only `USDCEUR` and `BTCEUR` as
         * supported; its reference lists all four pairs, which is what is described here.
         */
        post: operations["getRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/offramp/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a deposit address
         *
         * Opens a one-off order and returns the address to pay to. Crypto sent there is converted to EUR and loaded onto the user's debit card.
         * Send an amount between the two limits, in the smallest unit of the currency.
         */
        post: operations["createDepositAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/account/get-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the EUR balance
         *
         * Returns the user's balance in EUR cents: `12992` is 129.92 EUR.
         */
        post: operations["getBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/account/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List transactions
         *
         * Returns the user's conversions, newest first. `totalCount` counts all that match the dates, `number` those in this page; raise `offset` until you have them all.
         * The service also shows this path with a slash at its end. Send it without.
         */
        post: operations["listTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/svc-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connections
         *
         * Returns the user's connections that are not over, newest first. Call it before you create one. The service does not show the shape of this answer:
         * it is a plain array, without paging, of what [getConnection](#operation/getConnection) returns, limited to this user and your application.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Create a connection
         *
         * Accepts a new connection and answers before it exists: poll [getConnection](#operation/getConnection) until its status leaves `INITIATING`.
         * A bank account that the user already has is reused, as is an address that is already whitelisted on the same network. With `LN`, a standing order
         * for the same bank account is reused too, and then no code is needed. When you name a beneficiary by its id, its IBAN is whitelisted if that is still needed.
         *
         * Use a destination address that never changes: connections are permanent.
         */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/svc-link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a connection
         *
         * Returns one connection with its standing order and, once it is processed, what to pay to. Poll it after creation until the status leaves `INITIATING`;
         * when that takes longer than the timeout, tell the user and offer to look again later.
         */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/svc-link/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a connection
         *
         * Confirms a pending connection with the code that the user received by SMS. It becomes `ACTIVE`, starts converting, and the connection-status event is sent.
         * After a wrong code the user may try again with the same challenge.
         */
        post: operations["confirmConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/svc-link/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the code
         *
         * Sends a new code by SMS. Use the `challengeId` of the answer from then on, it may be a new one. The 30 minutes of the connection go on as before.
         * The service does not say what becomes of the old code; it is taken to be void.
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/svc-link/{standingOrderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a connection
         *
         * Ends a connection, named by the id of its standing order. When other connections share the standing order, only the caller's is closed, at once and without a code.
         * When it is the last one, a code is sent by SMS and [confirmCancellation](#operation/confirmCancellation) finishes the job.
         * Tell the two answers apart by which member is present.
         */
        post: operations["cancelStandingOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0/svc-link/{standingOrderId}/cancel/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a cancellation
         *
         * Finishes a cancellation with the code that the user received by SMS. The standing order becomes `CANCELLED` and all its connections `INACTIVE`.
         */
        post: operations["confirmCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    verificationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verification status
         *
         * Sent to `{callback}/verification-status` when a user has passed KYC or confirmed the connection to your application. It is the way the per-user key is delivered: store it with the user.
         * The same user with another key is no duplicate: keep that key from then on. Remember what you have handled by a digest, since the key is a secret.
         */
        post: operations["verificationStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    orderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order status
         *
         * Sent to `{callback}/order-status` when an order ends, for example a card top-up. The service does not say whether conversions through connections are
         * reported as well; they are taken to be.
         */
        post: operations["orderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    connectionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connection status
         *
         * Sent to `{callback}/connection-status` when a connection has become active, after the user confirmed the code. It carries what to pay to: an IBAN for buys,
         * an address for on-chain sells, a Lightning address for Lightning sells.
         */
        post: operations["connectionStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: uuid
         *
         * Identifies a user; answers and events carry the same one.
         * @example 4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11
         */
        UserId: string;
        /**
         * A per-user key. The service does not show its form; keys seen so far are 44 characters that look like Base64. Never parse it.
         * @example bWFkZS11cC1wZXItdXNlci1rZXktMDAwMDAwMDAwMDE=
         */
        ApiKey: string;
        /**
         * Your own id of the user. It comes back in the events. The service states no length; this one is customary.
         * @example user-42
         */
        PartnerReference: string;
        /**
         * Your own id of the user, as you gave it to connect. The service promises it in every event and does not say what it sends when you gave none; expect it to be absent.
         * @example user-42
         */
        ReturnedReference: string;
        /**
         * Format: uuid
         *
         * Identifies a connection for good, whatever becomes of it.
         * @example 0b8e6f3c-3d0e-4f51-9d37-0d7a5c1f2a10
         */
        ConnectionId: string;
        /**
         * Id of a standing order, which both cancel calls take. The service does not show its form; treat it as plain text.
         * @example so_5f0c2a9e81d4
         */
        StandingOrderId: string;
        /**
         * Id of a challenge, which a code by SMS belongs to.
         * @example ch_81b2d60f4a37
         */
        ChallengeId: string;
        /**
         * Format: uuid
         *
         * Id of a bank account that the user has used before. The service shows no call that returns it, and none has been seen; the dashboard of the local sandbox has it.
         * Nor does the service say what it answers to an id that the user does not have; `VALIDATION_FAILED` is assumed.
         * @example 9c5b94b1-35ad-49bb-b118-8e8fc24abf80
         */
        BeneficiaryId: string;
        /**
         * Id of a crypto address that is approved for payouts. The service shows no call that returns it, and none has been seen; the dashboard of the local sandbox has it.
         * Nor does the service say what it answers to an id that the user does not have; `VALIDATION_FAILED` is assumed.
         * @example wa_2d7f90c3b6e5
         */
        WhitelistedAddressId: string;
        /**
         * Format: uuid
         *
         * Id of an order, which is one conversion.
         * @example d2719f0c-6c0e-4d3f-8f57-3b3a2f4c9e77
         */
        OrderId: string;
        /**
         * Format: email
         *
         * E-mail address of the user. The service states no length; 254 characters are what mail can be sent to.
         * @example ana@example.com
         */
        Email: string;
        /**
         * Format: uri
         *
         * Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary.
         * @example https://partner.example/hooks/6d1f0c
         */
        CallbackUrl: string;
        /**
         * Format: uri
         *
         * Page on which a new user signs up and passes KYC.
         * @example https://app.svc.example/signup/3f9c
         */
        SignupUrl: string;
        /**
         * IP address of the user. The service does not say whether it is mandatory; calls without it are accepted, since apps other than web apps have it taken from the headers.
         * @example 203.0.113.7
         */
        IpAddress: string;
        /**
         * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
         * The service does not say how it counts: taken to be in characters, without white space around the name.
         * @example Savings
         */
        ConnectionName: string;
        /**
         * Name of the holder of the bank account.
         * @example Ana Novak
         */
        BeneficiaryName: string;
        /**
         * IBAN in a request. It must pass the check digits and is changed to upper case. The service does not say that spaces between groups
         * are fine; they are taken to be removed.
         * @example DE89370400440532013000
         */
        Iban: string;
        /**
         * IBAN in an answer. The service does not show whether it groups the digits; both forms have been seen, so remove spaces before you compare.
         * @example LT121000011101001000
         */
        IbanText: string;
        /**
         * BIC (SWIFT code) of the bank. It is changed to upper case. The service does not say how it checks one; the form is that of ISO 9362.
         * @example COBADEFFXXX
         */
        Bic: string;
        /**
         * Crypto address that the user wants to receive at. It must fit the network.
         * @example bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
         */
        CryptoAddress: string;
        /**
         * Crypto address of the service. Crypto sent to it is converted.
         * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
         */
        DepositCryptoAddress: string;
        /**
         * The part of a Lightning address in front of the `@`: lower-case letters, digits, `_` and `-`; begins and ends with a letter or digit, no two of `_` and `-` in a row. Unique across all users.
         * The service does not say whether `_-` counts as two in a row; it is taken to.
         * @example ana-novak
         */
        LightningUsername: string;
        /**
         * Lightning address, user name and domain. Sats sent to it are converted.
         * @example ana-novak@ln.svc.example
         */
        LightningAddress: string;
        /**
         * Format: date-time
         *
         * Point in time, ISO 8601.
         * @example 2026-01-01T09:00:00.000Z
         */
        Timestamp: string;
        /**
         * Point in time, Unix milliseconds.
         * @example 1767258000000
         */
        UnixMillis: number;
        /**
         * Amount in EUR cents, digits only.
         * @example 12992
         */
        EurCents: string;
        /**
         * Amount in the smallest unit of its currency (satoshis for BTC, millionths for USDC), digits only.
         * @example 150000
         */
        SmallestUnitAmount: string;
        /**
         * Price in EUR for one whole unit, a decimal number as text. The service shows a text without saying how the number is written or what it is the price of.
         * @example 88650.00
         */
        DecimalPrice: string;
        /**
         * Fee in basis points, a decimal number as text; hundredths of a percent. The service does not show whether fractions occur; they have been seen.
         * @example 150
         */
        BasisPoints: string;
        /**
         * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
         * only; those with a mark are what the currency is counted in elsewhere.
         * @example BTC
         */
        CurrencyCode: "BTC" | "ETH" | "USDC" | "USDT" | "POL" | "EUR" | (string & {});
        /**
         * Pair of currencies to price.
         * @example BTCEUR
         */
        Ticker: "USDCEUR" | "BTCEUR" | "ETHEUR" | "USDTEUR";
        /**
         * Pair of currencies that was priced.
         * @example BTCEUR
         */
        TickerText: "USDCEUR" | "BTCEUR" | "ETHEUR" | "USDTEUR" | (string & {});
        /**
         * Blockchain of a deposit; present for Lightning.
         * @example LIGHTNING
         */
        Blockchain: "LIGHTNING" | (string & {});
        /**
         * Which way money flows. `FIAT_TO_CRYPTO` is a buy, `CRYPTO_TO_FIAT` a sell.
         * @example FIAT_TO_CRYPTO
         */
        ConnectionType: "FIAT_TO_CRYPTO" | "CRYPTO_TO_FIAT" | (string & {});
        /**
         * How the crypto travels. `LN` is Lightning, for sells only.
         * @example ONCHAIN
         */
        ConnectionSubtype: "ONCHAIN" | "LN" | (string & {});
        /**
         * State of a connection. The lifecycle under Connections shows how one leads to another.
         * @example PENDING
         */
        ConnectionStatus: "INITIATING" | "PENDING" | "ACTIVE" | "FAILED" | "EXPIRED" | "INACTIVE" | (string & {});
        /**
         * State of a standing order. The service shows only `PENDING_CONFIRMATION`; `ACTIVE` and `CANCELLED` have been seen, and `EXPIRED` is assumed for the standing order of an expired connection.
         * @example PENDING_CONFIRMATION
         */
        StandingOrderStatus: "PENDING_CONFIRMATION" | "ACTIVE" | "EXPIRED" | "CANCELLED" | (string & {});
        /**
         * How far the onboarding of a user has come.
         * @example connected
         */
        ConnectStatus: "onboarding" | "pending" | "connected" | "rejected" | (string & {});
        /**
         * Outcome of the verification.
         * @example APPROVED
         */
        VerificationStatus: "APPROVED" | (string & {});
        /**
         * How an order ended.
         * @example SUCCESSFUL
         */
        OrderStatus: "SUCCESSFUL" | "FAILED" | (string & {});
        /**
         * State of the connection, in lower case here.
         * @example active
         */
        ActiveStatus: "active" | (string & {});
        /**
         * State of a transaction. The service shows `SUCCESSFUL` and `FAILED`; `PENDING` is what the sandbox says while one is under way.
         * @example SUCCESSFUL
         */
        TransactionStatus: "SUCCESSFUL" | "FAILED" | "PENDING" | (string & {});
        /**
         * Kind of transaction. The service shows `OFFRAMP_WITHOUT_FIAT_WITHDRAWAL` (a card top-up) and no complete list; `ONRAMP` (a buy through a connection) and `OFFRAMP` (a sell) are what the sandbox says.
         * @example OFFRAMP
         */
        TransactionType: "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL" | "ONRAMP" | "OFFRAMP" | (string & {});
        /**
         * How the crypto travelled. The service shows `ONCHAIN`; `LIGHTNING` has been seen.
         * @example ONCHAIN
         */
        TransactionSubType: "ONCHAIN" | "LIGHTNING" | (string & {});
        /**
         * The six digits that the user received by SMS.
         * @example 123456
         */
        VerificationCode: string;
        /**
         * How many transactions to return, a number as text. The service states neither default nor maximum; 50 and 100 are customary.
         * @default 50
         * @example 50
         */
        PageLimit: string;
        /**
         * How many transactions to pass over, a number as text. The service states no default.
         * @default 0
         * @example 0
         */
        PageOffset: string;
        /**
         * What went wrong, for programs. The codes that are known stand in the catalogue under Errors; expect others. The service names only those without a mark; the others are for failures that it does not mention.
         * @example DUPLICATE_NAME
         */
        ErrorCode: "VALIDATION_FAILED" | "INVALID_BTC_ADDRESS" | "INVALID_ADDRESS" | "INVALID_IBAN" | "INVALID_CURRENCY_NETWORK_COMBINATION" | "RECENTLY_FAILED_IBAN" | "INVALID_OTP" | "OTP_EXPIRED" | "OTP_ATTEMPTS_EXHAUSTED" | "API_KEY_MISSING" | "API_KEY_INVALID" | "API_KEY_WRONG_KIND" | "SIGNATURE_MISSING" | "SIGNATURE_INVALID" | "SIGNATURE_EXPIRED" | "USER_NOT_FOUND" | "CONNECTION_NOT_FOUND" | "STANDING_ORDER_NOT_FOUND" | "CHALLENGE_NOT_FOUND" | "TOO_MANY_PENDING_BRINGIN_LINKS" | "RATE_LIMITED" | "DUPLICATE_NAME" | "DUPLICATE_IBAN" | "DUPLICATE_BRINGIN_LINK" | "DUPLICATE_DESTINATION_ADDRESS" | "LN_ADDRESS_EXISTS" | "CONCURRENT_REQUEST" | "CONNECTION_NOT_PENDING" | "CONNECTION_NOT_ACTIVE" | "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "INTERNAL_ERROR" | (string & {});
        /** Every error answer. The service does not show its shape; this is the one seen. A reader should also accept `errorMessage`, a `statusCode` as text, and no JSON at all. */
        Error: {
            /**
             * What went wrong, for developers. Not meant for users.
             * @example The user has a connection of this name that is not over.
             */
            message: string;
            /**
             * The HTTP status once more.
             * @example 409
             */
            statusCode: number;
            /** What went wrong, for programs. The codes that are known stand in the catalogue under Errors; expect others. The service names only those without a mark; the others are for failures that it does not mention. */
            errorCode: components["schemas"]["ErrorCode"];
            /** More about the error. Its shape depends on `errorCode`; it may be absent. */
            errorDetails?: unknown;
        };
        /**
         * With or without a first connection; `direction` and the members beside it say which. The service names the members of each direction without
         * saying which of them are mandatory; those required here are what it asks for. Where it is left out, the currency is BTC, and the network the default one of the currency.
         */
        ConnectUserRequest: components["schemas"]["ConnectUserOnly"] | components["schemas"]["ConnectUserAndBuyBtc"] | components["schemas"]["ConnectUserAndBuyEth"] | components["schemas"]["ConnectUserAndBuyUsdc"] | components["schemas"]["ConnectUserAndBuyUsdt"] | components["schemas"]["ConnectUserAndBuyPol"] | components["schemas"]["ConnectUserAndSellBtc"] | components["schemas"]["ConnectUserAndSellEth"] | components["schemas"]["ConnectUserAndSellUsdc"] | components["schemas"]["ConnectUserAndSellLightning"];
        /**
         * Connect only
         *
         * Connects the user and nothing else.
         */
        ConnectUserOnly: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            direction?: never;
        };
        /**
         * Connect and buy BTC
         *
         * Connects the user and opens a connection that buys BTC.
         */
        ConnectUserAndBuyBtc: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** Address that receives the crypto. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /**
             * @default BTC
             * @constant
             */
            currency?: "BTC";
            /**
             * @default BTC
             */
            network?: "BTC";
        };
        /**
         * Connect and buy ETH
         *
         * Connects the user and opens a connection that buys ETH.
         */
        ConnectUserAndBuyEth: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** Address that receives the crypto; whatever the name says, here it is one for ETH. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /** @constant */
            currency: "ETH";
            /**
             * @default ETH
             */
            network?: "ETH";
        };
        /**
         * Connect and buy USDC
         *
         * Connects the user and opens a connection that buys USDC.
         */
        ConnectUserAndBuyUsdc: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** Address that receives the crypto; whatever the name says, here it is one for USDC. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /** @constant */
            currency: "USDC";
            network: "USDC" | "POLYGON";
        };
        /**
         * Connect and buy USDT
         *
         * Connects the user and opens a connection that buys USDT.
         */
        ConnectUserAndBuyUsdt: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** Address that receives the crypto; whatever the name says, here it is one for USDT. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /** @constant */
            currency: "USDT";
            network: "USDT" | "ETH";
        };
        /**
         * Connect and buy POL
         *
         * Connects the user and opens a connection that buys POL.
         */
        ConnectUserAndBuyPol: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** Address that receives the crypto; whatever the name says, here it is one for POL. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /** @constant */
            currency: "POL";
            /**
             * @default POLYGON
             */
            network?: "POL" | "POLYGON";
        };
        /**
         * Connect and sell BTC on-chain
         *
         * Connects the user and opens a connection that sells BTC sent on-chain.
         */
        ConnectUserAndSellBtc: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            /**
             * IBAN in a request. It must pass the check digits and is changed to upper case. The service does not say that spaces between groups
             * are fine; they are taken to be removed.
             */
            iban: components["schemas"]["Iban"];
            /** BIC (SWIFT code) of the bank. It is changed to upper case. The service does not say how it checks one; the form is that of ISO 9362. */
            bic: components["schemas"]["Bic"];
            /** Name of the holder of the bank account. */
            beneficiaryName: components["schemas"]["BeneficiaryName"];
            /**
             * @default BTC
             * @constant
             */
            currency?: "BTC";
            /**
             * @default BTC
             */
            network?: "BTC";
            lnAddress?: never;
        };
        /**
         * Connect and sell ETH
         *
         * Connects the user and opens a connection that sells ETH.
         */
        ConnectUserAndSellEth: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            /**
             * IBAN in a request. It must pass the check digits and is changed to upper case. The service does not say that spaces between groups
             * are fine; they are taken to be removed.
             */
            iban: components["schemas"]["Iban"];
            /** BIC (SWIFT code) of the bank. It is changed to upper case. The service does not say how it checks one; the form is that of ISO 9362. */
            bic: components["schemas"]["Bic"];
            /** Name of the holder of the bank account. */
            beneficiaryName: components["schemas"]["BeneficiaryName"];
            /** @constant */
            currency: "ETH";
            /**
             * @default ETH
             */
            network?: "ETH";
            lnAddress?: never;
        };
        /**
         * Connect and sell USDC
         *
         * Connects the user and opens a connection that sells USDC.
         */
        ConnectUserAndSellUsdc: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            /**
             * IBAN in a request. It must pass the check digits and is changed to upper case. The service does not say that spaces between groups
             * are fine; they are taken to be removed.
             */
            iban: components["schemas"]["Iban"];
            /** BIC (SWIFT code) of the bank. It is changed to upper case. The service does not say how it checks one; the form is that of ISO 9362. */
            bic: components["schemas"]["Bic"];
            /** Name of the holder of the bank account. */
            beneficiaryName: components["schemas"]["BeneficiaryName"];
            /** @constant */
            currency: "USDC";
            network: "USDC" | "POLYGON";
            lnAddress?: never;
        };
        /**
         * Connect and sell over Lightning
         *
         * Connects the user and opens a connection that sells sats sent over Lightning.
         */
        ConnectUserAndSellLightning: {
            /** E-mail address of the user. The service states no length; 254 characters are what mail can be sent to. */
            email: components["schemas"]["Email"];
            /** Where events go; the path of the event is appended to it. Put an unguessable token into it. The service states neither schemes nor a length; these are customary. */
            callback?: components["schemas"]["CallbackUrl"];
            /** Your own id of the user. It comes back in the events. The service states no length; this one is customary. */
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            /**
             * IBAN in a request. It must pass the check digits and is changed to upper case. The service does not say that spaces between groups
             * are fine; they are taken to be removed.
             */
            iban: components["schemas"]["Iban"];
            /** BIC (SWIFT code) of the bank. It is changed to upper case. The service does not say how it checks one; the form is that of ISO 9362. */
            bic: components["schemas"]["Bic"];
            /** Name of the holder of the bank account. */
            beneficiaryName: components["schemas"]["BeneficiaryName"];
            /**
             * @default BTC
             * @constant
             */
            currency?: "BTC";
            /**
             * @default BTC
             */
            network?: "BTC";
            /**
             * The part of a Lightning address in front of the `@`: lower-case letters, digits, `_` and `-`; begins and ends with a letter or digit, no two of `_` and `-` in a row. Unique across all users.
             * The service does not say whether `_-` counts as two in a row; it is taken to.
             */
            lnAddress: components["schemas"]["LightningUsername"];
        };
        /** Three situations, told apart by `status`. The service does not say whether members that do not apply are absent or `null`; they are absent. */
        ConnectUserResponse: components["schemas"]["UserConnected"] | components["schemas"]["UserPending"] | components["schemas"]["UserOnboarding"];
        /**
         * Already connected
         *
         * The key is here; no event follows.
         */
        UserConnected: {
            /** @constant */
            status: "connected";
            /** @constant */
            userRegistered: true;
            /** @constant */
            isUserConnected: true;
            /** A per-user key. The service does not show its form; keys seen so far are 44 characters that look like Base64. Never parse it. */
            apiKey: components["schemas"]["ApiKey"];
        };
        /**
         * Registered, not connected
         *
         * A consent e-mail was sent. Once the user has confirmed it, the verification-status event brings the key.
         */
        UserPending: {
            /** @constant */
            status: "pending";
            /** @constant */
            userRegistered: true;
            /** @constant */
            isUserConnected: false;
        };
        /**
         * New user
         *
         * An onboarding e-mail was sent. After sign-up and KYC the verification-status event brings the key.
         */
        UserOnboarding: {
            /** @constant */
            status: "onboarding";
            /** @constant */
            userRegistered: false;
            /** @constant */
            isUserConnected: false;
            /** Page on which a new user signs up and passes KYC. */
            signupURL: components["schemas"]["SignupUrl"];
        };
        /** How far the onboarding has come. */
        ConnectStatusResponse: {
            /** How far the onboarding of a user has come. */
            status: components["schemas"]["ConnectStatus"];
            /** The per-user key, present when `status` is `connected`. The service does not say what comes after a revocation; it is taken to be absent until the user is connected again. */
            apiKey?: components["schemas"]["ApiKey"];
        };
        /** The user that a per-user key belongs to. */
        UserIdResponse: {
            /** Identifies a user; answers and events carry the same one. */
            userId: components["schemas"]["UserId"];
        };
        /** Which pair to price. The service does not say whether `ticker` is mandatory; calls without it are refused. */
        GetRateRequest: {
            /** Pair of currencies to price. */
            ticker: components["schemas"]["Ticker"];
        };
        /** Price of a pair at a point in time. */
        Rate: {
            /** Pair of currencies that was priced. */
            ticker: components["schemas"]["TickerText"];
            /** Market rate, in EUR for one whole unit. */
            price: components["schemas"]["DecimalPrice"];
            /** Price at which the swap happens, after the service's fee and any markup, in EUR for one whole unit. */
            svcPrice: components["schemas"]["DecimalPrice"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            currency: components["schemas"]["CurrencyCode"];
            /** When the price was taken, in Unix milliseconds, unlike the ISO 8601 text of most resources. */
            timestamp: components["schemas"]["UnixMillis"];
        };
        /** A currency with a blockchain on which it can be deposited. The service does not say which members are mandatory; these two are. */
        CreateDepositAddressRequest: components["schemas"]["DepositUsdc"] | components["schemas"]["DepositBtc"] | components["schemas"]["DepositEth"] | components["schemas"]["DepositUsdt"];
        /**
         * USDC
         *
         * Opens an order that is paid in USDC.
         */
        DepositUsdc: {
            /** @constant */
            sourceCurrency: "USDC";
            sourceBlockchain: "POLYGON" | "ETHEREUM";
            /** IP address of the user. The service does not say whether it is mandatory; calls without it are accepted, since apps other than web apps have it taken from the headers. */
            ipAddress?: components["schemas"]["IpAddress"];
        };
        /**
         * BTC
         *
         * Opens an order that is paid in BTC, on-chain or over Lightning.
         */
        DepositBtc: {
            /** @constant */
            sourceCurrency: "BTC";
            sourceBlockchain: "BITCOIN" | "LIGHTNING";
            /** IP address of the user. The service does not say whether it is mandatory; calls without it are accepted, since apps other than web apps have it taken from the headers. */
            ipAddress?: components["schemas"]["IpAddress"];
        };
        /**
         * ETH
         *
         * Opens an order that is paid in ETH.
         */
        DepositEth: {
            /** @constant */
            sourceCurrency: "ETH";
            sourceBlockchain: "ETHEREUM";
            /** IP address of the user. The service does not say whether it is mandatory; calls without it are accepted, since apps other than web apps have it taken from the headers. */
            ipAddress?: components["schemas"]["IpAddress"];
        };
        /**
         * USDT
         *
         * Opens an order that is paid in USDT.
         */
        DepositUsdt: {
            /** @constant */
            sourceCurrency: "USDT";
            sourceBlockchain: "POLYGON" | "ETHEREUM";
            /** IP address of the user. The service does not say whether it is mandatory; calls without it are accepted, since apps other than web apps have it taken from the headers. */
            ipAddress?: components["schemas"]["IpAddress"];
        };
        /** Where to send the crypto, and how much. The service does not say that the list of members is complete; no id of the order has been seen in it. */
        DepositAddress: {
            /** Largest deposit that is accepted, in the smallest unit of the currency (satoshis for BTC and Lightning). */
            maximumDepositAmount: components["schemas"]["SmallestUnitAmount"];
            /** Smallest deposit that is accepted, in the smallest unit of the currency (satoshis for BTC and Lightning). */
            minimumDepositAmount: components["schemas"]["SmallestUnitAmount"];
            /**
             * Crypto address, or a Lightning address when `blockchain` is `LIGHTNING`.
             * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
             */
            address: string;
            /** Blockchain of a deposit; present for Lightning. */
            blockchain?: components["schemas"]["Blockchain"];
        };
        /** Which balance to read. The service does not say whether `currency` is mandatory; calls without it are refused. */
        GetBalanceRequest: {
            /**
             * The account's currency.
             * @example EUR
             */
            currency: "EUR";
        };
        /** The user's balance. */
        Balance: {
            /** Amount in EUR cents, digits only. */
            balance: components["schemas"]["EurCents"];
        };
        /** Which transactions to return. All members are optional. */
        ListTransactionsRequest: {
            /** Only transactions from this point in time on, in Unix milliseconds. */
            startDate?: components["schemas"]["UnixMillis"];
            /** Only transactions up to this point in time, in Unix milliseconds. */
            endDate?: components["schemas"]["UnixMillis"];
            /** How many transactions to return, a number as text. The service states neither default nor maximum; 50 and 100 are customary. */
            limit?: components["schemas"]["PageLimit"];
            /** How many transactions to pass over, a number as text. The service states no default. */
            offset?: components["schemas"]["PageOffset"];
        };
        /** One page of transactions, newest first. */
        TransactionPage: {
            /** The transactions of this page. */
            transactions: components["schemas"]["Transaction"][];
            /**
             * How many transactions this page holds. The service names the member without explaining it.
             * @example 2
             */
            number: number;
            /**
             * How many transactions match in all. The service names the member without explaining it.
             * @example 2
             */
            totalCount: number;
        };
        /** One conversion, by a connection or by a card top-up. */
        Transaction: {
            /** Id of an order, which is one conversion. */
            orderId: components["schemas"]["OrderId"];
            /** Kind of transaction. The service shows `OFFRAMP_WITHOUT_FIAT_WITHDRAWAL` (a card top-up) and no complete list; `ONRAMP` (a buy through a connection) and `OFFRAMP` (a sell) are what the sandbox says. */
            type: components["schemas"]["TransactionType"];
            /** How the crypto travelled. The service shows `ONCHAIN`; `LIGHTNING` has been seen. */
            subType: components["schemas"]["TransactionSubType"];
            /** What was sent, in the smallest unit of `sourceCurrency`. */
            sourceAmount: components["schemas"]["SmallestUnitAmount"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            sourceCurrency: components["schemas"]["CurrencyCode"];
            /** What was received, in EUR cents. The service does not show what a buy has here; it is taken to be in the smallest unit of `destinationCurrency`. */
            destinationAmount: components["schemas"]["SmallestUnitAmount"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            destinationCurrency: components["schemas"]["CurrencyCode"];
            /** State of a transaction. The service shows `SUCCESSFUL` and `FAILED`; `PENDING` is what the sandbox says while one is under way. */
            status: components["schemas"]["TransactionStatus"];
            /** Point in time, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** A bank account that receives the EUR of a sell. */
        Beneficiary: {
            /**
             * IBAN in a request. It must pass the check digits and is changed to upper case. The service does not say that spaces between groups
             * are fine; they are taken to be removed.
             */
            iban: components["schemas"]["Iban"];
            /** BIC (SWIFT code) of the bank. It is changed to upper case. The service does not say how it checks one; the form is that of ISO 9362. */
            bic: components["schemas"]["Bic"];
            /** Name of the holder of the bank account. */
            name: components["schemas"]["BeneficiaryName"];
        };
        /** One variant for each currency and way of naming the destination; `type`, `subtype` and the currency say which. */
        CreateConnectionRequest: components["schemas"]["BuyBtcToAddress"] | components["schemas"]["BuyBtcToWhitelistedAddress"] | components["schemas"]["BuyEthToAddress"] | components["schemas"]["BuyEthToWhitelistedAddress"] | components["schemas"]["BuyUsdcToAddress"] | components["schemas"]["BuyUsdcToWhitelistedAddress"] | components["schemas"]["BuyUsdtToAddress"] | components["schemas"]["BuyUsdtToWhitelistedAddress"] | components["schemas"]["BuyPolToAddress"] | components["schemas"]["BuyPolToWhitelistedAddress"] | components["schemas"]["SellOnChainToBeneficiary"] | components["schemas"]["SellOnChainToBeneficiaryId"] | components["schemas"]["SellLightningToBeneficiary"] | components["schemas"]["SellLightningToBeneficiaryId"];
        /**
         * Buy BTC, address
         *
         * EUR becomes BTC at the address that is given here.
         */
        BuyBtcToAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /**
             * @default BTC
             * @constant
             */
            destinationCurrency?: "BTC";
            /**
             * @default BTC
             */
            network?: "BTC";
            /** Crypto address that the user wants to receive at. It must fit the network. */
            destinationAddress: components["schemas"]["CryptoAddress"];
            whitelistedAddressId?: never;
        };
        /**
         * Buy BTC, whitelisted address
         *
         * EUR becomes BTC at an address that is already whitelisted.
         */
        BuyBtcToWhitelistedAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /**
             * @default BTC
             * @constant
             */
            destinationCurrency?: "BTC";
            /**
             * @default BTC
             */
            network?: "BTC";
            /**
             * Id of a crypto address that is approved for payouts. The service shows no call that returns it, and none has been seen; the dashboard of the local sandbox has it.
             * Nor does the service say what it answers to an id that the user does not have; `VALIDATION_FAILED` is assumed.
             */
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            destinationAddress?: never;
        };
        /**
         * Buy ETH, address
         *
         * EUR becomes ETH at the address that is given here.
         */
        BuyEthToAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "ETH";
            /**
             * @default ETH
             */
            network?: "ETH";
            /** Crypto address that the user wants to receive at. It must fit the network. */
            destinationAddress: components["schemas"]["CryptoAddress"];
            whitelistedAddressId?: never;
        };
        /**
         * Buy ETH, whitelisted address
         *
         * EUR becomes ETH at an address that is already whitelisted.
         */
        BuyEthToWhitelistedAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "ETH";
            /**
             * @default ETH
             */
            network?: "ETH";
            /**
             * Id of a crypto address that is approved for payouts. The service shows no call that returns it, and none has been seen; the dashboard of the local sandbox has it.
             * Nor does the service say what it answers to an id that the user does not have; `VALIDATION_FAILED` is assumed.
             */
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            destinationAddress?: never;
        };
        /**
         * Buy USDC, address
         *
         * EUR becomes USDC at the address that is given here.
         */
        BuyUsdcToAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "USDC";
            network: "USDC" | "POLYGON";
            /** Crypto address that the user wants to receive at. It must fit the network. */
            destinationAddress: components["schemas"]["CryptoAddress"];
            whitelistedAddressId?: never;
        };
        /**
         * Buy USDC, whitelisted address
         *
         * EUR becomes USDC at an address that is already whitelisted.
         */
        BuyUsdcToWhitelistedAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "USDC";
            network: "USDC" | "POLYGON";
            /**
             * Id of a crypto address that is approved for payouts. The service shows no call that returns it, and none has been seen; the dashboard of the local sandbox has it.
             * Nor does the service say what it answers to an id that the user does not have; `VALIDATION_FAILED` is assumed.
             */
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            destinationAddress?: never;
        };
        /**
         * Buy USDT, address
         *
         * EUR becomes USDT at the address that is given here.
         */
        BuyUsdtToAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "USDT";
            network: "USDT" | "ETH";
            /** Crypto address that the user wants to receive at. It must fit the network. */
            destinationAddress: components["schemas"]["CryptoAddress"];
            whitelistedAddressId?: never;
        };
        /**
         * Buy USDT, whitelisted address
         *
         * EUR becomes USDT at an address that is already whitelisted.
         */
        BuyUsdtToWhitelistedAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "USDT";
            network: "USDT" | "ETH";
            /**
             * Id of a crypto address that is approved for payouts. The service shows no call that returns it, and none has been seen; the dashboard of the local sandbox has it.
             * Nor does the service say what it answers to an id that the user does not have; `VALIDATION_FAILED` is assumed.
             */
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            destinationAddress?: never;
        };
        /**
         * Buy POL, address
         *
         * EUR becomes POL at the address that is given here.
         */
        BuyPolToAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "POL";
            /**
             * @default POLYGON
             */
            network?: "POL" | "POLYGON";
            /** Crypto address that the user wants to receive at. It must fit the network. */
            destinationAddress: components["schemas"]["CryptoAddress"];
            whitelistedAddressId?: never;
        };
        /**
         * Buy POL, whitelisted address
         *
         * EUR becomes POL at an address that is already whitelisted.
         */
        BuyPolToWhitelistedAddress: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "POL";
            /**
             * @default POLYGON
             */
            network?: "POL" | "POLYGON";
            /**
             * Id of a crypto address that is approved for payouts. The service shows no call that returns it, and none has been seen; the dashboard of the local sandbox has it.
             * Nor does the service say what it answers to an id that the user does not have; `VALIDATION_FAILED` is assumed.
             */
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            destinationAddress?: never;
        };
        /**
         * Sell on-chain, bank account
         *
         * Crypto sent on-chain becomes EUR at the bank account that is given here.
         */
        SellOnChainToBeneficiary: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "CRYPTO_TO_FIAT";
            /** @constant */
            subtype: "ONCHAIN";
            /**
             * @default BTC
             */
            sourceCurrency?: "BTC" | "ETH" | "USDC";
            /** A bank account that receives the EUR of a sell. */
            beneficiary: components["schemas"]["Beneficiary"];
            beneficiaryId?: never;
        };
        /**
         * Sell on-chain, known bank account
         *
         * Crypto sent on-chain becomes EUR at a bank account that the user has used before.
         */
        SellOnChainToBeneficiaryId: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "CRYPTO_TO_FIAT";
            /** @constant */
            subtype: "ONCHAIN";
            /**
             * @default BTC
             */
            sourceCurrency?: "BTC" | "ETH" | "USDC";
            /**
             * Id of a bank account that the user has used before. The service shows no call that returns it, and none has been seen; the dashboard of the local sandbox has it.
             * Nor does the service say what it answers to an id that the user does not have; `VALIDATION_FAILED` is assumed.
             */
            beneficiaryId: components["schemas"]["BeneficiaryId"];
            beneficiary?: never;
        };
        /**
         * Sell over Lightning, bank account
         *
         * Sats sent to the Lightning address become EUR at the bank account that is given here.
         */
        SellLightningToBeneficiary: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "CRYPTO_TO_FIAT";
            /** @constant */
            subtype: "LN";
            /**
             * @default BTC
             * @constant
             */
            sourceCurrency?: "BTC";
            /**
             * The part of a Lightning address in front of the `@`: lower-case letters, digits, `_` and `-`; begins and ends with a letter or digit, no two of `_` and `-` in a row. Unique across all users.
             * The service does not say whether `_-` counts as two in a row; it is taken to.
             */
            lnAddress: components["schemas"]["LightningUsername"];
            /** A bank account that receives the EUR of a sell. */
            beneficiary: components["schemas"]["Beneficiary"];
            beneficiaryId?: never;
        };
        /**
         * Sell over Lightning, known bank account
         *
         * Sats sent to the Lightning address become EUR at a bank account that the user has used before.
         */
        SellLightningToBeneficiaryId: {
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "CRYPTO_TO_FIAT";
            /** @constant */
            subtype: "LN";
            /**
             * @default BTC
             * @constant
             */
            sourceCurrency?: "BTC";
            /**
             * The part of a Lightning address in front of the `@`: lower-case letters, digits, `_` and `-`; begins and ends with a letter or digit, no two of `_` and `-` in a row. Unique across all users.
             * The service does not say whether `_-` counts as two in a row; it is taken to.
             */
            lnAddress: components["schemas"]["LightningUsername"];
            /**
             * Id of a bank account that the user has used before. The service shows no call that returns it, and none has been seen; the dashboard of the local sandbox has it.
             * Nor does the service say what it answers to an id that the user does not have; `VALIDATION_FAILED` is assumed.
             */
            beneficiaryId: components["schemas"]["BeneficiaryId"];
            beneficiary?: never;
        };
        /** A connection. The service shows these members and does not say that the list is complete; it has been in every answer seen. */
        Connection: {
            /** Identifies a connection for good, whatever becomes of it. */
            id: components["schemas"]["ConnectionId"];
            /**
             * Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
             * The service does not say how it counts: taken to be in characters, without white space around the name.
             */
            name: components["schemas"]["ConnectionName"];
            /** Which way money flows. `FIAT_TO_CRYPTO` is a buy, `CRYPTO_TO_FIAT` a sell. */
            type: components["schemas"]["ConnectionType"];
            /** How the crypto travels. `LN` is Lightning, for sells only. */
            subtype: components["schemas"]["ConnectionSubtype"];
            /** State of a connection. The lifecycle under Connections shows how one leads to another. */
            status: components["schemas"]["ConnectionStatus"];
            /** Point in time, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
            /** Point in time, ISO 8601. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** Answer to an accepted creation. The connection stands inside `svcLink`. */
        CreatedConnection: {
            /** A connection. The service shows these members and does not say that the list is complete; it has been in every answer seen. */
            svcLink: components["schemas"]["Connection"];
        };
        /** What converts the deposits of a connection. Lightning connections to the same bank account share one. The service shows `status` and the members of the challenge; the others have been seen. */
        StandingOrder: {
            /** Id of a standing order, which both cancel calls take. The service does not show its form; treat it as plain text. */
            id: components["schemas"]["StandingOrderId"];
            /** State of a standing order. The service shows only `PENDING_CONFIRMATION`; `ACTIVE` and `CANCELLED` have been seen, and `EXPIRED` is assumed for the standing order of an expired connection. */
            status: components["schemas"]["StandingOrderStatus"];
            /** Which way money flows. `FIAT_TO_CRYPTO` is a buy, `CRYPTO_TO_FIAT` a sell. */
            direction: components["schemas"]["ConnectionType"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            sourceCurrency: components["schemas"]["CurrencyCode"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            destinationCurrency: components["schemas"]["CurrencyCode"];
            /** Fee in basis points, a decimal number as text; hundredths of a percent. The service does not show whether fractions occur; they have been seen. */
            percentFeeBps: components["schemas"]["BasisPoints"];
            /** Challenge to confirm, only while `PENDING_CONFIRMATION`. */
            challengeId?: components["schemas"]["ChallengeId"];
            /** End of the challenge, only while `PENDING_CONFIRMATION`. Resend and cancel call it `dateExpires`. */
            challengeExpiresAt?: components["schemas"]["Timestamp"];
            /** Point in time, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
            /** Point in time, ISO 8601. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * A connection with everything around it. From `PENDING` on, it says what to pay to and where the money goes: buys have `depositIban` and `destinationAddress`, on-chain sells `depositAddress`
         * and `destinationIban`, Lightning sells `lnAddress` and `destinationIban`. Members that do not apply are absent. The service shows only `svcLink`, `standingOrder` and `lnAddress`; the others have been seen.
         */
        ConnectionDetail: {
            /** A connection. The service shows these members and does not say that the list is complete; it has been in every answer seen. */
            svcLink: components["schemas"]["Connection"];
            /** The standing order, or `null` while `INITIATING` and for some that `FAILED`. The service does not state when it is absent; this has been seen. */
            standingOrder: components["schemas"]["StandingOrder"] | null;
            /** IBAN to send EUR to; buys only. */
            depositIban?: components["schemas"]["IbanText"];
            /** Address that receives the crypto; buys only. */
            destinationAddress?: components["schemas"]["CryptoAddress"];
            /** Address to send crypto to; on-chain sells only. */
            depositAddress?: components["schemas"]["DepositCryptoAddress"];
            /** Lightning address to send sats to; Lightning sells only. */
            lnAddress?: components["schemas"]["LightningAddress"];
            /** Bank account that receives the EUR; sells only. */
            destinationIban?: components["schemas"]["IbanText"];
            /** Technical details, only when `FAILED`, of any type. For your logs, never for users. The service names the member without its type. */
            error?: unknown;
        };
        /** Connections, newest first. */
        ConnectionList: components["schemas"]["ConnectionDetail"][];
        /** The code for a challenge. */
        ConfirmConnectionRequest: {
            /** Id of a challenge, which a code by SMS belongs to. */
            challengeId: components["schemas"]["ChallengeId"];
            /** The six digits that the user received by SMS. */
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /** The code for the challenge of a cancellation. */
        ConfirmCancellationRequest: {
            /** Id of a challenge, which a code by SMS belongs to. */
            challengeId: components["schemas"]["ChallengeId"];
            /** The six digits that the user received by SMS. */
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /**
         * A standing order after a code was accepted, flat and not inside `svcLink`. The service calls this record the connection and does not say whose `id` it carries; live answers have the standing order's.
         * Do not compare it with `svcLink.id`.
         */
        StandingOrderConfirmation: {
            /** Id of a standing order, which both cancel calls take. The service does not show its form; treat it as plain text. */
            id: components["schemas"]["StandingOrderId"];
            /** State of a standing order. The service shows only `PENDING_CONFIRMATION`; `ACTIVE` and `CANCELLED` have been seen, and `EXPIRED` is assumed for the standing order of an expired connection. */
            status: components["schemas"]["StandingOrderStatus"];
            /** Which way money flows. `FIAT_TO_CRYPTO` is a buy, `CRYPTO_TO_FIAT` a sell. */
            direction: components["schemas"]["ConnectionType"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            sourceCurrency: components["schemas"]["CurrencyCode"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            destinationCurrency: components["schemas"]["CurrencyCode"];
            /** Fee in basis points, a decimal number as text; hundredths of a percent. The service does not show whether fractions occur; they have been seen. */
            percentFeeBps: components["schemas"]["BasisPoints"];
            /** Point in time, ISO 8601. */
            createdAt: components["schemas"]["Timestamp"];
            /** Point in time, ISO 8601. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** The challenge whose code did not arrive. */
        ResendOtpRequest: {
            /** Id of a challenge, which a code by SMS belongs to. */
            challengeId: components["schemas"]["ChallengeId"];
        };
        /** The challenge after a resend. */
        ResentOtp: {
            /** Challenge to use for the next confirmation. It may be the same or a new one. */
            challengeId: components["schemas"]["ChallengeId"];
            /** End of the challenge. The standing order calls it `challengeExpiresAt`. */
            dateExpires: components["schemas"]["Timestamp"];
            /**
             * Wrong codes that are still allowed.
             * @example 5
             */
            attempts: number;
        };
        /** Either done at once, or waiting for a code. Tell them apart by which member is present. */
        Cancellation: components["schemas"]["ImmediateCancellation"] | components["schemas"]["CancellationChallenge"];
        /**
         * Done
         *
         * Only the caller's connection was closed; others share the standing order. The service does not say which one goes when several are the caller's own; it is taken to be the newest.
         */
        ImmediateCancellation: {
            /** @constant */
            immediate: true;
        };
        /**
         * Code needed
         *
         * A code was sent by SMS; confirm the cancellation with it.
         */
        CancellationChallenge: {
            immediate?: never;
            /** Id of a challenge, which a code by SMS belongs to. */
            challengeId: components["schemas"]["ChallengeId"];
            /** End of the challenge. */
            dateExpires: components["schemas"]["Timestamp"];
        };
        /** Delivers the per-user key of a user who passed KYC or consented. */
        VerificationStatusEvent: {
            /** Identifies a user; answers and events carry the same one. */
            userId: components["schemas"]["UserId"];
            /** The per-user key. In lower case here, unlike `apiKey` in responses. */
            apikey: components["schemas"]["ApiKey"];
            /** Outcome of the verification. */
            verificationStatus: components["schemas"]["VerificationStatus"];
            /** Your own id of the user, as you gave it to connect. The service promises it in every event and does not say what it sends when you gave none; expect it to be absent. */
            ref?: components["schemas"]["ReturnedReference"];
        };
        /** Reports the end of an order. */
        OrderStatusEvent: {
            /** Id of an order, which is one conversion. */
            orderId: components["schemas"]["OrderId"];
            /** How an order ended. */
            status: components["schemas"]["OrderStatus"];
            /**
             * Identifies the user. The service does not call this one a UUID, as it does everywhere else; it is taken to be the same id, and any text passes.
             * @example 4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11
             */
            userId: string;
            /** Your reference, if one was set. */
            sourceId?: components["schemas"]["ReturnedReference"];
            /** Your reference once more. The service promises it in every event and leaves it out of this one's fields, so do not count on it. */
            ref?: components["schemas"]["ReturnedReference"];
            /** What was sent, in the smallest unit of `sourceCurrency`. */
            sourceAmount: components["schemas"]["SmallestUnitAmount"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            sourceCurrency: components["schemas"]["CurrencyCode"];
            /** What was received, in EUR cents. The service does not show what a buy has here; it is taken to be in the smallest unit of `destinationCurrency`. */
            destinationAmount: components["schemas"]["SmallestUnitAmount"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            destinationCurrency: components["schemas"]["CurrencyCode"];
            /** The price that was applied, fees included. The service shows the members without saying which price it is. */
            price: components["schemas"]["OrderPrice"];
            /** When the order ended, ISO 8601. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** The price that was applied, fees included. The service shows the members without saying which price it is. */
        OrderPrice: {
            /** Price in EUR for one whole unit, a decimal number as text. The service shows a text without saying how the number is written or what it is the price of. */
            price: components["schemas"]["DecimalPrice"];
            /**
             * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
             * only; those with a mark are what the currency is counted in elsewhere.
             */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** Reports that a connection became active, with what to pay to. */
        ConnectionStatusEvent: components["schemas"]["BuyActivated"] | components["schemas"]["SellOnChainActivated"] | components["schemas"]["SellLightningActivated"];
        /**
         * Buy
         *
         * EUR sent to `depositIban` is converted from now on.
         */
        BuyActivated: {
            /** Identifies a connection for good, whatever becomes of it. */
            svcLinkId: components["schemas"]["ConnectionId"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** State of the connection, in lower case here. */
            status: components["schemas"]["ActiveStatus"];
            /** Your own id of the user, as you gave it to connect. The service promises it in every event and does not say what it sends when you gave none; expect it to be absent. */
            ref?: components["schemas"]["ReturnedReference"];
            /** IBAN in an answer. The service does not show whether it groups the digits; both forms have been seen, so remove spaces before you compare. */
            depositIban: components["schemas"]["IbanText"];
        };
        /**
         * Sell on-chain
         *
         * Crypto sent to `depositAddress` is converted from now on.
         */
        SellOnChainActivated: {
            /** Identifies a connection for good, whatever becomes of it. */
            svcLinkId: components["schemas"]["ConnectionId"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            /** State of the connection, in lower case here. */
            status: components["schemas"]["ActiveStatus"];
            /** Your own id of the user, as you gave it to connect. The service promises it in every event and does not say what it sends when you gave none; expect it to be absent. */
            ref?: components["schemas"]["ReturnedReference"];
            /** Crypto address of the service. Crypto sent to it is converted. */
            depositAddress: components["schemas"]["DepositCryptoAddress"];
            lnAddress?: never;
        };
        /**
         * Sell over Lightning
         *
         * Sats sent to `lnAddress` are converted from now on.
         */
        SellLightningActivated: {
            /** Identifies a connection for good, whatever becomes of it. */
            svcLinkId: components["schemas"]["ConnectionId"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            /** State of the connection, in lower case here. */
            status: components["schemas"]["ActiveStatus"];
            /** Your own id of the user, as you gave it to connect. The service promises it in every event and does not say what it sends when you gave none; expect it to be absent. */
            ref?: components["schemas"]["ReturnedReference"];
            /** Lightning address, user name and domain. Sats sent to it are converted. */
            lnAddress: components["schemas"]["LightningAddress"];
            depositAddress?: never;
        };
    };
    responses: {
        /** The request does not have the described shape. The service does not say what it makes of members that are not described; they are taken to be ignored. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "VALIDATION_FAILED";
                };
            };
        };
        /** The request is malformed, or the code is wrong, too late, or one too many. */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "VALIDATION_FAILED" | "INVALID_OTP" | "OTP_EXPIRED" | "OTP_ATTEMPTS_EXHAUSTED";
                };
            };
        };
        /** The key is missing, unknown or revoked, or of the wrong kind. */
        WrongKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "API_KEY_MISSING" | "API_KEY_INVALID" | "API_KEY_WRONG_KIND";
                };
            };
        };
        /** This user has no such challenge. */
        ChallengeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "CHALLENGE_NOT_FOUND";
                };
            };
        };
        /** This user has no such standing order in your application. */
        StandingOrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "STANDING_ORDER_NOT_FOUND";
                };
            };
        };
        /** Too many requests. Wait, then send the same call again. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "RATE_LIMITED";
                };
            };
        };
        /** The user has too many pending connections, or there were too many requests. */
        TooManyConnectionsOrRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "TOO_MANY_PENDING_BRINGIN_LINKS" | "RATE_LIMITED";
                };
            };
        };
        /** The service failed. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "INTERNAL_ERROR";
                };
            };
        };
        /** The request did not reach the call. The service states nothing about such requests; these are the customary answers. */
        NotHandled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
    };
    parameters: {
        /**
         * Id of the standing order, `standingOrder.id` of the connection.
         * @example so_5f0c2a9e81d4
         */
        StandingOrderId: components["schemas"]["StandingOrderId"];
    };
    requestBodies: never;
    headers: {
        /** Seconds to wait before the call is sent again. The service does not state that it sends this header. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    connectUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectUserRequest"];
            };
        };
        responses: {
            /** Where the user stands. The status of this answer is not stated by the service; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectUserResponse"];
                };
            };
            /** The request is malformed, or one of the members for the connection is not usable. The service shows no errors of this call; these are those of creating a connection. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "VALIDATION_FAILED" | "INVALID_BTC_ADDRESS" | "INVALID_ADDRESS" | "INVALID_IBAN" | "INVALID_CURRENCY_NETWORK_COMBINATION" | "RECENTLY_FAILED_IBAN";
                    };
                };
            };
            /** The key is missing, unknown or of the wrong kind, or the signature that a `callback` requires is missing, wrong or too old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "API_KEY_MISSING" | "API_KEY_INVALID" | "API_KEY_WRONG_KIND" | "SIGNATURE_MISSING" | "SIGNATURE_INVALID" | "SIGNATURE_EXPIRED";
                    };
                };
            };
            /**
             * The user is connected already, and the connection that the call asks for conflicts with another one. Repeat the call without `direction` if you only need the key.
             * The service shows no errors of this call; these are those of creating a connection.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "DUPLICATE_IBAN" | "DUPLICATE_BRINGIN_LINK" | "DUPLICATE_DESTINATION_ADDRESS" | "LN_ADDRESS_EXISTS" | "CONCURRENT_REQUEST";
                    };
                };
            };
            /**
             * The user has too many pending connections for the one that the call asks for, or there were too many requests. The service shows no errors of this call;
             * these are those of creating a connection.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "TOO_MANY_PENDING_BRINGIN_LINKS" | "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    getConnectStatus: {
        parameters: {
            query: {
                /**
                 * E-mail address that the user was connected with.
                 * @example ana@example.com
                 */
                email: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The status, with the key when it is `connected`. The service does not state the status of this answer; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectStatusResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["WrongKey"];
            /** No user with this e-mail was ever connected by your application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "USER_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    getUserId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user's id. The service does not state the status of this answer; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserIdResponse"];
                };
            };
            403: components["responses"]["WrongKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    getRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetRateRequest"];
            };
        };
        responses: {
            /** Market rate and the price at which the service swaps. The service does not state the status of this answer; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rate"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            /** The key is missing or unknown. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "API_KEY_MISSING" | "API_KEY_INVALID";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    createDepositAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDepositAddressRequest"];
            };
        };
        responses: {
            /** Where to pay, and how much. The service does not state the status of this answer; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddress"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["WrongKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetBalanceRequest"];
            };
        };
        responses: {
            /** The balance. The service does not state the status of this answer; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["WrongKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    listTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ListTransactionsRequest"];
            };
        };
        responses: {
            /** One page of transactions, newest first. The service states neither the order nor the status of this answer; this order and 200 are what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["WrongKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    listConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connections in `INITIATING`, `PENDING` and `ACTIVE`. The service does not state the status of this answer; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionList"];
                };
            };
            403: components["responses"]["WrongKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConnectionRequest"];
            };
        };
        responses: {
            /** Accepted. The connection is `INITIATING`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedConnection"];
                };
            };
            /** The request is malformed, or an address, an IBAN or a pair of currency and network is not usable. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "VALIDATION_FAILED" | "INVALID_BTC_ADDRESS" | "INVALID_ADDRESS" | "INVALID_IBAN" | "INVALID_CURRENCY_NETWORK_COMBINATION" | "RECENTLY_FAILED_IBAN";
                    };
                };
            };
            403: components["responses"]["WrongKey"];
            /** The connection conflicts with another one, or another creation of this user is being handled. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "DUPLICATE_NAME" | "DUPLICATE_IBAN" | "DUPLICATE_BRINGIN_LINK" | "DUPLICATE_DESTINATION_ADDRESS" | "LN_ADDRESS_EXISTS" | "CONCURRENT_REQUEST";
                    };
                };
            };
            429: components["responses"]["TooManyConnectionsOrRequests"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the connection, `svcLink.id`.
                 * @example 0b8e6f3c-3d0e-4f51-9d37-0d7a5c1f2a10
                 */
                id: components["schemas"]["ConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connection. The service does not state the status of this answer; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionDetail"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["WrongKey"];
            /** This user has no such connection in your application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "CONNECTION_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    confirmConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmConnectionRequest"];
            };
        };
        responses: {
            /** The standing order behind the connection, now active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingOrderConfirmation"];
                };
            };
            400: components["responses"]["CodeRefused"];
            403: components["responses"]["WrongKey"];
            404: components["responses"]["ChallengeNotFound"];
            /** The connection is not waiting for a code any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "CONNECTION_NOT_PENDING";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendOtpRequest"];
            };
        };
        responses: {
            /** The challenge to use from now on. The service does not state the status of this answer; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentOtp"];
                };
            };
            /** The request is malformed, the challenge has expired, or its resends are used up. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "VALIDATION_FAILED" | "OTP_EXPIRED" | "OTP_ATTEMPTS_EXHAUSTED";
                    };
                };
            };
            403: components["responses"]["WrongKey"];
            404: components["responses"]["ChallengeNotFound"];
            /** The connection is not waiting for a code any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "CONNECTION_NOT_PENDING";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    cancelStandingOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the standing order, `standingOrder.id` of the connection.
                 * @example so_5f0c2a9e81d4
                 */
                standingOrderId: components["parameters"]["StandingOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done, or waiting for a code. The service does not state the status of this answer; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            403: components["responses"]["WrongKey"];
            404: components["responses"]["StandingOrderNotFound"];
            /** The standing order is not active, so there is nothing to cancel. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "CONNECTION_NOT_ACTIVE";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    confirmCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the standing order, `standingOrder.id` of the connection.
                 * @example so_5f0c2a9e81d4
                 */
                standingOrderId: components["parameters"]["StandingOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCancellationRequest"];
            };
        };
        responses: {
            /** The cancelled standing order. The service does not show this body; it is the same record as after confirming a connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingOrderConfirmation"];
                };
            };
            400: components["responses"]["CodeRefused"];
            403: components["responses"]["WrongKey"];
            /** This user has no such standing order, or no such challenge for it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "STANDING_ORDER_NOT_FOUND" | "CHALLENGE_NOT_FOUND";
                    };
                };
            };
            /** The standing order has been cancelled in the meantime. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        errorCode: "CONNECTION_NOT_ACTIVE";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    verificationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationStatusEvent"];
            };
        };
        responses: {
            /** Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** Refused. The service does not say what follows; like any status but 2xx it is taken to count as not delivered, and the event is sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStatusEvent"];
            };
        };
        responses: {
            /** Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** Refused. The service does not say what follows; like any status but 2xx it is taken to count as not delivered, and the event is sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    connectionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionStatusEvent"];
            };
        };
        responses: {
            /** Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** Refused. The service does not say what follows; like any status but 2xx it is taken to count as not delivered, and the event is sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
