//! Schema of a database from its own catalogue, in a form that is comparable across the databases.

use std::collections::BTreeMap;

use diesel::{RunQueryDsl, sql_query, sql_types::Text};
use persistence::Store;
use testing::Backend;

#[derive(diesel::QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn lines(store: &Store, sql: &str) -> Vec<String> {
    let lines: Vec<Line> = store.read(|db| Ok(sql_query(sql).load(db)?)).expect("the catalogue answers");
    lines.into_iter().map(|line| line.line).collect()
}

/// Description of a database's tables.
#[derive(Debug, PartialEq, Eq)]
pub struct Shape {
    /// `table.column type null default`, in the order of the table.
    pub columns: Vec<String>,
    /// `table unique|index (columns) partial`, sorted. SQLite's row id is listed only for tables without an owner.
    pub keys: Vec<String>,
    /// Names of explicitly named indexes.
    pub names: Vec<String>,
    /// `table (columns) -> table (columns) on delete`, sorted.
    pub references: Vec<String>,
    /// Number of checks of each table.
    pub checks: BTreeMap<String, usize>,
}

/// Indexes for sums that only one of the databases has: SQLite by month, PostgreSQL by day.
const ONE_SIDED: &str = "'transactions_by_competence_month', 'transactions_by_due_month', 'transactions_by_competence'";

impl Shape {
    pub fn of(store: &Store, backend: Backend) -> Self {
        match backend {
            Backend::Sqlite => sqlite(store),
            Backend::Postgres => postgres(store),
        }
    }

    /// Returns the columns of a table in order.
    pub fn columns_of(&self, table: &str) -> Vec<String> {
        let prefix = format!("{table}.");
        let own = self.columns.iter().filter_map(|line| line.strip_prefix(&prefix)?.split(' ').next());
        own.map(str::to_owned).collect()
    }

    pub fn tables(&self) -> Vec<String> {
        let mut tables: Vec<_> =
            self.columns.iter().filter_map(|line| line.split('.').next().map(str::to_owned)).collect();
        tables.dedup();
        tables
    }
}

fn sorted(mut lines: Vec<String>) -> Vec<String> {
    lines.sort();
    lines
}

fn counted(tables: Vec<String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for table in tables {
        *counts.entry(table).or_insert(0) += 1;
    }
    counts
}

const OWN: &str = "m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> '__diesel_schema_migrations'";

fn sqlite(store: &Store) -> Shape {
    let columns = lines(
        store,
        &format!(
            "SELECT m.name || '.' || p.name || ' ' || REPLACE(LOWER(p.type), 'integer', 'bigint') \
             || CASE p.\"notnull\" WHEN 1 THEN ' not null' ELSE '' END \
             || COALESCE(' default ' || LOWER(p.dflt_value), '') AS line \
             FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE {OWN} ORDER BY m.name, p.cid"
        ),
    );
    let mut keys = lines(
        store,
        &format!(
            "SELECT m.name || CASE l.\"unique\" WHEN 1 THEN ' unique (' ELSE ' index (' END || \
             (SELECT GROUP_CONCAT(name, ', ') FROM (SELECT name FROM pragma_index_info(l.name) ORDER BY seqno)) \
             || ')' || CASE l.partial WHEN 1 THEN ' partial' ELSE '' END AS line \
             FROM sqlite_master m JOIN pragma_index_list(m.name) l WHERE {OWN} AND l.name NOT IN ({ONE_SIDED})"
        ),
    );
    // In a table without an owner, the row id corresponds to the other database's primary key.
    keys.extend(lines(
        store,
        &format!(
            "SELECT m.name || ' unique (' || p.name || ')' AS line \
             FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE {OWN} AND p.pk > 0 AND p.type = 'INTEGER' \
             AND NOT EXISTS (SELECT 1 FROM pragma_table_info(m.name) o WHERE o.name = 'owner_id')"
        ),
    ));
    let names = format!(
        "SELECT name AS line FROM sqlite_master WHERE type = 'index' AND name NOT LIKE 'sqlite_%' \
         AND name NOT IN ({ONE_SIDED})"
    );
    let references = lines(
        store,
        &format!(
            "SELECT m.name || ' (' || GROUP_CONCAT(f.\"from\", ', ') || ') -> ' || f.\"table\" || ' (' || \
             GROUP_CONCAT(f.\"to\", ', ') || ') ' || LOWER(f.on_delete) AS line \
             FROM sqlite_master m JOIN \
             (SELECT s.name AS source, l.* FROM sqlite_master s JOIN pragma_foreign_key_list(s.name) l \
              WHERE s.type = 'table' ORDER BY s.name, l.id, l.seq) f ON f.source = m.name WHERE {OWN} \
             GROUP BY m.name, f.id"
        ),
    );
    let sql = lines(store, &format!("SELECT m.name || '|' || m.sql AS line FROM sqlite_master m WHERE {OWN}"));
    let checks = sql.iter().flat_map(|line| {
        let (table, sql) = line.split_once('|').expect("a table and its text");
        vec![table.to_owned(); sql.matches("CHECK (").count()]
    });
    Shape {
        columns,
        keys: sorted(keys),
        names: sorted(lines(store, &names)),
        references: sorted(references),
        checks: counted(checks.collect()),
    }
}

