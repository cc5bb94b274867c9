//! API document: complete in itself, and the same as the served one.

use std::collections::{BTreeSet, HashSet};

use actix_web::http::Method;
use serde_json::{Value, json};
use testing::Backend;

use crate::{
    app::{Call, Caller, TestApp, call, get, run},
    asvs::{root, sources},
    openapi_contract::{self, Operation, document, operations},
    operations::{self, Access},
    tenants::Tenants,
};

#[test]
fn every_operation_has_a_summary() {
    assert!(document()["openapi"].as_str().expect("a version").starts_with("3.1"));
    let mut ids = HashSet::new();
    for Operation { name, method, path, documented } in operations() {
        let text = |name: &str| documented[name].as_str().unwrap_or_default();
        assert!(!text("summary").is_empty() && !text("description").is_empty(), "{name} has no words");
        assert!(ids.insert(text("operationId")) && !text("operationId").is_empty(), "{name}: {}", text("operationId"));
        assert!(documented["tags"].as_array().is_some_and(|tags| tags.len() == 1), "{name} has one tag");
        let responses = documented["responses"].as_object().expect("responses");
        assert!(responses.keys().any(|status| status.starts_with('2')), "{name}");
        for (status, response) in responses.iter().filter(|(status, _)| matches!(status.as_str(), "200" | "201")) {
            let kind = match path.rsplit(['/', '.']).next() {
                Some("csv") => "text/csv",
                Some("pdf") => "application/pdf",
                Some("xlsx") => spreadsheet::Format::Xlsx.media_type(),
                _ => "application/json",
            };
            assert!(response["content"][kind]["schema"].is_object(), "{name} {status} has no shape");
            assert!(!["", "The answer."].contains(&response["description"].as_str().unwrap_or_default()), "{name}");
        }
        assert!(!(documented["requestBody"].is_object() && method == "GET"), "{name}");
        for parameter in documented["parameters"].as_array().into_iter().flatten() {
            assert!(parameter["schema"].is_object(), "{name}: {parameter}");
        }
    }
    assert!(ids.len() > 40, "{}", ids.len());
}

#[test]
fn every_refusal_is_a_problem_of_the_types_it_names() {
    for operation in operations() {
        let statuses = operation.documented["responses"].as_object().expect("responses").keys();
        for status in statuses.filter(|status| !status.starts_with(['2', '3'])) {
            let reported = operation.response(status).expect("an answer");
            let shape = &reported["content"]["application/problem+json"]["schema"]["$ref"];
            assert_eq!(shape, "#/components/schemas/ProblemBody", "{} {status}", operation.name);
            let types = reported["x-types"].as_array().expect("types");
            let known = document()["components"]["schemas"]["ProblemBody"]["properties"]["type"]["enum"].as_array();
            assert!(types.iter().all(|one| known.expect("a list").contains(one)), "{} {status}", operation.name);
            assert_eq!(
                reported["headers"]["Retry-After"].is_object(),
                ["429", "503", "default"].contains(&status.as_str())
            );
        }
    }
}

/// Every conflict is one that some operation answers, so that the list of types has nothing old.
#[test]
fn every_type_of_refusal_is_answered_and_shown() {
    let responses = document()["components"]["responses"].as_object().expect("answers");
    let types = |of: &dyn Fn(&Value) -> Vec<String>| responses.values().flat_map(of).collect::<BTreeSet<_>>();
    let named = types(&|one| one["x-types"].as_array().into_iter().flatten().filter_map(text).collect());
    let shown = types(&|one| {
        let shown = one["content"]["application/problem+json"]["examples"].as_object();
        shown.into_iter().flat_map(|shown| shown.keys().cloned()).collect()
    });
    let known = document()["components"]["schemas"]["ProblemBody"]["properties"]["type"]["enum"].as_array();
    let known: BTreeSet<_> = known.into_iter().flatten().filter_map(text).collect();
    assert_eq!(named, known);
    // No scenario breaks the server or is slow, and an unsupported method is no operation.
    let never = ["internal", "method_not_allowed", "not_acceptable", "request_timeout", "unavailable", "undecided"];
    let never: BTreeSet<_> = never.map(str::to_owned).into();
    assert_eq!(known.difference(&shown).cloned().collect::<BTreeSet<_>>(), never);
}

