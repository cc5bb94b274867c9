//! Lists as CSV and XLSX: the same rows as on the screen, read back by a second program.

use std::io::Cursor;

use calamine::{Data, Reader, Xlsx};
use serde_json::{Value, json};
use testing::{Backend, dump, on_both_databases};

use crate::{
    app::{Caller, TestResponse, freight, get, post, run, with},
    operations::operations,
    tenants::Tenants,
};

on_both_databases!(
    both_forms_hold_what_the_list_holds,
    a_long_list_is_whole_and_in_its_order,
    the_export_has_the_filtered_rows,
    the_balance_is_made_of_what_comes_in_and_goes_out,
    texts_are_texts_in_both_forms,
    a_part_of_a_file_is_refused,
    another_owner_exports_nothing,
    the_accountant_s_year_is_a_workbook,
    many_at_once_all_get_theirs,
);

/// Every list of records: its path, the name of its file, its title, and a column with the JSON member that it shows.
const LISTS: [(&str, &str, &str, &str, &str); 14] = [
    ("/api/vehicles", "veiculos", "Veículos", "Hodômetro (km)", "odometerKm"),
    ("/api/clients", "clientes", "Clientes", "Nome ou razão social", "name"),
    ("/api/freights", "fretes", "Fretes", "Valor do frete (R$)", "grossCents"),
    ("/api/freight-simulations", "simulacoes", "Simulações", "Simulação nº", "number"),
    ("/api/fuel", "abastecimentos", "Abastecimentos", "Preço por litro (R$)", "pricePerLiterMillis"),
    ("/api/maintenance", "manutencoes", "Manutenções", "Total (R$)", "totalCents"),
    ("/api/maintenance/plans", "planos-de-manutencao", "Planos de manutenção", "O que fazer", "name"),
    ("/api/maintenance/due", "planos-de-manutencao", "Planos de manutenção", "O que fazer", "name"),
    ("/api/finances", "lancamentos", "Lançamentos", "Descrição", "description"),
    ("/api/drivers", "motoristas", "Motoristas", "Nome", "name"),
    ("/api/driver-advances", "vales", "Vales", "Valor (R$)", "amountCents"),
    ("/api/driver-payments", "acertos", "Acertos", "Saldo (R$)", "balanceCents"),
    ("/api/admin/users", "pessoas", "Pessoas", "E-mail", "email"),
    ("/api/admin/audit", "registro-de-acoes", "Registro de ações", "Detalhe", "detail"),
];

type Rows = Vec<Vec<String>>;

fn caller<'a>(tenants: &'a Tenants, path: &str) -> &'a Caller {
    if path.starts_with("/api/admin") { &tenants.master } else { &tenants.owner }
}

/// Returns the rows of a CSV answer, its head first.
#[track_caller]
fn csv_rows(response: &TestResponse) -> Rows {
    let text = response.text.strip_prefix('\u{feff}').expect("a byte order mark");
    assert!(!text.contains('\u{feff}') && text.ends_with("\r\n"), "{text}");
    let mut reader = csv::ReaderBuilder::new().delimiter(b';').has_headers(false).from_reader(text.as_bytes());
    reader.records().map(|row| row.expect("a row").iter().map(str::to_owned).collect()).collect()
}

fn workbook(response: &TestResponse) -> Xlsx<Cursor<Vec<u8>>> {
    Xlsx::new(Cursor::new(response.bytes.clone())).expect("a workbook")
}

/// Returns the cells of the only sheet of an XLSX answer, its head first.
#[track_caller]
fn xlsx_rows(response: &TestResponse, title: &str) -> Vec<Vec<Data>> {
    let mut book = workbook(response);
    assert_eq!(book.sheet_names(), [title]);
    let formulas = book.worksheet_formula(title).expect("a sheet");
    assert!(formulas.used_cells().next().is_none(), "no formula");
    book.worksheet_range(title).expect("a sheet").rows().map(<[Data]>::to_vec).collect()
}

/// Returns every row of every sheet of an XLSX answer, its cells separated by ` | `.
pub fn rows(response: &TestResponse) -> Vec<String> {
    let sheets = workbook(response).worksheets();
    let row = |cells: &[Data]| cells.iter().map(Data::to_string).collect::<Vec<_>>().join(" | ");
    sheets.iter().flat_map(|(_, cells)| cells.rows()).map(row).collect()
}

