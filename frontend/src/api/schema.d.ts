// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

export interface paths {
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What masters did, the newest first unless told. */
        get: operations["list_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings. */
        get: operations["find_settings"];
        /** Open or close registration. */
        put: operations["update_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people, by name unless told. */
        get: operations["list_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person. */
        get: operations["find_person"];
        /** Make or unmake a master, block or unblock. The last master who can sign in stays one. */
        put: operations["update_person"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session of a person. */
        post: operations["end_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a one-time link with which a person sets a new password within 24 hours. */
        post: operations["create_password_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out. Nobody signed in is fine too. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own password. Every other session ends. */
        put: operations["update_password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a one-time link. Every session ends. */
        post: operations["reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own profile. */
        put: operations["update_profile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account and sign in. The first account of an empty installation is master. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether one may register. */
        get: operations["registration_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own tokens. */
        get: operations["list_tokens"];
        put?: never;
        /** Make a token. Its secret is in this answer only. */
        post: operations["create_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token. */
        delete: operations["delete_token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in. */
        get: operations["current_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities by what the person typed, in the order a person expects. */
        get: operations["list_cities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's clients, by name unless told. */
        get: operations["list_clients"];
        put?: never;
        /** Remember a client. */
        post: operations["create_client"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One client. */
        get: operations["find_client"];
        /** Change a client. */
        put: operations["update_client"];
        post?: never;
        /** Delete a client without a freight. */
        delete: operations["delete_client"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a client pays. */
        get: operations["summarize_client"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/distance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The approximate distance by road between two cities, or why there is none. */
        get: operations["find_distance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's transactions, the last due first unless told. */
        get: operations["list_transactions"];
        put?: never;
        /** Enter a transaction by hand. */
        post: operations["create_transaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One transaction. */
        get: operations["find_transaction"];
        /** Change a transaction entered by hand. What a freight posts is changed at the freight. */
        put: operations["update_transaction"];
        post?: never;
        /** Delete a transaction entered by hand. */
        delete: operations["delete_transaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle a transaction, today unless told. Doing it twice changes nothing. */
        post: operations["pay_transaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/{id}/unpay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a settlement back. */
        post: operations["unpay_transaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's freights, the last scheduled first unless told. */
        get: operations["list_freights"];
        put?: never;
        /** Write a freight down, as scheduled. Its advance and balance are posted with it. */
        post: operations["create_freight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One freight. */
        get: operations["find_freight"];
        /** Change a freight. What it posts follows; what was already received may not change. */
        put: operations["update_freight"];
        post?: never;
        /** Delete a freight on which nothing stands. */
        delete: operations["delete_freight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a freight as fallen through. What is unpaid leaves the books, what was received stays. */
        post: operations["cancel_freight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The timeline of a freight, the oldest entry first unless told. */
        get: operations["list_freight_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a cancelled freight up again. */
        post: operations["reopen_freight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a freight brings, costs and leaves. */
        get: operations["find_freight_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a freight to another state. Leaving `scheduled` with expired papers wants their warnings confirmed. */
        post: operations["change_freight_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's vehicles, by plate unless told. */
        get: operations["list_vehicles"];
        put?: never;
        /** Register a vehicle. */
        post: operations["create_vehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vehicle. */
        get: operations["find_vehicle"];
        /** Change a vehicle. An odometer that falls, and inactivity in the middle of a freight, are refused or to be confirmed. */
        put: operations["update_vehicle"];
        post?: never;
        /** Delete a vehicle of which nothing is written down. */
        delete: operations["delete_vehicle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole life of a vehicle in figures. */
        get: operations["summarize_vehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process is alive. */
        get: operations["alive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database answers and has every migration. */
        get: operations["ready"];
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
        /** @description A person as a master sees them: counts, never books. */
        AdminUser: {
            blockedAt?: components["schemas"]["Instant"] | null;
            /** @description When the account was made. */
            createdAt: components["schemas"]["Instant"];
            /** @description Sign-in address. */
            email: string;
            /**
             * Format: int64
             * @description How many freights the person keeps.
             */
            freightCount: number;
            /** @description Identity. */
            id: components["schemas"]["UserId"];
            /** @description Whether the person keeps the installation. */
            isMaster: boolean;
            /** @description How the person is called. */
            name: string;
            phone?: components["schemas"]["Phone"] | null;
            /**
             * Format: int64
             * @description How many sessions are open.
             */
            sessionCount: number;
            /** @description When it last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description How many vehicles the person keeps.
             */
            vehicleCount: number;
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description A personal API token, without its secret. */
        ApiToken: {
            /** @description When it was made. */
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date
             * @description The last day it works; never ends when absent.
             */
            expiresOn?: string | null;
            /** @description Identity. */
            id: components["schemas"]["ApiTokenId"];
            /** @description What it is for. */
            name: string;
            /** @description What it may do. */
            scope: components["schemas"]["Scope"];
            /** @description When it last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /**
         * Format: int64
         * @description Identity of a personal API token.
         */
        ApiTokenId: number;
        /** @description What making a token takes. */
        ApiTokenInput: {
            /**
             * Format: date
             * @description The last day it works.
             */
            expiresOn?: string | null;
            /** @description What it is for. */
            name: string;
            /** @description What it may do. */
            scope: components["schemas"]["Scope"];
        };
        /**
         * @description What a master did.
         * @enum {string}
         */
        AuditAction: "made_master" | "unmade_master" | "blocked" | "unblocked" | "ended_sessions" | "made_password_link" | "opened_registration" | "closed_registration";
        /** @description One entry of the trail. */
        AuditEntry: {
            /** @description What. */
            action: components["schemas"]["AuditAction"];
            /** @description Who. */
            actorId: components["schemas"]["UserId"];
            /** @description The person's name, or nothing when the account is gone. */
            actorName?: string | null;
            /** @description When. */
            at: components["schemas"]["Instant"];
            /** @description What else is worth knowing. */
            detail?: string | null;
            /**
             * Format: int64
             * @description Identity.
             */
            id: number;
            /** @description From which address. */
            ip?: string | null;
            targetId?: components["schemas"]["UserId"] | null;
            /** @description The name of whom it was done to. */
            targetName?: string | null;
        };
        /**
         * @description The body of a trailer or of a rigid truck. A truck without one is a tractor.
         * @enum {string}
         */
        BodyType: "grain" | "box" | "curtain_side" | "refrigerated" | "tank" | "container" | "lowboy" | "dump" | "car_carrier" | "flatbed";
        /**
         * Format: int64
         * @description A share in basis points: 10000 is the whole.
         */
        Bps: number;
        /** @description A cancellation as the user enters it. */
        Cancellation: {
            /**
             * Format: date
             * @description When the freight fell through; today unless told.
             */
            cancelledOn?: string | null;
            /** @description Why. */
            reason: string;
        };
        /**
         * @description The legal kinds of cargo (Lei 13.703/2018 art. 3º), in the order of the legal calculator.
         * @enum {string}
         */
        CargoType: "solid_bulk" | "liquid_bulk" | "refrigerated" | "containerized" | "general" | "neobulk" | "hazardous_solid_bulk" | "hazardous_liquid_bulk" | "hazardous_refrigerated" | "hazardous_containerized" | "hazardous_general" | "pressurized_bulk";
        /**
         * @description What a transaction is about.
         * @enum {string}
         */
        Category: "frete" | "emprestimo" | "venda" | "outros" | "combustivel" | "manutencao" | "pedagio" | "salario" | "alimentacao" | "hospedagem" | "impostos" | "licenciamento" | "seguro";
        /**
         * Format: int64
         * @description Money in cents of BRL. R$ 1,00 is 100.
         */
        Cents: number;
        /** @description Chassis number (VIN): 17 characters without I, O and Q. Brazil has no check digit in it. */
        Chassis: string;
        /** @description CIOT: twelve digits (MDF-e schema). */
        Ciot: string;
        /** @description A municipality. */
        City: {
            /** @description IBGE code. */
            code: components["schemas"]["CityCode"];
            /** @description Official name. */
            name: string;
            /** @description State. */
            uf: string;
        };
        /**
         * Format: int64
         * @description A municipality by its IBGE code of seven digits.
         */
        CityCode: number;
        /** @description Who orders and pays freights. */
        Client: {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            document?: components["schemas"]["TaxId"] | null;
            /** @description Identity. */
            id: components["schemas"]["ClientId"];
            /** @description Name. */
            name: string;
            /** @description Anything else. */
            notes?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /**
         * Format: int64
         * @description Identity of a client.
         */
        ClientId: number;
        /** @description A client as the user enters it. */
        ClientInput: {
            /** @description CPF or CNPJ, with or without its punctuation. */
            document?: string | null;
            /** @description Name. */
            name: string;
            /** @description Anything else. */
            notes?: string | null;
            /** @description Phone with its area code. */
            phone?: string | null;
        };
        /** @description A client as a freight names it. */
        ClientRef: {
            /** @description Identity. */
            id: components["schemas"]["ClientId"];
            /** @description Name. */
            name: string;
            phone?: components["schemas"]["Phone"] | null;
        };
        /** @description How a client pays. */
        ClientSummary: {
            /**
             * Format: int64
             * @description By how many days the received amounts came late on average, an early one counting as none; absent while
             *     nothing was received.
             */
            averageDaysLate?: number | null;
            /**
             * Format: int64
             * @description Freights, those that fell through left out.
             */
            freightCount: number;
            /** @description What is still to come. */
            openCents: components["schemas"]["Cents"];
            /** @description What of the open is late. */
            overdueCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description How many open amounts are late.
             */
            overdueCount: number;
            /** @description What was received of them. */
            receivedCents: components["schemas"]["Cents"];
            /** @description What the freights bring, in cents. */
            revenueCents: components["schemas"]["Cents"];
        };
        /** @description What was spent in one category. */
        CostLine: {
            /** @description The sum of its expenses. */
            amountCents: components["schemas"]["Cents"];
            /** @description The category. */
            category: components["schemas"]["Category"];
        };
        /** @description CPF: eleven digits, stored bare. */
        Cpf: string;
        /** @description What signing in takes. */
        Credentials: {
            /** @description Sign-in address. */
            email: string;
            /** @description The password. */
            password: string;
        };
        /** @description The distance offered between two cities, or why there is none. */
        Distance: {
            /** @description Always true: the figure is an estimate. */
            approximate: boolean;
            distanceKm?: components["schemas"]["Km"] | null;
            /** @description Why there is no figure, in Portuguese. */
            reason?: string | null;
            /** @description By how much it may be off. */
            toleranceBps: components["schemas"]["Bps"];
        };
        /**
         * @description What is due on a vehicle.
         * @enum {string}
         */
        DueCode: "licensing" | "insurance" | "tachograph" | "rntrc" | "own";
        /** @description A due date of the owner's own. */
        DueDate: {
            /**
             * Format: date
             * @description When.
             */
            dueOn: string;
            /** @description What is due. */
            name: string;
        };
        /** @description A due date of a vehicle, seen from a day. */
        DueLine: {
            /** @description What is due. */
            code: components["schemas"]["DueCode"];
            /**
             * Format: int64
             * @description Days until then; negative when past.
             */
            days: number;
            /**
             * Format: date
             * @description When.
             */
            dueOn: string;
            /** @description What is due, in words. */
            name: string;
            /** @description How it stands. */
            state: components["schemas"]["DueState"];
        };
        /**
         * @description How a due date stands.
         * @enum {string}
         */
        DueState: "ok" | "soon" | "expired";
        /** @description The body of an action that takes nothing. */
        Empty: Record<string, never>;
        /**
         * @description What happened to a freight.
         * @enum {string}
         */
        EventKind: "status" | "cancelled" | "reopened";
        /** @description One fault of one field. */
        FieldError: {
            /** @description Stable slug. */
            code: string;
            /** @description The field's name as on the wire. */
            field: string;
            /** @description What is wrong and what to do, in Portuguese. */
            message: string;
        };
        /**
         * @description Access key of a CT-e or MDF-e: 44 characters, the last a check digit (modulo 11, weights 2 to 9 from the right).
         *     The issuer's CNPJ inside may be alphanumeric, each character counting as its ASCII code minus 48.
         */
        FiscalKey: string;
        /** @description One loaded trip. */
        Freight: {
            /** @description What of it is paid in advance, in cents. */
            advanceCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description When the advance is due; the scheduled day when absent.
             */
            advanceDueOn?: string | null;
            /**
             * Format: int64
             * @description Axles of the composition.
             */
            axles: number;
            /**
             * Format: date
             * @description When the balance is due; 30 days after the scheduled day when absent.
             */
            balanceDueOn?: string | null;
            /**
             * Format: date
             * @description When it fell through, if it did.
             */
            cancelledOn?: string | null;
            /** @description Why it fell through. */
            cancelReason?: string | null;
            /** @description What is carried, in words. */
            cargoDescription?: string | null;
            /** @description Legal kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            ciot?: components["schemas"]["Ciot"] | null;
            clientId?: components["schemas"]["ClientId"] | null;
            commissionBps?: components["schemas"]["Bps"] | null;
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            cteKey?: components["schemas"]["FiscalKey"] | null;
            /** @description Where it is unloaded. */
            destinationCityCode: components["schemas"]["CityCode"];
            /** @description Loaded kilometres. */
            distanceKm: components["schemas"]["Km"];
            /** @description Empty kilometres, to the loading or back. */
            emptyKm: components["schemas"]["Km"];
            /** @description What the freight pays in all, in cents; vale-pedágio stands apart. */
            grossCents: components["schemas"]["Cents"];
            /** @description Identity. */
            id: components["schemas"]["FreightId"];
            mdfeKey?: components["schemas"]["FiscalKey"] | null;
            /** @description Anything else. */
            notes?: string | null;
            /**
             * Format: int64
             * @description Its number among the owner's freights.
             */
            number: number;
            odometerEndKm?: components["schemas"]["Km"] | null;
            odometerStartKm?: components["schemas"]["Km"] | null;
            /** @description Where it is loaded. */
            originCityCode: components["schemas"]["CityCode"];
            /** @description What the rate is for. */
            pricing: components["schemas"]["Pricing"];
            /** @description The rate in cents: per trip, tonne or kilometre. */
            rateCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day for which it is agreed.
             */
            scheduledFor: string;
            /** @description How far it has come. */
            status: components["schemas"]["FreightStatus"];
            /** @description Toll of the route in cents: the voucher given, or what the driver expects to pay. */
            tollCents: components["schemas"]["Cents"];
            /** @description Who bears the toll. */
            tollPayer: components["schemas"]["TollPayer"];
            /** @description The truck. */
            truckId: components["schemas"]["VehicleId"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
            weightKg?: components["schemas"]["Kilograms"] | null;
        };
        /** @description One entry of a freight's timeline. */
        FreightEvent: {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description The state before. */
            fromStatus: components["schemas"]["FreightStatus"];
            /** @description Identity; grows in the order of recording. */
            id: components["schemas"]["FreightEventId"];
            /** @description What happened. */
            kind: components["schemas"]["EventKind"];
            /** @description What the user notes about it; the reason of a cancellation. */
            note?: string | null;
            /** @description When it happened. */
            occurredAt: components["schemas"]["Instant"];
            odometerKm?: components["schemas"]["Km"] | null;
            /** @description The state after; the same unless it moved. */
            toStatus: components["schemas"]["FreightStatus"];
        };
        /**
         * Format: int64
         * @description Identity of one entry of a freight's timeline.
         */
        FreightEventId: number;
        /**
         * Format: int64
         * @description Identity of a freight.
         */
        FreightId: number;
        /** @description A freight as the user enters it. */
        FreightInput: {
            advanceCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: date
             * @description When the advance is due; the scheduled day unless told.
             */
            advanceDueOn?: string | null;
            /**
             * Format: int64
             * @description Axles on the ground; the sum of the vehicles' unless told.
             */
            axles?: number | null;
            /**
             * Format: date
             * @description When the balance is due; 30 days after the scheduled day unless told.
             */
            balanceDueOn?: string | null;
            /** @description What is carried, in words. */
            cargoDescription?: string | null;
            /** @description Legal kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            /** @description CIOT. */
            ciot?: string | null;
            clientId?: components["schemas"]["ClientId"] | null;
            commissionBps?: components["schemas"]["Bps"] | null;
            /** @description Access key of the CT-e. */
            cteKey?: string | null;
            /** @description Where it is unloaded; may be the same city. */
            destinationCityCode: components["schemas"]["CityCode"];
            /** @description Loaded kilometres. */
            distanceKm: components["schemas"]["Km"];
            emptyKm?: components["schemas"]["Km"] | null;
            /** @description Access key of the MDF-e. */
            mdfeKey?: string | null;
            /** @description Anything else. */
            notes?: string | null;
            odometerEndKm?: components["schemas"]["Km"] | null;
            odometerStartKm?: components["schemas"]["Km"] | null;
            /** @description Where it is loaded. */
            originCityCode: components["schemas"]["CityCode"];
            /** @description What the rate is for. */
            pricing: components["schemas"]["Pricing"];
            /** @description The rate in cents: per trip, tonne or kilometre. */
            rateCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day for which it is agreed.
             */
            scheduledFor: string;
            tollCents?: components["schemas"]["Cents"] | null;
            tollPayer?: components["schemas"]["TollPayer"] | null;
            /** @description The trailers, the first behind the truck first. */
            trailerIds: components["schemas"]["VehicleId"][];
            /** @description The truck. */
            truckId: components["schemas"]["VehicleId"];
            weightKg?: components["schemas"]["Kilograms"] | null;
        };
        /** @description A freight as it travels. */
        FreightRecord: components["schemas"]["Freight"] & {
            /** @description What is paid after the advance, in cents. */
            balanceCents: components["schemas"]["Cents"];
            client?: components["schemas"]["ClientRef"] | null;
            /** @description Where it is unloaded. */
            destinationCity: components["schemas"]["City"];
            /** @description The states to which it may go now. */
            moves: components["schemas"]["FreightStatus"][];
            /** @description What is still to come, in cents. */
            openCents: components["schemas"]["Cents"];
            /** @description Where it is loaded. */
            originCity: components["schemas"]["City"];
            /** @description What it has in the books, the advance first. */
            receivables: components["schemas"]["Receivable"][];
            /** @description What of it was received, in cents. */
            receivedCents: components["schemas"]["Cents"];
            /** @description The trailers' identities, in order. */
            trailerIds: components["schemas"]["VehicleId"][];
            /** @description The trailers, in order. */
            trailers: components["schemas"]["VehicleRef"][];
            /** @description The truck. */
            truck: components["schemas"]["VehicleRef"];
        };
        /** @description The result of a freight. */
        FreightResult: {
            /** @description The driver's share of the price. */
            commissionCents: components["schemas"]["Cents"];
            /** @description The sum of the costs. */
            costCents: components["schemas"]["Cents"];
            /** @description Costs by category, the greatest first. */
            costs: components["schemas"]["CostLine"][];
            /**
             * Format: int64
             * @description Calendar days from the start to the completion, or to today; both counted. Absent before the start.
             */
            days?: number | null;
            /** @description Empty kilometres. */
            emptyKm: components["schemas"]["Km"];
            expectedTollCents?: components["schemas"]["Cents"] | null;
            /** @description Loaded kilometres; none of a freight that fell through, for nobody knows how far it came. */
            loadedKm: components["schemas"]["Km"];
            marginBps?: components["schemas"]["Bps"] | null;
            /** @description Revenue less costs and commission. */
            netCents: components["schemas"]["Cents"];
            netPerTotalKmCents?: components["schemas"]["Cents"] | null;
            /** @description What is still to come. */
            openCents: components["schemas"]["Cents"];
            /** @description Income booked by hand that names the freight, such as waiting time. */
            otherIncomeCents: components["schemas"]["Cents"];
            /** @description The gross, or what was received of a freight that fell through. */
            priceCents: components["schemas"]["Cents"];
            /** @description What was received. */
            receivedCents: components["schemas"]["Cents"];
            /** @description Both together. */
            revenueCents: components["schemas"]["Cents"];
            revenuePerLoadedKmCents?: components["schemas"]["Cents"] | null;
            revenuePerTotalKmCents?: components["schemas"]["Cents"] | null;
            tollVoucher?: components["schemas"]["TollVoucher"] | null;
            /** @description Both together. */
            totalKm: components["schemas"]["Km"];
        };
        /**
         * @description How far a freight has come: forward to any later state, since people log afterwards, and back by exactly one.
         * @enum {string}
         */
        FreightStatus: "scheduled" | "loading" | "in_transit" | "unloading" | "completed";
        /**
         * Format: date-time
         * @description A moment in UTC, to the microsecond (what PostgreSQL keeps). RFC 3339 with `Z` on the wire.
         */
        Instant: string;
        /**
         * Format: int64
         * @description A weight in kilograms.
         */
        Kilograms: number;
        /**
         * Format: int64
         * @description A distance or an odometer reading in whole kilometres.
         */
        Km: number;
        /**
         * Format: int64
         * @description Fuel consumption as metres driven per litre: 2,35 km/l is 2350.
         */
        MetersPerLiter: number;
        /**
         * Format: int64
         * @description A volume in millilitres.
         */
        Milliliters: number;
        /** @description A token just made, with its secret, which is shown this once. */
        NewApiToken: components["schemas"]["ApiToken"] & {
            /** @description What goes behind `Authorization: Bearer`. */
            token: string;
        };
        /** @description A part of a list. */
        Page_AdminUser: {
            /** @description The records. */
            items: {
                blockedAt?: components["schemas"]["Instant"] | null;
                /** @description When the account was made. */
                createdAt: components["schemas"]["Instant"];
                /** @description Sign-in address. */
                email: string;
                /**
                 * Format: int64
                 * @description How many freights the person keeps.
                 */
                freightCount: number;
                /** @description Identity. */
                id: components["schemas"]["UserId"];
                /** @description Whether the person keeps the installation. */
                isMaster: boolean;
                /** @description How the person is called. */
                name: string;
                phone?: components["schemas"]["Phone"] | null;
                /**
                 * Format: int64
                 * @description How many sessions are open.
                 */
                sessionCount: number;
                /** @description When it last changed. */
                updatedAt: components["schemas"]["Instant"];
                /**
                 * Format: int64
                 * @description How many vehicles the person keeps.
                 */
                vehicleCount: number;
                /**
                 * Format: int64
                 * @description Grows by one with each change.
                 */
                version: number;
            }[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_ApiToken: {
            /** @description The records. */
            items: {
                /** @description When it was made. */
                createdAt: components["schemas"]["Instant"];
                /**
                 * Format: date
                 * @description The last day it works; never ends when absent.
                 */
                expiresOn?: string | null;
                /** @description Identity. */
                id: components["schemas"]["ApiTokenId"];
                /** @description What it is for. */
                name: string;
                /** @description What it may do. */
                scope: components["schemas"]["Scope"];
                /** @description When it last changed. */
                updatedAt: components["schemas"]["Instant"];
                /**
                 * Format: int64
                 * @description Grows by one with each change.
                 */
                version: number;
            }[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_AuditEntry: {
            /** @description The records. */
            items: {
                /** @description What. */
                action: components["schemas"]["AuditAction"];
                /** @description Who. */
                actorId: components["schemas"]["UserId"];
                /** @description The person's name, or nothing when the account is gone. */
                actorName?: string | null;
                /** @description When. */
                at: components["schemas"]["Instant"];
                /** @description What else is worth knowing. */
                detail?: string | null;
                /**
                 * Format: int64
                 * @description Identity.
                 */
                id: number;
                /** @description From which address. */
                ip?: string | null;
                targetId?: components["schemas"]["UserId"] | null;
                /** @description The name of whom it was done to. */
                targetName?: string | null;
            }[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_City: {
            /** @description The records. */
            items: {
                /** @description IBGE code. */
                code: components["schemas"]["CityCode"];
                /** @description Official name. */
                name: string;
                /** @description State. */
                uf: string;
            }[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_Client: {
            /** @description The records. */
            items: {
                /** @description When it was recorded. */
                createdAt: components["schemas"]["Instant"];
                document?: components["schemas"]["TaxId"] | null;
                /** @description Identity. */
                id: components["schemas"]["ClientId"];
                /** @description Name. */
                name: string;
                /** @description Anything else. */
                notes?: string | null;
                phone?: components["schemas"]["Phone"] | null;
                /** @description When it was last changed. */
                updatedAt: components["schemas"]["Instant"];
                /**
                 * Format: int64
                 * @description Grows by one with each change.
                 */
                version: number;
            }[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_FreightEvent: {
            /** @description The records. */
            items: {
                /** @description When it was recorded. */
                createdAt: components["schemas"]["Instant"];
                /** @description The state before. */
                fromStatus: components["schemas"]["FreightStatus"];
                /** @description Identity; grows in the order of recording. */
                id: components["schemas"]["FreightEventId"];
                /** @description What happened. */
                kind: components["schemas"]["EventKind"];
                /** @description What the user notes about it; the reason of a cancellation. */
                note?: string | null;
                /** @description When it happened. */
                occurredAt: components["schemas"]["Instant"];
                odometerKm?: components["schemas"]["Km"] | null;
                /** @description The state after; the same unless it moved. */
                toStatus: components["schemas"]["FreightStatus"];
            }[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_FreightRecord: {
            /** @description The records. */
            items: (components["schemas"]["Freight"] & {
                /** @description What is paid after the advance, in cents. */
                balanceCents: components["schemas"]["Cents"];
                client?: components["schemas"]["ClientRef"] | null;
                /** @description Where it is unloaded. */
                destinationCity: components["schemas"]["City"];
                /** @description The states to which it may go now. */
                moves: components["schemas"]["FreightStatus"][];
                /** @description What is still to come, in cents. */
                openCents: components["schemas"]["Cents"];
                /** @description Where it is loaded. */
                originCity: components["schemas"]["City"];
                /** @description What it has in the books, the advance first. */
                receivables: components["schemas"]["Receivable"][];
                /** @description What of it was received, in cents. */
                receivedCents: components["schemas"]["Cents"];
                /** @description The trailers' identities, in order. */
                trailerIds: components["schemas"]["VehicleId"][];
                /** @description The trailers, in order. */
                trailers: components["schemas"]["VehicleRef"][];
                /** @description The truck. */
                truck: components["schemas"]["VehicleRef"];
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_TransactionRecord: {
            /** @description The records. */
            items: (components["schemas"]["Transaction"] & {
                /** @description The client of its freight. */
                clientName?: string | null;
                /**
                 * Format: int64
                 * @description The number of its freight.
                 */
                freightNumber?: number | null;
                /**
                 * Format: int64
                 * @description By how many days it is late.
                 */
                overdueDays: number;
                plate?: components["schemas"]["Plate"] | null;
                source?: components["schemas"]["Source"] | null;
                /** @description Whether it is settled. */
                status: components["schemas"]["PaymentStatus"];
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_VehicleRecord: {
            /** @description The records. */
            items: (components["schemas"]["Vehicle"] & {
                /** @description Due dates of the owner's own, in the order in which they were entered. */
                dueDates: components["schemas"]["DueDate"][];
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description What changing one's password takes. */
        PasswordChangeInput: {
            /** @description The password so far. */
            currentPassword: string;
            /** @description The new one. */
            password: string;
            /** @description The new one again. */
            passwordConfirmation: string;
        };
        /** @description A one-time link just made; its secret is shown this once. */
        PasswordLink: {
            /** @description Until when it works. */
            expiresAt: components["schemas"]["Instant"];
            /** @description Where it leads, on this installation. */
            path: string;
            /** @description The secret. */
            token: string;
        };
        /** @description What a one-time link takes to set a new password. */
        PasswordResetInput: {
            /** @description The new password. */
            password: string;
            /** @description The new password again. */
            passwordConfirmation: string;
            /** @description The secret of the link. */
            token: string;
        };
        /** @description A payment as the user enters it. */
        Payment: {
            /**
             * Format: date
             * @description When it was paid or received; today unless told.
             */
            paidOn?: string | null;
        };
        /**
         * @description Whether a transaction is settled.
         * @enum {string}
         */
        PaymentStatus: "paid" | "pending";
        /** @description A Brazilian phone with its area code, stored as ten or eleven digits without the country code. */
        Phone: string;
        /** @description A plate of either pattern (ABC1234, ABC1D23), stored in capitals without the hyphen. */
        Plate: string;
        /**
         * @description What the rate of a freight is for.
         * @enum {string}
         */
        Pricing: "fixed" | "per_ton" | "per_km";
        /** @description The refusal as it travels. */
        ProblemBody: {
            /** @description The record as it is now, when the version sent was not the last. */
            current?: unknown;
            /** @description What is wrong and what to do, in Portuguese. */
            detail: string;
            /** @description The fields at fault. */
            errors: components["schemas"]["FieldError"][];
            /** @description Names this request in the server's log. */
            requestId?: string | null;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description What kind of refusal it is, in Portuguese. */
            title: string;
            /** @description Stable slug. */
            type: string;
            /** @description What may be confirmed by sending its codes in `confirm`. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description What a person may change of the own profile. */
        ProfileInput: {
            /**
             * Format: date
             * @description When the driving licence expires.
             */
            cnhDueOn?: string | null;
            /** @description The person's CPF. */
            cpf?: string | null;
            /** @description How the person is called. */
            name: string;
            /** @description Phone with area code. */
            phone?: string | null;
            /** @description Registration as a carrier with ANTT. */
            rntrc?: string | null;
            /** @description IANA name of a zone of Brazil. */
            timeZone: string;
            /**
             * Format: date
             * @description When the toxicological exam expires.
             */
            toxicologicalDueOn?: string | null;
        };
        /** @description A part of a freight in the books. */
        Receivable: {
            /** @description How much. */
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description When it is due.
             */
            dueOn: string;
            /**
             * Format: int64
             * @description By how many days it is late.
             */
            overdueDays: number;
            /**
             * Format: date
             * @description When it was received, if it was.
             */
            paidOn?: string | null;
            /** @description Which part. */
            part: components["schemas"]["SourcePart"];
            /** @description Whether it was received. */
            status: components["schemas"]["PaymentStatus"];
            /** @description Its transaction. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description What registering takes. */
        RegistrationInput: {
            /** @description Sign-in address. */
            email: string;
            /** @description How the person is called. */
            name: string;
            /** @description At least ten characters, not a common one. */
            password: string;
            /** @description The same password again. */
            passwordConfirmation: string;
            /** @description Phone with area code. */
            phone?: string | null;
        };
        /** @description Whether one may register. */
        RegistrationState: {
            /** @description Whether the installation is empty: its first account becomes master. */
            firstAccount: boolean;
            /** @description Whether anyone may register. */
            open: boolean;
        };
        /** @description RENAVAM: eleven digits with a check digit; an old number of nine is padded with zeros. */
        Renavam: string;
        /** @description RNTRC number: stored as ANTT shows it, nine digits (a number of eight is padded with a zero). */
        Rntrc: string;
        /**
         * @description What a token may do.
         * @enum {string}
         */
        Scope: "read" | "write";
        /** @description The installation's settings. */
        Settings: {
            /** @description Whether anyone may register. */
            registrationOpen: boolean;
            /** @description When they last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description What a master decides of the installation. */
        SettingsInput: {
            /** @description Whether anyone may register. */
            registrationOpen: boolean;
        };
        /** @description The record that posted a transaction, where it is edited. */
        Source: {
            /** @description Its identity. */
            id: components["schemas"]["FreightId"];
            /** @description The kind of record. */
            kind: components["schemas"]["SourceKind"];
            /** @description Which part of it. */
            part: components["schemas"]["SourcePart"];
        };
        /**
         * @description What kind of record a posted transaction comes from.
         * @enum {string}
         */
        SourceKind: "freight";
        /**
         * @description Which part of its source a posted transaction is.
         * @enum {string}
         */
        SourcePart: "advance" | "balance";
        /** @description A move as the user enters it. */
        StatusChange: {
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description What the user notes about it. */
            note?: string | null;
            occurredAt?: components["schemas"]["Instant"] | null;
            odometerKm?: components["schemas"]["Km"] | null;
            /** @description The state to move to. */
            status: components["schemas"]["FreightStatus"];
        };
        /** @description CPF or CNPJ of a client, stored bare in capitals. A CNPJ may be alphanumeric (IN RFB 2.229/2024). */
        TaxId: string;
        /**
         * @description Who bears the toll.
         * @enum {string}
         */
        TollPayer: "shipper" | "driver";
        /** @description The shipper's toll voucher against what was spent on toll. */
        TollVoucher: {
            /** @description What of the voucher was not spent. */
            leftCents: components["schemas"]["Cents"];
            /** @description What the voucher did not cover: a cost of the freight until the shipper makes it good. */
            missingCents: components["schemas"]["Cents"];
            /** @description What the shipper gave. */
            providedCents: components["schemas"]["Cents"];
            /** @description What toll cost. */
            spentCents: components["schemas"]["Cents"];
        };
        /** @description One line of the books. */
        Transaction: {
            /** @description How much, in cents; always more than zero. */
            amountCents: components["schemas"]["Cents"];
            /** @description What it is about. */
            category: components["schemas"]["Category"];
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description What it is, in words. */
            description: string;
            /**
             * Format: date
             * @description When it is due.
             */
            dueOn: string;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Identity. */
            id: components["schemas"]["TransactionId"];
            /** @description Which way the money goes. */
            kind: components["schemas"]["TransactionKind"];
            /**
             * Format: date
             * @description When it was paid or received, if it was.
             */
            paidOn?: string | null;
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            vehicleId?: components["schemas"]["VehicleId"] | null;
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /**
         * Format: int64
         * @description Identity of a financial transaction.
         */
        TransactionId: number;
        /** @description A transaction as the user enters it. */
        TransactionInput: {
            /** @description How much, in cents; more than zero. */
            amountCents: components["schemas"]["Cents"];
            /** @description What it is about; must fit the kind. */
            category: components["schemas"]["Category"];
            /** @description What it is, in words. */
            description: string;
            /**
             * Format: date
             * @description When it is due.
             */
            dueOn: string;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Which way the money goes. */
            kind: components["schemas"]["TransactionKind"];
            /**
             * Format: date
             * @description When it was paid or received; absent while it is pending.
             */
            paidOn?: string | null;
            vehicleId?: components["schemas"]["VehicleId"] | null;
        };
        /**
         * @description Which way money goes.
         * @enum {string}
         */
        TransactionKind: "income" | "expense";
        /** @description A transaction as it travels. */
        TransactionRecord: components["schemas"]["Transaction"] & {
            /** @description The client of its freight. */
            clientName?: string | null;
            /**
             * Format: int64
             * @description The number of its freight.
             */
            freightNumber?: number | null;
            /**
             * Format: int64
             * @description By how many days it is late.
             */
            overdueDays: number;
            plate?: components["schemas"]["Plate"] | null;
            source?: components["schemas"]["Source"] | null;
            /** @description Whether it is settled. */
            status: components["schemas"]["PaymentStatus"];
        };
        /** @description A person with an account. Never carries the password's hash outside. */
        User: {
            /**
             * Format: date
             * @description When the person's own driving licence expires.
             */
            cnhDueOn?: string | null;
            cpf?: components["schemas"]["Cpf"] | null;
            /** @description When the account was made. */
            createdAt: components["schemas"]["Instant"];
            /** @description Sign-in address, lower case, one account each. */
            email: string;
            /** @description Identity; also the owner of everything the person writes down. */
            id: components["schemas"]["UserId"];
            /** @description Whether the person keeps the installation. */
            isMaster: boolean;
            /** @description How the person is called. */
            name: string;
            phone?: components["schemas"]["Phone"] | null;
            rntrc?: components["schemas"]["Rntrc"] | null;
            /** @description Zone that decides what day "today" is. */
            timeZone: components["schemas"]["Zone"];
            /**
             * Format: date
             * @description When the person's own toxicological exam expires.
             */
            toxicologicalDueOn?: string | null;
            /** @description When it last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /**
         * Format: int64
         * @description Identity of a user.
         */
        UserId: number;
        /** @description What a master decides of a person. */
        UserRightsInput: {
            /** @description Whether the account is blocked. */
            blocked: boolean;
            /** @description Whether the person keeps the installation. */
            isMaster: boolean;
        };
        /** @description A truck or a trailer. */
        Vehicle: {
            /**
             * Format: int64
             * @description Its own axles.
             */
            axles: number;
            bodyType?: components["schemas"]["BodyType"] | null;
            /** @description Maker. */
            brand?: string | null;
            capacityKg?: components["schemas"]["Kilograms"] | null;
            chassis?: components["schemas"]["Chassis"] | null;
            /** @description Colour. */
            color?: string | null;
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            expectedMetersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description Identity. */
            id: components["schemas"]["VehicleId"];
            /**
             * Format: date
             * @description When its insurance ends.
             */
            insuranceDueOn?: string | null;
            /**
             * Format: date
             * @description When its licensing is due.
             */
            licensingDueOn?: string | null;
            /**
             * Format: int64
             * @description Year it was made.
             */
            manufactureYear?: number | null;
            /** @description Model. */
            model?: string | null;
            /**
             * Format: int64
             * @description Year of its model.
             */
            modelYear?: number | null;
            /** @description What its owner calls it. */
            nickname?: string | null;
            /** @description Anything else. */
            notes?: string | null;
            /** @description The odometer in kilometres. */
            odometerKm: components["schemas"]["Km"];
            /** @description As on the vehicle. */
            plate: components["schemas"]["Plate"];
            /**
             * Format: date
             * @description When it was bought.
             */
            purchasedOn?: string | null;
            purchasePriceCents?: components["schemas"]["Cents"] | null;
            renavam?: components["schemas"]["Renavam"] | null;
            residualValueCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: date
             * @description When the RNTRC is to be revalidated.
             */
            rntrcDueOn?: string | null;
            /** @description Whether it is at work. */
            status: components["schemas"]["VehicleStatus"];
            /**
             * Format: date
             * @description When the tachograph is to be verified.
             */
            tachographDueOn?: string | null;
            tankCapacityMl?: components["schemas"]["Milliliters"] | null;
            tareKg?: components["schemas"]["Kilograms"] | null;
            /** @description Truck or trailer. */
            type: components["schemas"]["VehicleType"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description How long it is to serve from its purchase, in months.
             */
            usefulLifeMonths?: number | null;
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description The freights of a vehicle, the cancelled ones aside. */
        VehicleFreights: {
            /** @description The drivers' commissions on it. */
            commissionCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description How many.
             */
            count: number;
            /** @description Km empty of those that have started. */
            emptyKm: components["schemas"]["Km"];
            /** @description Km loaded of those that have started. */
            loadedKm: components["schemas"]["Km"];
            /**
             * Format: int64
             * @description How many of them are not completed.
             */
            openCount: number;
            /** @description What those that have started and the vehicle's other income bring; of the cancelled ones what was received. A trailer earns nothing by itself: the revenue is its truck's. */
            revenueCents: components["schemas"]["Cents"];
        };
        /**
         * Format: int64
         * @description Identity of a vehicle.
         */
        VehicleId: number;
        /** @description A vehicle as the user enters it. */
        VehicleInput: {
            /**
             * Format: int64
             * @description Its own axles.
             */
            axles: number;
            bodyType?: components["schemas"]["BodyType"] | null;
            /** @description Maker. */
            brand?: string | null;
            capacityKg?: components["schemas"]["Kilograms"] | null;
            /** @description Chassis number. */
            chassis?: string | null;
            /** @description Colour. */
            color?: string | null;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description Due dates of the owner's own. */
            dueDates?: components["schemas"]["DueDate"][] | null;
            expectedMetersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /**
             * Format: date
             * @description When its insurance ends.
             */
            insuranceDueOn?: string | null;
            /**
             * Format: date
             * @description When its licensing is due.
             */
            licensingDueOn?: string | null;
            /**
             * Format: int64
             * @description Year it was made.
             */
            manufactureYear?: number | null;
            /** @description Model. */
            model?: string | null;
            /**
             * Format: int64
             * @description Year of its model: that of its making or the next.
             */
            modelYear?: number | null;
            /** @description What its owner calls it. */
            nickname?: string | null;
            /** @description Anything else. */
            notes?: string | null;
            odometerKm?: components["schemas"]["Km"] | null;
            /** @description Plate of either pattern. */
            plate: string;
            /**
             * Format: date
             * @description When it was bought.
             */
            purchasedOn?: string | null;
            purchasePriceCents?: components["schemas"]["Cents"] | null;
            /** @description RENAVAM. */
            renavam?: string | null;
            residualValueCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: date
             * @description When the RNTRC is to be revalidated.
             */
            rntrcDueOn?: string | null;
            status?: components["schemas"]["VehicleStatus"] | null;
            /**
             * Format: date
             * @description When the tachograph is to be verified.
             */
            tachographDueOn?: string | null;
            tankCapacityMl?: components["schemas"]["Milliliters"] | null;
            tareKg?: components["schemas"]["Kilograms"] | null;
            /** @description Truck or trailer; never changes afterwards. */
            type: components["schemas"]["VehicleType"];
            /**
             * Format: int64
             * @description How long it is to serve from its purchase, in months.
             */
            usefulLifeMonths?: number | null;
        };
        /** @description A vehicle as it travels: the record with the due dates of the owner's own. */
        VehicleRecord: components["schemas"]["Vehicle"] & {
            /** @description Due dates of the owner's own, in the order in which they were entered. */
            dueDates: components["schemas"]["DueDate"][];
        };
        /** @description A vehicle as a freight names it. */
        VehicleRef: {
            /** @description Identity. */
            id: components["schemas"]["VehicleId"];
            /** @description What its owner calls it. */
            nickname?: string | null;
            /** @description Plate. */
            plate: components["schemas"]["Plate"];
        };
        /**
         * @description Whether a vehicle is at work.
         * @enum {string}
         */
        VehicleStatus: "active" | "maintenance" | "inactive";
        /** @description The whole life of a vehicle in figures. */
        VehicleSummary: {
            /** @description The sum of the costs. */
            costCents: components["schemas"]["Cents"];
            costPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description What was spent on it, by category, the greatest first. */
            costs: components["schemas"]["CostLine"][];
            /** @description What is due, the nearest first. */
            dueDates: components["schemas"]["DueLine"][];
            /** @description Its freights. */
            freights: components["schemas"]["VehicleFreights"];
            /** @description Revenue less commissions and costs. */
            netCents: components["schemas"]["Cents"];
        };
        /**
         * @description Whether a vehicle pulls or is pulled.
         * @enum {string}
         */
        VehicleType: "truck" | "trailer";
        /** @description Something unlikely that the user may confirm by sending its code in `confirm`. */
        Warning: {
            /** @description Stable slug to be sent back in `confirm`. */
            code: string;
            /** @description What is unlikely, in Portuguese. */
            message: string;
        };
        /** @description A time zone of Brazil by its IANA name. */
        Zone: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_audit: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description From this day (UTC) on. */
                from?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in the name of who did it or to whom. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description To this day (UTC), it included. */
                to?: string;
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_AuditEntry"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    find_settings: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    update_settings: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes. */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_people: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in the name or the address. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_AdminUser"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    find_person: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    update_person: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes. */
                "If-Match": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRightsInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    end_sessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description As asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    create_password_link: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    update_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeInput"];
            };
        };
        responses: {
            /** @description As asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetInput"];
            };
        };
        responses: {
            /** @description As asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    update_profile: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes. */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    registration_state: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationState"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_tokens: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_ApiToken"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    create_token: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiToken"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    delete_token: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only this version, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    current_user: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_cities: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description What the person typed, accents or not; from two letters on. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description Only of this state. */
                uf?: string;
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_City"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_clients: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in name, document or phone. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Client"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    create_client: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    find_client: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    update_client: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes. */
                "If-Match": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    delete_client: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only this version, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    summarize_client: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSummary"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    find_distance: {
        parameters: {
            query: {
                /** @description IBGE code of the origin. */
                from: components["schemas"]["CityCode"];
                /** @description IBGE code of the destination. */
                to: components["schemas"]["CityCode"];
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distance"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_transactions: {
        parameters: {
            query?: {
                /** @description Only of this category. */
                category?: components["schemas"]["Category"];
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Only of this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description Due from this day on. */
                from?: string;
                /** @description Only income or only expenses. */
                kind?: components["schemas"]["TransactionKind"];
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description `true`: only what is pending and late. */
                overdue?: boolean;
                /** @description Text in description or category. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description Only paid or only pending. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Due to this day, it included. */
                to?: string;
                /** @description One's own id, or 404. */
                userId?: number;
                /** @description Only of this vehicle. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_TransactionRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    create_transaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    find_transaction: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    update_transaction: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes. */
                "If-Match": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    delete_transaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only this version, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    pay_transaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    unpay_transaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_freights: {
        parameters: {
            query?: {
                /** @description Only of this client. */
                clientId?: components["schemas"]["ClientId"];
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Scheduled from this day on. */
                from?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description `true`: only those neither completed nor cancelled; `false`: only the others. */
                open?: boolean;
                /** @description Text in cities, cargo, keys, notes, client or truck, or the freight's number. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description Only in this state, or in one of several divided by commas. */
                status?: string;
                /** @description Scheduled to this day, it included. */
                to?: string;
                /** @description One's own id, or 404. */
                userId?: number;
                /** @description Only of this vehicle, as truck or as trailer. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_FreightRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    create_freight: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreightInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    find_freight: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    update_freight: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes. */
                "If-Match": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreightInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    delete_freight: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only this version, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    cancel_freight: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Cancellation"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_freight_events: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_FreightEvent"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    reopen_freight: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    find_freight_result: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightResult"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    change_freight_status: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusChange"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_vehicles: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in plate, nickname, brand or model. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description Only in this status. */
                status?: components["schemas"]["VehicleStatus"];
                /** @description Only of this type. */
                type?: components["schemas"]["VehicleType"];
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_VehicleRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    create_vehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    find_vehicle: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    update_vehicle: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes. */
                "If-Match": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRecord"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    delete_vehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only this version, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    summarize_vehicle: {
        parameters: {
            query?: {
                /** @description One's own id, or 404. */
                userId?: number;
            };
            header?: {
                /** @description ETag that is known already. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleSummary"];
                };
            };
            /** @description A refusal (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    alive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
