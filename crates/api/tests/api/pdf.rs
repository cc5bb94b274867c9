//! Documents as PDF: served documents, access and refusals.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use kernel::{Cents, text::reais_bare};
use serde_json::{Value, json};
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{TestResponse, advance, driver, get, post, put, run, settlement, with},
    tenants::Tenants,
};

on_sqlite_first!(
    every_document_is_a_pdf_under_a_plain_name,
    a_current_copy_is_not_sent_again,
    an_unpaid_or_undue_amount_has_no_document,
    another_owner_s_documents_are_not_found,
    a_sample_of_each_is_there,
    figures_are_those_of_the_record,
    a_carried_debt_has_no_receipt,
    a_name_of_any_kind_is_printed,
    an_invalid_id_has_no_document
);

const DOCUMENTS: [(&str, &str); 9] = [
    ("/api/driver-payments/1/settlement.pdf", "acerto-1.pdf"),
    ("/api/driver-payments/1/owner-result.pdf", "resultado-acerto-1.pdf"),
    ("/api/driver-payments/2/receipt.pdf", "recibo-acerto-2.pdf"),
    ("/api/freights/1/result.pdf", "frete-1.pdf"),
    ("/api/freights/2/waiting-time.pdf", "estadia-frete-2.pdf"),
    ("/api/freight-simulations/1/simulation.pdf", "simulacao-1.pdf"),
    ("/api/finances/3/receipt.pdf", "recibo-3.pdf"),
    ("/api/finances/statement.pdf?from=2026-01&to=2026-03", "resultado-2026-01-a-2026-03.pdf"),
    ("/api/finances/tax-year/2026/report.pdf", "ano-2026.pdf"),
];

#[track_caller]
fn is_pdf(response: &TestResponse, name: &str) {
    assert_eq!(response.header("content-type"), "application/pdf");
    assert_eq!(response.header("content-disposition"), format!("inline; filename=\"{name}\""));
    assert_eq!(response.header("cache-control"), "no-store");
    assert!(response.header("content-security-policy").contains("frame-ancestors 'self'"));
    assert!(response.text.starts_with("%PDF-1.7"), "{name}");
}

/// Returns the text that Poppler reads in a document, with single spaces.
pub fn read(response: &TestResponse) -> String {
    let mut command = Command::new("pdftotext");
    let mut reader =
        command.args(["-layout", "-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("pdftotext");
    reader.stdin.take().expect("a pipe").write_all(&response.bytes).expect("to be read");
    let output = reader.wait_with_output().expect("pdftotext");
    assert!(output.status.success());
    String::from_utf8_lossy(&output.stdout).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the amounts under the given keys, anywhere in a record; zeros are left out.
fn amounts(record: &Value, keys: &[&str]) -> Vec<i64> {
    let found: Vec<i64> = match record {
        Value::Object(members) => members
            .iter()
            .flat_map(|(key, value)| match value.as_i64() {
                Some(amount) if keys.contains(&key.as_str()) => vec![amount],
                _ => amounts(value, keys),
            })
            .collect(),
        Value::Array(items) => items.iter().flat_map(|item| amounts(item, keys)).collect(),
        _ => Vec::new(),
    };
    found.into_iter().filter(|amount| *amount != 0).collect()
}

fn every_document_is_a_pdf_under_a_plain_name(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (path, name) in DOCUMENTS {
            is_pdf(&tenants.app.send(&tenants.owner, get(path)).await.is(200), name);
        }
        tenants
            .app
            .send(&tenants.owner, get("/api/finances/statement.pdf?from=2026-02&to=2026-01"))
            .await
            .refuses(422, "validation");
        tenants.app.send(&tenants.owner, get("/api/finances/tax-year/1/report.pdf")).await.refuses(404, "not_found");
    });
}

fn a_current_copy_is_not_sent_again(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (path, name) in DOCUMENTS {
            let first = tenants.app.send(&tenants.owner, get(path)).await.is(200);
            let tag = first.header("etag").to_owned();
            let again = tenants.app.send(&tenants.owner, get(path).header("if-none-match", &tag)).await.is(304);
            assert!(again.text.is_empty(), "{name}");
            // A browser merges the headers of a 304 into its stored ones.
            let security = |response: &TestResponse| response.header("content-security-policy").to_owned();
            assert_eq!(security(&again), security(&first), "{name}");
        }
    });
}

