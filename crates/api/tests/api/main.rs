//! End-to-end tests of the API: over the whole application in memory, on a fresh database of either kind.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on must stop"
)]

mod accounts;
mod app;
mod asvs;
mod audit;
mod authorization_matrix;
mod cash_and_loans;
mod cities;
mod closing;
mod command_line;
mod comparison;
mod connections;
mod conventions;
mod corrections;
mod distances;
mod driver_pay;
mod examples;
mod faults;
mod figures;
mod finance;
mod finance_reports;
mod fleet;
mod forecast;
mod freight;
mod fuel;
mod fuel_figures;
mod keys;
mod log;
mod maintenance;
mod minimum;
mod openapi;
mod openapi_contract;
mod operations;
mod overview;
mod pages;
mod payments;
mod payments_held;
mod pdf;
mod pdf_states;
mod protections;
mod rates;
mod receipts;
mod request_log;
mod rolling_upgrade;
mod search;
mod settling;
mod sign_in_protection;
mod simulation_defaults;
mod simulations;
mod spreadsheets;
mod strict;
mod taxes;
mod tenants;
mod tokens;
mod unlikely;
mod verdict;
mod versions;
mod waiting_time;
mod year;
