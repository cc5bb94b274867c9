//! The fourth part: what others wait for while one owner asks for much.

use std::{
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use bench::PASSWORD;
use serde_json::json;

use crate::{
    Measure,
    crowd::{Crowd, SMALL_EMAIL, enter_full},
    database::{Database, Kind},
    server::Server,
    spread::{Spread, ms},
    wrk::{Pressure, Request, send},
};

/// Number of owners.
const OWNERS: i64 = 100;
/// Requests of the owner with full books, and their connections: 64 together.
const HEAVY: [(&str, u32); 3] =
    [("/api/finances/summary", 22), ("/api/finances?q=pedagio", 21), ("/api/dashboard", 21)];
/// Requests of the other owners.
const LIGHT: [&str; 3] = ["/api/finances", "/api/finances/summary", "/api/dashboard"];
/// Sign-ins of a round.
const SIGN_INS: u32 = 20;

/// Measures over one kind of database, and prints a table.
///
/// # Errors
/// The server refuses something.
pub fn measure(kind: Kind, measure: &Measure, print: &mut dyn FnMut(String)) -> Result<()> {
    let database = Database::make(kind, &measure.folder)?;
    let mut crowd = Crowd::begin(&database.url)?;
    crowd.grow(OWNERS)?;
    let small = [crowd.small()];
    drop(crowd);
    let full = enter_full(&database.url)?;
    let server = Server::boleia(&database.url)?;
    // The first sign-in of a device and the first requests make what is kept afterwards.
    others(&server, &small, 1)?;
    let alone = rounds(measure, || others(&server, &small, measure.seconds))?;
    let beside = rounds(measure, || {
        // A sign-in takes its time: the others go on until it is done.
        let pressure = |connections| Pressure { connections, seconds: measure.seconds * 4 + 4 };
        thread::scope(|scope| {
            let heavy: Vec<_> = HEAVY
                .into_iter()
                .zip(full.chunks(1))
                .map(|((path, connections), senders)| {
                    let request = Request { method: "GET", path, senders };
                    let address = server.address;
                    scope.spawn(move || send(address, &request, pressure(connections)))
                })
                .collect();
            thread::sleep(Duration::from_millis(500));
            let seen = others(&server, &small, measure.seconds);
            for hand in heavy {
                hand.join().ok().context("a client of the owner with full books")??;
            }
            seen
        })
    })?;
    print(format!(
        "\n{}: p95 of others, in ms, while an owner with 20,000 transactions asks by 64 connections and three tokens.\n",
        kind.name()
    ));
    print("| request | alone | beside | ratio (goal ≤ 3) |\n|---|---|---|---|".into());
    for ((name, alone), beside) in LIGHT.into_iter().chain(["sign-in"]).zip(&alone).zip(&beside) {
        let time = |spread: &Spread| Duration::from_secs_f64(spread.median());
        let ratio = beside.median() / alone.median();
        print(format!("| {name} | {} | {} | {ratio:.1} |", ms(time(alone)), ms(time(beside))));
    }
    Ok(())
}

/// Seconds of each request, of all rounds.
fn rounds(measure: &Measure, mut round: impl FnMut() -> Result<Vec<Duration>>) -> Result<Vec<Spread>> {
    let mut spreads = vec![Spread::new(); LIGHT.len() + 1];
    for _ in 0..measure.rounds {
        for (spread, time) in spreads.iter_mut().zip(round()?) {
            spread.add(time.as_secs_f64());
        }
    }
    Ok(spreads)
}

/// p95 of what others ask for, one request after another, and of signing in.
fn others(server: &Server, small: &[crate::crowd::Sender], seconds: u32) -> Result<Vec<Duration>> {
    let pressure = Pressure { connections: 1, seconds };
    let p95 =
        |path| Ok(send(server.address, &Request { method: "GET", path, senders: small }, pressure)?.whole()?.p95());
    let mut times = LIGHT.into_iter().map(p95).collect::<Result<Vec<_>>>()?;
    let mut sign_ins = (0..SIGN_INS).map(|_| sign_in(server)).collect::<Result<Vec<_>>>()?;
    sign_ins.sort_unstable();
    times.push(sign_ins.into_iter().rev().nth(1).context("no sign-in")?);
    Ok(times)
}

fn sign_in(server: &Server) -> Result<Duration> {
    let origin = format!("http://{}", server.address);
    let body = json!({ "email": SMALL_EMAIL, "password": PASSWORD }).to_string();
    let began = Instant::now();
    ureq::post(format!("{origin}/api/auth/login"))
        .header("Origin", &origin)
        .header("Content-Type", "application/json")
        .send(&body)?;
    Ok(began.elapsed())
}
