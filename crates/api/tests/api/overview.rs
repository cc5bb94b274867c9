//! Everything that is due in one list, and the month at a glance.

use serde_json::{Value, json};
use testing::{Backend, on_both_databases};

use crate::app::{
    Caller, TestApp, day, driver, expense, freight, get, maintenance, plan, post, put, run, trailer, truck, with,
};

on_both_databases!(
    every_due_item_links_to_its_settlement,
    the_list_covers_the_requested_days,
    a_plan_is_listed_by_its_day_and_by_its_km_where_no_day_is_known,
    a_day_that_the_pace_gives_counts_in_the_second_half_of_the_interval,
    an_empty_account_has_its_first_steps,
    receivables_have_an_age,
    the_open_amount_of_a_client_is_one_figure_on_every_screen,
    debtors_are_listed_by_overdue_due_and_later_amounts,
    a_past_month_shows_nothing_of_the_present,
    the_board_has_each_freight_on_its_days,
    the_board_has_maintenance_and_due_papers_by_vehicle,
    the_board_has_the_requested_days,
);

/// Returns the list as `kind state days target`, in its order.
async fn due(app: &TestApp, who: &Caller, query: &str) -> Vec<String> {
    let list = app.see(who, &format!("/api/reminders?{query}")).await;
    let line = |item: &Value| {
        let (kind, state, target) = (&item["kind"], &item["state"], &item["target"]["kind"]);
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        format!("{} {} {} {}", text(kind), text(state), item["days"], text(target))
    };
    list["items"].as_array().expect("items").iter().map(line).collect()
}

fn every_due_item_links_to_its_settlement(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = with(
            truck("ABC1D23"),
            &json!({ "licensingDueOn": day(-1), "licensingUf": "SP", "insuranceDueOn": day(3), "tachographDueOn": day(16),
                "dueDates": [{ "name": "AET", "dueOn": day(5) }] }),
        );
        let vehicle = app.create(&ana, "/api/vehicles", vehicle).await.id();
        let profile = json!({ "name": "Ana", "timeZone": "America/Sao_Paulo", "cnhDueOn": day(2), "toxicologicalDueOn": day(40) });
        app.send(&ana, put("/api/auth/profile", 1, profile)).await.is(200);
        app.create(&ana, "/api/drivers", with(driver("Zé"), &json!({ "cnhDueOn": day(-9) }))).await;
        let away = json!({ "name": "Nando", "active": false, "cnhDueOn": day(-9) });
        app.create(&ana, "/api/drivers", with(driver("Nando"), &away)).await;
        app.create(&ana, "/api/maintenance/plans", with(plan(vehicle), &json!({ "lastDoneOn": day(-400) }))).await;
        let late = json!({ "paidOn": null, "dueOn": day(-4) });
        app.create(&ana, "/api/finances", with(expense(None), &late)).await;
        let trip = json!({ "scheduledFor": day(0), "advanceDueOn": day(1), "balanceDueOn": day(30) });
        app.create(&ana, "/api/freights", with(freight(vehicle, &[]), &trip)).await;
        let repair = json!({ "doneOn": day(-2), "installments": 3, "dueOn": day(-2), "paidOn": null });
        app.create(&ana, "/api/maintenance", with(maintenance(vehicle), &repair)).await;
        let list = due(&app, &ana, "").await;
        let mut sorted = list.clone();
        sorted.sort_by_key(|line| {
            let mut words = line.split(' ').skip(1);
            (words.next() != Some("expired"), words.next().and_then(|days| days.parse::<i64>().ok()))
        });
        assert_eq!(list, sorted, "the most urgent first");
        for expected in [
            "driver_cnh expired -9 driver",
            "payable expired -4 transaction",
            "payable expired -2 maintenance_record",
            "licensing expired -1 vehicle",
            "receivable soon 1 freight",
            "cnh soon 2 profile",
            "insurance soon 3 vehicle",
            "own soon 5 vehicle",
        ] {
            assert_eq!(list.iter().filter(|line| *line == expected).count(), 1, "{expected} in {list:?}");
        }
        assert!(list.iter().any(|line| line.starts_with("maintenance expired ")), "{list:?}");
        assert_eq!(list.len(), 9, "{list:?}");
        let whole = app.see(&ana, "/api/reminders").await;
        assert_eq!((&whole["expired"], &whole["soon"]), (&json!(5), &json!(4)));
        let repair =
            whole["items"].as_array().unwrap().iter().find(|item| item["target"]["kind"] == "maintenance_record");
        let repair = repair.expect("the repair");
        assert_eq!(repair["detail"], "1 de 3 · ABC1D23");
        // A reminder of an amount names what settles it; that of a paper does not.
        let first = app.see(&ana, &format!("/api/finances/{}", repair["settles"]["transactionId"])).await;
        assert_eq!((&first["dueOn"], &first["amountCents"]), (&json!(day(-2)), &repair["amountCents"]));
        let paper = whole["items"].as_array().unwrap().iter().find(|item| item["kind"] == "licensing");
        assert_eq!(paper.expect("the licensing")["settles"], Value::Null);
        // Each paper has its usual next due day; an amount and a plan do not.
        let next = |kind: &str| {
            let all = whole["items"].as_array().unwrap();
            all.iter().find(|item| item["kind"] == kind).expect("a reminder")["nextDueOn"].clone()
        };
        for kind in ["cnh", "payable", "maintenance"] {
            assert_eq!(next(kind), Value::Null, "{kind}");
        }
        assert_eq!(
            next("insurance").as_str().map(|on| on.get(5..).map(str::to_owned)),
            Some(day(3).get(5..).map(str::to_owned))
        );
        assert!(next("licensing").as_str().expect("a day").ends_with("-10-31"), "the calendar of São Paulo");
        let dashboard = app.see(&ana, "/api/dashboard").await["present"].clone();
        assert_eq!(dashboard["reminderCounts"], json!({ "expired": 5, "soon": 4 }));
        assert_eq!(dashboard["reminders"].as_array().unwrap().len(), 8);
        assert_eq!(dashboard["reminders"][0], whole["items"][0]);
    });
}

