//! The third part: many clients that create something at once.

use anyhow::Result;

use crate::{
    Measure,
    crowd::Crowd,
    database::{Database, Kind},
    server::Server,
    spread::ms,
    wrk::{Pressure, Request, send},
};

/// Clients that write at once.
const WRITERS: u32 = 64;
/// Number of owners.
const OWNERS: i64 = 100;

/// Measures over one kind of database, and prints a table with a line for each round.
///
/// # Errors
/// The server does not answer.
pub fn measure(kind: Kind, measure: &Measure, print: &mut dyn FnMut(String)) -> Result<()> {
    let database = Database::make(kind, &measure.folder)?;
    let mut crowd = Crowd::begin(&database.url)?;
    crowd.grow(OWNERS)?;
    let senders = crowd.writers();
    drop(crowd);
    let server = Server::boleia(&database.url)?;
    let request = Request { method: "POST", path: "/api/finances", senders: &senders };
    let pressure = Pressure { connections: WRITERS, seconds: measure.seconds };
    send(server.address, &request, Pressure { seconds: 1, ..pressure })?;
    print(format!("\n{}: {WRITERS} clients create transactions at once.\n", kind.name()));
    print(
        "| created/s | p50, ms | p99, ms | p99 / p50 (goal ≤ 5) | refused | lost |\n|---|---|---|---|---|---|".into(),
    );
    for _ in 0..measure.rounds {
        let counted = send(server.address, &request, pressure)?;
        let (p50, p99) = (counted.p50(), counted.p99());
        let ratio = p99.as_secs_f64() / p50.as_secs_f64();
        let (rate, refused, lost) = (counted.per_second(), counted.refused, counted.lost);
        print(format!("| {rate:.0} | {} | {} | {ratio:.1} | {refused} | {lost} |", ms(p50), ms(p99)));
    }
    Ok(())
}
