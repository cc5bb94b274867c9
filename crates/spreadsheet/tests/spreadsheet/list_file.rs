//! Tests of a list file: bytes, totals, and aborts.

use std::io::Read;

use calamine::{Data, Reader, Xlsx};
use kernel::{Cents, Error, Instant, Km, MetersPerLiter, Now, Result};
use spreadsheet::{Cell, Column, Columns, Format, Listed, write_list};

struct Line {
    number: i64,
    text: &'static str,
}

impl Listed for Line {
    const TITLE: &'static str = "Linhas";
    const COLUMNS: Columns<Self> = &[
        Column::numbers("Nº", 6, |it| it.number.into()),
        Column::words("Texto", 20, |it| it.text.into()),
        Column::words("Dia", 12, |it| {
            chrono::NaiveDate::from_ymd_opt(2026, 1, 1 + u32::try_from(it.number).expect("small")).into()
        }),
        Column::words("Mês", 12, |_| Cell::Month(chrono::NaiveDate::from_ymd_opt(2026, 3, 1).unwrap_or_default())),
        Column::words("Quando", 17, |_| at().into()),
        Column::numbers("Valor (R$)", 12, |it| Cents::from(it.number * -123_456).into()),
        Column::numbers("Km", 9, |_| Km::from(1_412_345).into()),
        Column::numbers("Média (km/l)", 9, |_| MetersPerLiter::from(2_350).into()),
        Column::words("Vazio", 9, |_| None::<Cents>.into()),
        Column::words("Sim", 9, |it| (it.number == 1).into()),
    ];
}

fn at() -> Instant {
    Instant::from("2026-11-22T01:30:00Z".parse::<chrono::DateTime<chrono::Utc>>().expect("a moment"))
}

fn now() -> Now {
    Now::new(at(), "America/Cuiaba".parse().expect("a zone"))
}

fn bytes(format: Format, parts: Vec<Vec<Line>>) -> Vec<u8> {
    let mut parts = parts.into_iter();
    let mut file = write_list(format, &now(), || Ok(parts.next())).expect("a file");
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).expect("its bytes");
    bytes
}

fn two() -> Vec<Vec<Line>> {
    vec![vec![Line { number: 1, text: "Ação" }], vec![], vec![Line { number: 2, text: "=1" }]]
}

#[test]
fn csv_is_as_spreadsheet_programs_of_brazil_read_it() {
    let text = String::from_utf8(bytes(Format::Csv, two())).expect("UTF-8");
    assert_eq!(
        text,
        "\u{feff}\"Nº\";\"Texto\";\"Dia\";\"Mês\";\"Quando\";\"Valor (R$)\";\"Km\";\"Média (km/l)\";\"Vazio\";\"Sim\"\r\n\
         1;\"Ação\";02/01/2026;03/2026;21/11/2026 21:30:00;-1234,56;1412345;2,350;;\"Sim\"\r\n\
         2;\"'=1\";03/01/2026;03/2026;21/11/2026 21:30:00;-2469,12;1412345;2,350;;\"Não\"\r\n"
    );
    assert_eq!(bytes(Format::Csv, vec![]).iter().filter(|byte| **byte == b'\n').count(), 1, "the head alone");
}

#[test]
fn xlsx_holds_numbers_and_days() {
    let made = bytes(Format::Xlsx, two());
    assert_eq!(made, bytes(Format::Xlsx, two()), "the same rows give the same bytes");
    let mut book = Xlsx::new(std::io::Cursor::new(made)).expect("a workbook");
    assert_eq!(book.sheet_names(), ["Linhas"]);
    let cells = book.worksheet_range("Linhas").expect("a sheet");
    let row: Vec<&Data> = cells.rows().nth(2).expect("a row").iter().collect();
    assert_eq!(row[0], &Data::Float(2.0));
    assert_eq!(row[1], &Data::String("=1".into()));
    let day = |cell: &Data| match cell {
        Data::DateTime(moment) => moment.as_datetime().expect("a moment").to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(day(row[2]), "2026-01-03 00:00:00");
    assert_eq!(day(row[3]), "2026-03-01 00:00:00");
    assert_eq!(day(row[4]), "2026-11-21 21:30:00");
    assert_eq!(row[5], &Data::Float(-2469.12));
    assert_eq!((row[6], row[7], row[8]), (&Data::Float(1_412_345.0), &Data::Float(2.35), &Data::Empty));
}

/// Reads a part of the workbook's archive.
fn part(bytes: Vec<u8>, name: &str) -> String {
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).expect("an archive");
    let mut text = String::new();
    archive.by_name(name).expect("the part").read_to_string(&mut text).expect("UTF-8");
    text
}

#[test]
fn the_head_of_an_xlsx_is_frozen_and_filters_and_columns_have_their_widths() {
    let sheet = part(bytes(Format::Xlsx, two()), "xl/worksheets/sheet1.xml");
    assert!(
        sheet.contains("<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>"),
        "{sheet}"
    );
    assert!(sheet.contains("<autoFilter ref=\"A1:J3\"/>"), "{sheet}");
    assert!(sheet.contains("<col min=\"2\" max=\"2\" width=\"20.7109375\" customWidth=\"1\"/>"), "{sheet}");
    let styles = part(bytes(Format::Xlsx, two()), "xl/styles.xml");
    for pattern in ["dd/mm/yyyy", "mm/yyyy", "dd/mm/yyyy hh:mm:ss", "#,##0.000"] {
        assert!(styles.contains(&format!("formatCode=\"{pattern}\"")), "{styles}");
    }
}

#[test]
fn an_error_in_the_rows_aborts_the_file() {
    for format in [Format::Csv, Format::Xlsx] {
        let mut left = 3;
        let made = write_list(format, &now(), || -> Result<Option<Vec<Line>>> {
            left -= 1;
            if left == 0 { Err(Error::NotFound) } else { Ok(Some(vec![Line { number: 1, text: "a" }])) }
        });
        assert!(matches!(made, Err(Error::NotFound)), "{made:?}");
    }
}

#[test]
fn more_rows_than_excel_opens_are_refused_at_the_field() {
    struct Bare;
    impl Listed for Bare {
        const TITLE: &'static str = "Nada";
        const COLUMNS: Columns<Self> = &[Column::words("Nada", 4, |_| Cell::Text("a".into()))];
    }
    let mut left = 1_048_576 / 16_384;
    let made = write_list(Format::Xlsx, &now(), || {
        left -= 1;
        Ok((left >= 0).then(|| (0..16_384).map(|_| Bare).collect::<Vec<_>>()))
    });
    assert!(matches!(made, Err(Error::Validation(errors)) if errors[0].field == "format"));
}