/// A refusal is worded where its rule is, and the document lists its type apart.
#[test]
fn every_type_of_refusal_in_the_source_is_in_the_document() {
    let schema = &document()["components"]["schemas"]["ProblemBody"];
    let known: BTreeSet<_> =
        schema["properties"]["type"]["enum"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let constructors = ["Error::conflict(", "Error::conflict_at(", "Error::Unauthenticated {", "Error::Forbidden {"];
    let mut count = 0;
    let all = sources(&root().join("crates")).into_iter();
    for (path, source) in all.filter(|(path, _)| path.components().any(|part| part.as_os_str() == "src")) {
        for part in constructors.iter().flat_map(|constructor| source.split(constructor).skip(1)) {
            // Some hand on a code that another line names.
            let first = part.trim_start().trim_start_matches("code:").trim_start();
            let Some((code, _)) = first.strip_prefix('"').and_then(|rest| rest.split_once('"')) else { continue };
            assert!(known.contains(code), "{}: {code}", path.display());
            count += 1;
        }
    }
    assert!(count > 40, "{count}");
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

#[test]
fn every_body_and_every_answer_has_an_example() {
    let schemas = &document()["components"]["schemas"];
    for Operation { name, documented, .. } in operations() {
        let body = &documented["requestBody"]["content"]["application/json"];
        assert_eq!(body.is_object(), body.get("example").is_some(), "{name}: add it to examples.scenario");
        let schema = body["schema"]["$ref"].as_str().and_then(|path| schemas.get(path.rsplit('/').next()?));
        let is_required = schema.is_some_and(|schema| schema["required"].as_array().is_some_and(|all| !all.is_empty()));
        assert_eq!(documented["requestBody"]["required"] == json!(true), is_required, "{name}");
        for (status, response) in documented["responses"].as_object().expect("responses") {
            let content = response["content"].as_object().into_iter().flatten();
            for (kind, shape) in content.filter(|(kind, _)| kind.starts_with("text/csv") || *kind == "application/json")
            {
                assert!(shape.get("example").is_some(), "{name} {status} {kind}: add it to examples.scenario");
            }
        }
    }
}

#[test]
fn every_place_in_a_path_is_a_parameter_and_lists_are_read_alike() {
    for operation in operations() {
        let Operation { name, method, path, documented } = operation;
        let parameters: Vec<_> = documented["parameters"].as_array().into_iter().flatten().collect();
        let of = |place: &str| -> Vec<&str> {
            parameters.iter().filter(|one| one["in"] == place).filter_map(|one| one["name"].as_str()).collect()
        };
        let named: Vec<_> =
            path.split(['/', '.']).filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
        assert_eq!(of("path"), named, "{name}");
        let (query, header) = (of("query"), of("header"));
        if method == "GET" && path.starts_with("/api/") {
            let is_open = documented["security"] == json!([]);
            assert_eq!(query.contains(&"userId"), !is_open, "{name}");
            assert_eq!(header.contains(&"If-None-Match"), documented["responses"].get("304").is_some(), "{name}");
        }
        if method == "POST" {
            let is_open = documented["security"] == json!([]);
            assert_eq!(query.contains(&"userId"), header.contains(&"Idempotency-Key") && !is_open, "{name}");
        }
        let shape = documented["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].as_str();
        // Cities have no pages, and are in the order of the match.
        if shape.is_some_and(|shape| shape.contains("Page")) && path != "/api/cities" {
            assert!(["limit", "cursor", "sort"].iter().all(|name| query.contains(name)), "{name}: {query:?}");
        }
        let unique: HashSet<_> = query.iter().collect();
        assert_eq!(unique.len(), query.len(), "{name}: {query:?}");
    }
}

/// The authorization matrix tests the callers of each operation; the document has the same.
#[test]
fn the_document_marks_operations_closed_to_tokens() {
    for (method, path, access, _) in operations::operations() {
        let method: Method = method.parse().expect("a method");
        let reported = openapi_contract::find(&method, path).expect("an operation").documented;
        let expected = match access {
            Access::Open => json!([]),
            Access::Session | Access::SessionRecord | Access::Master => json!([{ "session": [] }]),
            _ => Value::Null,
        };
        assert_eq!(reported["security"], expected, "{method} {path}");
    }
    assert_eq!(document()["security"], json!([{ "session": [] }, { "token": [] }]));
}

#[test]
fn a_list_comes_in_the_orders_that_the_document_names() {
    run(async {
        let tenants = Tenants::new(Backend::Sqlite).await;
        for (method, path, access, _) in operations::operations().into_iter().filter(|(method, ..)| *method == "GET") {
            let method: Method = method.parse().expect("a method");
            let Some(sort) = openapi_contract::find(&method, path).and_then(|one| one.parameter("sort")) else {
                continue;
            };
            let caller = if access == Access::Master { &tenants.master } else { &tenants.owner };
            let orders: Vec<_> = sort["schema"]["enum"].as_array().expect("orders").iter().filter_map(text).collect();
            for order in &orders {
                tenants.app.send(caller, get(&format!("{path}?sort={order}"))).await.is(200);
            }
            // The server names the fields when it refuses another.
            let refused = tenants.app.send(caller, get(&format!("{path}?sort=x"))).await.refuses(400, "malformed");
            let fields: Vec<_> = orders.iter().filter(|order| !order.starts_with('-')).cloned().collect();
            let named = format!("Esta lista se ordena por: {}.", fields.join(", "));
            assert!(refused.text.contains(&named), "{path}: {named} {}", refused.text);
            let by_default = sort["schema"]["default"].as_str().expect("an order");
            let [reported, own] = [path.to_owned(), format!("{path}?sort={by_default}")].map(|path| get(&path));
            let (reported, own) =
                (tenants.app.send(caller, reported).await.body, tenants.app.send(caller, own).await.body);
            assert_eq!(reported, own, "{path}");
        }
    });
}

/// Every versioned operation refuses a stale version.
#[test]
fn if_match_is_heeded_where_the_document_names_it() {
    run(async {
        let tenants = Tenants::new(Backend::Sqlite).await;
        let mut count = 0;
        for (method, path, access, body) in operations::operations() {
            let method: Method = method.parse().expect("a method");
            if openapi_contract::find(&method, path).and_then(|one| one.parameter("If-Match")).is_none() {
                continue;
            }
            let caller = if access == Access::Master { &tenants.master } else { &tenants.owner };
            let mut call: Call = call(method, path).header("if-match", "\"999\"");
            if let Some(body) = body {
                call = call.json(body);
            }
            tenants.app.send(caller, call).await.refuses(412, "stale_version");
            count += 1;
        }
        assert!(count > 30, "{count}");
    });
}

#[test]
fn the_document_carries_what_each_figure_means() {
    let terms = document()["x-figures"].as_array().expect("figures");
    let reported: Vec<_> = terms.iter().map(|one| (&one["code"], &one["label"], &one["meaning"])).collect();
    assert_eq!(reported.len(), kernel::Figure::ALL.len());
    for ((code, title, description), figure) in reported.into_iter().zip(kernel::Figure::ALL) {
        assert_eq!(
            (code.as_str(), title.as_str(), description.as_str()),
            (Some(figure.as_str()), Some(figure.label()), Some(figure.meaning()))
        );
    }
}

#[test]
fn every_reference_leads_somewhere() {
    fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(members) => {
                found.extend(members.get("$ref").and_then(Value::as_str));
                members.values().for_each(|member| references(member, found));
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    references(document(), &mut found);
    assert!(found.len() > 50);
    for reference in &found {
        let pointer = reference.strip_prefix('#').expect("a reference within the document");
        assert!(document().pointer(pointer).is_some(), "{reference}");
    }
}

#[test]
fn no_response_has_internal_columns() {
    let text = document().to_string();
    assert!(text.contains("createdAt"));
    for name in ["ownerId", "\"owner_id\"", "passwordHash", "secretHash", "keyHash", "tokenHash", "nameFolded"] {
        assert!(!text.contains(name), "{name}");
    }
}

#[test]
fn serves_the_document_and_a_self_hosted_page() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let anonymous = Caller::default();
        let served = app.send(&anonymous, get("/api/openapi.json")).await.is(200);
        // Raw bytes, with the no-break space between "R$" and its number.
        assert_eq!(&serde_json::from_slice::<Value>(&served.bytes).expect("the document"), document());
        let page = app.send(&anonymous, get("/api/docs/")).await.is(200);
        assert!(page.header("content-type").starts_with("text/html"));
        assert!(!page.text.contains("http://") && !page.text.contains("//cdn"), "{}", page.text);
        assert!(!page.text.replace("https://www.w3.org", "").contains("https://"), "{}", page.text);
    });
}