fn the_list_covers_the_requested_days(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        for days in [0, 15, 16, 90, 366] {
            let later = json!({ "paidOn": null, "dueOn": day(days) });
            app.create(&ana, "/api/finances", with(expense(None), &later)).await;
        }
        for (query, count) in [("", 2), ("days=0", 1), ("days=16", 3), ("days=90", 4), ("days=366", 5)] {
            assert_eq!(due(&app, &ana, query).await.len(), count, "{query}");
        }
        // The list shows items due soon, however many are late.
        for _ in 0..2 {
            let old = json!({
                "paidOn": null, "dueOn": "2016-01-01", "installments": 105, "amountCents": 105_000,
                "confirm": ["amount_unlikely"],
            });
            app.create(&ana, "/api/finances", with(expense(None), &old)).await;
        }
        let whole = app.see(&ana, "/api/reminders").await;
        assert_eq!(
            (whole["items"].as_array().unwrap().len(), &whole["expired"], &whole["soon"]),
            (212, &json!(210), &json!(2))
        );
        // A paper counts by its day too.
        let far = json!({ "licensingDueOn": day(10), "insuranceDueOn": day(16) });
        app.create(&ana, "/api/vehicles", with(truck("ABC1D23"), &far)).await;
        for (query, count) in [("days=9", 211), ("days=10", 212), ("days=15", 213), ("days=16", 215)] {
            assert_eq!(due(&app, &ana, query).await.len(), count, "{query}");
        }
        for query in ["days=-1", "days=367"] {
            let refused = app.send(&ana, get(&format!("/api/reminders?{query}"))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["days:out_of_range"], "{query}");
        }
    });
}

