//! The last part: the memory of the server while it works for minutes.

use anyhow::Result;

use crate::{
    Measure,
    crowd::Crowd,
    database::{Database, Kind},
    server::Server,
    wrk::{Pressure, Request, send},
};

/// Number of owners.
const OWNERS: i64 = 1_000;
/// Connections that are open at once.
const CONNECTIONS: u32 = 16;
/// Seconds of each kind of request in a minute.
const SECONDS: u32 = 15;

/// Measures over one kind of database, and prints a line for each minute.
///
/// # Errors
/// The server refuses something.
pub fn measure(kind: Kind, measure: &Measure, print: &mut dyn FnMut(String)) -> Result<()> {
    let database = Database::make(kind, &measure.folder)?;
    let mut crowd = Crowd::begin(&database.url)?;
    crowd.grow(OWNERS)?;
    let (small, busy, writers) = ([crowd.small()], [crowd.busy()], crowd.writers());
    drop(crowd);
    let server = Server::boleia(&database.url)?;
    print(format!(
        "\n{}: memory while {CONNECTIONS} connections ask for lists, sums, dashboards and creates.\n",
        kind.name()
    ));
    print("| minute | answers | MiB (goal ≤ 90, flat) |\n|---|---|---|".into());
    print(format!("| 0 | 0 | {} |", server.resident_mib()?));
    let works = [
        Request { method: "GET", path: "/api/finances", senders: &small },
        Request { method: "GET", path: "/api/finances/summary", senders: &busy },
        Request { method: "GET", path: "/api/dashboard", senders: &busy },
        Request { method: "POST", path: "/api/finances", senders: &writers },
    ];
    for minute in 1..=measure.minutes {
        let pressure = Pressure { connections: CONNECTIONS, seconds: SECONDS };
        let mut answers = 0;
        for work in &works {
            answers += send(server.address, work, pressure)?.whole()?.requests;
        }
        print(format!("| {minute} | {answers} | {} |", server.resident_mib()?));
    }
    Ok(())
}
