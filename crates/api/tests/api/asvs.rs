//! `docs/operate/asvs.md` answers every requirement of OWASP ASVS 5.0 up to level 2, and its proofs exist.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// Number of requirements of the levels 1 and 2 in each section of ASVS 5.0.0; they are numbered from 1.
const SECTIONS: &str = "1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 \
     4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 \
     8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 \
     11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 \
     16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2";

/// Words with which a proof begins where nothing of the repository is named.
const WORDS: [&str; 4] = ["not yet", "does not apply", "operator", "no test"];

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    fs::read_to_string(root().join("docs/operate/asvs.md")).expect("the page")
}

/// The rows of the page: the requirements they answer, and their proof.
fn rows() -> Vec<(Vec<String>, String)> {
    let page = page();
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let is_row = |line: &str| line.strip_prefix("| ").is_some_and(|rest| rest.starts_with(char::is_numeric));
    let rows = page.lines().filter(|line| is_row(line));
    rows.map(|line| match cells(line).as_slice() {
        [numbers, _, proof] => (numbers.split(',').flat_map(|part| spelled_out(part.trim())).collect(), proof.clone()),
        _ => panic!("three cells: {line}"),
    })
    .collect()
}

/// `1.2.6–1.2.8` is three requirements.
fn spelled_out(range: &str) -> Vec<String> {
    let Some((first, last)) = range.split_once('–') else { return vec![range.to_owned()] };
    let parted = |text: &str| {
        let (section, number) = text.rsplit_once('.').expect("a number");
        (section.to_owned(), number.parse::<u32>().expect("a number"))
    };
    let ((section, first), (end, last)) = (parted(first), parted(last));
    assert!(section == end && first < last, "{range}");
    (first..=last).map(|number| format!("{section}.{number}")).collect()
}

/// Every file of the repository's own sources below a folder, with its text.
pub fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut folders = vec![folder.to_path_buf()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let ends = |kinds: &[&str]| path.extension().is_some_and(|kind| kinds.iter().any(|one| kind == *one));
            if path.is_dir() && !path.ends_with("node_modules") && !path.ends_with("target") {
                folders.push(path);
            } else if ends(&["rs", "ts", "tsx", "mjs"]) {
                let text = fs::read_to_string(&path).expect("a text");
                found.push((path, text));
            }
        }
    }
    found
}

/// True if a Rust source has a test of this name: marked as one, or declared for a database by a macro.
fn has_test(source: &str, name: &str) -> bool {
    let lines: Vec<_> = source.lines().map(str::trim_start).collect();
    let head = format!("fn {name}(");
    let marked = (0..lines.len()).any(|at| {
        let mut before = lines[..at].iter().rev().take_while(|line| line.starts_with("#[") || line.starts_with("//"));
        lines[at].trim_start_matches("async ").starts_with(&head) && before.any(|line| line.contains("test]"))
    });
    let macros = ["on_both_databases!(", "on_sqlite_first!("];
    let mut lists =
        macros.iter().flat_map(|name| source.split(name).skip(1).filter_map(|rest| rest.split(");").next()));
    let listed = lists.any(|list| list.split(',').any(|one| one.split_whitespace().last() == Some(name)));
    source.contains(&head) && (marked || listed)
}

/// True if a page has a heading with this anchor: its words in lower case, with hyphens between.
fn has_heading(page: &Path, anchor: &str) -> bool {
    let text = fs::read_to_string(page).expect("a page");
    let headings = text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let mut anchors = headings.map(|heading| heading.to_lowercase().replace(' ', "-").replace([',', '.'], ""));
    anchors.any(|one| one == anchor)
}

#[test]
fn every_requirement_is_answered_once() {
    let mut answered = BTreeMap::new();
    for (numbers, _) in rows() {
        for number in numbers {
            *answered.entry(number).or_insert(0) += 1;
        }
    }
    let sections = SECTIONS.split_whitespace().map(|section| section.split_once(':').expect("a section"));
    let wanted = sections.flat_map(|(section, count)| spelled_out(&format!("{section}.0–{section}.{count}")));
    let wanted: BTreeMap<_, _> = wanted.filter(|number| !number.ends_with(".0")).map(|number| (number, 1)).collect();
    assert_eq!(answered, wanted);
    let open = rows().into_iter().filter(|(_, proof)| proof.starts_with("not yet"));
    let open: usize = open.map(|(numbers, _)| numbers.len()).sum();
    let reported = format!("{open} of the {} requirements.", wanted.len());
    assert!(page().contains(&reported), "{reported}");
}

#[test]
fn names_only_existing_tests() {
    let (rust, screens) = (sources(&root().join("crates")), sources(&root().join("frontend")));
    let makefile = fs::read_to_string(root().join("Makefile")).expect("the Makefile");
    for (numbers, proof) in rows() {
        let quoted: Vec<_> = proof.split('`').skip(1).step_by(2).collect();
        let links: Vec<_> = proof.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect();
        let begins = WORDS.iter().any(|word| proof.starts_with(word));
        assert!(begins || !quoted.is_empty() || !links.is_empty(), "{numbers:?} has neither a proof nor a word");
        for name in quoted {
            let there = if let Some((file, test)) = name.split_once("::") {
                rust.iter().any(|(path, text)| path.ends_with(format!("{file}.rs")) && has_test(text, test))
            } else if let Some((file, test)) = name.split_once(": ") {
                let quotes = ['\'', '"', '`'].map(|quote| format!("{quote}{test}{quote}"));
                screens.iter().any(|(path, text)| path.ends_with(file) && quotes.iter().any(|one| text.contains(one)))
            } else {
                let target = name.strip_prefix("make ").expect("a test, or a target of make");
                makefile.lines().any(|line| line.starts_with(&format!("{target}:")))
            };
            assert!(there, "{numbers:?}: {name}");
        }
        for link in links {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let path = root().join("docs/operate").join(file);
            assert!(path.exists(), "{numbers:?}: {file}");
            assert!(heading.is_empty() || has_heading(&path, heading), "{numbers:?}: {link}");
        }
    }
}

#[test]
fn distinguishes_a_test_from_a_function() {
    let source =
        "fn a(backend: Backend) {}\n#[test]\n// why\nfn b() {}\nfn c() {}\nfn d(x: u8) {}\non_both_databases!(a, d_);";
    assert_eq!(["a", "b", "c", "d"].map(|name| has_test(source, name)), [true, true, false, false]);
}