fn an_empty_account_has_its_first_steps(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let empty = app.see(&ana, "/api/dashboard").await;
        assert_eq!((&empty["isEmpty"], &empty["lastYear"]), (&json!(true), &Value::Null));
        assert_eq!(
            empty["firstSteps"],
            json!({ "vehicle": false, "needsTrailer": false, "freight": false, "expense": false })
        );
        assert_eq!(empty["months"].as_array().unwrap().len(), 12);
        assert_eq!(
            (&empty["current"]["marginBps"], &empty["current"]["revenuePerKmCents"]),
            (&Value::Null, &Value::Null)
        );
        app.create(&ana, "/api/vehicles", truck("ABC1D23")).await;
        let begun = app.see(&ana, "/api/dashboard").await;
        let steps =
            |trailer: bool| json!({ "vehicle": true, "needsTrailer": trailer, "freight": false, "expense": false });
        assert_eq!(begun["firstSteps"], steps(true), "a tractor pulls nothing yet");
        assert_eq!(begun["isEmpty"], false);
        app.create(&ana, "/api/vehicles", trailer("ABC1D24")).await;
        assert_eq!(app.see(&ana, "/api/dashboard").await["firstSteps"], steps(false));
        for month in ["2026-00", "2026-1", "x"] {
            app.send(&ana, get(&format!("/api/dashboard?month={month}"))).await.refuses(400, "malformed");
        }
        app.see(&ana, "/api/dashboard?month=1950-01").await;
        app.see(&ana, "/api/dashboard?month=2100-12").await;
    });
}

fn receivables_have_an_age(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let client = app.create(&ana, "/api/clients", json!({ "name": "Grãos" })).await.id();
        let trip = json!({ "clientId": client, "advanceDueOn": day(-20), "balanceDueOn": day(10) });
        app.create(&ana, "/api/freights", with(freight(vehicle, &[]), &trip)).await;
        let other =
            json!({ "kind": "income", "category": "venda", "paidOn": null, "dueOn": day(-40), "amountCents": 7_000 });
        app.create(&ana, "/api/finances", with(expense(None), &other)).await;
        let lent = json!({ "kind": "income", "category": "emprestimo", "paidOn": null, "dueOn": day(-40), "amountCents": 9_000 });
        app.create(&ana, "/api/finances", with(expense(None), &lent)).await;
        let aged = app.see(&ana, "/api/dashboard").await["present"]["receivables"].clone();
        assert_eq!(aged["lateOver30Cents"], 7_000);
        assert_eq!((&aged["late16To30Cents"], &aged["notDueCents"]), (&json!(500_000), &json!(300_000)));
        assert_eq!(aged["totalCents"], 807_000);
        assert_eq!(aged["clients"][0]["name"], "Grãos");
        assert_eq!(
            (&aged["clients"][0]["amountCents"], &aged["clients"][0]["late"]["days"]),
            (&json!(800_000), &json!(-20))
        );
        assert_eq!(aged["clients"][1]["clientId"], Value::Null);
    });
}

