//! Command-line program `boleia`: serves, migrates, administers accounts, prints the API document.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use api::{
    commands,
    config::{Config, DatabaseConfig},
};
use clap::{Args, Parser, Subcommand};
use persistence::Store;

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
    Migrate(Migrate),
    /// Prints a one-time link with which an account gets a new password.
    ResetPassword(commands::ResetPassword),
    /// Makes the person of an account a master.
    MakeMaster(commands::Account),
    /// Prints the OpenAPI document.
    Openapi,
}

#[derive(Args)]
struct Migrate {
    /// The database.
    #[command(flatten)]
    database: DatabaseConfig,
    /// Creates a missing SQLite file also in a folder that has another database, or that does not exist yet.
    #[arg(long)]
    create: bool,
}

#[actix_web::main]
async fn main() -> ExitCode {
    // Without a command the program serves.
    let given = std::env::args_os();
    let arguments = if given.len() > 1 { given.collect() } else { given.chain(["serve".into()]).collect::<Vec<_>>() };
    let outcome = match Cli::parse_from(arguments).command {
        Command::Serve(config) => {
            // Ends after the server, with the last line.
            let _log = api::start_logging(config.log_format);
            api::serve(*config).await
        }
        Command::Migrate(arguments) => migrate(&arguments),
        Command::ResetPassword(arguments) => commands::reset_password(&arguments).and_then(|text| print(&text)),
        Command::MakeMaster(account) => commands::make_master(&account).and_then(|text| print(&text)),
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

/// Prints to standard output; a closed pipe is an error and no panic.
fn print(text: &str) -> Result<(), String> {
    writeln!(io::stdout(), "{text}").map_err(|error| format!("the standard output: {error}."))
}

fn migrate(arguments: &Migrate) -> Result<(), String> {
    let url = &arguments.database.database_url;
    let opened = if arguments.create { Store::create(url) } else { Store::open(url) };
    let ran = opened
        .and_then(|store| persistence::migration::run(&store))
        .map_err(|error| api::database_fault(url, &error))?;
    print(&format!("{ran} migrations ran; the database is current."))
}

fn print_document() -> Result<(), String> {
    print(&format!("{:#}", api::document()))
}