fn an_unpaid_or_undue_amount_has_no_document(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for path in ["/api/driver-payments/1/receipt.pdf", "/api/finances/2/receipt.pdf"] {
            tenants.app.send(&tenants.owner, get(path)).await.refuses(409, "not_paid");
        }
        tenants.app.send(&tenants.owner, get("/api/freights/1/waiting-time.pdf")).await.refuses(409, "nothing_due");
        // Earnings are paid by the balance of their settlement.
        let list = tenants.app.send(&tenants.owner, get("/api/finances?limit=200")).await.is(200).body;
        let lines = list["items"].as_array().expect("a list");
        let earned = lines.iter().find(|line| line["source"]["part"] == "salary").expect("a fixed pay");
        let path = format!("/api/finances/{}/receipt.pdf", earned["id"]);
        tenants.app.send(&tenants.owner, get(&path)).await.refuses(409, "has_other_receipt");
        // Once it is paid there is a receipt.
        tenants.app.send(&tenants.owner, post("/api/driver-payments/1/pay", json!({}))).await.is(200);
        let paid = tenants.app.send(&tenants.owner, get("/api/driver-payments/1/receipt.pdf")).await.is(200);
        is_pdf(&paid, "recibo-acerto-1.pdf");
    });
}

fn another_owner_s_documents_are_not_found(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (path, _) in DOCUMENTS.iter().filter(|(path, _)| !path.contains("statement") && !path.contains("tax-year"))
        {
            tenants.app.send(&tenants.other, get(path)).await.refuses(404, "not_found");
        }
        // A settlement of one's own does not open another's under the same number.
        let driver = tenants.app.create(&tenants.other, "/api/drivers", driver("Caio")).await.id();
        let own = tenants.app.create(&tenants.other, "/api/driver-payments", settlement(driver)).await;
        let path = format!("/api/driver-payments/{}/settlement.pdf", own.id());
        is_pdf(&tenants.app.send(&tenants.other, get(&path)).await.is(200), "acerto-1.pdf");
        tenants.app.send(&tenants.owner, get(&path)).await.refuses(404, "not_found");
    });
}

fn a_sample_of_each_is_there(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let list = tenants.app.send(&tenants.other, get("/api/papers/samples")).await.is(200).body;
        let items = list["items"].as_array().expect("a list");
        assert_eq!((items.len(), &list["nextCursor"]), (8, &json!(null)));
        for item in items {
            let kind = item["kind"].as_str().expect("a kind");
            let response =
                tenants.app.send(&tenants.other, get(&format!("/api/papers/samples/{kind}.pdf"))).await.is(200);
            let title = item["title"].as_str().expect("a title");
            is_pdf(&response, &format!("amostra-{}.pdf", kernel::text::file_name(title)));
        }
        tenants.app.send(&tenants.other, get("/api/papers/samples/nada.pdf")).await.refuses(404, "not_found");
    });
}

/// Each record, its document, the keys whose amounts must be printed, and the minimum number of such amounts.
const FIGURES: [(&str, &str, &[&str], usize); 7] = [
    (
        "/api/driver-payments/1",
        "/api/driver-payments/1/settlement.pdf",
        &["salaryCents", "balanceCents", "grossCents", "commissionCents", "amountCents", "advancesCents"],
        2,
    ),
    (
        "/api/driver-payments/1",
        "/api/driver-payments/1/owner-result.pdf",
        &["revenueCents", "costCents", "netCents", "salaryCents", "commissionCents", "allowancesCents"],
        1,
    ),
    (
        "/api/freights/1/result",
        "/api/freights/1/result.pdf",
        &["priceCents", "revenueCents", "openCents", "amountCents", "netCents", "providedCents"],
        5,
    ),
    (
        "/api/freights/2/waiting-time",
        "/api/freights/2/waiting-time.pdf",
        &["totalCents", "amountCents", "rateCents"],
        3,
    ),
    (
        "/api/freight-simulations/1",
        "/api/freight-simulations/1/simulation.pdf",
        &["grossCents", "netCents", "amountCents", "breakEvenCents", "baseCents", "netPerKmCents", "costPerKmCents"],
        7,
    ),
    (
        "/api/finances/statement?from=2026-01&to=2026-03",
        "/api/finances/statement.pdf?from=2026-01&to=2026-03",
        &["amountCents", "revenueCents", "costCents", "resultCents", "driverAdvancesCents", "cashChangeCents"],
        5,
    ),
    (
        "/api/finances/tax-year/2026",
        "/api/finances/tax-year/2026/report.pdf",
        &["grossCents", "taxableCents", "exemptCents", "inssCents", "expenseCents", "amountCents"],
        3,
    ),
];

