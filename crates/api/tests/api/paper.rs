//! Documents as PDF: what is served, to whom, and what is refused.

use persistence::{on_both_databases, testing::Backend};
use serde_json::json;

use crate::{
    app::{Answer, get, post, run, settlement},
    walk::House,
};

on_both_databases!(
    every_document_is_a_pdf_under_a_plain_name,
    what_is_known_is_not_sent_again,
    what_was_not_paid_and_is_not_due_has_no_document,
    another_owner_s_documents_are_not_found,
    a_sample_of_each_is_there
);

const DOCUMENTS: [(&str, &str); 8] = [
    ("/api/driver-payments/1/settlement.pdf", "acerto-1.pdf"),
    ("/api/driver-payments/2/receipt.pdf", "recibo-acerto-2.pdf"),
    ("/api/freights/1/result.pdf", "frete-1.pdf"),
    ("/api/freights/2/waiting-time.pdf", "estadia-frete-2.pdf"),
    ("/api/freight-simulations/1/simulation.pdf", "simulacao-1.pdf"),
    ("/api/finances/3/receipt.pdf", "recibo-3.pdf"),
    ("/api/finances/statement.pdf?from=2026-01&to=2026-03", "resultado-2026-01-a-2026-03.pdf"),
    ("/api/finances/tax-year/2026/report.pdf", "ano-2026.pdf"),
];

#[track_caller]
fn is_pdf(answer: &Answer, name: &str) {
    assert_eq!(answer.header("content-type"), "application/pdf");
    assert_eq!(answer.header("content-disposition"), format!("inline; filename=\"{name}\""));
    assert_eq!(answer.header("cache-control"), "private, no-cache");
    assert!(answer.header("content-security-policy").contains("frame-ancestors 'self'"));
    assert!(answer.text.starts_with("%PDF-1.7"), "{name}");
}

fn every_document_is_a_pdf_under_a_plain_name(backend: Backend) {
    run(async {
        let house = House::new(backend).await;
        for (path, name) in DOCUMENTS {
            is_pdf(&house.app.ask(&house.owner, get(path)).await.is(200), name);
        }
        house
            .app
            .ask(&house.owner, get("/api/finances/statement.pdf?from=2026-02&to=2026-01"))
            .await
            .refuses(422, "validation");
        house.app.ask(&house.owner, get("/api/finances/tax-year/1/report.pdf")).await.refuses(404, "not_found");
    });
}

fn what_is_known_is_not_sent_again(backend: Backend) {
    run(async {
        let house = House::new(backend).await;
        for (path, name) in DOCUMENTS {
            let first = house.app.ask(&house.owner, get(path)).await.is(200);
            let tag = first.header("etag").to_owned();
            let again = house.app.ask(&house.owner, get(path).header("if-none-match", &tag)).await.is(304);
            assert!(again.text.is_empty(), "{name}");
        }
    });
}

fn what_was_not_paid_and_is_not_due_has_no_document(backend: Backend) {
    run(async {
        let house = House::new(backend).await;
        for path in ["/api/driver-payments/1/receipt.pdf", "/api/finances/2/receipt.pdf"] {
            house.app.ask(&house.owner, get(path)).await.refuses(409, "not_paid");
        }
        house.app.ask(&house.owner, get("/api/freights/1/waiting-time.pdf")).await.refuses(409, "nothing_due");
        // What was earned is paid by the balance of its settlement.
        let list = house.app.ask(&house.owner, get("/api/finances?limit=200")).await.is(200).body;
        let lines = list["items"].as_array().expect("a list");
        let earned = lines.iter().find(|line| line["source"]["part"] == "salary").expect("a fixed pay");
        let path = format!("/api/finances/{}/receipt.pdf", earned["id"]);
        house.app.ask(&house.owner, get(&path)).await.refuses(409, "not_paid");
        // Once it is paid there is a receipt.
        house.app.ask(&house.owner, post("/api/driver-payments/1/pay", json!({}))).await.is(200);
        let paid = house.app.ask(&house.owner, get("/api/driver-payments/1/receipt.pdf")).await.is(200);
        is_pdf(&paid, "recibo-acerto-1.pdf");
    });
}

fn another_owner_s_documents_are_not_found(backend: Backend) {
    run(async {
        let house = House::new(backend).await;
        for (path, _) in DOCUMENTS.iter().filter(|(path, _)| !path.contains("statement") && !path.contains("tax-year"))
        {
            house.app.ask(&house.other, get(path)).await.refuses(404, "not_found");
        }
        // A settlement of one's own does not open another's under the same number.
        let driver = house.app.create(&house.other, "/api/drivers", crate::app::driver("Caio")).await.id();
        let own = house.app.create(&house.other, "/api/driver-payments", settlement(driver)).await;
        let path = format!("/api/driver-payments/{}/settlement.pdf", own.id());
        is_pdf(&house.app.ask(&house.other, get(&path)).await.is(200), "acerto-1.pdf");
        house.app.ask(&house.owner, get(&path)).await.refuses(404, "not_found");
    });
}

fn a_sample_of_each_is_there(backend: Backend) {
    run(async {
        let house = House::new(backend).await;
        let list = house.app.ask(&house.other, get("/api/papers/samples")).await.is(200).body;
        let items = list["items"].as_array().expect("a list");
        assert_eq!((items.len(), &list["nextCursor"]), (7, &json!(null)));
        for item in items {
            let kind = item["kind"].as_str().expect("a kind");
            let answer = house.app.ask(&house.other, get(&format!("/api/papers/samples/{kind}.pdf"))).await.is(200);
            is_pdf(&answer, &format!("amostra-{}.pdf", kind.replace('_', "-")));
        }
        house.app.ask(&house.other, get("/api/papers/samples/nada.pdf")).await.refuses(404, "not_found");
    });
}
