//! Statements that stay prepared. Diesel prepares a statement anew at every execution where it holds a piece of SQL that
//! a program may have put together, or a list of values whose length is part of the text; what stands here has neither.
//! Why, and what it saves: `docs/decisions/2026-11-24-statements-that-stay-prepared.md`.

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

/// Prepared statements per connection. All screens need less than half of them; combinations of list filters are many
/// more.
const MAX_CACHED_STATEMENTS: usize = 400;

/// SQL whose words stand in the program: unlike with Diesel's own `sql`, a statement with it is prepared once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StaticSql<Type> {
    words: [&'static str; 3],
    of: PhantomData<Type>,
}

/// An expression in SQL.
pub(crate) fn static_sql<Type>(sql: &'static str) -> StaticSql<Type> {
    within(sql, "", "")
}

/// An expression in SQL between two others.
pub(crate) fn within<Type>(before: &'static str, sql: &'static str, after: &'static str) -> StaticSql<Type> {
    StaticSql { words: [before, sql, after], of: PhantomData }
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

    // The words are no part of the type: the statement is known by its text.
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Type, DB: Backend> QueryFragment<DB> for StaticSql<Type> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        self.words.iter().for_each(|words| out.push_sql(words));
        Ok(())
    }
}

/// An expression written differently for each database, with the same meaning: SQLite's form may steer its choice of an
/// index.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DialectSql<ForSqlite, ForPostgres = ForSqlite> {
    sqlite: ForSqlite,
    postgres: ForPostgres,
}

/// An expression in the words of each database.
pub(crate) fn dialect_sql<ForSqlite, ForPostgres>(
    sqlite: ForSqlite,
    postgres: ForPostgres,
) -> DialectSql<ForSqlite, ForPostgres> {
    DialectSql { sqlite, postgres }
}

/// A condition that SQLite is told beside another one that implies it, for the sake of an index.
pub(crate) type Hint<Condition> = DialectSql<Condition, StaticSql<Bool>>;

/// A hint for SQLite; PostgreSQL is told nothing.
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

/// Condition that a column holds one of some ids: one value is bound, however many there are.
#[derive(Clone, Debug, QueryId)]
pub(crate) struct IdIn<Column> {
    column: Column,
    ids: Vec<i64>,
    json: String,
}

/// Returns the condition that a column holds one of some ids.
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

/// Number of statements in the cache of a connection. Diesel never evicts one, so a connection with many is closed.
pub(crate) struct StatementCount(Arc<AtomicUsize>);

impl StatementCount {
    /// Counts from now on the statements that a new connection caches.
    pub fn of(db: &mut Db) -> Self {
        let count = Arc::new(AtomicUsize::new(0));
        db.set_instrumentation(Counter { count: count.clone(), next: get_default_instrumentation() });
        Self(count)
    }

    /// True at the size at which a connection is closed: its statements are freed with it alone.
    pub fn is_full(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= MAX_CACHED_STATEMENTS
    }
}

/// Instrumentation that counts cached statements, and hands each event on to the default instrumentation.
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