fn figures_are_those_of_the_record(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (record, document, keys, least) in FIGURES {
            let record = tenants.app.see(&tenants.owner, record).await;
            let text = read(&tenants.app.send(&tenants.owner, get(document)).await.is(200));
            let amounts = amounts(&record, keys);
            assert!(amounts.len() >= least, "{document}: {amounts:?} of {record}");
            for amount in amounts {
                let written = reais_bare(Cents::from(amount));
                assert!(text.contains(&written), "{document}: {written} is not in\n{text}");
            }
        }
    });
}

fn a_carried_debt_has_no_receipt(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let driver = tenants.app.create(&tenants.owner, "/api/drivers", driver("Caio")).await.id();
        let advance =
            tenants.app.create(&tenants.owner, &format!("/api/drivers/{driver}/advances"), advance()).await.id();
        let debt = json!({ "salaryCents": 0, "advanceIds": [advance], "carries": true, "paidOn": "2026-01-31" });
        let debt = tenants.app.create(&tenants.owner, "/api/driver-payments", with(settlement(driver), &debt)).await;
        assert_eq!((&debt.body["balanceCents"], &debt.body["status"]), (&json!(-50_000), &json!("paid")));
        let path = format!("/api/driver-payments/{}", debt.id());
        let refused = tenants.app.send(&tenants.owner, get(&format!("{path}/receipt.pdf"))).await;
        let refused = refused.refuses(409, "not_paid");
        assert!(refused.body["detail"].as_str().is_some_and(|detail| detail.contains("passou para o acerto seguinte")));
        let text = read(&tenants.app.send(&tenants.owner, get(&format!("{path}/settlement.pdf"))).await.is(200));
        assert!(text.contains("Vai para o próximo acerto.") && text.contains("Levado para o próximo acerto"), "{text}");
        assert!(!text.contains("Pago"), "{text}");
    });
}

fn a_name_of_any_kind_is_printed(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (version, name) in (1..).zip(["🚚 Zé <b>&amp; مرحبا d’Água", &"W".repeat(120), "日本 עברית"])
        {
            let profile = json!({ "name": name, "timeZone": "America/Sao_Paulo" });
            tenants.app.send(&tenants.owner, put("/api/auth/profile", version, profile)).await.is(200);
            let driver = tenants.app.create(&tenants.owner, "/api/drivers", driver(name)).await.id();
            let made = with(
                settlement(driver),
                &json!({ "notes": name, "discounts": [{ "description": name, "amountCents": 1 }] }),
            );
            let made = tenants.app.create(&tenants.owner, "/api/driver-payments", made).await;
            let path = format!("/api/driver-payments/{}/settlement.pdf", made.id());
            let text = read(&tenants.app.send(&tenants.owner, get(&path)).await.is(200));
            for words in ["Acerto de viagem", "−R$ 0,01", "R$ 99,99", "Página 1 de"] {
                assert!(text.contains(words), "{name}: {words} is not in\n{text}");
            }
            for (path, _) in DOCUMENTS {
                tenants.app.send(&tenants.owner, get(path)).await.is(200);
            }
        }
    });
}

fn an_invalid_id_has_no_document(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for id in ["0", "-1", "999", "x", "1.5", "99999999999999999999"] {
            for path in [
                format!("/api/driver-payments/{id}/settlement.pdf"),
                format!("/api/driver-payments/{id}/receipt.pdf"),
                format!("/api/driver-payments/{id}/owner-result.pdf"),
                format!("/api/freights/{id}/result.pdf"),
                format!("/api/freights/{id}/waiting-time.pdf"),
                format!("/api/freight-simulations/{id}/simulation.pdf"),
                format!("/api/finances/{id}/receipt.pdf"),
            ] {
                let status = tenants.app.send(&tenants.owner, get(&path)).await.status;
                assert!(matches!(status, 400 | 404), "{path}: {status}");
            }
        }
    });
}