fn the_open_amount_of_a_client_is_one_figure_on_every_screen(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let client = app.create(&ana, "/api/clients", json!({ "name": "Grãos" })).await.id();
        // 5.000,00 are late and 3.000,00 are not.
        let trip = json!({ "clientId": client, "advanceDueOn": day(-20), "balanceDueOn": day(10) });
        let trip = app.create(&ana, "/api/freights", with(freight(vehicle, &[]), &trip)).await.id();
        // Two stays and a top-up of the price are open too; the household's money is not the client's.
        let extra = async |category: &str, on: i64, cents: i64, personal: bool| {
            let line = json!({ "kind": "income", "category": category, "description": "A mais", "paidOn": null,
                "dueOn": day(on), "amountCents": cents, "personal": personal });
            app.create(&ana, "/api/finances", with(expense((!personal).then_some(trip)), &line)).await.id()
        };
        let stay = extra("outros", -5, 31_000, false).await;
        extra("outros", 5, 55_500, false).await;
        extra("frete", -1, 80_000, false).await;
        extra("outros", -5, 4_000, true).await;
        let figures = async || {
            let dashboard = app.see(&ana, "/api/dashboard").await["present"]["receivables"]["totalCents"].clone();
            let list = app.see(&ana, &format!("/api/freights?clientId={client}")).await["items"][0].clone();
            let summary = app.see(&ana, &format!("/api/clients/{client}/summary")).await;
            (dashboard, list["openCents"].clone(), summary["openCents"].clone(), summary["overdueCents"].clone())
        };
        let all = json!(800_000 + 31_000 + 55_500 + 80_000);
        assert_eq!(figures().await, (all.clone(), all.clone(), all, json!(500_000 + 31_000 + 80_000)));
        let seen = app.see(&ana, &format!("/api/freights/{trip}")).await;
        let extras: Vec<_> = seen["extraReceivables"]
            .as_array()
            .expect("extras")
            .iter()
            .map(|one| (one["amountCents"].clone(), one["overdueDays"].clone()))
            .collect();
        assert_eq!(
            extras,
            [(json!(31_000), json!(5)), (json!(80_000), json!(1)), (json!(55_500), json!(0))],
            "the earliest first"
        );
        let listed = app.see(&ana, "/api/finances/summary?kind=income&status=pending&effect=both").await;
        assert_eq!(listed["incomeCents"], 966_500);
        // A stay that was received is owed nowhere.
        app.send(&ana, post(&format!("/api/finances/{stay}/pay"), json!({ "paidOn": day(0) }))).await.is(200);
        let all = json!(935_500);
        assert_eq!(figures().await, (all.clone(), all.clone(), all, json!(580_000)));
    });
}

fn a_plan_is_listed_by_its_day_and_by_its_km_where_no_day_is_known(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let made = async |more: Value| app.create(&ana, "/api/maintenance/plans", with(plan(vehicle), &more)).await;
        // Every two years, and due in about 70 days: 90 % of the interval are over, so the plan names it near.
        let done = day(-661);
        let far = made(json!({ "name": "Longe", "everyKm": null, "everyMonths": 24, "lastDoneOn": done })).await;
        assert_eq!(far.body["due"]["state"], "soon");
        let days = far.body["due"]["daysLeft"].as_i64().expect("days");
        assert!((60..=75).contains(&days), "{days}");
        assert_eq!(due(&app, &ana, "days=15").await, [""; 0]);
        assert_eq!(due(&app, &ana, "days=90").await, [format!("maintenance ok {days} maintenance_plan")]);
        assert_eq!(app.see(&ana, "/api/dashboard").await["present"]["reminderCounts"]["soon"], 0);
        // 500 km are left, at an unknown pace: only they count, not the distant months.
        made(json!({ "name": "Perto", "lastDoneKm": 80_500, "lastDoneOn": day(-1) })).await;
        let list = app.see(&ana, "/api/reminders?days=15").await;
        let items = list["items"].as_array().expect("items");
        assert_eq!(items.len(), 1, "{list}");
        let reported =
            (&items[0]["title"], &items[0]["kmLeft"], &items[0]["days"], &items[0]["dueOn"], &items[0]["state"]);
        assert_eq!(reported, (&json!("Perto"), &json!(500), &Value::Null, &Value::Null, &json!("soon")));
        // The months are named as well if they are over too.
        made(json!({ "name": "Passou", "lastDoneKm": 80_500, "lastDoneOn": day(-400) })).await;
        let first = app.see(&ana, "/api/reminders?days=15").await["items"][0].clone();
        assert_eq!((&first["title"], &first["state"]), (&json!("Passou"), &json!("expired")));
        assert!(first["days"].as_i64().is_some_and(|days| days < -30), "{first}");
    });
}

