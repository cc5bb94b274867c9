//! Tenant isolation in the source: only `owned.rs` exposes the tables of tenants.

use std::{fs, path::Path};

/// Files that use a table without its owner, and the reason.
const EXCEPTIONS: [(&str, &str, &str); 4] = [
    ("accounts/person.rs", "vehicles", "masters see how many each user has"),
    ("accounts/person.rs", "freights", "masters see how many each user has"),
    ("accounts/token.rs", "api_tokens", "whoever shows a secret is known by it"),
    ("purge.rs", "idempotency_keys", "old keys are forgotten, whosever they are"),
];

/// File with SQL as text: the checkpoint of the log, which uses no table.
const SQL_TEXT: &str = "store.rs";

#[test]
fn no_query_of_an_owned_table_begins_without_its_owner() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let schema = fs::read_to_string(root.join("../kernel/src/schema.rs")).expect("the schema");
    let owned = owned_tables(&schema);
    assert!(owned.len() > 20, "{owned:?}");
    let mut found = Vec::new();
    let mut given_out = Vec::new();
    for (file, text) in sources(&root.join("src")) {
        if file == "owned.rs" {
            given_out = listed(&text);
            continue;
        }
        found.extend(tables_named(&text).filter(|name| owned.contains(name)).map(|name| (file.clone(), name)));
        assert!(file == SQL_TEXT || !text.contains("sql_query"), "{file}: SQL as text knows no owner");
    }
    found.sort();
    found.dedup();
    let mut expected: Vec<_> = EXCEPTIONS.map(|(file, table, _)| (file.to_owned(), table.to_owned())).to_vec();
    expected.sort();
    assert_eq!(found, expected, "begin with `owned::<table>::of(owner)`");
    assert_eq!(given_out, owned, "`owned.rs` has every table with an owner");
}

/// Returns the tables of the schema that have an owner, in alphabetical order.
fn owned_tables(schema: &str) -> Vec<String> {
    let tables = schema.split("diesel::table! {").skip(1).filter(|table| table.contains("owner_id ->"));
    let mut names: Vec<String> = tables.map(first_word).collect();
    names.sort();
    names
}

/// Returns the tables exposed by `owned.rs`, in alphabetical order.
fn listed(text: &str) -> Vec<String> {
    let list = text.split("\nowned!(").nth(1).and_then(|rest| rest.split(");").next()).expect("the list of tables");
    let list = list.replace("written_by_triggers:", "");
    let mut names: Vec<String> = list.split([',', ';']).map(first_word).filter(|name| !name.is_empty()).collect();
    names.sort();
    names
}

fn first_word(text: &str) -> String {
    text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// Returns the names imported from the schema: `schema::name`, or each name of `schema::{..}`.
fn tables_named(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split("schema::").skip(1).flat_map(|rest| {
        let list = rest.strip_prefix('{').and_then(|rest| rest.split('}').next());
        assert!(!rest.starts_with('*'), "name the tables");
        list.map_or_else(|| vec![first_word(rest)], |list| list.split(',').map(first_word).collect())
    })
}

/// Returns every source file below a folder with its text, by relative path.
fn sources(root: &Path) -> Vec<(String, String)> {
    let mut folders = vec![root.to_path_buf()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(root).expect("below the root").display().to_string();
                found.push((name, fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    found
}
