//! Cacheable prepared statements. Diesel prepares a statement at every execution if it contains dynamic SQL or a list
//! of values whose length is part of the text. The types of this module avoid both. Reasons and measurements:
//! `docs/decisions/2026-11-24-statements-that-stay-prepared.md`.

use std::{
    marker::PhantomData,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use diesel::{
    Connection, Expression, QueryResult,
    backend::Backend,
    connection::{Instrumentation, InstrumentationEvent, get_default_instrumentation},
    expression::{AppearsOnTable, SelectableExpression, TypedExpressionType, ValidGrouping, is_aggregate},
    pg::Pg,
    query_builder::{AstPass, QueryFragment, QueryId},
    sql_types::{Array, BigInt, Bool, Nullable, Text},
    sqlite::Sqlite,
};

use crate::connection::{Db, MultiBackend};

/// Maximum number of prepared statements per connection. All screens use less than half of them; combinations of list
/// filters are many more.
const MAX_CACHED_STATEMENTS: usize = 400;

/// Static SQL: unlike Diesel's `sql`, it permits caching the statement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StaticSql<Type> {
    fragments: [&'static str; 3],
    of: PhantomData<Type>,
}

/// Returns a static SQL expression.
pub(crate) fn static_sql<Type>(sql: &'static str) -> StaticSql<Type> {
    concat_sql(sql, "", "")
}

/// Returns a static SQL expression between two others.
pub(crate) fn concat_sql<Type>(before: &'static str, sql: &'static str, after: &'static str) -> StaticSql<Type> {
    StaticSql { fragments: [before, sql, after], of: PhantomData }
}

impl<Type: TypedExpressionType> Expression for StaticSql<Type> {
    type SqlType = Type;
}

impl<Type, From> SelectableExpression<From> for StaticSql<Type> where Self: AppearsOnTable<From> {}

impl<Type, From> AppearsOnTable<From> for StaticSql<Type> where Self: Expression {}

impl<Type, Grouped> ValidGrouping<Grouped> for StaticSql<Type> {
    type IsAggregate = is_aggregate::Never;
}

impl<Type> QueryId for StaticSql<Type> {
    type QueryId = ();

    // The text is no part of the type: the statement is cached by its text.
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Type, DB: Backend> QueryFragment<DB> for StaticSql<Type> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        self.fragments.iter().for_each(|fragment| out.push_sql(fragment));
        Ok(())
    }
}

/// An expression with equal meaning in each dialect; SQLite's form may influence its choice of an index.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DialectSql<ForSqlite, ForPostgres = ForSqlite> {
    sqlite: ForSqlite,
    postgres: ForPostgres,
}

/// Returns an expression from its form in each dialect.
pub(crate) fn dialect_sql<ForSqlite, ForPostgres>(
    sqlite: ForSqlite,
    postgres: ForPostgres,
) -> DialectSql<ForSqlite, ForPostgres> {
    DialectSql { sqlite, postgres }
}

/// A redundant condition on SQLite that enables an index, beside another one that implies it.
pub(crate) type Hint<Condition> = DialectSql<Condition, StaticSql<Bool>>;

/// Returns a hint for SQLite; on PostgreSQL it is always true.
pub(crate) fn hint<Condition>(condition: Condition) -> Hint<Condition> {
    dialect_sql(condition, static_sql("TRUE"))
}

impl<S: Expression, P> Expression for DialectSql<S, P> {
    type SqlType = S::SqlType;
}

impl<S: SelectableExpression<From>, P, From> SelectableExpression<From> for DialectSql<S, P> {}

impl<S: AppearsOnTable<From>, P, From> AppearsOnTable<From> for DialectSql<S, P> {}

impl<S: ValidGrouping<Grouped>, P, Grouped> ValidGrouping<Grouped> for DialectSql<S, P> {
    type IsAggregate = S::IsAggregate;
}

