//! Parameters that the conventions add to an operation, and the orders of its list.

use std::collections::BTreeSet;

use fleet::composition::MAX_TRAILERS;
use freight::FreightStatus;
use kernel::{Km, check::COMPOSITION_AXLES};
use serde_json::{Value, json};

use super::operation_meta::{Caller, Members, OperationMeta};

/// Sort orders of each list, the default first; `-` marks a descending one.
const ORDERS: &[(&str, &[&str])] = &[
    ("list_advances", &["-givenOn", "amountCents"]),
    ("list_all_advances", &["-givenOn", "amountCents"]),
    ("list_audit", &["-at"]),
    ("list_clients", &["name", "createdAt"]),
    ("list_driver_payments", &["-periodTo", "number"]),
    ("list_drivers", &["name", "createdAt"]),
    ("list_freight_events", &["id"]),
    ("list_freights", &["-scheduledFor", "number", "grossCents"]),
    ("list_fuel", &["-filledOn", "totalCents"]),
    ("list_maintenance", &["-doneOn", "totalCents"]),
    ("list_people", &["name", "createdAt"]),
    ("list_plans", &["name", "createdAt"]),
    ("list_simulations", &["-createdAt", "scheduledFor", "netCents", "number"]),
    ("list_tokens", &["-createdAt", "name"]),
    ("list_transactions", &["-dueOn", "amountCents"]),
    ("list_vehicles", &["plate", "createdAt", "odometerKm"]),
];

/// The list without pages, in the order of the match.
const WHOLE: &str = "list_cities";

/// Writes without a stored response. Each sign-in opens a session of its own, a second sign-out changes nothing, and
/// the open calculator stores nothing.
const WITHOUT_KEY: [&str; 3] = ["login", "logout", "calculate_minimum"];

const WITHOUT_VERSION: &str = "update_password";

/// Acts on a record that heed `If-Match`.
const VERSIONED: [&str; 11] = [
    "archive_simulation",
    "arrive_freight",
    "cancel_freight",
    "change_freight_status",
    "convert_simulation",
    "pay_driver_payment",
    "pay_transaction",
    "reopen_freight",
    "undo_driver_payment",
    "undo_freight_arrival",
    "unpay_transaction",
];

/// Adds the parameters of the conventions, and the sort orders of a list.
pub fn add(meta: &OperationMeta, operation: &mut Members) {
    let mut parameters = match operation.remove("parameters") {
        Some(Value::Array(parameters)) => parameters,
        _ => Vec::new(),
    };
    if meta.id == WHOLE {
        parameters.retain(|one| !["cursor", "sort"].contains(&name(one)));
    }
    parameters.iter_mut().filter(|one| name(one) == "sort").for_each(|sort| order(&meta.id, sort));
    parameters.iter_mut().for_each(|one| limit(&meta.id, one));
    parameters.iter_mut().for_each(|one| describe_place(&meta.path, one));
    if meta.path.starts_with("/api/") {
        parameters.extend(conventional(meta));
    }
    if !parameters.is_empty() {
        operation.insert("parameters".into(), Value::Array(parameters));
    }
}

/// Names of the query parameters of an operation, those of the conventions included.
pub fn in_query(path: &str, method: &str, mut operation: Members) -> BTreeSet<String> {
    let meta = OperationMeta::of(path, method, &operation, &Members::new());
    add(&meta, &mut operation);
    let all = operation.get("parameters").and_then(Value::as_array).into_iter().flatten();
    all.filter(|one| one.get("in").and_then(Value::as_str) == Some("query")).map(|one| name(one).to_owned()).collect()
}

fn name(parameter: &Value) -> &str {
    parameter.get("name").and_then(Value::as_str).unwrap_or_default()
}

/// Describes a path parameter where its handler does not.
fn describe_place(path: &str, parameter: &mut Value) {
    let place = format!("{{{}}}", name(parameter));
    let about = match (path.split_once(&place), name(parameter)) {
        (None, _) => return,
        (_, "year") => "Year, in four digits.".to_owned(),
        (_, "kind") => "Document.".to_owned(),
        (Some((list, _)), _) => format!("Id of a record of `{}`.", list.trim_end_matches('/')),
    };
    if let Some(parameter) = parameter.as_object_mut() {
        parameter.entry("description").or_insert(about.into());
    }
}

