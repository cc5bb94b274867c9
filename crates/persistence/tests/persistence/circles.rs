//! Architecture test: the module graph is acyclic, for files and for folders.
//!
//! Only paths to a file are followed. A crate's root re-exports have no file, so two files of one crate may reference
//! each other through them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

type Graph = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_module_depends_on_one_that_depends_on_it() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the crates");
    let mut circles: Vec<String> = Vec::new();
    for entry in fs::read_dir(crates).expect("the crates") {
        let root = entry.expect("a crate").path().join("src");
        let mut files = BTreeMap::new();
        read(&root, "", &mut files);
        let name = root.parent().and_then(Path::file_name).expect("a name").to_string_lossy().into_owned();
        let files = dependencies(&files);
        let mut folders = Graph::new();
        // The API's folders are HTTP resources; the files beside them are shared code.
        if name == "api" {
            circles.extend(circle(&files).map(|path| format!("{name}: {path}")));
            continue;
        }
        for (from, to) in &files {
            folders.entry(folder(from)).or_default().extend(to.iter().map(|to| folder(to)));
        }
        for (from, to) in &mut folders {
            to.remove(from);
        }
        circles.extend(circle(&files).into_iter().chain(circle(&folders)).map(|path| format!("{name}: {path}")));
    }
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let found = |files: [(&str, &str); 3]| {
        let files = files.map(|(module, code)| (module.to_owned(), code.to_owned()));
        circle(&dependencies(&BTreeMap::from(files)))
    };
    let circle = Some("a::b → a::c → a::b".to_owned());
    assert_eq!(found([("a::b", "use super::c;"), ("a::c", "use crate::a::b::Name;"), ("d", "")]), circle);
    assert_eq!(
        found([("a::b", "use crate::{d, a::{c::{self, Name}}};"), ("a::c", "super::b::of()"), ("d", "")]),
        circle
    );
    assert_eq!(found([("a::b", "use super::super::a::c;"), ("a::c", "pub use super::{b::Name};"), ("d", "")]), circle);
    assert_eq!(found([("a::b", "use super::c;"), ("a::c", "use crate::d;"), ("d", "")]), None);
}

/// Reads the files below a folder: code without comments and tests, by module path. A folder's `mod.rs`, which declares
/// and re-exports, belongs to no layer.
fn read(folder: &Path, path: &str, files: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let file = entry.expect("a file").path();
        let stem = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let module = if path.is_empty() { stem.clone() } else { format!("{path}::{stem}") };
        if file.is_dir() {
            read(&file, &module, files);
        } else if !["mod", "lib", "main"].contains(&stem.as_str()) && !stem.ends_with("tests") {
            let text = fs::read_to_string(&file).expect("a source");
            let code = text.split("\n#[cfg(test)]").next().unwrap_or_default();
            let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            files.insert(module, code.collect::<Vec<_>>().join("\n"));
        }
    }
}

fn folder(module: &str) -> String {
    module.split("::").next().unwrap_or_default().to_owned()
}

/// Returns the modules that each module references by `crate::` or `super::`.
fn dependencies(files: &BTreeMap<String, String>) -> Graph {
    let mut graph = Graph::new();
    for (module, code) in files {
        let parent = module.rsplit_once("::").map_or("", |(parent, _)| parent);
        let of = graph.entry(module.clone()).or_default();
        for (word, base) in [("crate::", ""), ("super::", parent)] {
            for (at, _) in code.match_indices(word) {
                if code[..at].ends_with("super::") {
                    continue;
                }
                let (mut base, mut rest) = (base, &code[at + word.len()..]);
                while let Some(further) = rest.strip_prefix("super::") {
                    (base, rest) = (base.rsplit_once("::").map_or("", |(parent, _)| parent), further);
                }
                for path in paths(base, rest) {
                    let module_of = |path: &str| files.contains_key(path).then(|| path.to_owned());
                    let found = path.rmatch_indices("::").map(|(end, _)| &path[..end]).find_map(module_of);
                    of.extend(module_of(&path).or(found));
                }
            }
        }
        of.remove(module);
    }
    graph
}

/// Expands a tree of names into paths: `a::{b, c::d}` are `a::b` and `a::c::d`.
fn paths(base: &str, text: &str) -> Vec<String> {
    let text = text.trim_start();
    if let Some(list) = text.strip_prefix('{') {
        let (mut depth, mut begin, mut found) = (0, 0, Vec::new());
        for (at, c) in list.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth > 0 => depth -= 1,
                ',' | '}' if depth == 0 => {
                    found.extend(paths(base, &list[begin..at]));
                    begin = at + 1;
                    if c == '}' {
                        break;
                    }
                }
                _ => {}
            }
        }
        return found;
    }
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    if name.is_empty() {
        return Vec::new();
    }
    let path = if base.is_empty() { name.clone() } else { format!("{base}::{name}") };
    match text[name.len()..].strip_prefix("::") {
        Some(rest) => [path.clone()].into_iter().chain(paths(&path, rest)).collect(),
        None => vec![path],
    }
}

/// Returns one cycle of a graph, if any.
fn circle(graph: &Graph) -> Option<String> {
    fn walk<'a>(graph: &'a Graph, at: &'a str, way: &mut Vec<&'a str>, done: &mut BTreeSet<&'a str>) -> Option<String> {
        if let Some(begin) = way.iter().position(|one| *one == at) {
            return Some(way[begin..].iter().chain([&at]).copied().collect::<Vec<_>>().join(" → "));
        }
        if !done.insert(at) {
            return None;
        }
        way.push(at);
        let found = graph.get(at)?.iter().find_map(|to| walk(graph, to, way, done));
        way.pop();
        found
    }
    let mut done = BTreeSet::new();
    graph.keys().find_map(|at| walk(graph, at, &mut Vec::new(), &mut done))
}
