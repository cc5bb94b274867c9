//! The second part: the same requests of one owner while the number of other owners grows.

use anyhow::Result;

use crate::{
    Measure,
    crowd::Crowd,
    database::{Database, Kind},
    server::Server,
    spread::Spread,
    wrk::{Pressure, Request, send},
};

/// Numbers of owners; the first are the two that are copied and the one that is measured.
const OWNERS: [i64; 5] = [3, 10, 100, 1_000, 10_000];
/// Connections that are open at once: few, as the time of a request counts here.
const CONNECTIONS: u32 = 4;

const PATHS: [&str; 3] = ["/api/finances", "/api/finances/summary", "/api/dashboard"];

/// Measures the requests over one kind of database, and prints a table.
///
/// # Errors
/// The server refuses something.
pub fn measure(kind: Kind, measure: &Measure, print: &mut dyn FnMut(String)) -> Result<()> {
    let database = Database::make(kind, &measure.folder)?;
    let mut crowd = Crowd::begin(&database.url)?;
    let senders = [crowd.small()];
    print(format!("\n{}: requests of one owner with 150 transactions, in a second.\n", kind.name()));
    print("| owners | transactions | list | | summary | | dashboard | |\n|---|---|---|---|---|---|---|---|".into());
    let pressure = Pressure { connections: CONNECTIONS, seconds: measure.seconds };
    let mut first = None;
    for owners in OWNERS.into_iter().filter(|owners| *owners <= measure.owners) {
        crowd.grow(owners)?;
        let transactions = crowd.transactions()?;
        let server = Server::boleia(&database.url)?;
        let mut rates = [const { Spread::new() }; PATHS.len()];
        for round in 0..=measure.rounds {
            for (path, rate) in PATHS.into_iter().zip(&mut rates) {
                let reached = send(server.address, &Request { method: "GET", path, senders: &senders }, pressure)?;
                if round > 0 {
                    rate.add(reached.whole()?.per_second());
                }
            }
        }
        let reached = rates.map(|rate| rate.median());
        let before: [f64; PATHS.len()] = *first.get_or_insert(reached);
        let cells = reached.iter().zip(before).map(|(now, first)| format!("{now:.0} | {:.2}", now / first));
        print(format!("| {owners} | {transactions} | {} |", cells.collect::<Vec<_>>().join(" | ")));
    }
    Ok(())
}