fn order(id: &str, sort: &mut Value) {
    let Some((_, orders)) = ORDERS.iter().find(|(one, _)| *one == id) else { return };
    let fields = orders.iter().map(|order| order.trim_start_matches('-'));
    let values: Vec<_> = fields.flat_map(|field| [field.to_owned(), format!("-{field}")]).collect();
    if let Some(sort) = sort.as_object_mut() {
        sort.insert("schema".into(), json!({ "type": "string", "enum": values, "default": orders.first() }));
    }
}

/// Adds limits that the code defines as constants.
fn limit(id: &str, parameter: &mut Value) {
    let limits = match (id, name(parameter)) {
        ("list_freights", "status") => {
            let states = FreightStatus::ALL.iter().map(|one| one.as_str()).collect::<Vec<_>>().join("|");
            json!({ "pattern": format!("^({states})(,({states}))*$") })
        }
        ("find_simulation_defaults", "axles") => {
            let (least, most) = COMPOSITION_AXLES;
            json!({ "minimum": least, "maximum": most })
        }
        ("find_simulation_defaults", "distanceKm") => json!({ "minimum": 1, "maximum": Km::MAX_TRIP }),
        ("find_simulation_defaults", "trailerIds") => {
            json!({ "pattern": format!("^([0-9]{{1,18}}(,[0-9]{{1,18}}){{0,{}}})?$", MAX_TRAILERS.saturating_sub(1)) })
        }
        _ => return,
    };
    let schema = parameter.get_mut("schema").and_then(Value::as_object_mut);
    if let (Some(schema), Value::Object(limits)) = (schema, limits) {
        schema.extend(limits);
    }
}

fn conventional(meta: &OperationMeta) -> Vec<Value> {
    match meta.method.as_str() {
        "get" => {
            let user = user(meta, "Id of the user whose data are read: one's own, else the answer is 404.");
            let about = "The `ETag` of an answer that is known: while it is still the same, the answer is 304.";
            let known = (!meta.path.ends_with(".xlsx")).then(|| header("If-None-Match", false, about, tag()));
            user.into_iter().chain(known).collect()
        }
        "post" => {
            let is_kept = !WITHOUT_KEY.contains(&meta.id.as_str());
            let about = "Id of the user for whom this was entered: another one's session never writes it (404).";
            let user = if is_kept { user(meta, about) } else { None };
            let about = "A text at random. For 30 days the same key with the same address and body gets the first \
                         answer again, and nothing happens twice; with another request it is refused (422).";
            let shape =
                json!({ "type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]([ -~]*[!-~])?$" });
            let key = is_kept.then(|| header("Idempotency-Key", false, about, shape));
            let about = "Act on this version only, in quotes; any when absent.";
            let version = VERSIONED.contains(&meta.id.as_str()).then(|| header("If-Match", false, about, version()));
            user.into_iter().chain(key).chain(version).collect()
        }
        "put" if meta.id != WITHOUT_VERSION => {
            let about = "The version that is replaced, in quotes, or the whole `ETag` of the record.";
            vec![header("If-Match", true, about, version())]
        }
        // A record of an account, such as a token, is never changed and has no version.
        "delete" if !meta.path.starts_with("/api/auth/") => {
            vec![header("If-Match", false, "Delete this version only, in quotes; any when absent.", version())]
        }
        _ => Vec::new(),
    }
}

fn user(meta: &OperationMeta, about: &str) -> Option<Value> {
    let user = json!({ "name": "userId", "in": "query", "required": false, "description": about,
        "schema": { "type": "integer", "format": "int64" } });
    (meta.caller != Caller::Anyone).then_some(user)
}

fn header(name: &str, required: bool, about: &str, schema: Value) -> Value {
    json!({ "name": name, "in": "header", "required": required, "description": about, "schema": schema })
}

fn tag() -> Value {
    json!({ "type": "string" })
}

fn version() -> Value {
    json!({ "type": "string", "pattern": "^\"[0-9]{1,18}(\\.[0-9a-f]+)?\"$", "example": "\"3\"" })
}
