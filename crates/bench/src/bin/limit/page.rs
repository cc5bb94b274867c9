//! The first page of the list.

use anyhow::Result;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::Serialize;

use crate::{
    line::{Held, Line},
    reply::Reply,
    statements::PAGE,
};

/// The newest lines of an owner.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Page {
    items: Vec<Line>,
    next_cursor: Option<String>,
}

#[derive(Serialize)]
struct Cursor<'a> {
    sort: &'static str,
    descending: bool,
    value: &'a str,
    id: i64,
}

impl Page {
    /// Takes the loaded lines, of which the last may be one too many.
    pub fn of(mut items: Vec<Line>) -> Result<Self> {
        let mut next_cursor = None;
        if items.len() > PAGE {
            items.truncate(PAGE);
            if let Some(Line { due_on, id, .. }) = items.last() {
                let cursor = Cursor { sort: "dueOn", descending: true, value: due_on, id: *id };
                next_cursor = Some(URL_SAFE_NO_PAD.encode(serde_json::to_vec(&cursor)?));
            }
        }
        Ok(Self { items, next_cursor })
    }

    /// The least and greatest id of its receipts.
    pub fn receipts(&self) -> Option<(i64, i64)> {
        let ids = || self.items.iter().filter(|line| line.is_receipt()).map(|line| line.id);
        ids().min().zip(ids().max())
    }

    /// Adds the deductions from its receipts.
    pub fn hold(&mut self, deductions: Vec<(i64, Held)>) {
        for (receipt, held) in deductions {
            // The range of ids may hold receipts of other pages.
            if let Some(line) = self.items.iter_mut().find(|line| line.id == receipt) {
                line.hold(held);
            }
        }
    }

    /// Its earliest line, from which the balance is added up.
    pub fn earliest(&self) -> Option<(&str, i64)> {
        self.items.last().map(|line| (line.due_on.as_str(), line.id))
    }

    /// Answers with the running balance, which was `before` the earliest line.
    pub fn reply(mut self, before: i64) -> Result<Reply> {
        let mut balance = before;
        for line in self.items.iter_mut().rev() {
            balance += line.signed();
            line.balance_cents = Some(balance);
        }
        Reply::ok(&self)
    }
}
