//! The check before measuring: both servers give the same answer, byte for byte.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use ureq::http::{HeaderMap, Response};

use crate::{crowd::Sender, server::Server};

/// Headers that a client relies on.
const HEADERS: [&str; 3] = ["content-type", "etag", "cache-control"];
/// Members that differ between two servers that create the same record.
const OWN: [&str; 3] = ["id", "createdAt", "updatedAt"];

struct Answer {
    status: u16,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn of(mut response: Response<ureq::Body>) -> Result<Self> {
        let body = response.body_mut().read_to_string()?;
        Ok(Self { status: response.status().as_u16(), headers: response.headers().clone(), body })
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }
}

fn get(server: &Server, path: &str, sender: &Sender) -> Result<Answer> {
    let asked = ureq::get(format!("http://{}{path}", server.address));
    Answer::of(asked.header("Authorization", format!("Bearer {}", sender.token)).call()?)
}

fn post(server: &Server, path: &str, sender: &Sender) -> Result<Answer> {
    let asked = ureq::post(format!("http://{}{path}", server.address)).header("Content-Type", "application/json");
    let asked = asked.header("Authorization", format!("Bearer {}", sender.token));
    Answer::of(asked.send(sender.body.replace("{n}", "1"))?)
}

/// Checks that both servers answer a `GET` of each sender alike.
///
/// # Errors
/// Where they differ.
pub fn ensure_same(path: &str, boleia: &Server, by_hand: &Server, senders: &[Sender]) -> Result<()> {
    for sender in senders {
        let (one, other) = (get(boleia, path, sender)?, get(by_hand, path, sender)?);
        let whose = format!("{path} of {}", sender.token);
        ensure!(one.status == other.status, "{whose}: {} and {}", one.status, other.status);
        let differs = one.body.bytes().zip(other.body.bytes()).position(|(one, other)| one != other);
        let around = |text: &str| {
            let at = differs.unwrap_or_default();
            text.chars().skip(at.saturating_sub(60)).take(120).collect::<String>()
        };
        ensure!(one.body == other.body, "{whose}:\n{}\n{}", around(&one.body), around(&other.body));
        // `/healthz` has no headers to rely on.
        for name in HEADERS.into_iter().filter(|_| path.starts_with("/api/")) {
            ensure!(
                one.header(name) == other.header(name),
                "{whose}: {name} {:?} and {:?}",
                one.header(name),
                other.header(name)
            );
        }
    }
    Ok(())
}

/// Checks that both servers create a record of each sender alike, but for its id and moment.
///
/// # Errors
/// Where they differ.
pub fn ensure_same_made(path: &str, boleia: &Server, by_hand: &Server, senders: &[Sender]) -> Result<()> {
    for sender in senders {
        let (one, other) = (post(boleia, path, sender)?, post(by_hand, path, sender)?);
        ensure!(one.status == 201 && other.status == 201, "{path}: {} and {}", one.status, other.status);
        for made in [&one, &other] {
            let record: Value = serde_json::from_str(&made.body)?;
            let address = format!("{path}/{}", record.get("id").context("no id")?);
            ensure!(made.header("location") == Some(address.as_str()), "{path}: {:?}", made.header("location"));
            let tag = made.header("etag").context("no ETag")?;
            ensure!(tag.starts_with("\"1.") && tag.len() == 36, "{path}: ETag {tag}");
        }
        let (one, other) = (without_own(&one.body)?, without_own(&other.body)?);
        ensure!(one == other, "{path}:\n{one}\n{other}");
    }
    Ok(())
}

/// Returns a record, its members in their order, without what only its own server knows.
fn without_own(body: &str) -> Result<String> {
    let mut record: Value = serde_json::from_str(body)?;
    for name in OWN {
        *record.get_mut(name).with_context(|| format!("no {name}"))? = json!(null);
    }
    Ok(record.to_string())
}
