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
         * Format: uuid
         * @description Id of an order, which is one conversion.
         * @example d2719f0c-6c0e-4d3f-8f57-3b3a2f4c9e77
         */
        OrderId: string;
        /**
         * @description IBAN in an answer. The service does not show whether it groups the digits; both forms have been seen, so remove spaces before you compare.
         * @example LT121000011101001000
         */
        IbanText: string;
        /**
         * @description Crypto address of the service. Crypto sent to it is converted.
         * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
         */
        DepositCryptoAddress: string;
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
         * @description Currency, by its usual abbreviation. Name, decimals and smallest unit of each stand under Environments.
         * @example BTC
         */
        CurrencyCode: "BTC" | "ETH" | "USDC" | "USDT" | "POL" | "EUR" | (string & {});
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