fn a_day_that_the_pace_gives_counts_in_the_second_half_of_the_interval(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        // 5.000 km in ten days.
        for (on, km) in [(-10, 101_000), (0, 106_000)] {
            let more = json!({ "doneOn": day(on), "paidOn": null, "dueOn": day(100), "odometerKm": km });
            app.create(&ana, "/api/maintenance", with(maintenance(vehicle), &more)).await;
        }
        // 3.000 km are left of 5.000, and 4.500 of 10.000: six days, and nine.
        for (name, every, done) in [("Lubrificação", 5_000, 104_000), ("Óleo", 10_000, 100_500)] {
            let more = json!({ "name": name, "everyKm": every, "everyMonths": null, "lastDoneOn": day(-4), "lastDoneKm": done });
            app.create(&ana, "/api/maintenance/plans", with(plan(vehicle), &more)).await;
        }
        let plans = app.see(&ana, "/api/maintenance/plans").await;
        let states: Vec<&Value> =
            plans["items"].as_array().expect("items").iter().map(|one| &one["due"]["state"]).collect();
        let list = app.see(&ana, "/api/reminders?days=15").await;
        let items = list["items"].as_array().expect("items");
        let reported: Vec<_> =
            items.iter().map(|one| (&one["title"], &one["days"], &one["byPace"], &one["state"])).collect();
        assert_eq!(reported, [(&json!("Óleo"), &json!(9), &json!(true), &json!("soon"))], "{plans}");
        assert_eq!(states, ["ok", "soon"], "Lubrificação, then Óleo: {plans}");
        // A longer period shows later items as well.
        assert_eq!(
            due(&app, &ana, "days=16").await,
            ["maintenance soon 9 maintenance_plan", "maintenance ok 6 maintenance_plan"]
        );
    });
}

fn debtors_are_listed_by_overdue_due_and_later_amounts(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let client = app.create(&ana, "/api/clients", json!({ "name": "Grãos" })).await.id();
        for (advance, balance) in [(-20, 0), (-4, 10), (0, 70)] {
            let trip = json!({ "clientId": client, "advanceDueOn": day(advance), "balanceDueOn": day(balance) });
            app.create(&ana, "/api/freights", with(freight(vehicle, &[]), &trip)).await;
        }
        // Borrowed money and household income are not receivables.
        for more in [json!({ "category": "emprestimo" }), json!({ "category": "outros", "personal": true })] {
            let more = with(json!({ "kind": "income", "paidOn": null, "dueOn": day(3) }), &more);
            app.create(&ana, "/api/finances", with(expense(None), &more)).await;
        }
        let aged = app.see(&ana, "/api/dashboard").await["present"]["receivables"].clone();
        let part = |cents: i64, count: i64, days: i64| json!({ "amountCents": cents, "count": count, "firstDueOn": day(days), "days": days });
        let owes = &aged["clients"][0];
        assert_eq!(owes["amountCents"], 2_400_000);
        assert_eq!(owes["late"], part(1_000_000, 2, -20));
        assert_eq!(owes["today"], part(800_000, 2, 0));
        assert_eq!(owes["later"], part(600_000, 2, 10));
        // The amount that is due first is settled from here.
        assert_eq!((&owes["count"], &owes["first"]["dueOn"]), (&json!(6), &json!(day(-20))));
        let first = app.see(&ana, &format!("/api/finances/{}", owes["first"]["transactionId"])).await;
        assert_eq!((&first["dueOn"], &first["amountCents"]), (&json!(day(-20)), &owes["first"]["amountCents"]));
        // The list behind the count has exactly the counted transactions.
        let counted = "kind=income&status=pending&effect=both";
        let list = app.see(&ana, &format!("/api/finances?limit=200&{counted}")).await;
        let items = list["items"].as_array().expect("items");
        let sum: i64 = items.iter().map(|line| line["amountCents"].as_i64().expect("cents")).sum();
        assert_eq!((items.len(), &json!(sum)), (6, &aged["totalCents"]));
        let sums = app.see(&ana, &format!("/api/finances/summary?{counted}")).await;
        assert_eq!(sums["pendingIncomeCents"], aged["totalCents"]);
        app.send(&ana, get("/api/finances?effect=none")).await.refuses(400, "malformed");
    });
}

