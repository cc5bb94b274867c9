//! The text of a statement, put together once for all that Diesel does with it.

use std::{
    any::TypeId,
    collections::HashMap,
    marker::PhantomData,
    sync::{Arc, PoisonError, RwLock},
};

use diesel::{
    QueryResult,
    backend::Backend,
    query_builder::{AstPass, Query, QueryBuilder, QueryFragment, QueryId},
};

use crate::either::MultiBackend;

type Builder = <MultiBackend as Backend>::QueryBuilder;

/// A query as its text and its bound values, with the type of its rows: type erasure. Diesel compiles the code that
/// prepares, binds and runs a statement once per type of query and database; here it is compiled once per type of rows.
///
/// The text is built once per execution, where Diesel's derived connection builds it three times, and once for all
/// executions of a query that its type determines.
pub(crate) struct Written<'query, Rows> {
    query: Box<dyn QueryFragment<MultiBackend> + 'query>,
    text: Text,
    rows: PhantomData<Rows>,
}

#[derive(Clone)]
struct Text {
    sql: Arc<str>,
    /// Diesel may keep the prepared statement.
    is_safe: bool,
}

/// Texts of the statements that are known by their type, for each database; there are as many as the program has types.
static KNOWN: RwLock<[Option<HashMap<TypeId, Text>>; 2]> = RwLock::new([None, None]);

impl<'query, Rows> Written<'query, Rows> {
    /// Returns a query with its text for a database.
    ///
    /// # Errors
    /// As for the query itself.
    pub fn of<T: QueryFragment<MultiBackend> + QueryId + 'query>(
        query: T,
        backend: &MultiBackend,
    ) -> QueryResult<Self> {
        let id = T::query_id();
        let text = match id.and_then(|id| known(id, backend)) {
            Some(text) => text,
            None => built(&query, id, backend)?,
        };
        Ok(Self { query: Box::new(query), text, rows: PhantomData })
    }
}

fn database(backend: &MultiBackend) -> usize {
    usize::from(matches!(backend, MultiBackend::Postgres(_)))
}

fn known(id: TypeId, backend: &MultiBackend) -> Option<Text> {
    let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
    known.get(database(backend))?.as_ref()?.get(&id).cloned()
}

fn built(query: &dyn QueryFragment<MultiBackend>, id: Option<TypeId>, backend: &MultiBackend) -> QueryResult<Text> {
    let text = text(query, backend)?;
    if let Some(id) = id.filter(|_| text.is_safe) {
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(texts) = known.get_mut(database(backend)) {
            texts.get_or_insert_default().insert(id, text.clone());
        }
    }
    Ok(text)
}

fn text(query: &dyn QueryFragment<MultiBackend>, backend: &MultiBackend) -> QueryResult<Text> {
    let mut out = match backend {
        MultiBackend::Sqlite(_) => Builder::Sqlite(Default::default()),
        MultiBackend::Postgres(_) => Builder::Postgres(Default::default()),
    };
    query.to_sql(&mut out, backend)?;
    Ok(Text { sql: out.finish().into(), is_safe: query.is_safe_to_cache_prepared(backend)? })
}

impl<Rows> QueryFragment<MultiBackend> for Written<'_, Rows> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, MultiBackend>) -> QueryResult<()> {
        self.query.walk_ast(out)
    }

    fn to_sql(&self, out: &mut Builder, _: &MultiBackend) -> QueryResult<()> {
        out.push_sql(&self.text.sql);
        Ok(())
    }

    fn is_safe_to_cache_prepared(&self, _: &MultiBackend) -> QueryResult<bool> {
        Ok(self.text.is_safe)
    }
}

impl<Rows> QueryId for Written<'_, Rows> {
    type QueryId = ();

    // Diesel's statement cache is keyed by the text.
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Rows> Query for Written<'_, Rows> {
    type SqlType = Rows;
}
