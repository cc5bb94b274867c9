//! The books on a PostgreSQL server: a few sessions of each worker in turn, their statements prepared once.

use std::{
    collections::HashMap,
    sync::atomic::{AtomicUsize, Ordering},
};

use anyhow::{Context, Result};
use tokio_postgres::{Client, NoTls, Statement, types::ToSql};

use crate::{
    Asked,
    create::Entry,
    line::{Held, Line, Row},
    page::Page,
    reply::Reply,
    statements::Statements,
    summary::{Sums, plate},
};

/// Sessions of each worker; two workers have as many as the product.
const SESSIONS: usize = 6;

/// Sessions of a worker.
pub struct Postgres {
    sessions: Vec<Session>,
    next: AtomicUsize,
}

struct Session {
    client: Client,
    owner: Statement,
    list: Statement,
    line: Statement,
    held: Statement,
    balance: Statement,
    sums: Statement,
    plates: Statement,
    insert: Statement,
}

impl Postgres {
    /// Opens the sessions of a worker.
    pub async fn connect(url: &str) -> Result<Self> {
        let mut sessions = Vec::new();
        for _ in 0..SESSIONS {
            sessions.push(Session::open(url).await?);
        }
        Ok(Self { sessions, next: AtomicUsize::new(0) })
    }

    /// Answers who sends a token.
    pub async fn answer(&self, token: &str, asked: Asked) -> Result<Option<Reply>> {
        let turn = self.next.fetch_add(1, Ordering::Relaxed) % self.sessions.len();
        let session = self.sessions.get(turn).context("no session")?;
        session.answer(token, asked).await
    }
}

impl Session {
    async fn open(url: &str) -> Result<Self> {
        let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
        // It ends with its client.
        actix_web::rt::spawn(connection);
        let own = Statements::postgres();
        Ok(Self {
            owner: client.prepare(&own.owner).await?,
            list: client.prepare(&own.list).await?,
            line: client.prepare(&own.line).await?,
            held: client.prepare(own.held).await?,
            balance: client.prepare(&own.balance).await?,
            sums: client.prepare(&own.sums).await?,
            plates: client.prepare(own.plates).await?,
            insert: client.prepare(&own.insert).await?,
            client,
        })
    }

    async fn answer(&self, token: &str, asked: Asked) -> Result<Option<Reply>> {
        let today = bench::now().today;
        let Some(found) = self.client.query_opt(&self.owner, &[&token, &today.to_string()]).await? else {
            return Ok(None);
        };
        let owner: i64 = found.at(0)?;
        let reply = match asked {
            Asked::List => self.list(owner).await,
            Asked::Summary => self.summary(owner).await,
            Asked::Create(entry) => self.create(owner, entry).await,
        };
        reply.map(Some)
    }

    async fn list(&self, owner: i64) -> Result<Reply> {
        let today = bench::now().today;
        let rows = self.client.query(&self.list, &[&owner]).await?;
        let mut page = Page::of(rows.iter().map(|row| Line::of(row, today)).collect::<Result<_>>()?)?;
        if let Some((first, last)) = page.receipts() {
            let held = self.client.query(&self.held, &[&owner, &first, &last]).await?;
            page.hold(held.iter().map(Held::of).collect::<Result<_>>()?);
        }
        let before = match page.earliest() {
            None => 0,
            Some((day, id)) => self.client.query_one(&self.balance, &[&owner, &day, &id]).await?.at(0)?,
        };
        page.reply(before)
    }

    async fn summary(&self, owner: i64) -> Result<Reply> {
        let today = bench::now().today.to_string();
        let mut sums = Sums::default();
        for row in self.client.query(&self.sums, &[&today, &owner]).await? {
            sums.add(&row)?;
        }
        let plates = self.client.query(&self.plates, &[&owner]).await?;
        sums.reply(&plates.iter().map(plate).collect::<Result<HashMap<_, _>>>()?)
    }

    async fn create(&self, owner: i64, entry: Entry) -> Result<Reply> {
        let own = entry.values()?;
        // The foreign key refuses a vehicle that is not the owner's.
        let values: [&(dyn ToSql + Sync); 11] = [
            &owner,
            &own.now,
            &own.kind,
            &own.category,
            &own.description,
            &own.amount_cents,
            &own.due_on,
            &own.paid_on,
            &own.vehicle_id,
            &own.search,
            &own.effect,
        ];
        let id: i64 = self.client.query_one(&self.insert, &values).await?.at(0)?;
        let row = self.client.query_one(&self.line, &[&owner, &id]).await?;
        let line = Line::of(&row, bench::now().today)?;
        Reply::created(line.id, line.version, &line)
    }
}
