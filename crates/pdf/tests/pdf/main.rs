//! Tests of documents by a second implementation: Poppler's pdftotext, pdftoppm and pdfinfo.
#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on must stop")]

mod documents;
mod sample;

use std::process::Command;

fn poppler(program: &str, bytes: &[u8], arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("document.pdf");
    std::fs::write(&path, bytes).expect("a file");
    let mut command = Command::new(program);
    command.args(arguments.iter().filter(|argument| **argument != "-")).arg(&path);
    if arguments.contains(&"-") {
        command.arg("-");
    }
    let output = command.output().unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn pages(bytes: &[u8]) -> usize {
    let info = poppler("pdfinfo", bytes, &[]);
    let line = info.lines().find(|line| line.starts_with("Pages:")).expect("a count");
    line.trim_start_matches("Pages:").trim().parse().expect("a number")
}

/// Number of pages that can be drawn.
fn images(bytes: &[u8]) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("document.pdf");
    std::fs::write(&path, bytes).expect("a file");
    let mut command = Command::new("pdftoppm");
    let output =
        command.args(["-r", "20", "-png"]).arg(&path).arg(folder.path().join("page")).output().expect("pdftoppm");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    std::fs::read_dir(folder.path()).expect("a folder").count() - 1
}

#[test]
fn a_document_has_all_texts_in_order() {
    let bytes = pdf::pdf(&sample::document(8)).expect("a pdf");
    let text = poppler("pdftotext", &bytes, &["-layout", "-"]);
    let mut rest = text.as_str();
    for words in [
        "Acerto de viagem nº 12",
        "José da Silva",
        "CPF 529.982.247-25",
        "Rondonópolis/MT",
        "Paranaguá/PR",
        "ABC1D23",
        "R$ 1.234,56",
        "Fretes",
        "Frete nº 1",
        "R$ 12.345,67",
        "Total",
        "Assinatura",
        "Página 1 de 1",
    ] {
        let at = rest.find(words).unwrap_or_else(|| panic!("{words} is not in order in\n{text}"));
        rest = &rest[at..];
    }
}

#[test]
fn the_same_paper_gives_the_same_bytes() {
    let document = sample::document(200);
    assert_eq!(pdf::pdf(&document).expect("a pdf"), pdf::pdf(&document).expect("a pdf"));
}

#[test]
fn a_long_table_goes_on_under_its_head() {
    let bytes = pdf::pdf(&sample::document(1_400)).expect("a pdf");
    let count = pages(&bytes);
    assert!(count >= 30, "{count}");
    let text = poppler("pdftotext", &bytes, &["-layout", "-"]);
    assert_eq!(text.matches("Valor pago").count(), count, "the head stands on every page");
    assert!(text.contains(&format!("Página {count} de {count}")));
    assert!(text.contains("Frete nº 1400"));
}

#[test]
fn the_structure_is_tagged_with_title_and_language() {
    let bytes = pdf::pdf(&sample::document(8)).expect("a pdf");
    let info = poppler("pdfinfo", &bytes, &[]);
    assert!(info.contains("Title:           Acerto de viagem nº 12"), "{info}");
    assert!(info.contains("Tagged:          yes"), "{info}");
    let tree = poppler("pdfinfo", &bytes, &["-struct-text"]);
    let (title, table) = (tree.find("H1").expect("a title"), tree.find("Table").expect("a table"));
    assert!(title < tree.find("H2").expect("a section") && tree.find("H2").expect("a section") < table, "{tree}");
    for part in ["TR", "TH", "TD", "P (block)"] {
        assert!(tree.contains(part), "{part} in\n{tree}");
    }
    assert!(String::from_utf8_lossy(&bytes).contains("pt-BR"));
}

#[test]
fn names_of_any_kind_break_neither_layout_nor_file() {
    let names = [
        "José 🚚 مرحبا <b>&amp;",
        &"x".repeat(200),
        &"W".repeat(200),
        &"palavra ".repeat(60),
        "\u{202e}לום\u{0}\n\t",
        "🚚",
        "Z\u{321}\u{34f}\u{489}",
        "\u{fdd0}\u{e000}\u{10ffff}",
        "",
    ];
    for name in names {
        let bytes = pdf::pdf(&sample::named(name)).expect("a pdf");
        assert!(pages(&bytes) <= 4, "{name}");
        assert_eq!(images(&bytes), pages(&bytes), "{name}");
        let text = poppler("pdftotext", &bytes, &["-layout", "-"]);
        for words in ["Acerto de viagem nº 12", "R$ 12.345,67", "R$ 148.148,04", "Assinatura do proprietário"] {
            assert!(text.contains(words), "{name:?}: {words} in\n{text}");
        }
        assert!(!text.contains('\u{202e}'), "{name:?}");
    }
}

#[test]
fn text_that_is_not_drawn_is_still_accessible() {
    let text = poppler("pdftotext", &pdf::pdf(&sample::named("José 🚚 da Silva")).expect("a pdf"), &["-"]);
    assert!(text.contains("José 🚚 da Silva"), "{text}");
}
