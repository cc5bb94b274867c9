//! The program `boleia`: serves the application, migrates its database, prints its API.

use std::process::ExitCode;

use api::config::{Config, DatabaseConfig};
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "boleia", version, about = "Sistema de gestão para caminhoneiros autônomos")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the application.
    Serve(Box<Config>),
    /// Brings the database to this version.
    Migrate(DatabaseConfig),
    /// Prints the OpenAPI document.
    Openapi,
}

#[actix_web::main]
async fn main() -> ExitCode {
    // Without a command the program serves.
    let given = std::env::args_os();
    let arguments = if given.len() > 1 { given.collect() } else { given.chain(["serve".into()]).collect::<Vec<_>>() };
    let outcome = match Cli::parse_from(arguments).command {
        Command::Serve(config) => {
            api::start_logging(config.log_format);
            api::serve(*config).await
        }
        Command::Migrate(config) => migrate(&config),
        Command::Openapi => print_document(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            #[expect(clippy::print_stderr, reason = "what stops the start is for whoever started it")]
            {
                eprintln!("boleia: {sentence}");
            }
            ExitCode::FAILURE
        }
    }
}

#[expect(clippy::print_stdout, reason = "the result of a command")]
fn migrate(config: &DatabaseConfig) -> Result<(), String> {
    let store = persistence::Store::open(&config.database_url).map_err(|error| error.to_string())?;
    let ran = persistence::migration::run(&store).map_err(|error| error.to_string())?;
    println!("{ran} migrations ran; the database is current.");
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the result of a command")]
fn print_document() -> Result<(), String> {
    println!("{:#}", api::document());
    Ok(())
}
