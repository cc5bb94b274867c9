// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

export interface paths {
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail: sign-ins, passwords, tokens, exports and the acts of masters; by default the newest first.
         * @description An entry is stored for a year, a failure for 30 days.
         *
         *     By session of a master only: no token may do this.
         */
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
        /**
         * The tables of rates with their history; the latest first day first.
         * @description By session of a master only: no token may do this.
         */
        get: operations["list_rates"];
        put?: never;
        /**
         * Import a table.
         * @description It overrides the shipped table and any earlier import with the same first day.
         *
         *     By session of a master only: no token may do this.
         */
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
        /**
         * One imported table.
         * @description By session of a master only: no token may do this.
         */
        get: operations["find_rates"];
        put?: never;
        post?: never;
        /**
         * Withdraw an imported table.
         * @description It stays in the history; the table that it overrode is in force again.
         *
         *     By session of a master only: no token may do this.
         */
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
        /**
         * The table in force from a first day on, as a CSV that can be edited and imported again.
         * @description By session of a master only: no token may do this.
         */
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
        /**
         * Preview of the changes by a table.
         * @description Stores nothing.
         *
         *     By session of a master only: no token may do this.
         */
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
        /**
         * The settings.
         * @description By session of a master only: no token may do this.
         */
        get: operations["find_settings"];
        /**
         * Open or close registration.
         * @description By session of a master only: no token may do this.
         */
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
        /**
         * The users; by default in order of name.
         * @description By session of a master only: no token may do this.
         */
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
        /**
         * One user.
         * @description By session of a master only: no token may do this.
         */
        get: operations["find_person"];
        /**
         * Promote or demote a master, block or unblock a user.
         * @description The last master able to sign in cannot be demoted or blocked. A block ends the user's sessions and revokes the tokens for good; the response lists them. Requires the master's own password. The user is notified at the next sign-in.
         *
         *     By session of a master only: no token may do this.
         */
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
        /**
         * End every session of a user and revoke every token.
         * @description The response lists them.
         *
         *     By session of a master only: no token may do this.
         */
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
        /**
         * Make a one-time link with which a user sets a new password within 24 hours.
         * @description Requires the master's own password. The user is notified at the next sign-in.
         *
         *     By session of a master only: no token may do this.
         */
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
        /**
         * Sign in.
         * @description Open to anyone, signed in or not.
         */
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
        /**
         * Sign out.
         * @description The response is the same without a session.
         *
         *     Open to anyone, signed in or not.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Acts of masters on one's own account: links for a new password, rights, blocks and ended sessions.
         * @description Each is listed until the user has seen it; an act that the same master repeats within a day is listed once, at its last time.
         *
         *     By session only: no token may do this.
         */
        get: operations["list_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/notices/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss the notices up to one that was shown.
         * @description By session only: no token may do this.
         */
        post: operations["dismiss_notices"];
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
        /**
         * Change one's own password.
         * @description Every other session ends, and every token is revoked unless `keepTokens` is true.
         *
         *     By session only: no token may do this.
         */
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
        /**
         * Set a new password with a one-time link.
         * @description Every session ends, and every token is revoked.
         *
         *     Open to anyone, signed in or not.
         */
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
        /**
         * Change one's own profile.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * Make an account and sign in.
         * @description The first account of an empty installation is master. Where other machines reach the installation, it requires the link in the server's log.
         *
         *     Open to anyone, signed in or not.
         */
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
        /**
         * State of registration: open or not, and whether the first account is still to be made.
         * @description Open to anyone, signed in or not.
         */
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
        /**
         * The user's own tokens.
         * @description By session only: no token may do this.
         */
        get: operations["list_tokens"];
        put?: never;
        /**
         * Make a token.
         * @description The body carries the user's password in addition to the session. Only this response contains the token's secret.
         *
         *     By session only: no token may do this.
         */
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
        /**
         * One of the user's own tokens, without its secret.
         * @description By session only: no token may do this.
         */
        get: operations["find_token"];
        put?: never;
        post?: never;
        /**
         * Revoke a token.
         * @description By session only: no token may do this.
         */
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
        /**
         * The signed-in user.
         * @description By session, or by token of either scope.
         */
        get: operations["current_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Freights, maintenance and due papers of some days, for each vehicle; with the freights that need the same vehicle or driver at the same time.
         * @description By session, or by token of either scope.
         */
        get: operations["find_board"];
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
        /**
         * Cities that match the typed text, the most likely first.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The owner's clients; by default in order of name.
         * @description By session, or by token of either scope.
         */
        get: operations["list_clients"];
        put?: never;
        /**
         * Create a client.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * One client.
         * @description By session, or by token of either scope.
         */
        get: operations["find_client"];
        /**
         * Change a client.
         * @description By session, or by token with scope `write`.
         */
        put: operations["update_client"];
        post?: never;
        /**
         * Delete a client without freights and simulations.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * Summary of a client's payments.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The month at a glance, beside the month before and the same month last year, and what needs attention now.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Distance by road between two cities: the median of the owner's own freights between them, else an estimate, or the reason why there is none.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The advances to all drivers; by default the latest first.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The owner's settlements; by default the last period first.
         * @description By session, or by token of either scope.
         */
        get: operations["list_driver_payments"];
        put?: never;
        /**
         * Settle with a driver.
         * @description Its items belong to this settlement alone, and its amounts are posted.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * One settlement.
         * @description By session, or by token of either scope.
         */
        get: operations["find_driver_payment"];
        /**
         * Change a pending settlement.
         * @description By session, or by token with scope `write`.
         */
        put: operations["update_driver_payment"];
        post?: never;
        /**
         * Delete a pending settlement.
         * @description Its items are open again.
         *
         *     By session, or by token with scope `write`.
         */
        delete: operations["delete_driver_payment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver-payments/{id}/owner-result.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Result that the freights of a settlement left to the owner.
         * @description It is the owner's own: the settlement that the driver signs shows none of it.
         *
         *     By session, or by token of either scope.
         */
        get: operations["print_owner_result"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Pay the balance of a settlement; default today.
         * @description The same payment again changes nothing; another one is refused (409 `already_settled`).
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * The receipt of the balance of a paid settlement (else 409 `not_paid`).
         * @description By session, or by token of either scope.
         */
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
        /**
         * A settlement with a driver, to be agreed and signed.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Undo a closed settlement.
         * @description It leaves the books, and its items are open again.
         *
         *     By session, or by token with scope `write`.
         */
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
         * Open items of a driver, which a settlement could include.
         * @description Freights count by their first day, advances by the day of payment, expenses by their due day. Without days the response has all open items, with the period that covers them. For items more than a year apart it has the first year, the longest period of a settlement.
         *
         *     By session, or by token of either scope.
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
        /**
         * Preview of a settlement.
         * @description Stores nothing.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * The owner's drivers; by default in order of name.
         * @description By session, or by token of either scope.
         */
        get: operations["list_drivers"];
        put?: never;
        /**
         * Create a driver.
         * @description A CNH number with wrong check digits needs confirmation.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * One driver.
         * @description By session, or by token of either scope.
         */
        get: operations["find_driver"];
        /**
         * Change a driver.
         * @description Existing settlements are not recalculated.
         *
         *     By session, or by token with scope `write`.
         */
        put: operations["update_driver"];
        post?: never;
        /**
         * Delete a driver without history.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * The advances to one driver; by default the latest first.
         * @description By session, or by token of either scope.
         */
        get: operations["list_advances"];
        put?: never;
        /**
         * Record an advance to a driver.
         * @description It is a cash outflow at once, and not a cost.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * One advance.
         * @description By session, or by token of either scope.
         */
        get: operations["find_advance"];
        /**
         * Change an advance that no settlement deducted.
         * @description By session, or by token with scope `write`.
         */
        put: operations["update_advance"];
        post?: never;
        /**
         * Delete an advance that no settlement deducted.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * The owner's transactions; by default the last due first.
         * @description By session, or by token of either scope.
         */
        get: operations["list_transactions"];
        put?: never;
        /**
         * Enter a transaction by hand.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * One transaction.
         * @description By session, or by token of either scope.
         */
        get: operations["find_transaction"];
        /**
         * Change a transaction entered by hand.
         * @description A posting is changed at the record that posted it.
         *
         *     By session, or by token with scope `write`.
         */
        put: operations["update_transaction"];
        post?: never;
        /**
         * Delete a transaction entered by hand.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * Deductions that a payer is expected to withhold from an open transaction: a proposal, corrected by the amounts really withheld.
         * @description By session, or by token of either scope.
         */
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
         * Settle a transaction by the amount really received or paid: the whole, a part, or net of deductions.
         * @description By default the whole amount is settled today. If `openCents` differs from the amount open at the time of entry, that must be confirmed. Deductions are the amounts that the payer withheld. The rest stays open as a transaction of its own. A settled transaction answers 409.
         *
         *     By session, or by token with scope `write`.
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
        /**
         * Preview of a payment.
         * @description Stores nothing.
         *
         *     By session, or by token with scope `write`.
         */
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
         * The receipt of a paid income or expense (else 409 `not_paid`).
         * @description Some transactions have none (409 `no_receipt`); one settled with a driver has the settlement's (409 `has_other_receipt`).
         *
         *     By session, or by token of either scope.
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
        /**
         * Undo the payment of a transaction: its deductions are deleted, and the rest that it left open merges with it again.
         * @description By session, or by token with scope `write`.
         */
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
         * Count the cash of a day; default today.
         * @description A difference from the books is booked as a transaction of its own (201), which is neither revenue nor cost. Without a difference nothing is booked (200).
         *
         *     By session, or by token with scope `write`.
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
        /**
         * The cash ahead: the cash in hand, late and due transactions, and the day on which cash is lowest.
         * @description By session, or by token of either scope.
         */
        get: operations["forecast_cash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/closed-months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to which month the books are closed, and the last closings and reopenings.
         * @description By session, or by token of either scope.
         */
        get: operations["find_closed_months"];
        put?: never;
        /**
         * Close a month that has ended, with every month before it.
         * @description From then on, a write that would change a figure of these months is refused with `month_closed`.
         *
         *     By session, or by token with scope `write`.
         */
        post: operations["close_month"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finances/closed-months/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a closed month, with every closed month after it.
         * @description The audit trail stores the reason.
         *
         *     By session, or by token with scope `write`.
         */
        post: operations["reopen_month"];
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
        /**
         * The statement (DRE) of a range of months.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The statement (DRE) of a range of months.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Sums of a list of transactions, by the same filters as the list.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The accountant's year.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The accountant's year.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The accountant's year as a workbook: by month, by payer, by both, carnê-leão, receipts one by one, other income, and expenses.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The owner's simulations; by default the last created first.
         * @description Sorted by `createdAt`, `scheduledFor`, `netCents` or `number`.
         *
         *     By session, or by token of either scope.
         */
        get: operations["list_simulations"];
        put?: never;
        /**
         * Create a simulation, judged by the rates of its day.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * One simulation, judged by the rates stored with it.
         * @description By session, or by token of either scope.
         */
        get: operations["find_simulation"];
        /**
         * Change a simulation not converted into a freight.
         * @description A change of its day, table, cargo or axles judges it again.
         *
         *     By session, or by token with scope `write`.
         */
        put: operations["update_simulation"];
        post?: never;
        /**
         * Delete a simulation not converted into a freight.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * Archive a simulation, or restore it.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * Convert a simulation into a freight, once.
         * @description Values in the body replace those of the simulation.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * Copy a simulation.
         * @description The copy is judged by the current rates, and scheduled for today when the day has passed.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * Simulation of an offer: its net, and the comparison with the legal minimum.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Calculate a simulation while it is being entered.
         * @description Stores nothing.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * Comparison of two to four simulations.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Defaults of a simulation: figures from the owner's history, else from references, each with its basis.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The owner's freights with their results; by default the last scheduled first.
         * @description By session, or by token of either scope.
         */
        get: operations["list_freights"];
        put?: never;
        /**
         * Create a freight, as scheduled.
         * @description Its advance and balance are posted with it.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * One freight.
         * @description By session, or by token of either scope.
         */
        get: operations["find_freight"];
        /**
         * Change a freight.
         * @description Its postings follow; received amounts may not change.
         *
         *     By session, or by token with scope `write`.
         */
        put: operations["update_freight"];
        post?: never;
        /**
         * Delete a freight without history.
         * @description By session, or by token with scope `write`.
         */
        delete: operations["delete_freight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}/arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the truck arrived at the next loading (while `scheduled`) or unloading (while `in_transit`).
         * @description The state stays the same; waiting time counts from the arrival. `correct` with `place` inserts the arrival where the freight has moved on meanwhile, or changes its time. A warning names the events that are left out.
         *
         *     By session, or by token with scope `write`.
         */
        post: operations["arrive_freight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/{id}/arrival/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the arrival recorded in the freight's present state.
         * @description It stays in the timeline, and an event marks it as void.
         *
         *     By session, or by token with scope `write`.
         */
        post: operations["undo_freight_arrival"];
        delete?: never;
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
        /**
         * Cancel a freight.
         * @description Its postings not yet received leave the books, received ones stay.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * The timeline of a freight; by default the oldest entry first.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Reopen a cancelled freight.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * Result of a freight: revenue, costs, net, and the comparison with the legal minimum and with its simulation.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Result of a freight: revenue, costs and net.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Move a freight to another state.
         * @description Warnings must be confirmed: of papers expired or about to expire on leaving `scheduled`, and of an unlikely odometer. Where the freight has moved on meanwhile, `correct` inserts the move. The freight steps back one event at a time, makes the move, and records the later events again, all of it or nothing. A warning names the events that are left out.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * Waiting time at loading and unloading, and the amount owed for it (Lei 11.442/2007 art. 11).
         * @description By session, or by token of either scope.
         */
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
        /**
         * The claim of the amount owed for waiting time; 409 `nothing_due` when nothing is owed.
         * @description By session, or by token of either scope.
         */
        get: operations["print_waiting_claim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freights/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sums of a list of freights, by the same filters as the list.
         * @description By session, or by token of either scope.
         */
        get: operations["summarize_freights"];
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
        /**
         * The owner's fill-ups; by default the last first.
         * @description By session, or by token of either scope.
         */
        get: operations["list_fuel"];
        put?: never;
        /**
         * Record a fill-up, with any two of volume, price and total, or three that agree.
         * @description Unlikely values need confirmation.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * One fill-up.
         * @description By session, or by token of either scope.
         */
        get: operations["find_fuel"];
        /**
         * Change a fill-up; its postings and the vehicle's odometer follow.
         * @description By session, or by token with scope `write`.
         */
        put: operations["update_fuel"];
        post?: never;
        /**
         * Delete a fill-up and its postings.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * Fuel consumption of a period: by vehicle from full tank to full tank, and by station.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Defaults of a new fill-up of a vehicle.
         * @description By session, or by token of either scope.
         */
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
         * Preview of a fill-up while it is being entered.
         * @description Stores nothing. Everything but vehicle, day and fuel may still be missing.
         *
         *     By session, or by token with scope `write`.
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
        /**
         * The stations where the owner filled up, the last used first.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The owner's maintenance records; by default the last done first.
         * @description By session, or by token of either scope.
         */
        get: operations["list_maintenance"];
        put?: never;
        /**
         * Record maintenance done on a vehicle.
         * @description Its cost is posted at once, in the given number of instalments.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * One maintenance record.
         * @description By session, or by token of either scope.
         */
        get: operations["find_maintenance"];
        /**
         * Change a maintenance record.
         * @description Paid instalments keep their amounts.
         *
         *     By session, or by token with scope `write`.
         */
        put: operations["update_maintenance"];
        post?: never;
        /**
         * Delete a maintenance record and its postings.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * The active lines of vehicles that are not inactive, the most urgent first: by kilometres or months, at the earlier of both.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The lines of the vehicles' plans; by default in order of name.
         * @description By session, or by token of either scope.
         */
        get: operations["list_plans"];
        put?: never;
        /**
         * Add a line to a vehicle's plan.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * One line of a plan.
         * @description By session, or by token of either scope.
         */
        get: operations["find_plan"];
        /**
         * Change a line of a plan.
         * @description Its vehicle stays.
         *
         *     By session, or by token with scope `write`.
         */
        put: operations["update_plan"];
        post?: never;
        /**
         * Delete a line of a plan.
         * @description The records that fulfilled it stay.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * Starter lines for a vehicle's plan; `standing` lines are on the plan already.
         * @description By session, or by token of either scope.
         */
        get: operations["offer_plans"];
        put?: never;
        /**
         * Add starter lines to a vehicle's plan.
         * @description Existing lines stay as they are; the answer shows the new lines.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * Preview of a record's sums and instalments while it is being entered.
         * @description Stores nothing.
         *
         *     By session, or by token with scope `write`.
         */
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
        /**
         * The legal minimum of a trip, and the comparison of an offer with it.
         * @description Stores nothing.
         *
         *     Open to anyone, signed in or not.
         */
        post: operations["calculate_minimum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minimum-freight/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities that match the typed text, the most likely first.
         * @description Open to anyone, signed in or not.
         */
        get: operations["search_cities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minimum-freight/distance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Estimated distance by road between two cities, or the reason why there is none.
         * @description Open to anyone, signed in or not.
         */
        get: operations["estimate_distance"];
        put?: never;
        post?: never;
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
        /**
         * The coefficients of the legal minimum on a day, and every act that changed them.
         * @description Open to anyone, signed in or not.
         */
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
        /**
         * The documents that have a sample.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The sample of a document.
         * @description By session, or by token of either scope.
         */
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
        /**
         * Everything late or due soon, of every module, the most urgent first.
         * @description By session, or by token of either scope.
         */
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
        /**
         * The owner's vehicles; by default in order of plate.
         * @description By session, or by token of either scope.
         */
        get: operations["list_vehicles"];
        put?: never;
        /**
         * Register a vehicle.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * One vehicle.
         * @description By session, or by token of either scope.
         */
        get: operations["find_vehicle"];
        /**
         * Change a vehicle.
         * @description A falling odometer needs confirmation; below a recorded reading it is refused, as is deactivation while a freight of the vehicle is open.
         *
         *     By session, or by token with scope `write`.
         */
        put: operations["update_vehicle"];
        post?: never;
        /**
         * Delete a vehicle without history.
         * @description By session, or by token with scope `write`.
         */
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
        /**
         * Figures of a vehicle's whole life.
         * @description By session, or by token of either scope.
         */
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
         * Next due day of a vehicle's licensing, by its state and the last digit of its plate.
         * @description It is a suggestion: the owner sets the day.
         *
         *     By session, or by token of either scope.
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
        /**
         * Liveness: answers while the process is alive.
         * @description Open to anyone, signed in or not.
         */
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
        /**
         * Readiness: the database answers, has a compatible schema, accepts a durable write, and is not damaged.
         * @description A background job checks reads once a second and a write every five; a request returns the last outcome. The `errors` of a 503 name the failing parts: `reads`, `writes`.
         *
         *     Open to anyone, signed in or not.
         */
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
        /**
         * @description Basis of accounting: the day by which a transaction belongs to a month.
         * @enum {string}
         */
        AccountingBasis: "accrual" | "cash";
        /** @description Source of a table's force: an act of the law, or the week of a survey. */
        Act: {
            /**
             * Format: date
             * @description Last day until which the table was compared with what had been published: the day of its import, or that of the
             *     release which ships it. Null where an older release stored the act.
             */
            checkedOn: string | null;
            /** @description Note on the figures, in Portuguese; null where there is none. */
            note?: string | null;
            /**
             * @description True where the figures are those of the official text; else they were transcribed and are never shown as
             *     official.
             */
            official: boolean;
            /** @description Source of the figures, in Portuguese. */
            source: string;
            /** @description Name: `Portaria SUROC 22/2026`. */
            title: string;
            /**
             * Format: date
             * @description First day in force.
             */
            validFrom: string;
        };
        /** @description A user as a master sees them: counts, never the books. */
        AdminUser: {
            blockedAt?: components["schemas"]["Instant"] | null;
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description Sign-in address. */
            email: string;
            /**
             * Format: int64
             * @description Number of the user's freights.
             */
            freightCount: number;
            /** @description Identity. */
            id: components["schemas"]["UserId"];
            /** @description True for a master, who administers the installation. */
            isMaster: boolean;
            /** @description Name. */
            name: string;
            phone?: components["schemas"]["Phone"] | null;
            /**
             * Format: int64
             * @description Number of open sessions.
             */
            sessionCount: number;
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Number of the user's vehicles.
             */
            vehicleCount: number;
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description Money paid to a driver ahead of the settlement. */
        Advance: components["schemas"]["AdvanceFields"] & {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description Driver who received it. */
            driverId: components["schemas"]["DriverId"];
            driverPaymentId?: components["schemas"]["DriverPaymentId"] | null;
            /** @description Identity. */
            id: components["schemas"]["DriverAdvanceId"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description Fields of an advance that the user enters. */
        AdvanceFields: {
            /** @description Amount in cents, above zero. */
            amountCents: components["schemas"]["Cents"];
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: date
             * @description Day of payment.
             */
            givenOn: string;
            /** @description Payment method. */
            method: components["schemas"]["PayMethod"];
            /** @description Free notes. */
            notes?: string | null;
        };
        /** @description An advance as the user enters it. */
        AdvanceInput: {
            /**
             * Format: int64
             * @description Amount in cents, above zero.
             */
            amountCents: number;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: date
             * @description Day of payment; not after today.
             */
            givenOn: string;
            /** @description Payment method. */
            method: components["schemas"]["PayMethod"];
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
        };
        /** @description Line of an advance in a settlement. */
        AdvanceLine: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of its freight.
             */
            freightNumber?: number | null;
            /**
             * Format: date
             * @description Day of payment.
             */
            givenOn: string;
            /** @description The advance. */
            id: components["schemas"]["DriverAdvanceId"];
            /** @description Payment method. */
            method: components["schemas"]["PayMethod"];
        };
        /** @description An advance as the API returns it. */
        AdvanceRecord: components["schemas"]["Advance"] & {
            /** @description Name of the driver. */
            driverName: string;
            /**
             * Format: int64
             * @description Number of its freight.
             */
            freightNumber?: number | null;
            /**
             * Format: int64
             * @description Number of the settlement that deducted it; null while it is open.
             */
            paymentNumber?: number | null;
        };
        /**
         * @description Agreement about a driver's pay; its share or its fixed amount is stated with each driver.
         * @enum {string}
         */
        Agreement: "commission_gross" | "commission_net" | "fixed_per_trip" | "fixed_per_month";
        /** @description A personal API token, without its secret. */
        ApiToken: {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date
             * @description Last day on which it works; null if it never expires.
             */
            expiresOn?: string | null;
            /** @description Identity. */
            id: components["schemas"]["ApiTokenId"];
            lastUsedAt?: components["schemas"]["Instant"] | null;
            /** @description Name: the purpose of the token. */
            name: string;
            /** @description Scope. */
            scope: components["schemas"]["Scope"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /**
         * Format: int64
         * @description Identity of a personal API token.
         */
        ApiTokenId: number;
        /** @description Fields of a new token. */
        ApiTokenInput: {
            /**
             * Format: date
             * @description Last day on which it works; null if it never expires.
             */
            expiresOn?: string | null;
            /** @description Name: the purpose of the token. */
            name: string;
            /** @description The user's own password: a session alone cannot create a token. */
            password: string;
            /** @description Scope. */
            scope: components["schemas"]["Scope"];
        };
        /** @description Archiving of a simulation. */
        ArchiveInput: {
            /** @description `true` archives the simulation, `false` restores it. */
            archived: boolean;
        };
        /** @description Arrival as the user enters it. */
        Arrival: {
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /**
             * @description Corrects the timeline where the freight has moved on already, or where the arrival has another time. The freight
             *     steps back one event at a time to the position of the arrival at `place`, records it, and records the later
             *     events again as far as they fit. The others must be confirmed. Needs `place` and `occurredAt`.
             */
            correct?: boolean;
            /** @description Note of the user, of any number of lines. */
            note?: string | null;
            occurredAt?: components["schemas"]["Instant"] | null;
            place?: components["schemas"]["StayPlace"] | null;
        };
        /**
         * @description Action in the audit trail.
         * @enum {string}
         */
        AuditAction: "registered" | "signed_in" | "sign_in_failed" | "signed_out" | "password_refused" | "changed_password" | "reset_password" | "made_token" | "revoked_token" | "exported" | "closed_month" | "reopened_month" | "made_master" | "unmade_master" | "blocked" | "unblocked" | "ended_sessions" | "made_password_link" | "opened_registration" | "closed_registration" | "imported_rates" | "withdrew_rates";
        /** @description An entry of the audit trail. */
        AuditEntry: {
            /** @description Action. */
            action: components["schemas"]["AuditAction"];
            actorId?: components["schemas"]["UserId"] | null;
            /** @description Name of that user; null if there is none or the account is deleted. */
            actorName?: string | null;
            /** @description Time. */
            at: components["schemas"]["Instant"];
            /** @description Further details, in Portuguese. */
            detail?: string | null;
            /**
             * Format: int64
             * @description Identity.
             */
            id: number;
            /** @description Client address; null on the command line. */
            ip?: string | null;
            targetId?: components["schemas"]["UserId"] | null;
            /** @description Name of that user; null if there is none or the account is deleted. */
            targetName?: string | null;
        };
        /**
         * @description Greatest of several simulations by each figure, whether or not it is worth taking; null where two share the first
         *     place or none has the figure.
         */
        BestSimulations: {
            differenceCents?: components["schemas"]["FreightSimulationId"] | null;
            marginBps?: components["schemas"]["FreightSimulationId"] | null;
            netCents?: components["schemas"]["FreightSimulationId"] | null;
            netPerDayCents?: components["schemas"]["FreightSimulationId"] | null;
            netPerKmCents?: components["schemas"]["FreightSimulationId"] | null;
        };
        /** @description Freights, maintenance and due papers of some days. */
        Board: {
            /** @description Papers of vehicles and people, and planned maintenance, that fall due on these days; by day. */
            due: components["schemas"]["Reminder"][];
            /** @description Freights on some of these days, by first day; without cancelled ones. */
            freights: components["schemas"]["BoardFreight"][];
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /** @description Maintenance of these days. */
            maintenance: components["schemas"]["BoardMaintenance"][];
            /**
             * Format: date
             * @description Last day, inclusive.
             */
            to: string;
            /**
             * Format: date
             * @description Today in the owner's zone.
             */
            today: string;
            /** @description Vehicles in use, and inactive ones with a freight or maintenance in these days; trucks first, by plate. */
            vehicles: components["schemas"]["BoardVehicle"][];
        };
        /** @description Another open freight that needs the same vehicles or driver on some of the days. */
        BoardConflict: {
            /** @description Name of the driver of both; null where they differ or the owner drives. */
            driverName?: string | null;
            /** @description The other freight. */
            freightId: components["schemas"]["FreightId"];
            /**
             * Format: date
             * @description First day of both.
             */
            from: string;
            /**
             * Format: int64
             * @description Number of the other freight.
             */
            number: number;
            /** @description Plates of the vehicles of both. */
            plates: components["schemas"]["Plate"][];
            /**
             * Format: date
             * @description Last day of both.
             */
            to: string;
        };
        /** @description Freight on a board. */
        BoardFreight: {
            /** @description Name of the client; null where none is named. */
            clientName?: string | null;
            /** @description Open freights that need the same vehicles or driver on some of the days. */
            conflicts: components["schemas"]["BoardConflict"][];
            /** @description City of unloading. */
            destinationCity: components["schemas"]["City"];
            /** @description Name of the driver; null where the owner drives. */
            driverName?: string | null;
            /** @description True while the last day is an estimate, by the planned distance. */
            estimated: boolean;
            /**
             * Format: date
             * @description First day: that of its beginning, or the scheduled one before that.
             */
            from: string;
            /** @description Identity. */
            id: components["schemas"]["FreightId"];
            /**
             * Format: int64
             * @description Number among the owner's freights.
             */
            number: number;
            /** @description City of loading. */
            originCity: components["schemas"]["City"];
            /** @description State that the freight has reached. */
            status: components["schemas"]["FreightStatus"];
            /**
             * Format: date
             * @description Last day: that of its completion; before that the expected one, at least tomorrow for a freight on the road.
             */
            to: string;
            /** @description The truck. */
            truckId: components["schemas"]["VehicleId"];
        };
        /** @description Maintenance on a board. */
        BoardMaintenance: {
            /** @description Part of the vehicle. */
            category: components["schemas"]["MaintenanceCategory"];
            /** @description Description of the work; null without one. */
            description?: string | null;
            /**
             * Format: date
             * @description The day of the work.
             */
            doneOn: string;
            /** @description Identity of the maintenance record. */
            id: components["schemas"]["MaintenanceRecordId"];
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /** @description Vehicle of a board. */
        BoardVehicle: {
            /** @description Identity. */
            id: components["schemas"]["VehicleId"];
            /** @description Nickname by its owner. */
            nickname?: string | null;
            /** @description Plate. */
            plate: components["schemas"]["Plate"];
            /** @description Status. */
            status: components["schemas"]["VehicleStatus"];
            /** @description Truck or trailer. */
            type: components["schemas"]["VehicleType"];
        };
        /**
         * @description Body of a trailer or of a rigid truck. A truck without a body is a tractor.
         * @enum {string}
         */
        BodyType: "grain" | "box" | "curtain_side" | "refrigerated" | "tank" | "container" | "lowboy" | "dump" | "car_carrier" | "flatbed";
        /**
         * Format: int64
         * @description A share in basis points: 10000 is the whole.
         */
        Bps: number;
        /** @description Cancellation as the user enters it. */
        Cancellation: {
            /**
             * Format: date
             * @description Day of the cancellation; default today.
             */
            cancelledOn?: string | null;
            /** @description Reason of the cancellation, of any number of lines. */
            reason: string;
        };
        /**
         * @description Kind of cargo by law (Lei 13.703/2018 art. 3º), in the order of the legal calculator.
         * @enum {string}
         */
        CargoType: "solid_bulk" | "liquid_bulk" | "refrigerated" | "containerized" | "general" | "neobulk" | "hazardous_solid_bulk" | "hazardous_liquid_bulk" | "hazardous_refrigerated" | "hazardous_containerized" | "hazardous_general" | "pressurized_bulk";
        /** @description Carnê-leão of a month, step by step. */
        CarneLeao: {
            /** @description Base: the income less the deduction, in cents. */
            baseCents: components["schemas"]["Cents"];
            /** @description Tax by the monthly table, before its reduction, in cents. */
            beforeReductionCents: components["schemas"]["Cents"];
            /** @description Amount deducted, in cents. */
            deductedCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of dependants deducted: in a closed month the number stored with its closing, else that of the profile.
             */
            dependents: number;
            /**
             * Format: date
             * @description Due day: the last working day of the next month; bank holidays are unknown.
             */
            dueOn: string;
            /** @description Taxable part of what persons paid, in cents. */
            incomeCents: components["schemas"]["Cents"];
            /** @description INSS that these payers withheld, in cents. */
            inssWithheldCents: components["schemas"]["Cents"];
            /** @description The carrier's own INSS of the month before, due in this month, in cents. */
            ownInssCents: components["schemas"]["Cents"];
            /** @description Reduction of the tax (Lei 15.270/2025), in cents. */
            reductionCents: components["schemas"]["Cents"];
            /** @description True if the simplified discount replaced INSS and dependants. */
            simplified: boolean;
            /** @description Tax of the month, in cents: an estimate. */
            taxCents: components["schemas"]["Cents"];
        };
        /** @description Result of a cash count. */
        CashCount: {
            /** @description Money counted, in cents. */
            countedCents: components["schemas"]["Cents"];
            /** @description Counted money less the balance by the books, in cents. */
            differenceCents: components["schemas"]["Cents"];
            /** @description Balance by the books, in cents. */
            expectedCents: components["schemas"]["Cents"];
            transaction?: components["schemas"]["TransactionRecord"] | null;
        };
        /** @description A cash count as the user enters it. */
        CashCountInput: {
            /**
             * Format: int64
             * @description Money counted, in bank and in cash, in cents; below zero if the account is overdrawn.
             */
            countedCents: number;
            /**
             * Format: date
             * @description Day at whose end it was counted; default today.
             */
            on?: string | null;
        };
        /** @description A day of the cash flow on which something is due; all amounts in cents. */
        CashDay: {
            /** @description Cash in hand at the end of the day, if all is paid. */
            balanceCents: components["schemas"]["Cents"];
            /** @description Cash in hand at the end of the day, if all is paid except what belongs to freights that have not begun. */
            balanceWithoutScheduledCents: components["schemas"]["Cents"];
            /** @description Expenses due; on the first day also all overdue expenses. */
            expenseCents: components["schemas"]["Cents"];
            /** @description Income due; on the first day also all overdue income. */
            incomeCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day.
             */
            on: string;
        };
        /** @description The cash flow ahead. */
        CashFlow: {
            /** @description Cash in hand at the end, if all is paid, in cents. */
            closingCents: components["schemas"]["Cents"];
            /** @description Days on which something is due. */
            days: components["schemas"]["CashDay"][];
            /** @description Expenses due from today on, in cents. */
            expenseCents: components["schemas"]["Cents"];
            firstShort?: components["schemas"]["CashPoint"] | null;
            /**
             * Format: date
             * @description Today.
             */
            from: string;
            /** @description Income due from today on, in cents. */
            incomeCents: components["schemas"]["Cents"];
            /** @description Lowest point, the cash in hand now included; the earliest one of equals. */
            lowest: components["schemas"]["CashPoint"];
            /** @description Cash in hand now, in cents: the opening balance, plus all received less all paid since. */
            openingCents: components["schemas"]["Cents"];
            /** @description Outlook. */
            outlook: components["schemas"]["CashOutlook"];
            /** @description Overdue expenses, in cents. */
            overdueExpenseCents: components["schemas"]["Cents"];
            /** @description Overdue income, in cents. */
            overdueIncomeCents: components["schemas"]["Cents"];
            /** @description Part of the income, overdue or not, that belongs to freights that have not begun, in cents. */
            scheduledIncomeCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Last day of the cash flow.
             */
            to: string;
        };
        /**
         * @description Outlook of the cash flow.
         * @enum {string}
         */
        CashOutlook: "in_the_red" | "runs_out" | "enough" | "no_bills";
        /** @description A point of the cash flow: now, or the end of a day. */
        CashPoint: {
            /** @description Cash in hand at that point, in cents. */
            balanceCents: components["schemas"]["Cents"];
            /** @description True for the cash in hand now, before anything of that day is paid. */
            now: boolean;
            /**
             * Format: date
             * @description The day.
             */
            on: string;
        };
        /**
         * @description Category of a transaction.
         * @enum {string}
         */
        Category: "frete" | "emprestimo" | "venda" | "outros" | "combustivel" | "manutencao" | "pedagio" | "salario" | "alimentacao" | "hospedagem" | "impostos" | "licenciamento" | "seguro";
        /** @description Sum of a category of the list. */
        CategorySum: {
            /** @description Sum in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description The category. */
            category: components["schemas"]["Category"];
            /**
             * Format: int64
             * @description Number of transactions.
             */
            count: number;
            /** @description Direction of the money: income or expense. */
            kind: components["schemas"]["TransactionKind"];
        };
        /**
         * Format: int64
         * @description Cost per kilometre in ten-thousandths of a real: R$ 7,5347 is 75347.
         */
        Ccd: number;
        /**
         * Format: int64
         * @description Money in cents of BRL. R$ 1,00 is 100.
         */
        Cents: number;
        /** @description A user with changed rights, and the access that a block ended. */
        ChangedPerson: components["schemas"]["AdminUser"] & {
            ended?: components["schemas"]["EndedAccess"] | null;
        };
        /** @description Chassis number (VIN): 17 characters without I, O and Q. Brazil defines no check digit in it. */
        Chassis: string;
        /**
         * @description Outcome of a check.
         * @enum {string}
         */
        CheckOutcome: "ok" | "unavailable";
        /** @description CIOT: twelve digits (MDF-e schema). */
        Ciot: string;
        /** @description A municipality. */
        City: {
            /** @description IBGE code. */
            code: components["schemas"]["CityCode"];
            /** @description Official name. */
            name: string;
            /** @description State, in two letters. */
            uf: string;
        };
        /**
         * Format: int64
         * @description Municipality, by its IBGE code of seven digits.
         */
        CityCode: number;
        /** @description City with its name. */
        CityName: {
            /** @description IBGE code. */
            code: components["schemas"]["CityCode"];
            /** @description Official name. */
            name: string;
            /** @description State, by its two letters. */
            uf: string;
        };
        /** @description Client who owes waiting time. */
        ClaimDebtor: {
            document?: components["schemas"]["TaxId"] | null;
            /** @description Name. */
            name: string;
        };
        /** @description Event of a freight on which a claim rests, by the clocks of the city where it happened, in Portuguese. */
        ClaimEvent: {
            /** @description Time at which it was recorded: `anotado em 10/11/2026 às 08:02`. */
            recorded: string;
            /** @description Event, its time and the odometer: `Carregando: 10/11/2026 às 08:00, horário de Brasília`. */
            words: string;
        };
        /** @description Client: orders and pays freights. */
        Client: components["schemas"]["ClientFields"] & {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["ClientId"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description Fields of a client that the user enters. */
        ClientFields: {
            document?: components["schemas"]["TaxId"] | null;
            /** @description Statement that a client with a CPF is equated to a company for social security. */
            equatedToCompany: components["schemas"]["EquatedToCompany"];
            /** @description Name. */
            name: string;
            /** @description Free notes. */
            notes?: string | null;
            phone?: components["schemas"]["Phone"] | null;
        };
        /**
         * Format: int64
         * @description Identity of a client.
         */
        ClientId: number;
        /** @description Client as the user enters it. */
        ClientInput: {
            /** @description CPF or CNPJ, with or without its punctuation. */
            document?: string | null;
            equatedToCompany?: components["schemas"]["EquatedToCompany"] | null;
            /** @description Name. */
            name: string;
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            /** @description Phone with its area code. */
            phone?: string | null;
        };
        /** @description Client as a freight names it. */
        ClientRef: {
            /** @description Identity. */
            id: components["schemas"]["ClientId"];
            /** @description Name. */
            name: string;
            phone?: components["schemas"]["Phone"] | null;
        };
        /** @description Payment habit of a client, with its sums. */
        ClientSummary: {
            /**
             * Format: int64
             * @description Average delay of the received amounts in days, where an early one counts as 0; null before three were received,
             *     because one or two are no habit.
             */
            averageDaysLate?: number | null;
            /**
             * Format: int64
             * @description Number of freights, cancelled ones left out.
             */
            freightCount: number;
            /**
             * @description Amount still to be received, in cents: of the price of the freights, and of open income that names one of them,
             *     as in the receivables of the dashboard.
             */
            openCents: components["schemas"]["Cents"];
            /** @description Overdue part of the open amount, in cents. */
            overdueCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of overdue receivables.
             */
            overdueCount: number;
            /**
             * @description Amount really received from the client, in cents: of the price of the freights, and of income that names one of
             *     them, such as waiting time.
             */
            receivedCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of receivables that were received.
             */
            receivedCount: number;
            /** @description Revenue of the freights that have begun, including other income that names them, in cents. */
            revenueCents: components["schemas"]["Cents"];
            /** @description Taxes that the client withheld from these amounts, in cents. */
            withheldCents: components["schemas"]["Cents"];
            /** @description Payment habit in Portuguese. */
            words: string;
            /** @description Amount that the client deducted from them for shortage, damage and the like, in cents. */
            writtenOffCents: components["schemas"]["Cents"];
        };
        /** @description Figure of a closed month that a write would change. */
        ClosedChange: {
            afterCents?: components["schemas"]["Cents"] | null;
            beforeCents?: components["schemas"]["Cents"] | null;
            /** @description Name of the figure, in Portuguese. */
            label: string;
        };
        /** @description Closed month that a write would change. */
        ClosedMonth: {
            /** @description Figures that would change. */
            changes: components["schemas"]["ClosedChange"][];
            /** @description Month, as `2026-10`. */
            month: string;
        };
        /** @description State of the closing of the books. */
        ClosedMonths: {
            closedThrough?: components["schemas"]["Month"] | null;
            /** @description The last closings and reopenings, the newest first. */
            history: components["schemas"]["Closing"][];
            /** @description Last month that has ended: it may be closed. */
            lastEnded: components["schemas"]["Month"];
        };
        /** @description Sums of the months that one act closed, as they were then. */
        ClosedSums: {
            /** @description Cash inflow less cash outflow, in cents. */
            cashCents: components["schemas"]["Cents"];
            /** @description Cost in cents. */
            costCents: components["schemas"]["Cents"];
            /** @description Revenue in cents. */
            revenueCents: components["schemas"]["Cents"];
        };
        /** @description A month was closed or reopened. */
        Closing: {
            /** @description Time. */
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Identity.
             */
            id: number;
            /** @description Month that was closed, with all before it, or reopened, with all after it. */
            month: components["schemas"]["Month"];
            /** @description Reason of a reopening; null where the month was closed. */
            reason?: string | null;
            sums?: components["schemas"]["ClosedSums"] | null;
        };
        /** @description Month to be closed, as the user enters it. */
        ClosingInput: {
            /** @description Month to be closed, with every month before it. It must have ended. */
            month: components["schemas"]["Month"];
        };
        /**
         * @description Registration number of a CNH: eleven digits. Libraries disagree on its check digits, so a mismatch needs a
         *     confirmation instead of an error (see [`Cnh::agrees`]).
         */
        Cnh: string;
        /**
         * @description Category of a CNH (driving licence): the vehicles it allows to drive (CTB art. 143).
         * @enum {string}
         */
        CnhCategory: "A" | "B" | "C" | "D" | "E" | "AB" | "AC" | "AD" | "AE";
        /**
         * @description Base of a driver's commission.
         * @enum {string}
         */
        CommissionBase: "gross" | "net";
        /** @description Commission of a freight that differs from the agreement's. */
        CommissionInput: {
            /**
             * Format: int64
             * @description Commission in cents.
             */
            commissionCents: number;
            /** @description Freight, one of those settled. */
            freightId: components["schemas"]["FreightId"];
        };
        /**
         * @description A line of the comparison.
         * @enum {string}
         */
        ComparedLine: "revenue" | "fuel" | "toll" | "commission" | "daily" | "maintenance" | "fixed" | "taxes" | "other";
        /** @description Table that another one is compared with. */
        ComparedTable: {
            /** @description Name of its act. */
            title: string;
            /**
             * Format: date
             * @description First day in force.
             */
            validFrom: string;
        };
        /** @description Comparison of a simulation with the real freight. */
        Comparison: {
            /** @description Real net less simulated net, in cents. */
            differenceCents: components["schemas"]["Cents"];
            /** @description Note on the source of unbooked figures, in Portuguese; null without any. */
            estimateNote?: string | null;
            /**
             * @description Explanation of the greatest change of the net, in Portuguese; null before the freight begins, and without a
             *     notable one.
             */
            explanation?: string | null;
            /**
             * @description Parts of the difference in the fuel line, which add up to it, to the cent. Empty if the bought volume of diesel
             *     is unknown.
             */
            fuelParts: components["schemas"]["FuelPart"][];
            /** @description Lines of the comparison, the revenue first. */
            lines: components["schemas"]["ComparisonLine"][];
            /** @description True while the freight goes on: further bookings are expected. */
            provisional: boolean;
            /**
             * Format: int64
             * @description Real days, until today while the freight goes on; null before the start.
             */
            realDays?: number | null;
            realDieselMillis?: components["schemas"]["MillisPerLiter"] | null;
            /** @description Real kilometres: by the odometer, else as planned; the source is that of the freight's result. */
            realKm: components["schemas"]["Km"];
            realMetersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description Real net in cents, after every cost that the lines count. */
            realNetCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Simulated days.
             */
            simulatedDays: number;
            /** @description Simulated price of a litre of diesel, in thousandths of a real. */
            simulatedDieselMillis: components["schemas"]["MillisPerLiter"];
            /** @description Simulated kilometres. */
            simulatedKm: components["schemas"]["Km"];
            simulatedMetersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description Simulated net in cents. */
            simulatedNetCents: components["schemas"]["Cents"];
            /** @description Simulation compared. */
            simulationId: components["schemas"]["FreightSimulationId"];
            /**
             * Format: int64
             * @description Number of the simulation.
             */
            simulationNumber: number;
        };
        /**
         * @description Source of a real figure.
         * @enum {string}
         */
        ComparisonBasis: "booked" | "accrued";
        /** @description Line of the comparison. */
        ComparisonLine: {
            /** @description Source of the real figure. */
            basis: components["schemas"]["ComparisonBasis"];
            /**
             * @description True when the difference is better for the owner. Null where both amounts are the same, and where a cost is
             *     lower only so far: unbooked costs and future days save nothing.
             */
            better?: boolean | null;
            /** @description Real less simulated, in cents. */
            differenceCents: components["schemas"]["Cents"];
            /** @description Name on screen. */
            label: string;
            /** @description Line: revenue or a group of costs. */
            line: components["schemas"]["ComparedLine"];
            /** @description Real amount in cents. */
            realCents: components["schemas"]["Cents"];
            /** @description Simulated amount in cents. */
            simulatedCents: components["schemas"]["Cents"];
        };
        /**
         * @description Fields of a freight that add to its simulation or replace the simulation's. An absent field has the simulation's
         *     value.
         */
        ConvertInput: {
            /**
             * Format: int64
             * @description Advance as a share of the gross, in basis points, in place of the amount.
             */
            advanceBps?: number | null;
            /**
             * Format: int64
             * @description Part of the gross paid in advance, in cents; default 0.
             */
            advanceCents?: number | null;
            /**
             * Format: date
             * @description Due day of the advance; default the day on which the freight begins, and until then the scheduled day.
             */
            advanceDueOn?: string | null;
            /**
             * Format: date
             * @description Due day of the balance; default 30 days after the day on which the freight begins, and until then after the
             *     scheduled day.
             */
            balanceDueOn?: string | null;
            clientId?: components["schemas"]["ClientId"] | null;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            destinationCityCode?: components["schemas"]["CityCode"] | null;
            driverId?: components["schemas"]["DriverId"] | null;
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            originCityCode?: components["schemas"]["CityCode"] | null;
            /**
             * Format: date
             * @description Day for which the freight is agreed.
             */
            scheduledFor?: string | null;
            /** @description Trailers, beginning with the one behind the truck. */
            trailerIds?: components["schemas"]["VehicleId"][] | null;
            truckId?: components["schemas"]["VehicleId"] | null;
        };
        /** @description Expenses of one category. */
        CostLine: {
            /** @description Sum of its expenses, in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description Category. */
            category: components["schemas"]["Category"];
        };
        /** @description CPF: eleven digits, stored bare. */
        Cpf: string;
        /** @description Credentials for signing in. */
        Credentials: {
            /** @description Sign-in address. */
            email: string;
            /** @description The password. */
            password: string;
        };
        /** @description Dashboard of a month. */
        Dashboard: {
            /**
             * @description Comparisons of the profit with the month before and, where anything was entered then, with the same month last
             *     year; in Portuguese.
             */
            comparisons: string[];
            /** @description Costs of the month by category, the greatest first. */
            costs: components["schemas"]["CostLine"][];
            /** @description Figures of the month. */
            current: components["schemas"]["MonthFigures"];
            /** @description First steps of the account. */
            firstSteps: components["schemas"]["FirstSteps"];
            forecast?: components["schemas"]["MonthForecast"] | null;
            /** @description True until the first step is done. */
            isEmpty: boolean;
            lastYear?: components["schemas"]["MonthFigures"] | null;
            /** @description The month. */
            month: components["schemas"]["Month"];
            /** @description Results of the twelve months up to this one. */
            months: components["schemas"]["MonthOutcome"][];
            present?: components["schemas"]["Present"] | null;
            /** @description Figures of the month before. */
            previous: components["schemas"]["MonthFigures"];
            /** @description Parts of the cost category `salario`; empty where it is not divided. */
            salaryParts: components["schemas"]["PayLine"][];
            /**
             * Format: date
             * @description Today in the owner's zone.
             */
            today: string;
            /** @description Commissions of the month's freights that are in no settlement yet, in cents; part of the costs. */
            unsettledCommissionCents: components["schemas"]["Cents"];
            /** @description The month by vehicle, the best first. */
            vehicles: components["schemas"]["VehicleMonth"][];
        };
        /** @description Debt of a client. */
        Debtor: {
            /** @description Total amount in cents. */
            amountCents: components["schemas"]["Cents"];
            clientId?: components["schemas"]["ClientId"] | null;
            /**
             * Format: int64
             * @description Number of open amounts.
             */
            count: number;
            /** @description Open amount that is due first. */
            first: components["schemas"]["OpenAmount"];
            late?: components["schemas"]["Owed"] | null;
            later?: components["schemas"]["Owed"] | null;
            /** @description Name of the client; null without a client. */
            name?: string | null;
            today?: components["schemas"]["Owed"] | null;
        };
        /**
         * @description Kind of amount that a payer withholds from a receipt.
         * @enum {string}
         */
        Deduction: "inss" | "sest" | "senat" | "irrf" | "shortage" | "damage" | "other";
        /** @description A deduction that a payer withheld, as the user enters it. */
        DeductionInput: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description Kind of deduction. */
            kind: components["schemas"]["Deduction"];
        };
        /**
         * @description Basis of a default figure.
         * @enum {string}
         */
        DefaultBasis: "history" | "reference" | "none";
        /** @description Default figure for a field of a simulation. */
        DefaultFigure: {
            /** @description True when a new simulation begins with the figure; when false, `reason` has the cause. */
            applied: boolean;
            /** @description Basis of the figure. */
            basis: components["schemas"]["DefaultBasis"];
            /**
             * Format: date
             * @description Day of the first of these records; null where they have no day.
             */
            from?: string | null;
            /** @description Reason why the figure is switched off, or why a part of it is left out, in Portuguese; null otherwise. */
            reason?: string | null;
            /**
             * Format: int64
             * @description Number of the owner's records behind it.
             */
            records: number;
            /**
             * Format: date
             * @description Day of the last of these records; null where they have no day.
             */
            to?: string | null;
            /**
             * Format: int64
             * @description Figure in the unit of its field; null where there is none.
             */
            value?: number | null;
            /** @description Basis in Portuguese. */
            words: string;
        };
        /** @description Default figures for the fields of a simulation. */
        DefaultFigures: {
            /** @description ARLA as a share of the diesel's volume, in basis points. */
            arlaBps: components["schemas"]["DefaultFigure"];
            /** @description Price of a litre of ARLA, in thousandths of a real. */
            arlaPriceMillis: components["schemas"]["DefaultFigure"];
            /** @description Driver's commission rate, in basis points. */
            commissionBps: components["schemas"]["DefaultFigure"];
            /** @description Food and lodging of a day on the road, in cents. */
            dailyCostCents: components["schemas"]["DefaultFigure"];
            /** @description Days of the trip, by its loaded kilometres. */
            days: components["schemas"]["DefaultFigure"];
            /** @description Dependants for the income tax. */
            dependents: components["schemas"]["DefaultFigure"];
            /** @description Depreciation of truck and trailers per month, in cents. */
            depreciationMonthlyCents: components["schemas"]["DefaultFigure"];
            /** @description Price of a litre of diesel, in thousandths of a real. */
            dieselPriceMillis: components["schemas"]["DefaultFigure"];
            /** @description Driver's fixed pay per trip, in cents. */
            driverFixedCents: components["schemas"]["DefaultFigure"];
            /** @description Metres driven per litre when empty. */
            emptyMetersPerLiter: components["schemas"]["DefaultFigure"];
            /** @description Insurance per month, in cents. */
            insuranceMonthlyCents: components["schemas"]["DefaultFigure"];
            /** @description Metres driven per litre when loaded. */
            loadedMetersPerLiter: components["schemas"]["DefaultFigure"];
            /** @description Loan instalments per month, in cents. */
            loanMonthlyCents: components["schemas"]["DefaultFigure"];
            /** @description Maintenance per kilometre, in thousandths of a real. */
            maintenancePerKmMillis: components["schemas"]["DefaultFigure"];
            /** @description INSS that other payers withheld in the month, in cents. */
            otherInssCents: components["schemas"]["DefaultFigure"];
            /** @description Licensing and taxes per month, in cents. */
            otherMonthlyCents: components["schemas"]["DefaultFigure"];
            /** @description Amount that the client already paid in the month, in cents. */
            payerMonthCents: components["schemas"]["DefaultFigure"];
            /** @description Tyres per kilometre, in thousandths of a real. */
            tiresPerKmMillis: components["schemas"]["DefaultFigure"];
            /** @description Work days per month. */
            workDaysPerMonth: components["schemas"]["DefaultFigure"];
        };
        /** @description A discount from a driver's pay: a fine, a damage, a loan. */
        Discount: {
            /**
             * Format: int64
             * @description Amount in cents, above zero.
             */
            amountCents: number;
            /** @description Reason. */
            description: string;
        };
        /** @description Distance between two cities, or the reason why there is none. */
        Distance: {
            /** @description True for an estimate. */
            approximate: boolean;
            /** @description Source of the kilometres. */
            basis: components["schemas"]["DistanceBasis"];
            distanceKm?: components["schemas"]["Km"] | null;
            /**
             * Format: int64
             * @description Number of the owner's freights of which they are the median; null for an estimate.
             */
            freights?: number | null;
            /** @description Reason why there is no estimate, in Portuguese; null where there is one. */
            reason?: string | null;
            /** @description Tolerance of the estimate, in basis points; zero for own freights. */
            toleranceBps: components["schemas"]["Bps"];
            /** @description Source in Portuguese: `mediana de 7 fretes seus, pelo hodômetro`; null for an estimate. */
            words?: string | null;
        };
        /**
         * @description Source of a distance between two cities.
         * @enum {string}
         */
        DistanceBasis: "own_freights" | "estimate";
        /** @description A verdict that another distance within the tolerance of the estimate would turn. */
        DistanceDoubt: {
            /** @description Tolerance of the estimate: the share by which it may be off. */
            toleranceBps: components["schemas"]["Bps"];
            /** @description Distance nearest to the estimate at which the verdict turns, in kilometres. */
            turnsAtKm: components["schemas"]["Km"];
            /** @description Doubt in one Portuguese sentence. */
            words: string;
        };
        /**
         * @description Source of the kilometres that the figures of a freight count.
         * @enum {string}
         */
        DistanceSource: "odometer" | "planned" | "estimated";
        /** @description Document that has a sample. */
        DocumentSample: {
            /** @description Kind of document. */
            kind: components["schemas"]["SampleKind"];
            /** @description Name of the document in Portuguese. */
            title: string;
        };
        /** @description All documents that have a sample, in one part. */
        DocumentSamples: {
            /** @description Documents that have a sample. */
            items: components["schemas"]["DocumentSample"][];
            /** @description Always null: the list has one part. */
            nextCursor?: string | null;
        };
        /** @description A person who drives for the owner. */
        Driver: components["schemas"]["DriverFields"] & {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["DriverId"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /**
         * Format: int64
         * @description Identity of an advance to a driver (vale).
         */
        DriverAdvanceId: number;
        /**
         * @description Kind of a driver's due date.
         * @enum {string}
         */
        DriverDueCode: "cnh" | "toxicological";
        /** @description A due date of a driver, as seen from a day. */
        DriverDueLine: {
            /** @description Kind of the due date. */
            code: components["schemas"]["DriverDueCode"];
            /**
             * Format: int64
             * @description Days until the due day; negative when past.
             */
            days: number;
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /** @description Kind of the due date, in Portuguese. */
            name: string;
            /** @description State of the due date. */
            state: components["schemas"]["DueState"];
        };
        /** @description Fields of a driver that the user enters. */
        DriverFields: {
            /** @description True while the driver drives for the owner. */
            active: boolean;
            /** @description Agreement about the pay. */
            agreement: components["schemas"]["Agreement"];
            cnhCategory?: components["schemas"]["CnhCategory"] | null;
            /**
             * Format: date
             * @description Expiry day of the CNH.
             */
            cnhDueOn?: string | null;
            cnhNumber?: components["schemas"]["Cnh"] | null;
            commissionBps?: components["schemas"]["Bps"] | null;
            cpf?: components["schemas"]["Cpf"] | null;
            dailyAllowanceCents?: components["schemas"]["Cents"] | null;
            fixedCents?: components["schemas"]["Cents"] | null;
            /** @description Name. */
            name: string;
            /** @description Free notes. */
            notes?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            /** @description Pix key. */
            pixKey?: string | null;
            /**
             * Format: date
             * @description Due day of the toxicological exam (CTB art. 148-A).
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
            /** @description True while the driver drives for the owner; default true for a new driver, else as it was. */
            active?: boolean | null;
            /** @description Agreement about the pay. */
            agreement: components["schemas"]["Agreement"];
            cnhCategory?: components["schemas"]["CnhCategory"] | null;
            /**
             * Format: date
             * @description Expiry day of the CNH.
             */
            cnhDueOn?: string | null;
            /** @description Registration number of the CNH. */
            cnhNumber?: string | null;
            /**
             * Format: int64
             * @description Commission in basis points; required by an agreement on a share.
             */
            commissionBps?: number | null;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description CPF, with or without punctuation. */
            cpf?: string | null;
            /**
             * Format: int64
             * @description Daily allowance for a day on the road, on top of the pay, in cents.
             */
            dailyAllowanceCents?: number | null;
            /**
             * Format: int64
             * @description Fixed pay in cents; required by an agreement on a fixed amount.
             */
            fixedCents?: number | null;
            /** @description Name. */
            name: string;
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            /** @description Phone with area code. */
            phone?: string | null;
            /** @description Pix key. */
            pixKey?: string | null;
            /**
             * Format: date
             * @description Due day of the toxicological exam.
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
            /** @description Advances of the driver to deduct. */
            advanceIds?: components["schemas"]["DriverAdvanceId"][];
            /**
             * Format: int64
             * @description Number of days with a daily allowance; default none.
             */
            allowanceDays?: number | null;
            /**
             * @description True to carry the driver's debt into the next settlement instead of paying it; default false. A balance in the
             *     driver's favour is never carried.
             */
            carries?: boolean | null;
            /** @description Commissions that differ from the agreement's. */
            commissions?: components["schemas"]["CommissionInput"][];
            /**
             * Format: int64
             * @description Daily allowance in cents; default the driver's.
             */
            dailyAllowanceCents?: number | null;
            /** @description Discounts from the driver's pay. */
            discounts?: components["schemas"]["Discount"][];
            /** @description Driver. */
            driverId: components["schemas"]["DriverId"];
            /**
             * Format: date
             * @description Due day of the balance; default the last day of the period.
             */
            dueOn?: string | null;
            /** @description Expenses paid by the driver to refund. */
            expenseIds?: components["schemas"]["TransactionId"][];
            /** @description Completed freights of the driver to settle. */
            freightIds?: components["schemas"]["FreightId"][];
            /** @description Payment method. */
            method: components["schemas"]["PayMethod"];
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            /**
             * Format: date
             * @description Paid day of the balance, today at the latest; default pending. Ignored if there is nothing to pay.
             */
            paidOn?: string | null;
            /**
             * Format: date
             * @description First day of the period.
             */
            periodFrom: string;
            /**
             * Format: date
             * @description Last day of the period.
             */
            periodTo: string;
            /**
             * Format: int64
             * @description Fixed pay in cents; default by the agreement, for the days without a fixed pay in another settlement.
             */
            salaryCents?: number | null;
        };
        /** @description Preview of a settlement; nothing is stored. */
        DriverPaymentPreview: components["schemas"]["PaymentFigures"] & {
            /**
             * Format: int64
             * @description Number: null, for a preview has none yet.
             */
            number?: number | null;
        };
        /** @description A settlement as the API returns it. */
        DriverPaymentRecord: components["schemas"]["PaymentFigures"] & {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["DriverPaymentId"];
            /**
             * Format: int64
             * @description Number among the owner's settlements.
             */
            number: number;
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description A driver as the API returns him: with what is open between him and the owner. */
        DriverRecord: components["schemas"]["Driver"] & {
            /** @description Debts of the driver from settlements that no later one has deducted yet, in cents. */
            carriedCents: components["schemas"]["Cents"];
            /** @description Due dates, the nearest first. */
            dueLines: components["schemas"]["DriverDueLine"][];
            /** @description Advances that are not yet deducted in a settlement, in cents. */
            openAdvancesCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of completed freights that are not yet settled.
             */
            openFreights: number;
        };
        /** @description The driver of a settlement. */
        DriverRef: {
            /** @description Identity. */
            id: components["schemas"]["DriverId"];
            /** @description Name. */
            name: string;
            /** @description Pix key. */
            pixKey?: string | null;
        };
        /**
         * @description Kind of a due date of a vehicle.
         * @enum {string}
         */
        DueCode: "licensing" | "insurance" | "tachograph" | "rntrc" | "own";
        /** @description Due date that the owner named. */
        DueDate: {
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /** @description Name: the matter that is due. */
            name: string;
        };
        /** @description Forecast of when a maintenance plan is due next. */
        DueForecast: {
            /** @description True if that earlier day is in the future and only forecast by the pace. */
            byPace: boolean;
            /**
             * Format: int64
             * @description Days left until that earlier day; negative when past, null if unknown.
             */
            daysLeft?: number | null;
            dueKm?: components["schemas"]["Km"] | null;
            /**
             * Format: date
             * @description Due day by months; null without an interval in months or a last day.
             */
            dueOn?: string | null;
            /**
             * Format: date
             * @description Forecast day of that odometer at the vehicle's own pace; today when it is reached or past. Null where the due
             *     odometer or the pace is unknown.
             */
            forecastOn?: string | null;
            /**
             * Format: int64
             * @description Kilometres left until it is due; negative when past; null where the due odometer is.
             */
            kmLeft?: number | null;
            kmPerDay?: components["schemas"]["Km"] | null;
            lastDoneKm?: components["schemas"]["Km"] | null;
            /**
             * Format: date
             * @description Day on which it was last done; null if unknown.
             */
            lastDoneOn?: string | null;
            lastRecordId?: components["schemas"]["MaintenanceRecordId"] | null;
            missing?: components["schemas"]["PlanMissing"] | null;
            /**
             * Format: date
             * @description Earlier of the due day and the forecast day; null where neither is known.
             */
            nextOn?: string | null;
            /** @description State of the plan. */
            state: components["schemas"]["PlanState"];
        };
        /** @description Due date of a vehicle, seen from a day. */
        DueLine: {
            /** @description Kind of due date. */
            code: components["schemas"]["DueCode"];
            /**
             * Format: int64
             * @description Days until the due day; negative when past.
             */
            days: number;
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /** @description Name, in Portuguese. */
            name: string;
            /** @description State: ok, soon or expired. */
            state: components["schemas"]["DueState"];
        };
        /**
         * @description State of a due date.
         * @enum {string}
         */
        DueState: "ok" | "soon" | "expired";
        /**
         * @description Effect of a transaction: it moves money, the result, or both.
         * @enum {string}
         */
        Effect: "both" | "cash" | "result";
        /** @description Body of an action without input. */
        Empty: Record<string, never>;
        /** @description Ended access of a user: sessions, and revoked tokens. */
        EndedAccess: {
            /** @description Number of ended sessions; a user's change of the own password does not count the current one. */
            endedSessions: number;
            /** @description Names of the API tokens that were revoked, in alphabetical order. */
            revokedTokens: string[];
        };
        /**
         * @description Statement that a payer with a CPF is equated to a company for social security (Lei 8.212/1991 art. 15 parágrafo
         *     único), such as a farmer registered as contribuinte individual.
         * @enum {string}
         */
        EquatedToCompany: "unknown" | "yes" | "no";
        /**
         * @description Kind of an event in a freight's timeline.
         * @enum {string}
         */
        EventKind: "status" | "cancelled" | "reopened" | "arrived" | "arrival_undone";
        /** @description A suggested deduction. */
        ExpectedDeduction: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description Kind of deduction. */
            kind: components["schemas"]["Deduction"];
            /** @description Name on screen. */
            label: string;
        };
        /** @description Deductions expected from the payer of an open amount. */
        ExpectedDeductions: {
            /** @description Caveat about the figures, in Portuguese; null if there is none. */
            caveat?: string | null;
            /** @description Sum of the deductions, in cents. */
            deductedCents: components["schemas"]["Cents"];
            /** @description Deductions, without those of zero. */
            deductions: components["schemas"]["ExpectedDeduction"][];
            /**
             * Format: int64
             * @description Number of dependants: in a closed month the number stored with its closing, else that of the profile.
             */
            dependents: number;
            /** @description Expected net amount, in cents. */
            netCents: components["schemas"]["Cents"];
            /** @description Open amount, in cents. */
            openCents: components["schemas"]["Cents"];
            /** @description INSS that other payers withheld in the month, in cents: its ceiling is the carrier's, over all payers. */
            otherInssCents: components["schemas"]["Cents"];
            /**
             * @description Contributions that the carrier himself would owe on a person's payment (Lei 8.212/1991 art. 21, Lei 8.706/1993
             *     art. 7º II): zero for a company.
             */
            ownContributions: components["schemas"]["OwnContributions"];
            /** @description Kind of payer. */
            payer: components["schemas"]["PayerKind"];
            /** @description Earlier payments of this payer in the month, in cents: payments of a month are taxed together. */
            payerMonthCents: components["schemas"]["Cents"];
            /** @description Name of the payer; null if unknown. */
            payerName?: string | null;
            /** @description Explanation of the figures, in Portuguese. */
            words: string[];
        };
        /** @description Open income that names a freight beside its price: a stay, or a top-up. */
        ExtraReceivable: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description Category: a top-up of the price is freight too. */
            category: components["schemas"]["Category"];
            /** @description Description. */
            description: string;
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /**
             * Format: int64
             * @description Days overdue; 0 while it is not.
             */
            overdueDays: number;
            /** @description Transaction that books it. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description Fault of one field. */
        FieldError: {
            /** @description Stable slug. */
            code: string;
            /** @description Field's name on the wire. */
            field: string;
            /** @description Sentence in Portuguese: what is wrong and what to do. */
            message: string;
        };
        /** @description One fill-up of a vehicle. */
        FillUp: components["schemas"]["FuelFields"] & {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["FuelRecordId"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description Financed purchase. */
        FinancedInput: {
            /**
             * Format: int64
             * @description Down payment in cents, less than the price.
             */
            downPaymentCents: number;
            /**
             * Format: int64
             * @description Price in cents.
             */
            priceCents: number;
        };
        /** @description The first steps of an account. */
        FirstSteps: {
            /** @description True once an expense is entered. */
            expense: boolean;
            /** @description True once a freight is entered. */
            freight: boolean;
            /** @description True while a tractor is registered but no trailer. An owner who pulls a hired trailer needs none. */
            needsTrailer: boolean;
            /** @description True once a vehicle is registered. */
            vehicle: boolean;
        };
        /**
         * @description Access key of a CT-e or MDF-e: 44 characters, the last a check digit (modulo 11, weights 2 to 9 from the right).
         *     The issuer's CNPJ inside may be alphanumeric, each character counting as its ASCII code minus 48.
         */
        FiscalKey: string;
        /** @description Income and expenses. */
        Flow: {
            /** @description Expenses, in cents. */
            expenseCents: components["schemas"]["Cents"];
            /** @description Income, in cents. */
            incomeCents: components["schemas"]["Cents"];
            /** @description Income less expenses, in cents. */
            netCents: components["schemas"]["Cents"];
        };
        /**
         * @description Basis of a forecast.
         * @enum {string}
         */
        ForecastBasis: "simulation" | "history";
        /** @description Trip cost of an ongoing freight. */
        ForecastLine: {
            /** @description Cost booked so far, in cents. */
            bookedCents: components["schemas"]["Cents"];
            /** @description Expected cost for the whole trip, in cents. */
            expectedCents: components["schemas"]["Cents"];
            /** @description Name on screen. */
            label: string;
            /** @description Line of the comparison. */
            line: components["schemas"]["ComparedLine"];
            /** @description Expected further cost, in cents; never negative. */
            remainingCents: components["schemas"]["Cents"];
        };
        /** @description Cities that match a typed text. */
        FoundCities: {
            /** @description The most likely first; at most six. */
            items: components["schemas"]["City"][];
        };
        /** @description One loaded trip. */
        Freight: components["schemas"]["FreightFields"] & {
            arrivedAt?: components["schemas"]["Instant"] | null;
            /**
             * Format: date
             * @description First day of the freight, by the clocks of its origin: the day of the earliest current milestone after
             *     `scheduled`. Null while it is only scheduled.
             */
            beganOn?: string | null;
            /**
             * Format: date
             * @description Day of the cancellation; null unless the freight is cancelled.
             */
            cancelledOn?: string | null;
            /** @description Reason of the cancellation; null unless the freight is cancelled. */
            cancelReason?: string | null;
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            drivenKm?: components["schemas"]["Km"] | null;
            /** @description Identity. */
            id: components["schemas"]["FreightId"];
            /**
             * Format: int64
             * @description Number among the owner's freights.
             */
            number: number;
            /** @description State that the freight has reached. */
            status: components["schemas"]["FreightStatus"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description Driver as a freight names him. */
        FreightDriver: {
            /** @description Identity. */
            id: components["schemas"]["DriverId"];
            /** @description Name. */
            name: string;
        };
        /** @description One entry of a freight's timeline. */
        FreightEvent: {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description State before. */
            fromStatus: components["schemas"]["FreightStatus"];
            /** @description Identity; grows in the order of recording. */
            id: components["schemas"]["FreightEventId"];
            /** @description Kind of the event. */
            kind: components["schemas"]["EventKind"];
            /** @description Note of the user; the reason of a cancellation; null without one. */
            note?: string | null;
            /** @description Time at which it happened. */
            occurredAt: components["schemas"]["Instant"];
            odometerKm?: components["schemas"]["Km"] | null;
            /** @description State after; the same as before unless the freight moved. */
            toStatus: components["schemas"]["FreightStatus"];
        };
        /**
         * Format: int64
         * @description Identity of one entry of a freight's timeline.
         */
        FreightEventId: number;
        /** @description Fields of a freight that the user enters. */
        FreightFields: {
            advanceBps?: components["schemas"]["Bps"] | null;
            /** @description Part of the gross paid in advance, in cents. */
            advanceCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Due day of the advance; when null, the day on which the freight began, and until then the scheduled day.
             */
            advanceDueOn?: string | null;
            /**
             * Format: int64
             * @description Axles of the composition.
             */
            axles: number;
            /**
             * Format: date
             * @description Due day of the balance; when null, 30 days after the day on which the freight began, and until then after the
             *     scheduled day.
             */
            balanceDueOn?: string | null;
            /** @description Description of the cargo. */
            cargoDescription?: string | null;
            /** @description Legal kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            ciot?: components["schemas"]["Ciot"] | null;
            clientId?: components["schemas"]["ClientId"] | null;
            commissionBps?: components["schemas"]["Bps"] | null;
            cteKey?: components["schemas"]["FiscalKey"] | null;
            /** @description City of unloading, by its IBGE code. */
            destinationCityCode: components["schemas"]["CityCode"];
            /** @description Loaded kilometres. */
            distanceKm: components["schemas"]["Km"];
            /** @description Empty kilometres, to the loading or back. */
            emptyKm: components["schemas"]["Km"];
            /** @description Kilometres of an empty return that must be paid: containers, and dedicated fleets for sanitary reasons. */
            emptyReturnKm: components["schemas"]["Km"];
            /** @description Gross: total price of the freight, in cents, without vale-pedágio. */
            grossCents: components["schemas"]["Cents"];
            mdfeKey?: components["schemas"]["FiscalKey"] | null;
            /** @description Table by which the legal minimum is calculated. */
            minimumTable: components["schemas"]["MinimumTable"];
            /** @description Free notes. */
            notes?: string | null;
            odometerEndKm?: components["schemas"]["Km"] | null;
            odometerStartKm?: components["schemas"]["Km"] | null;
            /** @description City of loading, by its IBGE code. */
            originCityCode: components["schemas"]["CityCode"];
            /** @description Unit of the rate: trip, tonne or loaded kilometre. */
            pricing: components["schemas"]["Pricing"];
            /** @description Rate in cents per trip, tonne or loaded kilometre. */
            rateCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Day for which the freight is agreed.
             */
            scheduledFor: string;
            /** @description Toll of the route in cents: the voucher, or the toll expected by the driver. */
            tollCents: components["schemas"]["Cents"];
            /** @description Party that pays the toll. */
            tollPayer: components["schemas"]["TollPayer"];
            /** @description The truck. */
            truckId: components["schemas"]["VehicleId"];
            weightKg?: components["schemas"]["Kilograms"] | null;
        };
        /** @description Costs that an ongoing freight still will have, and its final net. */
        FreightForecast: {
            /** @description Basis of the forecast. */
            basis: components["schemas"]["ForecastBasis"];
            /** @description Final commission of the driver, in cents. */
            commissionCents: components["schemas"]["Cents"];
            /** @description Final costs, commission left out, in cents. */
            costCents: components["schemas"]["Cents"];
            /** @description Trip costs for which something is expected. */
            lines: components["schemas"]["ForecastLine"][];
            marginBps?: components["schemas"]["Bps"] | null;
            /** @description Final net, in cents. */
            netCents: components["schemas"]["Cents"];
            netPerTotalKmCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: int64
             * @description Number of fill-ups and legs between full tanks that are the basis; null on another basis.
             */
            records?: number | null;
            /** @description Expected further costs, without commission, in cents. */
            remainingCents: components["schemas"]["Cents"];
            simulationId?: components["schemas"]["FreightSimulationId"] | null;
            /**
             * Format: int64
             * @description Number of that simulation; null on another basis.
             */
            simulationNumber?: number | null;
            /** @description Basis in Portuguese. */
            words: string;
        };
        /**
         * Format: int64
         * @description Identity of a freight.
         */
        FreightId: number;
        /** @description Freight as the user enters it. */
        FreightInput: {
            /**
             * Format: int64
             * @description Advance as a share of the gross, in basis points, in place of the amount.
             */
            advanceBps?: number | null;
            /**
             * Format: int64
             * @description Part of the gross paid in advance, in cents; default 0.
             */
            advanceCents?: number | null;
            /**
             * Format: date
             * @description Due day of the advance; default the day on which the freight begins, and until then the scheduled day.
             */
            advanceDueOn?: string | null;
            /**
             * Format: int64
             * @description Axles on the ground; default the sum of the vehicles' axles.
             */
            axles?: number | null;
            /**
             * Format: date
             * @description Due day of the balance; default 30 days after the day on which the freight begins, and until then after the
             *     scheduled day.
             */
            balanceDueOn?: string | null;
            /** @description Description of the cargo. */
            cargoDescription?: string | null;
            /** @description Legal kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            /** @description CIOT of the freight. */
            ciot?: string | null;
            clientId?: components["schemas"]["ClientId"] | null;
            /**
             * Format: int64
             * @description Driver's share of this freight alone, in basis points, in place of the one agreed with him; without effect until
             *     a driver is named.
             */
            commissionBps?: number | null;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description Access key of the CT-e. */
            cteKey?: string | null;
            /** @description City of unloading, by its IBGE code; may be the same city. */
            destinationCityCode: components["schemas"]["CityCode"];
            /**
             * Format: int64
             * @description Loaded kilometres.
             */
            distanceKm: number;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: int64
             * @description Empty kilometres; default 0.
             */
            emptyKm?: number | null;
            /**
             * Format: int64
             * @description Kilometres of an empty return that must be paid, included in the empty kilometres; default 0.
             */
            emptyReturnKm?: number | null;
            /** @description Access key of the MDF-e. */
            mdfeKey?: string | null;
            minimumTable?: components["schemas"]["MinimumTable"] | null;
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            /**
             * Format: int64
             * @description Odometer at the end, in kilometres.
             */
            odometerEndKm?: number | null;
            /**
             * Format: int64
             * @description Odometer at the start, in kilometres.
             */
            odometerStartKm?: number | null;
            /** @description City of loading, by its IBGE code. */
            originCityCode: components["schemas"]["CityCode"];
            /** @description Unit of the rate: trip, tonne or loaded kilometre. */
            pricing: components["schemas"]["Pricing"];
            /**
             * Format: int64
             * @description Rate in cents per trip, tonne or loaded kilometre.
             */
            rateCents: number;
            /**
             * Format: date
             * @description Day for which the freight is agreed.
             */
            scheduledFor: string;
            /**
             * Format: int64
             * @description Toll of the route in cents; default 0.
             */
            tollCents?: number | null;
            tollPayer?: components["schemas"]["TollPayer"] | null;
            /** @description Trailers, beginning with the one behind the truck. */
            trailerIds: components["schemas"]["VehicleId"][];
            /** @description The truck. */
            truckId: components["schemas"]["VehicleId"];
            /**
             * Format: int64
             * @description Weight of the cargo in kilograms; required when the rate is per tonne.
             */
            weightKg?: number | null;
        };
        /** @description Sums over the freights of a month of the list. */
        FreightMonth: components["schemas"]["FreightSums"] & {
            /** @description Month for which they are scheduled. */
            month: components["schemas"]["Month"];
        };
        /** @description The result of a freight. */
        FreightProfit: {
            /**
             * @description Commission of the driver in cents: as settled, else as agreed. Zero without a driver, and zero for a cancelled
             *     freight.
             */
            commissionCents: components["schemas"]["Cents"];
            /** @description True when a settlement includes the commission. */
            commissionSettled: boolean;
            /** @description Sum of the costs, in cents. */
            costCents: components["schemas"]["Cents"];
            /** @description Costs by category, the greatest first. */
            costs: components["schemas"]["CostLine"][];
            /**
             * Format: int64
             * @description Calendar days from the start to the completion, to the day of cancellation, or to today; both counted. Null
             *     before the start.
             */
            days?: number | null;
            /** @description Source of the loaded kilometres. */
            distanceSource: components["schemas"]["DistanceSource"];
            drivenKm?: components["schemas"]["Km"] | null;
            driverPaymentId?: components["schemas"]["DriverPaymentId"] | null;
            /** @description Empty kilometres; zero for a cancelled freight. */
            emptyKm: components["schemas"]["Km"];
            expectedTollCents?: components["schemas"]["Cents"] | null;
            /**
             * @description Loaded kilometres: those of the odometer less the empty ones, else as planned; zero for a cancelled freight, of
             *     unknown distance.
             */
            loadedKm: components["schemas"]["Km"];
            marginBps?: components["schemas"]["Bps"] | null;
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            netAfterOwnContributionsCents?: components["schemas"]["Cents"] | null;
            /** @description Revenue less costs and commission, in cents. */
            netCents: components["schemas"]["Cents"];
            netPerTotalKmCents?: components["schemas"]["Cents"] | null;
            /** @description Amount still to be received, in cents. */
            openCents: components["schemas"]["Cents"];
            /** @description Income booked by hand that names the freight, such as waiting time, in cents. */
            otherIncomeCents: components["schemas"]["Cents"];
            ownContributions?: components["schemas"]["OwnContributions"] | null;
            /** @description Gross, or the settled amount of a cancelled freight, in cents. */
            priceCents: components["schemas"]["Cents"];
            /** @description True while the freight goes on: the net so far is no profit yet. */
            provisional: boolean;
            /** @description Amount really received, in cents. */
            receivedCents: components["schemas"]["Cents"];
            /** @description Revenue: price and other income, in cents. */
            revenueCents: components["schemas"]["Cents"];
            revenuePerLoadedKmCents?: components["schemas"]["Cents"] | null;
            revenuePerTotalKmCents?: components["schemas"]["Cents"] | null;
            tollVoucher?: components["schemas"]["TollVoucher"] | null;
            /** @description Loaded and empty kilometres together. */
            totalKm: components["schemas"]["Km"];
            /**
             * @description Costs of the trip among them, in cents, deducted from the price before a driver's share of the net: fuel, toll
             *     without a voucher, food, lodging and other costs. The truck's own (repairs, insurance, licensing, loans), taxes
             *     and wages are not among them.
             */
            tripCostCents: components["schemas"]["Cents"];
            /** @description Taxes that the payer withheld, in cents; included in the costs. */
            withheldCents: components["schemas"]["Cents"];
            /** @description Amount that the payer deducted for shortage, damage and the like, in cents; included in the costs. */
            writtenOffCents: components["schemas"]["Cents"];
        };
        /** @description Result of a freight as the API returns it, with the figures it is measured against. */
        FreightProfitDetails: components["schemas"]["FreightProfit"] & {
            comparison?: components["schemas"]["Comparison"] | null;
            forecast?: components["schemas"]["FreightForecast"] | null;
            /** @description Legal minimum against the agreed price, by the act and coefficients stored when the freight was written. */
            minimum: components["schemas"]["MinimumFreight"];
        };
        /** @description Freight as the API returns it. */
        FreightRecord: components["schemas"]["Freight"] & {
            /** @description Balance, paid after the advance, in cents. */
            balanceCents: components["schemas"]["Cents"];
            client?: components["schemas"]["ClientRef"] | null;
            /** @description City of unloading. */
            destinationCity: components["schemas"]["City"];
            driver?: components["schemas"]["FreightDriver"] | null;
            /** @description Open income that names the freight beside its price, the earliest due day first. */
            extraReceivables: components["schemas"]["ExtraReceivable"][];
            /** @description Statuses to which the freight may move now. */
            moves: components["schemas"]["FreightStatus"][];
            nextArrival?: components["schemas"]["StayPlace"] | null;
            /** @description Amount still to be received, in cents: the open receivables, and the extra ones. */
            openCents: components["schemas"]["Cents"];
            /** @description City of loading. */
            originCity: components["schemas"]["City"];
            overload?: components["schemas"]["Overload"] | null;
            /** @description Receivables in the books, the advance first. */
            receivables: components["schemas"]["Receivable"][];
            /** @description Amount really received, in cents. */
            receivedCents: components["schemas"]["Cents"];
            simulationId?: components["schemas"]["FreightSimulationId"] | null;
            /**
             * Format: int64
             * @description Number of that simulation; null where there is none.
             */
            simulationNumber?: number | null;
            /** @description Identities of the trailers, in order. */
            trailerIds: components["schemas"]["VehicleId"][];
            /** @description Trailers, in order. */
            trailers: components["schemas"]["VehicleRef"][];
            /** @description The truck. */
            truck: components["schemas"]["VehicleRef"];
            /** @description Taxes that the payer withheld, in cents. */
            withheldCents: components["schemas"]["Cents"];
            /** @description Amount that the payer deducted for shortage, damage and the like, in cents. */
            writtenOffCents: components["schemas"]["Cents"];
        };
        /** @description Offer assessed before its acceptance. */
        FreightSimulation: components["schemas"]["SimulationFields"] & {
            /** @description True when the simulation is archived: lists leave it out. */
            archived: boolean;
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Identity. */
            id: components["schemas"]["FreightSimulationId"];
            /**
             * Format: int64
             * @description Number among the owner's simulations.
             */
            number: number;
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /**
         * Format: int64
         * @description Identity of a freight simulation.
         */
        FreightSimulationId: number;
        /**
         * @description Status of a freight. It moves forward to any later status, since statuses are often recorded afterwards, and
         *     back by exactly one.
         * @enum {string}
         */
        FreightStatus: "scheduled" | "loading" | "in_transit" | "unloading" | "completed";
        /** @description Summary of a list of freights. */
        FreightSummary: components["schemas"]["FreightSums"] & {
            /** @description Sums by month for which they are scheduled, in order. */
            months: components["schemas"]["FreightMonth"][];
        };
        /** @description Sums over freights. */
        FreightSums: {
            /**
             * Format: int64
             * @description Number of cancelled freights.
             */
            cancelledCount: number;
            /**
             * Format: int64
             * @description Number of freights, cancelled ones included.
             */
            count: number;
            /** @description Prices of the freights that are not cancelled, in cents. */
            grossCents: components["schemas"]["Cents"];
            /** @description Amount still to be received, in cents: the open receivables, and the extra ones. */
            openCents: components["schemas"]["Cents"];
        };
        /**
         * @description Fuel of a fill-up.
         * @enum {string}
         */
        Fuel: "diesel_s10" | "diesel_s500" | "arla32" | "gasoline" | "ethanol";
        /**
         * @description Cause of a difference in the cost of fuel.
         * @enum {string}
         */
        FuelCause: "price" | "way" | "consumption" | "liters" | "other";
        /** @description Fuel of a period. */
        FuelConsumption: {
            /** @description Stations, the one with the greatest spending first. */
            stations: components["schemas"]["StationFigures"][];
            /** @description Cost of all fuel, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Vehicles, sorted by plate. */
            vehicles: components["schemas"]["VehicleConsumption"][];
            /** @description Fuel for the engines, in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /** @description Defaults of a new fill-up of a vehicle. */
        FuelDefaults: {
            cityCode?: components["schemas"]["CityCode"] | null;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: int64
             * @description Days from the fill-up of that price to its due day; null where it was due on the spot, where a driver paid it,
             *     and without one.
             */
            dueAfterDays?: number | null;
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: int64
             * @description Number of that freight; null without a freight.
             */
            freightNumber?: number | null;
            /** @description Fuel of its last fill-up; Diesel S10 where there is none. */
            fuel: components["schemas"]["Fuel"];
            odometerKm?: components["schemas"]["Km"] | null;
            pricePerLiterMillis?: components["schemas"]["MillisPerLiter"] | null;
            /** @description Station of that price; null without one. */
            station?: string | null;
            /** @description Vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /** @description Fields of a fill-up that the user enters. */
        FuelFields: {
            cityCode?: components["schemas"]["CityCode"] | null;
            /**
             * Format: date
             * @description Day of the fill-up.
             */
            filledOn: string;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Fuel. */
            fuel: components["schemas"]["Fuel"];
            /** @description True where the tank was full afterwards. */
            fullTank: boolean;
            /** @description True where a fill-up before this one was forgotten. */
            missedPrevious: boolean;
            /** @description Free notes. */
            notes?: string | null;
            odometerKm?: components["schemas"]["Km"] | null;
            /** @description Price per litre, in thousandths of a real. */
            pricePerLiterMillis: components["schemas"]["MillisPerLiter"];
            /** @description Purpose: the consumer of the fuel. */
            purpose: components["schemas"]["FuelPurpose"];
            /** @description Station. */
            station?: string | null;
            /** @description Total in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Vehicle that was filled up. */
            vehicleId: components["schemas"]["VehicleId"];
            /** @description Volume in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /** @description Fuel of a settlement's freights, without that of refrigeration units. */
        FuelFigures: {
            /** @description Cost of ARLA, in cents. */
            arlaCents: components["schemas"]["Cents"];
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description Cost of that fuel, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Volume of engine fuel, without ARLA, in millilitres. */
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
             * @description Due day; default the day of the fill-up, which it always is where the driver paid.
             */
            dueOn?: string | null;
            /**
             * Format: date
             * @description Day of the fill-up; not after today.
             */
            filledOn: string;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Fuel. */
            fuel: components["schemas"]["Fuel"];
            /** @description True where the tank was full afterwards; default true. */
            fullTank?: boolean | null;
            /** @description True where a fill-up before this one was forgotten; default false. */
            missedPrevious?: boolean | null;
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            /**
             * Format: int64
             * @description Odometer then, in kilometres; trucks only.
             */
            odometerKm?: number | null;
            /** @description True where the driver paid it: the owner reimburses him in a settlement. Default false. */
            paidByDriver?: boolean | null;
            /**
             * Format: date
             * @description Paid day; `null` while it is pending. When absent, a new record without a due day was paid on the day of the
             *     fill-up, and a change leaves the payment as it is.
             */
            paidOn?: string | null;
            /**
             * Format: int64
             * @description Price per litre, in thousandths of a real.
             */
            pricePerLiterMillis?: number | null;
            purpose?: components["schemas"]["FuelPurpose"] | null;
            /** @description Station. */
            station?: string | null;
            /**
             * Format: int64
             * @description Total in cents.
             */
            totalCents?: number | null;
            /** @description Vehicle that was filled up. */
            vehicleId: components["schemas"]["VehicleId"];
            /**
             * Format: int64
             * @description Volume in millilitres. Of volume, price and total any two determine the third.
             */
            volumeMl?: number | null;
        };
        /**
         * @description Reason why a fill-up ends no measured segment.
         * @enum {string}
         */
        FuelMissing: "first_full" | "partial" | "missed_fill" | "no_odometer" | "not_measured";
        /** @description Part of the difference in the cost of fuel. */
        FuelPart: {
            /** @description Difference in cents; above zero where it raised the cost of fuel. */
            amountCents: components["schemas"]["Cents"];
            /** @description Cause of the difference. */
            cause: components["schemas"]["FuelCause"];
            /** @description Name on screen. */
            label: string;
        };
        /** @description Payment of a fill-up, which the books store. */
        FuelPayment: {
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /** @description True where the driver paid it: the owner reimburses him in a settlement. */
            paidByDriver: boolean;
            /**
             * Format: date
             * @description Paid day; null while it is pending.
             */
            paidOn?: string | null;
        };
        /** @description Preview of a fill-up that is being entered; nothing of it is stored. */
        FuelPreview: {
            /** @description Faults of the data entered so far; a field that is only not filled yet is no fault. */
            errors: components["schemas"]["FieldError"][];
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            missing?: components["schemas"]["FuelMissing"] | null;
            pricePerLiterMillis?: components["schemas"]["MillisPerLiter"] | null;
            segmentKm?: components["schemas"]["Km"] | null;
            totalCents?: components["schemas"]["Cents"] | null;
            volumeMl?: components["schemas"]["Milliliters"] | null;
            /** @description Warnings of unlikely data, which would have to be confirmed. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description Price of a litre on a day. */
        FuelPrice: {
            /** @description Fuel. */
            fuel: components["schemas"]["Fuel"];
            /**
             * Format: date
             * @description Day.
             */
            on: string;
            /** @description Price per litre, in thousandths of a real. */
            pricePerLiterMillis: components["schemas"]["MillisPerLiter"];
            /** @description Station; null where none was entered. */
            station?: string | null;
        };
        /**
         * @description Purpose of a fuel: its consumer.
         * @enum {string}
         */
        FuelPurpose: "engine" | "refrigeration";
        /** @description A fill-up as the API shows it. */
        FuelRecord: components["schemas"]["FillUp"] & components["schemas"]["FuelPayment"] & {
            city?: components["schemas"]["CityName"] | null;
            /** @description Name of the driver; null where none is named. */
            driverName?: string | null;
            /**
             * Format: int64
             * @description Number of the freight; null without a freight.
             */
            freightNumber?: number | null;
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            missing?: components["schemas"]["FuelMissing"] | null;
            /** @description Plate of the vehicle. */
            plate: components["schemas"]["Plate"];
            segmentKm?: components["schemas"]["Km"] | null;
            /** @description Payment status. */
            status: components["schemas"]["PaymentStatus"];
            /** @description Its transaction in the books. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /**
         * Format: int64
         * @description Identity of a fill-up.
         */
        FuelRecordId: number;
        /** @description The stations to choose from: a short list, in one part. */
        FuelStations: {
            /** @description The stations, the last used first. */
            items: components["schemas"]["KnownStation"][];
            /** @description Always null: the list has one part. */
            nextCursor?: string | null;
        };
        /** @description Liveness. */
        Health: {
            /** @description `ok`. */
            status: string;
        };
        /** @description Basis of an average income per day. */
        IncomeBasis: {
            /**
             * Format: int64
             * @description Number of calendar days counted.
             */
            days: number;
            /**
             * Format: date
             * @description First day counted.
             */
            fromOn: string;
            /** @description Gross of the freights in between, in cents. */
            revenueCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Last day counted: the one before the work.
             */
            toOn: string;
        };
        /**
         * Format: date-time
         * @description A moment in UTC, in microseconds (the precision of PostgreSQL). RFC 3339 with `Z` on the wire.
         */
        Instant: string;
        /**
         * @description Type of an item.
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
        /** @description Station where the owner filled up before. */
        KnownStation: {
            cityCode?: components["schemas"]["CityCode"] | null;
            /**
             * Format: date
             * @description Day of that price.
             */
            lastOn: string;
            /** @description Last price per litre there, in thousandths of a real. */
            lastPriceMillis: components["schemas"]["MillisPerLiter"];
            /** @description Name, as last written. */
            station: string;
        };
        /** @description Suggested due day of a vehicle's licensing. */
        LicensingSuggestion: {
            /**
             * Format: date
             * @description Next due day; null where the plate is not complete.
             */
            dueOn?: string | null;
            /**
             * Format: int32
             * @description Month of that day, from 1 to 12; null where the plate is not complete.
             */
            month?: number | null;
            /** @description Rule and its source, in Portuguese. */
            rule: string;
        };
        /** @description Freight as a list shows it. */
        ListedFreight: components["schemas"]["FreightRecord"] & {
            netCents?: components["schemas"]["Cents"] | null;
        };
        /**
         * @description Base of INSS of a month below the minimum wage (Constituição art. 195 § 14), and its complement. That is 20 % of the
         *     difference (Lei 10.666/2003 art. 5º; Emenda Constitucional 103/2019 art. 29).
         */
        LowInssBase: {
            /** @description Base of INSS of all freight received in the month, in cents. */
            baseCents: components["schemas"]["Cents"];
            /** @description Complement, in cents. */
            complementCents: components["schemas"]["Cents"];
            /** @description Minimum wage, in cents. */
            minimumWageCents: components["schemas"]["Cents"];
            /** @description Warning, in Portuguese. */
            words: string;
        };
        /** @description Maintenance record as it is stored. */
        Maintenance: components["schemas"]["MaintenanceFields"] & {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["MaintenanceRecordId"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /**
         * @description Part of a vehicle on which work was done.
         * @enum {string}
         */
        MaintenanceCategory: "electrical" | "air_conditioning" | "tires" | "chassis" | "springs" | "engine" | "transmission" | "brakes" | "suspension" | "hydraulics" | "bodywork";
        /** @description Lines of plans, in one part. */
        MaintenanceDue: {
            /** @description Lines, the most urgent first. */
            items: components["schemas"]["MaintenancePlanRecord"][];
            /** @description Always null: the list has one part. */
            nextCursor?: string | null;
        };
        /** @description Fields of a maintenance record, without its items. */
        MaintenanceFields: {
            /** @description Part of the vehicle that the work was done on. */
            category: components["schemas"]["MaintenanceCategory"];
            /**
             * Format: int64
             * @description Days out of use.
             */
            daysStopped?: number | null;
            /** @description Description of the work. */
            description?: string | null;
            /** @description Discount on the sum of the items, in cents. */
            discountCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day of the work.
             */
            doneOn: string;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Kind: planned, or after a failure. */
            kind: components["schemas"]["MaintenanceKind"];
            /** @description Free notes. */
            notes?: string | null;
            odometerKm?: components["schemas"]["Km"] | null;
            /** @description Total cost, in cents: the sum of the items less the discount or, without items, the total as it was entered. */
            totalCents: components["schemas"]["Cents"];
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
            /** @description Workshop or mechanic. */
            workshop?: string | null;
        };
        /** @description Maintenance record as the user enters it. */
        MaintenanceInput: {
            /** @description Part of the vehicle that the work was done on. */
            category: components["schemas"]["MaintenanceCategory"];
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /**
             * Format: int64
             * @description Days out of use.
             */
            daysStopped?: number | null;
            /** @description Description of the work. */
            description?: string | null;
            /**
             * Format: int64
             * @description Discount on the sum of the items, in cents; default 0. Only with items.
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
             * @description Due day of the payment, or of its first instalment; default the day of the work, which it always is where the
             *     driver paid.
             */
            dueOn?: string | null;
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: int64
             * @description Number of monthly instalments; default 1.
             */
            installments?: number | null;
            /** @description Items of the bill, up to 50; none for a bill of only `totalCents`. */
            items?: components["schemas"]["MaintenanceItemInput"][];
            /** @description Kind: planned, or after a failure. */
            kind: components["schemas"]["MaintenanceKind"];
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            /**
             * Format: int64
             * @description Odometer at that time, in kilometres; trucks only.
             */
            odometerKm?: number | null;
            /** @description True when the driver paid it: the owner reimburses him in a settlement. Default false. */
            paidByDriver?: boolean | null;
            /**
             * Format: date
             * @description Paid day; null while it is pending, except where the driver paid: then the default is the day of the work. Only
             *     for a single instalment: several are paid in the books.
             */
            paidOn?: string | null;
            /** @description Maintenance plans of the vehicle that the work fulfils. */
            planIds?: components["schemas"]["MaintenancePlanId"][] | null;
            /**
             * Format: int64
             * @description Total of the bill, in cents: required without items; with items it may be left out, or is their sum less the
             *     discount.
             */
            totalCents?: number | null;
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
            /** @description Workshop or mechanic. */
            workshop?: string | null;
        };
        /** @description Item of a maintenance record. */
        MaintenanceItem: {
            /** @description Description of the item. */
            description: string;
            /** @description Quantity in thousandths: 1,5 is 1500. */
            quantityThousandths: components["schemas"]["Thousandths"];
            /** @description Quantity × unit price, rounded half away from zero, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Labor or part. */
            type: components["schemas"]["ItemType"];
            /** @description Unit price in cents. */
            unitPriceCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Last day of the warranty; null without one.
             */
            warrantyUntil?: string | null;
        };
        /** @description Item as the user enters it. */
        MaintenanceItemInput: {
            /** @description Description of the item. */
            description: string;
            /**
             * Format: int64
             * @description Quantity in thousandths: 1,5 is 1500.
             */
            quantityThousandths: number;
            /** @description Labor or part. */
            type: components["schemas"]["ItemType"];
            /**
             * Format: int64
             * @description Unit price in cents.
             */
            unitPriceCents: number;
            /**
             * Format: date
             * @description Last day of the warranty.
             */
            warrantyUntil?: string | null;
        };
        /**
         * @description Kind of maintenance: planned, or after a failure.
         * @enum {string}
         */
        MaintenanceKind: "preventive" | "corrective";
        /** @description Payment of a maintenance record, or a piece of it, as a transaction in the books. */
        MaintenancePayment: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /**
             * Format: int64
             * @description Number of the instalment, from 1.
             */
            installment: number;
            /**
             * Format: date
             * @description Paid day; null while it is open.
             */
            paidOn?: string | null;
            /** @description Transaction that books it. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description Maintenance plan of a vehicle. */
        MaintenancePlan: components["schemas"]["MaintenancePlanFields"] & {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["MaintenancePlanId"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description Fields of a maintenance plan that the user enters. */
        MaintenancePlanFields: {
            /** @description True while the plan is watched. */
            active: boolean;
            /** @description Part of the vehicle. */
            category: components["schemas"]["MaintenanceCategory"];
            everyKm?: components["schemas"]["Km"] | null;
            /**
             * Format: int64
             * @description Interval in months; null for a plan by kilometres alone.
             */
            everyMonths?: number | null;
            lastDoneKm?: components["schemas"]["Km"] | null;
            /**
             * Format: date
             * @description Day on which it was last done, as the owner states it; null where he does not. A record of the
             *     work on the same day or later counts in its place.
             */
            lastDoneOn?: string | null;
            /** @description Work to be done. */
            name: string;
            /** @description Free notes. */
            notes?: string | null;
            /** @description The vehicle; never changes. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /**
         * Format: int64
         * @description Identity of a maintenance plan.
         */
        MaintenancePlanId: number;
        /** @description Maintenance plan as the user enters it. */
        MaintenancePlanInput: {
            /** @description True while the plan is watched; default true. */
            active?: boolean | null;
            /** @description Part of the vehicle. */
            category: components["schemas"]["MaintenanceCategory"];
            /**
             * Format: int64
             * @description Interval in kilometres; required without an interval in months.
             */
            everyKm?: number | null;
            /**
             * Format: int64
             * @description Interval in months; required without an interval in kilometres.
             */
            everyMonths?: number | null;
            /**
             * Format: int64
             * @description Odometer at that time, in kilometres.
             */
            lastDoneKm?: number | null;
            /**
             * Format: date
             * @description Day on which it was last done, without a record of it.
             */
            lastDoneOn?: string | null;
            /** @description Work to be done. */
            name: string;
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            /** @description The vehicle; never changes afterwards. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /** @description Maintenance plan as the API returns it. */
        MaintenancePlanRecord: components["schemas"]["MaintenancePlan"] & {
            /** @description Forecast of when it is due next. */
            due: components["schemas"]["DueForecast"];
            /** @description Plate of the vehicle. */
            plate: components["schemas"]["Plate"];
        };
        /** @description Sums of a maintenance record. */
        MaintenancePreview: {
            /** @description Cost of each item, in their order. */
            items: components["schemas"]["MaintenancePreviewLine"][];
            /** @description Sum of the labor, before the discount, in cents. */
            laborCents: components["schemas"]["Cents"];
            /** @description Sum of the parts, before the discount, in cents. */
            partsCents: components["schemas"]["Cents"];
            /** @description Payments as they would be booked; empty when the record costs nothing. */
            payments: components["schemas"]["MaintenancePreviewPayment"][];
            /** @description Total cost, in cents. */
            totalCents: components["schemas"]["Cents"];
        };
        /** @description Entry whose sums are requested. */
        MaintenancePreviewInput: {
            /**
             * Format: int64
             * @description Discount on their sum, in cents; default 0.
             */
            discountCents?: number | null;
            /**
             * Format: date
             * @description Due day of the payment, or of its first instalment; default today.
             */
            dueOn?: string | null;
            /**
             * Format: int64
             * @description Number of monthly instalments; default 1.
             */
            installments?: number | null;
            /** @description Items so far, up to 50; none for a bill of only `totalCents`. */
            items?: components["schemas"]["MaintenancePreviewItem"][];
            /**
             * Format: int64
             * @description Total of the bill, in cents, where it has no items.
             */
            totalCents?: number | null;
        };
        /** @description Item while it is being typed: its description does not matter to the sums. */
        MaintenancePreviewItem: {
            /** @description Description of the item. */
            description?: string | null;
            /**
             * Format: int64
             * @description Quantity in thousandths: 1,5 is 1500.
             */
            quantityThousandths: number;
            /** @description Labor or part. */
            type: components["schemas"]["ItemType"];
            /**
             * Format: int64
             * @description Unit price in cents.
             */
            unitPriceCents: number;
            /**
             * Format: date
             * @description Last day of the warranty.
             */
            warrantyUntil?: string | null;
        };
        /** @description Cost of one item. */
        MaintenancePreviewLine: {
            /** @description Quantity × unit price, in cents. */
            totalCents: components["schemas"]["Cents"];
        };
        /** @description Instalment as it would be booked. */
        MaintenancePreviewPayment: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /**
             * Format: int64
             * @description Number of the instalment, from 1.
             */
            installment: number;
        };
        /** @description Maintenance record as the API returns it. */
        MaintenanceRecord: components["schemas"]["Maintenance"] & {
            driverId?: components["schemas"]["DriverId"] | null;
            /** @description Name of that driver; null where none is named. */
            driverName?: string | null;
            /**
             * Format: date
             * @description Due day of the first instalment, or of the open rest of a single one; null when nothing is to be paid.
             */
            dueOn?: string | null;
            /**
             * Format: int64
             * @description Number of the freight during which the work was done; null without a freight.
             */
            freightNumber?: number | null;
            /**
             * Format: int64
             * @description Number of instalments.
             */
            installments: number;
            /** @description Items, in order; none where only the total of the bill was entered. */
            items: components["schemas"]["MaintenanceItem"][];
            /** @description Sum of the labor, before the discount, in cents; 0 without items. */
            laborCents: components["schemas"]["Cents"];
            lostIncomeBasis?: components["schemas"]["IncomeBasis"] | null;
            lostIncomeCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: int64
             * @description Days by which the oldest open instalment is overdue; 0 when none is.
             */
            overdueDays: number;
            /** @description True when the driver paid it. */
            paidByDriver: boolean;
            /**
             * Format: date
             * @description Paid day of a single instalment; null while some of it is open, and for several instalments.
             */
            paidOn?: string | null;
            /** @description Sum of the parts, before the discount, in cents; 0 without items. */
            partsCents: components["schemas"]["Cents"];
            /** @description Payments in the books, the first instalment first. */
            payments: components["schemas"]["MaintenancePayment"][];
            /** @description Maintenance plans that the work fulfilled. */
            planIds: components["schemas"]["MaintenancePlanId"][];
            /** @description Plate of the vehicle. */
            plate: components["schemas"]["Plate"];
            /** @description Payment status: paid when every instalment is, and when nothing is to be paid. */
            status: components["schemas"]["PaymentStatus"];
            /** @description True while some item is under warranty, on its last day too. */
            underWarranty: boolean;
        };
        /**
         * Format: int64
         * @description Identity of a maintenance record.
         */
        MaintenanceRecordId: number;
        /** @description All starter lines for a vehicle's plan, in one part. */
        MaintenanceStarter: {
            /** @description Starter lines. */
            items: components["schemas"]["MaintenanceStarterItem"][];
            /** @description Always null: the list has one part. */
            nextCursor?: string | null;
        };
        /** @description Choice of starter plans for a vehicle. */
        MaintenanceStarterInput: {
            /** @description Codes of the chosen plans; an existing plan of the vehicle is skipped. */
            codes: string[];
            /**
             * Format: int64
             * @description Odometer at that time, in kilometres.
             */
            lastDoneKm?: number | null;
            /**
             * Format: date
             * @description Day on which all of them were last done.
             */
            lastDoneOn?: string | null;
            /** @description The vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /** @description Starter plan as the API returns it. */
        MaintenanceStarterItem: {
            /** @description Part of the vehicle. */
            category: components["schemas"]["MaintenanceCategory"];
            /** @description Stable slug. */
            code: string;
            everyKm?: components["schemas"]["Km"] | null;
            /**
             * Format: int64
             * @description Interval in months; null for a plan by kilometres alone.
             */
            everyMonths?: number | null;
            /** @description Work to be done. */
            name: string;
            /** @description True when the vehicle already has a plan of this name. */
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
        /** @description Act that changed the coefficients. */
        MinimumAct: {
            /**
             * Format: int64
             * @description Number of its known cells; 0 for unknown coefficients.
             */
            cells: number;
            /** @description Note on the figures, in Portuguese; null where there is none. */
            note?: string | null;
            /** @description True where the figures are those of the official text. */
            official: boolean;
            /** @description Source of the figures, in Portuguese. */
            source: string;
            /** @description Known tables of it. */
            tables: components["schemas"]["MinimumTable"][];
            /** @description Name. */
            title: string;
            /**
             * Format: date
             * @description First day in force.
             */
            validFrom: string;
            /**
             * Format: date
             * @description Last day in force; null for the last act.
             */
            validTo?: string | null;
        };
        /** @description Cell of the coefficients. */
        MinimumCell: {
            /**
             * Format: int64
             * @description Axles on the ground of the composition.
             */
            axles: number;
            /** @description Kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            /** @description Cost of loading and unloading (CC) in cents. */
            ccCents: components["schemas"]["Cents"];
            /** @description Cost per kilometre (CCD) in ten-thousandths of a real. */
            ccdTenThousandths: components["schemas"]["Ccd"];
            /** @description Table. */
            table: components["schemas"]["MinimumTable"];
        };
        /**
         * @description Legal minimum of a trip. An incalculable one has a `reason`, null figures rather than zero, and no offer counts as
         *     below it.
         */
        MinimumFreight: {
            act?: components["schemas"]["Act"] | null;
            /**
             * Format: int64
             * @description Axles on the ground of the composition; null if unknown.
             */
            axles?: number | null;
            /**
             * Format: int64
             * @description Column used: that of the axles, or else the next lower one, or where there is none lower the lowest.
             */
            axlesUsed?: number | null;
            baseCents?: components["schemas"]["Cents"] | null;
            /** @description True where the compared amount is below the minimum. */
            below: boolean;
            /** @description True where there is a figure. */
            calculable: boolean;
            /** @description Kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            /**
             * @description Caveat in Portuguese: the act must have been revised by the day, so another table may be in force. Null
             *     otherwise, and where there is no figure.
             */
            caveat?: string | null;
            ccCents?: components["schemas"]["Cents"] | null;
            ccdTenThousandths?: components["schemas"]["Ccd"] | null;
            /**
             * @description Day until which the table was checked, in Portuguese, and for a later day that diesel may have changed it since;
             *     null where there is no figure.
             */
            checkedWords?: string | null;
            comparedCents?: components["schemas"]["Cents"] | null;
            differenceCents?: components["schemas"]["Cents"] | null;
            distanceKm?: components["schemas"]["Km"] | null;
            doubt?: components["schemas"]["DistanceDoubt"] | null;
            driverTollCents?: components["schemas"]["Cents"] | null;
            emptyReturnCents?: components["schemas"]["Cents"] | null;
            /** @description Kilometres of an empty return that must be paid. */
            emptyReturnKm: components["schemas"]["Km"];
            indemnityCents?: components["schemas"]["Cents"] | null;
            /** @description Rights of the driver under the law for an offer below it, in Portuguese; null where it is not below. */
            indemnityWords?: string | null;
            leastOfferCents?: components["schemas"]["Cents"] | null;
            offerCents?: components["schemas"]["Cents"] | null;
            /** @description Reason why there is no figure, in Portuguese; null where there is one. */
            reason?: string | null;
            /** @description Table. */
            table: components["schemas"]["MinimumTable"];
            totalCents?: components["schemas"]["Cents"] | null;
            /** @description Result in one Portuguese sentence, without the indemnity, the doubt and the caveat. */
            words: string;
        };
        /** @description Trip entered in the calculator. */
        MinimumFreightInput: {
            /**
             * Format: int64
             * @description Axles on the ground of the whole composition, 2 to 11.
             */
            axles: number;
            /** @description Kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            /**
             * Format: date
             * @description Day of the freight; default today.
             */
            date?: string | null;
            /**
             * Format: int64
             * @description Loaded kilometres, 1 to 10000.
             */
            distanceKm: number;
            /**
             * Format: int64
             * @description Kilometres of an empty return that must be paid by law or contract, up to 10000; default 0.
             */
            emptyReturnKm?: number | null;
            /**
             * Format: int64
             * @description Offer for the trip in cents, to be compared with the minimum.
             */
            offerCents?: number | null;
            /**
             * Format: int64
             * @description Offer per tonne in cents, in place of that for the trip.
             */
            offerPerTonCents?: number | null;
            table?: components["schemas"]["MinimumTable"] | null;
            /**
             * Format: int64
             * @description Toll of the trip in cents; default 0.
             */
            tollCents?: number | null;
            tollPayer?: components["schemas"]["TollPayer"] | null;
            /**
             * Format: int64
             * @description Weight of the cargo in kilograms; required with an offer per tonne.
             */
            weightKg?: number | null;
        };
        /** @description Coefficients of a day, and every act. */
        MinimumRates: {
            act?: components["schemas"]["Act"] | null;
            /** @description Every act, the newest first. */
            acts: components["schemas"]["MinimumAct"][];
            /** @description Cells of that act. */
            cells: components["schemas"]["MinimumCell"][];
            /**
             * Format: date
             * @description Day.
             */
            date: string;
        };
        /**
         * @description The four tables of Res. ANTT 5.867/2020, as Res. ANTT 6.076/2026 names them.
         * @enum {string}
         */
        MinimumTable: "A" | "B" | "C" | "D";
        Month: string;
        /** @description Figures of a month. */
        MonthFigures: {
            /** @description Cash inflow, in cents. */
            cashInCents: components["schemas"]["Cents"];
            /** @description Cash outflow, in cents. */
            cashOutCents: components["schemas"]["Cents"];
            /** @description Costs already entered for days of this month after today, such as an instalment, in cents; in no other figure. */
            comingCostCents: components["schemas"]["Cents"];
            /** @description Cost of the month up to today, in cents. */
            costCents: components["schemas"]["Cents"];
            costPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description Empty kilometres of those freights. */
            emptyKm: components["schemas"]["Km"];
            /**
             * Format: int64
             * @description Number of freights that began.
             */
            freights: number;
            /**
             * Format: int64
             * @description Number of those whose kilometres are those of the odometer; of the rest they are the planned ones.
             */
            freightsByOdometer: number;
            fuelPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description Kilometres of those freights: of the odometer where both ends were read, else as planned. */
            km: components["schemas"]["Km"];
            /** @description Loaded kilometres of those freights. */
            loadedKm: components["schemas"]["Km"];
            marginBps?: components["schemas"]["Bps"] | null;
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description The month. */
            month: components["schemas"]["Month"];
            /** @description Revenue less cost, in cents. */
            profitCents: components["schemas"]["Cents"];
            profitPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description Revenue in cents: freights that began in the month, and its other income up to today. */
            revenueCents: components["schemas"]["Cents"];
            revenuePerKmCents?: components["schemas"]["Cents"] | null;
            tollVouchers?: components["schemas"]["TollVouchers"] | null;
        };
        /** @description Income and expenses of a month of the list. */
        MonthFlow: components["schemas"]["Flow"] & {
            /**
             * Format: int64
             * @description Number of transactions, whatever they move.
             */
            count: number;
            /** @description Month in which they are due. */
            month: components["schemas"]["Month"];
        };
        /** @description Forecast of the freights that began in a month and still go on. */
        MonthForecast: {
            /**
             * @description Resulting change of their drivers' commissions, in cents; below zero where they fall, as costs lower a share of
             *     the net.
             */
            commissionChangeCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of freights that still go on.
             */
            freights: number;
            /** @description Profit of the month after both, in cents. */
            profitCents: components["schemas"]["Cents"];
            /** @description Expected further costs of the other freights, without commission, in cents. */
            remainingCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of freights without a forecast.
             */
            unknown: number;
        };
        /** @description A month of a statement. */
        MonthOutcome: components["schemas"]["Outcome"] & {
            /** @description The month. */
            month: components["schemas"]["Month"];
        };
        /** @description A new token with its secret, which is shown this once. */
        NewApiToken: components["schemas"]["ApiToken"] & {
            /** @description Secret to send after `Authorization: Bearer`. */
            token: string;
        };
        /** @description Act of a master, or of the command line, on the user's account. It is shown until the user has seen it. */
        Notice: {
            /** @description Act on the account. */
            action: components["schemas"]["AuditAction"];
            /** @description Name of the master who acted, at that time; null at the server's command line. */
            actorName?: string | null;
            /** @description Time of the act. */
            at: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Identity; grows with time.
             */
            id: number;
        };
        /** @description Notices that the user has not seen, in one part. */
        Notices: {
            /** @description The notices, the newest first. Beyond 50, the oldest ones; the rest follows after these are dismissed. */
            items: components["schemas"]["Notice"][];
            /** @description Always null: the list has one part. */
            nextCursor?: string | null;
        };
        /** @description Notices that the user has seen. */
        NoticesSeenInput: {
            /**
             * Format: int64
             * @description Identity of the latest notice that was shown; it and all before it are not shown again.
             */
            lastId: number;
        };
        /** @description An amount still to be paid or received, with what is needed to settle it by `POST /api/finances/{id}/pay`. */
        OpenAmount: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description Category. */
            category: components["schemas"]["Category"];
            /** @description Description, in Portuguese. */
            description: string;
            /**
             * Format: date
             * @description Day on which it is due.
             */
            dueOn: string;
            /** @description Effect of the transaction: money and result, or money alone. */
            effect: components["schemas"]["Effect"];
            /** @description Direction of the money: income or expense. */
            kind: components["schemas"]["TransactionKind"];
            /** @description Transaction that is open. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description Items that could be settled with a driver. */
        OpenItems: {
            /** @description Advances that are not yet deducted. */
            advances: components["schemas"]["AdvanceLine"][];
            /** @description Debt to be deducted by the next settlement (the oldest open one), in cents; zero if there is none. */
            carriedCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of the settlement that left the debt; null if there is none.
             */
            carriedFromNumber?: number | null;
            /** @description Agreed daily allowance in cents. */
            dailyAllowanceCents: components["schemas"]["Cents"];
            /** @description The driver. */
            driver: components["schemas"]["DriverRecord"];
            /** @description Expenses paid by the driver that are not yet refunded. */
            expenses: components["schemas"]["RefundLine"][];
            /** @description Completed freights that are not yet settled. */
            freights: components["schemas"]["TripLine"][];
            /**
             * Format: date
             * @description First day of the listed period: the requested day, else that of the oldest open item.
             */
            periodFrom: string;
            /**
             * Format: date
             * @description Last day of the listed period: the requested day, else today, or that of the last open item if it is later, at
             *     most a year after the first.
             */
            periodTo: string;
            /** @description Fixed pay of the period by the agreement, in cents, without the days with a fixed pay in another settlement. */
            salaryCents: components["schemas"]["Cents"];
            salaryReckoning?: components["schemas"]["SalaryReckoning"] | null;
        };
        /**
         * @description Income that is no freight, received in the year: a stay, a used wheel that was sold. How it is taxed depends on what
         *     it is, and is not calculated.
         */
        OtherIncome: {
            /** @description Amount in cents, before any deduction. */
            amountCents: components["schemas"]["Cents"];
            /** @description Category. */
            category: components["schemas"]["Category"];
            clientId?: components["schemas"]["ClientId"] | null;
            /** @description Name of that freight's client; null without one. */
            clientName?: string | null;
            /** @description Description. */
            description: string;
            /**
             * Format: int64
             * @description Number of the freight that it names; null where it names none.
             */
            freightNumber?: number | null;
            /**
             * Format: date
             * @description Day of receipt.
             */
            receivedOn: string;
            /** @description Transaction. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description Result of a month or a period. */
        Outcome: {
            /** @description Cost in cents. */
            costCents: components["schemas"]["Cents"];
            /** @description Revenue less cost, in cents. */
            resultCents: components["schemas"]["Cents"];
            /** @description Revenue in cents. */
            revenueCents: components["schemas"]["Cents"];
        };
        /** @description Amounts outside the result, or in it without moving money; all in cents. */
        Outside: {
            /** @description Differences found by cash counts; negative if less cash was found than booked. */
            cashDifferencesCents: components["schemas"]["Cents"];
            /** @description Toll that vouchers covered: booked, but no cost. */
            coveredTollCents: components["schemas"]["Cents"];
            /** @description Advances to drivers. */
            driverAdvancesCents: components["schemas"]["Cents"];
            /** @description Drivers' earnings less what was withheld from them: in the result, but no money yet. */
            earnedByDriversCents: components["schemas"]["Cents"];
            /** @description Loans repaid: the principal of their instalments. */
            loanPrincipalCents: components["schemas"]["Cents"];
            /** @description Loans received. */
            loansReceivedCents: components["schemas"]["Cents"];
            /** @description Costs that drivers paid: in the result, but no money of the owner. */
            paidByDriversCents: components["schemas"]["Cents"];
            /** @description Money that the household put in. */
            personalInCents: components["schemas"]["Cents"];
            /** @description Money withdrawn for the household (pró-labore). */
            personalOutCents: components["schemas"]["Cents"];
            /** @description Balances of settlements: paid back by drivers less paid to drivers. */
            settlementBalancesCents: components["schemas"]["Cents"];
        };
        /** @description Cargo that weighs more than the vehicles may carry. */
        Overload: {
            /** @description Weight that the vehicles may carry together, in kilograms. */
            capacityKg: components["schemas"]["Kilograms"];
            /** @description Weight above that, in kilograms. */
            overKg: components["schemas"]["Kilograms"];
            /** @description Warning in one Portuguese sentence. */
            words: string;
        };
        /** @description Part of a client's debt: what is late, due today, or due later. */
        Owed: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of open amounts in it.
             */
            count: number;
            /**
             * Format: int64
             * @description Days until the earliest due day; negative when late.
             */
            days: number;
            /**
             * Format: date
             * @description Earliest due day.
             */
            firstDueOn: string;
        };
        /** @description Contributions that the carrier owes himself on freight that persons paid, with one payment form (GPS): an estimate. */
        OwnContributions: {
            /** @description INSS, in cents (Lei 8.212/1991 art. 21). */
            inssCents: components["schemas"]["Cents"];
            /** @description SENAT, in cents (Lei 8.706/1993 art. 7º II, Decreto 1.007/1993 art. 2º § 3º). */
            senatCents: components["schemas"]["Cents"];
            /** @description SEST, in cents (Lei 8.706/1993 art. 7º II, Decreto 1.007/1993 art. 2º § 3º). */
            sestCents: components["schemas"]["Cents"];
        };
        /**
         * @description Result of a settlement's freights for the owner, after all earnings of the driver in the settlement. Advances and
         *     refunds are no part of it: advances are prepayments, refunds are costs of their freights.
         */
        OwnerResult: {
            /** @description Commission of the driver on these freights, in cents. */
            commissionCents: components["schemas"]["Cents"];
            /** @description Cost of the freights, by any payer, in cents. */
            costCents: components["schemas"]["Cents"];
            /** @description Total cost of the driver, in cents: commission, fixed pay and daily allowances, less discounts. */
            driverCents: components["schemas"]["Cents"];
            marginBps?: components["schemas"]["Bps"] | null;
            /** @description Revenue less cost and the driver's cost, in cents. */
            netCents: components["schemas"]["Cents"];
            perKmCents?: components["schemas"]["Cents"] | null;
            /** @description Revenue of the freights, in cents. */
            revenueCents: components["schemas"]["Cents"];
        };
        /** @description Proof that a master confirms a step with far reach. */
        OwnPasswordInput: {
            /** @description The user's own password: a session alone is not enough. */
            password: string;
        };
        /** @description Page: a part of a list. */
        Page_AdminUser: {
            /** @description Records of the page. */
            items: components["schemas"]["AdminUser"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_AdvanceRecord: {
            /** @description Records of the page. */
            items: components["schemas"]["AdvanceRecord"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_ApiToken: {
            /** @description Records of the page. */
            items: components["schemas"]["ApiToken"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_AuditEntry: {
            /** @description Records of the page. */
            items: components["schemas"]["AuditEntry"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_City: {
            /** @description Records of the page. */
            items: components["schemas"]["City"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_Client: {
            /** @description Records of the page. */
            items: components["schemas"]["Client"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_DriverPaymentRecord: {
            /** @description Records of the page. */
            items: components["schemas"]["DriverPaymentRecord"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_DriverRecord: {
            /** @description Records of the page. */
            items: components["schemas"]["DriverRecord"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_FreightEvent: {
            /** @description Records of the page. */
            items: components["schemas"]["FreightEvent"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_FuelRecord: {
            /** @description Records of the page. */
            items: components["schemas"]["FuelRecord"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_ListedFreight: {
            /** @description Records of the page. */
            items: components["schemas"]["ListedFreight"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_MaintenancePlanRecord: {
            /** @description Records of the page. */
            items: components["schemas"]["MaintenancePlanRecord"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_MaintenanceRecord: {
            /** @description Records of the page. */
            items: components["schemas"]["MaintenanceRecord"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_Simulation: {
            /** @description Records of the page. */
            items: components["schemas"]["Simulation"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_TransactionRecord: {
            /** @description Records of the page. */
            items: components["schemas"]["TransactionRecord"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Page: a part of a list. */
        Page_VehicleRecord: {
            /** @description Records of the page. */
            items: components["schemas"]["VehicleRecord"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor?: string | null;
        };
        /** @description Fields of a password change. */
        PasswordChangeInput: {
            /** @description Current password. */
            currentPassword: string;
            /** @description True to retain the API tokens; by default they are revoked, as the other sessions end. */
            keepTokens?: boolean;
            /** @description New password. */
            password: string;
            /** @description New password again. */
            passwordConfirmation: string;
        };
        /** @description A new one-time password link; its secret is shown this once. */
        PasswordLink: {
            /** @description Time at which the link expires. */
            expiresAt: components["schemas"]["Instant"];
            /** @description Path of the link on this installation; the secret is in its fragment, which no browser sends. */
            path: string;
            /** @description Secret of the link. */
            token: string;
        };
        /** @description Fields of a password reset by a one-time link. */
        PasswordResetInput: {
            /** @description New password. */
            password: string;
            /** @description New password again. */
            passwordConfirmation: string;
            /** @description Secret of the link. */
            token: string;
        };
        /**
         * @description Kind of payer, by the tax on freight.
         * @enum {string}
         */
        PayerKind: "company" | "person";
        /** @description A payer's line. */
        PayerLine: components["schemas"]["TaxSums"] & {
            /** @description Basis of the taxes withheld. */
            basis: components["schemas"]["WithheldBasis"];
            /** @description Basis as it is shown, in Portuguese. */
            basisLabel: string;
            clientId?: components["schemas"]["ClientId"] | null;
            document?: components["schemas"]["TaxId"] | null;
            /** @description True if any of the taxes withheld are estimated. */
            estimated: boolean;
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Name; without a client, the record of the receipt: `Sem cliente · frete nº 12`. */
            name: string;
            transactionId?: components["schemas"]["TransactionId"] | null;
        };
        /** @description Sum of one part of the category `salario`. */
        PayLine: {
            /** @description Sum in cents; negative for discounts. */
            amountCents: components["schemas"]["Cents"];
            /** @description The part. */
            part: components["schemas"]["PayPart"];
        };
        /** @description A payment as the user enters it. */
        Payment: {
            amountCents?: components["schemas"]["Cents"] | null;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description Deductions that the payer withheld, each kind once; default none. */
            deductions?: components["schemas"]["DeductionInput"][];
            method?: components["schemas"]["PayMethod"] | null;
            openCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: date
             * @description Day of payment or receipt; default today.
             */
            paidOn?: string | null;
            /**
             * Format: date
             * @description Due day of the rest that stays open; default the due day of the whole.
             */
            restDueOn?: string | null;
        };
        /** @description Figures of a settlement, stored or not. */
        PaymentFigures: {
            /** @description Advances that it deducts. */
            advances: components["schemas"]["AdvanceLine"][];
            /** @description Sum of the advances, in cents. */
            advancesCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of days with a daily allowance.
             */
            allowanceDays: number;
            /** @description Sum of the daily allowances, in cents. */
            allowancesCents: components["schemas"]["Cents"];
            /** @description Balance in cents: the owner pays it if positive, the driver owes it if negative. */
            balanceCents: components["schemas"]["Cents"];
            /** @description Debt carried from an earlier settlement, in cents. */
            carriedCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of that earlier settlement; null if no debt was carried.
             */
            carriedFromNumber?: number | null;
            carriedTo?: components["schemas"]["PaymentRef"] | null;
            /** @description True if the next settlement deducts the debt. */
            carries: boolean;
            /** @description State: pending, paid, carried or even. */
            closing: components["schemas"]["SettlementStatus"];
            /** @description State in Portuguese, with the number of the settlement that deducts the debt. */
            closingLabel: string;
            /** @description Commission of the freights, in cents. */
            commissionCents: components["schemas"]["Cents"];
            /** @description Daily allowance in cents. */
            dailyAllowanceCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Days of the period, both ends included.
             */
            days: number;
            /** @description Discounts from the driver's pay. */
            discounts: components["schemas"]["Discount"][];
            /** @description Sum of the discounts, in cents. */
            discountsCents: components["schemas"]["Cents"];
            /** @description Driver. */
            driver: components["schemas"]["DriverRef"];
            /**
             * Format: date
             * @description Due day of the balance.
             */
            dueOn: string;
            /** @description Freights. */
            freights: components["schemas"]["TripLine"][];
            /** @description Fuel of its freights. */
            fuel: components["schemas"]["FuelFigures"];
            kmBack?: components["schemas"]["Km"] | null;
            kmOut?: components["schemas"]["Km"] | null;
            /** @description Payment method. */
            method: components["schemas"]["PayMethod"];
            /** @description Free notes. */
            notes?: string | null;
            /** @description Expenses that the owner paid on these freights, by category: for information. */
            ownerExpenses: components["schemas"]["CostLine"][];
            /** @description Result of its freights for the owner. */
            ownerResult: components["schemas"]["OwnerResult"];
            /**
             * Format: date
             * @description Paid day of the balance; null while it is pending, or if there is nothing to pay.
             */
            paidOn?: string | null;
            /**
             * Format: date
             * @description First day of the period.
             */
            periodFrom: string;
            /**
             * Format: date
             * @description Last day of the period.
             */
            periodTo: string;
            /** @description Expenses paid by the driver that it refunds. */
            refunds: components["schemas"]["RefundLine"][];
            /** @description Sum of the refunds, in cents. */
            refundsCents: components["schemas"]["Cents"];
            /** @description Fixed pay in cents. */
            salaryCents: components["schemas"]["Cents"];
            salaryReckoning?: components["schemas"]["SalaryReckoning"] | null;
            /** @description Payment status: paid once the balance is paid, or without a balance; `closing` distinguishes these cases. */
            status: components["schemas"]["PaymentStatus"];
            transactionId?: components["schemas"]["TransactionId"] | null;
            /** @description Trucks and trailers of its freights, the trucks first. */
            vehicles: components["schemas"]["PaymentVehicle"][];
        };
        /** @description Preview of a payment that is being entered; nothing is stored. */
        PaymentPreview: {
            /** @description Deductions, in cents. */
            deductedCents: components["schemas"]["Cents"];
            /** @description True if the amount equals all that is open less the suggested taxes, while no deduction is entered. */
            matchesOffer: boolean;
            /** @description Open amount of the transaction, in cents. */
            openCents: components["schemas"]["Cents"];
            /** @description Amount really moved, in cents. */
            receivedCents: components["schemas"]["Cents"];
            /** @description Rest that stays open, in cents. */
            restCents: components["schemas"]["Cents"];
            /** @description Summary of the payment in one Portuguese sentence. */
            words: string;
        };
        /** @description Reference to another settlement. */
        PaymentRef: {
            /** @description Identity. */
            id: components["schemas"]["DriverPaymentId"];
            /**
             * Format: int64
             * @description Number among the owner's settlements.
             */
            number: number;
        };
        /**
         * @description Payment status of a transaction.
         * @enum {string}
         */
        PaymentStatus: "paid" | "pending";
        /** @description A vehicle of a settlement. */
        PaymentVehicle: {
            /** @description Identity. */
            id: components["schemas"]["VehicleId"];
            /** @description Plate. */
            plate: components["schemas"]["Plate"];
        };
        /**
         * @description Method by which money is paid or received.
         * @enum {string}
         */
        PayMethod: "cash" | "pix" | "transfer" | "fuel_card" | "other";
        /**
         * @description Part of the category `salario`.
         * @enum {string}
         */
        PayPart: "commission" | "salary" | "allowance" | "other" | "discount";
        /**
         * Format: binary
         * @description Response with a document as a PDF.
         */
        Pdf: string;
        /** @description Brazilian phone with its area code, stored as ten or eleven digits without the country code. */
        Phone: string;
        /**
         * @description Data missing for a better forecast.
         * @enum {string}
         */
        PlanMissing: "never_done" | "no_odometer" | "no_km_per_day";
        /**
         * @description State of a maintenance plan, the most urgent first.
         * @enum {string}
         */
        PlanState: "expired" | "soon" | "ok" | "unknown";
        /**
         * @description Plate of either pattern (ABC1234, ABC1D23), stored in capitals without the hyphen; in a sentence it is as on the
         *     vehicle.
         */
        Plate: string;
        /** @description State of today, whatever the month brought. */
        Present: {
            /** @description Receivables by age. */
            receivables: components["schemas"]["Receivables"];
            /** @description Numbers of things that are due. */
            reminderCounts: components["schemas"]["ReminderCounts"];
            /** @description Reminders of what needs the owner now, the most urgent first; at most eight. */
            reminders: components["schemas"]["Reminder"][];
            /** @description Open freights, scheduled ones included, the earliest scheduled first; at most ten. */
            underWay: components["schemas"]["UnderWay"][];
            /**
             * Format: int64
             * @description Number of open freights, scheduled ones included.
             */
            underWayCount: number;
        };
        /**
         * @description Unit of a freight's rate.
         * @enum {string}
         */
        Pricing: "fixed" | "per_ton" | "per_km";
        /** @description Problem document (RFC 9457). */
        ProblemBody: {
            /** @description Closed months that the request would change, the earliest first; reopening that one reopens all of them. */
            closedMonths?: components["schemas"]["ClosedMonth"][];
            /**
             * @description Current record, when the version sent was not the last, and of a freight with every conflict that refuses a move
             *     or an arrival.
             */
            current?: unknown;
            /** @description Explanation in Portuguese: what is wrong and what to do. */
            detail: string;
            /** @description Invalid fields. */
            errors: components["schemas"]["FieldError"][];
            /** @description Id of this request in the server's log. */
            requestId?: string | null;
            /**
             * Format: int32
             * @description HTTP status.
             */
            status: number;
            /** @description Kind of problem, in Portuguese. */
            title: string;
            /**
             * @description Stable slug of the problem, to program against.
             * @enum {string}
             */
            type: "malformed" | "unauthenticated" | "invalid_credentials" | "forbidden" | "account_blocked" | "registration_closed" | "setup_link_required" | "foreign_origin" | "not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "conflict" | "email_taken" | "last_master" | "plate_taken" | "vehicle_in_use" | "vehicle_inactive" | "has_history" | "illegal_move" | "settled" | "converted" | "already_converted" | "posted_by_source" | "counted" | "not_the_last" | "in_parts" | "held_back" | "has_deductions" | "already_settled" | "always_settled" | "only_undone" | "not_freight" | "paid" | "pending" | "carried_on" | "not_paid" | "no_receipt" | "has_other_receipt" | "nothing_due" | "already_closed" | "not_closed" | "month_closed" | "already_withdrawn" | "stale_version" | "payload_too_large" | "unsupported_media_type" | "validation" | "confirmation_required" | "idempotency_mismatch" | "version_required" | "rate_limited" | "internal" | "unavailable" | "undecided";
            /** @description Warnings that can be confirmed by sending their codes in `confirm`. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description Profile fields of a user. */
        ProfileInput: {
            /**
             * Format: date
             * @description Expiry day of the user's own driving licence (CNH).
             */
            cnhDueOn?: string | null;
            /** @description CPF. */
            cpf?: string | null;
            /**
             * Format: int64
             * @description Number of dependants for the income tax; default none.
             */
            dependents?: number | null;
            /**
             * Format: int64
             * @description Minimum income of a day of the user's own work, in cents, above zero.
             */
            leastDayCents?: number | null;
            /** @description Name. */
            name: string;
            /**
             * Format: int64
             * @description Opening balance at the beginning of that day, in cents; below zero if the account was overdrawn.
             */
            openingCents?: number | null;
            /**
             * Format: date
             * @description First day of the books' cash, today at the latest; only together with `openingCents`.
             */
            openingOn?: string | null;
            /** @description Phone with area code. */
            phone?: string | null;
            /** @description Registration as a carrier with ANTT. */
            rntrc?: string | null;
            /** @description Time zone: the IANA name of a zone of Brazil. */
            timeZone: string;
            /**
             * Format: date
             * @description Expiry day of the user's own toxicological exam.
             */
            toxicologicalDueOn?: string | null;
        };
        /** @description Figure that differs between two tables. */
        RateChange: {
            /** @description Figure in the new table; null in a removed cell. */
            after?: string | null;
            /** @description Figure in the earlier table; null in a new cell. */
            before?: string | null;
            /** @description Name of cell and figure: `Tabela A · Carga geral · 6 eixos · CCD`. */
            cell: string;
        };
        /** @description The whole history of the tables, in one part. */
        RateHistory: {
            /** @description The tables, the latest first day first. */
            items: components["schemas"]["RateTable"][];
            /** @description Always null: the list has one part. */
            nextCursor?: string | null;
        };
        /**
         * Format: int64
         * @description Identity of a rate table that a master imported.
         */
        RateImportId: number;
        /** @description Import of a table, as a master enters it. */
        RateInput: {
            /** @description Table as a CSV: comma or semicolon, decimal point or comma. */
            csv: string;
            /** @description Kind of table. */
            kind: components["schemas"]["RateKind"];
            /** @description True where they are those of the official text; else they are never shown as official. */
            official?: boolean;
            /** @description Source of its figures, in Portuguese. */
            source: string;
        };
        /**
         * @description Kind of a table.
         * @enum {string}
         */
        RateKind: "minimum_freight" | "carrier_tax" | "waiting_time" | "diesel_price";
        /**
         * @description Origin of a table.
         * @enum {string}
         */
        RateOrigin: "shipped" | "imported";
        /** @description Changes by a new table. */
        RatePreview: {
            /**
             * Format: int64
             * @description Number of filled cells.
             */
            cells: number;
            /** @description Changed figures. */
            changes: components["schemas"]["RateChange"][];
            comparedWith?: components["schemas"]["ComparedTable"] | null;
            /** @description Kind. */
            kind: components["schemas"]["RateKind"];
            replaces?: components["schemas"]["RateTable"] | null;
            /** @description Name of its act. */
            title: string;
            /**
             * Format: int64
             * @description Number of cells that stay as they are.
             */
            unchanged: number;
            /**
             * Format: date
             * @description First day in force.
             */
            validFrom: string;
        };
        /** @description Table in the history of its kind. */
        RateTable: {
            /**
             * Format: int64
             * @description Number of filled cells: the lines of its file.
             */
            cells: number;
            id?: components["schemas"]["RateImportId"] | null;
            importedAt?: components["schemas"]["Instant"] | null;
            /** @description Master who imported it; null for a deleted account and a shipped table. */
            importedBy?: string | null;
            /** @description True for the table in force today. */
            inForce: boolean;
            /** @description Kind. */
            kind: components["schemas"]["RateKind"];
            /** @description Note on the table, in Portuguese; null where there is none. */
            note?: string | null;
            /** @description True where they are those of the official text. */
            official: boolean;
            /** @description Origin. */
            origin: components["schemas"]["RateOrigin"];
            /** @description Source of its figures, in Portuguese. */
            source: string;
            /** @description True where a later import of the same first day replaced it. */
            superseded: boolean;
            /** @description Name of its act. */
            title: string;
            /**
             * Format: date
             * @description First day in force.
             */
            validFrom: string;
            /**
             * Format: date
             * @description Last day in force: the day before the next begins; null for the last one.
             */
            validTo?: string | null;
            /**
             * Format: int64
             * @description Version; grows by one when the table is withdrawn.
             */
            version: number;
            withdrawnAt?: components["schemas"]["Instant"] | null;
        };
        /** @description Readiness, by the last checks of the database. */
        Ready: {
            reads: components["schemas"]["CheckOutcome"];
            status: components["schemas"]["ReadyStatus"];
            writes: components["schemas"]["CheckOutcome"];
        };
        /**
         * @description `ready`: reads and writes succeed. `degraded`: only reads do.
         * @enum {string}
         */
        ReadyStatus: "ready" | "degraded";
        /** @description Receivable: the advance, the balance or a piece of either, as a transaction in the books. */
        Receivable: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description Deductions that the payer withheld from it. */
            deductions: components["schemas"]["WithheldAmount"][];
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /** @description Amount really received, in cents; the whole amount while it is open. */
            netCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Days overdue; 0 when it is received or not yet overdue.
             */
            overdueDays: number;
            /**
             * Format: date
             * @description Day of receipt; null while it is open.
             */
            paidOn?: string | null;
            /** @description Part of the price: advance or balance. */
            part: components["schemas"]["SourcePart"];
            /** @description Payment status: received or not. */
            status: components["schemas"]["PaymentStatus"];
            /** @description Transaction that books it. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description Receivables by age. */
        Receivables: {
            /** @description Clients who owe most; those with late debts first. */
            clients: components["schemas"]["Debtor"][];
            /** @description Amount late by 1 to 15 days, in cents. */
            late1To15Cents: components["schemas"]["Cents"];
            /** @description Amount late by 16 to 30 days, in cents. */
            late16To30Cents: components["schemas"]["Cents"];
            /** @description Amount late by more than 30 days, in cents. */
            lateOver30Cents: components["schemas"]["Cents"];
            /** @description Amount not yet late, in cents. */
            notDueCents: components["schemas"]["Cents"];
            /** @description Total in cents. */
            totalCents: components["schemas"]["Cents"];
        };
        /** @description Line of an expense that the driver paid. */
        RefundLine: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description Category. */
            category: components["schemas"]["Category"];
            /** @description Description. */
            description: string;
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /**
             * Format: int64
             * @description Number of its freight.
             */
            freightNumber?: number | null;
            /** @description Transaction of the expense. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description Fields of a registration. */
        RegistrationInput: {
            /** @description Sign-in address. */
            email: string;
            /** @description Name. */
            name: string;
            /** @description Password: at least ten characters, not a common one. */
            password: string;
            /** @description Password again. */
            passwordConfirmation: string;
            /** @description Phone with area code. */
            phone?: string | null;
            /** @description Secret of the link in the server's log; the first account of a published installation requires it. */
            setupToken?: string | null;
        };
        /** @description State of registration. */
        RegistrationState: {
            /** @description True while the installation is empty: its first account becomes master. */
            firstAccount: boolean;
            /** @description True while the first account can be made only by the link in the server's log. */
            needsSetupLink: boolean;
            /** @description True while anyone may register. */
            open: boolean;
        };
        /** @description Something due. */
        Reminder: {
            amountCents?: components["schemas"]["Cents"] | null;
            /** @description True where the due day is only the one on which the vehicle reaches the km at its own pace. */
            byPace: boolean;
            /**
             * Format: int64
             * @description Days until the due day, negative when late; null where only km decide.
             */
            days?: number | null;
            /** @description Subject, in Portuguese; null without one. */
            detail?: string | null;
            /**
             * Format: date
             * @description Due day; null where only km decide.
             */
            dueOn?: string | null;
            /** @description Kind of what is due. */
            kind: components["schemas"]["ReminderKind"];
            kmLeft?: components["schemas"]["Km"] | null;
            /**
             * Format: date
             * @description Usual next due day of a paper renewed today. Null for other reminders, and for a CNH or RNTRC, whose next day is
             *     printed on the renewed document.
             */
            nextDueOn?: string | null;
            settles?: components["schemas"]["OpenAmount"] | null;
            /** @description State of what is due. */
            state: components["schemas"]["DueState"];
            /** @description Record where it is settled. */
            target: components["schemas"]["Target"];
            /** @description Name of what is due, in Portuguese. */
            title: string;
            vehicleId?: components["schemas"]["VehicleId"] | null;
        };
        /** @description Numbers of things that are due. */
        ReminderCounts: {
            /**
             * Format: int64
             * @description Number of those that are late.
             */
            expired: number;
            /**
             * Format: int64
             * @description Number of those that are near, as in the list of reminders.
             */
            soon: number;
        };
        /**
         * @description Kind of reminder.
         * @enum {string}
         */
        ReminderKind: "payable" | "receivable" | "licensing" | "insurance" | "tachograph" | "rntrc" | "own" | "cnh" | "toxicological" | "driver_cnh" | "driver_toxicological" | "maintenance" | "own_inss";
        /** @description The list of everything due. */
        Reminders: {
            /**
             * Format: int64
             * @description Number of those that are late.
             */
            expired: number;
            /** @description Reminders, the most urgent first. */
            items: components["schemas"]["Reminder"][];
            /** @description Always null: the list is complete. */
            nextCursor?: string | null;
            /**
             * Format: int64
             * @description Number of those that are near: due within fifteen days, today included; by the pace of a vehicle only in the
             *     second half of an interval.
             */
            soon: number;
        };
        /** @description RENAVAM: eleven digits with a check digit; an old number of nine is padded with zeros. */
        Renavam: string;
        /** @description Month to be reopened, as the user enters it. */
        ReopeningInput: {
            /** @description Month to be reopened, with every closed month after it. */
            month: components["schemas"]["Month"];
            /** @description Reason, of any number of lines; stored in the audit trail. */
            reason: string;
        };
        /** @description Repayment of a loan: equal instalments, a month apart. */
        RepaymentInput: {
            /**
             * Format: date
             * @description Due day of the first instalment.
             */
            firstDueOn: string;
            /**
             * Format: int64
             * @description Amount of each instalment, in cents.
             */
            installmentCents: number;
            /**
             * Format: int64
             * @description Number of instalments.
             */
            installments: number;
        };
        /** @description RNTRC number, stored as ANTT shows it: nine digits (a number of eight is padded with a zero). */
        Rntrc: string;
        /** @description Calculation of the fixed pay of a period. */
        SalaryReckoning: {
            /**
             * Format: int64
             * @description Days outside whole months.
             */
            days: number;
            /**
             * Format: int64
             * @description Whole months from date to date, a salary each.
             */
            months: number;
            /**
             * Format: int64
             * @description Days of the period with a fixed pay in another settlement.
             */
            paidDays: number;
            /**
             * Format: int64
             * @description Thirtieths of a salary for these days: one each. Days that complete a month begun by other settlements count as
             *     the rest of that month.
             */
            thirtieths: number;
            /** @description Explanation in Portuguese: `1 mês + 5 dias de 1/30`. */
            words: string;
        };
        /**
         * @description Kind of document that has a sample.
         * @enum {string}
         */
        SampleKind: "receipt" | "settlement" | "owner_result" | "freight_result" | "waiting_time" | "simulation" | "month" | "tax_year";
        /**
         * @description Scope of a token.
         * @enum {string}
         */
        Scope: "read" | "write";
        /** @description Segment: the distance driven between two full tanks. */
        Segment: {
            /**
             * Format: date
             * @description Day of the full tank that begins it.
             */
            fromOn: string;
            /** @description Distance in kilometres. */
            km: components["schemas"]["Km"];
            /** @description Metres driven per litre: 2350 is 2,35 km/l. */
            metersPerLiter: components["schemas"]["MetersPerLiter"];
            /** @description Fill-up that ends it. */
            recordId: components["schemas"]["FuelRecordId"];
            /**
             * Format: date
             * @description Day of the full tank that ends it.
             */
            toOn: string;
            /** @description Fuel burned, in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /**
         * @description Scope of a change within a series.
         * @enum {string}
         */
        SeriesScope: "one" | "following";
        /** @description The installation's settings. */
        Settings: {
            /** @description True if anyone may register. */
            registrationOpen: boolean;
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description Settings of the installation, set by a master. */
        SettingsInput: {
            /** @description True to let anyone register. */
            registrationOpen: boolean;
        };
        /**
         * @description Status of a settlement.
         * @enum {string}
         */
        SettlementStatus: "pending" | "paid" | "carried" | "even";
        /** @description Simulation as the API returns it. */
        Simulation: components["schemas"]["FreightSimulation"] & {
            /** @description Result, by the rates stored with the simulation. */
            answer: components["schemas"]["SimulationAnswer"];
            /** @description Name of the client of the offer; null without one. */
            clientName?: string | null;
            destinationCity?: components["schemas"]["City"] | null;
            /** @description Name of the driver, where that is not the owner. */
            driverName?: string | null;
            /**
             * Format: int64
             * @description Number of the freight converted from the simulation; null before.
             */
            freightNumber?: number | null;
            originCity?: components["schemas"]["City"] | null;
            /** @description Identities of the trailers, in order. */
            trailerIds: components["schemas"]["VehicleId"][];
            /** @description Trailers, in order. */
            trailers: components["schemas"]["VehicleRef"][];
            truck?: components["schemas"]["VehicleRef"] | null;
        };
        /** @description Answer of a simulation to an offer. */
        SimulationAnswer: {
            breakEvenCents?: components["schemas"]["Cents"] | null;
            breakEvenPerKmCents?: components["schemas"]["Cents"] | null;
            breakEvenRateCents?: components["schemas"]["Cents"] | null;
            /** @description Cost per kilometre, loaded and empty, in cents. */
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
            /** @description Gross of the offer, in cents. */
            grossCents: components["schemas"]["Cents"];
            /** @description Gross per kilometre, loaded and empty, in cents. */
            grossPerKmCents: components["schemas"]["Cents"];
            /** @description Gross per loaded kilometre, in cents. */
            grossPerLoadedKmCents: components["schemas"]["Cents"];
            grossPerTonCents?: components["schemas"]["Cents"] | null;
            /** @description Costs line by line, the greatest first; lines of zero are left out. */
            lines: components["schemas"]["SimulationLine"][];
            /** @description Loaded kilometres. */
            loadedKm: components["schemas"]["Km"];
            marginBps?: components["schemas"]["Bps"] | null;
            /** @description Legal minimum, and the offer's distance from it. */
            minimum: components["schemas"]["MinimumFreight"];
            /** @description Net: gross less total cost, in cents. */
            netCents: components["schemas"]["Cents"];
            /** @description Net per day, in cents. */
            netPerDayCents: components["schemas"]["Cents"];
            /** @description Net per kilometre, loaded and empty, in cents. */
            netPerKmCents: components["schemas"]["Cents"];
            overload?: components["schemas"]["Overload"] | null;
            /** @description Summary of the result in a few lines, for sharing. */
            shareText: string;
            /** @description Taxes withheld by the payer, or the INSS that the carrier owes himself on a payment by a person. */
            taxes: components["schemas"]["SimulationTaxes"];
            /** @description Total cost: the sum of the lines, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Loaded and empty kilometres together. */
            totalKm: components["schemas"]["Km"];
            /** @description Verdict in words: whether the offer is worth taking. */
            verdict: components["schemas"]["SimulationVerdict"];
        };
        /** @description Simulations side by side. */
        SimulationComparison: {
            /** @description Best simulation by each figure. */
            best: components["schemas"]["BestSimulations"];
            /** @description Simulations, in the order of the request. */
            items: components["schemas"]["Simulation"][];
            /**
             * @description Summary in Portuguese: the simulation that pays best of those that neither lose money nor are below the legal
             *     minimum, and by how much; or that none does.
             */
            words: string;
        };
        /** @description Defaults of a simulation. */
        SimulationDefaults: {
            /**
             * Format: int64
             * @description Axles of the composition, as entered or by the vehicles; null without either.
             */
            axles?: number | null;
            /** @description Base of the driver's commission. */
            commissionBase: components["schemas"]["CommissionBase"];
            /** @description Default figures. */
            items: components["schemas"]["DefaultFigures"];
            /** @description Choices with which a new simulation begins. */
            usual: components["schemas"]["UsualChoices"];
            /** @description True when the client withholds taxes: false only where the client's document is a CPF. */
            withheld: boolean;
        };
        /** @description Fields of a simulation that the user enters. */
        SimulationFields: {
            /** @description ARLA as a share of the diesel's volume, in basis points. */
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
            /** @description Base of the commission. */
            commissionBase: components["schemas"]["CommissionBase"];
            /** @description Driver's commission rate, in basis points. */
            commissionBps: components["schemas"]["Bps"];
            /** @description Food and lodging of a day on the road, in cents. */
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
            /** @description Depreciation of truck and trailers per month, in cents. */
            depreciationMonthlyCents: components["schemas"]["Cents"];
            destinationCityCode?: components["schemas"]["CityCode"] | null;
            /** @description Price of a litre of diesel in thousandths of a real. */
            dieselPriceMillis: components["schemas"]["MillisPerLiter"];
            /** @description Loaded kilometres. */
            distanceKm: components["schemas"]["Km"];
            /** @description Driver's fixed pay for the trip, beside the commission, in cents. */
            driverFixedCents: components["schemas"]["Cents"];
            driverId?: components["schemas"]["DriverId"] | null;
            /** @description Metres driven per litre when empty. */
            emptyMetersPerLiter: components["schemas"]["MetersPerLiter"];
            /** @description True when the empty return must be paid, by law or by contract. */
            emptyReturnDue: boolean;
            /** @description Empty kilometres back. */
            emptyReturnKm: components["schemas"]["Km"];
            /** @description Empty kilometres to the loading. */
            emptyToLoadingKm: components["schemas"]["Km"];
            /** @description Insurance per month in cents. */
            insuranceMonthlyCents: components["schemas"]["Cents"];
            /** @description Metres driven per litre when loaded. */
            loadedMetersPerLiter: components["schemas"]["MetersPerLiter"];
            /** @description Loan instalments per month in cents. */
            loanMonthlyCents: components["schemas"]["Cents"];
            /** @description Maintenance per kilometre in thousandths of a real. */
            maintenancePerKmMillis: components["schemas"]["MillisPerKm"];
            /** @description Table by which the legal minimum is calculated. */
            minimumTable: components["schemas"]["MinimumTable"];
            /** @description Name by its owner. */
            name?: string | null;
            /** @description Free notes. */
            notes?: string | null;
            originCityCode?: components["schemas"]["CityCode"] | null;
            /** @description Any other cost of the trip, in cents. */
            otherCents: components["schemas"]["Cents"];
            /** @description Description of the other cost. */
            otherDescription?: string | null;
            /** @description INSS that other payers withheld in the month, in cents: its ceiling is per person, over all payers. */
            otherInssCents: components["schemas"]["Cents"];
            /** @description Other costs per month in cents. */
            otherMonthlyCents: components["schemas"]["Cents"];
            /** @description Amount that this payer already paid in the month, in cents. */
            payerMonthCents: components["schemas"]["Cents"];
            /** @description Unit of the rate: trip, tonne or loaded kilometre. */
            pricing: components["schemas"]["Pricing"];
            /** @description Rate of the offer in cents per trip, tonne or loaded kilometre. */
            rateCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Day of the offer: its rates and taxes are those of that day.
             */
            scheduledFor: string;
            /** @description Tyres per kilometre in thousandths of a real. */
            tiresPerKmMillis: components["schemas"]["MillisPerKm"];
            /** @description Toll of the route in cents. */
            tollCents: components["schemas"]["Cents"];
            /** @description Party that pays the toll. */
            tollPayer: components["schemas"]["TollPayer"];
            truckId?: components["schemas"]["VehicleId"] | null;
            weightKg?: components["schemas"]["Kilograms"] | null;
            /** @description True when the payer is a company and withholds taxes. */
            withheld: boolean;
            /**
             * Format: int64
             * @description Work days per month, over which the monthly costs are spread.
             */
            workDaysPerMonth: number;
        };
        /** @description Simulation as the user enters it. */
        SimulationInput: {
            /**
             * Format: int64
             * @description ARLA as a share of the diesel's volume, in basis points; default 0.
             */
            arlaBps?: number | null;
            /**
             * Format: int64
             * @description Price of a litre of ARLA in thousandths of a real; required where the share of ARLA is above zero.
             */
            arlaPriceMillis?: number | null;
            /**
             * Format: int64
             * @description Axles on the ground of the whole composition; default the sum of the vehicles' axles, required without a truck.
             */
            axles?: number | null;
            /** @description Legal kind of cargo. */
            cargoType: components["schemas"]["CargoType"];
            clientId?: components["schemas"]["ClientId"] | null;
            commissionBase?: components["schemas"]["CommissionBase"] | null;
            /**
             * Format: int64
             * @description Driver's commission rate, in basis points; default 0.
             */
            commissionBps?: number | null;
            /** @description Codes of the warnings that the user has confirmed; without effect where nothing is stored. */
            confirm?: string[] | null;
            /**
             * Format: int64
             * @description Food and lodging of a day on the road, in cents; default 0.
             */
            dailyCostCents?: number | null;
            /**
             * Format: int64
             * @description Days of the whole trip, waiting and the way back included.
             */
            days: number;
            /**
             * Format: int64
             * @description Dependants, for the income tax; default those of the profile.
             */
            dependents?: number | null;
            /**
             * Format: int64
             * @description Depreciation of truck and trailers per month, in cents; default 0.
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
             * @description Driver's fixed pay for the trip, beside the commission, in cents; default 0.
             */
            driverFixedCents?: number | null;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: int64
             * @description Metres driven per litre when empty; default as when loaded.
             */
            emptyMetersPerLiter?: number | null;
            /** @description True when the empty return must be paid, by law or by contract; default false. */
            emptyReturnDue?: boolean | null;
            /**
             * Format: int64
             * @description Empty kilometres back; default 0.
             */
            emptyReturnKm?: number | null;
            /**
             * Format: int64
             * @description Empty kilometres to the loading; default 0.
             */
            emptyToLoadingKm?: number | null;
            /**
             * Format: int64
             * @description Insurance per month in cents; default 0.
             */
            insuranceMonthlyCents?: number | null;
            /**
             * Format: int64
             * @description Metres driven per litre when loaded.
             */
            loadedMetersPerLiter: number;
            /**
             * Format: int64
             * @description Loan instalments per month in cents; default 0.
             */
            loanMonthlyCents?: number | null;
            /**
             * Format: int64
             * @description Maintenance per kilometre in thousandths of a real; default 0.
             */
            maintenancePerKmMillis?: number | null;
            minimumTable?: components["schemas"]["MinimumTable"] | null;
            /** @description Name by its owner. */
            name?: string | null;
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            originCityCode?: components["schemas"]["CityCode"] | null;
            /**
             * Format: int64
             * @description Any other cost of the trip, in cents; default 0.
             */
            otherCents?: number | null;
            /** @description Description of the other cost. */
            otherDescription?: string | null;
            /**
             * Format: int64
             * @description INSS that other payers withheld in the month, in cents; default 0. Its ceiling is per person, over all payers.
             */
            otherInssCents?: number | null;
            /**
             * Format: int64
             * @description Other costs per month in cents; default 0.
             */
            otherMonthlyCents?: number | null;
            /**
             * Format: int64
             * @description Amount that this payer already paid in the month, in cents; default 0.
             */
            payerMonthCents?: number | null;
            /** @description Unit of the rate: trip, tonne or loaded kilometre. */
            pricing: components["schemas"]["Pricing"];
            /**
             * Format: int64
             * @description Rate of the offer in cents per trip, tonne or loaded kilometre.
             */
            rateCents: number;
            /**
             * Format: date
             * @description Day of the offer: its rates and taxes are those of that day.
             */
            scheduledFor: string;
            /**
             * Format: int64
             * @description Tyres per kilometre in thousandths of a real; default 0.
             */
            tiresPerKmMillis?: number | null;
            /**
             * Format: int64
             * @description Toll of the route in cents; default 0.
             */
            tollCents?: number | null;
            tollPayer?: components["schemas"]["TollPayer"] | null;
            /** @description Trailers, beginning with the one behind the truck; default none. */
            trailerIds?: components["schemas"]["VehicleId"][] | null;
            truckId?: components["schemas"]["VehicleId"] | null;
            /**
             * Format: int64
             * @description Weight of the cargo in kilograms; required when the rate is per tonne.
             */
            weightKg?: number | null;
            /** @description True when the payer is a company and withholds taxes; default true. */
            withheld?: boolean | null;
            /**
             * Format: int64
             * @description Work days per month, over which the monthly costs are spread; default 22.
             */
            workDaysPerMonth?: number | null;
        };
        /** @description Cost line of a simulation. */
        SimulationLine: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description Calculation in Portuguese. */
            detail: string;
            /** @description Kind of the cost. */
            kind: components["schemas"]["SimulationLineKind"];
            /** @description Name on screen. */
            label: string;
            /** @description Share of the offer, in basis points. */
            shareBps: components["schemas"]["Bps"];
        };
        /**
         * @description Kind of a cost line in a simulation.
         * @enum {string}
         */
        SimulationLineKind: "diesel_loaded" | "diesel_empty" | "arla" | "toll" | "commission" | "driver_fixed" | "daily" | "maintenance" | "tires" | "insurance" | "loan" | "depreciation" | "other_monthly" | "inss" | "sest" | "senat" | "irrf" | "own_inss" | "own_sest" | "own_senat" | "other";
        /**
         * @description Taxes that the payer of an offer withholds, or the reason why there are none, and what the carrier then owes
         *     himself.
         */
        SimulationTaxes: {
            /**
             * @description Caveat in Portuguese that the taxes of the day may differ: the table in force is of an earlier year; null where
             *     it is of the same year.
             */
            caveat?: string | null;
            /** @description INSS withheld, in cents. */
            inssCents: components["schemas"]["Cents"];
            /** @description Income tax withheld, in cents. */
            irrfCents: components["schemas"]["Cents"];
            /** @description INSS that other payers withheld in the month, in cents: the ceiling is the carrier's. */
            otherInssCents: components["schemas"]["Cents"];
            /**
             * @description Estimated contributions that the carrier pays himself on a payment by a person; zero where a company pays. These
             *     are INSS, SEST and SENAT (Lei 8.212/1991 art. 21, Lei 8.706/1993 art. 7º II, Decreto 1.007/1993 art. 2º § 3º).
             */
            ownContributions: components["schemas"]["OwnContributions"];
            /** @description Earlier payments of the payer in the month, in cents: payments of a month are taxed together. */
            payerMonthCents: components["schemas"]["Cents"];
            /** @description Reason why nothing is withheld, in Portuguese; null where the payer withholds by a table. */
            reason?: string | null;
            /** @description SENAT withheld, in cents. */
            senatCents: components["schemas"]["Cents"];
            /** @description SEST withheld, in cents. */
            sestCents: components["schemas"]["Cents"];
            table?: components["schemas"]["SimulationTaxTable"] | null;
            /** @description Taxable part of the offer, in cents (Lei 7.713/1988 art. 9º I). */
            taxableCents: components["schemas"]["Cents"];
            /** @description Total withheld, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description True when the payer is a company and withholds taxes. */
            withheld: boolean;
        };
        /** @description Table by which taxes were calculated. */
        SimulationTaxTable: {
            /** @description Day until which the table was checked, in Portuguese, and for a later day that another may be in force. */
            checkedWords: string;
            /** @description Source of its figures, in Portuguese. */
            source: string;
            /** @description Title of the table. */
            title: string;
            /**
             * Format: date
             * @description First day on which it is in force.
             */
            validFrom: string;
        };
        /** @description Verdict on an offer. */
        SimulationVerdict: {
            askCents?: components["schemas"]["Cents"] | null;
            /** @description Kind of the verdict. */
            kind: components["schemas"]["VerdictKind"];
            leastDayCents?: components["schemas"]["Cents"] | null;
            /** @description Reasons in Portuguese, the weightiest first. */
            reasons: string[];
            /**
             * @description Rule in Portuguese by which an offer is worth accepting. Null where the owner set a minimum net per day, or
             *     where a loss, a break-even or the law decides.
             */
            rule?: string | null;
            /** @description The verdict in one Portuguese sentence. */
            title: string;
            /** @description Colour of the verdict. */
            tone: components["schemas"]["VerdictTone"];
        };
        /** @description Record that posted a transaction, where it is edited. */
        Source: {
            /**
             * Format: int64
             * @description Id of the record.
             */
            id: number;
            /** @description Kind of the record. */
            kind: components["schemas"]["SourceKind"];
            /** @description Part of the record. */
            part: components["schemas"]["SourcePart"];
        };
        /**
         * @description Kind of source record of a posting.
         * @enum {string}
         */
        SourceKind: "freight" | "fuel" | "maintenance" | "driver_advance" | "driver_payment";
        /**
         * @description Part of its source that a posting represents.
         * @enum {string}
         */
        SourcePart: "advance" | "balance" | "total" | "commission" | "salary" | "allowance" | "discount";
        /** @description Statement of a period. */
        Statement: components["schemas"]["Outcome"] & {
            /** @description Basis: the day by which a transaction belongs to a month. */
            basis: components["schemas"]["AccountingBasis"];
            cashChangeCents?: components["schemas"]["Cents"] | null;
            /** @description Cost by category, the greatest first. */
            costs: components["schemas"]["CostLine"][];
            depreciation?: components["schemas"]["StatementDepreciation"] | null;
            /** @description First month. */
            from: components["schemas"]["Month"];
            marginBps?: components["schemas"]["Bps"] | null;
            /** @description Results month by month. */
            months: components["schemas"]["MonthOutcome"][];
            /** @description Amounts outside the result, or in it without moving money. */
            outside: components["schemas"]["Outside"];
            resultAfterDepreciationCents?: components["schemas"]["Cents"] | null;
            /** @description Revenue by category, the greatest first. */
            revenue: components["schemas"]["CostLine"][];
            /** @description Parts of the cost category `salario`; empty where it is not divided. */
            salaryParts: components["schemas"]["PayLine"][];
            /** @description Last month. */
            to: components["schemas"]["Month"];
            tollVouchers?: components["schemas"]["TollVouchers"] | null;
            /** @description Commission earned and not yet settled, in cents: part of the costs, on the accrual basis only. */
            unsettledCommissionCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Last day that counts: the last day of the period, or today if the period reaches beyond it; of a period wholly
             *     in the future, its first day.
             */
            until: string;
        };
        /** @description Depreciation of the vehicles in the period of a statement. */
        StatementDepreciation: {
            /** @description Caveat, in Portuguese, that an instalment counted whole pays for the same vehicle; null if none does. */
            caveat?: string | null;
            /** @description Total in cents. */
            cents: components["schemas"]["Cents"];
            /** @description Depreciation of each vehicle, by plate. */
            vehicles: components["schemas"]["VehicleDepreciation"][];
        };
        /** @description Fuel filled at a station in a period, without ARLA, whose price is another. */
        StationFigures: {
            averagePriceMillis?: components["schemas"]["MillisPerLiter"] | null;
            /**
             * Format: int64
             * @description Number of fill-ups.
             */
            fills: number;
            /**
             * Format: date
             * @description Day of the last fill-up.
             */
            lastOn: string;
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description Name, as last written. */
            station: string;
            /** @description Cost in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Volume in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /** @description Move as the user enters it. */
        StatusChange: {
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /**
             * @description Corrects the timeline where the freight has moved on already. The freight steps back one event at a time to
             *     before this status, makes this move, and records the later events again as far as they fit. The others must be
             *     confirmed. Needs `occurredAt`; a step back is never a correction.
             */
            correct?: boolean;
            fromStatus?: components["schemas"]["FreightStatus"] | null;
            /** @description Note of the user, of any number of lines. */
            note?: string | null;
            occurredAt?: components["schemas"]["Instant"] | null;
            /**
             * Format: int64
             * @description Odometer at that time, in kilometres.
             */
            odometerKm?: number | null;
            /** @description Status to move to. */
            status: components["schemas"]["FreightStatus"];
        };
        /** @description A truck's stay at one place. */
        Stay: {
            amountCents?: components["schemas"]["Cents"] | null;
            arrivedAt?: components["schemas"]["Instant"] | null;
            /** @description City and state: `Campinas/SP`. */
            cityName: string;
            /** @description True when the stay was longer than the free time, so that waiting time is owed. */
            due: boolean;
            leftAt?: components["schemas"]["Instant"] | null;
            /**
             * Format: int64
             * @description Length of the stay in minutes; null if unknown.
             */
            minutes?: number | null;
            /** @description Place of the stay: loading or unloading. */
            place: components["schemas"]["StayPlace"];
            rate?: components["schemas"]["StayRate"] | null;
            rateCents?: components["schemas"]["Cents"] | null;
            /** @description Reason for an unknown or zero amount, in Portuguese; null where an amount is owed. */
            reason?: string | null;
            /** @description True while the truck is still there; the stay is then counted to now. */
            running: boolean;
            /** @description Name of the time there: `horário de Brasília`. */
            timeName: string;
            /** @description Time zone of that city, in which every day and hour of the stay is stated. */
            timeZone: components["schemas"]["Zone"];
            /** @description Summary of the stay in one Portuguese sentence. */
            words: string;
        };
        /**
         * @description Place of a stay.
         * @enum {string}
         */
        StayPlace: "loading" | "unloading";
        /** @description Act that sets the rate of a stay. */
        StayRate: {
            /** @description Day until which the rate was checked, in Portuguese, and for a later arrival that another may be in force. */
            checkedWords: string;
            /** @description Source of the figure, in Portuguese. */
            source: string;
            /** @description Title of the act or note. */
            title: string;
            /**
             * Format: date
             * @description First day on which it is in force.
             */
            validFrom: string;
        };
        /**
         * @description Summary of a list of transactions: the money that moves with them, as in the running balance, and apart from it
         *     those that move none.
         */
        Summary: components["schemas"]["Flow"] & {
            /** @description Sums by category, income first, the greatest first. */
            categories: components["schemas"]["CategorySum"][];
            /**
             * Format: int64
             * @description Number of transactions, whatever they move.
             */
            count: number;
            /** @description Sums by month in which they are due, in order. */
            months: components["schemas"]["MonthFlow"][];
            /** @description Overdue expenses, in cents. */
            overdueExpenseCents: components["schemas"]["Cents"];
            /** @description Overdue income, in cents. */
            overdueIncomeCents: components["schemas"]["Cents"];
            /** @description Pending expenses, overdue or not, in cents. */
            pendingExpenseCents: components["schemas"]["Cents"];
            /** @description Pending income, overdue or not, in cents. */
            pendingIncomeCents: components["schemas"]["Cents"];
            /** @description Sums by vehicle, ordered by plate; those for no vehicle last. */
            vehicles: components["schemas"]["VehicleFlow"][];
            /** @description Sums of transactions that count in the result only: earned or paid by drivers. In none of the other sums. */
            withoutCash: components["schemas"]["Flow"];
        };
        /** @description Record where something due is settled. */
        Target: {
            /**
             * Format: int64
             * @description Id of the record.
             */
            id: number;
            /** @description The kind of record. */
            kind: components["schemas"]["TargetKind"];
        };
        /**
         * @description Kind of record where something due is settled.
         * @enum {string}
         */
        TargetKind: "transaction" | "freight" | "fuel" | "maintenance_record" | "driver_payment" | "vehicle" | "profile" | "driver" | "maintenance_plan" | "tax_year";
        /** @description A receipt with its taxes. */
        TaxedIncome: components["schemas"]["TaxSums"] & {
            /** @description Basis of the taxes withheld. */
            basis: components["schemas"]["WithheldBasis"];
            /** @description Basis as it is shown, in Portuguese. */
            basisLabel: string;
            ciot?: components["schemas"]["Ciot"] | null;
            cteKey?: components["schemas"]["FiscalKey"] | null;
            document?: components["schemas"]["TaxId"] | null;
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: int64
             * @description Number of the freight; null without a freight.
             */
            freightNumber?: number | null;
            /** @description Name of the payer. */
            payerName: string;
            /**
             * Format: date
             * @description Day of receipt.
             */
            receivedOn: string;
            /** @description Transaction. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description CPF or CNPJ of a client, stored bare in capitals. A CNPJ may be alphanumeric (IN RFB 2.229/2024). */
        TaxId: string;
        /** @description A month of the year. */
        TaxMonth: components["schemas"]["TaxSums"] & {
            carneLeao?: components["schemas"]["CarneLeao"] | null;
            lowInssBase?: components["schemas"]["LowInssBase"] | null;
            /** @description The month. */
            month: components["schemas"]["Month"];
            /** @description Payments of each payer in the month. */
            payers: components["schemas"]["PayerLine"][];
        };
        /** @description Rules by which the year was computed: those of its last month with a table. */
        TaxRules: {
            /** @description Day until which they were checked, in Portuguese, and for later months that others may be in force. */
            checkedWords: string;
            /** @description INSS rate on that base, in basis points. */
            inssBps: components["schemas"]["Bps"];
            /** @description Ceiling of the INSS base in a month, in cents. */
            inssCeilingCents: components["schemas"]["Cents"];
            /** @description Rate of the carrier's own INSS on what persons pay, on that base, in basis points. */
            ownInssBps: components["schemas"]["Bps"];
            /** @description SENAT rate on that base, in basis points. */
            senatBps: components["schemas"]["Bps"];
            /** @description SEST rate on that base, in basis points. */
            sestBps: components["schemas"]["Bps"];
            /** @description Share of the freight on which INSS, SEST and SENAT are computed, in basis points. */
            socialBaseBps: components["schemas"]["Bps"];
            /** @description Act that defines the rules. */
            source: string;
            /** @description Taxable share of the freight, in basis points. */
            taxableBps: components["schemas"]["Bps"];
            /**
             * Format: date
             * @description First day on which the rules are in force.
             */
            validFrom?: string | null;
        };
        /** @description Amounts of the year's table, in cents. */
        TaxSums: {
            /**
             * @description Taxable part of what persons paid without income tax withheld: the income of the carnê-leão, before any
             *     deductions from it.
             */
            carneLeaoCents: components["schemas"]["Cents"];
            /** @description Deductions of payers that are no tax: shortage, damage and other. */
            discountCents: components["schemas"]["Cents"];
            /** @description Estimated part of the taxes withheld. */
            estimatedCents: components["schemas"]["Cents"];
            /** @description Exempt part (90 %). */
            exemptCents: components["schemas"]["Cents"];
            /** @description Freight received. */
            grossCents: components["schemas"]["Cents"];
            /** @description INSS withheld. */
            inssCents: components["schemas"]["Cents"];
            /** @description Income tax (IRRF) withheld. */
            irrfCents: components["schemas"]["Cents"];
            /** @description INSS that the carrier himself owes on what persons paid: an estimate. */
            ownInssCents: components["schemas"]["Cents"];
            /** @description SENAT that the carrier himself owes on what persons paid: an estimate. */
            ownSenatCents: components["schemas"]["Cents"];
            /** @description SEST that the carrier himself owes on what persons paid: an estimate. */
            ownSestCents: components["schemas"]["Cents"];
            /** @description SENAT withheld. */
            senatCents: components["schemas"]["Cents"];
            /** @description SEST withheld. */
            sestCents: components["schemas"]["Cents"];
            /** @description Taxable part (10 %). */
            taxableCents: components["schemas"]["Cents"];
            /** @description All taxes withheld. */
            withheldCents: components["schemas"]["Cents"];
        };
        /** @description The accountant's year. */
        TaxYear: {
            /** @description Carnê-leão of the year, in cents: the sum of its months, an estimate. */
            carneLeaoTaxCents: components["schemas"]["Cents"];
            /** @description Caveat, in Portuguese, that figures rest on another year's table; null if none do. */
            caveat?: string | null;
            /** @description Notice to show beside the figures. */
            disclaimer: string;
            /** @description Sentence on the estimated part of the taxes withheld, in Portuguese; null if nothing was withheld. */
            estimateWords?: string | null;
            /** @description Sum of the expenses, in cents. */
            expenseCents: components["schemas"]["Cents"];
            /** @description Expenses by category, for management only. */
            expenses: components["schemas"]["CostLine"][];
            /** @description The twelve months. */
            months: components["schemas"]["TaxMonth"][];
            /** @description Other income received in the year, in the order of receipt. */
            otherIncome: components["schemas"]["OtherIncome"][];
            /** @description Sum of the other income, in cents. */
            otherIncomeCents: components["schemas"]["Cents"];
            /** @description Payers over the year, the greatest first. */
            payers: components["schemas"]["PayerLine"][];
            /** @description Assumptions, sources and doubts of those taxes, in Portuguese; empty if none paid. */
            personNotes: string[];
            /** @description Sentences on the carrier's own taxes on what persons paid, in Portuguese; null if none paid. */
            personWords?: string | null;
            /** @description Receipts one by one, in the order of receipt. */
            receipts: components["schemas"]["TaxedIncome"][];
            rules?: components["schemas"]["TaxRules"] | null;
            /** @description Parts of the category `salario` of the expenses; empty where it is not divided. */
            salaryParts: components["schemas"]["PayLine"][];
            /** @description Sums of the year. */
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
         * @description Payer of the toll.
         * @enum {string}
         */
        TollPayer: "shipper" | "driver";
        /** @description Toll voucher of the shipper against the toll that was spent. */
        TollVoucher: {
            /** @description Unspent part of the voucher, in cents. */
            leftCents: components["schemas"]["Cents"];
            /** @description Toll not covered by the voucher, in cents: a cost of the freight until the shipper reimburses it. */
            missingCents: components["schemas"]["Cents"];
            /** @description Voucher that the shipper gave, in cents. */
            providedCents: components["schemas"]["Cents"];
            /** @description Toll spent, in cents. */
            spentCents: components["schemas"]["Cents"];
        };
        /** @description Toll vouchers (vale-pedágio) of a month, vehicle or period: neither income nor cost (Lei 10.209/2001 art. 2º). */
        TollVouchers: {
            /** @description Toll in cents that vouchers covered; no cost. */
            coveredCents: components["schemas"]["Cents"];
            /** @description Unspent vouchers of completed freights, in cents. */
            leftCents: components["schemas"]["Cents"];
            /** @description Toll in cents that the vouchers did not cover; a cost until the shipper reimburses it. */
            missingCents: components["schemas"]["Cents"];
        };
        /** @description One line of the books. */
        Transaction: components["schemas"]["TransactionFields"] & {
            countedCents?: components["schemas"]["Cents"] | null;
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            deduction?: components["schemas"]["Deduction"] | null;
            driverPaymentId?: components["schemas"]["DriverPaymentId"] | null;
            heldFromId?: components["schemas"]["TransactionId"] | null;
            /** @description Identity. */
            id: components["schemas"]["TransactionId"];
            /**
             * Format: int64
             * @description Place among those entered or posted together, from 1.
             */
            installment: number;
            /**
             * Format: int64
             * @description Number of transactions entered or posted together.
             */
            installments: number;
            method?: components["schemas"]["PayMethod"] | null;
            /**
             * Format: int64
             * @description Series: the id shared by transactions that were entered together; null for a single one.
             */
            seriesId?: number | null;
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description Fields of a transaction that the user enters. */
        TransactionFields: {
            /** @description Amount in cents, above zero. */
            amountCents: components["schemas"]["Cents"];
            /** @description Category. */
            category: components["schemas"]["Category"];
            /**
             * Format: date
             * @description Competence day: the transaction is income or cost of that day's month.
             */
            competenceOn: string;
            /** @description Description. */
            description: string;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /** @description Effect: it moves money, the result, or both. */
            effect: components["schemas"]["Effect"];
            freightId?: components["schemas"]["FreightId"] | null;
            /** @description Direction of the money: income or expense. */
            kind: components["schemas"]["TransactionKind"];
            /** @description True if the driver paid it: the owner refunds it in a settlement. */
            paidByDriver: boolean;
            /**
             * Format: date
             * @description Paid day, of payment or receipt; null while it is pending.
             */
            paidOn?: string | null;
            /** @description True for a personal transaction (of the household): it stays out of results. */
            personal: boolean;
            /** @description Principal in cents: the part of a loan's instalment that repays the loan itself; it moves money and is no cost. */
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
             * @description Amount in cents, above zero.
             */
            amountCents: number;
            /** @description Category; must fit the kind. */
            category: components["schemas"]["Category"];
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description Description. */
            description: string;
            driverId?: components["schemas"]["DriverId"] | null;
            /**
             * Format: date
             * @description Due day.
             */
            dueOn: string;
            /**
             * Format: date
             * @description Day on which it was entered, where that was before it was sent: at most a year ago. Default today. It is not
             *     stored. A change without it uses the day to which the bill belongs, or, where that is the due day, the day of
             *     sending. A bill of a freight belongs to it, or to the due day if that is earlier.
             */
            enteredOn?: string | null;
            financed?: components["schemas"]["FinancedInput"] | null;
            freightId?: components["schemas"]["FreightId"] | null;
            /**
             * Format: int64
             * @description Number of monthly instalments that share the amount, from `dueOn` on; only on creation. Only the first of them
             *     has `paidOn`.
             */
            installments?: number | null;
            /** @description Direction of the money: income or expense. */
            kind: components["schemas"]["TransactionKind"];
            /** @description True if the driver paid it: the owner refunds it in a settlement. */
            paidByDriver?: boolean;
            /**
             * Format: date
             * @description Paid day, of payment or receipt, today at the latest; null while it is pending. What the driver paid is never
             *     pending: there, null means the due day.
             */
            paidOn?: string | null;
            /** @description True for a personal transaction (of the household): it stays out of results. */
            personal?: boolean;
            /**
             * Format: int64
             * @description Principal in cents: the part of a loan instalment's `amountCents` that repays the loan itself and is no cost.
             *     Null if unknown: then all of it is a cost. With `installments` it is of the whole amount and spread like it.
             */
            principalCents?: number | null;
            repayment?: components["schemas"]["RepaymentInput"] | null;
            /**
             * Format: date
             * @description Last possible due day of a monthly repetition of the amount; only on creation, and not together with several
             *     instalments. Only the first repetition has `paidOn`.
             */
            repeatUntil?: string | null;
            scope?: components["schemas"]["SeriesScope"] | null;
            vehicleId?: components["schemas"]["VehicleId"] | null;
        };
        /**
         * @description Direction of the money.
         * @enum {string}
         */
        TransactionKind: "income" | "expense";
        /** @description A transaction as the API returns it. */
        TransactionRecord: components["schemas"]["Transaction"] & {
            balanceCents?: components["schemas"]["Cents"] | null;
            /** @description Client of its freight. */
            clientName?: string | null;
            /** @description Deductions that the payer withheld from a receipt. */
            deductions: components["schemas"]["WithheldAmount"][];
            /** @description Name of its driver. */
            driverName?: string | null;
            /**
             * Format: int64
             * @description Number of its freight.
             */
            freightNumber?: number | null;
            netCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: int64
             * @description Days overdue; zero if it is settled, not yet due, or moves no money (effect `result`).
             */
            overdueDays: number;
            plate?: components["schemas"]["Plate"] | null;
            source?: components["schemas"]["Source"] | null;
            /** @description Payment status: settled or pending. */
            status: components["schemas"]["PaymentStatus"];
        };
        /** @description Line of a freight in a settlement. */
        TripLine: {
            /** @description Base of the share, in cents. */
            baseCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description First day, in the time zone of its origin; null if unknown.
             */
            beganOn?: string | null;
            ciot?: components["schemas"]["Ciot"] | null;
            /** @description Name of the client that orders and pays it; null if none is entered. */
            clientName?: string | null;
            commissionBps?: components["schemas"]["Bps"] | null;
            /** @description Commission of the driver, in cents. */
            commissionCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description Day of completion; null if unknown.
             */
            completedOn?: string | null;
            cteKey?: components["schemas"]["FiscalKey"] | null;
            /** @description City of unloading. */
            destinationCity: components["schemas"]["CityName"];
            /** @description Loaded kilometres: by the odometer where both ends were read, else as planned. */
            distanceKm: components["schemas"]["Km"];
            /** @description Empty kilometres. */
            emptyKm: components["schemas"]["Km"];
            /** @description The freight. */
            freightId: components["schemas"]["FreightId"];
            /** @description Price in cents. */
            grossCents: components["schemas"]["Cents"];
            /**
             * Format: int64
             * @description Number of the freight.
             */
            number: number;
            /** @description City of loading. */
            originCity: components["schemas"]["CityName"];
            /** @description Rate of the price, in Portuguese: `R$ 332,80 por tonelada`; null for a fixed price. */
            rate?: string | null;
            /**
             * Format: date
             * @description Scheduled day.
             */
            scheduledFor: string;
            /** @description Toll voucher of the shipper, in cents: neither income nor part of the base (Lei 10.209/2001 art. 2º). */
            tollVoucherCents: components["schemas"]["Cents"];
            weightKg?: components["schemas"]["Kilograms"] | null;
        };
        /** @description An open freight. */
        UnderWay: {
            forecast?: components["schemas"]["FreightForecast"] | null;
            /** @description The freight. */
            freight: components["schemas"]["FreightRecord"];
            /** @description Revenue and costs so far. */
            result: components["schemas"]["FreightProfit"];
        };
        /** @description A user. The API never returns the password hash. */
        User: {
            /**
             * Format: date
             * @description Expiry day of the user's own driving licence (CNH).
             */
            cnhDueOn?: string | null;
            cpf?: components["schemas"]["Cpf"] | null;
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Number of dependants for the income tax.
             */
            dependents: number;
            /** @description Sign-in address, lower case, one account each. */
            email: string;
            /** @description Identity; also the owner id of all records of the user. */
            id: components["schemas"]["UserId"];
            /** @description True for a master, who administers the installation. */
            isMaster: boolean;
            leastDayCents?: components["schemas"]["Cents"] | null;
            /** @description Name. */
            name: string;
            openingCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: date
             * @description First day of the books' cash; null unless set. The opening balance sums the movements before.
             */
            openingOn?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            rntrc?: components["schemas"]["Rntrc"] | null;
            /** @description Time zone that decides which day is "today". */
            timeZone: components["schemas"]["Zone"];
            /**
             * Format: date
             * @description Expiry day of the user's own toxicological exam.
             */
            toxicologicalDueOn?: string | null;
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /**
         * Format: int64
         * @description Identity of a user.
         */
        UserId: number;
        /** @description Rights of a user, set by a master. */
        UserRightsInput: {
            /** @description True to block the account: its sessions end and its tokens are revoked. */
            blocked: boolean;
            /** @description True to make the user a master, who administers the installation. */
            isMaster: boolean;
            /** @description The master's own password: a session alone cannot change rights. */
            password: string;
        };
        /**
         * @description Choices with which a new simulation begins: those of the owner's last simulation or freight, whichever was entered
         *     later.
         */
        UsualChoices: {
            /**
             * Format: int64
             * @description Axles of the last simulation, where it named no truck and there is none now; else null.
             */
            axles?: number | null;
            cargoType?: components["schemas"]["CargoType"] | null;
            pricing?: components["schemas"]["Pricing"] | null;
            tollPayer?: components["schemas"]["TollPayer"] | null;
            /** @description Trailers that this truck pulled last, in order; before its first trip, the only trailer in use. */
            trailerIds: components["schemas"]["VehicleId"][];
            truckId?: components["schemas"]["VehicleId"] | null;
        };
        /** @description A truck or a trailer. */
        Vehicle: components["schemas"]["VehicleFields"] & {
            /** @description Time of creation. */
            createdAt: components["schemas"]["Instant"];
            /** @description Identity. */
            id: components["schemas"]["VehicleId"];
            /** @description Odometer in kilometres. */
            odometerKm: components["schemas"]["Km"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Version; grows by one with each change.
             */
            version: number;
        };
        /** @description Fuel of a vehicle in a period. */
        VehicleConsumption: {
            /** @description Cost of ARLA, in cents. */
            arlaCents: components["schemas"]["Cents"];
            averagePriceMillis?: components["schemas"]["MillisPerLiter"] | null;
            costPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description Cost of the engine's fuel, in cents. */
            dieselCents: components["schemas"]["Cents"];
            /** @description Distance driven on the segments that end in the period, in kilometres. */
            km: components["schemas"]["Km"];
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            missing?: components["schemas"]["FuelMissing"] | null;
            /** @description Plate. */
            plate: components["schemas"]["Plate"];
            /** @description Prices of a litre, the oldest first. */
            prices: components["schemas"]["FuelPrice"][];
            /** @description Cost of refrigeration, in cents. */
            refrigerationCents: components["schemas"]["Cents"];
            /** @description Segments that end in the period, the oldest first. */
            segments: components["schemas"]["Segment"][];
            /** @description Sum of the three, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Fuel for the engine, measured or not, in millilitres. */
            totalVolumeMl: components["schemas"]["Milliliters"];
            /** @description Vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
            /** @description Fuel burned on them, in millilitres. */
            volumeMl: components["schemas"]["Milliliters"];
        };
        /** @description Depreciation of a vehicle. */
        VehicleDepreciation: {
            /** @description Amount in cents. */
            cents: components["schemas"]["Cents"];
            /** @description Plate. */
            plate: components["schemas"]["Plate"];
            /** @description Vehicle. */
            vehicleId: components["schemas"]["VehicleId"];
        };
        /** @description Fields of a vehicle that the user enters, except the odometer, which [`crate::odometer`] settles. */
        VehicleFields: {
            /**
             * Format: int64
             * @description Axles of this vehicle alone: 2 to 5 of a truck, 1 to 6 of a trailer.
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
             * @description Last day of its insurance.
             */
            insuranceDueOn?: string | null;
            /**
             * Format: date
             * @description Due day of its licensing.
             */
            licensingDueOn?: string | null;
            /** @description State in which it is licensed, by its two letters. */
            licensingUf?: string | null;
            /**
             * Format: int64
             * @description Year of manufacture.
             */
            manufactureYear?: number | null;
            /** @description Model. */
            model?: string | null;
            /**
             * Format: int64
             * @description Model year.
             */
            modelYear?: number | null;
            /** @description Nickname by its owner. */
            nickname?: string | null;
            /** @description Free notes. */
            notes?: string | null;
            /** @description Plate, as on the vehicle. */
            plate: components["schemas"]["Plate"];
            /**
             * Format: date
             * @description Day of purchase.
             */
            purchasedOn?: string | null;
            purchasePriceCents?: components["schemas"]["Cents"] | null;
            renavam?: components["schemas"]["Renavam"] | null;
            residualValueCents?: components["schemas"]["Cents"] | null;
            /**
             * Format: date
             * @description Due day of the RNTRC's revalidation.
             */
            rntrcDueOn?: string | null;
            /** @description Status: at work or not. */
            status: components["schemas"]["VehicleStatus"];
            /**
             * Format: date
             * @description Due day of the tachograph's verification.
             */
            tachographDueOn?: string | null;
            tankCapacityMl?: components["schemas"]["Milliliters"] | null;
            tareKg?: components["schemas"]["Kilograms"] | null;
            /** @description Type: truck or trailer. */
            type: components["schemas"]["VehicleType"];
            /**
             * Format: int64
             * @description Useful life from its purchase, in months.
             */
            usefulLifeMonths?: number | null;
        };
        /** @description Income and expenses of a vehicle of the list; without a vehicle, of those that are for none. */
        VehicleFlow: components["schemas"]["Flow"] & {
            /** @description Sums by month in which they are due, in order, without months that have none. */
            months: components["schemas"]["MonthFlow"][];
            plate?: components["schemas"]["Plate"] | null;
            vehicleId?: components["schemas"]["VehicleId"] | null;
        };
        /** @description Freights of a vehicle, without the cancelled ones. */
        VehicleFreights: {
            /**
             * Format: int64
             * @description Number of freights.
             */
            count: number;
            /** @description Empty km of the freights that have begun. */
            emptyKm: components["schemas"]["Km"];
            /** @description Loaded km of the freights that have begun: of the odometer where both ends were read, else as planned. */
            loadedKm: components["schemas"]["Km"];
            /**
             * Format: int64
             * @description Number of them not completed.
             */
            openCount: number;
            /**
             * @description Revenue in cents of the freights that have begun, and other income of the vehicle. A trailer has no revenue of
             *     its own: it counts for its truck.
             */
            revenueCents: components["schemas"]["Cents"];
        };
        /** @description Fuel of a vehicle's whole life. */
        VehicleFuel: {
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description Last measured segments, the oldest first. */
            segments: components["schemas"]["Segment"][];
            /** @description Cost of all fuel, ARLA and refrigeration included, in cents. */
            totalCents: components["schemas"]["Cents"];
            /** @description Fuel for its engine, in millilitres; no ARLA. */
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
             * @description Axles of this vehicle alone: 2 to 5 of a truck, 1 to 6 of a trailer.
             */
            axles: number;
            bodyType?: components["schemas"]["BodyType"] | null;
            /** @description Maker. */
            brand?: string | null;
            /**
             * Format: int64
             * @description Load capacity in kilograms.
             */
            capacityKg?: number | null;
            /** @description Chassis number. */
            chassis?: string | null;
            /** @description Colour. */
            color?: string | null;
            /** @description Codes of the warnings that the user has confirmed. */
            confirm?: string[] | null;
            /** @description Due dates that the owner named. */
            dueDates?: components["schemas"]["DueDate"][] | null;
            /**
             * Format: int64
             * @description Expected consumption in metres per litre; trucks only.
             */
            expectedMetersPerLiter?: number | null;
            /**
             * Format: date
             * @description Last day of its insurance.
             */
            insuranceDueOn?: string | null;
            /**
             * Format: date
             * @description Due day of its licensing.
             */
            licensingDueOn?: string | null;
            /** @description State in which it is licensed, by its two letters. */
            licensingUf?: string | null;
            /**
             * Format: int64
             * @description Year of manufacture.
             */
            manufactureYear?: number | null;
            /** @description Model. */
            model?: string | null;
            /**
             * Format: int64
             * @description Model year: the year of manufacture or the next.
             */
            modelYear?: number | null;
            /** @description Nickname by its owner. */
            nickname?: string | null;
            /** @description Free notes, of any number of lines. */
            notes?: string | null;
            /**
             * Format: int64
             * @description Odometer in kilometres; default zero for a new vehicle, unchanged for an existing one.
             */
            odometerKm?: number | null;
            /** @description Plate of either pattern (ABC1234, ABC1D23). */
            plate: string;
            /**
             * Format: date
             * @description Day of purchase.
             */
            purchasedOn?: string | null;
            /**
             * Format: int64
             * @description Purchase price, in cents.
             */
            purchasePriceCents?: number | null;
            /** @description RENAVAM. */
            renavam?: string | null;
            /**
             * Format: int64
             * @description Residual value at the end of its useful life, in cents.
             */
            residualValueCents?: number | null;
            /**
             * Format: date
             * @description Due day of the RNTRC's revalidation.
             */
            rntrcDueOn?: string | null;
            status?: components["schemas"]["VehicleStatus"] | null;
            /**
             * Format: date
             * @description Due day of the tachograph's verification.
             */
            tachographDueOn?: string | null;
            /**
             * Format: int64
             * @description Capacity of its fuel tanks together, in millilitres; trucks only.
             */
            tankCapacityMl?: number | null;
            /**
             * Format: int64
             * @description Empty weight in kilograms.
             */
            tareKg?: number | null;
            /** @description Type: truck or trailer; never changes afterwards. */
            type: components["schemas"]["VehicleType"];
            /**
             * Format: int64
             * @description Useful life from its purchase, in months.
             */
            usefulLifeMonths?: number | null;
        };
        /** @description A vehicle's share of the month; without a vehicle, the share of all that names none. */
        VehicleMonth: {
            /** @description Cost in cents. */
            costCents: components["schemas"]["Cents"];
            /** @description Kilometres of its freights. */
            km: components["schemas"]["Km"];
            /** @description Nickname that the owner gave it. */
            nickname?: string | null;
            plate?: components["schemas"]["Plate"] | null;
            /** @description Revenue less cost, in cents. */
            profitCents: components["schemas"]["Cents"];
            /** @description Revenue in cents. */
            revenueCents: components["schemas"]["Cents"];
            vehicleId?: components["schemas"]["VehicleId"] | null;
        };
        /** @description A vehicle as the API shows it: the record with the owner's own due dates. */
        VehicleRecord: components["schemas"]["Vehicle"] & {
            /** @description Due dates that the owner named, in the order in which they were entered. */
            dueDates: components["schemas"]["DueDate"][];
        };
        /** @description Vehicle as a freight names it. */
        VehicleRef: {
            /** @description Identity. */
            id: components["schemas"]["VehicleId"];
            /** @description Nickname by its owner. */
            nickname?: string | null;
            /** @description Plate. */
            plate: components["schemas"]["Plate"];
        };
        /**
         * @description Status of a vehicle: at work or not.
         * @enum {string}
         */
        VehicleStatus: "active" | "maintenance" | "inactive";
        /** @description Figures of a vehicle's whole life, up to today. */
        VehicleSummary: {
            /** @description Sum of the costs, in cents. */
            costCents: components["schemas"]["Cents"];
            costPerKmCents?: components["schemas"]["Cents"] | null;
            /** @description Costs by category, the greatest first; drivers' commissions included. */
            costs: components["schemas"]["CostLine"][];
            /** @description Due dates, the nearest first. */
            dueDates: components["schemas"]["DueLine"][];
            /** @description Freights. */
            freights: components["schemas"]["VehicleFreights"];
            /** @description Fuel. */
            fuel: components["schemas"]["VehicleFuel"];
            metersPerLiter?: components["schemas"]["MetersPerLiter"] | null;
            /** @description Revenue less costs, in cents. */
            netCents: components["schemas"]["Cents"];
            tollVouchers?: components["schemas"]["TollVouchers"] | null;
        };
        /**
         * @description Type of a vehicle: it pulls or is pulled.
         * @enum {string}
         */
        VehicleType: "truck" | "trailer";
        /**
         * @description Verdict on an offer.
         * @enum {string}
         */
        VerdictKind: "worth_it" | "unjudged" | "below_day" | "little" | "below_minimum" | "break_even" | "loss";
        /**
         * @description Colour of a verdict.
         * @enum {string}
         */
        VerdictTone: "pos" | "warn" | "neg";
        /** @description The waiting time of a freight. */
        WaitingTime: {
            capacityKg?: components["schemas"]["Kilograms"] | null;
            /** @description Claim to be sent or printed, in Portuguese; null unless something is owed. */
            claimText?: string | null;
            debtor?: components["schemas"]["ClaimDebtor"] | null;
            /** @description Events of the freight on which the stays rest, in the order of recording. */
            events: components["schemas"]["ClaimEvent"][];
            /**
             * Format: int64
             * @description Minutes for which a truck waits unpaid.
             */
            freeMinutes: number;
            /** @description Freight of the stays. */
            freightId: components["schemas"]["FreightId"];
            /** @description Source in the law. */
            source: string;
            /** @description Stays at the loading and at the unloading. */
            stays: components["schemas"]["Stay"][];
            totalCents?: components["schemas"]["Cents"] | null;
        };
        /** @description Something unlikely that the user may confirm by sending its code in `confirm`. */
        Warning: {
            /** @description Stable slug to be sent back in `confirm`. */
            code: string;
            /** @description Field's name on the wire; null where the warning is of no single field. */
            field?: string | null;
            /** @description Sentence in Portuguese about the unlikely value. */
            message: string;
        };
        /** @description Amount withheld from a receipt, booked as an expense of its own. */
        WithheldAmount: {
            /** @description Amount in cents. */
            amountCents: components["schemas"]["Cents"];
            /** @description Kind of deduction. */
            kind: components["schemas"]["Deduction"];
            /** @description Label on screen, in Portuguese. */
            label: string;
            /** @description Transaction of that expense. */
            transactionId: components["schemas"]["TransactionId"];
        };
        /**
         * @description Basis of the taxes withheld.
         * @enum {string}
         */
        WithheldBasis: "entered" | "estimated" | "mixed" | "person" | "unknown";
        /**
         * Format: binary
         * @description Response with a workbook as XLSX.
         */
        Workbook: string;
        /** @description Time zone of Brazil, by its IANA name. */
        Zone: string;
    };
    responses: {
        /** @description The client has this very answer already; there is no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description Any other refusal.
         *
         *     - `method_not_allowed`: the path does not take this method; `Allow` names those that it takes.
         *     - `not_acceptable`: no encoding of the answer is accepted.
         *     - `internal`: the server failed; `requestId` is in its log.
         *     - `unavailable`: the server cannot answer now, and nothing was written; ask again after `Retry-After` seconds.
         *     - `undecided`: the database went away while it wrote: it may have been written; repeat the request under its `Idempotency-Key`, or look first.
         */
        Refusal: {
            headers: {
                Allow: components["headers"]["Allow"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The request is malformed.
         *
         *     - `malformed`: the body, a header or the query is not what the operation takes; `errors` names the place.
         */
        "Refusal400.malformed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Nobody is signed in.
         *
         *     - `invalid_credentials`: e-mail or password is wrong.
         */
        "Refusal401.invalid_credentials": {
            headers: {
                "WWW-Authenticate": components["headers"]["Challenge"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Nobody is signed in.
         *
         *     - `unauthenticated`: no session and no token, or one that has ended.
         */
        "Refusal401.unauthenticated": {
            headers: {
                "WWW-Authenticate": components["headers"]["Challenge"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The caller may not do this.
         *
         *     - `account_blocked`: a master blocked the account.
         */
        "Refusal403.account_blocked": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The caller may not do this.
         *
         *     - `account_blocked`: a master blocked the account.
         *     - `foreign_origin`: a write by session that does not come from the pages of this installation.
         */
        "Refusal403.account_blocked.foreign_origin": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The caller may not do this.
         *
         *     - `account_blocked`: a master blocked the account.
         *     - `registration_closed`: a master closed registration.
         *     - `setup_link_required`: the first account takes the link that the server's log shows.
         *     - `foreign_origin`: a write by session that does not come from the pages of this installation.
         */
        "Refusal403.account_blocked.registration_closed.setup_link_required.foreign_origin": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The caller may not do this.
         *
         *     - `forbidden`: this user or this token may not; a session or another scope may be needed.
         *     - `account_blocked`: a master blocked the account.
         */
        "Refusal403.forbidden.account_blocked": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The caller may not do this.
         *
         *     - `forbidden`: this user or this token may not; a session or another scope may be needed.
         *     - `account_blocked`: a master blocked the account.
         *     - `foreign_origin`: a write by session that does not come from the pages of this installation.
         */
        "Refusal403.forbidden.account_blocked.foreign_origin": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The caller may not do this.
         *
         *     - `foreign_origin`: a write by session that does not come from the pages of this installation.
         */
        "Refusal403.foreign_origin": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description There is no such record.
         *
         *     - `not_found`: there is no such record, or it is another user's.
         */
        "Refusal404.not_found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The body came too slowly.
         *
         *     - `request_timeout`: the body did not arrive in its time.
         */
        "Refusal408.request_timeout": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `already_closed`: the month is closed already.
         */
        "Refusal409.already_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `already_converted`: the simulation became a freight before.
         */
        "Refusal409.already_converted": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `already_settled`: it is paid or settled already.
         */
        "Refusal409.already_settled": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `already_settled`: it is paid or settled already.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.already_settled.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `already_settled`: it is paid or settled already.
         *     - `paid`: the settlement is closed.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.already_settled.paid.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `already_withdrawn`: the table was withdrawn before.
         */
        "Refusal409.already_withdrawn": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `conflict`: another record holds a value that must be unique, or the record is one of too many.
         */
        "Refusal409.conflict": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `conflict`: another record holds a value that must be unique, or the record is one of too many.
         *     - `counted`: the transaction is the difference of a cash count.
         *     - `held_back`: the transaction is a deduction from a receipt.
         *     - `always_settled`: the settlement with the driver pays it.
         *     - `only_undone`: the payment ends with its settlement alone.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.conflict.counted.held_back.always_settled.only_undone.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `conflict`: another record holds a value that must be unique, or the record is one of too many.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.conflict.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `conflict`: another record holds a value that must be unique, or the record is one of too many.
         *     - `plate_taken`: another vehicle has this plate.
         */
        "Refusal409.conflict.plate_taken": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `conflict`: another record holds a value that must be unique, or the record is one of too many.
         *     - `plate_taken`: another vehicle has this plate.
         *     - `vehicle_in_use`: the vehicle is on an open freight.
         */
        "Refusal409.conflict.plate_taken.vehicle_in_use": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `converted`: the simulation became a freight and stays as it is.
         */
        "Refusal409.converted": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `counted`: the transaction is the difference of a cash count.
         *     - `held_back`: the transaction is a deduction from a receipt.
         *     - `already_settled`: it is paid or settled already.
         *     - `always_settled`: the settlement with the driver pays it.
         */
        "Refusal409.counted.held_back.already_settled.always_settled": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `counted`: the transaction is the difference of a cash count.
         *     - `held_back`: the transaction is a deduction from a receipt.
         *     - `already_settled`: it is paid or settled already.
         *     - `always_settled`: the settlement with the driver pays it.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.counted.held_back.already_settled.always_settled.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `counted`: the transaction is the difference of a cash count.
         *     - `held_back`: the transaction is a deduction from a receipt.
         *     - `already_settled`: it is paid or settled already.
         *     - `always_settled`: the settlement with the driver pays it.
         *     - `not_freight`: the payer of this transaction holds nothing back.
         */
        "Refusal409.counted.held_back.already_settled.always_settled.not_freight": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `email_taken`: an account has this e-mail.
         */
        "Refusal409.email_taken": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `has_history`: other records name this one.
         */
        "Refusal409.has_history": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `has_history`: other records name this one.
         *     - `settled`: a settlement with a driver holds the record.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.has_history.settled.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `illegal_move`: the freight cannot go from its state to that one.
         */
        "Refusal409.illegal_move": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `illegal_move`: the freight cannot go from its state to that one.
         *     - `settled`: a settlement with a driver holds the record.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.illegal_move.settled.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `last_master`: the last master who can sign in stays one.
         */
        "Refusal409.last_master": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `not_closed`: the month is not closed.
         */
        "Refusal409.not_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `not_paid`: there is no receipt of what is not paid.
         */
        "Refusal409.not_paid": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `not_paid`: there is no receipt of what is not paid.
         *     - `no_receipt`: such a transaction has no receipt.
         *     - `has_other_receipt`: another document is the receipt.
         */
        "Refusal409.not_paid.no_receipt.has_other_receipt": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `nothing_due`: no amount is owed for waiting time.
         */
        "Refusal409.nothing_due": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `paid`: the settlement is closed.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.paid.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `pending`: the settlement is still open.
         *     - `carried_on`: a later settlement took on the debt of this one.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.pending.carried_on.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `settled`: a settlement with a driver holds the record.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.settled.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `settled`: a settlement with a driver holds the record.
         *     - `posted_by_source`: another record posted the transaction and changes it.
         *     - `counted`: the transaction is the difference of a cash count.
         *     - `in_parts`: the transaction is a part of a divided payment.
         *     - `held_back`: the transaction is a deduction from a receipt.
         *     - `has_deductions`: the payer held amounts back of the receipt.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.settled.posted_by_source.counted.in_parts.held_back.has_deductions.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `settled`: a settlement with a driver holds the record.
         *     - `posted_by_source`: another record posted the transaction and changes it.
         *     - `not_the_last`: a later cash count stands on this one.
         *     - `held_back`: the transaction is a deduction from a receipt.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.settled.posted_by_source.not_the_last.held_back.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `vehicle_in_use`: the vehicle is on an open freight.
         *     - `has_history`: other records name this one.
         */
        "Refusal409.vehicle_in_use.has_history": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `vehicle_inactive`: a vehicle of the freight is inactive.
         *     - `illegal_move`: the freight cannot go from its state to that one.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.vehicle_inactive.illegal_move.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Another record or a state prevents it.
         *
         *     - `vehicle_inactive`: a vehicle of the freight is inactive.
         *     - `illegal_move`: the freight cannot go from its state to that one.
         *     - `settled`: a settlement with a driver holds the record.
         *     - `month_closed`: a figure of a closed month would change; `closedMonths` names months and figures.
         */
        "Refusal409.vehicle_inactive.illegal_move.settled.month_closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The record changed meanwhile.
         *
         *     - `stale_version`: the record changed after it was read; `current` holds it as it is now.
         */
        "Refusal412.stale_version": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The body is too large.
         *
         *     - `payload_too_large`: the body is larger than 256 KB.
         */
        "Refusal413.payload_too_large": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The body has another media type.
         *
         *     - `unsupported_media_type`: the body is not `application/json`.
         */
        "Refusal415.unsupported_media_type": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The values are refused.
         *
         *     - `validation`: values break a rule; `errors` names each field.
         */
        "Refusal422.validation": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The values are refused.
         *
         *     - `validation`: values break a rule; `errors` names each field.
         *     - `confirmation_required`: values are unlikely; send the codes of `warnings` in `confirm` if they are right.
         */
        "Refusal422.validation.confirmation_required": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The values are refused.
         *
         *     - `validation`: values break a rule; `errors` names each field.
         *     - `confirmation_required`: values are unlikely; send the codes of `warnings` in `confirm` if they are right.
         *     - `idempotency_mismatch`: the `Idempotency-Key` was used for another request.
         */
        "Refusal422.validation.confirmation_required.idempotency_mismatch": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The values are refused.
         *
         *     - `validation`: values break a rule; `errors` names each field.
         *     - `idempotency_mismatch`: the `Idempotency-Key` was used for another request.
         */
        "Refusal422.validation.idempotency_mismatch": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The version is missing.
         *
         *     - `version_required`: `If-Match` is missing.
         */
        "Refusal428.version_required": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description Too many requests.
         *
         *     - `rate_limited`: too many requests; wait `Retry-After` seconds.
         */
        "Refusal429.rate_limited": {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
        /**
         * @description The server cannot answer.
         *
         *     - `unavailable`: the server cannot answer now, and nothing was written; ask again after `Retry-After` seconds.
         *     - `undecided`: the database went away while it wrote: it may have been written; repeat the request under its `Idempotency-Key`, or look first.
         */
        "Refusal503.unavailable.undecided": {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Methods that the path takes. */
        Allow: string;
        /** @description How to sign in: by a token. A session signs in by `POST /api/auth/login`. */
        Challenge: string;
        /** @description Name of the file. */
        ContentDisposition: string;
        /** @description Strong tag of this answer. Of a record it is `"<version>.<hash>"`, and `If-Match` takes it. */
        ETag: string;
        /** @description Address of what was made. */
        Location: string;
        /** @description Id of this request in the server's log. */
        RequestId: string;
        /** @description Number of seconds to wait. */
        RetryAfter: number;
        /** @description The session: a new one, or its end. Signing in and registering send a second cookie, by which the browser is known at later attempts to sign in. */
        SetCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_audit: {
        parameters: {
            query?: {
                /** @description Only this action. */
                action?: components["schemas"]["AuditAction"];
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description From this day (UTC) on. */
                from?: string;
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Text in the name of the acting or the affected user. */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "at" | "-at";
                /** @description To this day (UTC), inclusive. */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_AuditEntry"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_rates: {
        parameters: {
            query?: {
                /** @description Only tables of this kind; all when absent. */
                kind?: components["schemas"]["RateKind"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole history of the tables, in one part. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateHistory"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    import_rates: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Table in the history of its kind. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateTable"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_rates: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/admin/rates`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Table in the history of its kind. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateTable"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    withdraw_rates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/admin/rates`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.already_withdrawn"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    download_rates: {
        parameters: {
            query: {
                /** @description Kind of table. */
                kind: components["schemas"]["RateKind"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description First day on which the table is in force. */
                validFrom: string;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    preview_rates: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Changes by a new table. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatePreview"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_settings: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The installation's settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_settings: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
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
            /** @description The installation's settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            408: components["responses"]["Refusal408.request_timeout"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_people: {
        parameters: {
            query?: {
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Text in the name or the e-mail address. */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_AdminUser"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_person: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/admin/users`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A user as a master sees them: counts, never the books. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_person: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/admin/users`. */
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
            /** @description A user with changed rights, and the access that a block ended. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedPerson"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.last_master"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    end_sessions: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a record of `/api/admin/users`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description Ended access of a user: sessions, and revoked tokens. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedAccess"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_password_link: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a record of `/api/admin/users`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordInput"];
            };
        };
        responses: {
            /** @description A new one-time password link; its secret is shown this once. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description A user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.invalid_credentials"];
            403: components["responses"]["Refusal403.account_blocked.foreign_origin"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            403: components["responses"]["Refusal403.foreign_origin"];
            default: components["responses"]["Refusal"];
        };
    };
    list_notices: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notices that the user has not seen, in one part. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    dismiss_notices: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticesSeenInput"];
            };
        };
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
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
            /** @description Ended access of a user: sessions, and revoked tokens. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedAccess"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Ended access of a user: sessions, and revoked tokens. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedAccess"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            403: components["responses"]["Refusal403.foreign_origin"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_profile: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
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
            /** @description A user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            408: components["responses"]["Refusal408.request_timeout"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description A user. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            403: components["responses"]["Refusal403.account_blocked.registration_closed.setup_link_required.foreign_origin"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.email_taken"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    registration_state: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of registration. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationState"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            default: components["responses"]["Refusal"];
        };
    };
    list_tokens: {
        parameters: {
            query?: {
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "createdAt" | "-createdAt" | "name" | "-name";
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_ApiToken"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_token: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description A new token with its secret, which is shown this once. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiToken"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.conflict"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_token: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/auth/tokens`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A personal API token, without its secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a record of `/api/auth/tokens`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    current_user: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_board: {
        parameters: {
            query?: {
                /** @description Number of days; default 7. */
                days?: number;
                /** @description First day; default the Monday of this week. */
                from?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Freights, maintenance and due papers of some days. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_cities: {
        parameters: {
            query?: {
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Typed text, with or without accents; at least two letters. */
                q?: string;
                /** @description Only cities of this state (UF). */
                uf?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_City"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_clients: {
        parameters: {
            query?: {
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Text in name, document or phone. */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Client"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_client: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Client: orders and pays freights. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.conflict"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_client: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/clients`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client: orders and pays freights. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_client: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/clients`. */
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
            /** @description Client: orders and pays freights. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.conflict.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_client: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/clients`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.has_history"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    summarize_client: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/clients`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment habit of a client, with its sums. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_dashboard: {
        parameters: {
            query?: {
                /** @description Month; default the current one. */
                month?: components["schemas"]["Month"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dashboard of a month. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_distance: {
        parameters: {
            query: {
                /** @description IBGE code of the origin. */
                from: components["schemas"]["CityCode"];
                /** @description IBGE code of the destination. */
                to: components["schemas"]["CityCode"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Distance between two cities, or the reason why there is none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distance"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_all_advances: {
        parameters: {
            query?: {
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Only of this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Only for this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description `true`: only those not deducted by a settlement; `false`: only the others. */
                open?: boolean;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "givenOn" | "-givenOn" | "amountCents" | "-amountCents";
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_AdvanceRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_driver_payments: {
        parameters: {
            query?: {
                /** @description Only those with this closing: `pending`, `paid`, `carried` to the next one or `even`. */
                closing?: components["schemas"]["SettlementStatus"];
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Only with this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Only those whose period ends on or after this day. */
                from?: string;
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Text in the driver's name or the notes, or the settlement's number. */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "periodTo" | "-periodTo" | "number" | "-number";
                /** @description Only those with a balance to be paid (`pending`), or only the others (`paid`). */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Only those whose period ends on or before this day. */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_DriverPaymentRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_driver_payment: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description A settlement as the API returns it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPaymentRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.already_settled.month_closed"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_driver_payment: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/driver-payments`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A settlement as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPaymentRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_driver_payment: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/driver-payments`. */
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
            /** @description A settlement as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPaymentRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.already_settled.paid.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_driver_payment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/driver-payments`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.paid.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_owner_result: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/driver-payments`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    pay_driver_payment: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/driver-payments`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        responses: {
            /** @description A settlement as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPaymentRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.already_settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_settlement_receipt: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/driver-payments`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.not_paid"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_settlement: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/driver-payments`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    undo_driver_payment: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/driver-payments`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.pending.carried_on.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_open_items: {
        parameters: {
            query: {
                /** @description Driver to settle with. */
                driverId: components["schemas"]["DriverId"];
                /**
                 * @description Only items from this day on; default that of the oldest open item, or the first day of the settlement that is
                 *     being changed.
                 */
                from?: string;
                /** @description Settlement that is being changed: its own items count as open. */
                id?: components["schemas"]["DriverPaymentId"];
                /**
                 * @description Only items up to and including this day. Default today, or the day of the last open item if it is later, at most
                 *     a year after the first day. For a settlement being changed, its last day.
                 */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items that could be settled with a driver. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenItems"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    preview_driver_payment: {
        parameters: {
            query?: {
                /** @description Settlement that is being changed; absent for a new one. */
                id?: components["schemas"]["DriverPaymentId"];
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Preview of a settlement; nothing is stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPaymentPreview"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.already_settled"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_drivers: {
        parameters: {
            query?: {
                /** @description `true`: only active drivers; `false`: only the others. */
                active?: boolean;
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Text in name, CPF, phone or CNH number. */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_DriverRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_driver: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description A driver as the API returns him: with what is open between him and the owner. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.conflict"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_driver: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/drivers`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A driver as the API returns him: with what is open between him and the owner. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_driver: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/drivers`. */
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
            /** @description A driver as the API returns him: with what is open between him and the owner. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.conflict.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_driver: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/drivers`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.has_history"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_advances: {
        parameters: {
            query?: {
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description `true`: only advances that no settlement deducted yet; `false`: only deducted ones; both when absent. */
                open?: boolean;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "givenOn" | "-givenOn" | "amountCents" | "-amountCents";
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/drivers`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_AdvanceRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_advance: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a record of `/api/drivers`. */
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
            /** @description An advance as the API returns it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvanceRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.month_closed"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_advance: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/drivers/{id}/advances`. */
                advance_id: number;
                /** @description Id of a record of `/api/drivers`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An advance as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvanceRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_advance: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/drivers/{id}/advances`. */
                advance_id: number;
                /** @description Id of a record of `/api/drivers`. */
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
            /** @description An advance as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvanceRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_advance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/drivers/{id}/advances`. */
                advance_id: number;
                /** @description Id of a record of `/api/drivers`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_transactions: {
        parameters: {
            query?: {
                /** @description Only of this category. */
                category?: components["schemas"]["Category"];
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Only of this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description Only transactions that move money and result (`both`), only money (`cash`) or only the result (`result`). */
                effect?: components["schemas"]["Effect"];
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Only of this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description Due from this day on. */
                from?: string;
                /** @description Only income or only expenses. */
                kind?: components["schemas"]["TransactionKind"];
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description `true`: only pending and overdue ones. */
                overdue?: boolean;
                /** @description `true`: only the household's; `false`: only the truck's. */
                personal?: boolean;
                /**
                 * @description Text in description or category; the amount (`1995` is R$ 1.995,00 to R$ 1.995,99), or the month in which it is
                 *     due (`março`, `03/2026`).
                 */
                q?: string;
                /** @description Only of this series. */
                seriesId?: number;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "dueOn" | "-dueOn" | "amountCents" | "-amountCents";
                /** @description Only paid or only pending. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Due to this day, inclusive. */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Only of this vehicle. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_TransactionRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_transaction: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description A transaction as the API returns it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.month_closed"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_transaction: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/finances`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A transaction as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_transaction: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/finances`. */
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
            /** @description A transaction as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.settled.posted_by_source.counted.in_parts.held_back.has_deductions.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_transaction: {
        parameters: {
            query?: {
                /** @description `following` also deletes the pending transactions that follow it in its series. */
                scope?: components["schemas"]["SeriesScope"];
            };
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/finances`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.settled.posted_by_source.not_the_last.held_back.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    expected_deductions_of: {
        parameters: {
            query?: {
                /** @description Day of receipt; default today. */
                paidOn?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/finances`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deductions expected from the payer of an open amount. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpectedDeductions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.counted.held_back.already_settled.always_settled.not_freight"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    pay_transaction: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/finances`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        responses: {
            /** @description A transaction as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.counted.held_back.already_settled.always_settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    preview_payment: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a record of `/api/finances`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        responses: {
            /** @description Preview of a payment that is being entered; nothing is stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPreview"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.counted.held_back.already_settled.always_settled"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_payment_receipt: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/finances`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.not_paid.no_receipt.has_other_receipt"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    unpay_transaction: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/finances`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description A transaction as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.conflict.counted.held_back.always_settled.only_undone.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    count_cash: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Result of a cash count. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashCount"];
                };
            };
            /** @description Result of a cash count. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashCount"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.month_closed"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    forecast_cash: {
        parameters: {
            query?: {
                /** @description Number of days ahead; default 90. */
                days?: number;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cash flow ahead. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashFlow"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_closed_months: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of the closing of the books. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedMonths"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    close_month: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingInput"];
            };
        };
        responses: {
            /** @description State of the closing of the books. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedMonths"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.already_closed"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    reopen_month: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopeningInput"];
            };
        };
        responses: {
            /** @description State of the closing of the books. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedMonths"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.not_closed"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_statement: {
        parameters: {
            query?: {
                /** @description Day by which a transaction belongs to a month; default the competence day. */
                basis?: components["schemas"]["AccountingBasis"];
                /** @description `true`: also the depreciation of the vehicles, below the result. */
                depreciation?: boolean;
                /** @description First month; default `to`, and without both the current month. */
                from?: components["schemas"]["Month"];
                /** @description Last month, inclusive; default the first month. */
                to?: components["schemas"]["Month"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statement of a period. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_statement: {
        parameters: {
            query?: {
                /** @description Day by which a transaction belongs to a month; default the competence day. */
                basis?: components["schemas"]["AccountingBasis"];
                /** @description `true`: also the depreciation of the vehicles, below the result. */
                depreciation?: boolean;
                /** @description First month; default `to`, and without both the current month. */
                from?: components["schemas"]["Month"];
                /** @description Last month, inclusive; default the first month. */
                to?: components["schemas"]["Month"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    summarize_transactions: {
        parameters: {
            query?: {
                /** @description Only of this category. */
                category?: components["schemas"]["Category"];
                /** @description Only of this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description Only transactions that move money and result (`both`), only money (`cash`) or only the result (`result`). */
                effect?: components["schemas"]["Effect"];
                /** @description Only of this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description Due from this day on. */
                from?: string;
                /** @description Only income or only expenses. */
                kind?: components["schemas"]["TransactionKind"];
                /** @description `true`: only pending and overdue ones. */
                overdue?: boolean;
                /** @description `true`: only the household's; `false`: only the truck's. */
                personal?: boolean;
                /**
                 * @description Text in description or category; the amount (`1995` is R$ 1.995,00 to R$ 1.995,99), or the month in which it is
                 *     due (`março`, `03/2026`).
                 */
                q?: string;
                /** @description Only of this series. */
                seriesId?: number;
                /** @description Only paid or only pending. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Due to this day, inclusive. */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Only of this vehicle. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Summary of a list of transactions: the money that moves with them, as in the running balance, and apart from it
             *     those that move none.
             */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Summary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_tax_year: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Year, in four digits. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accountant's year. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxYear"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_tax_year: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Year, in four digits. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    export_tax_year: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: never;
            path: {
                /** @description Year, in four digits. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a workbook as XLSX. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_simulations: {
        parameters: {
            query?: {
                /** @description `true`: only the archived ones; default only the others. */
                archived?: boolean;
                /** @description Only of this client. */
                clientId?: components["schemas"]["ClientId"];
                /** @description `true`: only those that became a freight; `false`: only the others. */
                converted?: boolean;
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Scheduled from this day on. */
                from?: string;
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Text in name, cities, cargo, notes, client or truck, or the simulation's number. */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "createdAt" | "-createdAt" | "scheduledFor" | "-scheduledFor" | "netCents" | "-netCents" | "number" | "-number";
                /** @description Scheduled to this day, inclusive. */
                to?: string;
                /** @description Only of this truck. */
                truckId?: components["schemas"]["VehicleId"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Simulation"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_simulation: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Simulation as the API returns it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_simulation: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freight-simulations`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Simulation as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_simulation: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/freight-simulations`. */
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
            /** @description Simulation as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.converted"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_simulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freight-simulations`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.converted"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    archive_simulation: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freight-simulations`. */
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
            /** @description Simulation as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    convert_simulation: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freight-simulations`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConvertInput"];
            };
        };
        responses: {
            /** @description Freight as the API returns it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.already_converted"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    copy_simulation: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freight-simulations`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description Simulation as the API returns it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_simulation: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freight-simulations`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    calculate_simulation: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Answer of a simulation to an offer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationAnswer"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    compare_simulations: {
        parameters: {
            query: {
                /** @description Ids of two to four simulations, separated by commas. */
                ids: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Simulations side by side. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationComparison"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_simulation_defaults: {
        parameters: {
            query?: {
                /** @description Number of axles of the composition, 2 to 11; default the vehicles' axles. */
                axles?: number;
                /** @description Client that offers the freight. */
                clientId?: components["schemas"]["ClientId"];
                /** @description Day of the simulation; default today. */
                date?: string;
                /** @description Loaded kilometres of the trip, 1 to 10000. */
                distanceKm?: components["schemas"]["Km"];
                /** @description Driver of the trip. */
                driverId?: components["schemas"]["DriverId"];
                /** @description IBGE code of the city of loading. */
                originCityCode?: components["schemas"]["CityCode"];
                /** @description Ids of the trailers, separated by commas; three at most. */
                trailerIds?: string;
                /** @description Id of the truck. */
                truckId?: components["schemas"]["VehicleId"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Defaults of a simulation. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationDefaults"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_freights: {
        parameters: {
            query?: {
                /** @description Only of this client. */
                clientId?: components["schemas"]["ClientId"];
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Only of this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Scheduled from this day on. */
                from?: string;
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Only the one with this number. */
                number?: number;
                /** @description `true`: only those neither completed nor cancelled; `false`: only completed or cancelled ones. */
                open?: boolean;
                /** @description `true`: only those with an overdue amount. */
                overdue?: boolean;
                /**
                 * @description `pending`: only those with an amount still to be received (`openCents`); `paid`: only those without one, except
                 *     cancelled ones.
                 */
                payment?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Text in cities, cargo, keys, notes, client or truck; the freight's number or price (`1995` is R$ 1.995,00 to
                 *     R$ 1.995,99), or its month (`março`, `03/2026`).
                 */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "scheduledFor" | "-scheduledFor" | "number" | "-number" | "grossCents" | "-grossCents";
                /** @description Only in this status, or in one of several separated by commas. */
                status?: string;
                /** @description Scheduled to this day, inclusive. */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Only of this vehicle, as truck or as trailer. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_ListedFreight"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_freight: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Freight as the API returns it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_freight: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Freight as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_freight: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
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
            /** @description Freight as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.illegal_move.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_freight: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.has_history.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    arrive_freight: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Arrival"];
            };
        };
        responses: {
            /** @description Freight as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.vehicle_inactive.illegal_move.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    undo_freight_arrival: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description Freight as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.illegal_move"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    cancel_freight: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
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
            /** @description Freight as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.illegal_move.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_freight_events: {
        parameters: {
            query?: {
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "id" | "-id";
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_FreightEvent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    reopen_freight: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description Freight as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.vehicle_inactive.illegal_move.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_freight_result: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Result of a freight as the API returns it, with the figures it is measured against. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightProfitDetails"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_freight_result: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    change_freight_status: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
                /** @description Act on this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
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
            /** @description Freight as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.vehicle_inactive.illegal_move.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_freight_waiting_time: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The waiting time of a freight. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingTime"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_waiting_claim: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/freights`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.nothing_due"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    summarize_freights: {
        parameters: {
            query?: {
                /** @description Only of this client. */
                clientId?: components["schemas"]["ClientId"];
                /** @description Only of this driver. */
                driverId?: components["schemas"]["DriverId"];
                /** @description Scheduled from this day on. */
                from?: string;
                /** @description Only the one with this number. */
                number?: number;
                /** @description `true`: only those neither completed nor cancelled; `false`: only completed or cancelled ones. */
                open?: boolean;
                /** @description `true`: only those with an overdue amount. */
                overdue?: boolean;
                /**
                 * @description `pending`: only those with an amount still to be received (`openCents`); `paid`: only those without one, except
                 *     cancelled ones.
                 */
                payment?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Text in cities, cargo, keys, notes, client or truck; the freight's number or price (`1995` is R$ 1.995,00 to
                 *     R$ 1.995,99), or its month (`março`, `03/2026`).
                 */
                q?: string;
                /** @description Only in this status, or in one of several separated by commas. */
                status?: string;
                /** @description Scheduled to this day, inclusive. */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Only of this vehicle, as truck or as trailer. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Summary of a list of freights. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreightSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_fuel: {
        parameters: {
            query?: {
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Only of this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description From this day on. */
                from?: string;
                /** @description Only of this fuel. */
                fuel?: components["schemas"]["Fuel"];
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /**
                 * @description Text in station, city, fuel or notes, or in the vehicle's own search text. Also the total (`1995` is R$ 1.995,00
                 *     to R$ 1.995,99), the month (`março`, `03/2026`), or `abastecimento` for all.
                 */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "filledOn" | "-filledOn" | "totalCents" | "-totalCents";
                /** @description Only at stations whose name begins with this. */
                station?: string;
                /** @description To this day, inclusive. */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Only of this vehicle. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_FuelRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_fuel: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description A fill-up as the API shows it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.month_closed"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_fuel: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/fuel`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fill-up as the API shows it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_fuel: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/fuel`. */
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
            /** @description A fill-up as the API shows it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_fuel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/fuel`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_fuel_consumption: {
        parameters: {
            query?: {
                /** @description From this day on; default twelve months before the last day. */
                from?: string;
                /** @description To this day, inclusive; default today. */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Only of this vehicle. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fuel of a period. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelConsumption"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_fuel_defaults: {
        parameters: {
            query: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Vehicle to be filled up. */
                vehicleId: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Defaults of a new fill-up of a vehicle. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelDefaults"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    preview_fuel: {
        parameters: {
            query?: {
                /** @description Fill-up that is being edited; absent for a new one. */
                id?: components["schemas"]["FuelRecordId"];
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Preview of a fill-up that is being entered; nothing of it is stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelPreview"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_fuel_stations: {
        parameters: {
            query?: {
                /** @description Text to search in the station's name. */
                q?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stations to choose from: a short list, in one part. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelStations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_maintenance: {
        parameters: {
            query?: {
                /** @description Only on this part of the vehicle. */
                category?: components["schemas"]["MaintenanceCategory"];
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Only of this freight. */
                freightId?: components["schemas"]["FreightId"];
                /** @description Done from this day on. */
                from?: string;
                /** @description Only preventive or only corrective work. */
                kind?: components["schemas"]["MaintenanceKind"];
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /**
                 * @description Text in description, workshop, items, notes or category, or in the vehicle's own search text; the total
                 *     (`1995` is R$ 1.995,00 to R$ 1.995,99), or the month (`março`, `03/2026`).
                 */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "doneOn" | "-doneOn" | "totalCents" | "-totalCents";
                /** @description Done to this day, inclusive. */
                to?: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Only of this vehicle. */
                vehicleId?: components["schemas"]["VehicleId"];
                /** @description `true`: only records with an item still under warranty. */
                warranty?: boolean;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_MaintenanceRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_maintenance: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Maintenance record as the API returns it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.month_closed"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_maintenance: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/maintenance`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Maintenance record as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_maintenance: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/maintenance`. */
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
            /** @description Maintenance record as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_maintenance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/maintenance`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.settled.month_closed"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_due: {
        parameters: {
            query?: {
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Only in this state. */
                state?: components["schemas"]["PlanState"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Only of this vehicle. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines of plans, in one part. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDue"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_plans: {
        parameters: {
            query?: {
                /** @description `true`: only active lines; `false`: only the others. */
                active?: boolean;
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Text in name or category, or in the vehicle's own search text. */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Only of this vehicle. */
                vehicleId?: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_MaintenancePlanRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_plan: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Maintenance plan as the API returns it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlanRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_plan: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/maintenance/plans`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Maintenance plan as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlanRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_plan: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/maintenance/plans`. */
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
            /** @description Maintenance plan as the API returns it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlanRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_plan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/maintenance/plans`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    offer_plans: {
        parameters: {
            query: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
                /** @description Id of the vehicle. */
                vehicleId: components["schemas"]["VehicleId"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All starter lines for a vehicle's plan, in one part. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceStarter"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    choose_plans: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description Lines of plans, in one part. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDue"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    preview_maintenance: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MaintenancePreviewInput"];
            };
        };
        responses: {
            /** @description Sums of a maintenance record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePreview"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    calculate_minimum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MinimumFreightInput"];
            };
        };
        responses: {
            /** @description Legal minimum of a trip. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinimumFreight"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            403: components["responses"]["Refusal403.foreign_origin"];
            408: components["responses"]["Refusal408.request_timeout"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    search_cities: {
        parameters: {
            query?: {
                /** @description Typed text, with or without accents; at least two letters. */
                q?: string;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities that match a typed text. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundCities"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    estimate_distance: {
        parameters: {
            query: {
                /** @description IBGE code of the origin. */
                from: components["schemas"]["CityCode"];
                /** @description IBGE code of the destination. */
                to: components["schemas"]["CityCode"];
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Distance between two cities, or the reason why there is none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distance"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_minimum_rates: {
        parameters: {
            query?: {
                /** @description Day of the rates; default today in São Paulo. */
                date?: string;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Coefficients of a day, and every act. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinimumRates"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_paper_samples: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All documents that have a sample, in one part. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSamples"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    print_sample: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Document. */
                kind: components["schemas"]["SampleKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Response with a document as a PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Pdf"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_reminders: {
        parameters: {
            query?: {
                /** @description Number of days ahead; default 15. */
                days?: number;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list of everything due. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminders"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    list_vehicles: {
        parameters: {
            query?: {
                /** @description Cursor of the next part: the `nextCursor` of the part before. */
                cursor?: string;
                /** @description Format of a file with all filtered rows; with it, `limit` and `cursor` are refused. */
                format?: "csv" | "xlsx";
                /** @description Maximum number of records, 1 to 200; default 50. */
                limit?: number;
                /** @description Text in plate, nickname, brand or model. */
                q?: string;
                /** @description Field to sort by: `field` for the smallest first, `-field` for the greatest first. */
                sort?: "plate" | "-plate" | "createdAt" | "-createdAt" | "odometerKm" | "-odometerKm";
                /** @description Only in this status. */
                status?: components["schemas"]["VehicleStatus"];
                /** @description Only of this type. */
                type?: components["schemas"]["VehicleType"];
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list, or the whole as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_VehicleRecord"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    create_vehicle: {
        parameters: {
            query?: {
                /** @description Id of the user for whom this was entered: another one's session never writes it (404). */
                userId?: number;
            };
            header?: {
                /** @description A text at random. For 30 days the same key with the same address and body gets the first answer again, and nothing happens twice; with another request it is refused (422). */
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
            /** @description A vehicle as the API shows it: the record with the owner's own due dates. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.conflict.plate_taken"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required.idempotency_mismatch"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    find_vehicle: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/vehicles`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A vehicle as the API shows it: the record with the owner's own due dates. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    update_vehicle: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that is replaced, in quotes, or the whole `ETag` of the record. */
                "If-Match": string;
            };
            path: {
                /** @description Id of a record of `/api/vehicles`. */
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
            /** @description A vehicle as the API shows it: the record with the owner's own due dates. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRecord"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            408: components["responses"]["Refusal408.request_timeout"];
            409: components["responses"]["Refusal409.conflict.plate_taken.vehicle_in_use"];
            412: components["responses"]["Refusal412.stale_version"];
            413: components["responses"]["Refusal413.payload_too_large"];
            415: components["responses"]["Refusal415.unsupported_media_type"];
            422: components["responses"]["Refusal422.validation.confirmation_required"];
            428: components["responses"]["Refusal428.version_required"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    delete_vehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Delete this version only, in quotes; any when absent. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/vehicles`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.forbidden.account_blocked.foreign_origin"];
            404: components["responses"]["Refusal404.not_found"];
            409: components["responses"]["Refusal409.vehicle_in_use.has_history"];
            412: components["responses"]["Refusal412.stale_version"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    summarize_vehicle: {
        parameters: {
            query?: {
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of a record of `/api/vehicles`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures of a vehicle's whole life, up to today. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
        };
    };
    suggest_licensing: {
        parameters: {
            query: {
                /** @description Plate, of either pattern; the response requests it while it is incomplete. */
                plate?: string;
                /** @description Type of vehicle: truck or trailer. */
                type: components["schemas"]["VehicleType"];
                /** @description State (UF), in two letters. */
                uf: string;
                /** @description Id of the user whose data are read: one's own, else the answer is 404. */
                userId?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that is known: while it is still the same, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggested due day of a vehicle's licensing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicensingSuggestion"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Refusal400.malformed"];
            401: components["responses"]["Refusal401.unauthenticated"];
            403: components["responses"]["Refusal403.account_blocked"];
            404: components["responses"]["Refusal404.not_found"];
            422: components["responses"]["Refusal422.validation"];
            429: components["responses"]["Refusal429.rate_limited"];
            default: components["responses"]["Refusal"];
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
            /** @description Liveness. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            default: components["responses"]["Refusal"];
        };
    };
    ready: {
        parameters: {
            query?: {
                /** @description `reads`: 200 also where only writes fail. Default `writes`. */
                for?: "reads" | "writes";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Readiness, by the last checks of the database. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            400: components["responses"]["Refusal400.malformed"];
            503: components["responses"]["Refusal503.unavailable.undecided"];
            default: components["responses"]["Refusal"];
        };
    };
}
