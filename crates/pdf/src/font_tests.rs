//! Tests of text: complete, broken at the right places, and measured right.

use super::*;

#[test]
fn both_faces_are_there_and_figures_are_of_one_width() {
    for face in [Face::Regular, Face::Bold] {
        assert!(face.font().is_some());
        assert!((face.width("1.111,11", 10.0) - face.width("9.000,84", 10.0)).abs() < 0.001);
        assert!(face.width("R$ 1.234,56", 10.0) > 40.0);
    }
}

#[test]
fn widths_are_cached_per_document_and_face() {
    let guard = ClearWidthsOnDrop;
    let (regular, bold) = (Face::Regular.width("Frete", 10.0), Face::Bold.width("Frete", 10.0));
    assert!(bold > regular);
    assert_eq!((Face::Regular.width("Frete", 20.0), Face::Bold.width("Frete", 10.0)), (regular * 2.0, bold));
    MEASURED.with_borrow(|faces| assert!(faces.iter().all(|widths| widths.contains_key("Frete"))));
    drop(guard);
    MEASURED.with_borrow(|faces| assert!(faces.iter().all(HashMap::is_empty)));
}

#[test]
fn missing_glyphs_are_marked_and_not_lost() {
    let line = Face::Regular.line("José 🚚 مرحبا <b> 👩🏽‍🌾");
    assert_eq!(line.text, "José ????? <b>");
    assert_eq!(line.meant.as_deref(), Some("José 🚚 مرحبا <b> 👩🏽🌾"));
    assert_eq!(Face::Regular.line("São João d'Água nº 1 · ½ – “x” →").meant, None);
    // Decomposed accents are composed; stacks of them are not drawn.
    assert_eq!(Face::Regular.line("Jose\u{301}").text, "José");
    assert_eq!(Face::Regular.line("Z\u{321}\u{34f}\u{489}a").text, "Za");
    let only = Face::Bold.line("🚚🚚");
    assert_eq!((only.text.as_str(), only.em), ("", 0.0));
}

#[test]
fn removes_bidirectional_control_characters() {
    assert_eq!(clean("a\u{202e}b\u{200f}c\u{0}\n\u{2028}d\u{ad}\u{feff}"), "abc   d");
    assert_eq!(Face::Regular.line("a\u{202e}b\t\tc").text, "ab c");
}

#[test]
fn a_number_stays_with_its_sign_and_unit() {
    assert_eq!(
        glued("custa R$ 1,00 (nº 2), 12% de 3 km. t −R$ 5"),
        ["custa", "R$ 1,00", "(nº 2),", "12%", "de", "3 km.", "t", "−R$ 5"]
    );
}

#[test]
fn a_rate_stays_with_its_measure_and_no_line_ends_or_begins_with_a_dot() {
    assert_eq!(glued("a R$ 332,80 por tonelada, 2 por dia"), ["a", "R$ 332,80 por tonelada,", "2 por", "dia"]);
    let text = "Rondonópolis/MT → Paranaguá/PR · Cooperativa · R$ 332,80 por tonelada · CIOT 123456789012";
    for width in 40_u16..400 {
        let lines = Face::Regular.wrap(text, 8.0, f32::from(width));
        assert!(!lines.iter().any(|line| line.ends_with('·') || line.starts_with('·')), "{lines:?}");
    }
}

#[test]
fn a_text_breaks_between_words_and_a_long_word_within() {
    let lines = Face::Regular.wrap("Frete de soja de Rondonópolis a Paranaguá", 10.0, 90.0);
    assert!(lines.len() > 2);
    assert!(lines.iter().all(|line| Face::Regular.width(line, 10.0) <= 90.0));
    assert_eq!(lines.join(" "), "Frete de soja de Rondonópolis a Paranaguá");
    let word = "x".repeat(200);
    let lines = Face::Bold.wrap(&word, 10.0, 90.0);
    assert_eq!(lines.concat(), word);
    assert!(lines.iter().all(|line| Face::Bold.width(line, 10.0) <= 90.0));
    assert_eq!(Face::Regular.wrap("", 10.0, 90.0), [""]);
    let cut = Face::Bold.cut(&format!("Acerto · {word}"), 8.0, 90.0);
    assert!(cut.starts_with("Acerto · xx") && cut.ends_with("x…") && Face::Bold.width(&cut, 8.0) <= 90.0, "{cut}");
    assert_eq!(Face::Bold.cut("Acerto", 8.0, 90.0), "Acerto");
}

#[test]
fn no_beginning_of_a_text_is_wider_than_the_whole() {
    let texts = [
        "Rondonópolis/MT → Paranaguá/PR · Cooperativa · R$ 332,80 por tonelada · CIOT 123456789012",
        "AV VA To Ta Ya P. T, V; W: r, f\u{201d} L\u{201d} ffi fi \u{2019}s 1.111,11 11 71 AVATAR Tokyo",
    ];
    for face in [Face::Regular, Face::Bold] {
        for words in texts.map(glued) {
            let widths: Vec<f32> = (1..=words.len()).map(|many| face.width(&words[..many].join(" "), 10.0)).collect();
            assert!(widths.is_sorted(), "{words:?}: {widths:?}");
        }
    }
}
