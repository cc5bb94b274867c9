//! Tests that the glossary is complete and agrees with `docs/develop/figures.md`.

use std::{collections::BTreeSet, path::Path};

use super::*;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Sections of `docs/develop/figures.md`: code, label, sentence and the text that follows.
fn documented() -> Vec<(String, String, String, String)> {
    let text = std::fs::read_to_string(root().join("docs/develop/figures.md")).unwrap();
    let section = |part: &str| {
        let (head, rest) = part.split_once("\n\n").unwrap();
        let (label, code) = head.split_once(" · ").unwrap();
        let (meaning, rest) = rest.split_once("\n\n").unwrap();
        (code.trim_matches('`').to_owned(), label.to_owned(), meaning.to_owned(), rest.to_owned())
    };
    text.split("\n### ").skip(1).map(section).collect()
}

#[test]
fn each_figure_is_documented_with_the_sentence_of_the_screen() {
    let known = Figure::ALL.iter().map(|one| (one.as_str(), one.label(), one.meaning()));
    let documented = documented();
    let reported = documented.iter().map(|(code, label, meaning, _)| (code.as_str(), label.as_str(), meaning.as_str()));
    assert_eq!(known.collect::<BTreeSet<_>>(), reported.collect::<BTreeSet<_>>());
    assert_eq!(documented.len(), Figure::ALL.len());
}

#[test]
fn the_page_of_figures_names_existing_functions() {
    for (code, .., rest) in documented() {
        let computed = rest.lines().find_map(|line| line.strip_prefix("- Computed: ")).expect(&code);
        assert!(rest.contains("\n- Screens: "), "{code} stands on no screen");
        let quoted: Vec<_> = computed.split('`').skip(1).step_by(2).collect();
        let [file, names @ ..] = quoted.as_slice() else { panic!("{code} names no file") };
        let source = std::fs::read_to_string(root().join("crates").join(file)).expect(file);
        assert!(!names.is_empty(), "{code} names nothing in {file}");
        for name in names {
            let whole = |text: &str| {
                let is_word = |c: char| c.is_alphanumeric() || c == '_';
                let mut found = source.match_indices(text);
                found.any(|(at, _)| {
                    let (before, after) = (&source[..at], &source[at + text.len()..]);
                    !before.ends_with(is_word) && !after.starts_with(is_word)
                })
            };
            let found_name = match name.rsplit_once("::") {
                Some((owner, function)) => whole(owner) && whole(&format!("fn {function}")),
                None => whole(name),
            };
            assert!(found_name, "{code}: {file} has no {name}");
        }
    }
}

#[test]
fn each_meaning_is_one_sentence_and_no_code_or_label_comes_twice() {
    let codes: BTreeSet<_> = Figure::ALL.iter().map(|one| one.as_str()).collect();
    let labels: BTreeSet<_> = Figure::ALL.iter().map(|one| one.label()).collect();
    assert_eq!((codes.len(), labels.len()), (Figure::ALL.len(), Figure::ALL.len()));
    for figure in Figure::ALL {
        let text = figure.meaning();
        assert!(text.ends_with('.') && !text.contains(". A ") && !text.contains(". O "), "{text}");
    }
}
