// Made from openapi/sandbox.yaml by `pnpm generate`. Change the description, not this file.

export interface paths {
    "/_sandbox/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health
         *
         * Answers as soon as the sandbox can be used. Start scripts and containers wait for it.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the sandbox
         *
         * Forgets everything and begins anew, with one application and nobody connected. The keys of that application are the same as before.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the clock
         *
         * Tells the time that everything in the sandbox goes by.
         */
        get: operations["getClock"];
        put?: never;
        /**
         * Set the clock
         *
         * Moves the clock forward, changes its mode, or both: the mode first. Everything that falls due on the way is done in order before the answer comes: processing, expiry, settlement, deliveries.
         * A receiver that does not answer is waited for no longer than a second. The clock never goes back.
         */
        post: operations["setClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications
         *
         * Returns every partner application with its keys, oldest first. The first one is there from the beginning.
         */
        get: operations["listApplications"];
        put?: never;
        /**
         * Create an application
         *
         * Adds a partner application, to try how users of one are kept apart from those of another.
         */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users
         *
         * Returns users with their keys, bank accounts and addresses, newest first and at most 100. No call of the API itself shows the ids of bank accounts and addresses.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         *
         * Adds a user who is registered and has passed KYC but is connected to no application, so that the next connect call asks for consent.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/users/{userId}/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide the KYC of a user
         *
         * Plays the identity check. After approval every application that waits for the user gets the key by event; after rejection the connect status says so.
         * Users whose e-mail address carries `+rejected` are rejected whatever is decided.
         */
        post: operations["decideKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/users/{userId}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide the consent of a user
         *
         * Plays the answer to the consent e-mail. Once granted, the application gets the key by event; a user who denies stays pending and can be asked again.
         */
        post: operations["decideConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/users/{userId}/revoke-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the key of a user
         *
         * Ends the life of a per-user key. Calls with it are refused from now on; connecting the user again issues another one.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages
         *
         * Returns the SMS and e-mails that users would have received, newest first and at most 100. Codes and links are listed apart, so that nobody has to search the text.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a deposit
         *
         * Lets money arrive, as if somebody had sent it: EUR at a deposit IBAN, crypto at an address, sats at a Lightning address. It is converted at the price of this moment and settled a little later.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries
         *
         * Returns the events that were or are to be sent to callbacks, with every attempt, newest first and at most 100.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an event
         *
         * Sends an event again, at once and with the same id, whatever became of it before. When that fails, the schedule of repetitions begins anew.
         */
        post: operations["redeliverEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the faults
         *
         * Returns the failures that calls are going to meet.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Create a fault
         *
         * Lets the next calls of an operation fail, be late, or both. They meet it after their key was found good. With `times` it ends by itself.
         */
        post: operations["createFault"];
        /**
         * Delete all faults
         *
         * Lets all calls be answered as usual again.
         */
        delete: operations["deleteFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a fault
         *
         * Lets calls of its operation be answered as usual again, unless there is another fault for it.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream what happens
         *
         * Tells about every change as server-sent events for as long as the connection is open: applications, users, connections, orders, messages, deliveries, clock, faults, requests and resets. The event's name is the kind of thing that changed.
         * On PostgreSQL, a stream outlives a lost connection to the database; what happens until there is another one is not told.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         *
         * Id of a user, the same that the API and its events use.
         * @example 4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11
         */
        UserId: string;
        /**
         * Id of a partner application.
         * @example app_default
         */
        ApplicationId: string;
        /**
         * Format: uuid
         *
         * Id of a bank account, to be used when a connection is created.
         * @example 9c5b94b1-35ad-49bb-b118-8e8fc24abf80
         */
        BeneficiaryId: string;
        /**
         * Id of a crypto address, to be used when a connection is created.
         * @example wa_2d7f90c3b6e5
         */
        WhitelistedAddressId: string;
        /**
         * Format: uuid
         *
         * Id of an order, as in the user's transactions.
         * @example d2719f0c-6c0e-4d3f-8f57-3b3a2f4c9e77
         */
        OrderId: string;
        /**
         * Id of a delivery. The receiver gets it as `webhook-id`.
         * @example evt_0d5a83f1c2b94e6780
         */
        DeliveryId: string;
        /**
         * Id to delete the fault by.
         * @example flt_5be2710c9d34af8861
         */
        FaultId: string;
        /**
         * Id that the sandbox gave the message.
         * @example msg_71c0e4a95d2b3f8806
         */
        MessageId: string;
        /**
         * E-mail address of a user.
         * @example ana@example.com
         */
        Email: string;
        /**
         * Phone number of a user, made up by the sandbox.
         * @example +999357824239
         */
        Phone: string;
        /**
         * An e-mail address or a phone number.
         * @example ana@example.com
         */
        Recipient: string;
        /**
         * IBAN of a bank account, in capitals and without spaces.
         * @example DE89370400440532013000
         */
        Iban: string;
        /**
         * BIC of the bank, in capitals.
         * @example COBADEFFXXX
         */
        Bic: string;
        /**
         * Name of whom a bank account belongs to.
         * @example Ana Novak
         */
        HolderName: string;
        /**
         * A crypto address, in the form in which the sandbox compares it.
         * @example bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
         */
        CryptoAddress: string;
        /**
         * Blockchain that an address is on.
         * @example BITCOIN
         */
        Chain: "BITCOIN" | "ETHEREUM" | "POLYGON" | (string & {});
        /**
         * A deposit IBAN, deposit address or Lightning address of the sandbox.
         * @example LT449999912345678901
         */
        DepositPlace: string;
        /**
         * Label of an application, shown to its users.
         * @example Default application
         */
        ApplicationName: string;
        /**
         * Key of an application.
         * @example bWFkZS11cC1tYXN0ZXIta2V5LWZvci10aGUtc2FuZGI=
         */
        MasterKey: string;
        /**
         * Signs connect calls that carry a callback.
         * @example bWFkZS11cC1hcGktc2VjcmV0LWZvci10aGUtc2FuZGI=
         */
        ApiSecret: string;
        /**
         * Signs events by the Standard Webhooks scheme. Begins with `whsec_` when the rest is Base64.
         * @example whsec_bWFkZS11cC1zZWNyZXQ=
         */
        WebhookSecret: string;
        /**
         * Per-user key.
         * @example bWFkZS11cC1wZXItdXNlci1rZXktMDAwMDAwMDAwMDE=
         */
        ApiKey: string;
        /**
         * Format: date-time
         *
         * Point in time by the sandbox's clock, ISO 8601.
         * @example 2026-01-01T09:00:00.000Z
         */
        Timestamp: string;
        /**
         * Amount in the smallest unit of its currency (cents for EUR, satoshis for BTC), digits only.
         * @example 10000
         */
        SmallestUnitAmount: string;
        /**
         * Code of the currency that is sent. It has to be the one that the place takes.
         * @example EUR
         */
        CurrencyCode: string;
        /**
         * A length of time in milliseconds.
         * @example 12
         */
        Milliseconds: number;
        /**
         * Whether time passes by itself (`real`) or only when the clock is moved (`manual`).
         * @example manual
         */
        ClockMode: "real" | "manual" | (string & {});
        /**
         * What went wrong, for programs.
         * @example NOT_FOUND
         */
        ErrorCode: "VALIDATION_FAILED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "INTERNAL_ERROR" | (string & {});
        /** Every refusal, in the shape of the service's own errors. */
        Error: {
            /**
             * What went wrong, for developers.
             * @example There is no such user.
             */
            message: string;
            /**
             * The HTTP status once more.
             * @example 404
             */
            statusCode: number;
            /** What went wrong, for programs. */
            errorCode: components["schemas"]["ErrorCode"];
            /** The places that are wrong, for VALIDATION_FAILED. */
            errorDetails?: unknown;
        };
        /**
         * Methods of HTTP, separated by commas.
         * @example GET, POST
         */
        MethodList: string;
        /** A sign of life. */
        Health: {
            /**
             * The sandbox works.
             * @example ok
             */
            status: "ok" | (string & {});
            /** Point in time by the sandbox's clock, ISO 8601. */
            now: components["schemas"]["Timestamp"];
        };
        /** The sandbox's time. */
        Clock: {
            /** Point in time by the sandbox's clock, ISO 8601. */
            now: components["schemas"]["Timestamp"];
            /** Whether time passes by itself (`real`) or only when the clock is moved (`manual`). */
            mode: components["schemas"]["ClockMode"];
            /**
             * How many things fell due during the move and were done.
             * @example 2
             */
            ran: number;
        };
        /**
         * How far to move the clock, in seconds; a year at most.
         * @example 1800
         */
        ClockAdvance: number;
        /** How to move the clock. `advanceTo` goes before `advanceSeconds`. */
        SetClockRequest: {
            /**
             * Whether time passes by itself from now on.
             * @example manual
             */
            mode?: "real" | "manual";
            /** How far to move the clock, in seconds; a year at most. */
            advanceSeconds?: components["schemas"]["ClockAdvance"];
            /** Where to move to, not in the past and within a year. */
            advanceTo?: components["schemas"]["Timestamp"];
        };
        /** A partner application. */
        Application: {
            /** Id of a partner application. */
            id: components["schemas"]["ApplicationId"];
            /** Label of an application, shown to its users. */
            name: components["schemas"]["ApplicationName"];
            /** Key of an application. */
            masterKey: components["schemas"]["MasterKey"];
            /** Signs connect calls that carry a callback. */
            apiSecret: components["schemas"]["ApiSecret"];
            /** The secret that signs events; null when they are not signed. */
            webhookSecret: components["schemas"]["WebhookSecret"] | null;
        };
        /** Applications, oldest first. */
        ApplicationList: components["schemas"]["Application"][];
        /** What the application is called, and whether its events are signed. */
        CreateApplicationRequest: {
            /** Label of an application, shown to its users. */
            name: components["schemas"]["ApplicationName"];
            /** Signs events by the Standard Webhooks scheme. Begins with `whsec_` when the rest is Base64. */
            webhookSecret?: components["schemas"]["WebhookSecret"];
        };
        /** A user with everything that belongs to them. */
        User: {
            /** Id of a user, the same that the API and its events use. */
            userId: components["schemas"]["UserId"];
            /** E-mail address of a user. */
            email: components["schemas"]["Email"];
            /** Phone number of a user, made up by the sandbox. */
            phone: components["schemas"]["Phone"];
            /**
             * How the identity check stands.
             * @example registered
             */
            status: "onboarding" | "registered" | "rejected" | (string & {});
            /**
             * Whether the user has signed up and passed KYC.
             * @example true
             */
            registered: boolean;
            /** One key for each application that the user is connected to. */
            keys: components["schemas"]["UserKey"][];
            /** Bank accounts that the user has used. */
            beneficiaries: components["schemas"]["Beneficiary"][];
            /** Crypto addresses that the user has used. */
            whitelistedAddresses: components["schemas"]["WhitelistedAddress"][];
        };
        /** Users, newest first. */
        UserList: components["schemas"]["User"][];
        /** The key of a user in one application. */
        UserKey: {
            /** Id of a partner application. */
            applicationId: components["schemas"]["ApplicationId"];
            /** Per-user key. */
            apiKey: components["schemas"]["ApiKey"];
            /**
             * Whether calls with it are refused.
             * @example false
             */
            revoked: boolean;
        };
        /** A bank account that receives EUR. */
        Beneficiary: {
            /** Id of a bank account, to be used when a connection is created. */
            beneficiaryId: components["schemas"]["BeneficiaryId"];
            /** IBAN of a bank account, in capitals and without spaces. */
            iban: components["schemas"]["Iban"];
            /** BIC of the bank, in capitals. */
            bic: components["schemas"]["Bic"];
            /** Name of whom a bank account belongs to. */
            name: components["schemas"]["HolderName"];
        };
        /** A crypto address that receives crypto. */
        WhitelistedAddress: {
            /** Id of a crypto address, to be used when a connection is created. */
            whitelistedAddressId: components["schemas"]["WhitelistedAddressId"];
            /** A crypto address, in the form in which the sandbox compares it. */
            address: components["schemas"]["CryptoAddress"];
            /** Blockchain that an address is on. */
            network: components["schemas"]["Chain"];
        };
        /** Whom to add. */
        CreateUserRequest: {
            /** E-mail address of a user. */
            email: components["schemas"]["Email"];
        };
        /** The outcome of the identity check. */
        DecideKycRequest: {
            /**
             * Whether the user is who they say they are.
             * @example APPROVED
             */
            decision: "APPROVED" | "REJECTED";
        };
        /** The user's answer to the consent e-mail. */
        DecideConsentRequest: {
            /** Id of a partner application. */
            applicationId: components["schemas"]["ApplicationId"];
            /**
             * Whether the user lets the application in.
             * @example GRANTED
             */
            decision: "GRANTED" | "DENIED";
        };
        /** Which of the user's keys to revoke. */
        RevokeKeyRequest: {
            /** Id of a partner application. */
            applicationId: components["schemas"]["ApplicationId"];
        };
        /**
         * Kind of message to list.
         * @example sms
         */
        WantedChannel: "sms" | "email";
        /** An SMS or e-mail. */
        Message: {
            /** Id that the sandbox gave the message. */
            id: components["schemas"]["MessageId"];
            /**
             * How it was sent.
             * @example sms
             */
            channel: "sms" | "email" | (string & {});
            /** An e-mail address or a phone number. */
            to: components["schemas"]["Recipient"];
            /**
             * Subject of an e-mail; null for an SMS.
             * @example null
             */
            subject: string | null;
            /**
             * What the user reads.
             * @example 123456 is your code to confirm your new connection.
             */
            text: string;
            /**
             * The one-time code in the text, if there is one.
             * @example 123456
             */
            code: string | null;
            /** The links in the text, in order. */
            links: string[];
            /** Point in time by the sandbox's clock, ISO 8601. */
            sentAt: components["schemas"]["Timestamp"];
        };
        /** Messages, newest first. */
        MessageList: components["schemas"]["Message"][];
        /** What is sent where. */
        CreateDepositRequest: {
            /** A deposit IBAN, deposit address or Lightning address of the sandbox. */
            to: components["schemas"]["DepositPlace"];
            /** Amount in the smallest unit of its currency (cents for EUR, satoshis for BTC), digits only. */
            amount: components["schemas"]["SmallestUnitAmount"];
            /** Code of the currency that is sent. It has to be the one that the place takes. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** A deposit that has arrived. */
        Deposit: {
            /** Id of an order, as in the user's transactions. */
            orderId: components["schemas"]["OrderId"];
        };
        /**
         * Event to list deliveries of.
         * @example connectionStatus
         */
        WantedEvent: "verificationStatus" | "orderStatus" | "connectionStatus";
        /**
         * State to list deliveries in.
         * @example pending
         */
        WantedDeliveryStatus: "pending" | "delivered" | "exhausted";
        /** An event for a callback, and every attempt to deliver it. */
        Delivery: {
            /** Id of a delivery. The receiver gets it as `webhook-id`. */
            id: components["schemas"]["DeliveryId"];
            /**
             * Name of the event.
             * @example connectionStatus
             */
            event: "verificationStatus" | "orderStatus" | "connectionStatus" | (string & {});
            /**
             * Where it is sent.
             * @example https://partner.example/hooks/6d1f0c/connection-status
             */
            url: string;
            /** What is sent, as described for the event. */
            body: {
                [key: string]: unknown;
            };
            /**
             * Whether it is still tried, has arrived, or was given up.
             * @example delivered
             */
            status: "pending" | "delivered" | "exhausted" | (string & {});
            /** Attempts, oldest first. */
            attempts: components["schemas"]["Attempt"][];
            /** When it is tried next; null when it is not, or when an older event of the same user has to arrive first. */
            nextAttemptAt: components["schemas"]["Timestamp"] | null;
        };
        /** Deliveries, newest first. */
        DeliveryList: components["schemas"]["Delivery"][];
        /** One try to deliver an event. */
        Attempt: {
            /** Point in time by the sandbox's clock, ISO 8601. */
            at: components["schemas"]["Timestamp"];
            /**
             * What the receiver answered; null when it did not.
             * @example 200
             */
            statusCode: number | null;
            /**
             * Why there was no answer.
             * @example null
             */
            error: string | null;
            /** How long it took in real time; null while it is under way. */
            durationMs: components["schemas"]["Milliseconds"] | null;
        };
        /**
         * Server-sent events. The data of each is JSON.
         * @example event: clock
         */
        ChangeStream: string;
        /**
         * The operationId of a call of the API.
         * @example createConnection
         */
        FaultTarget: string;
        /**
         * HTTP status to answer with.
         * @example 503
         */
        FaultStatusCode: number;
        /**
         * An error code of the API to answer with.
         * @example CONCURRENT_REQUEST
         */
        FaultErrorCode: string;
        /**
         * How late answers are, in milliseconds; at most a minute.
         * @example 3000
         */
        FaultDelay: number;
        /**
         * How many calls meet it.
         * @example 2
         */
        FaultTimes: number;
        /** A failure that calls meet. */
        Fault: {
            /** Id to delete the fault by. */
            id: components["schemas"]["FaultId"];
            /** The operationId of a call of the API. */
            operationId: components["schemas"]["FaultTarget"];
            /** What calls are answered; null when the status alone says it, or when they are only late. */
            errorCode: components["schemas"]["FaultErrorCode"] | null;
            /** The status of that answer; null for the one that the catalogue gives the code. */
            statusCode: components["schemas"]["FaultStatusCode"] | null;
            /** How late calls are; null for not at all. */
            delayMs: components["schemas"]["Milliseconds"] | null;
            /**
             * How many more calls meet it; null for all.
             * @example 1
             */
            timesLeft: number | null;
        };
        /** Faults, oldest first. */
        FaultList: components["schemas"]["Fault"][];
        /** Which calls fail, and how. At least one of `errorCode`, `statusCode` and `delayMs` is needed. */
        CreateFaultRequest: {
            /** The operationId of a call of the API. */
            operationId: components["schemas"]["FaultTarget"];
            /** An error code of the API to answer with. */
            errorCode?: components["schemas"]["FaultErrorCode"];
            /** HTTP status to answer with. */
            statusCode?: components["schemas"]["FaultStatusCode"];
            /** How late answers are, in milliseconds; at most a minute. */
            delayMs?: components["schemas"]["FaultDelay"];
            /** How many calls meet it. */
            times?: components["schemas"]["FaultTimes"];
        };
    };
    responses: {
        /** The request does not have the described shape. */
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
        /** The call is not allowed from there. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "FORBIDDEN";
                };
            };
        };
        /** There is nothing of that id or name. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "NOT_FOUND";
                };
            };
        };
        /** The state of the user does not allow it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "CONFLICT";
                };
            };
        };
        /** The sandbox has a bug. */
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
        /** The request did not reach the call. */
        NotHandled: {
            headers: {
                /** The methods that the path takes, separated by commas. */
                Allow?: components["schemas"]["MethodList"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    errorCode: "METHOD_NOT_ALLOWED";
                };
            };
        };
    };
    parameters: {
        /**
         * Whom the call is about, `userId` of the list of users.
         * @example 4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11
         */
        UserId: components["schemas"]["UserId"];
        /**
         * Which delivery, `id` of the list of deliveries.
         * @example evt_0d5a83f1c2b94e6780
         */
        DeliveryId: components["schemas"]["DeliveryId"];
        /**
         * Which fault, `id` of the list of faults.
         * @example flt_5be2710c9d34af8861
         */
        FaultId: components["schemas"]["FaultId"];
        /**
         * Only the user with this e-mail address.
         * @example ana@example.com
         */
        Email: components["schemas"]["Email"];
        /**
         * Only messages to this e-mail address or phone number.
         * @example ana@example.com
         */
        To: components["schemas"]["Recipient"];
        /**
         * Only messages of this kind.
         * @example sms
         */
        Channel: components["schemas"]["WantedChannel"];
        /**
         * Only deliveries of this event.
         * @example connectionStatus
         */
        Event: components["schemas"]["WantedEvent"];
        /**
         * Only deliveries in this state.
         * @example pending
         */
        DeliveryStatus: components["schemas"]["WantedDeliveryStatus"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sandbox works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Everything is as in the beginning. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The time, and whether it passes by itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetClockRequest"];
            };
        };
        responses: {
            /** The time after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    listApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationList"];
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApplicationRequest"];
            };
        };
        responses: {
            /** The application with its keys. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * Only the user with this e-mail address.
                 * @example ana@example.com
                 */
                email?: components["parameters"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** The user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    decideKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Whom the call is about, `userId` of the list of users.
                 * @example 4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideKycRequest"];
            };
        };
        responses: {
            /** The user after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    decideConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Whom the call is about, `userId` of the list of users.
                 * @example 4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideConsentRequest"];
            };
        };
        responses: {
            /** The user after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Whom the call is about, `userId` of the list of users.
                 * @example 4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeKeyRequest"];
            };
        };
        responses: {
            /** The user with the revoked key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * Only messages to this e-mail address or phone number.
                 * @example ana@example.com
                 */
                to?: components["parameters"]["To"];
                /**
                 * Only messages of this kind.
                 * @example sms
                 */
                channel?: components["parameters"]["Channel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDepositRequest"];
            };
        };
        responses: {
            /** The money has arrived. The order says what becomes of it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * Only deliveries of this event.
                 * @example connectionStatus
                 */
                event?: components["parameters"]["Event"];
                /**
                 * Only deliveries in this state.
                 * @example pending
                 */
                status?: components["parameters"]["DeliveryStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    redeliverEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Which delivery, `id` of the list of deliveries.
                 * @example evt_0d5a83f1c2b94e6780
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The delivery is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The faults, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    createFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFaultRequest"];
            };
        };
        responses: {
            /** The fault that calls meet from now on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    deleteFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** There are no faults any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Which fault, `id` of the list of faults.
                 * @example flt_5be2710c9d34af8861
                 */
                id: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The fault is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A stream that does not end by itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChangeStream"];
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["NotHandled"];
        };
    };
}
