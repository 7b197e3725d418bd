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
         * @description Starts the onboarding of a user, or returns the key of one who is already connected. What happens next depends on `status`.
         *     With `callback`, sign the request (see Environments). With `direction`, a connection is created too, as soon as the user is connected;
         *     its conflicts are reported here when the user is connected already, so repeat the call without `direction` if you only need the key.
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
         * @description Tells how far a user's onboarding has come, and returns the per-user key once the user is connected. Stop polling on `connected` or `rejected`.
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
         * @description Returns the id of the user to whom the key belongs, the same that the events carry. The service does not say which key this call takes; it takes the per-user key.
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
         * @description Returns the latest price of a currency pair. Either kind of key will do. One text of the service names only `USDCEUR` and `BTCEUR` as
         *     supported; its reference lists all four pairs, which is what is described here.
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
         * @description Opens a one-off order and returns the address to pay to. Crypto sent there is converted to EUR and loaded onto the user's debit card.
         *     Send an amount between the two limits, in the smallest unit of the currency.
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
         * @description Returns the user's balance in EUR cents. Money that a card top-up has brought is part of it.
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
         * @description Returns the user's conversions, newest first. `totalCount` counts all that match the dates, `number` those in this page; raise `offset` until you have them all.
         *     The service also shows this path with a slash at its end. Send it without.
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
         * @description Returns the user's connections that are not over, newest first. Call it before you create one. The service does not show the shape of this answer:
         *     it is a plain array, without paging, of what [getConnection](#operation/getConnection) returns, limited to this user and your application.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Create a connection
         * @description Accepts a new connection and answers before it exists: poll [getConnection](#operation/getConnection) until its status leaves `INITIATING`.
         *     A bank account that the user already has is reused, as is an address that is already whitelisted on the same network. With `LN`, a standing order
         *     for the same bank account is reused too, and then no code is needed. When you name a beneficiary by its id, its IBAN is whitelisted if that is still needed.
         *
         *     Use a destination address that never changes: connections are permanent.
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
         * @description Returns one connection with its standing order and, once it is processed, what to pay to. Poll it after creation until the status leaves `INITIATING`;
         *     when that takes longer than the timeout, tell the user and offer to look again later.
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
         * @description Confirms a pending connection with the code that the user received by SMS. It becomes `ACTIVE`, starts converting, and the connection-status event is sent.
         *     After a wrong code the user may try again with the same challenge.
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
         * @description Sends a new code by SMS and voids the old one. Use the `challengeId` of the answer from then on, it may be a new one. The 30 minutes of the connection go on as before.
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
         * @description Ends a connection, named by the id of its standing order. When other connections share the standing order, only the caller's is closed, at once and without a code; of several
         *     of the caller's own, the newest goes. When it is the last one, a code is sent by SMS and [confirmCancellation](#operation/confirmCancellation) finishes the job.
         *     Tell the two answers apart by which member is present.
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
         * @description Finishes a cancellation with the code that the user received by SMS. The standing order becomes `CANCELLED` and all its connections `INACTIVE`.
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
         * @description Sent to `{callback}/verification-status` when a user has passed KYC or confirmed the connection to your application. It is the way the per-user key is delivered: store it with the user.
         *     A delivery is identified by the user; a later one for the same user brings a newer key, so keep the newest.
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
         * @description Sent to `{callback}/order-status` when an order ends, for example a card top-up or a conversion through a connection.
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
         * @description Sent to `{callback}/connection-status` when a connection has become active, after the user confirmed the code. It carries what to pay to: an IBAN for buys,
         *     an address for on-chain sells, a Lightning address for Lightning sells.
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
         * @description Identifies a user; answers and events carry the same one.
         * @example 4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11
         */
        UserId: string;
        /**
         * @description A per-user key. The service does not show its form; keys seen so far are 44 characters that look like Base64. Never parse it.
         * @example bWFkZS11cC1wZXItdXNlci1rZXktMDAwMDAwMDAwMDE=
         */
        ApiKey: string;
        /**
         * @description Your own id of the user. It comes back in the events. The service states no length; this one is customary.
         * @example user-42
         */
        PartnerReference: string;
        /**
         * Format: uuid
         * @description Identifies a connection for good, whatever becomes of it.
         * @example 0b8e6f3c-3d0e-4f51-9d37-0d7a5c1f2a10
         */
        ConnectionId: string;
        /**
         * @description Id of a standing order, which both cancel calls take. The service does not show its form; treat it as plain text.
         * @example so_5f0c2a9e81d4
         */
        StandingOrderId: string;
        /**
         * @description Id of a challenge, which a code by SMS belongs to.
         * @example ch_81b2d60f4a37
         */
        ChallengeId: string;
        /**
         * Format: uuid
         * @description Id of a bank account that the user has used before. No call returns it; the user's dashboard shows it.
         * @example 9c5b94b1-35ad-49bb-b118-8e8fc24abf80
         */
        BeneficiaryId: string;
        /**
         * @description Id of a crypto address that is approved for payouts. No call returns it; the user's dashboard shows it.
         * @example wa_2d7f90c3b6e5
         */
        WhitelistedAddressId: string;
        /**
         * Format: uuid
         * @description Id of an order, which is one conversion.
         * @example d2719f0c-6c0e-4d3f-8f57-3b3a2f4c9e77
         */
        OrderId: string;
        /**
         * Format: email
         * @description E-mail address of the user.
         * @example ana@example.com
         */
        Email: string;
        /**
         * Format: uri
         * @description Where events go; the path of the event is appended to it. Put an unguessable token into it.
         * @example https://partner.example/hooks/6d1f0c
         */
        CallbackUrl: string;
        /**
         * Format: uri
         * @description Page on which a new user signs up and passes KYC.
         * @example https://app.svc.example/signup/3f9c
         */
        SignupUrl: string;
        /**
         * @description IP address of the user. The service does not say whether it is mandatory; calls without it are accepted, since apps other than web apps have it taken from the headers.
         * @example 203.0.113.7
         */
        IpAddress: string;
        /**
         * @description Label that the user sees. Unique per user among connections in `INITIATING`, `PENDING` and `ACTIVE`; free again afterwards.
         * @example Savings
         */
        ConnectionName: string;
        /**
         * @description Name of the holder of the bank account.
         * @example Ana Novak
         */
        BeneficiaryName: string;
        /**
         * @description IBAN in a request. It must pass the check digits and is changed to upper case; spaces between groups are removed.
         * @example DE89370400440532013000
         */
        Iban: string;
        /**
         * @description IBAN in an answer. The service does not show whether it groups the digits; both forms have been seen, so remove spaces before you compare.
         * @example LT121000011101001000
         */
        IbanText: string;
        /**
         * @description BIC (SWIFT code) of the bank. It is changed to upper case.
         * @example COBADEFFXXX
         */
        Bic: string;
        /**
         * @description Crypto address that the user wants to receive at. It must fit the network.
         * @example bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
         */
        CryptoAddress: string;
        /**
         * @description Crypto address of the service. Crypto sent to it is converted.
         * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
         */
        DepositCryptoAddress: string;
        /**
         * @description The part of a Lightning address in front of the `@`: lower-case letters, digits, `_` and `-`; begins and ends with a letter or digit, no two of `_` and `-` in a row. Unique across all users.
         * @example ana-novak
         */
        LightningUsername: string;
        /**
         * @description Lightning address, user name and domain. Sats sent to it are converted.
         * @example ana-novak@ln.svc.example
         */
        LightningAddress: string;
        /**
         * Format: date-time
         * @description Point in time, ISO 8601.
         * @example 2026-01-01T09:00:00.000Z
         */
        Timestamp: string;
        /**
         * @description Point in time, Unix milliseconds.
         * @example 1767258000000
         */
        UnixMillis: number;
        /**
         * @description Amount in EUR cents, digits only.
         * @example 12992
         */
        EurCents: string;
        /**
         * @description Amount in the smallest unit of its currency (satoshis for BTC, millionths for USDC), digits only.
         * @example 150000
         */
        SmallestUnitAmount: string;
        /**
         * @description Price in EUR for one whole unit, a decimal number as text.
         * @example 88650.00
         */
        DecimalPrice: string;
        /**
         * @description Fee in basis points, a decimal number as text; hundredths of a percent. The service does not show whether fractions occur; they have been seen.
         * @example 150
         */
        BasisPoints: string;
        /**
         * @description Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments.
         * @example BTC
         */
        CurrencyCode: "BTC" | "ETH" | "USDC" | "USDT" | "POL" | "EUR" | (string & {});
        /**
         * @description Pair of currencies to price.
         * @example BTCEUR
         * @enum {string}
         */
        Ticker: "USDCEUR" | "BTCEUR" | "ETHEUR" | "USDTEUR";
        /**
         * @description Pair of currencies that was priced.
         * @example BTCEUR
         */
        TickerText: "USDCEUR" | "BTCEUR" | "ETHEUR" | "USDTEUR" | (string & {});
        /**
         * @description Blockchain of a deposit; present for Lightning.
         * @example LIGHTNING
         */
        Blockchain: "LIGHTNING" | (string & {});
        /**
         * @description Which way money flows. `FIAT_TO_CRYPTO` is a buy, `CRYPTO_TO_FIAT` a sell.
         * @example FIAT_TO_CRYPTO
         */
        ConnectionType: "FIAT_TO_CRYPTO" | "CRYPTO_TO_FIAT" | (string & {});
        /**
         * @description How the crypto travels. `LN` is Lightning, for sells only.
         * @example ONCHAIN
         */
        ConnectionSubtype: "ONCHAIN" | "LN" | (string & {});
        /**
         * @description State of a connection. The lifecycle under Connections shows how one leads to another.
         * @example PENDING
         */
        ConnectionStatus: "INITIATING" | "PENDING" | "ACTIVE" | "FAILED" | "EXPIRED" | "INACTIVE" | (string & {});
        /**
         * @description State of a standing order. The service shows only `PENDING_CONFIRMATION`; `ACTIVE` and `CANCELLED` have been seen, and `EXPIRED` is assumed for the standing order of an expired connection.
         * @example PENDING_CONFIRMATION
         */
        StandingOrderStatus: "PENDING_CONFIRMATION" | "ACTIVE" | "EXPIRED" | "CANCELLED" | (string & {});
        /**
         * @description How far the onboarding of a user has come.
         * @example connected
         */
        ConnectStatus: "onboarding" | "pending" | "connected" | "rejected" | (string & {});
        /**
         * @description Outcome of the verification.
         * @example APPROVED
         */
        VerificationStatus: "APPROVED" | (string & {});
        /**
         * @description How an order ended.
         * @example SUCCESSFUL
         */
        OrderStatus: "SUCCESSFUL" | "FAILED" | (string & {});
        /**
         * @description State of the connection, in lower case here.
         * @example active
         */
        ActiveStatus: "active" | (string & {});
        /**
         * @description State of a transaction. The service shows `SUCCESSFUL` and `FAILED`; `PENDING` is what the sandbox says while one is under way.
         * @example SUCCESSFUL
         */
        TransactionStatus: "SUCCESSFUL" | "FAILED" | "PENDING" | (string & {});
        /**
         * @description Kind of transaction. The service shows `OFFRAMP_WITHOUT_FIAT_WITHDRAWAL` (a card top-up) and no complete list; `ONRAMP` (a buy through a connection) and `OFFRAMP` (a sell) are what the sandbox says.
         * @example OFFRAMP
         */
        TransactionType: "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL" | "ONRAMP" | "OFFRAMP" | (string & {});
        /**
         * @description How the crypto travelled. The service shows `ONCHAIN`; `LIGHTNING` has been seen.
         * @example ONCHAIN
         */
        TransactionSubType: "ONCHAIN" | "LIGHTNING" | (string & {});
        /**
         * @description The six digits that the user received by SMS.
         * @example 123456
         */
        VerificationCode: string;
        /**
         * @description How many transactions to return, a number as text. The service states neither default nor maximum; 50 and 100 are customary.
         * @default 50
         * @example 50
         */
        PageLimit: string;
        /**
         * @description How many transactions to pass over, a number as text. The service states no default.
         * @default 0
         * @example 0
         */
        PageOffset: string;
        /**
         * @description What went wrong, for programs. The codes that are known stand in the catalogue under Errors; expect others. The service names only those without a mark; the others are for failures that it does not mention.
         * @example DUPLICATE_NAME
         */
        ErrorCode: "VALIDATION_FAILED" | "INVALID_BTC_ADDRESS" | "INVALID_ADDRESS" | "INVALID_IBAN" | "INVALID_CURRENCY_NETWORK_COMBINATION" | "RECENTLY_FAILED_IBAN" | "INVALID_OTP" | "OTP_EXPIRED" | "OTP_ATTEMPTS_EXHAUSTED" | "API_KEY_MISSING" | "API_KEY_INVALID" | "API_KEY_WRONG_KIND" | "SIGNATURE_MISSING" | "SIGNATURE_INVALID" | "SIGNATURE_EXPIRED" | "USER_NOT_FOUND" | "CONNECTION_NOT_FOUND" | "STANDING_ORDER_NOT_FOUND" | "CHALLENGE_NOT_FOUND" | "TOO_MANY_PENDING_BRINGIN_LINKS" | "RATE_LIMITED" | "DUPLICATE_NAME" | "DUPLICATE_IBAN" | "DUPLICATE_BRINGIN_LINK" | "DUPLICATE_DESTINATION_ADDRESS" | "LN_ADDRESS_EXISTS" | "CONCURRENT_REQUEST" | "CONNECTION_NOT_PENDING" | "CONNECTION_NOT_ACTIVE" | "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "INTERNAL_ERROR" | (string & {});
        /** @description Every error answer. The service does not show its shape; this is the one seen. A reader should also accept `errorMessage`, a `statusCode` as text, and no JSON at all. */
        Error: {
            /**
             * @description What went wrong, for developers. Not meant for users.
             * @example The user has a connection of this name that is not over.
             */
            message: string;
            /**
             * @description The HTTP status once more.
             * @example 409
             */
            statusCode: number;
            errorCode: components["schemas"]["ErrorCode"];
            /** @description More about the error. Its shape depends on `errorCode`; it may be absent. */
            errorDetails?: unknown;
        };
        /**
         * @description With or without a first connection; `direction` and the members beside it say which. The service names the members of each direction without
         *     saying which of them are mandatory; those required here are what it asks for, and currency and network are BTC where they are left out.
         */
        ConnectUserRequest: components["schemas"]["ConnectUserOnly"] | components["schemas"]["ConnectUserAndBuyBtc"] | components["schemas"]["ConnectUserAndBuyEth"] | components["schemas"]["ConnectUserAndBuyUsdc"] | components["schemas"]["ConnectUserAndBuyUsdt"] | components["schemas"]["ConnectUserAndBuyPol"] | components["schemas"]["ConnectUserAndSellBtc"] | components["schemas"]["ConnectUserAndSellEth"] | components["schemas"]["ConnectUserAndSellUsdc"] | components["schemas"]["ConnectUserAndSellLightning"];
        /**
         * Connect only
         * @description Connects the user and nothing else.
         */
        ConnectUserOnly: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @enum {string} */
            direction?: never;
        };
        /**
         * Connect and buy BTC
         * @description Connects the user and opens a connection that buys BTC.
         */
        ConnectUserAndBuyBtc: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** @description Address that receives the crypto. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /**
             * @default BTC
             * @constant
             */
            currency?: "BTC";
            /**
             * @default BTC
             * @enum {string}
             */
            network?: "BTC";
        };
        /**
         * Connect and buy ETH
         * @description Connects the user and opens a connection that buys ETH.
         */
        ConnectUserAndBuyEth: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** @description Address that receives the crypto; whatever the name says, here it is one for ETH. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /** @constant */
            currency: "ETH";
            /**
             * @default ETH
             * @enum {string}
             */
            network?: "ETH";
        };
        /**
         * Connect and buy USDC
         * @description Connects the user and opens a connection that buys USDC.
         */
        ConnectUserAndBuyUsdc: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** @description Address that receives the crypto; whatever the name says, here it is one for USDC. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /** @constant */
            currency: "USDC";
            /** @enum {string} */
            network: "USDC" | "POLYGON";
        };
        /**
         * Connect and buy USDT
         * @description Connects the user and opens a connection that buys USDT.
         */
        ConnectUserAndBuyUsdt: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** @description Address that receives the crypto; whatever the name says, here it is one for USDT. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /** @constant */
            currency: "USDT";
            /** @enum {string} */
            network: "USDT" | "ETH";
        };
        /**
         * Connect and buy POL
         * @description Connects the user and opens a connection that buys POL.
         */
        ConnectUserAndBuyPol: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            /** @description Address that receives the crypto; whatever the name says, here it is one for POL. */
            btcAddress: components["schemas"]["CryptoAddress"];
            /** @constant */
            currency: "POL";
            /**
             * @default POLYGON
             * @enum {string}
             */
            network?: "POL" | "POLYGON";
        };
        /**
         * Connect and sell BTC on-chain
         * @description Connects the user and opens a connection that sells BTC sent on-chain.
         */
        ConnectUserAndSellBtc: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            iban: components["schemas"]["Iban"];
            bic: components["schemas"]["Bic"];
            beneficiaryName: components["schemas"]["BeneficiaryName"];
            /**
             * @default BTC
             * @constant
             */
            currency?: "BTC";
            /**
             * @default BTC
             * @enum {string}
             */
            network?: "BTC";
            /** @enum {string} */
            lnAddress?: never;
        };
        /**
         * Connect and sell ETH
         * @description Connects the user and opens a connection that sells ETH.
         */
        ConnectUserAndSellEth: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            iban: components["schemas"]["Iban"];
            bic: components["schemas"]["Bic"];
            beneficiaryName: components["schemas"]["BeneficiaryName"];
            /** @constant */
            currency: "ETH";
            /**
             * @default ETH
             * @enum {string}
             */
            network?: "ETH";
            /** @enum {string} */
            lnAddress?: never;
        };
        /**
         * Connect and sell USDC
         * @description Connects the user and opens a connection that sells USDC.
         */
        ConnectUserAndSellUsdc: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            iban: components["schemas"]["Iban"];
            bic: components["schemas"]["Bic"];
            beneficiaryName: components["schemas"]["BeneficiaryName"];
            /** @constant */
            currency: "USDC";
            /** @enum {string} */
            network: "USDC" | "POLYGON";
            /** @enum {string} */
            lnAddress?: never;
        };
        /**
         * Connect and sell over Lightning
         * @description Connects the user and opens a connection that sells sats sent over Lightning.
         */
        ConnectUserAndSellLightning: {
            email: components["schemas"]["Email"];
            callback?: components["schemas"]["CallbackUrl"];
            ref?: components["schemas"]["PartnerReference"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            iban: components["schemas"]["Iban"];
            bic: components["schemas"]["Bic"];
            beneficiaryName: components["schemas"]["BeneficiaryName"];
            /**
             * @default BTC
             * @constant
             */
            currency?: "BTC";
            /**
             * @default BTC
             * @enum {string}
             */
            network?: "BTC";
            lnAddress: components["schemas"]["LightningUsername"];
        };
        /** @description Three situations, told apart by `status`. Members that do not apply are absent. */
        ConnectUserResponse: components["schemas"]["UserConnected"] | components["schemas"]["UserPending"] | components["schemas"]["UserOnboarding"];
        /**
         * Already connected
         * @description The key is here; no event follows.
         */
        UserConnected: {
            /** @constant */
            status: "connected";
            /** @constant */
            userRegistered: true;
            /** @constant */
            isUserConnected: true;
            apiKey: components["schemas"]["ApiKey"];
        };
        /**
         * Registered, not connected
         * @description A consent e-mail was sent. Once the user has confirmed it, the verification-status event brings the key.
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
         * @description An onboarding e-mail was sent. After sign-up and KYC the verification-status event brings the key.
         */
        UserOnboarding: {
            /** @constant */
            status: "onboarding";
            /** @constant */
            userRegistered: false;
            /** @constant */
            isUserConnected: false;
            signupURL: components["schemas"]["SignupUrl"];
        };
        /** @description How far the onboarding has come. */
        ConnectStatusResponse: {
            status: components["schemas"]["ConnectStatus"];
            /** @description The per-user key, present when `status` is `connected`. After a revocation it is absent until the user is connected again. */
            apiKey?: components["schemas"]["ApiKey"];
        };
        /** @description The user that a per-user key belongs to. */
        UserIdResponse: {
            userId: components["schemas"]["UserId"];
        };
        /** @description Which pair to price. The service does not say whether `ticker` is mandatory; calls without it are refused. */
        GetRateRequest: {
            ticker: components["schemas"]["Ticker"];
        };
        /** @description Price of a pair at a point in time. */
        Rate: {
            ticker: components["schemas"]["TickerText"];
            /** @description Market rate, in EUR for one whole unit. */
            price: components["schemas"]["DecimalPrice"];
            /** @description Price at which the swap happens, after the service's fee and any markup, in EUR for one whole unit. */
            svcPrice: components["schemas"]["DecimalPrice"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description When the price was taken, in Unix milliseconds, unlike the ISO 8601 text of most resources. */
            timestamp: components["schemas"]["UnixMillis"];
        };
        /** @description A currency with a blockchain on which it can be deposited. The service does not say which members are mandatory; these two are. */
        CreateDepositAddressRequest: components["schemas"]["DepositUsdc"] | components["schemas"]["DepositBtc"] | components["schemas"]["DepositEth"] | components["schemas"]["DepositUsdt"];
        /**
         * USDC
         * @description Opens an order that is paid in USDC.
         */
        DepositUsdc: {
            /** @constant */
            sourceCurrency: "USDC";
            /** @enum {string} */
            sourceBlockchain: "POLYGON" | "ETHEREUM";
            ipAddress?: components["schemas"]["IpAddress"];
        };
        /**
         * BTC
         * @description Opens an order that is paid in BTC, on-chain or over Lightning.
         */
        DepositBtc: {
            /** @constant */
            sourceCurrency: "BTC";
            /** @enum {string} */
            sourceBlockchain: "BITCOIN" | "LIGHTNING";
            ipAddress?: components["schemas"]["IpAddress"];
        };
        /**
         * ETH
         * @description Opens an order that is paid in ETH.
         */
        DepositEth: {
            /** @constant */
            sourceCurrency: "ETH";
            /** @enum {string} */
            sourceBlockchain: "ETHEREUM";
            ipAddress?: components["schemas"]["IpAddress"];
        };
        /**
         * USDT
         * @description Opens an order that is paid in USDT.
         */
        DepositUsdt: {
            /** @constant */
            sourceCurrency: "USDT";
            /** @enum {string} */
            sourceBlockchain: "POLYGON" | "ETHEREUM";
            ipAddress?: components["schemas"]["IpAddress"];
        };
        /** @description Where to send the crypto, and how much. */
        DepositAddress: {
            /** @description Largest deposit that is accepted, in the smallest unit of the currency (satoshis for BTC and Lightning). */
            maximumDepositAmount: components["schemas"]["SmallestUnitAmount"];
            /** @description Smallest deposit that is accepted, in the smallest unit of the currency (satoshis for BTC and Lightning). */
            minimumDepositAmount: components["schemas"]["SmallestUnitAmount"];
            /**
             * @description Crypto address, or a Lightning address when `blockchain` is `LIGHTNING`.
             * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
             */
            address: string;
            blockchain?: components["schemas"]["Blockchain"];
        };
        /** @description Which balance to read. The service does not say whether `currency` is mandatory; calls without it are refused. */
        GetBalanceRequest: {
            /**
             * @description The account's currency.
             * @example EUR
             * @enum {string}
             */
            currency: "EUR";
        };
        /** @description The user's balance. */
        Balance: {
            balance: components["schemas"]["EurCents"];
        };
        /** @description Which transactions to return. All members are optional. */
        ListTransactionsRequest: {
            /** @description Only transactions from this point in time on, in Unix milliseconds. */
            startDate?: components["schemas"]["UnixMillis"];
            /** @description Only transactions up to this point in time, in Unix milliseconds. */
            endDate?: components["schemas"]["UnixMillis"];
            limit?: components["schemas"]["PageLimit"];
            offset?: components["schemas"]["PageOffset"];
        };
        /** @description One page of transactions, newest first. */
        TransactionPage: {
            /** @description The transactions of this page. */
            transactions: components["schemas"]["Transaction"][];
            /**
             * @description How many transactions this page holds. The service names the member without explaining it.
             * @example 2
             */
            number: number;
            /**
             * @description How many transactions match in all. The service names the member without explaining it.
             * @example 2
             */
            totalCount: number;
        };
        /** @description One conversion, by a connection or by a card top-up. */
        Transaction: {
            orderId: components["schemas"]["OrderId"];
            type: components["schemas"]["TransactionType"];
            subType: components["schemas"]["TransactionSubType"];
            /** @description What was sent, in the smallest unit of `sourceCurrency`. */
            sourceAmount: components["schemas"]["SmallestUnitAmount"];
            sourceCurrency: components["schemas"]["CurrencyCode"];
            /** @description What was received, in the smallest unit of `destinationCurrency` (cents for EUR). */
            destinationAmount: components["schemas"]["SmallestUnitAmount"];
            destinationCurrency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["TransactionStatus"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A bank account that receives the EUR of a sell. */
        Beneficiary: {
            iban: components["schemas"]["Iban"];
            bic: components["schemas"]["Bic"];
            name: components["schemas"]["BeneficiaryName"];
        };
        /** @description One variant for each currency and way of naming the destination; `type`, `subtype` and the currency say which. */
        CreateConnectionRequest: components["schemas"]["BuyBtcToAddress"] | components["schemas"]["BuyBtcToWhitelistedAddress"] | components["schemas"]["BuyEthToAddress"] | components["schemas"]["BuyEthToWhitelistedAddress"] | components["schemas"]["BuyUsdcToAddress"] | components["schemas"]["BuyUsdcToWhitelistedAddress"] | components["schemas"]["BuyUsdtToAddress"] | components["schemas"]["BuyUsdtToWhitelistedAddress"] | components["schemas"]["BuyPolToAddress"] | components["schemas"]["BuyPolToWhitelistedAddress"] | components["schemas"]["SellOnChainToBeneficiary"] | components["schemas"]["SellOnChainToBeneficiaryId"] | components["schemas"]["SellLightningToBeneficiary"] | components["schemas"]["SellLightningToBeneficiaryId"];
        /**
         * Buy BTC, address
         * @description EUR becomes BTC at the address that is given here.
         */
        BuyBtcToAddress: {
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
             * @enum {string}
             */
            network?: "BTC";
            destinationAddress: components["schemas"]["CryptoAddress"];
            /** @enum {string} */
            whitelistedAddressId?: never;
        };
        /**
         * Buy BTC, whitelisted address
         * @description EUR becomes BTC at an address that is already whitelisted.
         */
        BuyBtcToWhitelistedAddress: {
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
             * @enum {string}
             */
            network?: "BTC";
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            /** @enum {string} */
            destinationAddress?: never;
        };
        /**
         * Buy ETH, address
         * @description EUR becomes ETH at the address that is given here.
         */
        BuyEthToAddress: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "ETH";
            /**
             * @default ETH
             * @enum {string}
             */
            network?: "ETH";
            destinationAddress: components["schemas"]["CryptoAddress"];
            /** @enum {string} */
            whitelistedAddressId?: never;
        };
        /**
         * Buy ETH, whitelisted address
         * @description EUR becomes ETH at an address that is already whitelisted.
         */
        BuyEthToWhitelistedAddress: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "ETH";
            /**
             * @default ETH
             * @enum {string}
             */
            network?: "ETH";
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            /** @enum {string} */
            destinationAddress?: never;
        };
        /**
         * Buy USDC, address
         * @description EUR becomes USDC at the address that is given here.
         */
        BuyUsdcToAddress: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "USDC";
            /** @enum {string} */
            network: "USDC" | "POLYGON";
            destinationAddress: components["schemas"]["CryptoAddress"];
            /** @enum {string} */
            whitelistedAddressId?: never;
        };
        /**
         * Buy USDC, whitelisted address
         * @description EUR becomes USDC at an address that is already whitelisted.
         */
        BuyUsdcToWhitelistedAddress: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "USDC";
            /** @enum {string} */
            network: "USDC" | "POLYGON";
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            /** @enum {string} */
            destinationAddress?: never;
        };
        /**
         * Buy USDT, address
         * @description EUR becomes USDT at the address that is given here.
         */
        BuyUsdtToAddress: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "USDT";
            /** @enum {string} */
            network: "USDT" | "ETH";
            destinationAddress: components["schemas"]["CryptoAddress"];
            /** @enum {string} */
            whitelistedAddressId?: never;
        };
        /**
         * Buy USDT, whitelisted address
         * @description EUR becomes USDT at an address that is already whitelisted.
         */
        BuyUsdtToWhitelistedAddress: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "USDT";
            /** @enum {string} */
            network: "USDT" | "ETH";
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            /** @enum {string} */
            destinationAddress?: never;
        };
        /**
         * Buy POL, address
         * @description EUR becomes POL at the address that is given here.
         */
        BuyPolToAddress: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "POL";
            /**
             * @default POLYGON
             * @enum {string}
             */
            network?: "POL" | "POLYGON";
            destinationAddress: components["schemas"]["CryptoAddress"];
            /** @enum {string} */
            whitelistedAddressId?: never;
        };
        /**
         * Buy POL, whitelisted address
         * @description EUR becomes POL at an address that is already whitelisted.
         */
        BuyPolToWhitelistedAddress: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "FIAT_TO_CRYPTO";
            /** @constant */
            subtype: "ONCHAIN";
            /** @constant */
            destinationCurrency: "POL";
            /**
             * @default POLYGON
             * @enum {string}
             */
            network?: "POL" | "POLYGON";
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            /** @enum {string} */
            destinationAddress?: never;
        };
        /**
         * Sell on-chain, bank account
         * @description Crypto sent on-chain becomes EUR at the bank account that is given here.
         */
        SellOnChainToBeneficiary: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "CRYPTO_TO_FIAT";
            /** @constant */
            subtype: "ONCHAIN";
            /**
             * @default BTC
             * @enum {string}
             */
            sourceCurrency?: "BTC" | "ETH" | "USDC";
            beneficiary: components["schemas"]["Beneficiary"];
            /** @enum {string} */
            beneficiaryId?: never;
        };
        /**
         * Sell on-chain, known bank account
         * @description Crypto sent on-chain becomes EUR at a bank account that the user has used before.
         */
        SellOnChainToBeneficiaryId: {
            name: components["schemas"]["ConnectionName"];
            /** @constant */
            type: "CRYPTO_TO_FIAT";
            /** @constant */
            subtype: "ONCHAIN";
            /**
             * @default BTC
             * @enum {string}
             */
            sourceCurrency?: "BTC" | "ETH" | "USDC";
            beneficiaryId: components["schemas"]["BeneficiaryId"];
            /** @enum {string} */
            beneficiary?: never;
        };
        /**
         * Sell over Lightning, bank account
         * @description Sats sent to the Lightning address become EUR at the bank account that is given here.
         */
        SellLightningToBeneficiary: {
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
            lnAddress: components["schemas"]["LightningUsername"];
            beneficiary: components["schemas"]["Beneficiary"];
            /** @enum {string} */
            beneficiaryId?: never;
        };
        /**
         * Sell over Lightning, known bank account
         * @description Sats sent to the Lightning address become EUR at a bank account that the user has used before.
         */
        SellLightningToBeneficiaryId: {
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
            lnAddress: components["schemas"]["LightningUsername"];
            beneficiaryId: components["schemas"]["BeneficiaryId"];
            /** @enum {string} */
            beneficiary?: never;
        };
        /** @description A connection. The service shows these members and does not say that the list is complete; it has been in every answer seen. */
        Connection: {
            id: components["schemas"]["ConnectionId"];
            name: components["schemas"]["ConnectionName"];
            type: components["schemas"]["ConnectionType"];
            subtype: components["schemas"]["ConnectionSubtype"];
            status: components["schemas"]["ConnectionStatus"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Answer to an accepted creation. The connection stands inside `svcLink`. */
        CreatedConnection: {
            svcLink: components["schemas"]["Connection"];
        };
        /** @description What converts the deposits of a connection. Lightning connections to the same bank account share one. The service shows `status` and the members of the challenge; the others have been seen. */
        StandingOrder: {
            id: components["schemas"]["StandingOrderId"];
            status: components["schemas"]["StandingOrderStatus"];
            direction: components["schemas"]["ConnectionType"];
            sourceCurrency: components["schemas"]["CurrencyCode"];
            destinationCurrency: components["schemas"]["CurrencyCode"];
            percentFeeBps: components["schemas"]["BasisPoints"];
            /** @description Challenge to confirm, only while `PENDING_CONFIRMATION`. */
            challengeId?: components["schemas"]["ChallengeId"];
            /** @description End of the challenge, only while `PENDING_CONFIRMATION`. Resend and cancel call it `dateExpires`. */
            challengeExpiresAt?: components["schemas"]["Timestamp"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A connection with everything around it. From `PENDING` on, it says what to pay to and where the money goes: buys have `depositIban` and `destinationAddress`, on-chain sells `depositAddress`
         *     and `destinationIban`, Lightning sells `lnAddress` and `destinationIban`. Members that do not apply are absent. The service shows only `svcLink`, `standingOrder` and `lnAddress`; the others have been seen.
         */
        ConnectionDetail: {
            svcLink: components["schemas"]["Connection"];
            /** @description The standing order, or `null` while `INITIATING` and for some that `FAILED`. The service does not state when it is absent; this has been seen. */
            standingOrder: components["schemas"]["StandingOrder"] | null;
            /** @description IBAN to send EUR to; buys only. */
            depositIban?: components["schemas"]["IbanText"];
            /** @description Address that receives the crypto; buys only. */
            destinationAddress?: components["schemas"]["CryptoAddress"];
            /** @description Address to send crypto to; on-chain sells only. */
            depositAddress?: components["schemas"]["DepositCryptoAddress"];
            /** @description Lightning address to send sats to; Lightning sells only. */
            lnAddress?: components["schemas"]["LightningAddress"];
            /** @description Bank account that receives the EUR; sells only. */
            destinationIban?: components["schemas"]["IbanText"];
            /** @description Technical details, only when `FAILED`, of any type. For your logs, never for users. The service names the member without its type. */
            error?: unknown;
        };
        /** @description Connections, newest first. */
        ConnectionList: components["schemas"]["ConnectionDetail"][];
        /** @description The code for a challenge. */
        ConfirmConnectionRequest: {
            challengeId: components["schemas"]["ChallengeId"];
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /** @description The code for the challenge of a cancellation. */
        ConfirmCancellationRequest: {
            challengeId: components["schemas"]["ChallengeId"];
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /**
         * @description A standing order after a code was accepted, flat and not inside `svcLink`. The service calls this record the connection and does not say whose `id` it carries; live answers have the standing order's.
         *     Do not compare it with `svcLink.id`.
         */
        StandingOrderConfirmation: {
            id: components["schemas"]["StandingOrderId"];
            status: components["schemas"]["StandingOrderStatus"];
            direction: components["schemas"]["ConnectionType"];
            sourceCurrency: components["schemas"]["CurrencyCode"];
            destinationCurrency: components["schemas"]["CurrencyCode"];
            percentFeeBps: components["schemas"]["BasisPoints"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The challenge whose code did not arrive. */
        ResendOtpRequest: {
            challengeId: components["schemas"]["ChallengeId"];
        };
        /** @description The challenge after a resend. */
        ResentOtp: {
            /** @description Challenge to use for the next confirmation. It may be the same or a new one. */
            challengeId: components["schemas"]["ChallengeId"];
            /** @description End of the challenge. The standing order calls it `challengeExpiresAt`. */
            dateExpires: components["schemas"]["Timestamp"];
            /**
             * @description Wrong codes that are still allowed.
             * @example 5
             */
            attempts: number;
        };
        /** @description Either done at once, or waiting for a code. Tell them apart by which member is present. */
        Cancellation: components["schemas"]["ImmediateCancellation"] | components["schemas"]["CancellationChallenge"];
        /**
         * Done
         * @description Only the caller's connection was closed; others share the standing order.
         */
        ImmediateCancellation: {
            /** @constant */
            immediate: true;
        };
        /**
         * Code needed
         * @description A code was sent by SMS; confirm the cancellation with it.
         */
        CancellationChallenge: {
            /** @constant */
            immediate?: false;
            challengeId: components["schemas"]["ChallengeId"];
            /** @description End of the challenge. */
            dateExpires: components["schemas"]["Timestamp"];
        };
        /** @description Delivers the per-user key of a user who passed KYC or consented. */
        VerificationStatusEvent: {
            userId: components["schemas"]["UserId"];
            /** @description The per-user key. In lower case here, unlike `apiKey` in responses. */
            apikey: components["schemas"]["ApiKey"];
            verificationStatus: components["schemas"]["VerificationStatus"];
            ref?: components["schemas"]["PartnerReference"];
        };
        /** @description Reports the end of an order. */
        OrderStatusEvent: {
            orderId: components["schemas"]["OrderId"];
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Identifies the user. Plain text here; the other events and answers show a UUID.
             * @example 4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11
             */
            userId: string;
            /** @description Your reference, if one was set. */
            sourceId?: components["schemas"]["PartnerReference"];
            /** @description Your reference once more. The service promises it in every event and leaves it out of this one's fields, so do not count on it. */
            ref?: components["schemas"]["PartnerReference"];
            /** @description What was sent, in the smallest unit of `sourceCurrency`. */
            sourceAmount: components["schemas"]["SmallestUnitAmount"];
            sourceCurrency: components["schemas"]["CurrencyCode"];
            /** @description What was received, in the smallest unit of `destinationCurrency` (cents for EUR). */
            destinationAmount: components["schemas"]["SmallestUnitAmount"];
            destinationCurrency: components["schemas"]["CurrencyCode"];
            price: components["schemas"]["OrderPrice"];
            /** @description When the order ended, ISO 8601. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description The price that was applied, fees included. The service shows the members without saying which price it is. */
        OrderPrice: {
            price: components["schemas"]["DecimalPrice"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Reports that a connection became active, with what to pay to. */
        ConnectionStatusEvent: components["schemas"]["BuyActivated"] | components["schemas"]["SellOnChainActivated"] | components["schemas"]["SellLightningActivated"];
        /**
         * Buy
         * @description EUR sent to `depositIban` is converted from now on.
         */
        BuyActivated: {
            svcLinkId: components["schemas"]["ConnectionId"];
            /** @constant */
            direction: "FIAT_TO_CRYPTO";
            status: components["schemas"]["ActiveStatus"];
            ref?: components["schemas"]["PartnerReference"];
            depositIban: components["schemas"]["IbanText"];
        };
        /**
         * Sell on-chain
         * @description Crypto sent to `depositAddress` is converted from now on.
         */
        SellOnChainActivated: {
            svcLinkId: components["schemas"]["ConnectionId"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            status: components["schemas"]["ActiveStatus"];
            ref?: components["schemas"]["PartnerReference"];
            depositAddress: components["schemas"]["DepositCryptoAddress"];
            /** @enum {string} */
            lnAddress?: never;
        };
        /**
         * Sell over Lightning
         * @description Sats sent to `lnAddress` are converted from now on.
         */
        SellLightningActivated: {
            svcLinkId: components["schemas"]["ConnectionId"];
            /** @constant */
            direction: "CRYPTO_TO_FIAT";
            status: components["schemas"]["ActiveStatus"];
            ref?: components["schemas"]["PartnerReference"];
            lnAddress: components["schemas"]["LightningAddress"];
            /** @enum {string} */
            depositAddress?: never;
        };
    };
    responses: {
        /** @description The request does not have the described shape. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    errorCode: "VALIDATION_FAILED";
                };
            };
        };
        /** @description The request is malformed, or the code is wrong, too late, or one too many. */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    errorCode: "VALIDATION_FAILED" | "INVALID_OTP" | "OTP_EXPIRED" | "OTP_ATTEMPTS_EXHAUSTED";
                };
            };
        };
        /** @description The key is missing, unknown or revoked, or of the wrong kind. */
        WrongKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    errorCode: "API_KEY_MISSING" | "API_KEY_INVALID" | "API_KEY_WRONG_KIND";
                };
            };
        };
        /** @description This user has no such challenge. */
        ChallengeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    errorCode: "CHALLENGE_NOT_FOUND";
                };
            };
        };
        /** @description This user has no such standing order in your application. */
        StandingOrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    errorCode: "STANDING_ORDER_NOT_FOUND";
                };
            };
        };
        /** @description Too many requests. Wait, then send the same call again. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    errorCode: "RATE_LIMITED";
                };
            };
        };
        /** @description The user has too many pending connections, or there were too many requests. */
        TooManyConnectionsOrRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    errorCode: "TOO_MANY_PENDING_BRINGIN_LINKS" | "RATE_LIMITED";
                };
            };
        };
        /** @description The service failed. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    errorCode: "INTERNAL_ERROR";
                };
            };
        };
        /** @description The request did not reach the call. The service states nothing about such requests; these are the customary answers. */
        NotHandled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    errorCode: "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
    };
    parameters: {
        /**
         * @description Id of the standing order, `standingOrder.id` of the connection.
         * @example so_5f0c2a9e81d4
         */
        StandingOrderId: components["schemas"]["StandingOrderId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the call is sent again. The service does not state that it sends this header. */
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
            /** @description Where the user stands. The status of this answer is not stated by the service; 200 is what it sends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectUserResponse"];
                };
            };
            /** @description The request is malformed, or one of the members for the connection is not usable. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        errorCode: "VALIDATION_FAILED" | "INVALID_BTC_ADDRESS" | "INVALID_ADDRESS" | "INVALID_IBAN" | "INVALID_CURRENCY_NETWORK_COMBINATION" | "RECENTLY_FAILED_IBAN";
                    };
                };
            };
            /** @description The key is missing, unknown or of the wrong kind, or the signature that a `callback` requires is missing, wrong or too old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        errorCode: "API_KEY_MISSING" | "API_KEY_INVALID" | "API_KEY_WRONG_KIND" | "SIGNATURE_MISSING" | "SIGNATURE_INVALID" | "SIGNATURE_EXPIRED";
                    };
                };
            };
            /** @description The user is connected already, and the connection that the call asks for conflicts with another one. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        errorCode: "DUPLICATE_IBAN" | "DUPLICATE_BRINGIN_LINK" | "DUPLICATE_DESTINATION_ADDRESS" | "LN_ADDRESS_EXISTS" | "CONCURRENT_REQUEST";
                    };
                };
            };
            429: components["responses"]["TooManyConnectionsOrRequests"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    getConnectStatus: {
        parameters: {
            query: {
                /**
                 * @description E-mail address that the user was connected with.
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
            /** @description The status, with the key when it is `connected`. */
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
            /** @description No user with this e-mail was ever connected by your application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
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
            /** @description The user's id. */
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
            /** @description Market rate and the price at which the service swaps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rate"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            /** @description The key is missing or unknown. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
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
            /** @description Where to pay, and how much. */
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
            /** @description The balance. */
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
            /** @description One page of transactions. */
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
            /** @description The connections in `INITIATING`, `PENDING` and `ACTIVE`. */
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
            /** @description Accepted. The connection is `INITIATING`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedConnection"];
                };
            };
            /** @description The request is malformed, or an address, an IBAN or a pair of currency and network is not usable. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        errorCode: "VALIDATION_FAILED" | "INVALID_BTC_ADDRESS" | "INVALID_ADDRESS" | "INVALID_IBAN" | "INVALID_CURRENCY_NETWORK_COMBINATION" | "RECENTLY_FAILED_IBAN";
                    };
                };
            };
            403: components["responses"]["WrongKey"];
            /** @description The connection conflicts with another one, or another creation of this user is being handled. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
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
                 * @description Id of the connection, `svcLink.id`.
                 * @example 0b8e6f3c-3d0e-4f51-9d37-0d7a5c1f2a10
                 */
                id: components["schemas"]["ConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
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
            /** @description This user has no such connection in your application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
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
            /** @description The standing order behind the connection, now active. */
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
            /** @description The connection is not waiting for a code any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
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
            /** @description The challenge to use from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentOtp"];
                };
            };
            /** @description The request is malformed, the challenge has expired, or its resends are used up. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        errorCode: "VALIDATION_FAILED" | "OTP_EXPIRED" | "OTP_ATTEMPTS_EXHAUSTED";
                    };
                };
            };
            403: components["responses"]["WrongKey"];
            404: components["responses"]["ChallengeNotFound"];
            /** @description The connection is not waiting for a code any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
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
                 * @description Id of the standing order, `standingOrder.id` of the connection.
                 * @example so_5f0c2a9e81d4
                 */
                standingOrderId: components["parameters"]["StandingOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or waiting for a code. */
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
            /** @description The standing order is not active, so there is nothing to cancel. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
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
                 * @description Id of the standing order, `standingOrder.id` of the connection.
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
            /** @description The cancelled standing order. The service does not show this body; it is the same record as after confirming a connection. */
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
            /** @description This user has no such standing order, or no such challenge for it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        errorCode: "STANDING_ORDER_NOT_FOUND" | "CHALLENGE_NOT_FOUND";
                    };
                };
            };
            /** @description The standing order has been cancelled in the meantime. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
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
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. Like any status but 2xx it counts as not delivered, and the event is sent again. */
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
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. Like any status but 2xx it counts as not delivered, and the event is sent again. */
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
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. Like any status but 2xx it counts as not delivered, and the event is sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