impl<S, P> QueryId for DialectSql<S, P> {
    type QueryId = ();

    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<S: QueryFragment<Sqlite>, P> QueryFragment<Sqlite> for DialectSql<S, P> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        self.sqlite.walk_ast(out)
    }
}

impl<S, P: QueryFragment<Pg>> QueryFragment<Pg> for DialectSql<S, P> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.postgres.walk_ast(out)
    }
}

impl<S, P> QueryFragment<MultiBackend> for DialectSql<S, P>
where
    Self: QueryFragment<Sqlite> + QueryFragment<Pg>,
{
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, MultiBackend>) -> QueryResult<()> {
        MultiBackend::walk_variant_ast(self, out)
    }
}

/// Condition that a column equals one of some ids: a single bound value, regardless of their number.
#[derive(Clone, Debug, QueryId)]
pub(crate) struct IdIn<Column> {
    column: Column,
    ids: Vec<i64>,
    json: String,
}

/// Returns the condition that a column equals one of some ids.
pub(crate) fn id_in<Column, Id: Copy + Into<i64>>(column: Column, ids: impl AsRef<[Id]>) -> IdIn<Column> {
    let ids: Vec<i64> = ids.as_ref().iter().map(|id| (*id).into()).collect();
    let json = format!("{ids:?}");
    IdIn { column, ids, json }
}

impl<Column: Expression> Expression for IdIn<Column> {
    type SqlType = Nullable<Bool>;
}

impl<Column: SelectableExpression<From>, From> SelectableExpression<From> for IdIn<Column> {}

impl<Column: AppearsOnTable<From>, From> AppearsOnTable<From> for IdIn<Column> {}

impl<Column: ValidGrouping<Grouped>, Grouped> ValidGrouping<Grouped> for IdIn<Column> {
    type IsAggregate = Column::IsAggregate;
}

impl<Column: QueryFragment<Sqlite>> QueryFragment<Sqlite> for IdIn<Column> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        self.column.walk_ast(out.reborrow())?;
        out.push_sql(" IN (SELECT value FROM json_each(");
        out.push_bind_param::<Text, String>(&self.json)?;
        out.push_sql("))");
        Ok(())
    }
}

impl<Column: QueryFragment<Pg>> QueryFragment<Pg> for IdIn<Column> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.column.walk_ast(out.reborrow())?;
        out.push_sql(" = ANY(");
        out.push_bind_param::<Array<BigInt>, Vec<i64>>(&self.ids)?;
        out.push_sql(")");
        Ok(())
    }
}

impl<Column> QueryFragment<MultiBackend> for IdIn<Column>
where
    Self: QueryFragment<Sqlite> + QueryFragment<Pg>,
{
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, MultiBackend>) -> QueryResult<()> {
        MultiBackend::walk_variant_ast(self, out)
    }
}

/// Size of a connection's statement cache. Diesel never evicts a statement, so a connection with many is closed.
pub(crate) struct StatementCount(Arc<AtomicUsize>);

impl StatementCount {
    /// Starts to count the statements that a new connection caches.
    pub fn of(db: &mut Db) -> Self {
        let count = Arc::new(AtomicUsize::new(0));
        db.set_instrumentation(Counter { count: count.clone(), next: get_default_instrumentation() });
        Self(count)
    }

    /// True at the size limit, at which the connection is closed to free its statements.
    pub fn is_full(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= MAX_CACHED_STATEMENTS
    }
}

/// Instrumentation that counts cached statements, and forwards each event to the default instrumentation.
struct Counter {
    count: Arc<AtomicUsize>,
    next: Option<Box<dyn Instrumentation>>,
}

impl Instrumentation for Counter {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        if matches!(event, InstrumentationEvent::CacheQuery { .. }) {
            self.count.fetch_add(1, Ordering::Relaxed);
        }
        if let Some(next) = &mut self.next {
            next.on_connection_event(event);
        }
    }
}