/// Writes a cell of an XLSX as the CSV of the same list does, with as many decimals as there.
fn as_csv(cell: &Data, csv: &str) -> String {
    match cell {
        Data::Empty => String::new(),
        Data::String(text) => text.replace(kernel::text::NBSP, " "),
        Data::Float(number) => {
            let decimals = csv.split_once(',').map_or(0, |(_, rest)| rest.len());
            format!("{number:.decimals$}").replace('.', ",")
        }
        Data::DateTime(moment) => {
            let moment = moment.as_datetime().expect("a moment");
            let shown = if csv.contains(':') { "%d/%m/%Y %H:%M:%S" } else { "%d/%m/%Y" };
            moment.format(shown).to_string()
        }
        other => panic!("{other:?}"),
    }
}

/// Writes a figure of the JSON as the CSV does.
fn shown(name: &str, value: &Value) -> String {
    let decimals = match name {
        name if name.ends_with("Cents") => 2,
        name if name.ends_with("Millis") => 3,
        _ => 0,
    };
    match value.as_i64() {
        Some(number) if decimals > 0 => {
            let part = 10_i64.pow(decimals);
            let sign = if number < 0 { "-" } else { "" };
            let width = usize::try_from(decimals).expect("small");
            format!("{sign}{},{:0width$}", number.abs() / part, number.abs() % part)
        }
        Some(number) => number.to_string(),
        None => value.as_str().unwrap_or_default().to_owned(),
    }
}

#[test]
fn every_paged_list_of_records_is_one() {
    let document = serde_json::to_value(api::document()).expect("a document");
    let lists: Vec<&str> = LISTS.iter().map(|(path, ..)| *path).collect();
    // Lists without files: those that a record's own page shows whole.
    let others = ["/api/auth/tokens", "/api/drivers/{id}/advances", "/api/freights/{id}/events"];
    for (path, item) in document["paths"].as_object().expect("paths") {
        let parameters = item["get"]["parameters"].as_array().cloned().unwrap_or_default();
        let takes = |name: &str| parameters.iter().any(|parameter| parameter["name"] == name);
        assert_eq!(takes("format"), lists.contains(&path.as_str()), "{path}");
        // The plan by urgency has no parts.
        let parts = takes("format") && path != "/api/maintenance/due";
        assert_eq!(takes("cursor"), parts || others.contains(&path.as_str()), "{path}");
        if takes("format") {
            let answers = item["get"]["responses"]["200"]["content"].as_object().expect("content");
            assert_eq!(answers.len(), 3, "{path}");
        }
    }
}

fn both_forms_hold_what_the_list_holds(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (path, name, title, column, member) in LISTS {
            let caller = caller(&tenants, path);
            // The trail has one more entry for each export.
            let filter = if path == "/api/admin/audit" { "&action=imported_rates" } else { "" };
            // The plan by urgency has no parts.
            let is_whole = path == "/api/maintenance/due";
            let whole = if is_whole { path.to_owned() } else { format!("{path}?limit=200{filter}") };
            let list = tenants.app.see(caller, &whole).await;
            let items = list["items"].as_array().expect("items");
            assert!(!items.is_empty(), "{path}");
            let dump = || {
                let mut rows = dump(&tenants.app.store);
                rows.retain(|row| !row.starts_with("audit_entries: "));
                rows
            };
            let before = dump();

            let csv = tenants.app.send(caller, get(&format!("{path}?format=csv{filter}"))).await.is(200);
            assert_eq!(csv.header("content-type"), "text/csv; charset=utf-8");
            assert_eq!(csv.header("cache-control"), "no-store");
            let named = |response: &TestResponse, ending: &str| {
                let named = response.header("content-disposition").to_owned();
                let day = named.strip_prefix(&format!("attachment; filename=\"{name}-")).map(str::to_owned);
                let day = day.and_then(|rest| rest.strip_suffix(&format!(".{ending}\"")).map(str::to_owned));
                assert_eq!(day.map(|day| day.len()), Some(10), "{named}");
            };
            named(&csv, "csv");
            let rows = csv_rows(&csv);
            assert_eq!(rows.len(), items.len() + 1, "{path}");
            let at = rows[0].iter().position(|head| head == column).expect("the column");
            for (row, item) in rows[1..].iter().zip(items) {
                assert_eq!(row[at], shown(member, &item[member]), "{path}");
            }

            let xlsx = tenants.app.send(caller, get(&format!("{path}?format=xlsx{filter}"))).await.is(200);
            assert_eq!(
                xlsx.header("content-type"),
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            );
            assert_eq!(xlsx.header("content-encoding"), "identity", "{path}: not compressed twice");
            named(&xlsx, "xlsx");
            let cells = xlsx_rows(&xlsx, title);
            assert_eq!(cells.len(), rows.len(), "{path}");
            for (row, cells) in rows.iter().zip(&cells) {
                // The last cells of a sheet may be empty in all of its rows.
                let padded = cells.iter().chain(std::iter::repeat(&Data::Empty));
                for (csv, cell) in row.iter().zip(padded) {
                    assert_eq!(as_csv(cell, csv).as_str(), csv.strip_prefix('\'').unwrap_or(csv), "{path}: {cell:?}");
                }
            }
            assert_eq!(dump(), before, "{path} changes nothing but the trail");
        }
    });
}