fn a_past_month_shows_nothing_of_the_present(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let vehicle = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        app.create(&ana, "/api/freights", with(freight(vehicle, &[]), &json!({ "scheduledFor": day(0) }))).await;
        let now = app.see(&ana, "/api/dashboard").await;
        assert_eq!(now["present"]["underWayCount"], 1);
        assert_eq!(now["present"]["receivables"]["totalCents"], 800_000);
        let month = now["month"].as_str().expect("a month");
        assert_eq!(app.see(&ana, &format!("/api/dashboard?month={month}")).await["present"], now["present"]);
        for month in ["2026-01", "2100-12"] {
            let other = app.see(&ana, &format!("/api/dashboard?month={month}")).await;
            assert_eq!((&other["present"], &other["month"]), (&Value::Null, &json!(month)));
        }
    });
}

/// Returns the freights of a board as `number from to`, with `~` before an expected last day and the numbers of the
/// conflicting freights after it.
fn on_board(board: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let line = |freight: &Value| {
        let conflicts: Vec<String> =
            freight["conflicts"].as_array().expect("conflicts").iter().map(|one| one["number"].to_string()).collect();
        let sign = if freight["estimated"] == true { "~" } else { "" };
        let line = format!("{} {} {sign}{}", freight["number"], text(&freight["from"]), text(&freight["to"]));
        if conflicts.is_empty() { line } else { format!("{line} with {}", conflicts.join(",")) }
    };
    board["freights"].as_array().expect("freights").iter().map(line).collect()
}

fn the_board_has_each_freight_on_its_days(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let one = app.create(&ana, "/api/vehicles", truck("ABC1D23")).await.id();
        let other = app.create(&ana, "/api/vehicles", truck("DEF1D23")).await.id();
        let joao = app.create(&ana, "/api/drivers", driver("João")).await.id();
        let trip = |vehicle: i64, on: i64, more: Value| {
            with(with(freight(vehicle, &[]), &json!({ "scheduledFor": day(on) })), &more)
        };
        let step = |id: i64, status: &str, on: i64| {
            let at = format!("{}T15:00:00Z", day(on));
            post(&format!("/api/freights/{id}/status"), json!({ "status": status, "occurredAt": at }))
        };
        // It began before the first day, and ended on one of them, whatever day it was planned for.
        let done = app.create(&ana, "/api/freights", trip(one, -20, json!({}))).await.id();
        app.send(&ana, step(done, "in_transit", -9)).await.is(200);
        app.send(&ana, step(done, "completed", -3)).await.is(200);
        // It ended before.
        let earlier = app.create(&ana, "/api/freights", trip(one, -20, json!({}))).await.id();
        app.send(&ana, step(earlier, "in_transit", -30)).await.is(200);
        app.send(&ana, step(earlier, "completed", -28)).await.is(200);
        // On the road longer than its distance needs: it is not over.
        let road = app.create(&ana, "/api/freights", trip(other, -15, json!({}))).await.id();
        app.send(&ana, step(road, "in_transit", -15)).await.is(200);
        // 1.336 km need four days; on the last of them another one may begin.
        app.create(&ana, "/api/freights", trip(one, 2, json!({ "driverId": joao }))).await;
        app.create(&ana, "/api/freights", trip(one, 4, json!({}))).await;
        app.create(&ana, "/api/freights", trip(other, 5, json!({ "driverId": joao }))).await;
        let fallen = app.create(&ana, "/api/freights", trip(one, 3, json!({}))).await.id();
        app.send(&ana, post(&format!("/api/freights/{fallen}/cancel"), json!({ "reason": "chuva" }))).await.is(200);

        let board = app.see(&ana, &format!("/api/board?from={}&days=14", day(-6))).await;
        assert_eq!((&board["from"], &board["to"]), (&json!(day(-6)), &json!(day(7))));
        let expected = [
            format!("3 {} ~{}", day(-15), day(1)),
            format!("1 {} {}", day(-9), day(-3)),
            format!("4 {} ~{} with 5", day(2), day(5)),
            format!("5 {} ~{} with 4", day(4), day(7)),
            format!("6 {} ~{}", day(5), day(8)),
        ];
        assert_eq!(on_board(&board), expected, "{board}");
        let first = &board["freights"][2];
        assert_eq!((&first["truckId"], &first["driverName"]), (&json!(one), &json!("João")));
        let conflict = &first["conflicts"][0];
        assert_eq!((&conflict["plates"], &conflict["driverName"]), (&json!(["ABC1D23"]), &Value::Null));
        assert_eq!((&conflict["from"], &conflict["to"]), (&json!(day(4)), &json!(day(5))));
        // The same driver on another truck.
        app.create(&ana, "/api/freights", trip(other, 3, json!({ "driverId": joao }))).await;
        let board = app.see(&ana, &format!("/api/board?from={}&days=1", day(3))).await;
        let with_driver = &board["freights"][0]["conflicts"][0];
        assert_eq!(
            (&with_driver["number"], &with_driver["plates"], &with_driver["driverName"]),
            (&json!(8), &json!([]), &json!("João"))
        );
    });
}

