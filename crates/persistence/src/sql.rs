//! What the two databases say differently, each in one place.

/// A `LIKE` pattern for a folded text anywhere in a folded column; the text's own wildcards are taken literally.
pub(crate) fn containing(text: &str) -> String {
    let folded = kernel::text::fold(text.trim());
    let mut pattern = String::from("%");
    for c in folded.chars().filter(|c| *c != '\0') {
        if matches!(c, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern.push('%');
    pattern
}

/// `COALESCE(SUM(column), 0)` as `BIGINT`: PostgreSQL sums a `BIGINT` to `NUMERIC`.
macro_rules! total {
    ($column:literal) => {
        diesel::dsl::sql::<diesel::sql_types::BigInt>(concat!("CAST(COALESCE(SUM(", $column, "), 0) AS BIGINT)"))
    };
}
pub(crate) use total;