const PUBLIC: &str = "c.relnamespace = 'public'::regnamespace AND c.relname <> '__diesel_schema_migrations'";

fn postgres(store: &Store) -> Shape {
    let columns = lines(
        store,
        &format!(
            "SELECT c.relname || '.' || a.attname || ' ' \
             || REPLACE(format_type(a.atttypid, a.atttypmod), ' without time zone', '') \
             || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END \
             || COALESCE(' default ' || REPLACE(LOWER(pg_get_expr(d.adbin, d.adrelid)), '::text', ''), '') AS line \
             FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped \
             LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum \
             WHERE c.relkind = 'r' AND {PUBLIC} ORDER BY c.relname, a.attnum"
        ),
    );
    let keys = lines(
        store,
        &format!(
            "SELECT c.relname || CASE WHEN i.indisunique THEN ' unique (' ELSE ' index (' END || \
             (SELECT STRING_AGG(a.attname, ', ' ORDER BY k.position) \
              FROM UNNEST(i.indkey) WITH ORDINALITY AS k (number, position) \
              JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number) \
             || ')' || CASE WHEN i.indpred IS NULL THEN '' ELSE ' partial' END AS line \
             FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid \
             WHERE {PUBLIC} AND x.relname NOT IN ({ONE_SIDED})"
        ),
    );
    let names = format!(
        "SELECT x.relname::text AS line FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid \
         JOIN pg_class c ON c.oid = i.indrelid \
         WHERE NOT EXISTS (SELECT 1 FROM pg_constraint o WHERE o.conindid = i.indexrelid) AND {PUBLIC} \
         AND x.relname NOT IN ({ONE_SIDED})"
    );
    let columns_of = |relation: &str, numbers: &str| {
        format!(
            "(SELECT STRING_AGG(a.attname, ', ' ORDER BY k.position) \
             FROM UNNEST({numbers}) WITH ORDINALITY AS k (number, position) \
             JOIN pg_attribute a ON a.attrelid = {relation} AND a.attnum = k.number)"
        )
    };
    let references = lines(
        store,
        &format!(
            "SELECT c.relname || ' (' || {} || ') -> ' || o.confrelid::regclass || ' (' || {} || ') ' || \
             CASE o.confdeltype WHEN 'c' THEN 'cascade' WHEN 'a' THEN 'no action' ELSE 'other' END AS line \
             FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid WHERE o.contype = 'f' AND {PUBLIC}",
            columns_of("o.conrelid", "o.conkey"),
            columns_of("o.confrelid", "o.confkey")
        ),
    );
    let checks = format!(
        "SELECT c.relname::text AS line FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid \
         WHERE o.contype = 'c' AND {PUBLIC}"
    );
    Shape {
        columns,
        keys: sorted(keys),
        names: sorted(lines(store, &names)),
        references: sorted(references),
        checks: counted(lines(store, &checks)),
    }
}

/// Lists the objects left in a database besides the list of applied migrations.
pub fn leftovers(store: &Store, backend: Backend) -> Vec<String> {
    match backend {
        Backend::Sqlite => {
            let sql = "SELECT type || ' ' || name AS line FROM sqlite_master \
                       WHERE name NOT LIKE 'sqlite_%' AND name <> '__diesel_schema_migrations'";
            lines(store, sql)
        }
        Backend::Postgres => {
            let sql = "SELECT relkind::text || ' ' || relname AS line FROM pg_class \
                       WHERE relnamespace = 'public'::regnamespace AND relname NOT LIKE '\\_\\_diesel%' \
                       UNION ALL SELECT 'type ' || typname FROM pg_type \
                       WHERE typnamespace = 'public'::regnamespace AND typname NOT LIKE '%\\_\\_diesel%' \
                       UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace";
            lines(store, sql)
        }
    }
}

/// The flags of `.cargo/config.toml`, which a build outside the workspace may ignore.
#[test]
fn sqlite_is_compiled_with_our_flags() {
    let store = testing::fresh(Backend::Sqlite);
    let options = lines(&store, "SELECT compile_options AS line FROM pragma_compile_options");
    let has = |flag: &str| options.iter().any(|one| one == flag);
    assert!(["ENABLE_QPSG", "THREADSAFE=2", "DEFAULT_MEMSTATUS=0"].into_iter().all(has), "{options:?}");
    assert!(!has("ENABLE_MEMORY_MANAGEMENT"), "{options:?}");
}