fn a_long_list_is_whole_and_in_its_order(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for number in 0..430 {
            let name = format!("Cliente {:03}", number * 7 % 430);
            tenants.app.create(&tenants.other, "/api/clients", json!({ "name": name })).await;
        }
        for (sort, first, last) in [("name", "Cliente 000", "Cliente 429"), ("-name", "Cliente 429", "Cliente 000")] {
            let path = format!("/api/clients?sort={sort}&format=");
            let rows = csv_rows(&tenants.app.send(&tenants.other, get(&format!("{path}csv"))).await.is(200));
            let names: Vec<&str> = rows[1..].iter().map(|row| row[0].as_str()).collect();
            assert_eq!((names.len(), names[0], names[429]), (430, first, last));
            assert!(names.windows(2).all(|pair| (pair[0] < pair[1]) == (sort == "name")));
            let cells =
                xlsx_rows(&tenants.app.send(&tenants.other, get(&format!("{path}xlsx"))).await.is(200), "Clientes");
            let taken: Vec<String> = cells[1..].iter().map(|row| row[0].to_string()).collect();
            assert_eq!(taken, names);
        }
    });
}

fn the_export_has_the_filtered_rows(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for day in ["2026-03-01", "2026-03-05", "2026-04-01"] {
            let march = with(freight(1, &[2]), &json!({ "scheduledFor": day, "cargoDescription": "Milho; a granel" }));
            tenants.app.create(&tenants.owner, "/api/freights", march).await;
        }
        for query in [
            "from=2026-03-01&to=2026-03-31",
            "from=2026-03-01&to=2026-03-31&sort=scheduledFor",
            "q=milho&sort=-number",
            "status=completed",
            "open=true",
            "payment=pending",
            "overdue=true&sort=number",
            "vehicleId=999",
        ] {
            let list = tenants.app.see(&tenants.owner, &format!("/api/freights?{query}")).await;
            let numbers: Vec<String> =
                list["items"].as_array().expect("items").iter().map(|item| item["number"].to_string()).collect();
            let csv = tenants.app.send(&tenants.owner, get(&format!("/api/freights?{query}&format=csv"))).await.is(200);
            let taken: Vec<String> = csv_rows(&csv).into_iter().skip(1).map(|row| row[0].clone()).collect();
            assert_eq!(taken, numbers, "{query}");
        }
        let three = tenants.app.send(&tenants.owner, get("/api/freights?q=milho&format=csv")).await;
        assert_eq!(three.text.matches("\"Milho; a granel\"").count(), 3, "{}", three.text);
    });
}

fn the_balance_is_made_of_what_comes_in_and_goes_out(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let rows =
            csv_rows(&tenants.app.send(&tenants.owner, get("/api/finances?sort=dueOn&format=csv")).await.is(200));
        let at = |head: &str| rows[0].iter().position(|one| one.starts_with(head)).expect("a column");
        let cents = |text: &str| text.replace(',', "").parse::<i64>().unwrap_or(0);
        let (income, expense, balance) = (at("Entrada"), at("Saída"), at("Saldo até aqui"));
        let (mut sum, mut of_result) = (0, 0);
        for row in &rows[1..] {
            sum += cents(&row[income]) - cents(&row[expense]);
            assert_eq!(cents(&row[balance]), sum, "{row:?}");
            of_result += i32::from(!row[at("Sem mexer no dinheiro")].is_empty());
        }
        assert!(sum != 0 && of_result > 0, "lines of both kinds");
    });
}

