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
    "/api/admin/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables of rates with their history, the newest first day first. */
        get: operations["list_rates"];
        put?: never;
        /** Put a table in. It lies over what was shipped, and over what was put in before it for the same first day. */
        post: operations["import_rates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One table that was put in. */
        get: operations["find_rates"];
        put?: never;
        post?: never;
        /** Withdraw a table that was put in. It stays in the history; what held before it holds again. */
        delete: operations["withdraw_rates"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rates/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table that holds from a first day on, as the CSV that may be edited and put in again. */
        get: operations["download_rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a table would change. Nothing is stored. */
        post: operations["preview_rates"];
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
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The month at a glance, beside the month before and the same month last year, and what needs the owner now. */
        get: operations["find_dashboard"];
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
    "/api/driver-advances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The advances to all drivers, the last given first unless told. */
        get: operations["list_all_advances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's settlements, the last period first unless told. */
        get: operations["list_driver_payments"];
        put?: never;
        /** Settle with a driver. What is settled is held by this settlement alone; the books follow. */
        post: operations["create_driver_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver-payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One settlement. */
        get: operations["find_driver_payment"];
        /** Change a pending settlement. */
        put: operations["update_driver_payment"];
        post?: never;
        /** Delete a pending settlement: what it held is free again. */
        delete: operations["delete_driver_payment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver-payments/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay the balance of a settlement, today unless told. Doing it twice changes nothing. */
        post: operations["pay_driver_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver-payments/{id}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt of the balance of a settlement; only once it is paid (409 `not_paid`). */
        get: operations["print_settlement_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver-payments/{id}/settlement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A settlement with a driver, to be agreed and signed. */
        get: operations["print_settlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver-payments/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a closed settlement: it leaves the books, and what it held is free again. */
        post: operations["undo_driver_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver-payments/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What could be settled with a driver: freights by the day for which they were agreed, advances by the day on which
         *     they were given, expenses by the day on which they were due.
         */
        get: operations["find_open_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver-payments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a settlement would come to. Nothing is written down. */
        post: operations["preview_driver_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's drivers, by name unless told. */
        get: operations["list_drivers"];
        put?: never;
        /** Write a driver down. A CNH number whose check digits do not agree wants a confirmation. */
        post: operations["create_driver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One driver. */
        get: operations["find_driver"];
        /** Change a driver. Settlements that stand are not reckoned anew. */
        put: operations["update_driver"];
        post?: never;
        /** Delete a driver of whom nothing is written down. */
        delete: operations["delete_driver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/advances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The advances to one driver, the last given first unless told. */
        get: operations["list_advances"];
        put?: never;
        /** Write down money given to a driver. It is money out at once, and no cost. */
        post: operations["create_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/advances/{advance_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One advance. */
        get: operations["find_advance"];
        /** Change an advance that no settlement deducted. */
        put: operations["update_advance"];
        post?: never;
        /** Delete an advance that no settlement deducted. */
        delete: operations["delete_advance"];
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
    "/api/finances/{id}/expected-deductions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a payer is expected to hold back of a transaction that is open: to be offered, and corrected by what came. */
        get: operations["expected_deductions_of"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Settle a transaction by what was really received or paid: the whole of it today unless told, a part, or net of what the
         *     payer held back. What is left over stays open as a transaction of its own. One that is settled answers 409.
         */
        post: operations["pay_transaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/{id}/pay/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a payment would come to; nothing is stored. */
        post: operations["preview_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/{id}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of an income or expense, but of what has none (409 `no_receipt`) or is settled with a driver (409
         *     `has_other_receipt`); only once it is paid (409 `not_paid`).
         */
        get: operations["print_payment_receipt"];
        put?: never;
        post?: never;
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
        /** Take a settlement back: what was held back of it goes, and what it left open is one with it again. */
        post: operations["unpay_transaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/cash-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the cash of a day, today unless told: what differs from the books is booked by name (201); where nothing differs,
         *     nothing is (200). It is neither revenue nor cost.
         */
        post: operations["count_cash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/cash-flow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cash ahead: what is in hand, what is late, what is due, and where it runs lowest. */
        get: operations["forecast_cash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement (DRE) of some months. */
        get: operations["find_statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement (DRE) of some months. */
        get: operations["print_statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a list of transactions sums to: the same filters as the list's. */
        get: operations["summarize_transactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/tax-year/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The year for the accountant. */
        get: operations["find_tax_year"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/tax-year/{year}/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The year for the accountant. */
        get: operations["print_tax_year"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/tax-year/{year}/report.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The year for the accountant as a workbook: by month, by payer, by both, and what was spent. */
        get: operations["export_tax_year"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freight-simulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's simulations, the last made first unless told; sorted by `createdAt`, `scheduledFor`, `netCents` or `number`. */
        get: operations["list_simulations"];
        put?: never;
        /** Keep a simulation, judged by the rates of its day. */
        post: operations["create_simulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freight-simulations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One simulation, judged by the rates that were kept with it. */
        get: operations["find_simulation"];
        /** Change a simulation that became no freight. It is judged anew where its day, table, cargo or axles change. */
        put: operations["update_simulation"];
        post?: never;
        /** Delete a simulation that became no freight. */
        delete: operations["delete_simulation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freight-simulations/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lay a simulation aside, or take it up again. */
        post: operations["archive_simulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freight-simulations/{id}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a freight of a simulation, once. What is told takes the place of what the simulation says. */
        post: operations["convert_simulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freight-simulations/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a copy of a simulation: for today where its day has passed, and judged anew. */
        post: operations["copy_simulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freight-simulations/{id}/simulation.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an offer would leave, and how it stands to the legal minimum. */
        get: operations["print_simulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freight-simulations/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that a simulation says, while it is being entered. Stores nothing. */
        post: operations["calculate_simulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freight-simulations/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Two to four simulations side by side. */
        get: operations["compare_simulations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freight-simulations/defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a simulation begins with: figures of the owner's own history, else of references, each with what it rests on. */
        get: operations["find_simulation_defaults"];
        put?: never;
        post?: never;
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
        /** What a freight brings, costs and leaves, and how that stands to the legal minimum. */
        get: operations["find_freight_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}/result.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a freight brought, cost and left. */
        get: operations["print_freight_result"];
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
    "/api/freights/{id}/waiting-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is owed for the hours that the truck stood at the loading and the unloading (Lei 11.442/2007 art. 11). */
        get: operations["find_freight_waiting_time"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}/waiting-time.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The claim of what is owed for waiting time; only where something is (409 `nothing_due`). */
        get: operations["print_waiting_claim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's fill-ups, the last first unless told; sorted by `filledOn` or `totalCents`. */
        get: operations["list_fuel"];
        put?: never;
        /** Write a fill-up down: of volume, price and total any two, or three that agree. What is unlikely is to be confirmed. */
        post: operations["create_fuel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One fill-up. */
        get: operations["find_fuel"];
        /** Change a fill-up; what it has in the books and the vehicle's odometer follow. */
        put: operations["update_fuel"];
        post?: never;
        /** Delete a fill-up and what it has in the books. */
        delete: operations["delete_fuel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel/consumption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fuel of a period in figures: by vehicle from full tank to full tank, and by station. */
        get: operations["find_fuel_consumption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel/defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a new fill-up of a vehicle begins with. */
        get: operations["find_fuel_defaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is known of a fill-up while it is being entered. Stores nothing; everything but vehicle, day and fuel may still be
         *     missing.
         */
        post: operations["preview_fuel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel/stations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stations where the owner filled up, the last first. */
        get: operations["list_fuel_stations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's maintenance, the last done first unless told. */
        get: operations["list_maintenance"];
        put?: never;
        /** Write down work done on a vehicle. What it costs stands in the books at once, in as many instalments as told. */
        post: operations["create_maintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One maintenance record. */
        get: operations["find_maintenance"];
        /** Change a maintenance record. Instalments paid in the books keep their amounts. */
        put: operations["update_maintenance"];
        post?: never;
        /** Delete a maintenance record and what it posted. */
        delete: operations["delete_maintenance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The watched lines of the vehicles in use, the most urgent first: by kilometres or months, whichever comes first. */
        get: operations["list_due"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines of the vehicles' plans, by name unless told. */
        get: operations["list_plans"];
        put?: never;
        /** Put a line on a vehicle's plan. */
        post: operations["create_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One line of a plan. */
        get: operations["find_plan"];
        /** Change a line of a plan. Its vehicle stays. */
        put: operations["update_plan"];
        post?: never;
        /** Take a line off a plan. The records that fulfilled it stay. */
        delete: operations["delete_plan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/plans/starter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans that a vehicle may begin with; those standing are on its plan already. */
        get: operations["offer_plans"];
        put?: never;
        /** Put plans to begin with on a vehicle's plan. What stands there already is left alone; the answer shows what was made. */
        post: operations["choose_plans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sums and instalments of maintenance while it is being typed. Nothing is stored. */
        post: operations["preview_maintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minimum-freight/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The legal minimum of a trip, and how an offer stands to it. Nothing is stored. */
        post: operations["calculate_minimum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minimum-freight/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The coefficients of the legal minimum on a day, and every act that changed them. */
        get: operations["find_minimum_rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of which there is a sample. */
        get: operations["list_paper_samples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/samples/{kind}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sample of a document. */
        get: operations["print_sample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is late or due soon, of every module, the most urgent first. */
        get: operations["list_reminders"];
        put?: never;
        post?: never;
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
    "/api/vehicles/licensing-suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the licensing of a vehicle is due next, by its state and the ending of its plate. A suggestion: the owner sets the
         *     date.
         */
        get: operations["suggest_licensing"];
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
        /** @description What gave a table its force: an act of the law, or the week of a survey. */
        Act: {
            /** @description What else must be known of it, in Portuguese. */
            note?: string | null;
            /** @description Whether the figures are those of the official text; if not, they were transcribed and are never shown as official. */
            official: boolean;
            /** @description Where the figures were taken from, in Portuguese. */
            source: string;
            /** @description Its name: `Portaria SUROC 22/2026`. */
            title: string;
            /**
             * Format: date
             * @description The first day on which it holds.
             */
            validFrom: string;
        };
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
        /** @description Money given to a driver ahead of the settlement. */
        Advance: components["schemas"]["AdvanceFields"] & {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description To whom. */
            driverId: components["schemas"]["DriverId"];
            driverPaymentId?: components["schemas"]["DriverPaymentId"] | null;
            /** @description Identity. */
            id: components["schemas"]["DriverAdvanceId"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description What the user decides of an advance. */
        AdvanceFields: {
            /** @description How much, in cents; always more than zero. */
            amountCents: components["schemas"]["Cents"];
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: date
             * @description When.
             */
            givenOn: string;
            /** @description In which way. */
            method: components["schemas"]["PayMethod"];
            /** @description Anything else. */
            notes?: string | null;
        };
        /** @description An advance as the user enters it. */
        AdvanceInput: {
            /**
             * Format: int64
             * @description How much, in cents.
             */
            amountCents: number;
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: date
             * @description When; not after today.
             */
            givenOn: string;
            /** @description In which way. */
            method: components["schemas"]["PayMethod"];
            /** @description Anything else. */
            notes?: string | null;
        };
        /** @description What a settlement says of one advance. */
        AdvanceLine: {
            /** @description How much, in cents. */
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description The number of its freight.
             */
            freightNumber?: number | null;
            /**
             * Format: date
             * @description When it was given.
             */
            givenOn: string;
            /** @description The advance. */
            id: components["schemas"]["DriverAdvanceId"];
            /** @description In which way. */
            method: components["schemas"]["PayMethod"];
        };
        /** @description An advance as it travels. */
        AdvanceRecord: components["schemas"]["Advance"] & {
            /** @description The driver's name. */
            driverName: string;
            /**
             * Format: int64
             * @description The number of its freight.
             */
            freightNumber?: number | null;
            /**
             * Format: int64
             * @description The number of the settlement that deducted it.
             */
            paymentNumber?: number | null;
        };
        /**
         * @description What was agreed about a driver's pay: share and base are the driver's own.
         * @enum {string}
         */
        Agreement: "commission_gross" | "commission_net" | "fixed_per_trip" | "fixed_per_month";
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
        /** @description Whether a simulation is laid aside. */
        ArchiveInput: {
            /** @description `true` lays it aside, `false` takes it up again. */
            archived: boolean;
        };
        /**
         * @description What a master did.
         * @enum {string}
         */
        AuditAction: "made_master" | "unmade_master" | "blocked" | "unblocked" | "ended_sessions" | "made_password_link" | "opened_registration" | "closed_registration" | "imported_rates" | "withdrew_rates";
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
         * @description By which day a transaction belongs to a month.
         * @enum {string}
         */
        Basis: "accrual" | "cash";
        /** @description Which of several simulations is best at what; none where two share the first place. */
        BestSimulations: {
            differenceCents?: components["schemas"]["FreightSimulationId"] | null;
            marginBps?: components["schemas"]["FreightSimulationId"] | null;
            netCents?: components["schemas"]["FreightSimulationId"] | null;
            netPerDayCents?: components["schemas"]["FreightSimulationId"] | null;
            netPerKmCents?: components["schemas"]["FreightSimulationId"] | null;
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
        /** @description What a count came to. */
        CashCount: {
            /** @description What was counted, in cents. */
            countedCents: components["schemas"]["Cents"];
            /** @description What was counted less what the books said, in cents. */
            differenceCents: components["schemas"]["Cents"];
            /** @description What the books said, in cents. */
            expectedCents: components["schemas"]["Cents"];
            transaction?: components["schemas"]["TransactionRecord"] | null;
        };
        /** @description A count as the user enters it. */
        CashCountInput: {
            /**
             * Format: int64
             * @description What was counted, in bank and in cash, in cents; below zero where the account is overdrawn.
             */
            countedCents: number;
            /**
             * Format: date
             * @description At the end of which day; today unless told.
             */
            on?: string | null;
        };
        /** @description A day on which something is due. */
        CashDay: {
            /** @description What is in hand at its end, if all of it is paid. */
            balanceCents: components["schemas"]["Cents"];
            /** @description What is to go out; on the first day also what is late. */
            expenseCents: components["schemas"]["Cents"];
            /** @description What is to come in; on the first day also what is late. */
            incomeCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day.
             */
            on: string;
        };
        /** @description The cash flow ahead. */
        CashFlow: {
            /** @description What is in hand at the end, if all of it is paid. */
            closingCents: components["schemas"]["Cents"];
            /** @description The days on which something is due. */
            days: components["schemas"]["CashDay"][];
            /** @description What is due to be paid, from today on. */
            expenseCents: components["schemas"]["Cents"];
            firstShort?: components["schemas"]["CashPoint"] | null;
            /**
             * Format: date
             * @description Today.
             */
            from: string;
            /** @description What is due to come, from today on. */
            incomeCents: components["schemas"]["Cents"];
            /** @description Where it runs lowest, what is in hand now counted in; the earliest such point. */
            lowest: components["schemas"]["CashPoint"];
            /** @description In hand now: all that was received less all that was paid. */
            openingCents: components["schemas"]["Cents"];
            /** @description What it comes to. */
            outlook: components["schemas"]["CashOutlook"];
            /** @description What is late to be paid. */
            overdueExpenseCents: components["schemas"]["Cents"];
            /** @description What is late in coming. */
            overdueIncomeCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The last day looked at.
             */
            to: string;
        };
        /**
         * @description What the cash ahead comes to.
         * @enum {string}
         */
        CashOutlook: "in_the_red" | "runs_out" | "enough" | "no_bills";
        /** @description A point of the cash ahead: what is in hand now, or at the end of a day. */
        CashPoint: {
            /** @description What is in hand then. */
            balanceCents: components["schemas"]["Cents"];
            /** @description Whether it is what is in hand already, before anything of that day is paid. */
            now: boolean;
            /**
             * Format: date
             * @description The day.
             */
            on: string;
        };
        /**
         * @description What a transaction is about.
         * @enum {string}
         */
        Category: "frete" | "emprestimo" | "venda" | "outros" | "combustivel" | "manutencao" | "pedagio" | "salario" | "alimentacao" | "hospedagem" | "impostos" | "licenciamento" | "seguro";
        /** @description A category of a list. */
        CategorySum: {
            /** @description The sum, in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description The category. */
            category: components["schemas"]["Category"];
            /**
             * Format: int64
             * @description How many transactions.
             */
            count: number;
            /** @description Which way the money goes. */
            kind: components["schemas"]["TransactionKind"];
        };
        /**
         * Format: int64
         * @description Cost by kilometre in ten-thousandths of a real: R$ 7,5347 is 75347.
         */
        Ccd: number;
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
        /** @description A city by its name. */
        CityName: {
            /** @description IBGE code. */
            code: components["schemas"]["CityCode"];
            /** @description Official name. */
            name: string;
            /** @description State. */
            uf: string;
        };
        /** @description Who orders and pays freights. */
        Client: components["schemas"]["ClientFields"] & {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["ClientId"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description What the user decides of a client. */
        ClientFields: {
            document?: components["schemas"]["TaxId"] | null;
            /** @description Name. */
            name: string;
            /** @description Anything else. */
            notes?: string | null;
            phone?: components["schemas"]["Phone"] | null;
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
             * @description By how many days the received amounts came late on average, an early one counting as none; absent before three
             *     were received, for one or two are no habit.
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
            /** @description What was really received of them. */
            receivedCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description How many amounts were received.
             */
            receivedCount: number;
            /** @description Revenue of the freights that have begun, other income that names them included, in cents. */
            revenueCents: components["schemas"]["Cents"];
            /** @description Taxes that the client held back. */
            withheldCents: components["schemas"]["Cents"];
            /** @description How the client pays, in Portuguese. */
            words: string;
            /** @description What the client held back for shortage, damage and the like. */
            writtenOffCents: components["schemas"]["Cents"];
        };
        /**
         * @description The registration number of a CNH: eleven digits. Libraries disagree on its check digits, so that a number they
         *     refuse is asked about and not refused (see [`Cnh::agrees`]).
         */
        Cnh: string;
        /**
         * @description What a CNH allows to drive (CTB art. 143).
         * @enum {string}
         */
        CnhCategory: "A" | "B" | "C" | "D" | "E" | "AB" | "AC" | "AD" | "AE";
        /**
         * @description What a driver's share is of.
         * @enum {string}
         */
        CommissionBase: "gross" | "net";
        /** @description What a freight earns its driver, where it is another amount than the agreement's. */
        CommissionInput: {
            /**
             * Format: int64
             * @description The amount in cents.
             */
            commissionCents: number;
            /** @description The freight; one of those settled. */
            freightId: components["schemas"]["FreightId"];
        };
        /**
         * @description A line of the comparison.
         * @enum {string}
         */
        ComparedLine: "revenue" | "fuel" | "toll" | "commission" | "daily" | "maintenance" | "fixed" | "taxes" | "other";
        /** @description Which table another one is held against. */
        ComparedTable: {
            /** @description The name of its act. */
            title: string;
            /**
             * Format: date
             * @description The first day on which it holds.
             */
            validFrom: string;
        };
        /** @description What was simulated against what came of it. */
        Comparison: {
            /** @description Real less simulated, in cents. */
            differenceCents: components["schemas"]["Cents"];
            /** @description From where the figures come that nobody booked, in Portuguese; absent where there are none. */
            estimateNote?: string | null;
            /** @description What moved the net most, in Portuguese. */
            explanation?: string | null;
            /**
             * @description Why fuel cost another amount than simulated: parts that add up to the difference of its line, to the cent. None
             *     where it is not known how much diesel was bought.
             */
            fuelParts: components["schemas"]["FuelPart"][];
            /** @description Every line, the revenue first. */
            lines: components["schemas"]["ComparisonLine"][];
            /** @description Whether the freight still goes on, so that more will be booked. */
            provisional: boolean;
            /**
             * Format: int64
             * @description Days that it took, or has taken so far; absent before the start.
             */
            realDays?: number | null;
            realDieselMillis?: components["schemas"]["MillisPerLiter"] | null;
            /** @description Kilometres by the odometer, else as planned. */
            realKm: components["schemas"]["Km"];
            /** @description Which of both. */
            realKmBasis: components["schemas"]["RealKmBasis"];
            realMetersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description What is left with all that the lines count, in cents. */
            realNetCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Days simulated.
             */
            simulatedDays: number;
            /** @description What a litre of diesel was thought to cost, in thousandths of a real. */
            simulatedDieselMillis: components["schemas"]["MillisPerLiter"];
            /** @description Kilometres simulated. */
            simulatedKm: components["schemas"]["Km"];
            simulatedMetersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description What would be left, in cents. */
            simulatedNetCents: components["schemas"]["Cents"];
            /** @description The simulation. */
            simulationId: components["schemas"]["FreightSimulationId"];
            /**
             * Format: int64
             * @description Its number.
             */
            simulationNumber: number;
        };
        /**
         * @description From where a real figure comes.
         * @enum {string}
         */
        ComparisonBasis: "booked" | "accrued";
        /** @description One line of the comparison. */
        ComparisonLine: {
            /** @description From where the real figure comes. */
            basis: components["schemas"]["ComparisonBasis"];
            /**
             * @description Whether that is better for the owner; absent where both are the same, and where a cost is lower only so far: what
             *     is not booked yet, and days that have not passed, save nothing.
             */
            better?: boolean | null;
            /** @description Real less simulated, in cents. */
            differenceCents: components["schemas"]["Cents"];
            /** @description Its name on screen. */
            label: string;
            /** @description Which. */
            line: components["schemas"]["ComparedLine"];
            /** @description What came of it, in cents. */
            realCents: components["schemas"]["Cents"];
            /** @description What was simulated, in cents. */
            simulatedCents: components["schemas"]["Cents"];
        };
        /** @description What is told of a freight beside its simulation, or in place of what that says. What is absent comes from it. */
        ConvertInput: {
            /**
             * Format: int64
             * @description The same as a share of the gross, in place of the amount.
             */
            advanceBps?: number | null;
            /**
             * Format: int64
             * @description What of the gross is paid in advance, in cents; none unless told.
             */
            advanceCents?: number | null;
            /**
             * Format: date
             * @description When the advance is due.
             */
            advanceDueOn?: string | null;
            /**
             * Format: date
             * @description When the balance is due.
             */
            balanceDueOn?: string | null;
            clientId?: components["schemas"]["ClientId"] | null;
            destinationCityCode?: components["schemas"]["CityCode"] | null;
            driverId?: components["schemas"]["DriverId"] | null;
            /** @description Anything else. */
            notes?: string | null;
            originCityCode?: components["schemas"]["CityCode"] | null;
            /**
             * Format: date
             * @description The day for which it is agreed.
             */
            scheduledFor?: string | null;
            /** @description The trailers, the first behind the truck first. */
            trailerIds?: components["schemas"]["VehicleId"][] | null;
            truckId?: components["schemas"]["VehicleId"] | null;
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
        /** @description The month at a glance. */
        Dashboard: {
            /**
             * @description What is left beside the month before and, where anything was written down then, the same month last year; in
             *     Portuguese.
             */
            comparisons: string[];
            /** @description Costs of the month by category, the greatest first. */
            costs: components["schemas"]["CostLine"][];
            /** @description The month in figures. */
            current: components["schemas"]["MonthFigures"];
            /** @description Which of the first three steps the account has made. */
            firstSteps: components["schemas"]["FirstSteps"];
            forecast?: components["schemas"]["MonthForecast"] | null;
            /** @description Whether nothing is written down yet. */
            isEmpty: boolean;
            lastYear?: components["schemas"]["MonthFigures"] | null;
            /** @description The month. */
            month: components["schemas"]["Month"];
            /** @description Twelve months up to this one. */
            months: components["schemas"]["MonthOutcome"][];
            present?: components["schemas"]["Present"] | null;
            /** @description The month before. */
            previous: components["schemas"]["MonthFigures"];
            /**
             * Format: date
             * @description Today in the owner's zone.
             */
            today: string;
            /** @description Commissions of the month's freights that no settlement holds yet, in cents; of the costs. */
            unsettledCommissionCents: components["schemas"]["Cents"];
            /** @description The month by vehicle, the best first. */
            vehicles: components["schemas"]["VehicleMonth"][];
        };
        /** @description What a client owes. */
        Debtor: {
            /** @description How much in all. */
            amountCents: components["schemas"]["Cents"];
            clientId?: components["schemas"]["ClientId"] | null;
            late?: components["schemas"]["Owed"] | null;
            later?: components["schemas"]["Owed"] | null;
            /** @description Its name. */
            name?: string | null;
            today?: components["schemas"]["Owed"] | null;
        };
        /**
         * @description What a payer holds back of a receipt, by its name.
         * @enum {string}
         */
        Deduction: "inss" | "sest" | "senat" | "irrf" | "shortage" | "damage" | "other";
        /** @description What a payer held back, as the user enters it. */
        DeductionInput: {
            /** @description How much, in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description What it is. */
            kind: components["schemas"]["Deduction"];
        };
        /** @description What is held back from a driver: a fine, a damage, a loan. */
        Discount: {
            /**
             * Format: int64
             * @description How much, in cents; always more than zero.
             */
            amountCents: number;
            /** @description What for. */
            description: string;
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
        /** @description A verdict that another distance within the tolerance of the estimate would turn. */
        DistanceDoubt: {
            /** @description By how much the estimate may be off. */
            toleranceBps: components["schemas"]["Bps"];
            /** @description The distance nearest to the estimate at which the verdict is another one. */
            turnsAtKm: components["schemas"]["Km"];
            /** @description The doubt in one Portuguese sentence. */
            words: string;
        };
        /** @description Who drives for the owner. */
        Driver: components["schemas"]["DriverFields"] & {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["DriverId"];
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
         * @description Identity of money given to a driver ahead of the settlement.
         */
        DriverAdvanceId: number;
        /**
         * @description What is due of a driver.
         * @enum {string}
         */
        DriverDueCode: "cnh" | "toxicological";
        /** @description A due date of a driver, seen from a day. */
        DriverDueLine: {
            /** @description What is due. */
            code: components["schemas"]["DriverDueCode"];
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
        /** @description What the user decides of a driver. */
        DriverFields: {
            /** @description Whether the driver still drives for the owner. */
            active: boolean;
            /** @description What was agreed about the pay. */
            agreement: components["schemas"]["Agreement"];
            cnhCategory?: components["schemas"]["CnhCategory"] | null;
            /**
             * Format: date
             * @description When the CNH ends.
             */
            cnhDueOn?: string | null;
            cnhNumber?: components["schemas"]["Cnh"] | null;
            commissionBps?: components["schemas"]["Bps"] | null;
            cpf?: components["schemas"]["Cpf"] | null;
            dailyAllowanceCents?: components["schemas"]["Cents"] | null;
            fixedCents?: components["schemas"]["Cents"] | null;
            /** @description Name. */
            name: string;
            /** @description Anything else. */
            notes?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            /** @description Where a Pix reaches the driver. */
            pixKey?: string | null;
            /**
             * Format: date
             * @description When the toxicological exam is due (CTB art. 148-A).
             */
            toxicologicalDueOn?: string | null;
        };
        /**
         * Format: int64
         * @description Identity of a driver.
         */
        DriverId: number;
        /** @description A driver as the user enters him. */
        DriverInput: {
            /** @description Whether the driver still drives for the owner; so unless told. */
            active?: boolean | null;
            /** @description What was agreed about the pay. */
            agreement: components["schemas"]["Agreement"];
            cnhCategory?: components["schemas"]["CnhCategory"] | null;
            /**
             * Format: date
             * @description When the CNH ends.
             */
            cnhDueOn?: string | null;
            /** @description Registration number of the CNH. */
            cnhNumber?: string | null;
            /**
             * Format: int64
             * @description The share in basis points; needed by an agreement on one.
             */
            commissionBps?: number | null;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description CPF, with or without its punctuation. */
            cpf?: string | null;
            /**
             * Format: int64
             * @description What a day on the road brings on top, in cents.
             */
            dailyAllowanceCents?: number | null;
            /**
             * Format: int64
             * @description The fixed amount in cents; needed by an agreement on one.
             */
            fixedCents?: number | null;
            /** @description Name. */
            name: string;
            /** @description Anything else. */
            notes?: string | null;
            /** @description Phone with its area code. */
            phone?: string | null;
            /** @description Where a Pix reaches the driver. */
            pixKey?: string | null;
            /**
             * Format: date
             * @description When the toxicological exam is due.
             */
            toxicologicalDueOn?: string | null;
        };
        /**
         * Format: int64
         * @description Identity of a settlement with a driver.
         */
        DriverPaymentId: number;
        /** @description A settlement as the user enters it. */
        DriverPaymentInput: {
            /** @description The driver's advances that it deducts. */
            advanceIds?: components["schemas"]["DriverAdvanceId"][];
            /**
             * Format: int64
             * @description For how many days there is an allowance; none unless told.
             */
            allowanceDays?: number | null;
            /** @description Whether what the driver owes goes to the next settlement instead of being paid; not so unless told. */
            carries?: boolean | null;
            /** @description Commissions that are other than the agreement says. */
            commissions?: components["schemas"]["CommissionInput"][];
            /**
             * Format: int64
             * @description The allowance of a day in cents; the driver's unless told.
             */
            dailyAllowanceCents?: number | null;
            /** @description What is held back. */
            discounts?: components["schemas"]["Discount"][];
            /** @description With whom. */
            driverId: components["schemas"]["DriverId"];
            /**
             * Format: date
             * @description When the balance is due; the last day of the period unless told.
             */
            dueOn?: string | null;
            /** @description The expenses paid by the driver that it gives back. */
            expenseIds?: components["schemas"]["TransactionId"][];
            /** @description The driver's completed freights that it settles. */
            freightIds?: components["schemas"]["FreightId"][];
            /** @description In which way it is paid. */
            method: components["schemas"]["PayMethod"];
            /** @description Anything else. */
            notes?: string | null;
            /**
             * Format: date
             * @description When the balance was paid; pending unless told.
             */
            paidOn?: string | null;
            /**
             * Format: date
             * @description The first day of its period.
             */
            periodFrom: string;
            /**
             * Format: date
             * @description The last day of its period.
             */
            periodTo: string;
            /**
             * Format: int64
             * @description The fixed pay in cents; unless told by the agreement, for the days that no other settlement
             *     holds a fixed pay of.
             */
            salaryCents?: number | null;
        };
        /** @description A settlement as it would be: nothing of it is written down. */
        DriverPaymentPreview: components["schemas"]["PaymentFigures"] & {
            /**
             * Format: int64
             * @description None yet.
             */
            number?: number | null;
        };
        /** @description A settlement as it travels. */
        DriverPaymentRecord: components["schemas"]["PaymentFigures"] & {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["DriverPaymentId"];
            /**
             * Format: int64
             * @description Its number among the owner's settlements.
             */
            number: number;
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description A driver as he travels: with what is open between him and the owner. */
        DriverRecord: components["schemas"]["Driver"] & {
            /** @description What the driver owes from settlements, to be carried into the next, in cents. */
            carriedCents: components["schemas"]["Cents"];
            /** @description What is due, the nearest first. */
            dueLines: components["schemas"]["DriverDueLine"][];
            /** @description Advances that no settlement has deducted yet, in cents. */
            openAdvancesCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description How many completed freights no settlement holds yet.
             */
            openFreights: number;
        };
        /** @description A driver as a settlement names him. */
        DriverRef: {
            /** @description Identity. */
            id: components["schemas"]["DriverId"];
            /** @description Name. */
            name: string;
            /** @description Where a Pix reaches him. */
            pixKey?: string | null;
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
        /** @description When a line of the plan is due next. */
        DueForecast: {
            /**
             * Format: int64
             * @description Days until then; negative when past.
             */
            daysLeft?: number | null;
            dueKm?: components["schemas"]["Km"] | null;
            /**
             * Format: date
             * @description When it is due by months.
             */
            dueOn?: string | null;
            /**
             * Format: date
             * @description When that odometer will be reached at the vehicle's own pace; today when it is past.
             */
            forecastOn?: string | null;
            /**
             * Format: int64
             * @description Kilometres until then; negative when past.
             */
            kmLeft?: number | null;
            kmPerDay?: components["schemas"]["Km"] | null;
            lastDoneKm?: components["schemas"]["Km"] | null;
            /**
             * Format: date
             * @description When it was last done.
             */
            lastDoneOn?: string | null;
            lastRecordId?: components["schemas"]["MaintenanceRecordId"] | null;
            missing?: components["schemas"]["PlanMissing"] | null;
            /**
             * Format: date
             * @description The earlier of both days.
             */
            nextOn?: string | null;
            /** @description How it stands. */
            state: components["schemas"]["PlanState"];
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
        /**
         * @description What a transaction moves: money, the result, or both.
         * @enum {string}
         */
        Effect: "both" | "cash" | "result";
        /** @description The body of an action that takes nothing. */
        Empty: Record<string, never>;
        /**
         * @description What happened to a freight.
         * @enum {string}
         */
        EventKind: "status" | "cancelled" | "reopened";
        /** @description A deduction as it is offered. */
        ExpectedDeduction: {
            /** @description How much, in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description What it is. */
            kind: components["schemas"]["Deduction"];
            /** @description Its name on screen. */
            label: string;
        };
        /** @description What a payer is expected to hold back of an open amount. */
        ExpectedDeductions: {
            /** @description What is doubtful of it, in Portuguese. */
            caveat?: string | null;
            /** @description All of it, in cents. */
            deductedCents: components["schemas"]["Cents"];
            /** @description What would be held back; without the taxes of which nothing is. */
            deductions: components["schemas"]["ExpectedDeduction"][];
            /**
             * Format: int64
             * @description Dependants, as the profile has them.
             */
            dependents: number;
            /** @description What of it would really come in, in cents. */
            netCents: components["schemas"]["Cents"];
            /** @description What is open, in cents. */
            openCents: components["schemas"]["Cents"];
            /** @description INSS that other payers held back in the month, in cents: its ceiling is the carrier's, over all of them. */
            otherInssCents: components["schemas"]["Cents"];
            /** @description The INSS that the carrier himself would owe, in cents: of what a person pays. */
            ownInssCents: components["schemas"]["Cents"];
            /** @description What the payer is. */
            payer: components["schemas"]["PayerKind"];
            /** @description What this payer paid already in the month, in cents: payments of a month are taken together. */
            payerMonthCents: components["schemas"]["Cents"];
            /** @description The payer's name, where one is known. */
            payerName?: string | null;
            /** @description How this came about, in Portuguese. */
            words: string[];
        };
        /** @description One fault of one field. */
        FieldError: {
            /** @description Stable slug. */
            code: string;
            /** @description The field's name as on the wire. */
            field: string;
            /** @description What is wrong and what to do, in Portuguese. */
            message: string;
        };
        /** @description The figures that a driver sees. Title and description are what the screens call them and say of them. */
        Figure: "revenue" | "cost" | "profit" | "margin" | "km" | "revenue_per_km" | "cost_per_km" | "profit_per_km" | "fuel_per_km" | "consumption" | "cash_moved" | "receivable" | "vehicle_month" | "vehicle_profit" | "vehicle_revenue" | "vehicle_cost" | "vehicle_km" | "vehicle_cost_per_km" | "freight_profit" | "freight_revenue" | "freight_price" | "freight_received" | "freight_withheld" | "freight_written_off" | "freight_cost" | "freight_commission" | "freight_margin" | "freight_profit_per_km" | "freight_revenue_per_km" | "forecast_remaining" | "forecast_profit" | "month_forecast" | "driven_km" | "freight_days" | "toll_voucher" | "waiting_time" | "legal_minimum" | "comparison" | "simulation_profit" | "simulation_profit_per_km" | "simulation_profit_per_day" | "simulation_revenue_per_km" | "simulation_cost" | "simulation_cost_per_km" | "break_even" | "simulation_ask" | "withheld_taxes" | "own_inss" | "statement_result" | "cash_revenue" | "cash_cost" | "cash_result" | "outside" | "depreciation" | "listed_income" | "listed_expense" | "listed_net" | "cash_in_hand" | "cash_difference" | "cash_ahead" | "cash_short" | "cash_lowest" | "tax_gross" | "tax_taxable" | "tax_withheld" | "carne_leao" | "payer_discounts" | "tax_expenses" | "client_habit" | "fuel_spent" | "fuel_cost_per_km" | "price_per_liter" | "settlement_balance" | "owner_result" | "open_advances" | "maintenance_cost" | "lost_income";
        /** @description One fill-up of a vehicle. */
        FillUp: components["schemas"]["FuelFields"] & {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["FuelRecordId"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description What was financed of a purchase. */
        FinancedInput: {
            /**
             * Format: int64
             * @description What of it was paid down, in cents; less than the price.
             */
            downPaymentCents: number;
            /**
             * Format: int64
             * @description The price, in cents.
             */
            priceCents: number;
        };
        /** @description Which of the first three steps an account has made. */
        FirstSteps: {
            /** @description An expense is written down. */
            expense: boolean;
            /** @description A freight is written down. */
            freight: boolean;
            /** @description A vehicle is registered. */
            vehicle: boolean;
        };
        /**
         * @description Access key of a CT-e or MDF-e: 44 characters, the last a check digit (modulo 11, weights 2 to 9 from the right).
         *     The issuer's CNPJ inside may be alphanumeric, each character counting as its ASCII code minus 48.
         */
        FiscalKey: string;
        /** @description What came in and went out. */
        Flow: {
            /** @description Expenses, in cents. */
            expenseCents: components["schemas"]["Cents"];
            /** @description Income, in cents. */
            incomeCents: components["schemas"]["Cents"];
            /** @description Income less expenses. */
            netCents: components["schemas"]["Cents"];
        };
        /**
         * @description On what a forecast rests.
         * @enum {string}
         */
        ForecastBasis: "simulation" | "history";
        /** @description A cost of the trip of a freight that goes on. */
        ForecastLine: {
            /** @description What of it is booked, in cents. */
            bookedCents: components["schemas"]["Cents"];
            /** @description What the whole trip is expected to cost of it, in cents. */
            expectedCents: components["schemas"]["Cents"];
            /** @description Its name on screen. */
            label: string;
            /** @description Which. */
            line: components["schemas"]["ComparedLine"];
            /** @description What is still to come, in cents: never less than nothing. */
            remainingCents: components["schemas"]["Cents"];
        };
        /** @description One loaded trip. */
        Freight: components["schemas"]["FreightFields"] & {
            /**
             * Format: date
             * @description The day on which it began, by the clocks of its origin: that of the earliest milestone after `scheduled` that
             *     stands. Absent while it is only scheduled.
             */
            beganOn?: string | null;
            /**
             * Format: date
             * @description When it fell through, if it did.
             */
            cancelledOn?: string | null;
            /** @description Why it fell through. */
            cancelReason?: string | null;
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["FreightId"];
            /**
             * Format: int64
             * @description Its number among the owner's freights.
             */
            number: number;
            /** @description How far it has come. */
            status: components["schemas"]["FreightStatus"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description A driver as a freight names him. */
        FreightDriver: {
            /** @description Identity. */
            id: components["schemas"]["DriverId"];
            /** @description Name. */
            name: string;
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
        /** @description What the user decides of a freight. */
        FreightFields: {
            advanceBps?: components["schemas"]["Bps"] | null;
            /** @description What of it is paid in advance, in cents. */
            advanceCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description When the advance is due; when absent the day on which the freight began, until then the scheduled one.
             */
            advanceDueOn?: string | null;
            /**
             * Format: int64
             * @description Axles of the composition.
             */
            axles: number;
            /**
             * Format: date
             * @description When the balance is due; when absent 30 days after the day on which the freight began, until then after the scheduled one.
             */
            balanceDueOn?: string | null;
            /** @description What is carried, in words. */
            cargoDescription?: string | null;
            /** @description Legal kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            ciot?: components["schemas"]["Ciot"] | null;
            clientId?: components["schemas"]["ClientId"] | null;
            commissionBps?: components["schemas"]["Bps"] | null;
            cteKey?: components["schemas"]["FiscalKey"] | null;
            /** @description Where it is unloaded. */
            destinationCityCode: components["schemas"]["CityCode"];
            /** @description Loaded kilometres. */
            distanceKm: components["schemas"]["Km"];
            /** @description Empty kilometres, to the loading or back. */
            emptyKm: components["schemas"]["Km"];
            /** @description Kilometres of an empty return that must be paid: containers, and dedicated fleets for sanitary reasons. */
            emptyReturnKm: components["schemas"]["Km"];
            /** @description What the freight pays in all, in cents; vale-pedágio stands apart. */
            grossCents: components["schemas"]["Cents"];
            mdfeKey?: components["schemas"]["FiscalKey"] | null;
            /** @description By which table the legal minimum judges it. */
            minimumTable: components["schemas"]["MinimumTable"];
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
            /** @description Toll of the route in cents: the voucher given, or what the driver expects to pay. */
            tollCents: components["schemas"]["Cents"];
            /** @description Who bears the toll. */
            tollPayer: components["schemas"]["TollPayer"];
            /** @description The truck. */
            truckId: components["schemas"]["VehicleId"];
            weightKg?: components["schemas"]["Kilograms"] | null;
        };
        /** @description What a freight that goes on still will cost, and what it then leaves. */
        FreightForecast: {
            /** @description On what it rests. */
            basis: components["schemas"]["ForecastBasis"];
            /** @description What the driver then earns, in cents. */
            commissionCents: components["schemas"]["Cents"];
            /** @description What it then will have cost, commission left out, in cents. */
            costCents: components["schemas"]["Cents"];
            /** @description The costs of the trip of which something is expected. */
            lines: components["schemas"]["ForecastLine"][];
            marginBps?: components["schemas"]["Bps"] | null;
            /** @description What then is left, in cents. */
            netCents: components["schemas"]["Cents"];
            netPerTotalKmCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: int64
             * @description On how many fill-ups and ways between full tanks it rests, where it rests on those.
             */
            records?: number | null;
            /** @description What it still will cost, commission left out, in cents. */
            remainingCents: components["schemas"]["Cents"];
            simulationId?: components["schemas"]["FreightSimulationId"] | null;
            /**
             * Format: int64
             * @description Its number.
             */
            simulationNumber?: number | null;
            /** @description On what it rests, in Portuguese. */
            words: string;
        };
        /**
         * Format: int64
         * @description Identity of a freight.
         */
        FreightId: number;
        /** @description A freight as the user enters it. */
        FreightInput: {
            /**
             * Format: int64
             * @description The same as a share of the gross, in place of the amount.
             */
            advanceBps?: number | null;
            /**
             * Format: int64
             * @description What of the gross is paid in advance, in cents; none unless told.
             */
            advanceCents?: number | null;
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
            /**
             * Format: int64
             * @description The driver's share of this freight alone, in place of the one agreed with him; without effect until a driver is named.
             */
            commissionBps?: number | null;
            /** @description Access key of the CT-e. */
            cteKey?: string | null;
            /** @description Where it is unloaded; may be the same city. */
            destinationCityCode: components["schemas"]["CityCode"];
            /**
             * Format: int64
             * @description Loaded kilometres.
             */
            distanceKm: number;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: int64
             * @description Empty kilometres; none unless told.
             */
            emptyKm?: number | null;
            /**
             * Format: int64
             * @description Kilometres of an empty return that must be paid, of the empty ones; none unless told.
             */
            emptyReturnKm?: number | null;
            /** @description Access key of the MDF-e. */
            mdfeKey?: string | null;
            minimumTable?: components["schemas"]["MinimumTable"] | null;
            /** @description Anything else. */
            notes?: string | null;
            /**
             * Format: int64
             * @description Odometer at the end.
             */
            odometerEndKm?: number | null;
            /**
             * Format: int64
             * @description Odometer at the start.
             */
            odometerStartKm?: number | null;
            /** @description Where it is loaded. */
            originCityCode: components["schemas"]["CityCode"];
            /** @description What the rate is for. */
            pricing: components["schemas"]["Pricing"];
            /**
             * Format: int64
             * @description The rate in cents: per trip, tonne or kilometre.
             */
            rateCents: number;
            /**
             * Format: date
             * @description The day for which it is agreed.
             */
            scheduledFor: string;
            /**
             * Format: int64
             * @description Toll of the route in cents; none unless told.
             */
            tollCents?: number | null;
            tollPayer?: components["schemas"]["TollPayer"] | null;
            /** @description The trailers, the first behind the truck first. */
            trailerIds: components["schemas"]["VehicleId"][];
            /** @description The truck. */
            truckId: components["schemas"]["VehicleId"];
            /**
             * Format: int64
             * @description Weight of the cargo in kilograms; needed when it is paid by the tonne.
             */
            weightKg?: number | null;
        };
        /** @description The result of a freight as it travels, with what it is measured against. */
        FreightOutcome: components["schemas"]["FreightResult"] & {
            comparison?: components["schemas"]["Comparison"] | null;
            forecast?: components["schemas"]["FreightForecast"] | null;
            /** @description The legal minimum, against what was agreed; by the act and coefficients kept from when the freight was written. */
            minimum: components["schemas"]["MinimumFreight"];
        };
        /** @description A freight as it travels. */
        FreightRecord: components["schemas"]["Freight"] & {
            /** @description What is paid after the advance, in cents. */
            balanceCents: components["schemas"]["Cents"];
            client?: components["schemas"]["ClientRef"] | null;
            /** @description Where it is unloaded. */
            destinationCity: components["schemas"]["City"];
            driver?: components["schemas"]["FreightDriver"] | null;
            /** @description The states to which it may go now. */
            moves: components["schemas"]["FreightStatus"][];
            /** @description What is still to come, in cents. */
            openCents: components["schemas"]["Cents"];
            /** @description Where it is loaded. */
            originCity: components["schemas"]["City"];
            /** @description What it has in the books, the advance first. */
            receivables: components["schemas"]["Receivable"][];
            /** @description What was really received of it, in cents. */
            receivedCents: components["schemas"]["Cents"];
            simulationId?: components["schemas"]["FreightSimulationId"] | null;
            /**
             * Format: int64
             * @description The number of that simulation.
             */
            simulationNumber?: number | null;
            /** @description The trailers' identities, in order. */
            trailerIds: components["schemas"]["VehicleId"][];
            /** @description The trailers, in order. */
            trailers: components["schemas"]["VehicleRef"][];
            /** @description The truck. */
            truck: components["schemas"]["VehicleRef"];
            /** @description Taxes that the payer held back of it, in cents. */
            withheldCents: components["schemas"]["Cents"];
            /** @description What the payer held back of it for shortage, damage and the like, in cents. */
            writtenOffCents: components["schemas"]["Cents"];
        };
        /** @description The result of a freight. */
        FreightResult: {
            /** @description What the driver earns: as settled, else as agreed. Nothing without a driver, and nothing of a freight that fell through. */
            commissionCents: components["schemas"]["Cents"];
            /** @description Whether a settlement holds it. */
            commissionSettled: boolean;
            /** @description The sum of the costs. */
            costCents: components["schemas"]["Cents"];
            /** @description Costs by category, the greatest first. */
            costs: components["schemas"]["CostLine"][];
            /**
             * Format: int64
             * @description Calendar days from the start to the completion, to the day it fell through, or to today; both counted. Absent before
             *     the start.
             */
            days?: number | null;
            drivenKm?: components["schemas"]["Km"] | null;
            driverPaymentId?: components["schemas"]["DriverPaymentId"] | null;
            /** @description Empty kilometres. */
            emptyKm: components["schemas"]["Km"];
            expectedTollCents?: components["schemas"]["Cents"] | null;
            /** @description Loaded kilometres; none of a freight that fell through, for nobody knows how far it came. */
            loadedKm: components["schemas"]["Km"];
            marginBps?: components["schemas"]["Bps"] | null;
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            netAfterOwnInssCents?: components["schemas"]["Cents"] | null;
            /** @description Revenue less costs and commission. */
            netCents: components["schemas"]["Cents"];
            netPerTotalKmCents?: components["schemas"]["Cents"] | null;
            /** @description What is still to come. */
            openCents: components["schemas"]["Cents"];
            /** @description Income booked by hand that names the freight, such as waiting time. */
            otherIncomeCents: components["schemas"]["Cents"];
            ownInssCents?: components["schemas"]["Cents"] | null;
            /** @description The gross, or what was settled of a freight that fell through. */
            priceCents: components["schemas"]["Cents"];
            /** @description Whether the freight goes on, so that more will be booked: what is left so far is no profit yet. */
            provisional: boolean;
            /** @description What was really received. */
            receivedCents: components["schemas"]["Cents"];
            /** @description Both together. */
            revenueCents: components["schemas"]["Cents"];
            revenuePerLoadedKmCents?: components["schemas"]["Cents"] | null;
            revenuePerTotalKmCents?: components["schemas"]["Cents"] | null;
            tollVoucher?: components["schemas"]["TollVoucher"] | null;
            /** @description Both together. */
            totalKm: components["schemas"]["Km"];
            /**
             * @description Those of them that are costs of the trip: what comes off the price before the driver takes a share of the net. Fuel,
             *     toll that no voucher covered, food, lodging and other costs; not the truck's own (repairs, insurance, licensing,
             *     loans), nor taxes and wages.
             */
            tripCostCents: components["schemas"]["Cents"];
            /** @description Taxes that the payer held back; a cost among the others. */
            withheldCents: components["schemas"]["Cents"];
            /** @description What the payer held back for shortage, damage and the like; a cost among the others. */
            writtenOffCents: components["schemas"]["Cents"];
        };
        /** @description An offer weighed before it is taken. */
        FreightSimulation: components["schemas"]["SimulationFields"] & {
            /** @description Whether it was laid aside: lists leave it out. */
            archived: boolean;
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Identity. */
            id: components["schemas"]["FreightSimulationId"];
            /**
             * Format: int64
             * @description Its number among the owner's simulations.
             */
            number: number;
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
         * @description Identity of a simulation of a freight.
         */
        FreightSimulationId: number;
        /**
         * @description How far a freight has come: forward to any later state, since people log afterwards, and back by exactly one.
         * @enum {string}
         */
        FreightStatus: "scheduled" | "loading" | "in_transit" | "unloading" | "completed";
        /**
         * @description What is filled.
         * @enum {string}
         */
        Fuel: "diesel_s10" | "diesel_s500" | "arla32" | "gasoline" | "ethanol";
        /**
         * @description What moves the cost of fuel.
         * @enum {string}
         */
        FuelCause: "price" | "way" | "consumption" | "liters" | "other";
        /** @description The fuel of a period. */
        FuelConsumption: {
            /** @description By station, where most was spent first. */
            stations: components["schemas"]["StationFigures"][];
            /** @description What all of it cost, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description By vehicle, by plate. */
            vehicles: components["schemas"]["VehicleConsumption"][];
            /** @description What the engines were given, in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /** @description What a new fill-up of a vehicle begins with. */
        FuelDefaults: {
            cityCode?: components["schemas"]["CityCode"] | null;
            driverId?: components["schemas"]["DriverId"] | null;
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: int64
             * @description That freight's number.
             */
            freightNumber?: number | null;
            /** @description What it was filled up with last. */
            fuel: components["schemas"]["Fuel"];
            odometerKm?: components["schemas"]["Km"] | null;
            pricePerLiterMillis?: components["schemas"]["MillisPerLiter"] | null;
            /** @description The station where that was. */
            station?: string | null;
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /** @description What the user decides of a fill-up. */
        FuelFields: {
            cityCode?: components["schemas"]["CityCode"] | null;
            /**
             * Format: date
             * @description The day.
             */
            filledOn: string;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description What was filled. */
            fuel: components["schemas"]["Fuel"];
            /** @description Whether the tank was full afterwards. */
            fullTank: boolean;
            /** @description Whether a fill-up before this one was forgotten. */
            missedPrevious: boolean;
            /** @description Anything else. */
            notes?: string | null;
            odometerKm?: components["schemas"]["Km"] | null;
            /** @description The price per litre, in thousandths of a real. */
            pricePerLiterMillis: components["schemas"]["MillisPerLiter"];
            /** @description What burns it. */
            purpose: components["schemas"]["FuelPurpose"];
            /** @description Where: the station. */
            station?: string | null;
            /** @description What it cost, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description The vehicle that was filled up. */
            vehicleId: components["schemas"]["VehicleId"];
            /** @description How much, in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /** @description The fuel of a settlement's freights. */
        FuelFigures: {
            /** @description What ARLA cost, in cents. */
            arlaCents: components["schemas"]["Cents"];
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description What that cost, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description What the engine burnt, ARLA aside. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /** @description A fill-up as the user enters it. */
        FuelInput: {
            cityCode?: components["schemas"]["CityCode"] | null;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: date
             * @description When it is due; the day of the fill-up unless told.
             */
            dueOn?: string | null;
            /**
             * Format: date
             * @description The day; not after today.
             */
            filledOn: string;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description What was filled. */
            fuel: components["schemas"]["Fuel"];
            /** @description Whether the tank was full afterwards; it was unless told. */
            fullTank?: boolean | null;
            /** @description Whether a fill-up before this one was forgotten; none was unless told. */
            missedPrevious?: boolean | null;
            /** @description Anything else. */
            notes?: string | null;
            /**
             * Format: int64
             * @description The odometer then, in kilometres; trucks only.
             */
            odometerKm?: number | null;
            /** @description Whether the driver paid it: the owner gives it back in a settlement. */
            paidByDriver?: boolean | null;
            /**
             * Format: date
             * @description When it was paid; `null` while it is pending. Left out of a new record that says nothing of a due day either, it was
             *     paid on the day of the fill-up; left out of a change, it stays.
             */
            paidOn?: string | null;
            /**
             * Format: int64
             * @description The price per litre, in thousandths of a real.
             */
            pricePerLiterMillis?: number | null;
            purpose?: components["schemas"]["FuelPurpose"] | null;
            /** @description Where: the station. */
            station?: string | null;
            /**
             * Format: int64
             * @description What it cost, in cents.
             */
            totalCents?: number | null;
            /** @description The vehicle that was filled up. */
            vehicleId: components["schemas"]["VehicleId"];
            /**
             * Format: int64
             * @description How much, in millilitres. Of volume, price and total any two give the third.
             */
            volumeMl?: number | null;
        };
        /**
         * @description Why a fill-up ends no measured segment.
         * @enum {string}
         */
        FuelMissing: "first_full" | "partial" | "missed_fill" | "no_odometer" | "not_measured";
        /** @description A part of the difference. */
        FuelPart: {
            /** @description By how much, in cents: more than nothing where it made fuel dearer. */
            amountCents: components["schemas"]["Cents"];
            /** @description What moved it. */
            cause: components["schemas"]["FuelCause"];
            /** @description Its name on screen. */
            label: string;
        };
        /** @description How a fill-up is paid, which the books keep. */
        FuelPayment: {
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: date
             * @description When it is due.
             */
            dueOn: string;
            /** @description Whether the driver paid it: the owner gives it back in a settlement. */
            paidByDriver: boolean;
            /**
             * Format: date
             * @description When it was paid; absent while it is pending.
             */
            paidOn?: string | null;
        };
        /** @description What is known of a fill-up while it is being entered; nothing of it is stored. */
        FuelPreview: {
            /** @description What is wrong with what has been entered so far; what is only not there yet is no fault. */
            errors: components["schemas"]["FieldError"][];
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            missing?: components["schemas"]["FuelMissing"] | null;
            pricePerLiterMillis?: components["schemas"]["MillisPerLiter"] | null;
            segmentKm?: components["schemas"]["Km"] | null;
            totalCents?: components["schemas"]["Cents"] | null;
            volumeMl?: components["schemas"]["Milliliters"] | null;
            /** @description What is unlikely, and would have to be confirmed. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description What a litre cost on a day. */
        FuelPrice: {
            /** @description What was filled. */
            fuel: components["schemas"]["Fuel"];
            /**
             * Format: date
             * @description The day.
             */
            on: string;
            /** @description The price per litre, in thousandths of a real. */
            pricePerLiterMillis: components["schemas"]["MillisPerLiter"];
            /** @description Where. */
            station?: string | null;
        };
        /**
         * @description What burns it.
         * @enum {string}
         */
        FuelPurpose: "engine" | "refrigeration";
        /** @description A fill-up as it travels. */
        FuelRecord: components["schemas"]["FillUp"] & components["schemas"]["FuelPayment"] & {
            city?: components["schemas"]["CityName"] | null;
            /** @description The name of the driver. */
            driverName?: string | null;
            /**
             * Format: int64
             * @description The number of the freight.
             */
            freightNumber?: number | null;
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            missing?: components["schemas"]["FuelMissing"] | null;
            /** @description The plate of the vehicle. */
            plate: components["schemas"]["Plate"];
            segmentKm?: components["schemas"]["Km"] | null;
            /** @description Whether it is paid. */
            status: components["schemas"]["PaymentStatus"];
            /** @description What it has in the books. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /**
         * Format: int64
         * @description Identity of a fill-up.
         */
        FuelRecordId: number;
        /** @description The stations to choose from: a short list, whole. */
        FuelStations: {
            /** @description The stations, the last first. */
            items: components["schemas"]["StationOffer"][];
            /** @description Always absent. */
            nextCursor?: string | null;
        };
        /** @description What was held back of a receipt; it stands in the books as an expense of its own. */
        HeldBack: {
            /** @description How much, in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description What it is. */
            kind: components["schemas"]["Deduction"];
            /** @description Its name on screen. */
            label: string;
            /** @description Its transaction. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description What an average income per day is reckoned from. */
        IncomeBasis: {
            /**
             * Format: int64
             * @description How many calendar days these are.
             */
            days: number;
            /**
             * Format: date
             * @description The first day counted.
             */
            fromOn: string;
            /** @description The gross of the freights in between, in cents. */
            revenueCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The last day counted: the one before the work.
             */
            toOn: string;
        };
        /**
         * Format: date-time
         * @description A moment in UTC, to the microsecond (what PostgreSQL keeps). RFC 3339 with `Z` on the wire.
         */
        Instant: string;
        /**
         * @description What an item is.
         * @enum {string}
         */
        ItemType: "labor" | "part";
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
        /** @description When licensing is due. */
        LicensingSuggestion: {
            /**
             * Format: date
             * @description The next day on which it is due.
             */
            dueOn?: string | null;
            /**
             * Format: int32
             * @description Its month, from 1 to 12.
             */
            month?: number | null;
            /** @description The rule and where it comes from, in Portuguese. */
            rule: string;
        };
        /** @description Work done on a vehicle, as it is kept. */
        Maintenance: components["schemas"]["MaintenanceFields"] & {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["MaintenanceRecordId"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /**
         * @description The part of a vehicle on which work was done.
         * @enum {string}
         */
        MaintenanceCategory: "electrical" | "air_conditioning" | "tires" | "chassis" | "springs" | "engine" | "transmission" | "brakes" | "suspension" | "hydraulics" | "bodywork";
        /** @description Lines of plans, all of them at once. */
        MaintenanceDue: {
            /** @description The lines, the most urgent first. */
            items: components["schemas"]["MaintenancePlanRecord"][];
            /** @description Always absent. */
            nextCursor?: string | null;
        };
        /** @description What is kept of maintenance, beside its items. */
        MaintenanceFields: {
            /** @description The part of the vehicle. */
            category: components["schemas"]["MaintenanceCategory"];
            /**
             * Format: int64
             * @description Days the vehicle stood still.
             */
            daysStopped?: number | null;
            /** @description What was done, in words. */
            description?: string | null;
            /** @description What was taken off the sum of the items, in cents. */
            discountCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day of the work.
             */
            doneOn: string;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Planned or after a failure. */
            kind: components["schemas"]["MaintenanceKind"];
            /** @description Anything else. */
            notes?: string | null;
            odometerKm?: components["schemas"]["Km"] | null;
            /** @description What it cost: the sum of the items less the discount, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
            /** @description Who did it. */
            workshop?: string | null;
        };
        /** @description Work on a vehicle as the user enters it. */
        MaintenanceInput: {
            /** @description The part of the vehicle. */
            category: components["schemas"]["MaintenanceCategory"];
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /**
             * Format: int64
             * @description Days the vehicle stood still.
             */
            daysStopped?: number | null;
            /** @description What was done, in words. */
            description?: string | null;
            /**
             * Format: int64
             * @description What is taken off the sum of the items, in cents; nothing unless told.
             */
            discountCents?: number | null;
            /**
             * Format: date
             * @description The day of the work.
             */
            doneOn: string;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: date
             * @description When it, or its first instalment, is due; the day of the work unless told.
             */
            dueOn?: string | null;
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: int64
             * @description In how many monthly instalments it is paid; one unless told.
             */
            installments?: number | null;
            /** @description Its items: 1 to 50. */
            items: components["schemas"]["MaintenanceItemInput"][];
            /** @description Planned or after a failure. */
            kind: components["schemas"]["MaintenanceKind"];
            /** @description Anything else. */
            notes?: string | null;
            /**
             * Format: int64
             * @description The odometer then, in kilometres; trucks only.
             */
            odometerKm?: number | null;
            /** @description Whether he paid it: the owner gives it back in a settlement. */
            paidByDriver?: boolean | null;
            /**
             * Format: date
             * @description When it was paid; absent while it is pending. Only of a single instalment: several are paid in the books.
             */
            paidOn?: string | null;
            /** @description The lines of the vehicle's plan that it fulfils. */
            planIds?: components["schemas"]["MaintenancePlanId"][] | null;
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
            /** @description Who did it. */
            workshop?: string | null;
        };
        /** @description One line of the work. */
        MaintenanceItem: {
            /** @description What it is. */
            description: string;
            /** @description How many, in thousandths: 1,5 is 1500. */
            quantityThousandths: components["schemas"]["Thousandths"];
            /** @description Quantity × unit price, rounded half away from zero, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Labor or part. */
            type: components["schemas"]["ItemType"];
            /** @description What one costs, in cents. */
            unitPriceCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Until when it is under warranty, that day included.
             */
            warrantyUntil?: string | null;
        };
        /** @description An item as the user enters it. */
        MaintenanceItemInput: {
            /** @description What it is. */
            description: string;
            /**
             * Format: int64
             * @description How many, in thousandths: 1,5 is 1500.
             */
            quantityThousandths: number;
            /** @description Labor or part. */
            type: components["schemas"]["ItemType"];
            /**
             * Format: int64
             * @description What one costs, in cents.
             */
            unitPriceCents: number;
            /**
             * Format: date
             * @description Until when it is under warranty, that day included.
             */
            warrantyUntil?: string | null;
        };
        /**
         * @description Whether work was planned or something had failed.
         * @enum {string}
         */
        MaintenanceKind: "preventive" | "corrective";
        /** @description One part of the payment as it stands in the books. */
        MaintenancePayment: {
            /** @description How much, in cents. */
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description When it is due.
             */
            dueOn: string;
            /**
             * Format: int64
             * @description Its place among the instalments, from 1.
             */
            installment: number;
            /**
             * Format: date
             * @description When it was paid, if it was.
             */
            paidOn?: string | null;
            /** @description Its transaction. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description One line of a vehicle's plan. */
        MaintenancePlan: components["schemas"]["MaintenancePlanFields"] & {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["MaintenancePlanId"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description What the user decides of a line of the plan. */
        MaintenancePlanFields: {
            /** @description Whether it is watched. */
            active: boolean;
            /** @description The part of the vehicle. */
            category: components["schemas"]["MaintenanceCategory"];
            everyKm?: components["schemas"]["Km"] | null;
            /**
             * Format: int64
             * @description Every so many months.
             */
            everyMonths?: number | null;
            lastDoneKm?: components["schemas"]["Km"] | null;
            /**
             * Format: date
             * @description When it was last done before any record of it.
             */
            lastDoneOn?: string | null;
            /** @description What is to be done. */
            name: string;
            /** @description Anything else. */
            notes?: string | null;
            /** @description The vehicle; never changes. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /**
         * Format: int64
         * @description Identity of a line of the maintenance plan.
         */
        MaintenancePlanId: number;
        /** @description A line of the plan as the user enters it. */
        MaintenancePlanInput: {
            /** @description Whether it is watched; yes unless told. */
            active?: boolean | null;
            /** @description The part of the vehicle. */
            category: components["schemas"]["MaintenanceCategory"];
            /**
             * Format: int64
             * @description Every so many kilometres.
             */
            everyKm?: number | null;
            /**
             * Format: int64
             * @description Every so many months.
             */
            everyMonths?: number | null;
            /**
             * Format: int64
             * @description The odometer then, in kilometres.
             */
            lastDoneKm?: number | null;
            /**
             * Format: date
             * @description When it was last done.
             */
            lastDoneOn?: string | null;
            /** @description What is to be done. */
            name: string;
            /** @description Anything else. */
            notes?: string | null;
            /** @description The vehicle; never changes afterwards. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /** @description A line of the plan as it travels. */
        MaintenancePlanRecord: components["schemas"]["MaintenancePlan"] & {
            /** @description When it is due next. */
            due: components["schemas"]["DueForecast"];
            /** @description The plate of the vehicle. */
            plate: components["schemas"]["Plate"];
        };
        /** @description The sums. */
        MaintenancePreview: {
            /** @description What each line costs, in their order. */
            items: components["schemas"]["MaintenancePreviewLine"][];
            /** @description The labor, before the discount, in cents. */
            laborCents: components["schemas"]["Cents"];
            /** @description The parts, before the discount, in cents. */
            partsCents: components["schemas"]["Cents"];
            /** @description How it would be paid; empty when it costs nothing. */
            payments: components["schemas"]["MaintenancePreviewPayment"][];
            /** @description What it costs, in cents. */
            totalCents: components["schemas"]["Cents"];
        };
        /** @description What the sums are asked of. */
        MaintenancePreviewInput: {
            /**
             * Format: int64
             * @description What is taken off their sum, in cents; nothing unless told.
             */
            discountCents?: number | null;
            /**
             * Format: date
             * @description When it, or its first instalment, is due; today unless told.
             */
            dueOn?: string | null;
            /**
             * Format: int64
             * @description In how many monthly instalments it is paid; one unless told.
             */
            installments?: number | null;
            /** @description The items so far: up to 50. */
            items: components["schemas"]["MaintenancePreviewItem"][];
        };
        /** @description An item while it is being typed: what it is called does not matter to the sums. */
        MaintenancePreviewItem: {
            /** @description What it is. */
            description?: string | null;
            /**
             * Format: int64
             * @description How many, in thousandths: 1,5 is 1500.
             */
            quantityThousandths: number;
            /** @description Labor or part. */
            type: components["schemas"]["ItemType"];
            /**
             * Format: int64
             * @description What one costs, in cents.
             */
            unitPriceCents: number;
            /**
             * Format: date
             * @description Until when it is under warranty.
             */
            warrantyUntil?: string | null;
        };
        /** @description What one line costs. */
        MaintenancePreviewLine: {
            /** @description Quantity × unit price, in cents. */
            totalCents: components["schemas"]["Cents"];
        };
        /** @description One instalment as it would be. */
        MaintenancePreviewPayment: {
            /** @description How much, in cents. */
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description When it would be due.
             */
            dueOn: string;
            /**
             * Format: int64
             * @description Its place, from 1.
             */
            installment: number;
        };
        /** @description Work done on a vehicle as it travels. */
        MaintenanceRecord: components["schemas"]["Maintenance"] & {
            driverId?: components["schemas"]["DriverId"] | null;
            /** @description His name. */
            driverName?: string | null;
            /**
             * Format: date
             * @description When the first is due; absent when nothing is to be paid.
             */
            dueOn?: string | null;
            /**
             * Format: int64
             * @description The number of its freight.
             */
            freightNumber?: number | null;
            /**
             * Format: int64
             * @description In how many instalments it is paid.
             */
            installments: number;
            /** @description Its items, in order. */
            items: components["schemas"]["MaintenanceItem"][];
            /** @description The sum of the labor, before the discount, in cents. */
            laborCents: components["schemas"]["Cents"];
            lostIncomeBasis?: components["schemas"]["IncomeBasis"] | null;
            lostIncomeCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: int64
             * @description By how many days the oldest open instalment is late.
             */
            overdueDays: number;
            /** @description Whether he paid it. */
            paidByDriver: boolean;
            /**
             * Format: date
             * @description When it was paid; only of a single instalment.
             */
            paidOn?: string | null;
            /** @description The sum of the parts, before the discount, in cents. */
            partsCents: components["schemas"]["Cents"];
            /** @description What it has in the books, the first instalment first. */
            payments: components["schemas"]["MaintenancePayment"][];
            /** @description The lines of the plan that it fulfilled. */
            planIds: components["schemas"]["MaintenancePlanId"][];
            /** @description The plate of the vehicle. */
            plate: components["schemas"]["Plate"];
            /** @description Paid when every instalment is. */
            status: components["schemas"]["PaymentStatus"];
            /** @description Whether some item is still under warranty. */
            underWarranty: boolean;
        };
        /**
         * Format: int64
         * @description Identity of a maintenance record.
         */
        MaintenanceRecordId: number;
        /** @description The plans that a vehicle may begin with, all of them at once. */
        MaintenanceStarter: {
            /** @description The plans. */
            items: components["schemas"]["MaintenanceStarterItem"][];
            /** @description Always absent. */
            nextCursor?: string | null;
        };
        /** @description Which plans a vehicle is to begin with. */
        MaintenanceStarterInput: {
            /** @description Their codes; what stands already is not made again. */
            codes: string[];
            /**
             * Format: int64
             * @description The odometer then, in kilometres.
             */
            lastDoneKm?: number | null;
            /**
             * Format: date
             * @description When all of them were last done.
             */
            lastDoneOn?: string | null;
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /** @description A plan to begin with, as it is offered. */
        MaintenanceStarterItem: {
            /** @description The part of the vehicle. */
            category: components["schemas"]["MaintenanceCategory"];
            /** @description Stable slug. */
            code: string;
            everyKm?: components["schemas"]["Km"] | null;
            /**
             * Format: int64
             * @description Every so many months.
             */
            everyMonths?: number | null;
            /** @description What is to be done. */
            name: string;
            /** @description Whether the vehicle has a plan of this name already. */
            standing: boolean;
        };
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
        /**
         * Format: int64
         * @description A cost per kilometre in thousandths of a real: R$ 0,357 is 357.
         */
        MillisPerKm: number;
        /**
         * Format: int64
         * @description A price per litre in thousandths of a real, as pumps show it: R$ 7,339 is 7339.
         */
        MillisPerLiter: number;
        /** @description An act that changed the coefficients. */
        MinimumAct: {
            /**
             * Format: int64
             * @description How many cells of it are known; 0 where its coefficients are not.
             */
            cells: number;
            /** @description What else must be known of it, in Portuguese. */
            note?: string | null;
            /** @description Whether the figures are those of the official text. */
            official: boolean;
            /** @description Where they were taken from, in Portuguese. */
            source: string;
            /** @description Which tables of it are known. */
            tables: components["schemas"]["MinimumTable"][];
            /** @description Its name. */
            title: string;
            /**
             * Format: date
             * @description The first day on which it holds.
             */
            validFrom: string;
            /**
             * Format: date
             * @description The last day; none of the last act.
             */
            validTo?: string | null;
        };
        /** @description A cell of the coefficients. */
        MinimumCell: {
            /**
             * Format: int64
             * @description Axles on the ground of the composition.
             */
            axles: number;
            /** @description The kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            /** @description Cost of loading and unloading. */
            ccCents: components["schemas"]["Cents"];
            /** @description Cost by kilometre in ten-thousandths of a real. */
            ccdTenThousandths: components["schemas"]["Ccd"];
            /** @description The table. */
            table: components["schemas"]["MinimumTable"];
        };
        /** @description The legal minimum of a trip. Where it cannot be calculated it says why: it is never zero and never underbid then. */
        MinimumFreight: {
            act?: components["schemas"]["Act"] | null;
            /**
             * Format: int64
             * @description Axles on the ground of the composition.
             */
            axles?: number | null;
            /**
             * Format: int64
             * @description The column used: that of the axles, or the next lower one there is.
             */
            axlesUsed?: number | null;
            baseCents?: components["schemas"]["Cents"] | null;
            /** @description Whether what is compared is below it. */
            below: boolean;
            /** @description Whether there is a figure. */
            calculable: boolean;
            /** @description The kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            /** @description That the table may be another one on the day, in Portuguese: the day lies beyond the next compulsory revision. */
            caveat?: string | null;
            ccCents?: components["schemas"]["Cents"] | null;
            ccdTenThousandths?: components["schemas"]["Ccd"] | null;
            comparedCents?: components["schemas"]["Cents"] | null;
            differenceCents?: components["schemas"]["Cents"] | null;
            distanceKm?: components["schemas"]["Km"] | null;
            doubt?: components["schemas"]["DistanceDoubt"] | null;
            driverTollCents?: components["schemas"]["Cents"] | null;
            emptyReturnCents?: components["schemas"]["Cents"] | null;
            /** @description Kilometres of an empty return that must be paid. */
            emptyReturnKm: components["schemas"]["Km"];
            indemnityCents?: components["schemas"]["Cents"] | null;
            /** @description What the law gives the driver of an offer below it, in Portuguese. */
            indemnityWords?: string | null;
            leastOfferCents?: components["schemas"]["Cents"] | null;
            offerCents?: components["schemas"]["Cents"] | null;
            /** @description Why there is none, in Portuguese. */
            reason?: string | null;
            /** @description The table. */
            table: components["schemas"]["MinimumTable"];
            totalCents?: components["schemas"]["Cents"] | null;
            /** @description All of it in one Portuguese sentence, but for what is owed, what is in doubt and what may change. */
            words: string;
        };
        /** @description What somebody asks the calculator. */
        MinimumFreightInput: {
            /**
             * Format: int64
             * @description Axles on the ground of the whole composition, 2 to 11.
             */
            axles: number;
            /** @description The kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            /**
             * Format: date
             * @description The day of the freight; today unless told.
             */
            date?: string | null;
            /**
             * Format: int64
             * @description Loaded kilometres, 1 to 10000.
             */
            distanceKm: number;
            /**
             * Format: int64
             * @description Kilometres of an empty return that must be paid by law or contract, up to 10000; none unless told.
             */
            emptyReturnKm?: number | null;
            /**
             * Format: int64
             * @description What is offered for the trip, to be held against the minimum.
             */
            offerCents?: number | null;
            table?: components["schemas"]["MinimumTable"] | null;
            /**
             * Format: int64
             * @description Toll of the way in cents; none unless told.
             */
            tollCents?: number | null;
            tollPayer?: components["schemas"]["TollPayer"] | null;
        };
        /** @description The coefficients of a day, and every act. */
        MinimumRates: {
            act?: components["schemas"]["Act"] | null;
            /** @description Every act, the newest first. */
            acts: components["schemas"]["MinimumAct"][];
            /** @description Its coefficients. */
            cells: components["schemas"]["MinimumCell"][];
            /**
             * Format: date
             * @description The day.
             */
            date: string;
        };
        /**
         * @description The four tables of Res. ANTT 5.867/2020, as Res. ANTT 6.076/2026 names them.
         * @enum {string}
         */
        MinimumTable: "A" | "B" | "C" | "D";
        /** @example 2026-11 */
        Month: string;
        /** @description A month in figures. */
        MonthFigures: {
            /** @description Money that came in. */
            cashInCents: components["schemas"]["Cents"];
            /** @description Money that went out. */
            cashOutCents: components["schemas"]["Cents"];
            /** @description Costs already written down for days of this month after today, such as an instalment; in no other figure. */
            comingCostCents: components["schemas"]["Cents"];
            /** @description Cost of the month up to today. */
            costCents: components["schemas"]["Cents"];
            costPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description Of these, empty. */
            emptyKm: components["schemas"]["Km"];
            /**
             * Format: int64
             * @description How many freights began.
             */
            freights: number;
            fuelPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description Kilometres of those freights. */
            km: components["schemas"]["Km"];
            /** @description Of these, loaded. */
            loadedKm: components["schemas"]["Km"];
            marginBps?: components["schemas"]["Bps"] | null;
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description The month. */
            month: components["schemas"]["Month"];
            /** @description Revenue less cost. */
            profitCents: components["schemas"]["Cents"];
            profitPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description Revenue: freights that began in the month, and its other income up to today. */
            revenueCents: components["schemas"]["Cents"];
            revenuePerKmCents?: components["schemas"]["Cents"] | null;
            tollVouchers?: components["schemas"]["TollVouchers"] | null;
        };
        /** @description A month of a list. */
        MonthFlow: components["schemas"]["Flow"] & {
            /** @description The month in which it is due. */
            month: components["schemas"]["Month"];
        };
        /** @description What the freights that began in a month and still go on will cost. */
        MonthForecast: {
            /**
             * @description By how much their drivers' commissions then change, in cents: below zero they fall, for the costs lower a share of the
             *     net.
             */
            commissionChangeCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description How many still go on.
             */
            freights: number;
            /** @description What the month then leaves: its profit less both, in cents. */
            profitCents: components["schemas"]["Cents"];
            /** @description What the others still will cost, commission left out, in cents. */
            remainingCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Of how many of them nothing is known of what they will cost.
             */
            unknown: number;
        };
        /** @description A month of a statement. */
        MonthOutcome: components["schemas"]["Outcome"] & {
            /** @description The month. */
            month: components["schemas"]["Month"];
        };
        /** @description A token just made, with its secret, which is shown this once. */
        NewApiToken: components["schemas"]["ApiToken"] & {
            /** @description What goes behind `Authorization: Bearer`. */
            token: string;
        };
        /** @description A figure offered for a field of a simulation. */
        Offer: {
            /** @description Whether a new simulation begins with it; where not, `reason` says why. */
            applied: boolean;
            /** @description What it rests on. */
            basis: components["schemas"]["OfferBasis"];
            /**
             * Format: date
             * @description The day of the first of them.
             */
            from?: string | null;
            /** @description Why it is offered switched off, or why a part of it is left out, in Portuguese. */
            reason?: string | null;
            /**
             * Format: int64
             * @description On how many of the owner's records.
             */
            records: number;
            /**
             * Format: date
             * @description The day of the last of them.
             */
            to?: string | null;
            /**
             * Format: int64
             * @description The figure, in the unit of its field.
             */
            value?: number | null;
            /** @description What it rests on, in Portuguese. */
            words: string;
        };
        /**
         * @description What an offered figure rests on.
         * @enum {string}
         */
        OfferBasis: "history" | "reference" | "none";
        /** @description What could be settled with a driver. */
        OpenItems: {
            /** @description Advances that no settlement deducted. */
            advances: components["schemas"]["AdvanceLine"][];
            /** @description The debt that the next settlement brings along, in cents. */
            carriedCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description The number of the settlement from which it comes.
             */
            carriedFromNumber?: number | null;
            /** @description The agreed allowance of a day, in cents. */
            dailyAllowanceCents: components["schemas"]["Cents"];
            /** @description The driver. */
            driver: components["schemas"]["DriverRecord"];
            /** @description Expenses paid by the driver that no settlement gave back. */
            expenses: components["schemas"]["RefundLine"][];
            /** @description Completed freights that no settlement holds. */
            freights: components["schemas"]["TripLine"][];
            /** @description The fixed pay of the period by the agreement, in cents; but for days that another settlement holds a fixed pay of. */
            salaryCents: components["schemas"]["Cents"];
            salaryReckoning?: components["schemas"]["SalaryReckoning"] | null;
        };
        /** @description What is left of a month's or a period's work. */
        Outcome: {
            /** @description Cost. */
            costCents: components["schemas"]["Cents"];
            /** @description Revenue less cost. */
            resultCents: components["schemas"]["Cents"];
            /** @description Revenue. */
            revenueCents: components["schemas"]["Cents"];
        };
        /** @description What stands outside the result, or in it without moving money. */
        Outside: {
            /** @description What counts of the cash found more, or less than zero found less, than the books said. */
            cashDifferencesCents: components["schemas"]["Cents"];
            /** @description Toll that vouchers covered: booked, but no cost. */
            coveredTollCents: components["schemas"]["Cents"];
            /** @description Advances given to drivers. */
            driverAdvancesCents: components["schemas"]["Cents"];
            /** @description What drivers earned less what was held back from them: in the result, but no money yet. */
            earnedByDriversCents: components["schemas"]["Cents"];
            /** @description Loans paid back: what of their instalments is no interest. */
            loanPrincipalCents: components["schemas"]["Cents"];
            /** @description Loans received. */
            loansReceivedCents: components["schemas"]["Cents"];
            /** @description Costs that drivers paid: in the result, but no money of the owner. */
            paidByDriversCents: components["schemas"]["Cents"];
            /** @description What the household put in. */
            personalInCents: components["schemas"]["Cents"];
            /** @description What the household took out (pró-labore). */
            personalOutCents: components["schemas"]["Cents"];
            /** @description Balances of settlements: what drivers paid back less what was paid to them. */
            settlementBalancesCents: components["schemas"]["Cents"];
        };
        /** @description What a client owes that is late, is due today, or is due later. */
        Owed: {
            /** @description How much. */
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Days until then; negative when late.
             */
            days: number;
            /**
             * Format: date
             * @description When the first of it is due.
             */
            firstDueOn: string;
        };
        /**
         * @description What a settlement's freights leave to the owner, once the driver has all that he earns by it. Advances and refunds are
         *     no part of it: those are money that went ahead, these are costs of the freights that name them.
         */
        OwnerResult: {
            /** @description What the driver earned with them, in cents. */
            commissionCents: components["schemas"]["Cents"];
            /** @description What they cost, whoever paid it, in cents. */
            costCents: components["schemas"]["Cents"];
            /** @description What the driver costs in all, in cents: commission, fixed pay and daily allowances, less what is held back. */
            driverCents: components["schemas"]["Cents"];
            marginBps?: components["schemas"]["Bps"] | null;
            /** @description What is left, in cents. */
            netCents: components["schemas"]["Cents"];
            perKmCents?: components["schemas"]["Cents"] | null;
            /** @description What the freights brought, in cents. */
            revenueCents: components["schemas"]["Cents"];
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
        Page_AdvanceRecord: {
            /** @description The records. */
            items: (components["schemas"]["Advance"] & {
                /** @description The driver's name. */
                driverName: string;
                /**
                 * Format: int64
                 * @description The number of its freight.
                 */
                freightNumber?: number | null;
                /**
                 * Format: int64
                 * @description The number of the settlement that deducted it.
                 */
                paymentNumber?: number | null;
            })[];
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
            items: (components["schemas"]["ClientFields"] & {
                /** @description When it was recorded. */
                createdAt: components["schemas"]["Instant"];
                /** @description Identity. */
                id: components["schemas"]["ClientId"];
                /** @description When it was last changed. */
                updatedAt: components["schemas"]["Instant"];
                /**
                 * Format: int64
                 * @description Grows by one with each change.
                 */
                version: number;
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_DriverPaymentRecord: {
            /** @description The records. */
            items: (components["schemas"]["PaymentFigures"] & {
                /** @description When it was recorded. */
                createdAt: components["schemas"]["Instant"];
                /** @description Identity. */
                id: components["schemas"]["DriverPaymentId"];
                /**
                 * Format: int64
                 * @description Its number among the owner's settlements.
                 */
                number: number;
                /** @description When it was last changed. */
                updatedAt: components["schemas"]["Instant"];
                /**
                 * Format: int64
                 * @description Grows by one with each change.
                 */
                version: number;
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_DriverRecord: {
            /** @description The records. */
            items: (components["schemas"]["Driver"] & {
                /** @description What the driver owes from settlements, to be carried into the next, in cents. */
                carriedCents: components["schemas"]["Cents"];
                /** @description What is due, the nearest first. */
                dueLines: components["schemas"]["DriverDueLine"][];
                /** @description Advances that no settlement has deducted yet, in cents. */
                openAdvancesCents: components["schemas"]["Cents"];
                /**
                 * Format: int64
                 * @description How many completed freights no settlement holds yet.
                 */
                openFreights: number;
            })[];
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
                driver?: components["schemas"]["FreightDriver"] | null;
                /** @description The states to which it may go now. */
                moves: components["schemas"]["FreightStatus"][];
                /** @description What is still to come, in cents. */
                openCents: components["schemas"]["Cents"];
                /** @description Where it is loaded. */
                originCity: components["schemas"]["City"];
                /** @description What it has in the books, the advance first. */
                receivables: components["schemas"]["Receivable"][];
                /** @description What was really received of it, in cents. */
                receivedCents: components["schemas"]["Cents"];
                simulationId?: components["schemas"]["FreightSimulationId"] | null;
                /**
                 * Format: int64
                 * @description The number of that simulation.
                 */
                simulationNumber?: number | null;
                /** @description The trailers' identities, in order. */
                trailerIds: components["schemas"]["VehicleId"][];
                /** @description The trailers, in order. */
                trailers: components["schemas"]["VehicleRef"][];
                /** @description The truck. */
                truck: components["schemas"]["VehicleRef"];
                /** @description Taxes that the payer held back of it, in cents. */
                withheldCents: components["schemas"]["Cents"];
                /** @description What the payer held back of it for shortage, damage and the like, in cents. */
                writtenOffCents: components["schemas"]["Cents"];
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_FuelRecord: {
            /** @description The records. */
            items: (components["schemas"]["FillUp"] & components["schemas"]["FuelPayment"] & {
                city?: components["schemas"]["CityName"] | null;
                /** @description The name of the driver. */
                driverName?: string | null;
                /**
                 * Format: int64
                 * @description The number of the freight.
                 */
                freightNumber?: number | null;
                metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
                missing?: components["schemas"]["FuelMissing"] | null;
                /** @description The plate of the vehicle. */
                plate: components["schemas"]["Plate"];
                segmentKm?: components["schemas"]["Km"] | null;
                /** @description Whether it is paid. */
                status: components["schemas"]["PaymentStatus"];
                /** @description What it has in the books. */
                transactionId: components["schemas"]["TransactionId"];
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_MaintenancePlanRecord: {
            /** @description The records. */
            items: (components["schemas"]["MaintenancePlan"] & {
                /** @description When it is due next. */
                due: components["schemas"]["DueForecast"];
                /** @description The plate of the vehicle. */
                plate: components["schemas"]["Plate"];
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_MaintenanceRecord: {
            /** @description The records. */
            items: (components["schemas"]["Maintenance"] & {
                driverId?: components["schemas"]["DriverId"] | null;
                /** @description His name. */
                driverName?: string | null;
                /**
                 * Format: date
                 * @description When the first is due; absent when nothing is to be paid.
                 */
                dueOn?: string | null;
                /**
                 * Format: int64
                 * @description The number of its freight.
                 */
                freightNumber?: number | null;
                /**
                 * Format: int64
                 * @description In how many instalments it is paid.
                 */
                installments: number;
                /** @description Its items, in order. */
                items: components["schemas"]["MaintenanceItem"][];
                /** @description The sum of the labor, before the discount, in cents. */
                laborCents: components["schemas"]["Cents"];
                lostIncomeBasis?: components["schemas"]["IncomeBasis"] | null;
                lostIncomeCents?: components["schemas"]["Cents"] | null;
                /**
                 * Format: int64
                 * @description By how many days the oldest open instalment is late.
                 */
                overdueDays: number;
                /** @description Whether he paid it. */
                paidByDriver: boolean;
                /**
                 * Format: date
                 * @description When it was paid; only of a single instalment.
                 */
                paidOn?: string | null;
                /** @description The sum of the parts, before the discount, in cents. */
                partsCents: components["schemas"]["Cents"];
                /** @description What it has in the books, the first instalment first. */
                payments: components["schemas"]["MaintenancePayment"][];
                /** @description The lines of the plan that it fulfilled. */
                planIds: components["schemas"]["MaintenancePlanId"][];
                /** @description The plate of the vehicle. */
                plate: components["schemas"]["Plate"];
                /** @description Paid when every instalment is. */
                status: components["schemas"]["PaymentStatus"];
                /** @description Whether some item is still under warranty. */
                underWarranty: boolean;
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_Simulation: {
            /** @description The records. */
            items: (components["schemas"]["FreightSimulation"] & {
                /** @description All that it says, by the rates that were kept with it. */
                answer: components["schemas"]["SimulationAnswer"];
                /** @description Who offers it. */
                clientName?: string | null;
                destinationCity?: components["schemas"]["City"] | null;
                /** @description Who would drive it. */
                driverName?: string | null;
                /**
                 * Format: int64
                 * @description The number of the freight it became.
                 */
                freightNumber?: number | null;
                originCity?: components["schemas"]["City"] | null;
                /** @description The trailers' identities, in order. */
                trailerIds: components["schemas"]["VehicleId"][];
                /** @description The trailers, in order. */
                trailers: components["schemas"]["VehicleRef"][];
                truck?: components["schemas"]["VehicleRef"] | null;
            })[];
            /** @description Where the next part begins; absent at the end. */
            nextCursor?: string | null;
        };
        /** @description A part of a list. */
        Page_TransactionRecord: {
            /** @description The records. */
            items: (components["schemas"]["Transaction"] & {
                balanceCents?: components["schemas"]["Cents"] | null;
                /** @description The client of its freight. */
                clientName?: string | null;
                /** @description What was held back of it, where it is a receipt. */
                deductions: components["schemas"]["HeldBack"][];
                /** @description The name of its driver. */
                driverName?: string | null;
                /**
                 * Format: int64
                 * @description The number of its freight.
                 */
                freightNumber?: number | null;
                netCents?: components["schemas"]["Cents"] | null;
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
        /** @description A document of which there is a sample. */
        PaperSample: {
            /** @description Which. */
            kind: components["schemas"]["SampleKind"];
            /** @description Its name in Portuguese. */
            title: string;
        };
        /** @description The documents of which there is a sample, all at once. */
        PaperSamples: {
            /** @description The documents. */
            items: components["schemas"]["PaperSample"][];
            /** @description Always absent. */
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
        /**
         * @description What a payer is to the tax of the freight.
         * @enum {string}
         */
        PayerKind: "company" | "person";
        /** @description A payer's line. */
        PayerLine: components["schemas"]["TaxSums"] & {
            /** @description From where it is known what was held back. */
            basis: components["schemas"]["WithheldBasis"];
            /** @description That, as it is shown. */
            basisLabel: string;
            clientId?: components["schemas"]["ClientId"] | null;
            document?: components["schemas"]["TaxId"] | null;
            /** @description Whether any of what was held back is estimated. */
            estimated: boolean;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Name; without a client, what to look for: `Sem cliente · frete nº 12`. */
            name: string;
            transactionId?: components["schemas"]["TransactionId"] | null;
        };
        /** @description A payment as the user enters it. */
        Payment: {
            amountCents?: components["schemas"]["Cents"] | null;
            /** @description What the payer held back, each kind once; nothing unless told. */
            deductions?: components["schemas"]["DeductionInput"][];
            method?: components["schemas"]["PayMethod"] | null;
            /**
             * Format: date
             * @description When it was paid or received; today unless told.
             */
            paidOn?: string | null;
            /**
             * Format: date
             * @description When what is left over is due; when the whole is, unless told.
             */
            restDueOn?: string | null;
        };
        /** @description The figures of a settlement, written down or not. */
        PaymentFigures: {
            /** @description The advances that it deducts. */
            advances: components["schemas"]["AdvanceLine"][];
            /** @description Their sum, in cents. */
            advancesCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description For how many days there is an allowance.
             */
            allowanceDays: number;
            /** @description The allowances, in cents. */
            allowancesCents: components["schemas"]["Cents"];
            /** @description What is left, in cents: above zero the owner pays, below it the driver owes. */
            balanceCents: components["schemas"]["Cents"];
            /** @description The debt brought from an earlier settlement, in cents. */
            carriedCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description The number of that settlement.
             */
            carriedFromNumber?: number | null;
            carriedTo?: components["schemas"]["PaymentRef"] | null;
            /** @description Whether the debt goes to the next settlement. */
            carries: boolean;
            /** @description How it stands: pending, paid, carried on or even. */
            closing: components["schemas"]["SettlementClosing"];
            /** @description The same in Portuguese, with the number of the settlement that took the debt. */
            closingLabel: string;
            /** @description What they earned the driver, in cents. */
            commissionCents: components["schemas"]["Cents"];
            /** @description The allowance of a day, in cents. */
            dailyAllowanceCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description The days of its period, both ends counted.
             */
            days: number;
            /** @description What it holds back. */
            discounts: components["schemas"]["Discount"][];
            /** @description Their sum, in cents. */
            discountsCents: components["schemas"]["Cents"];
            /** @description With whom. */
            driver: components["schemas"]["DriverRef"];
            /**
             * Format: date
             * @description When the balance is due.
             */
            dueOn: string;
            /** @description Its freights. */
            freights: components["schemas"]["TripLine"][];
            /** @description The fuel of its freights. */
            fuel: components["schemas"]["FuelFigures"];
            kmBack?: components["schemas"]["Km"] | null;
            kmOut?: components["schemas"]["Km"] | null;
            /** @description In which way it is paid. */
            method: components["schemas"]["PayMethod"];
            /** @description Anything else. */
            notes?: string | null;
            /** @description What the owner paid on these freights, by category: for information. */
            ownerExpenses: components["schemas"]["CostLine"][];
            /** @description What its freights leave to the owner. */
            ownerResult: components["schemas"]["OwnerResult"];
            /**
             * Format: date
             * @description When the balance was paid, if it was.
             */
            paidOn?: string | null;
            /**
             * Format: date
             * @description The first day of its period.
             */
            periodFrom: string;
            /**
             * Format: date
             * @description The last day of its period.
             */
            periodTo: string;
            /** @description The expenses paid by the driver that it gives back. */
            refunds: components["schemas"]["RefundLine"][];
            /** @description Their sum, in cents. */
            refundsCents: components["schemas"]["Cents"];
            /** @description The fixed pay, in cents. */
            salaryCents: components["schemas"]["Cents"];
            salaryReckoning?: components["schemas"]["SalaryReckoning"] | null;
            /** @description Paid when the balance is, or when there is none to pay: by which of these it is closed `closing` says. */
            status: components["schemas"]["PaymentStatus"];
            transactionId?: components["schemas"]["TransactionId"] | null;
            /** @description The trucks and trailers of its freights, the trucks first. */
            vehicles: components["schemas"]["PaymentVehicle"][];
        };
        /** @description What a payment that is being entered comes to; nothing is stored. */
        PaymentPreview: {
            /** @description What is held back of it, in cents. */
            deductedCents: components["schemas"]["Cents"];
            /** @description Whether the amount is what the offered taxes leave of all that is open, with no deduction entered. */
            matchesOffer: boolean;
            /** @description What is open of the transaction, in cents. */
            openCents: components["schemas"]["Cents"];
            /** @description What really moves, in cents. */
            receivedCents: components["schemas"]["Cents"];
            /** @description What stays open, in cents. */
            restCents: components["schemas"]["Cents"];
            /** @description All of it in one Portuguese sentence. */
            words: string;
        };
        /** @description Another settlement. */
        PaymentRef: {
            /** @description Identity. */
            id: components["schemas"]["DriverPaymentId"];
            /**
             * Format: int64
             * @description Its number.
             */
            number: number;
        };
        /**
         * @description Whether a transaction is settled.
         * @enum {string}
         */
        PaymentStatus: "paid" | "pending";
        /** @description A vehicle as a settlement names it. */
        PaymentVehicle: {
            /** @description Identity. */
            id: components["schemas"]["VehicleId"];
            /** @description Plate. */
            plate: components["schemas"]["Plate"];
        };
        /**
         * @description In which way money is paid or received.
         * @enum {string}
         */
        PayMethod: "cash" | "pix" | "transfer" | "fuel_card" | "other";
        /**
         * Format: binary
         * @description A document as a PDF.
         */
        Pdf: string;
        /** @description A Brazilian phone with its area code, stored as ten or eleven digits without the country code. */
        Phone: string;
        /** @description A city as a settlement names it. */
        Place: {
            /** @description IBGE code. */
            code: components["schemas"]["CityCode"];
            /** @description Official name. */
            name: string;
            /** @description State. */
            uf: string;
        };
        /**
         * @description What is missing for a better forecast.
         * @enum {string}
         */
        PlanMissing: "never_done" | "no_odometer" | "no_km_per_day";
        /**
         * @description How a line of the plan stands, the most urgent first.
         * @enum {string}
         */
        PlanState: "expired" | "soon" | "ok" | "unknown";
        /** @description A plate of either pattern (ABC1234, ABC1D23), stored in capitals without the hyphen. */
        Plate: string;
        /** @description What stands today, whatever the month brought. */
        Present: {
            /** @description What is to be received, by its age. */
            receivables: components["schemas"]["Receivables"];
            /** @description How many things are due. */
            reminderCounts: components["schemas"]["ReminderCounts"];
            /** @description What needs the owner now, the most urgent first. */
            reminders: components["schemas"]["Reminder"][];
            /** @description Freights under way, the earliest first. */
            underWay: components["schemas"]["UnderWay"][];
            /**
             * Format: int64
             * @description How many freights are open, scheduled ones included.
             */
            underWayCount: number;
        };
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
            /**
             * Format: int64
             * @description Dependants for the income tax; none unless told.
             */
            dependents?: number | null;
            /**
             * Format: int64
             * @description The least that a day of the person's own work must leave, in cents; more than zero.
             */
            leastDayCents?: number | null;
            /** @description How the person is called. */
            name: string;
            /**
             * Format: int64
             * @description What the cash held when that day began, in cents; below zero where the account was overdrawn.
             */
            openingCents?: number | null;
            /**
             * Format: date
             * @description The first day of the books' cash, today at the latest; with `openingCents` or not at all.
             */
            openingOn?: string | null;
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
        /** @description A figure that is not the same in two tables. */
        RateChange: {
            /** @description The figure that stands there now; none in a place that is gone. */
            after?: string | null;
            /** @description The figure that stood there; none in a new place. */
            before?: string | null;
            /** @description Which: `Tabela A · Carga geral · 6 eixos · CCD`. */
            cell: string;
        };
        /** @description The history of the tables, all of it at once. */
        RateHistory: {
            /** @description The tables, the newest first day first. */
            items: components["schemas"]["RateTable"][];
            /** @description Always absent. */
            nextCursor?: string | null;
        };
        /**
         * Format: int64
         * @description Identity of a table of rates that a master imported.
         */
        RateImportId: number;
        /** @description What a master puts in. */
        RateInput: {
            /** @description The table as a CSV: comma or semicolon, decimal point or comma. */
            csv: string;
            /** @description Which kind of table. */
            kind: components["schemas"]["RateKind"];
            /** @description Whether they are those of the official text; if not, they are never shown as official. */
            official?: boolean;
            /** @description Where its figures are from, in Portuguese. */
            source: string;
        };
        /**
         * @description A kind of table.
         * @enum {string}
         */
        RateKind: "minimum_freight" | "carrier_tax" | "waiting_time" | "diesel_price";
        /**
         * @description Where a table came from.
         * @enum {string}
         */
        RateOrigin: "shipped" | "imported";
        /** @description What a table would change. */
        RatePreview: {
            /**
             * Format: int64
             * @description How many places of the table are filled.
             */
            cells: number;
            /** @description Every figure that is not the same. */
            changes: components["schemas"]["RateChange"][];
            comparedWith?: components["schemas"]["ComparedTable"] | null;
            /** @description Which kind. */
            kind: components["schemas"]["RateKind"];
            replaces?: components["schemas"]["RateTable"] | null;
            /** @description The name of its act. */
            title: string;
            /**
             * Format: int64
             * @description How many places stay as they are.
             */
            unchanged: number;
            /**
             * Format: date
             * @description The first day on which it would hold.
             */
            validFrom: string;
        };
        /** @description A table in the history of its kind. */
        RateTable: {
            /**
             * Format: int64
             * @description How many places of the table are filled: the lines of its file.
             */
            cells: number;
            id?: components["schemas"]["RateImportId"] | null;
            importedAt?: components["schemas"]["Instant"] | null;
            /** @description Who put it in; none when the account is gone. */
            importedBy?: string | null;
            /** @description Whether it holds today. */
            inForce: boolean;
            /** @description Which kind. */
            kind: components["schemas"]["RateKind"];
            /** @description What else must be known of it, in Portuguese. */
            note?: string | null;
            /** @description Whether they are those of the official text. */
            official: boolean;
            /** @description Where it came from. */
            origin: components["schemas"]["RateOrigin"];
            /** @description Where its figures are from, in Portuguese. */
            source: string;
            /** @description Whether another import of the same first day took its place. */
            superseded: boolean;
            /** @description The name of its act. */
            title: string;
            /**
             * Format: date
             * @description The first day on which it holds.
             */
            validFrom: string;
            /**
             * Format: date
             * @description The last: the day before the next begins.
             */
            validTo?: string | null;
            /**
             * Format: int64
             * @description Grows by one when it is withdrawn.
             */
            version: number;
            withdrawnAt?: components["schemas"]["Instant"] | null;
        };
        /**
         * @description From where the kilometres of a freight come.
         * @enum {string}
         */
        RealKmBasis: "odometer" | "planned";
        /** @description A part of a freight in the books. */
        Receivable: {
            /** @description How much. */
            amountCents: components["schemas"]["Cents"];
            /** @description What the payer held back of it. */
            deductions: components["schemas"]["HeldBack"][];
            /**
             * Format: date
             * @description When it is due.
             */
            dueOn: string;
            /** @description What really came in of it, in cents; the whole of one that is open. */
            netCents: components["schemas"]["Cents"];
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
        /** @description What is to be received, by its age. */
        Receivables: {
            /** @description Who owes most. */
            clients: components["schemas"]["Debtor"][];
            /** @description Late by 1 to 15 days. */
            late1To15Cents: components["schemas"]["Cents"];
            /** @description Late by 16 to 30 days. */
            late16To30Cents: components["schemas"]["Cents"];
            /** @description Late by more. */
            lateOver30Cents: components["schemas"]["Cents"];
            /** @description Not yet due. */
            notDueCents: components["schemas"]["Cents"];
            /** @description In all. */
            totalCents: components["schemas"]["Cents"];
        };
        /** @description What a settlement says of one expense that the driver paid. */
        RefundLine: {
            /** @description How much, in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description What it was about. */
            category: components["schemas"]["Category"];
            /** @description What it was, in words. */
            description: string;
            /**
             * Format: date
             * @description When it was due.
             */
            dueOn: string;
            /**
             * Format: int64
             * @description The number of its freight.
             */
            freightNumber?: number | null;
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
        /** @description Something due. */
        Reminder: {
            amountCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: int64
             * @description Days until then; negative when late.
             */
            days?: number | null;
            /** @description Whom or what it is for. */
            detail?: string | null;
            /**
             * Format: date
             * @description When; absent where only km tell.
             */
            dueOn?: string | null;
            /** @description What it is. */
            kind: components["schemas"]["ReminderKind"];
            kmLeft?: components["schemas"]["Km"] | null;
            /** @description How it stands. */
            state: components["schemas"]["DueState"];
            /** @description Where it is settled. */
            target: components["schemas"]["Target"];
            /** @description What it is, in words. */
            title: string;
        };
        /** @description How many things are due. */
        ReminderCounts: {
            /**
             * Format: int64
             * @description Late.
             */
            expired: number;
            /**
             * Format: int64
             * @description Within fifteen days.
             */
            soon: number;
        };
        /**
         * @description What is due.
         * @enum {string}
         */
        ReminderKind: "payable" | "receivable" | "licensing" | "insurance" | "tachograph" | "rntrc" | "own" | "cnh" | "toxicological" | "driver_cnh" | "driver_toxicological" | "maintenance" | "own_inss";
        /** @description The list of everything due. */
        Reminders: {
            /**
             * Format: int64
             * @description How many are late.
             */
            expired: number;
            /** @description What is due, the most urgent first. */
            items: components["schemas"]["Reminder"][];
            /** @description Always absent: the list is whole. */
            nextCursor?: string | null;
            /**
             * Format: int64
             * @description How many are due within fifteen days.
             */
            soon: number;
        };
        /** @description RENAVAM: eleven digits with a check digit; an old number of nine is padded with zeros. */
        Renavam: string;
        /** @description How a loan is paid back: as many instalments of one amount, a month apart. */
        RepaymentInput: {
            /**
             * Format: date
             * @description When the first is due.
             */
            firstDueOn: string;
            /**
             * Format: int64
             * @description Each instalment, in cents.
             */
            installmentCents: number;
            /**
             * Format: int64
             * @description How many there are.
             */
            installments: number;
        };
        /** @description RNTRC number: stored as ANTT shows it, nine digits (a number of eight is padded with a zero). */
        Rntrc: string;
        /** @description How the fixed pay of a period came about. */
        SalaryReckoning: {
            /**
             * Format: int64
             * @description The days that make up no whole month.
             */
            days: number;
            /**
             * Format: int64
             * @description Whole months from date to date, a salary each.
             */
            months: number;
            /**
             * Format: int64
             * @description The days of the period for which another settlement paid a fixed pay already.
             */
            paidDays: number;
            /**
             * Format: int64
             * @description How many thirtieths of a salary these days bring: one each, but for days that complete a month of which other
             *     settlements paid the beginning; they bring what was missing of it.
             */
            thirtieths: number;
            /** @description All of it in Portuguese: `1 mês + 5 dias de 1/30`. */
            words: string;
        };
        /**
         * @description A document of which there is a sample.
         * @enum {string}
         */
        SampleKind: "receipt" | "settlement" | "freight_result" | "waiting_time" | "simulation" | "month" | "tax_year";
        /**
         * @description What a token may do.
         * @enum {string}
         */
        Scope: "read" | "write";
        /** @description The way between two full tanks. */
        Segment: {
            /**
             * Format: date
             * @description The day of the full tank from which it was driven.
             */
            fromOn: string;
            /** @description How far, in kilometres. */
            km: components["schemas"]["Km"];
            /** @description Metres driven per litre: 2350 is 2,35 km/l. */
            metersPerLiter: components["schemas"]["MetersPerLiter"];
            /** @description The fill-up that ends it. */
            recordId: components["schemas"]["FuelRecordId"];
            /**
             * Format: date
             * @description The day of the full tank that ends it.
             */
            toOn: string;
            /** @description What was burned, in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /**
         * @description How much of a series a change is for.
         * @enum {string}
         */
        SeriesScope: "one" | "following";
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
        /**
         * @description How a settlement stands.
         * @enum {string}
         */
        SettlementClosing: "pending" | "paid" | "carried" | "even";
        /** @description A simulation as it travels. */
        Simulation: components["schemas"]["FreightSimulation"] & {
            /** @description All that it says, by the rates that were kept with it. */
            answer: components["schemas"]["SimulationAnswer"];
            /** @description Who offers it. */
            clientName?: string | null;
            destinationCity?: components["schemas"]["City"] | null;
            /** @description Who would drive it. */
            driverName?: string | null;
            /**
             * Format: int64
             * @description The number of the freight it became.
             */
            freightNumber?: number | null;
            originCity?: components["schemas"]["City"] | null;
            /** @description The trailers' identities, in order. */
            trailerIds: components["schemas"]["VehicleId"][];
            /** @description The trailers, in order. */
            trailers: components["schemas"]["VehicleRef"][];
            truck?: components["schemas"]["VehicleRef"] | null;
        };
        /** @description All that a simulation says of an offer. */
        SimulationAnswer: {
            breakEvenCents?: components["schemas"]["Cents"] | null;
            breakEvenPerKmCents?: components["schemas"]["Cents"] | null;
            breakEvenRateCents?: components["schemas"]["Cents"] | null;
            /** @description The costs for each kilometre, in cents. */
            costPerKmCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Days of the trip.
             */
            days: number;
            /** @description Diesel of the whole trip, in millilitres. */
            dieselMl: components["schemas"]["Milliliters"];
            doubt?: components["schemas"]["DistanceDoubt"] | null;
            /** @description Empty kilometres. */
            emptyKm: components["schemas"]["Km"];
            /** @description What the offer pays in all, in cents. */
            grossCents: components["schemas"]["Cents"];
            /** @description The offer for each kilometre, in cents. */
            grossPerKmCents: components["schemas"]["Cents"];
            /** @description The offer for each loaded kilometre, in cents. */
            grossPerLoadedKmCents: components["schemas"]["Cents"];
            grossPerTonCents?: components["schemas"]["Cents"] | null;
            /** @description What it costs, line by line, the greatest first; only what costs something. */
            lines: components["schemas"]["SimulationLine"][];
            /** @description Loaded kilometres. */
            loadedKm: components["schemas"]["Km"];
            marginBps?: components["schemas"]["Bps"] | null;
            /** @description The legal minimum, and how the offer stands to it. */
            minimum: components["schemas"]["MinimumFreight"];
            /** @description What is left, in cents. */
            netCents: components["schemas"]["Cents"];
            /** @description What is left of each day, in cents. */
            netPerDayCents: components["schemas"]["Cents"];
            /** @description What is left of each kilometre, in cents. */
            netPerKmCents: components["schemas"]["Cents"];
            /** @description All of it in a few lines to be sent to somebody. */
            shareText: string;
            /** @description What the payer holds back. */
            taxes: components["schemas"]["SimulationTaxes"];
            /** @description The sum of the lines, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Both together. */
            totalKm: components["schemas"]["Km"];
            /** @description Whether it is worth it, in words. */
            verdict: components["schemas"]["SimulationVerdict"];
        };
        /** @description Simulations side by side. */
        SimulationComparison: {
            /** @description Which is best at what. */
            best: components["schemas"]["BestSimulations"];
            /** @description The simulations, as they were asked for. */
            items: components["schemas"]["Simulation"][];
            /** @description Which pays best and by how much, in Portuguese. */
            words: string;
        };
        /** @description What a simulation begins with. */
        SimulationDefaults: {
            /**
             * Format: int64
             * @description Axles of the composition, where told or known from the vehicles.
             */
            axles?: number | null;
            /** @description What the driver's share is of. */
            commissionBase: components["schemas"]["CommissionBase"];
            /** @description The figures. */
            items: components["schemas"]["SimulationOffers"];
            /** @description Whether the client holds taxes back: not where the document is a CPF. */
            withheld: boolean;
        };
        /** @description What the user decides of a simulation. */
        SimulationFields: {
            /** @description ARLA as a share of the diesel's volume. */
            arlaBps: components["schemas"]["Bps"];
            arlaPriceMillis?: components["schemas"]["MillisPerLiter"] | null;
            /**
             * Format: int64
             * @description Axles on the ground of the whole composition.
             */
            axles: number;
            /** @description Legal kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            clientId?: components["schemas"]["ClientId"] | null;
            /** @description What the share is of. */
            commissionBase: components["schemas"]["CommissionBase"];
            /** @description The driver's share. */
            commissionBps: components["schemas"]["Bps"];
            /** @description What a day on the road costs in food and lodging, in cents. */
            dailyCostCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Days of the whole trip, waiting and the way back included.
             */
            days: number;
            /**
             * Format: int64
             * @description Dependants, for the income tax.
             */
            dependents: number;
            /** @description What truck and trailers lose in worth in a month, in cents. */
            depreciationMonthlyCents: components["schemas"]["Cents"];
            destinationCityCode?: components["schemas"]["CityCode"] | null;
            /** @description Price of a litre of diesel in thousandths of a real. */
            dieselPriceMillis: components["schemas"]["MillisPerLiter"];
            /** @description Loaded kilometres. */
            distanceKm: components["schemas"]["Km"];
            /** @description What the driver earns for the trip beside it, in cents. */
            driverFixedCents: components["schemas"]["Cents"];
            driverId?: components["schemas"]["DriverId"] | null;
            /** @description Metres driven per litre when empty. */
            emptyMetersPerLiter: components["schemas"]["MetersPerLiter"];
            /** @description Whether the empty return must be paid, by law or by contract. */
            emptyReturnDue: boolean;
            /** @description Empty kilometres back. */
            emptyReturnKm: components["schemas"]["Km"];
            /** @description Empty kilometres to the loading. */
            emptyToLoadingKm: components["schemas"]["Km"];
            /** @description Insurance of a month in cents. */
            insuranceMonthlyCents: components["schemas"]["Cents"];
            /** @description Metres driven per litre when loaded. */
            loadedMetersPerLiter: components["schemas"]["MetersPerLiter"];
            /** @description Loan instalments of a month in cents. */
            loanMonthlyCents: components["schemas"]["Cents"];
            /** @description Maintenance for each kilometre in thousandths of a real. */
            maintenancePerKmMillis: components["schemas"]["MillisPerKm"];
            /** @description By which table the legal minimum judges it. */
            minimumTable: components["schemas"]["MinimumTable"];
            /** @description What its owner calls it. */
            name?: string | null;
            /** @description Anything else. */
            notes?: string | null;
            originCityCode?: components["schemas"]["CityCode"] | null;
            /** @description Any other cost of the trip in cents. */
            otherCents: components["schemas"]["Cents"];
            /** @description What that cost is. */
            otherDescription?: string | null;
            /** @description INSS that other payers held back in the month, in cents: its ceiling is the person's, over all payers. */
            otherInssCents: components["schemas"]["Cents"];
            /** @description Other costs of a month in cents. */
            otherMonthlyCents: components["schemas"]["Cents"];
            /** @description What this payer paid already in the month, in cents. */
            payerMonthCents: components["schemas"]["Cents"];
            /** @description What the rate is for. */
            pricing: components["schemas"]["Pricing"];
            /** @description The offer in cents: per trip, tonne or kilometre. */
            rateCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day for which it is offered: its rates and taxes are those of that day.
             */
            scheduledFor: string;
            /** @description Tyres for each kilometre in thousandths of a real. */
            tiresPerKmMillis: components["schemas"]["MillisPerKm"];
            /** @description Toll of the way in cents. */
            tollCents: components["schemas"]["Cents"];
            /** @description Who bears the toll. */
            tollPayer: components["schemas"]["TollPayer"];
            truckId?: components["schemas"]["VehicleId"] | null;
            weightKg?: components["schemas"]["Kilograms"] | null;
            /** @description Whether the payer is a company and holds taxes back. */
            withheld: boolean;
            /**
             * Format: int64
             * @description Over how many days of work the costs of a month are spread.
             */
            workDaysPerMonth: number;
        };
        /** @description A simulation as the user enters it. */
        SimulationInput: {
            /**
             * Format: int64
             * @description ARLA as a share of the diesel's volume. None unless told.
             */
            arlaBps?: number | null;
            /**
             * Format: int64
             * @description Price of a litre of ARLA in thousandths of a real. Needed where there is any.
             */
            arlaPriceMillis?: number | null;
            /**
             * Format: int64
             * @description Axles on the ground of the whole composition. The sum of the vehicles' unless told; required without a truck.
             */
            axles?: number | null;
            /** @description Legal kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            clientId?: components["schemas"]["ClientId"] | null;
            commissionBase?: components["schemas"]["CommissionBase"] | null;
            /**
             * Format: int64
             * @description The driver's share. None unless told.
             */
            commissionBps?: number | null;
            /**
             * Format: int64
             * @description What a day on the road costs in food and lodging, in cents.
             */
            dailyCostCents?: number | null;
            /**
             * Format: int64
             * @description Days of the whole trip, waiting and the way back included.
             */
            days: number;
            /**
             * Format: int64
             * @description Dependants, for the income tax. Those of the profile unless told.
             */
            dependents?: number | null;
            /**
             * Format: int64
             * @description What truck and trailers lose in worth in a month, in cents.
             */
            depreciationMonthlyCents?: number | null;
            destinationCityCode?: components["schemas"]["CityCode"] | null;
            /**
             * Format: int64
             * @description Price of a litre of diesel in thousandths of a real.
             */
            dieselPriceMillis: number;
            /**
             * Format: int64
             * @description Loaded kilometres.
             */
            distanceKm: number;
            /**
             * Format: int64
             * @description What the driver earns for the trip beside it, in cents.
             */
            driverFixedCents?: number | null;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: int64
             * @description Metres driven per litre when empty. As when loaded unless told.
             */
            emptyMetersPerLiter?: number | null;
            /** @description Whether the empty return must be paid, by law or by contract. No unless told. */
            emptyReturnDue?: boolean | null;
            /**
             * Format: int64
             * @description Empty kilometres back. None unless told.
             */
            emptyReturnKm?: number | null;
            /**
             * Format: int64
             * @description Empty kilometres to the loading. None unless told.
             */
            emptyToLoadingKm?: number | null;
            /**
             * Format: int64
             * @description Insurance of a month in cents.
             */
            insuranceMonthlyCents?: number | null;
            /**
             * Format: int64
             * @description Metres driven per litre when loaded.
             */
            loadedMetersPerLiter: number;
            /**
             * Format: int64
             * @description Loan instalments of a month in cents.
             */
            loanMonthlyCents?: number | null;
            /**
             * Format: int64
             * @description Maintenance for each kilometre in thousandths of a real.
             */
            maintenancePerKmMillis?: number | null;
            minimumTable?: components["schemas"]["MinimumTable"] | null;
            /** @description What its owner calls it. */
            name?: string | null;
            /** @description Anything else. */
            notes?: string | null;
            originCityCode?: components["schemas"]["CityCode"] | null;
            /**
             * Format: int64
             * @description Any other cost of the trip in cents.
             */
            otherCents?: number | null;
            /** @description What that cost is. */
            otherDescription?: string | null;
            /**
             * Format: int64
             * @description INSS that other payers held back in the month, in cents: its ceiling is the person's, over all payers. Nothing
             *     unless told.
             */
            otherInssCents?: number | null;
            /**
             * Format: int64
             * @description Other costs of a month in cents.
             */
            otherMonthlyCents?: number | null;
            /**
             * Format: int64
             * @description What this payer paid already in the month, in cents. Nothing unless told.
             */
            payerMonthCents?: number | null;
            /** @description What the rate is for. */
            pricing: components["schemas"]["Pricing"];
            /**
             * Format: int64
             * @description The offer in cents: per trip, tonne or kilometre.
             */
            rateCents: number;
            /**
             * Format: date
             * @description The day for which it is offered: its rates and taxes are those of that day.
             */
            scheduledFor: string;
            /**
             * Format: int64
             * @description Tyres for each kilometre in thousandths of a real.
             */
            tiresPerKmMillis?: number | null;
            /**
             * Format: int64
             * @description Toll of the way in cents. None unless told.
             */
            tollCents?: number | null;
            tollPayer?: components["schemas"]["TollPayer"] | null;
            /** @description The trailers, the first behind the truck first; none unless told. */
            trailerIds?: components["schemas"]["VehicleId"][] | null;
            truckId?: components["schemas"]["VehicleId"] | null;
            /**
             * Format: int64
             * @description Weight of the cargo in kilograms. Needed when it is paid by the tonne.
             */
            weightKg?: number | null;
            /** @description Whether the payer is a company and holds taxes back. Yes unless told. */
            withheld?: boolean | null;
            /**
             * Format: int64
             * @description Over how many days of work the costs of a month are spread. 22 unless told.
             */
            workDaysPerMonth?: number | null;
        };
        /** @description One cost of a simulation. */
        SimulationLine: {
            /** @description How much, in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description How it came about, in Portuguese. */
            detail: string;
            /** @description What it is about. */
            kind: components["schemas"]["SimulationLineKind"];
            /** @description Its name on screen. */
            label: string;
            /** @description Its share of the offer. */
            shareBps: components["schemas"]["Bps"];
        };
        /**
         * @description What a line of a simulation is about.
         * @enum {string}
         */
        SimulationLineKind: "diesel_loaded" | "diesel_empty" | "arla" | "toll" | "commission" | "driver_fixed" | "daily" | "maintenance" | "tires" | "insurance" | "loan" | "depreciation" | "other_monthly" | "inss" | "sest" | "senat" | "irrf" | "own_inss" | "other";
        /** @description Figures offered for the fields of a simulation. */
        SimulationOffers: {
            /** @description ARLA as a share of the diesel's volume. */
            arlaBps: components["schemas"]["Offer"];
            /** @description Price of a litre of ARLA. */
            arlaPriceMillis: components["schemas"]["Offer"];
            /** @description The driver's share. */
            commissionBps: components["schemas"]["Offer"];
            /** @description What a day on the road costs in food and lodging. */
            dailyCostCents: components["schemas"]["Offer"];
            /** @description Dependants for the income tax. */
            dependents: components["schemas"]["Offer"];
            /** @description What truck and trailers lose in worth in a month. */
            depreciationMonthlyCents: components["schemas"]["Offer"];
            /** @description Price of a litre of diesel. */
            dieselPriceMillis: components["schemas"]["Offer"];
            /** @description The driver's fixed pay of a trip. */
            driverFixedCents: components["schemas"]["Offer"];
            /** @description Metres driven per litre when empty. */
            emptyMetersPerLiter: components["schemas"]["Offer"];
            /** @description Insurance of a month. */
            insuranceMonthlyCents: components["schemas"]["Offer"];
            /** @description Metres driven per litre when loaded. */
            loadedMetersPerLiter: components["schemas"]["Offer"];
            /** @description Loan instalments of a month. */
            loanMonthlyCents: components["schemas"]["Offer"];
            /** @description Maintenance for each kilometre. */
            maintenancePerKmMillis: components["schemas"]["Offer"];
            /** @description INSS that other payers held back in the month. */
            otherInssCents: components["schemas"]["Offer"];
            /** @description Licensing and taxes of a month. */
            otherMonthlyCents: components["schemas"]["Offer"];
            /** @description What the client paid already in the month. */
            payerMonthCents: components["schemas"]["Offer"];
            /** @description Tyres for each kilometre. */
            tiresPerKmMillis: components["schemas"]["Offer"];
            /** @description Days of work of a month. */
            workDaysPerMonth: components["schemas"]["Offer"];
        };
        /** @description What the payer holds back of an offer, or why nothing, and what the carrier then owes himself. */
        SimulationTaxes: {
            /** @description That the taxes of the day may be others, in Portuguese: the table in force is of an earlier year. */
            caveat?: string | null;
            /** @description INSS. */
            inssCents: components["schemas"]["Cents"];
            /** @description Income tax. */
            irrfCents: components["schemas"]["Cents"];
            /** @description INSS that other payers held back in the month: the ceiling is the carrier's. */
            otherInssCents: components["schemas"]["Cents"];
            /** @description INSS that the carrier pays himself where a person pays the freight (Lei 8.212/1991 art. 21): an estimate. */
            ownInssCents: components["schemas"]["Cents"];
            /** @description What the payer paid already in the month: payments of a month are taken together. */
            payerMonthCents: components["schemas"]["Cents"];
            /** @description Why nothing is held back, in Portuguese. */
            reason?: string | null;
            /** @description SENAT. */
            senatCents: components["schemas"]["Cents"];
            /** @description SEST. */
            sestCents: components["schemas"]["Cents"];
            table?: components["schemas"]["SimulationTaxTable"] | null;
            /** @description The part of the offer that is taxable income (Lei 7.713/1988 art. 9º I). */
            taxableCents: components["schemas"]["Cents"];
            /** @description All that is held back together. */
            totalCents: components["schemas"]["Cents"];
            /** @description Whether the payer is a company and holds taxes back. */
            withheld: boolean;
        };
        /** @description The table by which taxes were reckoned. */
        SimulationTaxTable: {
            /** @description Where its figures were taken from, in Portuguese. */
            source: string;
            /** @description Its name. */
            title: string;
            /**
             * Format: date
             * @description The first day on which it holds.
             */
            validFrom: string;
        };
        /** @description Whether an offer is worth it. */
        SimulationVerdict: {
            askCents?: components["schemas"]["Cents"] | null;
            /** @description How it is judged. */
            kind: components["schemas"]["VerdictKind"];
            leastDayCents?: components["schemas"]["Cents"] | null;
            /** @description What it rests on, in Portuguese, the weightiest first. */
            reasons: string[];
            /** @description From what on an offer is called worth taking where the owner set no least day, in Portuguese. */
            rule?: string | null;
            /** @description The verdict in one Portuguese sentence. */
            title: string;
            /** @description Its hue. */
            tone: components["schemas"]["VerdictTone"];
        };
        /** @description The record that posted a transaction, where it is edited. */
        Source: {
            /**
             * Format: int64
             * @description Its identity.
             */
            id: number;
            /** @description The kind of record. */
            kind: components["schemas"]["SourceKind"];
            /** @description Which part of it. */
            part: components["schemas"]["SourcePart"];
        };
        /**
         * @description What kind of record a posted transaction comes from.
         * @enum {string}
         */
        SourceKind: "freight" | "fuel" | "maintenance" | "driver_advance" | "driver_payment";
        /**
         * @description Which part of its source a posted transaction is.
         * @enum {string}
         */
        SourcePart: "advance" | "balance" | "total" | "commission" | "salary" | "allowance" | "discount";
        /** @description The statement of a period. */
        Statement: components["schemas"]["Outcome"] & {
            /** @description By which day a transaction belongs to a month. */
            basis: components["schemas"]["Basis"];
            cashChangeCents?: components["schemas"]["Cents"] | null;
            /** @description What it cost, by category, the greatest first. */
            costs: components["schemas"]["CostLine"][];
            depreciation?: components["schemas"]["StatementDepreciation"] | null;
            /** @description The first month. */
            from: components["schemas"]["Month"];
            marginBps?: components["schemas"]["Bps"] | null;
            /** @description Month by month. */
            months: components["schemas"]["MonthOutcome"][];
            /** @description What stands outside the result, or in it without moving money. */
            outside: components["schemas"]["Outside"];
            resultAfterDepreciationCents?: components["schemas"]["Cents"] | null;
            /** @description What the work brought, by category, the greatest first. */
            revenue: components["schemas"]["CostLine"][];
            /** @description The last month. */
            to: components["schemas"]["Month"];
            tollVouchers?: components["schemas"]["TollVouchers"] | null;
            /** @description Commissions of freights that no settlement holds yet; of the costs, by competence only. */
            unsettledCommissionCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The last day that counts: today, where the period reaches beyond it; its first day where none of it has come.
             */
            until: string;
        };
        /** @description What the vehicles lost in worth in the period of a statement. */
        StatementDepreciation: {
            /** @description What keeps it from being right, in Portuguese: an instalment that counts whole pays for the same vehicle. */
            caveat?: string | null;
            /** @description In all, in cents. */
            cents: components["schemas"]["Cents"];
            /** @description Each vehicle, by plate. */
            vehicles: components["schemas"]["VehicleDepreciation"][];
        };
        /** @description What was filled at a station in a period; ARLA, whose litre is another, is left out. */
        StationFigures: {
            averagePriceMillis?: components["schemas"]["MillisPerLiter"] | null;
            /**
             * Format: int64
             * @description How many fill-ups.
             */
            fills: number;
            /**
             * Format: date
             * @description When the last fill-up was.
             */
            lastOn: string;
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description Its name, as last written. */
            station: string;
            /** @description What it cost, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description How much, in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /** @description A station where the owner filled up before. */
        StationOffer: {
            cityCode?: components["schemas"]["CityCode"] | null;
            /**
             * Format: date
             * @description When that was.
             */
            lastOn: string;
            /** @description The last price per litre there, in thousandths of a real. */
            lastPriceMillis: components["schemas"]["MillisPerLiter"];
            /** @description Its name, as last written. */
            station: string;
        };
        /** @description A move as the user enters it. */
        StatusChange: {
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description What the user notes about it. */
            note?: string | null;
            occurredAt?: components["schemas"]["Instant"] | null;
            /**
             * Format: int64
             * @description The odometer then.
             */
            odometerKm?: number | null;
            /** @description The state to move to. */
            status: components["schemas"]["FreightStatus"];
        };
        /** @description A truck's stay at one place. */
        Stay: {
            amountCents?: components["schemas"]["Cents"] | null;
            arrivedAt?: components["schemas"]["Instant"] | null;
            /** @description The city and its state: `Campinas/SP`. */
            cityName: string;
            /** @description Whether it stood longer than what is free, so that waiting time is owed. */
            due: boolean;
            leftAt?: components["schemas"]["Instant"] | null;
            /**
             * Format: int64
             * @description How long it stood, in minutes.
             */
            minutes?: number | null;
            /** @description Where. */
            place: components["schemas"]["StayPlace"];
            rate?: components["schemas"]["StayRate"] | null;
            rateCents?: components["schemas"]["Cents"] | null;
            /** @description Why nothing can be said or nothing is owed, in Portuguese. */
            reason?: string | null;
            /** @description Whether it is still there, and counted to now. */
            running: boolean;
            /** @description What its time is called there: `horário de Brasília`. */
            timeName: string;
            /** @description The zone of that city, in which every day and hour of the stay is told. */
            timeZone: components["schemas"]["Zone"];
            /** @description All of it in one Portuguese sentence. */
            words: string;
        };
        /**
         * @description Where a truck is held.
         * @enum {string}
         */
        StayPlace: "loading" | "unloading";
        /** @description What gave the rate of a stay its force. */
        StayRate: {
            /** @description Where the figure was taken from, in Portuguese. */
            source: string;
            /** @description The act or note. */
            title: string;
            /**
             * Format: date
             * @description The first day on which it holds.
             */
            validFrom: string;
        };
        /**
         * @description What a list of transactions sums to: the money that moves with them, as in the running balance, and beside it what of the
         *     list moves none.
         */
        Summary: components["schemas"]["Flow"] & {
            /** @description By category, income first, the greatest first; each with how many transactions. */
            categories: components["schemas"]["CategorySum"][];
            /**
             * Format: int64
             * @description How many transactions, whatever they move.
             */
            count: number;
            /** @description By month in which it is due, in order. */
            months: components["schemas"]["MonthFlow"][];
            /** @description Expenses that are late. */
            overdueExpenseCents: components["schemas"]["Cents"];
            /** @description Income that is late. */
            overdueIncomeCents: components["schemas"]["Cents"];
            /** @description Expenses still to be paid, late or not. */
            pendingExpenseCents: components["schemas"]["Cents"];
            /** @description Income still to come, late or not. */
            pendingIncomeCents: components["schemas"]["Cents"];
            /** @description By vehicle, by plate; what is for none comes last. */
            vehicles: components["schemas"]["VehicleFlow"][];
            /** @description What of them is only result: earned or paid by drivers. In none of the other sums. */
            withoutCash: components["schemas"]["Flow"];
        };
        /** @description Where something due is settled. */
        Target: {
            /**
             * Format: int64
             * @description Its identity.
             */
            id: number;
            /** @description The kind of record. */
            kind: components["schemas"]["TargetKind"];
        };
        /**
         * @description The kind of record where something due is settled.
         * @enum {string}
         */
        TargetKind: "transaction" | "freight" | "fuel" | "maintenance_record" | "driver_payment" | "vehicle" | "profile" | "driver" | "maintenance_plan" | "tax_year";
        /** @description CPF or CNPJ of a client, stored bare in capitals. A CNPJ may be alphanumeric (IN RFB 2.229/2024). */
        TaxId: string;
        /** @description A month of the year. */
        TaxMonth: components["schemas"]["TaxSums"] & {
            /** @description The month. */
            month: components["schemas"]["Month"];
            /** @description What each payer paid in it. */
            payers: components["schemas"]["PayerLine"][];
        };
        /** @description The rules by which the year was reckoned: those of its last month that has some. */
        TaxRules: {
            /** @description INSS, of that base. */
            inssBps: components["schemas"]["Bps"];
            /** @description The greatest base of INSS in a month. */
            inssCeilingCents: components["schemas"]["Cents"];
            /** @description INSS of the carrier himself on what persons pay, of that base. */
            ownInssBps: components["schemas"]["Bps"];
            /** @description SENAT, of that base. */
            senatBps: components["schemas"]["Bps"];
            /** @description SEST, of that base. */
            sestBps: components["schemas"]["Bps"];
            /** @description The share of the freight on which INSS, SEST and SENAT are reckoned. */
            socialBaseBps: components["schemas"]["Bps"];
            /** @description Where they are from. */
            source: string;
            /** @description The taxable share of the freight. */
            taxableBps: components["schemas"]["Bps"];
            /**
             * Format: date
             * @description From when they hold.
             */
            validFrom?: string | null;
        };
        /** @description Amounts of the year's table, in cents. */
        TaxSums: {
            /** @description The taxable part of what persons paid: the base of the carnê-leão, before what may still come off it. */
            carneLeaoCents: components["schemas"]["Cents"];
            /** @description What payers held back that is no tax: shortage, damage and other. */
            discountCents: components["schemas"]["Cents"];
            /** @description How much of that is estimated. */
            estimatedCents: components["schemas"]["Cents"];
            /** @description The 90 % that are exempt. */
            exemptCents: components["schemas"]["Cents"];
            /** @description Freight received. */
            grossCents: components["schemas"]["Cents"];
            /** @description INSS held back. */
            inssCents: components["schemas"]["Cents"];
            /** @description Income tax held back. */
            irrfCents: components["schemas"]["Cents"];
            /** @description INSS that the carrier owes himself of what persons paid: an estimate. */
            ownInssCents: components["schemas"]["Cents"];
            /** @description SENAT held back. */
            senatCents: components["schemas"]["Cents"];
            /** @description SEST held back. */
            sestCents: components["schemas"]["Cents"];
            /** @description The 10 % that are taxable. */
            taxableCents: components["schemas"]["Cents"];
            /** @description All that was held back together. */
            withheldCents: components["schemas"]["Cents"];
        };
        /** @description The year for the accountant. */
        TaxYear: {
            /** @description Which figures rest on the table of another year, in Portuguese. */
            caveat?: string | null;
            /** @description What to say beside the figures. */
            disclaimer: string;
            /** @description How much of what was held back is estimated, in Portuguese; absent where nothing was held back. */
            estimateWords?: string | null;
            /** @description Their sum. */
            expenseCents: components["schemas"]["Cents"];
            /** @description Expenses by category, for management only. */
            expenses: components["schemas"]["CostLine"][];
            /** @description Its twelve months. */
            months: components["schemas"]["TaxMonth"][];
            /** @description Each payer over the year, the greatest first. */
            payers: components["schemas"]["PayerLine"][];
            /** @description What follows of what persons paid, in Portuguese; absent where none did. */
            personWords?: string | null;
            rules?: components["schemas"]["TaxRules"] | null;
            /** @description The whole year. */
            totals: components["schemas"]["TaxSums"];
            /**
             * Format: int32
             * @description The year.
             */
            year: number;
        };
        /**
         * Format: int64
         * @description A quantity in thousandths: 1,5 is 1500.
         */
        Thousandths: number;
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
        /** @description The toll vouchers (vale-pedágio) of a month, vehicle or period: neither income nor cost (Lei 10.209/2001 art. 2º). */
        TollVouchers: {
            /** @description Toll that vouchers covered; no cost. */
            coveredCents: components["schemas"]["Cents"];
            /** @description Vouchers of completed freights that were not spent. */
            leftCents: components["schemas"]["Cents"];
            /** @description Toll that the vouchers did not cover; a cost until the shipper makes it good. */
            missingCents: components["schemas"]["Cents"];
        };
        /** @description One line of the books. */
        Transaction: components["schemas"]["TransactionFields"] & {
            countedCents?: components["schemas"]["Cents"] | null;
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            deduction?: components["schemas"]["Deduction"] | null;
            driverPaymentId?: components["schemas"]["DriverPaymentId"] | null;
            heldFromId?: components["schemas"]["TransactionId"] | null;
            /** @description Identity. */
            id: components["schemas"]["TransactionId"];
            /**
             * Format: int64
             * @description Its place among those entered or posted together, from 1.
             */
            installment: number;
            /**
             * Format: int64
             * @description How many were entered or posted together.
             */
            installments: number;
            method?: components["schemas"]["PayMethod"] | null;
            /**
             * Format: int64
             * @description What those entered together have in common.
             */
            seriesId?: number | null;
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description What the user decides of a transaction. */
        TransactionFields: {
            /** @description How much, in cents; always more than zero. */
            amountCents: components["schemas"]["Cents"];
            /** @description What it is about. */
            category: components["schemas"]["Category"];
            /**
             * Format: date
             * @description The day to whose month it belongs as income or cost.
             */
            competenceOn: string;
            /** @description What it is, in words. */
            description: string;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: date
             * @description When it is due.
             */
            dueOn: string;
            /** @description What it moves: money, the result, or both. */
            effect: components["schemas"]["Effect"];
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Which way the money goes. */
            kind: components["schemas"]["TransactionKind"];
            /** @description Whether the driver paid it: the owner gives it back in a settlement. */
            paidByDriver: boolean;
            /**
             * Format: date
             * @description When it was paid or received, if it was.
             */
            paidOn?: string | null;
            /** @description Whether it is the household's: it stays out of results. */
            personal: boolean;
            /** @description The part of a loan's instalment that pays the loan itself back, in cents: it moves money and is no cost. */
            principalCents: components["schemas"]["Cents"];
            vehicleId?: components["schemas"]["VehicleId"] | null;
        };
        /**
         * Format: int64
         * @description Identity of a financial transaction.
         */
        TransactionId: number;
        /** @description A transaction as the user enters it. */
        TransactionInput: {
            /**
             * Format: int64
             * @description How much, in cents; more than zero.
             */
            amountCents: number;
            /** @description What it is about; must fit the kind. */
            category: components["schemas"]["Category"];
            /** @description What it is, in words. */
            description: string;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: date
             * @description When it is due.
             */
            dueOn: string;
            financed?: components["schemas"]["FinancedInput"] | null;
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: int64
             * @description In how many monthly instalments the amount is paid, from `dueOn` on; only when it is made.
             */
            installments?: number | null;
            /** @description Which way the money goes. */
            kind: components["schemas"]["TransactionKind"];
            /** @description Whether the driver paid it: the owner gives it back in a settlement. */
            paidByDriver?: boolean;
            /**
             * Format: date
             * @description When it was paid or received; absent while it is pending.
             */
            paidOn?: string | null;
            /** @description Whether it is the household's: it stays out of results. */
            personal?: boolean;
            /**
             * Format: int64
             * @description Of a loan's instalment: how much of `amountCents` pays the loan itself back and is no cost, in cents; not known unless
             *     told, and then all of it is a cost. With `installments` it is of the whole and spread like it.
             */
            principalCents?: number | null;
            repayment?: components["schemas"]["RepaymentInput"] | null;
            /**
             * Format: date
             * @description Until which day the amount comes back every month; only when it is made.
             */
            repeatUntil?: string | null;
            scope?: components["schemas"]["SeriesScope"] | null;
            vehicleId?: components["schemas"]["VehicleId"] | null;
        };
        /**
         * @description Which way money goes.
         * @enum {string}
         */
        TransactionKind: "income" | "expense";
        /** @description A transaction as it travels. */
        TransactionRecord: components["schemas"]["Transaction"] & {
            balanceCents?: components["schemas"]["Cents"] | null;
            /** @description The client of its freight. */
            clientName?: string | null;
            /** @description What was held back of it, where it is a receipt. */
            deductions: components["schemas"]["HeldBack"][];
            /** @description The name of its driver. */
            driverName?: string | null;
            /**
             * Format: int64
             * @description The number of its freight.
             */
            freightNumber?: number | null;
            netCents?: components["schemas"]["Cents"] | null;
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
        /** @description What a settlement says of one freight. */
        TripLine: {
            /** @description What the share is of, in cents. */
            baseCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day on which it began, by the clocks of its origin.
             */
            beganOn?: string | null;
            ciot?: components["schemas"]["Ciot"] | null;
            /** @description Who paid it. */
            clientName?: string | null;
            commissionBps?: components["schemas"]["Bps"] | null;
            /** @description What the driver earned, in cents. */
            commissionCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description When it was completed.
             */
            completedOn?: string | null;
            cteKey?: components["schemas"]["FiscalKey"] | null;
            /** @description Where it was unloaded. */
            destinationCity: components["schemas"]["Place"];
            /** @description Loaded kilometres. */
            distanceKm: components["schemas"]["Km"];
            /** @description Empty kilometres. */
            emptyKm: components["schemas"]["Km"];
            /** @description The freight. */
            freightId: components["schemas"]["FreightId"];
            /** @description What it paid, in cents. */
            grossCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Its number.
             */
            number: number;
            /** @description Where it was loaded. */
            originCity: components["schemas"]["Place"];
            /** @description The rate from which its price follows, in words: `R$ 332,80 por tonelada`; absent of a fixed price. */
            rate?: string | null;
            /**
             * Format: date
             * @description The day for which it was agreed.
             */
            scheduledFor: string;
            /** @description The shipper's toll voucher, in cents: neither income nor part of the base (Lei 10.209/2001 art. 2º). */
            tollVoucherCents: components["schemas"]["Cents"];
            weightKg?: components["schemas"]["Kilograms"] | null;
        };
        /** @description A freight under way. */
        UnderWay: {
            forecast?: components["schemas"]["FreightForecast"] | null;
            /** @description The freight. */
            freight: components["schemas"]["FreightRecord"];
            /** @description What it brings and costs so far. */
            result: components["schemas"]["FreightResult"];
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
            /**
             * Format: int64
             * @description Dependants for the income tax.
             */
            dependents: number;
            /** @description Sign-in address, lower case, one account each. */
            email: string;
            /** @description Identity; also the owner of everything the person writes down. */
            id: components["schemas"]["UserId"];
            /** @description Whether the person keeps the installation. */
            isMaster: boolean;
            leastDayCents?: components["schemas"]["Cents"] | null;
            /** @description How the person is called. */
            name: string;
            openingCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: date
             * @description The first day of the books' cash; what moved before is held by the opening balance.
             */
            openingOn?: string | null;
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
        Vehicle: components["schemas"]["VehicleFields"] & {
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["VehicleId"];
            /** @description The odometer in kilometres. */
            odometerKm: components["schemas"]["Km"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grows by one with each change.
             */
            version: number;
        };
        /** @description The fuel of a vehicle in a period. */
        VehicleConsumption: {
            /** @description What ARLA cost, in cents. */
            arlaCents: components["schemas"]["Cents"];
            averagePriceMillis?: components["schemas"]["MillisPerLiter"] | null;
            costPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description What the engine's fuel cost, in cents. */
            dieselCents: components["schemas"]["Cents"];
            /** @description How far it drove on the segments that end in the period, in kilometres. */
            km: components["schemas"]["Km"];
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            missing?: components["schemas"]["FuelMissing"] | null;
            /** @description Its plate. */
            plate: components["schemas"]["Plate"];
            /** @description What a litre cost, the oldest first. */
            prices: components["schemas"]["FuelPrice"][];
            /** @description What refrigeration cost, in cents. */
            refrigerationCents: components["schemas"]["Cents"];
            /** @description The segments that end in the period, the oldest first. */
            segments: components["schemas"]["Segment"][];
            /** @description All three together. */
            totalCents: components["schemas"]["Cents"];
            /** @description What the engine was given, measured or not, in millilitres. */
            totalVolumeMl: components["schemas"]["Milliliters"];
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
            /** @description What it burned on them, in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /** @description What a vehicle lost in worth. */
        VehicleDepreciation: {
            /** @description How much, in cents. */
            cents: components["schemas"]["Cents"];
            /** @description Its plate. */
            plate: components["schemas"]["Plate"];
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /** @description What the user decides of a vehicle, but for the odometer, which [`crate::odometer`] settles. */
        VehicleFields: {
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
            /** @description The state in which it is licensed, by its two letters. */
            licensingUf?: string | null;
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
            /**
             * Format: int64
             * @description How long it is to serve from its purchase, in months.
             */
            usefulLifeMonths?: number | null;
        };
        /** @description A vehicle of a list; without one, what is for none. */
        VehicleFlow: components["schemas"]["Flow"] & {
            plate?: components["schemas"]["Plate"] | null;
            vehicleId?: components["schemas"]["VehicleId"] | null;
        };
        /** @description The freights of a vehicle, the cancelled ones aside. */
        VehicleFreights: {
            /**
             * Format: int64
             * @description How many.
             */
            count: number;
            /** @description Km empty of those that have begun. */
            emptyKm: components["schemas"]["Km"];
            /** @description Km loaded of those that have begun. */
            loadedKm: components["schemas"]["Km"];
            /**
             * Format: int64
             * @description How many of them are not completed.
             */
            openCount: number;
            /**
             * @description Revenue of the freights that have begun, and other income of the vehicle. A trailer earns nothing by itself: the
             *     revenue is its truck's.
             */
            revenueCents: components["schemas"]["Cents"];
        };
        /** @description The fuel of a vehicle's whole life. */
        VehicleFuel: {
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description The last measured segments, the oldest first. */
            segments: components["schemas"]["Segment"][];
            /** @description What all of it cost, ARLA and refrigeration too, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description What its engine was given, in millilitres; no ARLA. */
            volumeMl: components["schemas"]["Milliliters"];
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
            /**
             * Format: int64
             * @description What it may carry, in kilograms.
             */
            capacityKg?: number | null;
            /** @description Chassis number. */
            chassis?: string | null;
            /** @description Colour. */
            color?: string | null;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description Due dates of the owner's own. */
            dueDates?: components["schemas"]["DueDate"][] | null;
            /**
             * Format: int64
             * @description Expected consumption in metres per litre; trucks only.
             */
            expectedMetersPerLiter?: number | null;
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
            /** @description The state in which it is licensed, by its two letters. */
            licensingUf?: string | null;
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
            /**
             * Format: int64
             * @description The odometer in kilometres: zero on a new vehicle and unchanged on a known one unless told.
             */
            odometerKm?: number | null;
            /** @description Plate of either pattern. */
            plate: string;
            /**
             * Format: date
             * @description When it was bought.
             */
            purchasedOn?: string | null;
            /**
             * Format: int64
             * @description What it cost, in cents.
             */
            purchasePriceCents?: number | null;
            /** @description RENAVAM. */
            renavam?: string | null;
            /**
             * Format: int64
             * @description What it will still be worth at the end of its useful life, in cents.
             */
            residualValueCents?: number | null;
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
            /**
             * Format: int64
             * @description What its fuel tanks hold together, in millilitres; trucks only.
             */
            tankCapacityMl?: number | null;
            /**
             * Format: int64
             * @description Empty weight in kilograms.
             */
            tareKg?: number | null;
            /** @description Truck or trailer; never changes afterwards. */
            type: components["schemas"]["VehicleType"];
            /**
             * Format: int64
             * @description How long it is to serve from its purchase, in months.
             */
            usefulLifeMonths?: number | null;
        };
        /** @description A vehicle's share of the month; without one, the share of all that names none. */
        VehicleMonth: {
            /** @description Cost. */
            costCents: components["schemas"]["Cents"];
            /** @description Kilometres of its freights. */
            km: components["schemas"]["Km"];
            /** @description The name that its owner gave it. */
            nickname?: string | null;
            plate?: components["schemas"]["Plate"] | null;
            /** @description Revenue less cost. */
            profitCents: components["schemas"]["Cents"];
            /** @description Revenue. */
            revenueCents: components["schemas"]["Cents"];
            vehicleId?: components["schemas"]["VehicleId"] | null;
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
        /** @description The whole life of a vehicle in figures, up to today. */
        VehicleSummary: {
            /** @description The sum of the costs. */
            costCents: components["schemas"]["Cents"];
            costPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description Costs by category, the greatest first; the drivers' commissions among them. */
            costs: components["schemas"]["CostLine"][];
            /** @description What is due, the nearest first. */
            dueDates: components["schemas"]["DueLine"][];
            /** @description Its freights. */
            freights: components["schemas"]["VehicleFreights"];
            /** @description Its fuel. */
            fuel: components["schemas"]["VehicleFuel"];
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description Revenue less costs. */
            netCents: components["schemas"]["Cents"];
            tollVouchers?: components["schemas"]["TollVouchers"] | null;
        };
        /**
         * @description Whether a vehicle pulls or is pulled.
         * @enum {string}
         */
        VehicleType: "truck" | "trailer";
        /**
         * @description How an offer is judged.
         * @enum {string}
         */
        VerdictKind: "worth_it" | "unjudged" | "below_day" | "little" | "below_minimum" | "break_even" | "loss";
        /**
         * @description The hue of a verdict.
         * @enum {string}
         */
        VerdictTone: "pos" | "warn" | "neg";
        /** @description The waiting time of a freight. */
        WaitingTime: {
            capacityKg?: components["schemas"]["Kilograms"] | null;
            /** @description A claim to be sent or printed, in Portuguese; only where something is owed. */
            claimText?: string | null;
            /**
             * Format: int64
             * @description How long a truck waits for nothing, in minutes.
             */
            freeMinutes: number;
            /** @description Of which freight. */
            freightId: components["schemas"]["FreightId"];
            /** @description The law. */
            source: string;
            /** @description The stays: at the loading and at the unloading. */
            stays: components["schemas"]["Stay"][];
            totalCents?: components["schemas"]["Cents"] | null;
        };
        /** @description Something unlikely that the user may confirm by sending its code in `confirm`. */
        Warning: {
            /** @description Stable slug to be sent back in `confirm`. */
            code: string;
            /** @description What is unlikely, in Portuguese. */
            message: string;
        };
        /**
         * @description From where it is known what was held back.
         * @enum {string}
         */
        WithheldBasis: "entered" | "estimated" | "mixed" | "person" | "unknown";
        /**
         * Format: binary
         * @description A workbook as XLSX.
         */
        Workbook: string;
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
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
    list_rates: {
        parameters: {
            query?: {
                /** @description Only of this kind. */
                kind?: components["schemas"]["RateKind"];
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
                    "application/json": components["schemas"]["RateHistory"];
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
    import_rates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateTable"];
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
    find_rates: {
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
                    "application/json": components["schemas"]["RateTable"];
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
    withdraw_rates: {
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
    download_rates: {
        parameters: {
            query: {
                /** @description Which kind of table. */
                kind: components["schemas"]["RateKind"];
                /** @description One's own id, or 404. */
                userId?: number;
                /** @description The first day on which it holds. */
                validFrom: string;
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
                    "text/csv": string;
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
    preview_rates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatePreview"];
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
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
    find_dashboard: {
        parameters: {
            query?: {
                /** @description The month; the current one unless told. */
                month?: components["schemas"]["Month"];
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
                    "application/json": components["schemas"]["Dashboard"];
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
    list_all_advances: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Only of this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
                /** @description Only for this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description `true`: only those that no settlement deducted; `false`: only the others. */
                open?: boolean;
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
                    "application/json": components["schemas"]["Page_AdvanceRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
    list_driver_payments: {
        parameters: {
            query?: {
                /** @description Only those that stand so: `pending`, `paid`, `carried` to the next one or `even`. */
                closing?: components["schemas"]["SettlementClosing"];
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Only with this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
                /** @description Only those whose period ends from this day on. */
                from?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in the driver's name or the notes, or the number. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description Only paid or only pending. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Only those whose period ends to this day, it included. */
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
                    "application/json": components["schemas"]["Page_DriverPaymentRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
    create_driver_payment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverPaymentInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPaymentRecord"];
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
    find_driver_payment: {
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
                    "application/json": components["schemas"]["DriverPaymentRecord"];
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
    update_driver_payment: {
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
                "application/json": components["schemas"]["DriverPaymentInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPaymentRecord"];
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
    delete_driver_payment: {
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
    pay_driver_payment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                    "application/json": components["schemas"]["DriverPaymentRecord"];
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
    print_settlement_receipt: {
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
                    "application/pdf": components["schemas"]["Pdf"];
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
    print_settlement: {
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
                    "application/pdf": components["schemas"]["Pdf"];
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
    undo_driver_payment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
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
    find_open_items: {
        parameters: {
            query: {
                /** @description Whose. */
                driverId: components["schemas"]["DriverId"];
                /** @description Only what is from this day on. */
                from?: string;
                /** @description A settlement that is being changed: what it holds counts as open. */
                id?: components["schemas"]["DriverPaymentId"];
                /** @description Only what is to this day, it included. */
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
                    "application/json": components["schemas"]["OpenItems"];
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
    preview_driver_payment: {
        parameters: {
            query?: {
                /** @description The settlement that is being changed; absent for a new one. */
                id?: components["schemas"]["DriverPaymentId"];
            };
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverPaymentInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPaymentPreview"];
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
    list_drivers: {
        parameters: {
            query?: {
                /** @description `true`: only those who still drive; `false`: only the others. */
                active?: boolean;
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in name, CPF, phone or CNH number. */
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
                    "application/json": components["schemas"]["Page_DriverRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
    create_driver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverRecord"];
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
    find_driver: {
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
                    "application/json": components["schemas"]["DriverRecord"];
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
    update_driver: {
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
                "application/json": components["schemas"]["DriverInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverRecord"];
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
    delete_driver: {
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
    list_advances: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description `true`: only those that no settlement deducted; `false`: only the others. */
                open?: boolean;
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
                    "application/json": components["schemas"]["Page_AdvanceRecord"];
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
    create_advance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvanceRecord"];
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
    find_advance: {
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
                advance_id: number;
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
                    "application/json": components["schemas"]["AdvanceRecord"];
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
    update_advance: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes. */
                "If-Match": string;
            };
            path: {
                advance_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvanceRecord"];
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
    delete_advance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only this version, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                advance_id: number;
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
    list_transactions: {
        parameters: {
            query?: {
                /** @description Only of this category. */
                category?: components["schemas"]["Category"];
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Only of this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description Only what moves money and result (`both`), only money (`cash`) or only the result (`result`). */
                effect?: components["schemas"]["Effect"];
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
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
                /** @description `true`: only the household's; `false`: only the truck's. */
                personal?: boolean;
                /** @description Text in description or category. */
                q?: string;
                /** @description Only of this series. */
                seriesId?: number;
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
            query?: {
                /** @description `following`: those pending that follow it in its series go too. */
                scope?: components["schemas"]["SeriesScope"];
            };
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
    expected_deductions_of: {
        parameters: {
            query?: {
                /** @description The day on which it was received; today unless told. */
                paidOn?: string;
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
                    "application/json": components["schemas"]["ExpectedDeductions"];
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
    pay_transaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
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
    preview_payment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                    "application/json": components["schemas"]["PaymentPreview"];
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
    print_payment_receipt: {
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
                    "application/pdf": components["schemas"]["Pdf"];
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
    count_cash: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashCountInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashCount"];
                };
            };
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashCount"];
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
    forecast_cash: {
        parameters: {
            query?: {
                /** @description How many days ahead; 90 unless told. */
                days?: number;
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
                    "application/json": components["schemas"]["CashFlow"];
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
    find_statement: {
        parameters: {
            query?: {
                /** @description By which day a transaction belongs to a month; that of what it is about unless told. */
                basis?: components["schemas"]["Basis"];
                /** @description `true`: also what the vehicles lost in worth, below the result. */
                depreciation?: boolean;
                /** @description The first month; the last one or else the current one unless told. */
                from?: components["schemas"]["Month"];
                /** @description The last month; the first one unless told. */
                to?: components["schemas"]["Month"];
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
                    "application/json": components["schemas"]["Statement"];
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
    print_statement: {
        parameters: {
            query?: {
                /** @description By which day a transaction belongs to a month; that of what it is about unless told. */
                basis?: components["schemas"]["Basis"];
                /** @description `true`: also what the vehicles lost in worth, below the result. */
                depreciation?: boolean;
                /** @description The first month; the last one or else the current one unless told. */
                from?: components["schemas"]["Month"];
                /** @description The last month; the first one unless told. */
                to?: components["schemas"]["Month"];
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
                    "application/pdf": components["schemas"]["Pdf"];
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
    summarize_transactions: {
        parameters: {
            query?: {
                /** @description Only of this category. */
                category?: components["schemas"]["Category"];
                /** @description Only of this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description Only what moves money and result (`both`), only money (`cash`) or only the result (`result`). */
                effect?: components["schemas"]["Effect"];
                /** @description Only of this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description Due from this day on. */
                from?: string;
                /** @description Only income or only expenses. */
                kind?: components["schemas"]["TransactionKind"];
                /** @description `true`: only what is pending and late. */
                overdue?: boolean;
                /** @description `true`: only the household's; `false`: only the truck's. */
                personal?: boolean;
                /** @description Text in description or category. */
                q?: string;
                /** @description Only of this series. */
                seriesId?: number;
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
                    "application/json": components["schemas"]["Summary"];
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
    find_tax_year: {
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
                year: number;
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
                    "application/json": components["schemas"]["TaxYear"];
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
    print_tax_year: {
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
                year: number;
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
                    "application/pdf": components["schemas"]["Pdf"];
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
    export_tax_year: {
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
                year: number;
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
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
    list_simulations: {
        parameters: {
            query?: {
                /** @description `true`: only those laid aside; only the others unless told. */
                archived?: boolean;
                /** @description Only of this client. */
                clientId?: components["schemas"]["ClientId"];
                /** @description `true`: only those that became a freight; `false`: only the others. */
                converted?: boolean;
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
                /** @description For a day from this one on. */
                from?: string;
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in name, cities, cargo, notes, client or truck, or the simulation's number. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description For a day to this one, it included. */
                to?: string;
                /** @description Only of this truck. */
                truckId?: components["schemas"]["VehicleId"];
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
                    "application/json": components["schemas"]["Page_Simulation"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
    create_simulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
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
    find_simulation: {
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
                    "application/json": components["schemas"]["Simulation"];
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
    update_simulation: {
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
                "application/json": components["schemas"]["SimulationInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
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
    delete_simulation: {
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
    archive_simulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
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
    convert_simulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvertInput"];
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
    copy_simulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                    "application/json": components["schemas"]["Simulation"];
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
    print_simulation: {
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
                    "application/pdf": components["schemas"]["Pdf"];
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
    calculate_simulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationAnswer"];
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
    compare_simulations: {
        parameters: {
            query: {
                /** @description Two to four simulations, divided by commas. */
                ids: string;
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
                    "application/json": components["schemas"]["SimulationComparison"];
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
    find_simulation_defaults: {
        parameters: {
            query?: {
                /** @description Axles of the composition, 2 to 11; the vehicles' unless told. */
                axles?: number;
                /** @description Who offers it. */
                clientId?: components["schemas"]["ClientId"];
                /** @description The day of the simulation; today unless told. */
                date?: string;
                /** @description Who would drive it. */
                driverId?: components["schemas"]["DriverId"];
                /** @description Where it would be loaded. */
                originCityCode?: components["schemas"]["CityCode"];
                /** @description The trailers, divided by commas. */
                trailerIds?: string;
                /** @description The truck. */
                truckId?: components["schemas"]["VehicleId"];
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
                    "application/json": components["schemas"]["SimulationDefaults"];
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
                /** @description Only of this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
                    "application/json": components["schemas"]["FreightOutcome"];
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
    print_freight_result: {
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
                    "application/pdf": components["schemas"]["Pdf"];
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
    find_freight_waiting_time: {
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
                    "application/json": components["schemas"]["WaitingTime"];
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
    print_waiting_claim: {
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
                    "application/pdf": components["schemas"]["Pdf"];
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
    list_fuel: {
        parameters: {
            query?: {
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
                /** @description Only of this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description From this day on. */
                from?: string;
                /** @description Only of this fuel. */
                fuel?: components["schemas"]["Fuel"];
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in station, city, fuel, notes or the vehicle's own. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description Only at the station whose name begins with this. */
                station?: string;
                /** @description To this day, it included. */
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
                    "application/json": components["schemas"]["Page_FuelRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
    create_fuel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FuelInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelRecord"];
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
    find_fuel: {
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
                    "application/json": components["schemas"]["FuelRecord"];
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
    update_fuel: {
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
                "application/json": components["schemas"]["FuelInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelRecord"];
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
    delete_fuel: {
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
    find_fuel_consumption: {
        parameters: {
            query?: {
                /** @description From this day on; twelve months before the last one unless told. */
                from?: string;
                /** @description To this day, it included; today unless told. */
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
                    "application/json": components["schemas"]["FuelConsumption"];
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
    find_fuel_defaults: {
        parameters: {
            query: {
                /** @description One's own id, or 404. */
                userId?: number;
                /** @description The vehicle that is to be filled up. */
                vehicleId: components["schemas"]["VehicleId"];
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
                    "application/json": components["schemas"]["FuelDefaults"];
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
    preview_fuel: {
        parameters: {
            query?: {
                /** @description The record that is being edited; absent for a new one. */
                id?: components["schemas"]["FuelRecordId"];
            };
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FuelInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelPreview"];
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
    list_fuel_stations: {
        parameters: {
            query?: {
                /** @description Text in the station's name. */
                q?: string;
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
                    "application/json": components["schemas"]["FuelStations"];
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
    list_maintenance: {
        parameters: {
            query?: {
                /** @description Only on this part of the vehicle. */
                category?: components["schemas"]["MaintenanceCategory"];
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
                /** @description Only of this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description Done from this day on. */
                from?: string;
                /** @description Only what was planned, or only what had failed. */
                kind?: components["schemas"]["MaintenanceKind"];
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in description, workshop, items, notes or category, or the vehicle's. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
                /** @description Done to this day, it included. */
                to?: string;
                /** @description One's own id, or 404. */
                userId?: number;
                /** @description Only of this vehicle. */
                vehicleId?: components["schemas"]["VehicleId"];
                /** @description `true`: only what still has an item under warranty. */
                warranty?: boolean;
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
                    "application/json": components["schemas"]["Page_MaintenanceRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
    create_maintenance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"];
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
    find_maintenance: {
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
                    "application/json": components["schemas"]["MaintenanceRecord"];
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
    update_maintenance: {
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
                "application/json": components["schemas"]["MaintenanceInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"];
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
    delete_maintenance: {
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
    list_due: {
        parameters: {
            query?: {
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
                /** @description Only in this state. */
                state?: components["schemas"]["PlanState"];
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
                    "application/json": components["schemas"]["MaintenanceDue"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
    list_plans: {
        parameters: {
            query?: {
                /** @description `true`: only those watched; `false`: only the others. */
                active?: boolean;
                /** @description Where to go on: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
                /** @description At most how many records, 1 to 200; 50 unless told. */
                limit?: number;
                /** @description Text in name or category, or the vehicle's. */
                q?: string;
                /** @description A field's name, or `-field` for the greatest first. */
                sort?: string;
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
                    "application/json": components["schemas"]["Page_MaintenancePlanRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
    create_plan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenancePlanInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlanRecord"];
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
    find_plan: {
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
                    "application/json": components["schemas"]["MaintenancePlanRecord"];
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
    update_plan: {
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
                "application/json": components["schemas"]["MaintenancePlanInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlanRecord"];
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
    delete_plan: {
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
    offer_plans: {
        parameters: {
            query: {
                /** @description One's own id, or 404. */
                userId?: number;
                /** @description The vehicle. */
                vehicleId: components["schemas"]["VehicleId"];
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
                    "application/json": components["schemas"]["MaintenanceStarter"];
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
    choose_plans: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceStarterInput"];
            };
        };
        responses: {
            /** @description As asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDue"];
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
    preview_maintenance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenancePreviewInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePreview"];
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
    calculate_minimum: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key, address and body get the same answer, for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MinimumFreightInput"];
            };
        };
        responses: {
            /** @description As asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinimumFreight"];
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
    find_minimum_rates: {
        parameters: {
            query?: {
                /** @description The day; today in São Paulo unless told. */
                date?: string;
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
                    "application/json": components["schemas"]["MinimumRates"];
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
    list_paper_samples: {
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
                    "application/json": components["schemas"]["PaperSamples"];
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
    print_sample: {
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
                kind: components["schemas"]["SampleKind"];
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
                    "application/pdf": components["schemas"]["Pdf"];
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
    list_reminders: {
        parameters: {
            query?: {
                /** @description How many days ahead; 15 unless told. */
                days?: number;
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
                    "application/json": components["schemas"]["Reminders"];
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
                /** @description All that is filtered, as a file; a list in parts then takes neither `limit` nor `cursor`. */
                format?: "csv" | "xlsx";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
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
                /** @description The same key, address and body get the same answer, for 30 days. */
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
    suggest_licensing: {
        parameters: {
            query: {
                /** @description The plate, of either pattern; while it is not complete the answer asks for it. */
                plate?: string;
                /** @description Truck or trailer. */
                type: components["schemas"]["VehicleType"];
                /** @description The state, by its two letters. */
                uf: string;
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
                    "application/json": components["schemas"]["LicensingSuggestion"];
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
