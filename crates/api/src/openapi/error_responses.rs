//! Error responses: every type of problem, and those of each operation.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{
    examples::Examples,
    operation_meta::{Caller, OperationMeta},
};

/// Media type of a problem (RFC 9457).
pub const PROBLEM: &str = "application/problem+json";

/// Every `type` of problem, with its status and meaning.
pub const TYPES: &[(u16, &str, &str)] = &[
    (400, "malformed", "the body, a header or the query is not what the operation takes; `errors` names the place"),
    (401, "unauthenticated", "no session and no token, or one that has ended"),
    (401, "invalid_credentials", "e-mail or password is wrong"),
    (403, "forbidden", "this user or this token may not; a session or another scope may be needed"),
    (403, "account_blocked", "a master blocked the account"),
    (403, "registration_closed", "a master closed registration"),
    (403, "setup_link_required", "the first account takes the link that the server's log shows"),
    (403, "foreign_origin", "a write by session that does not come from the pages of this installation"),
    (404, "not_found", "there is no such record, or it is another user's"),
    (405, "method_not_allowed", "the path does not take this method; `Allow` names those that it takes"),
    (406, "not_acceptable", "no encoding of the answer is accepted"),
    (408, "request_timeout", "the body did not arrive in its time"),
    (409, "conflict", "another record holds a value that must be unique, or the record is one of too many"),
    (409, "email_taken", "an account has this e-mail"),
    (409, "last_master", "the last master who can sign in stays one"),
    (409, "plate_taken", "another vehicle has this plate"),
    (409, "vehicle_in_use", "the vehicle is on an open freight"),
    (409, "vehicle_inactive", "a vehicle of the freight is inactive"),
    (409, "has_history", "other records name this one"),
    (409, "illegal_move", "the freight cannot go from its state to that one"),
    (409, "settled", "a settlement with a driver holds the record"),
    (409, "converted", "the simulation became a freight and stays as it is"),
    (409, "already_converted", "the simulation became a freight before"),
    (409, "posted_by_source", "another record posted the transaction and changes it"),
    (409, "counted", "the transaction is the difference of a cash count"),
    (409, "not_the_last", "a later cash count stands on this one"),
    (409, "in_parts", "the transaction is a part of a divided payment"),
    (409, "held_back", "the transaction is a deduction from a receipt"),
    (409, "has_deductions", "the payer held amounts back of the receipt"),
    (409, "already_settled", "it is paid or settled already"),
    (409, "always_settled", "the settlement with the driver pays it"),
    (409, "only_undone", "the payment ends with its settlement alone"),
    (409, "not_freight", "the payer of this transaction holds nothing back"),
    (409, "paid", "the settlement is closed"),
    (409, "pending", "the settlement is still open"),
    (409, "carried_on", "a later settlement took on the debt of this one"),
    (409, "not_paid", "there is no receipt of what is not paid"),
    (409, "no_receipt", "such a transaction has no receipt"),
    (409, "has_other_receipt", "another document is the receipt"),
    (409, "nothing_due", "no amount is owed for waiting time"),
    (409, "already_closed", "the month is closed already"),
    (409, "not_closed", "the month is not closed"),
    (409, "month_closed", "a figure of a closed month would change; `closedMonths` names months and figures"),
    (409, "already_withdrawn", "the table was withdrawn before"),
    (412, "stale_version", "the record changed after it was read; `current` holds it as it is now"),
    (413, "payload_too_large", "the body is larger than 256 KB"),
    (415, "unsupported_media_type", "the body is not `application/json`"),
    (422, "validation", "values break a rule; `errors` names each field"),
    (422, "confirmation_required", "values are unlikely; send the codes of `warnings` in `confirm` if they are right"),
    (422, "idempotency_mismatch", "the `Idempotency-Key` was used for another request"),
    (428, "version_required", "`If-Match` is missing"),
    (429, "rate_limited", "too many requests; wait `Retry-After` seconds"),
    (500, "internal", "the server failed; `requestId` is in its log"),
    (
        503,
        "unavailable",
        "the server cannot answer now, and nothing was written; ask again after `Retry-After` seconds",
    ),
    (
        503,
        "undecided",
        "the database went away while it wrote: it may have been written; repeat the request under its \
         `Idempotency-Key`, or look first",
    ),
];

