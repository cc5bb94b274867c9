//! Measures Boleia under load: against a server written by hand, while owners grow, with many writers at once, beside an
//! owner who asks for much, and for minutes on end.
//! Prints tables in Markdown. `docs/performance.md` says how to read them.
#![expect(clippy::print_stdout, reason = "a program that a person calls")]

mod copies;
mod crowd;
mod database;
mod growth;
mod neighbours;
mod same;
mod server;
mod soak;
mod spread;
mod works;
mod writers;
mod wrk;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, ValueEnum};
use database::Kind;

/// Measurement to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// The product against a server written by hand.
    Works,
    /// One owner's requests while the owners grow.
    Growth,
    /// Many clients that create something at once.
    Writers,
    /// The requests of others while one owner asks for much.
    Neighbours,
    /// Memory, minute by minute.
    Soak,
    /// All of these but the soak, which takes its minutes.
    All,
}

/// How to measure.
#[derive(Debug, Parser)]
#[command(about = "Measures Boleia under load, and prints tables in Markdown")]
struct Measure {
    /// Databases, separated by a comma.
    #[arg(long, value_enum, value_delimiter = ',', default_value = "sqlite,postgres")]
    database: Vec<Kind>,
    /// Measurement to run.
    #[arg(long, value_enum, default_value = "all")]
    part: Part,
    /// Rounds, of which the median counts.
    #[arg(long, default_value = "5", value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Seconds of a round.
    #[arg(long, default_value = "3", value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// Minutes of the soak.
    #[arg(long, default_value = "10")]
    minutes: u32,
    /// Owners at which the growth ends.
    #[arg(long, default_value = "10000")]
    owners: i64,
    /// Folder for the file of SQLite, on a disk.
    #[arg(long, default_value = "data")]
    folder: PathBuf,
}

fn main() -> Result<()> {
    let measure = Measure::parse();
    let mut print = |line: String| println!("{line}");
    for kind in measure.database.iter().copied() {
        let is_asked = |part| measure.part == part || measure.part == Part::All;
        if is_asked(Part::Works) {
            works::measure(kind, &measure, &mut print)?;
        }
        if is_asked(Part::Growth) {
            growth::measure(kind, &measure, &mut print)?;
        }
        if is_asked(Part::Writers) {
            writers::measure(kind, &measure, &mut print)?;
        }
        if is_asked(Part::Neighbours) {
            neighbours::measure(kind, &measure, &mut print)?;
        }
        if measure.part == Part::Soak {
            soak::measure(kind, &measure, &mut print)?;
        }
    }
    Ok(())
}
