//! Validation of declared limits: sentences and order of the faults.
#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on must stop")]

use chrono::{Datelike, NaiveDate};
use kernel::{Cents, Check, Error, Input, check::MAX_CENTS};
use serde::{Deserialize, Serialize};
use validator::Validate;

#[derive(Clone, Debug, Serialize, Deserialize, Validate, Input)]
struct Line {
    #[validate(length(min = 1, max = 5))]
    name: String,
    #[serde(deserialize_with = "kernel::day::required")]
    on: NaiveDate,
}

#[derive(Clone, Debug, Deserialize, Validate, Input)]
struct Sale {
    #[validate(length(min = 1, max = 5))]
    buyer_name: String,
    #[input(lines)]
    #[validate(length(max = 5))]
    notes: Option<String>,
    #[validate(range(min = 1, max = MAX_CENTS))]
    price_cents: Cents,
    #[validate(range(min = 0, max = MAX_CENTS))]
    discount_cents: Option<Cents>,
    #[validate(range(min = 2, max = 11))]
    axles: i64,
    #[validate(range(min = 500, code = "out_of_range", message = "Só a partir de {min}."))]
    weight: i64,
    #[input(verbatim)]
    #[validate(length(min = 3, max = 5))]
    password: String,
    #[serde(default, deserialize_with = "kernel::day::optional")]
    sold_on: Option<NaiveDate>,
    #[validate(length(max = 2), nested)]
    lines: Option<Vec<Line>>,
}

fn sale() -> Sale {
    Sale {
        buyer_name: "  Zé  ".into(),
        notes: Some("   ".into()),
        price_cents: Cents::from(1),
        discount_cents: None,
        axles: 2,
        weight: 500,
        password: " 12 ".into(),
        sold_on: Some(day(2026)),
        lines: Some(vec![line(" a ", 2026)]),
    }
}

fn line(name: &str, year: i32) -> Line {
    Line { name: name.into(), on: day(year) }
}

fn day(year: i32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, 11, 22).expect("a day")
}

/// Faults of a sale, as `field code sentence`.
fn faults(mut sale: Sale) -> Vec<String> {
    match Check::of(&mut sale).finish() {
        Ok(()) => Vec::new(),
        Err(Error::Validation(errors)) => {
            errors.iter().map(|one| format!("{} {} {}", one.field, one.code, one.message)).collect()
        }
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn texts_are_trimmed_and_blank_ones_are_absent_but_a_password_is_left_alone() {
    let mut tidied = sale();
    assert!(Check::of(&mut tidied).finish().is_ok());
    assert_eq!((tidied.buyer_name.as_str(), tidied.notes, tidied.password.as_str()), ("Zé", None, " 12 "));
    let first = tidied.lines.and_then(|lines| lines.into_iter().next()).expect("a line");
    assert_eq!((first.name.as_str(), first.on.year()), ("a", 2026));
}

#[test]
fn a_text_is_one_line_that_can_be_seen_unless_its_field_takes_several() {
    let named = |name: &str| faults(Sale { buyer_name: name.into(), ..sale() });
    let noted = |notes: &str| faults(Sale { notes: Some(notes.into()), ..sale() });
    for name in ["a\nb", "a\r\nb", "a\tb", "a\u{2028}b"] {
        assert_eq!(named(name), ["buyerName line_break Escreva o texto em uma linha só."], "{name:?}");
        assert_eq!(noted(name), Vec::<String>::new(), "{name:?}");
    }
    for text in ["\u{200B}", "\u{200B} \u{FEFF}", "\u{3164}\u{2060}", "\u{301}"] {
        let said = "O texto só tem caracteres que não aparecem. Escreva-o de novo.";
        assert_eq!(named(text), [format!("buyerName invisible {said}")], "{text:?}");
        assert_eq!(noted(text), [format!("notes invisible {said}")], "{text:?}");
    }
    for text in ["a\0b", "a\u{7}b", "a\u{85}b"] {
        let said = "O texto tem caracteres que não podem ser gravados.";
        assert_eq!(named(text), [format!("buyerName control_character {said}")], "{text:?}");
        assert_eq!(noted(text), [format!("notes control_character {said}")], "{text:?}");
    }
    // White space around a text is trimmed, and an invisible character within a visible text may belong to it.
    for name in ["\n Zé\r\n", "👩\u{200D}🔧", "Jose\u{301}"] {
        assert_eq!(named(name), Vec::<String>::new(), "{name:?}");
    }
}

#[test]
fn reports_all_errors_in_the_order_of_the_fields() {
    let wrong = Sale {
        buyer_name: "   ".into(),
        notes: Some("com mais de cinco\0!".into()),
        price_cents: Cents::from(0),
        discount_cents: Some(Cents::from(-1)),
        axles: 12,
        weight: 1,
        password: "1".into(),
        sold_on: Some(day(2101)),
        lines: Some(vec![line("", 1949), line("ação!!", 2026)]),
    };
    assert_eq!(
        faults(wrong),
        [
            "buyerName required Preencha este campo.",
            "notes control_character O texto tem caracteres que não podem ser gravados.",
            "notes too_long Use no máximo 5 caracteres.",
            "priceCents too_small Informe um valor maior que zero.",
            "discountCents too_small O valor não pode ser negativo.",
            "axles too_large O maior valor aceito é 11.",
            "weight out_of_range Só a partir de 500.",
            "password too_short Use pelo menos 3 caracteres.",
            "soldOn out_of_range Informe uma data entre 1950 e 2100.",
            "lines[0].on out_of_range Informe uma data entre 1950 e 2100.",
            "lines[0].name required Preencha este campo.",
            "lines[1].name too_long Use no máximo 5 caracteres.",
        ]
    );
    let dear = Sale { price_cents: Cents::from(MAX_CENTS + 1), lines: Some(vec![line("a", 2026); 3]), ..sale() };
    assert_eq!(
        faults(dear),
        ["priceCents too_large O maior valor aceito é R$\u{a0}100.000.000,00.", "lines too_many Informe no máximo 2."]
    );
}

#[test]
fn the_limits_of_the_document_are_those_of_the_check() {
    let reported = |name: &str| {
        let field = Sale::FIELDS.iter().find(|field| field.wire == name).expect("a field");
        let limits = field.limits;
        let (least, most) = (limits.min_length.or(limits.min_items), limits.max_length.or(limits.max_items));
        (least, most, limits.minimum, limits.maximum)
    };
    assert_eq!(reported("buyerName"), (Some(1), Some(5), None, None));
    assert_eq!(reported("priceCents"), (None, None, Some(1), Some(MAX_CENTS)));
    assert_eq!(reported("weight"), (None, None, Some(500), None));
    assert_eq!(reported("lines"), (None, Some(2), None, None));
    assert_eq!(reported("soldOn"), (None, None, None, None));
}