/// Conflicts by operation.
const CONFLICTS: &[(&str, &[&str])] = &[
    ("arrive_freight", &["illegal_move", "settled", "vehicle_inactive"]),
    ("cancel_freight", &["illegal_move", "settled"]),
    ("change_freight_status", &["illegal_move", "settled", "vehicle_inactive"]),
    ("close_month", &["already_closed"]),
    ("convert_simulation", &["already_converted"]),
    ("create_client", &["conflict"]),
    ("create_driver", &["conflict"]),
    ("create_driver_payment", &["already_settled"]),
    ("create_token", &["conflict"]),
    ("create_vehicle", &["plate_taken", "conflict"]),
    ("delete_advance", &["settled"]),
    ("delete_client", &["has_history"]),
    ("delete_driver", &["has_history"]),
    ("delete_driver_payment", &["paid"]),
    ("delete_freight", &["settled", "has_history"]),
    ("delete_fuel", &["settled"]),
    ("delete_maintenance", &["settled"]),
    ("delete_simulation", &["converted"]),
    ("delete_transaction", &["posted_by_source", "held_back", "settled", "not_the_last"]),
    ("delete_vehicle", &["vehicle_in_use", "has_history"]),
    ("expected_deductions_of", &["already_settled", "always_settled", "held_back", "counted", "not_freight"]),
    ("pay_driver_payment", &["already_settled"]),
    ("pay_transaction", &["already_settled", "always_settled", "held_back", "counted"]),
    ("preview_driver_payment", &["already_settled"]),
    ("preview_payment", &["already_settled", "always_settled", "held_back", "counted"]),
    ("print_payment_receipt", &["not_paid", "no_receipt", "has_other_receipt"]),
    ("print_settlement_receipt", &["not_paid"]),
    ("print_waiting_claim", &["nothing_due"]),
    ("register", &["email_taken"]),
    ("reopen_month", &["not_closed"]),
    ("reopen_freight", &["illegal_move", "vehicle_inactive"]),
    ("undo_driver_payment", &["pending", "carried_on"]),
    ("undo_freight_arrival", &["illegal_move"]),
    ("unpay_transaction", &["always_settled", "held_back", "counted", "only_undone", "conflict"]),
    ("update_advance", &["settled"]),
    ("update_client", &["conflict"]),
    ("update_driver", &["conflict"]),
    ("update_driver_payment", &["paid", "already_settled"]),
    ("update_freight", &["illegal_move", "settled"]),
    ("update_fuel", &["settled"]),
    ("update_maintenance", &["settled"]),
    ("update_person", &["last_master"]),
    ("update_simulation", &["converted"]),
    ("update_transaction", &["posted_by_source", "held_back", "counted", "settled", "has_deductions", "in_parts"]),
    ("update_vehicle", &["plate_taken", "conflict", "vehicle_in_use"]),
    ("withdraw_rates", &["already_withdrawn"]),
];

/// Operations that may change a figure of a closed month.
const CHANGES_BOOKS: &[&str] = &[
    "arrive_freight",
    "cancel_freight",
    "change_freight_status",
    "count_cash",
    "create_advance",
    "create_driver_payment",
    "create_fuel",
    "create_maintenance",
    "create_transaction",
    "delete_advance",
    "delete_driver_payment",
    "delete_freight",
    "delete_fuel",
    "delete_maintenance",
    "delete_transaction",
    "pay_driver_payment",
    "pay_transaction",
    "reopen_freight",
    "undo_driver_payment",
    "unpay_transaction",
    "update_advance",
    "update_client",
    "update_driver",
    "update_driver_payment",
    "update_freight",
    "update_fuel",
    "update_maintenance",
    "update_transaction",
];

/// Operations without a body whose query is validated like a body.
const CHECKED_QUERIES: &[&str] = &[
    "find_board",
    "find_minimum_rates",
    "find_simulation_defaults",
    "find_statement",
    "forecast_cash",
    "list_reminders",
    "print_statement",
    "suggest_licensing",
];

/// Operations without fields that refuse records with values no longer valid for a new one.
const CHECKED_RECORDS: &[&str] = &["copy_simulation"];

/// Rate-limited operations for anonymous clients.
const LIMITED: &[&str] = &[
    "calculate_minimum",
    "estimate_distance",
    "find_minimum_rates",
    "login",
    "register",
    "reset_password",
    "search_cities",
];

/// Problem types of an operation, by status.
pub fn of(meta: &OperationMeta) -> BTreeMap<u16, Vec<&'static str>> {
    let mut refused: BTreeMap<u16, Vec<&'static str>> = BTreeMap::new();
    for (status, code, _) in TYPES.iter().filter(|(_, code, _)| is_answered(meta, code)) {
        refused.entry(*status).or_default().push(code);
    }
    refused
}

/// Every problem type of these statuses, for a handler that names a status itself.
pub fn named(statuses: &[u16]) -> impl Iterator<Item = (u16, Vec<&'static str>)> {
    let of = |status: u16| TYPES.iter().filter(move |(one, ..)| *one == status).map(|(_, code, _)| *code).collect();
    statuses.iter().map(move |status| (*status, of(*status)))
}