fn the_board_has_maintenance_and_due_papers_by_vehicle(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let papers = json!({ "insuranceDueOn": day(3), "tachographDueOn": day(20) });
        let vehicle = app.create(&ana, "/api/vehicles", with(truck("ABC1D23"), &papers)).await.id();
        let away = json!({ "status": "inactive", "insuranceDueOn": day(3) });
        app.create(&ana, "/api/vehicles", with(trailer("XYZ1A11"), &away)).await;
        app.create(&ana, "/api/drivers", with(driver("Zé"), &json!({ "cnhDueOn": day(2) }))).await;
        let repair = json!({ "doneOn": day(-2), "paidOn": null, "dueOn": day(2) });
        let repair = app.create(&ana, "/api/maintenance", with(maintenance(vehicle), &repair)).await.id();
        let line = json!({ "everyKm": null, "everyMonths": 1, "lastDoneOn": day(-24) });
        app.create(&ana, "/api/maintenance/plans", with(plan(vehicle), &line)).await;
        let board = app.see(&ana, &format!("/api/board?from={}&days=14", day(-6))).await;
        let vehicles: Vec<&Value> = board["vehicles"].as_array().expect("vehicles").iter().collect();
        assert_eq!(vehicles.len(), 1, "an inactive vehicle without records of these days is left out: {board}");
        assert_eq!((&vehicles[0]["id"], &vehicles[0]["type"]), (&json!(vehicle), &json!("truck")));
        let done = &board["maintenance"][0];
        assert_eq!(
            (&done["id"], &done["vehicleId"], &done["doneOn"]),
            (&json!(repair), &json!(vehicle), &json!(day(-2)))
        );
        let due: Vec<_> =
            board["due"].as_array().expect("due").iter().map(|one| (&one["kind"], &one["vehicleId"])).collect();
        let (cnh, insurance, oil) = (json!("driver_cnh"), json!("insurance"), json!("maintenance"));
        let vehicle = json!(vehicle);
        assert_eq!(due[..2], [(&cnh, &Value::Null), (&insurance, &vehicle)], "no amounts, by day: {board}");
        assert_eq!(due[2..], [(&oil, &vehicle)], "{board}");
    });
}

fn the_board_has_the_requested_days(backend: Backend) {
    run(async {
        let app = TestApp::new(backend).await;
        let ana = app.register("ana@exemplo.com.br").await;
        let board = app.see(&ana, "/api/board?from=2026-12-28&days=7").await;
        assert_eq!((&board["from"], &board["to"]), (&json!("2026-12-28"), &json!("2027-01-03")));
        for list in ["vehicles", "freights", "maintenance", "due"] {
            assert_eq!(board[list], json!([]), "{list}");
        }
        for days in ["0", "32", "-1"] {
            let refused = app.send(&ana, get(&format!("/api/board?days={days}"))).await.refuses(422, "validation");
            assert_eq!(refused.faults(), ["days:out_of_range"], "{days}");
        }
        app.send(&ana, get("/api/board?from=amanha")).await.refuses(400, "malformed");
    });
}