fn texts_are_texts_in_both_forms(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        let long = "x".repeat(120);
        let names = [
            "=HYPERLINK(\"http://x.example\";\"toque\")",
            "+55 65 99999",
            "-1+2",
            "@SOMA(A1)",
            "Aço; \"Ferro\" & <b>cia</b>",
            "Transportes 🚚 مرحبا ñ",
            &long,
        ];
        for name in names {
            tenants.app.create(&tenants.other, "/api/clients", json!({ "name": name, "notes": "uma\nduas" })).await;
        }
        let path = "/api/clients?sort=createdAt&format=";
        let rows = csv_rows(&tenants.app.send(&tenants.other, get(&format!("{path}csv"))).await.is(200));
        let cells = xlsx_rows(&tenants.app.send(&tenants.other, get(&format!("{path}xlsx"))).await.is(200), "Clientes");
        for (index, name) in names.into_iter().enumerate() {
            let disarmed = if index < 4 { format!("'{name}") } else { name.to_owned() };
            assert_eq!(rows[index + 1][0], disarmed);
            assert_eq!(cells[index + 1][0], Data::String(name.to_owned()));
            assert_eq!(
                (rows[index + 1][4].as_str(), cells[index + 1][4].to_string().as_str()),
                ("uma\nduas", "uma\nduas")
            );
        }
    });
}

fn a_part_of_a_file_is_refused(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (path, ..) in LISTS {
            let caller = caller(&tenants, path);
            let parts = path != "/api/maintenance/due";
            for (query, fault) in [
                ("format=csv&limit=10", "limit:invalid"),
                ("format=xlsx&cursor=abc", "cursor:invalid"),
                ("format=pdf", "format:invalid"),
                ("format=CSV", "format:invalid"),
                ("format=csv&format=xlsx", "format:invalid"),
                ("format=csv&sort=nothing", "sort:unknown"),
            ] {
                // Parameters unknown to a list without parts are refused as unknown.
                let (name, _) = fault.split_once(':').expect("a fault");
                let fault =
                    if parts || name == "format" { fault.to_owned() } else { format!("{name}:unknown_parameter") };
                let response = tenants.app.send(caller, get(&format!("{path}?{query}"))).await;
                assert_eq!(response.refuses(400, "malformed").faults(), [fault], "{path}?{query}");
            }
            // Parameters of an empty form count as absent.
            tenants.app.send(caller, get(&format!("{path}?format=&userId="))).await.is(200);
            if parts {
                tenants.app.send(caller, get(&format!("{path}?format=&sort="))).await.is(200);
                tenants.app.send(caller, get(&format!("{path}?format=csv&limit=&cursor="))).await.is(200);
            }
        }
    });
}

fn another_owner_exports_nothing(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        for (path, ..) in LISTS {
            for form in ["csv", "xlsx"] {
                let call = || get(&format!("{path}?format={form}"));
                tenants.app.send(&Caller::default(), call()).await.refuses(401, "unauthenticated");
                if path.starts_with("/api/admin") {
                    tenants.app.send(&tenants.owner, call()).await.refuses(403, "forbidden");
                    continue;
                }
                for stranger in [&tenants.other, &tenants.master] {
                    let response = tenants.app.send(stranger, call()).await.is(200);
                    let rows = match form {
                        "csv" => csv_rows(&response).len(),
                        _ => workbook(&response).worksheet_range_at(0).expect("a sheet").expect("cells").height(),
                    };
                    assert_eq!(rows, 1, "{path}: the head alone");
                    let theirs = get(&format!("{path}?format={form}&userId=2"));
                    tenants.app.send(stranger, theirs).await.refuses(404, "not_found");
                }
            }
        }
        let listed = operations()
            .into_iter()
            .filter(|(method, path, ..)| *method == "GET" && LISTS.iter().any(|(list, ..)| list == path));
        assert_eq!(listed.count(), LISTS.len());
    });
}