fn is_answered(meta: &OperationMeta, code: &str) -> bool {
    let id = meta.id.as_str();
    let signed_in = meta.caller != Caller::Anyone;
    let has_body = meta.body.is_some();
    let fields = meta.body.as_ref().is_some_and(|body| body.has_fields);
    let takes_key = meta.takes("Idempotency-Key");
    match code {
        // An unknown parameter.
        "malformed" => true,
        "unauthenticated" => signed_in,
        "invalid_credentials" => id == "login",
        "forbidden" => signed_in && (meta.stores() || meta.caller != Caller::AnyCredential),
        "account_blocked" => signed_in || ["login", "register"].contains(&id),
        "registration_closed" | "setup_link_required" => id == "register",
        "foreign_origin" => meta.writes(),
        // A read names the user whose data it shows, and a preview the record that is changed.
        "not_found" => meta.takes("userId") || meta.takes("id") || meta.has_place() || id == "estimate_distance",
        "stale_version" => meta.takes("If-Match"),
        "version_required" => meta.requires("If-Match"),
        "request_timeout" | "payload_too_large" | "unsupported_media_type" => has_body,
        "validation" => {
            fields || meta.takes("format") || CHECKED_QUERIES.contains(&id) || CHECKED_RECORDS.contains(&id)
        }
        // A preview shows what would have to be confirmed.
        "confirmation_required" => meta.body.as_ref().is_some_and(|body| body.confirms) && !id.starts_with("preview_"),
        "month_closed" => CHANGES_BOOKS.contains(&id),
        "idempotency_mismatch" => takes_key,
        // Every signed-in user has a limit of concurrent jobs.
        "rate_limited" => signed_in || LIMITED.contains(&id),
        conflict => CONFLICTS.iter().any(|(one, codes)| *one == id && codes.contains(&conflict)),
    }
}

pub fn name(status: u16, types: &[&str]) -> String {
    format!("Refusal{status}.{}", types.join("."))
}

/// Returns the error response of these types of one status.
pub fn response(status: u16, types: &[&str], examples: &Examples) -> Value {
    let lines = types.iter().filter_map(|code| Some(format!("- `{code}`: {}.", meaning(code)?)));
    let description = format!("{}\n\n{}", heading(status), lines.collect::<Vec<_>>().join("\n"));
    let mut headers = json!({ "X-Request-Id": { "$ref": "#/components/headers/RequestId" } });
    let more = match status {
        401 => Some(("WWW-Authenticate", "Challenge")),
        429 | 503 => Some(("Retry-After", "RetryAfter")),
        _ => None,
    };
    if let (Some((name, kept)), Some(headers)) = (more, headers.as_object_mut()) {
        headers.insert(name.into(), json!({ "$ref": format!("#/components/headers/{kept}") }));
    }
    let mut content = json!({ "schema": { "$ref": "#/components/schemas/ProblemBody" } });
    let shown = examples.error_responses(types);
    if let (false, Some(content)) = (shown.is_empty(), content.as_object_mut()) {
        content.insert("examples".into(), Value::Object(shown));
    }
    json!({ "description": description, "headers": headers, "content": { PROBLEM: content }, "x-types": types })
}

/// Returns the error response of every other failure.
pub fn otherwise() -> Value {
    let types = ["method_not_allowed", "not_acceptable", "internal", "unavailable", "undecided"];
    let lines = types.iter().filter_map(|code| Some(format!("- `{code}`: {}.", meaning(code)?)));
    json!({
        "description": format!("Any other refusal.\n\n{}", lines.collect::<Vec<_>>().join("\n")),
        "headers": {
            "X-Request-Id": { "$ref": "#/components/headers/RequestId" },
            "Allow": { "$ref": "#/components/headers/Allow" },
            "Retry-After": { "$ref": "#/components/headers/RetryAfter" },
        },
        "content": { PROBLEM: { "schema": { "$ref": "#/components/schemas/ProblemBody" } } },
        "x-types": types,
    })
}

fn meaning(code: &str) -> Option<&'static str> {
    TYPES.iter().find(|(_, one, _)| *one == code).map(|(.., meaning)| *meaning)
}

fn heading(status: u16) -> &'static str {
    match status {
        400 => "The request is malformed.",
        401 => "Nobody is signed in.",
        403 => "The caller may not do this.",
        404 => "There is no such record.",
        408 => "The body came too slowly.",
        409 => "Another record or a state prevents it.",
        412 => "The record changed meanwhile.",
        413 => "The body is too large.",
        415 => "The body has another media type.",
        422 => "The values are refused.",
        428 => "The version is missing.",
        429 => "Too many requests.",
        _ => "The server cannot answer.",
    }
}
