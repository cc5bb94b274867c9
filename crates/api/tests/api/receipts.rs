//! Receipts: payments with a receipt, and its parties; and a settlement that can be recalculated on paper.

use serde_json::json;
use testing::{Backend, on_sqlite_first};

use crate::{
    app::{advance, driver, expense, freight, get, post, run, settlement, with},
    payments::Yard,
    pdf::read,
    tenants::Tenants,
};

on_sqlite_first!(
    a_payment_has_one_receipt,
    a_receipt_makes_sense_or_is_refused,
    a_receipt_names_both_sides,
    the_owner_s_figures_add_up_with_a_voucher
);

fn a_payment_has_one_receipt(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let paid = tenants.app.see(&tenants.owner, "/api/driver-payments/2").await;
        assert_eq!(paid["status"], "paid");
        tenants.app.send(&tenants.owner, get("/api/driver-payments/2/receipt.pdf")).await.is(200);
        let path = format!("/api/finances/{}/receipt.pdf", paid["transactionId"]);
        let refused = tenants.app.send(&tenants.owner, get(&path)).await.refuses(409, "has_other_receipt");
        let detail = refused.body["detail"].as_str().expect("a sentence").to_owned();
        assert!(detail.contains(&format!("acerto nº {}", paid["number"])), "{detail}");
    });
}

fn a_receipt_makes_sense_or_is_refused(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let paid = json!({ "dueOn": "2026-01-10", "paidOn": "2026-01-10", "amountCents": 100_000 });
        for other in [
            json!({ "kind": "income", "category": "emprestimo", "description": "Empréstimo do banco" }),
            json!({ "kind": "expense", "category": "outros", "description": "Retirada", "personal": true }),
        ] {
            let made = tenants.app.create(&tenants.owner, "/api/finances", with(paid.clone(), &other)).await.id();
            let path = format!("/api/finances/{made}/receipt.pdf");
            tenants.app.send(&tenants.owner, get(&path)).await.refuses(409, "no_receipt");
        }
        let words = json!({ "kind": "expense", "category": "outros", "description": "Troca de \"óleo\" do motor" });
        let made = tenants.app.create(&tenants.owner, "/api/finances", with(paid, &words)).await.id();
        let text =
            read(&tenants.app.send(&tenants.owner, get(&format!("/api/finances/{made}/receipt.pdf"))).await.is(200));
        assert!(text.contains("referente a “Troca de ‘óleo’ do motor”, de que dou quitação."), "{text}");
        assert!(text.contains(&format!("Recibo nº {made}")), "{text}");
    });
}

fn a_receipt_names_both_sides(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let body = with(driver("Caio"), &json!({ "cpf": "11144477735" }));
        let driver = tenants.app.create(&tenants.owner, "/api/drivers", body).await.id();
        tenants.app.create(&tenants.owner, &format!("/api/drivers/{driver}/advances"), advance()).await;
        let list = tenants.app.see(&tenants.owner, "/api/finances?limit=200").await;
        let vale =
            list["items"].as_array().expect("a list").iter().find(|line| line["driverId"] == driver).expect("a vale");
        let text = read(
            &tenants.app.send(&tenants.owner, get(&format!("/api/finances/{}/receipt.pdf", vale["id"]))).await.is(200),
        );
        for words in
            ["Recibo de vale", "a título de vale (adiantamento)", "para desconto em acerto", "Caio, CPF 111.444.777-35"]
        {
            assert!(text.contains(words), "{words} is not in\n{text}");
        }
        assert!(!text.contains("quitação") && !text.contains("Salário"), "{text}");
        // The driver who signs a settlement has a CPF too.
        let made = tenants.app.create(&tenants.owner, "/api/driver-payments", settlement(driver)).await.id();
        let text = read(
            &tenants
                .app
                .send(&tenants.owner, get(&format!("/api/driver-payments/{made}/settlement.pdf")))
                .await
                .is(200),
        );
        assert!(text.contains("Caio, CPF 111.444.777-35, motorista"), "{text}");
        // The payer of a freight is named with the CNPJ.
        let client = json!({ "name": "Grãos Ltda.", "document": "11222333000181" });
        let client = tenants.app.create(&tenants.owner, "/api/clients", client).await.id();
        let freight = tenants
            .app
            .create(&tenants.owner, "/api/freights", with(freight(1, &[]), &json!({ "clientId": client })))
            .await
            .id();
        let list = tenants.app.see(&tenants.owner, &format!("/api/finances?freightId={freight}&kind=income")).await;
        let balance = &list["items"][0]["id"];
        tenants.app.send(&tenants.owner, post(&format!("/api/finances/{balance}/pay"), json!({}))).await.is(200);
        let text =
            read(&tenants.app.send(&tenants.owner, get(&format!("/api/finances/{balance}/receipt.pdf"))).await.is(200));
        assert!(text.contains("Recebi de Grãos Ltda., CNPJ 11.222.333/0001-81, a importância"), "{text}");
    });
}

fn the_owner_s_figures_add_up_with_a_voucher(backend: Backend) {
    run(async {
        let yard = Yard::with(backend, json!({ "agreement": "commission_net", "commissionBps": 2_500 })).await;
        // The voucher covered R$ 300,00 of the R$ 350,00 of toll, and the driver paid R$ 120,00 of his own.
        let trip = yard.trip(json!({ "tollCents": 30_000, "tollPayer": "shipper" })).await;
        yard.create("/api/finances", expense(Some(trip))).await;
        let helper =
            json!({ "category": "outros", "amountCents": 12_000, "paidByDriver": true, "driverId": yard.driver });
        let helper = yard.create("/api/finances", with(expense(Some(trip)), &helper)).await.id();
        let made = yard.of(json!({ "freightIds": [trip], "expenseIds": [helper] }));
        let made = yard.create("/api/driver-payments", made).await;
        assert_eq!(made.body["ownerResult"]["costCents"], 17_000);
        let path = format!("/api/driver-payments/{}/settlement.pdf", made.id());
        let text = read(&yard.send(get(&path)).await.is(200));
        let base = "25% sobre o que sobra do frete: R$ 8.000,00 − R$ 170,00 de gastos da viagem = R$ 7.830,00";
        assert!(text.contains(base), "{base} is not in\n{text}");
        assert!(!text.contains("Gastos das viagens"), "the owner's result is no matter of the driver:\n{text}");
    });
}
