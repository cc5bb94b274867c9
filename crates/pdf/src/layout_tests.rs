//! Tests of page breaks: blocks that belong together are on one page.

use super::*;
use crate::{Column, Row, Table};

fn document(blocks: Vec<Block>) -> Document {
    let on = "2026-11-21".parse().expect("a day");
    let (title, owner) = ("Cobrança".to_owned(), "José".to_owned());
    Document { title, subtitle: None, owner, owner_lines: Vec::new(), issued_on: on, mark: None, blocks }
}

/// Number of the page of a text.
fn page(laid_out: &Pages, wanted: &str) -> usize {
    let here = |marks: &Vec<crate::page::Placed>| {
        marks.iter().any(|placed| matches!(&placed.mark, Mark::Text { text, .. } if text == wanted))
    };
    laid_out.pages.iter().position(here).unwrap_or_else(|| panic!("{wanted} is nowhere"))
}

#[test]
fn notes_facts_and_signatures_stay_with_what_they_belong_to() {
    let lines = Table {
        summary: "linhas".into(),
        columns: vec![Column::words("Parcela", 1), Column::amounts("Valor")],
        rows: vec![Row::line(["um", "1,00"]), Row::line(["dois", "2,00"]), Row::total(["soma", "3,00"])],
    };
    let (note, fact) = (|text: &str| Block::Note(text.into()), || Block::Facts(vec![Fact::new("fato", "valor")]));
    let ends: [(Vec<Block>, &[&str]); 4] = [
        (vec![Block::Text("frase".into()), note("nota")], &["frase", "nota"]),
        (vec![Block::Text("frase".into()), fact(), note("nota")], &["frase", "fato", "nota"]),
        (vec![Block::Table(lines), note("nota")], &["soma", "nota"]),
        (
            vec![Block::Text("frase".into()), note("nota"), Block::Signatures(vec!["assina".into()])],
            &["frase", "nota", "assina"],
        ),
    ];
    for (end, together) in ends {
        let mut parted = false;
        for filling in 30..46 {
            let mut blocks: Vec<Block> = (0..filling).map(|number| note(&format!("linha {number}"))).collect();
            blocks.push(Block::Section("parte".into()));
            blocks.extend(end.clone());
            let laid_out = set(&document(blocks));
            let pages: Vec<usize> = together.iter().map(|text| page(&laid_out, text)).collect();
            assert!(pages.iter().all(|one| Some(one) == pages.first()), "{together:?} after {filling}: {pages:?}");
            parted |= pages.first().is_some_and(|one| *one > 0);
        }
        assert!(parted, "none reached the second page");
    }
}

#[test]
fn four_facts_share_a_row_only_where_that_saves_one_and_all_fit() {
    let short = |count: usize| vec![Fact::new("nome", "valor"); count];
    assert_eq!([1, 3, 4, 6, 7, 8].map(|count| fact_columns(&short(count)).0), [3, 3, 4, 3, 4, 4]);
    let long = Fact::new("nome", "um valor que é muito mais longo que um quarto da página");
    assert_eq!(fact_columns(&[short(3), vec![long]].concat()).0, 3);
}
