//! The first part: Boleia and the server written by hand under the same load, turn by turn.

use anyhow::Result;

use crate::{
    Measure,
    crowd::{Crowd, Sender},
    database::{Database, Kind},
    same::{ensure_same, ensure_same_made},
    server::Server,
    spread::Spread,
    wrk::{Pressure, Request, send},
};

/// Number of owners.
const OWNERS: i64 = 1_000;
/// Connections that are open at once.
const CONNECTIONS: u32 = 16;

/// Target.
enum Goal {
    /// A share of what the server by hand reaches.
    Ratio(f64),
    /// Answers in a second, which the server by hand does not give.
    PerSecond(f64),
}

/// A kind of request, and what should be reached.
struct Work<'a> {
    name: &'static str,
    request: Request<'a>,
    goal: Goal,
}

fn works<'a>(small: &'a [Sender], busy: &'a [Sender], writers: &'a [Sender]) -> [Work<'a>; 7] {
    let get = |name, path, senders, goal| Work { name, request: Request { method: "GET", path, senders }, goal };
    [
        get("`/healthz`", "/healthz", small, Goal::Ratio(0.7)),
        get("list of 50 transactions, owner with 150", "/api/finances", small, Goal::Ratio(0.6)),
        get("summary, owner with 150", "/api/finances/summary", small, Goal::Ratio(0.6)),
        Work {
            name: "create one, durable",
            request: Request { method: "POST", path: "/api/finances", senders: writers },
            goal: Goal::Ratio(0.8),
        },
        get("who am I", "/api/auth/user", small, Goal::PerSecond(25_000.0)),
        get("dashboard, owner with 150", "/api/dashboard", small, Goal::PerSecond(3_000.0)),
        get("dashboard, owner with 6,000", "/api/dashboard", busy, Goal::PerSecond(1_000.0)),
    ]
}

/// Measures the works over one kind of database, and prints a table.
///
/// # Errors
/// The servers differ, or one refuses something.
pub fn measure(kind: Kind, measure: &Measure, print: &mut dyn FnMut(String)) -> Result<()> {
    let database = Database::make(kind, &measure.folder)?;
    let mut crowd = Crowd::begin(&database.url)?;
    crowd.grow(OWNERS)?;
    let transactions = crowd.transactions()?;
    let (small, busy, writers) = ([crowd.small()], [crowd.busy()], crowd.writers());
    drop(crowd);
    let (boleia, by_hand) = (Server::boleia(&database.url)?, Server::by_hand(&database.url)?);
    let idle = (boleia.resident_mib()?, by_hand.resident_mib()?);
    let both = [small.clone(), busy.clone()].concat();
    ensure_same("/healthz", &boleia, &by_hand, &small)?;
    ensure_same("/api/finances", &boleia, &by_hand, &both)?;
    ensure_same("/api/finances/summary", &boleia, &by_hand, &both)?;
    let some: Vec<Sender> = writers.iter().take(3).cloned().collect();
    ensure_same_made("/api/finances", &boleia, &by_hand, &some)?;
    ensure_same("/api/finances", &boleia, &by_hand, &some)?;

    print(format!(
        "\n{}: {OWNERS} owners, {transactions} transactions; answers of both servers are the same.\n",
        kind.name()
    ));
    print("| work | Boleia/s | by hand/s | ratio | goal |\n|---|---|---|---|---|".into());
    let pressure = Pressure { connections: CONNECTIONS, seconds: measure.seconds };
    for Work { name, request, goal } in works(&small, &busy, &writers) {
        let rate = |server: &Server, pressure| {
            Ok::<_, anyhow::Error>(send(server.address, &request, pressure)?.whole()?.per_second())
        };
        let (mut own, mut other, mut ratios) = (Spread::default(), Spread::default(), Spread::default());
        for round in 0..=measure.rounds {
            // The first round warms up.
            let pressure = if round == 0 { Pressure { seconds: 1, ..pressure } } else { pressure };
            let reached = rate(&boleia, pressure)?;
            let limit = matches!(goal, Goal::Ratio(_)).then(|| rate(&by_hand, pressure)).transpose()?;
            if round > 0 {
                own.add(reached);
                if let Some(limit) = limit {
                    other.add(limit);
                    ratios.add(reached / limit);
                }
            }
        }
        let (limit, ratio, goal) = match goal {
            Goal::Ratio(goal) => (other.whole(), ratios.shares(), format!("≥ {goal}")),
            Goal::PerSecond(goal) => ("–".into(), String::new(), format!("≥ {goal}/s")),
        };
        print(format!("| {name} | {} | {limit} | {ratio} | {goal} |", own.whole()));
    }
    let after = (boleia.resident_mib()?, by_hand.resident_mib()?);
    print(format!("| memory when idle, MiB | {} | {} | | ≤ 40 |", idle.0, idle.1));
    print(format!("| memory after the load, MiB | {} | {} | | ≤ 90 |", after.0, after.1));
    Ok(())
}
