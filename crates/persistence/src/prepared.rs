//! Statements that stay prepared. Diesel prepares a statement anew at every execution where it holds a piece of SQL that
//! a program may have put together, or a list of values whose length is part of the text; what stands here has neither.
//! Why, and what it saves: `docs/decisions/2026-11-24-statements-that-stay-prepared.md`.

use std::marker::PhantomData;

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

use crate::{connection::Db, either::MultiBackend};

/// Statements that a connection keeps. All screens need less than half of them; the filters of the lists can be put
/// together in many more ways.
const KEPT: usize = 400;

/// SQL whose words stand in the program: unlike with Diesel's own `sql`, a statement with it is prepared once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fixed<Type> {
    words: [&'static str; 3],
    of: PhantomData<Type>,
}

/// An expression in SQL.
pub(crate) fn fixed<Type>(sql: &'static str) -> Fixed<Type> {
    within(sql, "", "")
}

/// An expression in SQL between two others.
pub(crate) fn within<Type>(before: &'static str, sql: &'static str, after: &'static str) -> Fixed<Type> {
    Fixed { words: [before, sql, after], of: PhantomData }
}

impl<Type: TypedExpressionType> Expression for Fixed<Type> {
    type SqlType = Type;
}

impl<Type, From> SelectableExpression<From> for Fixed<Type> where Self: AppearsOnTable<From> {}

impl<Type, From> AppearsOnTable<From> for Fixed<Type> where Self: Expression {}

impl<Type, Grouped> ValidGrouping<Grouped> for Fixed<Type> {
    type IsAggregate = is_aggregate::Never;
}

impl<Type> QueryId for Fixed<Type> {
    type QueryId = ();

    // The words are no part of the type: the statement is known by its text.
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Type, DB: Backend> QueryFragment<DB> for Fixed<Type> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        self.words.iter().for_each(|words| out.push_sql(words));
        Ok(())
    }
}

/// An expression written differently for each database, with the same meaning: SQLite's form may steer its choice of an
/// index.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worded<ForSqlite, ForPostgres = ForSqlite> {
    sqlite: ForSqlite,
    postgres: ForPostgres,
}

/// An expression in the words of each database.
pub(crate) fn worded<ForSqlite, ForPostgres>(
    sqlite: ForSqlite,
    postgres: ForPostgres,
) -> Worded<ForSqlite, ForPostgres> {
    Worded { sqlite, postgres }
}

/// A condition that SQLite is told beside another one that implies it, for the sake of an index.
pub(crate) type Hint<Condition> = Worded<Condition, Fixed<Bool>>;

/// A hint for SQLite; PostgreSQL is told nothing.
pub(crate) fn hint<Condition>(condition: Condition) -> Hint<Condition> {
    worded(condition, fixed("TRUE"))
}

impl<S: Expression, P> Expression for Worded<S, P> {
    type SqlType = S::SqlType;
}

impl<S: SelectableExpression<From>, P, From> SelectableExpression<From> for Worded<S, P> {}

impl<S: AppearsOnTable<From>, P, From> AppearsOnTable<From> for Worded<S, P> {}

impl<S: ValidGrouping<Grouped>, P, Grouped> ValidGrouping<Grouped> for Worded<S, P> {
    type IsAggregate = S::IsAggregate;
}

impl<S, P> QueryId for Worded<S, P> {
    type QueryId = ();

    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<S: QueryFragment<Sqlite>, P> QueryFragment<Sqlite> for Worded<S, P> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        self.sqlite.walk_ast(out)
    }
}

impl<S, P: QueryFragment<Pg>> QueryFragment<Pg> for Worded<S, P> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.postgres.walk_ast(out)
    }
}

impl<S, P> QueryFragment<MultiBackend> for Worded<S, P>
where
    Self: QueryFragment<Sqlite> + QueryFragment<Pg>,
{
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, MultiBackend>) -> QueryResult<()> {
        MultiBackend::walk_variant_ast(self, out)
    }
}

/// Condition that a column holds one of some ids: one value is bound, however many there are.
#[derive(Clone, Debug, QueryId)]
pub(crate) struct OneOf<Column> {
    column: Column,
    ids: Vec<i64>,
    json: String,
}

/// Returns the condition that a column holds one of some ids.
pub(crate) fn one_of<Column, Id: Copy + Into<i64>>(column: Column, ids: impl AsRef<[Id]>) -> OneOf<Column> {
    let ids: Vec<i64> = ids.as_ref().iter().map(|id| (*id).into()).collect();
    let json = format!("{ids:?}");
    OneOf { column, ids, json }
}

impl<Column: Expression> Expression for OneOf<Column> {
    type SqlType = Nullable<Bool>;
}

impl<Column: SelectableExpression<From>, From> SelectableExpression<From> for OneOf<Column> {}

impl<Column: AppearsOnTable<From>, From> AppearsOnTable<From> for OneOf<Column> {}

impl<Column: ValidGrouping<Grouped>, Grouped> ValidGrouping<Grouped> for OneOf<Column> {
    type IsAggregate = Column::IsAggregate;
}

impl<Column: QueryFragment<Sqlite>> QueryFragment<Sqlite> for OneOf<Column> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        self.column.walk_ast(out.reborrow())?;
        out.push_sql(" IN (SELECT value FROM json_each(");
        out.push_bind_param::<Text, String>(&self.json)?;
        out.push_sql("))");
        Ok(())
    }
}

impl<Column: QueryFragment<Pg>> QueryFragment<Pg> for OneOf<Column> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.column.walk_ast(out.reborrow())?;
        out.push_sql(" = ANY(");
        out.push_bind_param::<Array<BigInt>, Vec<i64>>(&self.ids)?;
        out.push_sql(")");
        Ok(())
    }
}

impl<Column> QueryFragment<MultiBackend> for OneOf<Column>
where
    Self: QueryFragment<Sqlite> + QueryFragment<Pg>,
{
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, MultiBackend>) -> QueryResult<()> {
        MultiBackend::walk_variant_ast(self, out)
    }
}

/// Counts the statements that a connection keeps, and tells every event to who listens to all connections.
struct Kept {
    statements: usize,
    listener: Option<Box<dyn Instrumentation>>,
}

impl Instrumentation for Kept {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        if matches!(event, InstrumentationEvent::CacheQuery { .. }) {
            self.statements += 1;
        }
        if let Some(listener) = &mut self.listener {
            listener.on_connection_event(event);
        }
    }
}

/// Begins to count the statements that a new connection keeps.
pub(crate) fn counted(mut db: Db) -> Db {
    db.set_instrumentation(Kept { statements: 0, listener: get_default_instrumentation() });
    db
}

/// True for a connection that keeps so many statements that it is to be made anew: they are freed with it alone.
pub(crate) fn is_full(db: &mut Db) -> bool {
    let counts = db.instrumentation();
    (*counts).as_any().downcast_ref::<Kept>().is_some_and(|kept| kept.statements >= KEPT)
}