fn the_accountant_s_year_is_a_workbook(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        tenants.app.send(&tenants.owner, post("/api/finances/1/pay", json!({ "paidOn": "2026-01-20" }))).await.is(200);
        let year = tenants.app.see(&tenants.owner, "/api/finances/tax-year/2026").await;
        let file = tenants.app.send(&tenants.owner, get("/api/finances/tax-year/2026/report.xlsx")).await.is(200);
        assert_eq!(file.header("content-disposition"), "attachment; filename=\"ano-2026.xlsx\"");
        let mut book = workbook(&file);
        let titles = [
            "Leia antes",
            "Por mês",
            "Por pagador",
            "Por mês e pagador",
            "Carnê-leão, estimado",
            "Recebimentos",
            "Outras receitas",
            "Despesas, para controle",
        ];
        assert_eq!(book.sheet_names(), titles);
        let cents = |cell: &Data| match cell {
            Data::Float(number) => format!("{:.0}", number * 100.0),
            other => panic!("{other:?}"),
        };
        let months = book.worksheet_range("Por mês").expect("months");
        assert_eq!(months.height(), 14, "a head, twelve months and the year");
        let sums = [
            "grossCents",
            "taxableCents",
            "exemptCents",
            "inssCents",
            "sestCents",
            "senatCents",
            "irrfCents",
            "withheldCents",
            "estimatedCents",
            "discountCents",
            "ownInssCents",
            "ownSestCents",
            "ownSenatCents",
            "carneLeaoCents",
        ];
        let reported = |of: &Value| sums.map(|name| of[name].to_string());
        let row = |index: u32| {
            std::array::from_fn(|at| {
                cents(months.get_value((index, u32::try_from(at + 1).expect("small"))).expect("a cell"))
            })
        };
        for (index, month) in (1..).zip(year["months"].as_array().expect("months")) {
            assert_eq!(row(index), reported(month));
        }
        assert_eq!(row(13), reported(&year["totals"]));
        assert_ne!(year["totals"]["grossCents"], 0);
        let expenses = book.worksheet_range("Despesas, para controle").expect("expenses");
        assert_eq!(expenses.height(), year["expenses"].as_array().expect("expenses").len() + 2, "a head and a total");
        let about = book.worksheet_range("Leia antes").expect("words");
        let reported = |cell: &Data| cell.to_string().replace(kernel::text::NBSP, " ");
        let lines: Vec<(String, String)> =
            about.rows().skip(1).map(|row| (reported(&row[0]), reported(&row[1]))).collect();
        assert_eq!(lines[0], ("Transportador".to_owned(), "owner".to_owned()));
        let warning: Vec<&str> =
            lines.iter().filter(|(name, _)| name == "Aviso").map(|(_, text)| text.as_str()).collect();
        let reported = ["disclaimer", "estimateWords"].map(|name| year[name].as_str().expect("words"));
        let checked = year["rules"]["checkedWords"].as_str().expect("words");
        let all = warning.join(" ");
        assert!(all.starts_with(&format!("{} {checked}", reported.join(" "))), "{all}");
        // Each receipt with its freight and papers.
        let receipts = book.worksheet_range("Recebimentos").expect("receipts");
        let listed = year["receipts"].as_array().expect("receipts");
        assert_eq!(receipts.height(), listed.len() + 1, "a head and the receipts");
        assert_eq!(
            receipts.get_value((1, 1)),
            Some(&Data::Float(listed[0]["freightNumber"].as_f64().expect("a number")))
        );
        assert_eq!(cents(receipts.get_value((1, 6)).expect("a cell")), listed[0]["grossCents"].to_string());
        // Without a table the carrier's own INSS is not computed: its cells are empty, and not zero.
        let old = tenants.app.send(&tenants.owner, get("/api/finances/tax-year/1999/report.xlsx")).await.is(200);
        let months = workbook(&old).worksheet_range("Por mês").expect("months");
        for row in 1..14 {
            assert_eq!(months.get_value((row, 1)), Some(&Data::Float(0.0)));
            assert!(matches!(months.get_value((row, 11)), None | Some(Data::Empty)), "row {row}");
        }
        tenants.app.send(&tenants.owner, get("/api/finances/tax-year/1/report.xlsx")).await.refuses(404, "not_found");
    });
}

fn many_at_once_all_get_theirs(backend: Backend) {
    run(async {
        let tenants = Tenants::new(backend).await;
        // An owner may have four exports, running or queued.
        let taken = (0..12).map(|index| {
            let caller = [&tenants.owner, &tenants.other, &tenants.master][index % 3];
            let form = if index % 2 == 0 { "xlsx" } else { "csv" };
            let path = format!("/api/vehicles?format={form}");
            let app = &tenants.app;
            async move { app.send(caller, get(&path)).await.status }
        });
        assert_eq!(futures_util::future::join_all(taken).await, [200; 12]);
    });
}
