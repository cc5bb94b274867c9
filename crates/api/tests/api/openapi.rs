//! The document of the API: complete in itself, and the same as the served one.

use std::collections::HashSet;

use persistence::testing::Backend;
use serde_json::Value;

use crate::app::{Caller, TestApp, get, run};

fn document() -> Value {
    serde_json::to_value(api::document()).expect("json")
}

fn operations(document: &Value) -> Vec<(String, String, &Value)> {
    let paths = document["paths"].as_object().expect("paths");
    let of_path = |(path, item): (&String, &'_ Value)| {
        let item = item.as_object().expect("operations").clone();
        item.keys().map(|method| (path.clone(), method.clone())).collect::<Vec<_>>()
    };
    let named: Vec<_> = paths.iter().flat_map(of_path).collect();
    named
        .into_iter()
        .map(|(path, method)| {
            let found = &document["paths"][&path][&method];
            (path, method, found)
        })
        .collect()
}

#[test]
fn every_operation_says_what_it_does() {
    let document = document();
    assert!(document["openapi"].as_str().expect("a version").starts_with("3.1"));
    let mut ids = HashSet::new();
    for (path, method, operation) in operations(&document) {
        let at = format!("{method} {path}");
        let text = |name: &str| operation[name].as_str().unwrap_or_default().to_owned();
        assert!(!text("summary").is_empty(), "{at} has no summary");
        assert!(ids.insert(text("operationId")) && !text("operationId").is_empty(), "{at}: {}", text("operationId"));
        assert!(operation["tags"].as_array().is_some_and(|tags| !tags.is_empty()), "{at} has no tag");
        let responses = operation["responses"].as_object().expect("responses");
        assert!(responses.keys().any(|status| status.starts_with('2')), "{at}");
        if path.starts_with("/api/") {
            let problem = &responses["default"]["content"]["application/problem+json"]["schema"]["$ref"];
            assert_eq!(problem, "#/components/schemas/ProblemBody", "{at}");
        }
        for (status, response) in responses.iter().filter(|(status, _)| matches!(status.as_str(), "200" | "201")) {
            if path.starts_with("/api/") {
                let kind = match path.rsplit(['/', '.']).next() {
                    Some("csv") => "text/csv",
                    Some("pdf") => "application/pdf",
                    Some("xlsx") => spreadsheet::Format::Xlsx.media_type(),
                    _ => "application/json",
                };
                assert!(response["content"][kind]["schema"].is_object(), "{at} {status} has no shape");
            }
        }
        assert!(!(operation["requestBody"].is_object() && method == "get"), "{at}");
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            assert!(parameter["schema"].is_object(), "{at}: {parameter}");
        }
    }
    assert!(ids.len() > 40, "{}", ids.len());
}

#[test]
fn every_place_in_a_path_is_a_parameter_and_lists_are_read_alike() {
    let document = document();
    for (path, method, operation) in operations(&document) {
        let parameters: Vec<_> = operation["parameters"].as_array().into_iter().flatten().collect();
        let of = |place: &str| -> Vec<&str> {
            parameters.iter().filter(|one| one["in"] == place).filter_map(|one| one["name"].as_str()).collect()
        };
        let named: Vec<_> =
            path.split(['/', '.']).filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
        assert_eq!(of("path"), named, "{method} {path}");
        if !path.starts_with("/api/") {
            continue;
        }
        let (query, header) = (of("query"), of("header"));
        match method.as_str() {
            "get" => assert!(query.contains(&"userId") && header.contains(&"If-None-Match"), "{path}"),
            "post" => assert!(header.contains(&"Idempotency-Key"), "{path}"),
            _ => {}
        }
        let shape = operation["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].as_str();
        if shape.is_some_and(|shape| shape.contains("Page")) {
            assert!(["limit", "cursor", "sort"].iter().all(|name| query.contains(name)), "{path}: {query:?}");
        }
        let unique: HashSet<_> = query.iter().collect();
        assert_eq!(unique.len(), query.len(), "{path}: {query:?}");
    }
}

#[test]
fn the_document_carries_what_each_figure_means() {
    let document = document();
    let terms = document["components"]["schemas"]["Figure"]["oneOf"].as_array().expect("figures");
    let told: Vec<_> = terms.iter().map(|one| (&one["enum"][0], &one["title"], &one["description"])).collect();
    assert_eq!(told.len(), kernel::Figure::ALL.len());
    for ((code, title, description), figure) in told.into_iter().zip(kernel::Figure::ALL) {
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
    let document = document();
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 50);
    for reference in &found {
        let pointer = reference.strip_prefix('#').expect("a reference within the document");
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
    let text = document.to_string();
    assert!(!text.contains("\"owner_id\"") && !text.contains("ownerId") && !text.contains("passwordHash"));
}

#[test]
fn what_is_served_is_the_document_and_a_page_of_our_own() {
    run(async {
        let app = TestApp::new(Backend::Sqlite).await;
        let nobody = Caller::default();
        let served = app.ask(&nobody, get("/api/openapi.json")).await.is(200);
        assert_eq!(served.body, document());
        let page = app.ask(&nobody, get("/api/docs/")).await.is(200);
        assert!(page.header("content-type").starts_with("text/html"));
        assert!(!page.text.contains("http://") && !page.text.contains("//cdn"), "{}", page.text);
        assert!(!page.text.replace("https://www.w3.org", "").contains("https://"), "{}", page.text);
    });
}
