//! The text of a statement, put together once for all that Diesel does with it.

use std::{
    any::TypeId,
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use diesel::{
    QueryResult,
    backend::Backend,
    query_builder::{AstPass, Query, QueryBuilder, QueryFragment, QueryId},
};

use crate::either::MultiBackend;

type Builder = <MultiBackend as Backend>::QueryBuilder;

/// A query beside its text. Diesel's derived connection puts the text of a query together when it looks for the prepared
/// statement, when it asks whether it may keep it, and when it binds the values, which costs more than running a short
/// statement. Here it is put together once, and once for all where its type tells it.
pub(crate) struct Written<T> {
    query: T,
    text: Text,
}

#[derive(Clone)]
struct Text {
    sql: Arc<str>,
    /// Diesel may keep the prepared statement.
    is_safe: bool,
}

/// Texts of the statements that are known by their type, for each database; there are as many as the program has types.
static KNOWN: RwLock<[Option<HashMap<TypeId, Text>>; 2]> = RwLock::new([None, None]);

impl<T: QueryFragment<MultiBackend> + QueryId> Written<T> {
    /// Returns a query with its text for a database.
    ///
    /// # Errors
    /// As for the query itself.
    pub fn of(query: T, backend: &MultiBackend) -> QueryResult<Self> {
        let Some(kind) = T::query_id() else {
            let text = text(&query, backend)?;
            return Ok(Self { query, text });
        };
        let database = usize::from(matches!(backend, MultiBackend::Postgres(_)));
        let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
        let found = known.get(database).and_then(|texts| texts.as_ref()?.get(&kind).cloned());
        drop(known);
        if let Some(text) = found {
            return Ok(Self { query, text });
        }
        let text = text(&query, backend)?;
        if text.is_safe {
            let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
            if let Some(texts) = known.get_mut(database) {
                texts.get_or_insert_default().insert(kind, text.clone());
            }
        }
        Ok(Self { query, text })
    }
}

fn text(query: &impl QueryFragment<MultiBackend>, backend: &MultiBackend) -> QueryResult<Text> {
    let mut out = match backend {
        MultiBackend::Sqlite(_) => Builder::Sqlite(Default::default()),
        MultiBackend::Postgres(_) => Builder::Postgres(Default::default()),
    };
    query.to_sql(&mut out, backend)?;
    Ok(Text { sql: out.finish().into(), is_safe: query.is_safe_to_cache_prepared(backend)? })
}

impl<T: QueryFragment<MultiBackend>> QueryFragment<MultiBackend> for Written<T> {
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

impl<T: QueryId> QueryId for Written<T> {
    type QueryId = T::QueryId;

    const HAS_STATIC_QUERY_ID: bool = T::HAS_STATIC_QUERY_ID;
}

impl<T: Query> Query for Written<T> {
    type SqlType = T::SqlType;
}
