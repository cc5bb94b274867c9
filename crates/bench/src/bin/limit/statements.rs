//! The statements, in the words of one database. Parameters stand in their order: SQLite numbers `$1` by first use.

/// Lines of a page, and one more that tells whether another page follows.
pub const PAGE: usize = 50;

const LINES: &str = "SELECT t.id, t.version, CAST(t.created_at AS TEXT), CAST(t.updated_at AS TEXT), t.driver_payment_id, \
     t.series_id, t.installment, t.installments, t.method, t.held_from_id, t.deduction, t.counted_cents, t.kind, \
     t.category, t.description, t.amount_cents, CAST(t.due_on AS TEXT), CAST(t.paid_on AS TEXT), t.vehicle_id, \
     t.freight_id, CAST(t.competence_on AS TEXT), t.driver_id, t.personal, t.paid_by_driver, t.effect, \
     t.principal_cents, t.source_kind, t.source_id, t.source_part, f.number, c.name, v.plate, d.name \
     FROM transactions t \
     LEFT JOIN freights f ON f.owner_id = t.owner_id AND f.id = t.freight_id \
     LEFT JOIN clients c ON c.owner_id = f.owner_id AND c.id = f.client_id \
     LEFT JOIN vehicles v ON v.owner_id = t.owner_id AND v.id = t.vehicle_id \
     LEFT JOIN drivers d ON d.owner_id = t.owner_id AND d.id = t.driver_id WHERE t.owner_id = $1";

/// The statements of one database.
#[derive(Clone, Debug)]
pub struct Statements {
    /// Owner of a token: its hash, today.
    pub owner: String,
    /// Newest lines of an owner.
    pub list: String,
    /// One line of an owner: its id.
    pub line: String,
    /// Deductions from receipts of an owner, between two ids.
    pub held: &'static str,
    /// Balance of an owner before a line: its day and id.
    pub balance: String,
    /// Sums of an owner by month, kind, category, vehicle, status and effect, with what is late: today.
    pub sums: String,
    /// Plates of an owner.
    pub plates: &'static str,
    /// Insert of a line.
    pub insert: String,
}

impl Statements {
    /// For SQLite, which keeps days and moments as text.
    pub fn sqlite() -> Self {
        Self::of(str::to_owned, str::to_owned)
    }

    /// For PostgreSQL, which is told days and moments as text too.
    pub fn postgres() -> Self {
        Self::of(
            |text| format!("CAST(CAST({text} AS TEXT) AS DATE)"),
            |text| format!("CAST(CAST({text} AS TEXT) AS TIMESTAMP)"),
        )
    }

    fn of(day: fn(&str) -> String, moment: fn(&str) -> String) -> Self {
        let net = "CAST(COALESCE(SUM(CASE kind WHEN 'income' THEN amount_cents ELSE -amount_cents END), 0) AS BIGINT)";
        Self {
            owner: format!(
                "SELECT u.id FROM api_tokens k JOIN users u ON u.id = k.owner_id WHERE k.secret_hash = $1 \
                 AND u.blocked_at IS NULL AND (k.expires_on IS NULL OR k.expires_on >= {})",
                day("$2")
            ),
            list: format!("{LINES} ORDER BY t.due_on DESC, t.id DESC LIMIT {}", PAGE + 1),
            line: format!("{LINES} AND t.id = $2"),
            held: "SELECT held_from_id, id, deduction, amount_cents FROM transactions \
                   WHERE owner_id = $1 AND held_from_id BETWEEN $2 AND $3 ORDER BY id",
            balance: format!(
                "SELECT {net} FROM transactions WHERE owner_id = $1 AND effect <> 'result' AND (due_on, id) < ({}, $3)",
                day("$2")
            ),
            sums: format!(
                "SELECT SUBSTR(CAST(due_on AS TEXT), 1, 7), kind, category, vehicle_id, effect, \
                 CAST(SUM(amount_cents) AS BIGINT), \
                 CAST(SUM(CASE WHEN paid_on IS NULL THEN amount_cents ELSE 0 END) AS BIGINT), COUNT(*), \
                 CAST(SUM(CASE WHEN paid_on IS NULL AND due_on < {} THEN amount_cents ELSE 0 END) AS BIGINT) \
                 FROM transactions WHERE owner_id = $2 GROUP BY 1, 2, 3, 4, 5",
                day("$1")
            ),
            plates: "SELECT id, plate FROM vehicles WHERE owner_id = $1",
            insert: format!(
                "INSERT INTO transactions (owner_id, version, created_at, updated_at, kind, category, description, \
                 amount_cents, due_on, paid_on, vehicle_id, search, competence_on, personal, paid_by_driver, effect, \
                 installment, installments, principal_cents) VALUES ($1, 1, {now}, {now}, $3, $4, $5, $6, {due}, {paid}, $9, \
                 $10, {due}, FALSE, FALSE, $11, 1, 1, 0) RETURNING id",
                now = moment("$2"),
                due = day("$7"),
                paid = day("$8"),
            ),
        }
    }
}
