//! Seeds a database with ten years of a busy tenant, and small tenants beside it: `seed sqlite://path [TENANTS]`.
#![expect(clippy::print_stdout, reason = "a program that a person calls")]

use anyhow::{Context, Result};
use bench::{EMAIL, Extent, PASSWORD, SMALL_EMAIL, enter, fill};
use persistence::{Store, migration};

const SMALL: Extent = Extent { freights: 15, days: 200, transactions: 150 };

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let url = arguments.next().context("usage: seed DATABASE_URL [TENANTS]")?;
    let small: u32 = arguments.next().map_or(Ok(0), |count| count.parse())?;
    let store = Store::create(&url)?;
    migration::run(&store)?;
    fill(&store, |step| println!("{step}"))?;
    for number in 1..=small {
        let email = if number == 1 { SMALL_EMAIL.to_owned() } else { format!("pequeno-{number}@boleia.example") };
        enter(&store, &email, SMALL)?;
    }
    store.close();
    println!("Sign in as {EMAIL} with the password {PASSWORD}.");
    Ok(())
}
