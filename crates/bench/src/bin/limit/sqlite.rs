//! The books in a file: readers as many as ask at once, and one writer.

use std::sync::{Arc, Mutex, PoisonError};

use actix_web::web::block;
use anyhow::Result;
use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension, Params, params};

use crate::{
    Asked,
    create::Entry,
    line::{Held, Line},
    page::Page,
    reply::Reply,
    statements::Statements,
    summary::{Sums, plate},
};

/// The file.
#[derive(Clone)]
pub struct Sqlite(Arc<Inner>);

struct Inner {
    path: String,
    statements: Statements,
    readers: Mutex<Vec<Connection>>,
    writer: Mutex<Connection>,
}

fn connection(path: &str) -> Result<Connection> {
    let connection = Connection::open(path)?;
    // An answered write is on the disk, as the product has it.
    connection.execute_batch("PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")?;
    Ok(connection)
}

fn rows<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    mut read: impl FnMut(&rusqlite::Row<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    let mut statement = db.prepare_cached(sql)?;
    let mut found = statement.query(params)?;
    let mut all = Vec::new();
    while let Some(row) = found.next()? {
        all.push(read(row)?);
    }
    Ok(all)
}

impl Sqlite {
    /// Opens the file of the product.
    pub fn open(path: &str) -> Result<Self> {
        let (statements, writer) = (Statements::sqlite(), Mutex::new(connection(path)?));
        Ok(Self(Arc::new(Inner { path: path.to_owned(), statements, readers: Mutex::default(), writer })))
    }

    /// Answers who sends a token, off the async threads.
    pub async fn answer(&self, token: String, asked: Asked) -> Result<Option<Reply>> {
        let own = self.0.clone();
        block(move || own.answer(&token, asked)).await?
    }
}

impl Inner {
    fn answer(&self, token: &str, asked: Asked) -> Result<Option<Reply>> {
        let today = bench::now().today;
        match asked {
            Asked::Create(entry) => {
                let mut db = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
                let work = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
                let Some(owner) = self.owner(&work, token, today)? else { return Ok(None) };
                let reply = self.create(&work, owner, entry, today)?;
                work.commit()?;
                Ok(Some(reply))
            }
            Asked::List => self.read(token, today, |db, owner| self.list(db, owner, today)),
            Asked::Summary => self.read(token, today, |db, owner| self.summary(db, owner, today)),
        }
    }

    /// Reads one consistent state of the file.
    fn read(
        &self,
        token: &str,
        today: NaiveDate,
        work: impl FnOnce(&Connection, i64) -> Result<Reply>,
    ) -> Result<Option<Reply>> {
        let kept = self.readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let db = kept.map_or_else(|| connection(&self.path), Ok)?;
        let state = db.unchecked_transaction()?;
        let reply = self.owner(&state, token, today)?.map(|owner| work(&state, owner)).transpose()?;
        state.commit()?;
        self.readers.lock().unwrap_or_else(PoisonError::into_inner).push(db);
        Ok(reply)
    }

    fn owner(&self, db: &Connection, token: &str, today: NaiveDate) -> Result<Option<i64>> {
        let mut statement = db.prepare_cached(&self.statements.owner)?;
        Ok(statement.query_row(params![token, today.to_string()], |row| row.get(0)).optional()?)
    }

    fn list(&self, db: &Connection, owner: i64, today: NaiveDate) -> Result<Reply> {
        let mut page = Page::of(rows(db, &self.statements.list, params![owner], |row| Line::of(row, today))?)?;
        if let Some((first, last)) = page.receipts() {
            page.hold(rows(db, self.statements.held, params![owner, first, last], |row| Held::of(row))?);
        }
        let before = match page.earliest() {
            None => 0,
            Some((day, id)) => {
                db.prepare_cached(&self.statements.balance)?.query_row(params![owner, day, id], |row| row.get(0))?
            }
        };
        page.reply(before)
    }

    fn summary(&self, db: &Connection, owner: i64, today: NaiveDate) -> Result<Reply> {
        let mut sums = Sums::default();
        rows(db, &self.statements.sums, params![today.to_string(), owner], |row| sums.add(row))?;
        let plates = rows(db, self.statements.plates, params![owner], |row| plate(row))?;
        sums.reply(&plates.into_iter().collect())
    }

    fn create(&self, db: &Connection, owner: i64, entry: Entry, today: NaiveDate) -> Result<Reply> {
        let own = entry.values()?;
        // The foreign key refuses a vehicle that is not the owner's.
        let id: i64 = db.prepare_cached(&self.statements.insert)?.query_row(
            params![
                owner,
                own.now,
                own.kind,
                own.category,
                own.description,
                own.amount_cents,
                own.due_on,
                own.paid_on,
                own.vehicle_id,
                own.search,
                own.effect
            ],
            |row| row.get(0),
        )?;
        let made = rows(db, &self.statements.line, params![owner, id], |row| Line::of(row, today))?;
        let line = made.first().ok_or(rusqlite::Error::QueryReturnedNoRows)?;
        Reply::created(line.id, line.version, line)
    }
}
