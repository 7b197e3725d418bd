// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

export type paths = Record<string, never>;
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
         * Format: uuid
         *
         * Id of an order, which is one conversion.
         * @example d2719f0c-6c0e-4d3f-8f57-3b3a2f4c9e77
         */
        OrderId: string;
        /**
         * IBAN in an answer. The service does not show whether it groups the digits; both forms have been seen, so remove spaces before you compare.
         * @example LT121000011101001000
         */
        IbanText: string;
        /**
         * Crypto address of the service. Crypto sent to it is converted.
         * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
         */
        DepositCryptoAddress: string;
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
         * Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments. The service states the units of BTC, USDC and EUR
         * only; those with a mark are what the currency is counted in elsewhere.
         * @example BTC
         */
        CurrencyCode: "BTC" | "ETH" | "USDC" | "USDT" | "POL" | "EUR" | (string & {});
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
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
