//! Makes a database with ten years of a busy owner: `seed sqlite://path`.
#![expect(clippy::print_stdout, reason = "a program that a person calls")]

use anyhow::{Context, Result};
use bench::{EMAIL, PASSWORD, fill};
use persistence::{Store, migration};

fn main() -> Result<()> {
    let url = std::env::args().nth(1).context("usage: seed DATABASE_URL")?;
    let store = Store::create(&url)?;
    migration::run(&store)?;
    fill(&store, |step| println!("{step}"))?;
    store.close();
    println!("Sign in as {EMAIL} with the password {PASSWORD}.");
    Ok(())
}
