//! Rate limiting by GCRA (`governor`), in the memory of this process: sign-in, registration, the open calculator.

use std::{
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use sha2::{Digest, Sha256};

use crate::{config::Config, http::Problem};

/// Cells of each limit: some 5 MB.
const CELLS_PER_LIMIT: u32 = 1 << 17;

/// Attempts of an address per attempt on one account: many phones share an address behind CGNAT.
const ACCOUNTS_PER_ADDRESS: u32 = 5;

/// Attempts of an address, refused ones included, per attempt on all its accounts. Above them, requests are refused
/// before any read or write.
const FLOOD_FACTOR: u32 = 10;

/// Divisor of [`Config::login_limit_per_hour`] for the attempts of crowded addresses on one account.
const CROWDED_SHARE: u32 = 10;

/// Attempts of all known devices of an account per attempt of one device. Each sign-in creates another known device:
/// without this cap, anyone with the password could saturate the hasher.
const DEVICES_PER_ACCOUNT: u32 = 5;

/// Registration attempts of an address per successful one, because of typing errors.
const TRIES_PER_REGISTRATION: u32 = 6;

/// Limit of attempts per subject. A salted hash maps a subject to a cell. So a flood of new subjects uses bounded
/// memory and evicts no attempt of an old one. Two subjects may share a cell; no client can find out which.
struct Limit {
    name: &'static str,
    cells: DefaultKeyedRateLimiter<u32>,
    number: u32,
    salt: [u8; 16],
}

impl Limit {
    fn new(name: &'static str, quota: Quota, number: u32) -> Self {
        Self { name, cells: RateLimiter::keyed(quota), number: number.max(1), salt: rand::random() }
    }

    fn cell(&self, subject: &[&str]) -> u32 {
        let mut hash = Sha256::new().chain_update(self.salt);
        for part in subject {
            // With its length, or "ab" and "c" would be "a" and "bc".
            hash.update(part.len().to_le_bytes());
            hash.update(part);
        }
        let hash = hash.finalize();
        hash.first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes)).checked_rem(self.number).unwrap_or(0)
    }

    /// Counts an attempt of a subject, given by its parts.
    fn count(&self, subject: &[&str]) -> Result<(), Problem> {
        self.cells.check_key(&self.cell(subject)).map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            Problem::rate_limited(self.name, wait.max(Duration::from_secs(1)))
        })
    }
}

/// Outcome of counting an attempt to sign in that is not refused.
#[derive(Debug)]
pub enum Admission {
    /// Within every limit.
    Free,
    /// The address has used its attempts on all accounts together. Another user behind it may still sign in, so the
    /// password is checked; a wrong one gets this error.
    Crowded(Problem),
}

pub struct Limits {
    floods_by_address: Limit,
    secrets_by_address: Limit,
    secrets_by_minute: Limit,
    secrets_by_hour: Limit,
    crowds_by_hour: Limit,
    devices_by_hour: Limit,
    registrations_tried: Limit,
    registrations: Limit,
    calculator: Limit,
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// Rate-limit key of an address: an IPv6 customer owns a whole /64, whose addresses count as one.
fn customer(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(_) => ip.to_string(),
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).to_string(),
    }
}

impl Limits {
    pub fn new(config: &Config) -> Self {
        let per_minute = |name, number: u32| Limit::new(name, Quota::per_minute(at_least_one(number)), CELLS_PER_LIMIT);
        let per_hour = |name, number: u32| Limit::new(name, Quota::per_hour(at_least_one(number)), CELLS_PER_LIMIT);
        Self {
            secrets_by_address: per_minute(
                "login_of_address_per_minute",
                config.login_limit_per_minute.saturating_mul(ACCOUNTS_PER_ADDRESS),
            ),
            floods_by_address: per_minute(
                "login_flood_of_address_per_minute",
                config.login_limit_per_minute.saturating_mul(ACCOUNTS_PER_ADDRESS).saturating_mul(FLOOD_FACTOR),
            ),
            secrets_by_minute: per_minute("login_per_minute", config.login_limit_per_minute),
            secrets_by_hour: per_hour("login_per_hour", config.login_limit_per_hour),
            crowds_by_hour: per_hour("login_of_crowds_per_hour", config.login_limit_per_hour / CROWDED_SHARE),
            devices_by_hour: per_hour(
                "login_of_devices_per_hour",
                config.login_limit_per_hour.saturating_mul(DEVICES_PER_ACCOUNT),
            ),
            registrations_tried: per_hour(
                "registration_attempts_per_hour",
                config.register_limit_per_hour.saturating_mul(TRIES_PER_REGISTRATION),
            ),
            registrations: per_hour("registrations_per_hour", config.register_limit_per_hour),
            calculator: per_minute("calculator_per_minute", config.calculator_limit_per_minute),
        }
    }

    /// Counts a sign-in attempt. `device` is the id of a known device of this account. It counts by itself and with the
    /// account's other known devices, so that attempts of strangers do not lock it out.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn sign_in(&self, ip: IpAddr, email: &str, device: Option<&str>) -> Result<Admission, Problem> {
        if let Some(device) = device {
            self.secrets_by_minute.count(&["device", device])?;
            self.secrets_by_hour.count(&["device", device])?;
            self.devices_by_hour.count(&[email])?;
            return Ok(Admission::Free);
        }
        let customer = customer(ip);
        self.floods_by_address.count(&[&customer])?;
        self.secrets_by_minute.count(&["account", email, &customer])?;
        let crowded = self.secrets_by_address.count(&[&customer]).err();
        if crowded.is_some() {
            // Counted first: an attempt that is refused here must not use up the hour of the account.
            self.crowds_by_hour.count(&[email])?;
        }
        self.secrets_by_hour.count(&["account", email])?;
        Ok(crowded.map_or(Admission::Free, Admission::Crowded))
    }

    /// Counts a proof of the own password in a session. Only attempts of this user count.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn prove(&self, email: &str) -> Result<(), Problem> {
        self.secrets_by_minute.count(&["secret", email])?;
        self.secrets_by_hour.count(&["secret", email])
    }

    /// Counts an attempt to use a one-time link. Attempts of an address count only for invalid links: guessing 256 bits
    /// is hopeless, but each attempt costs a password hash.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn use_link(&self, ip: IpAddr, link: &str, is_valid: bool) -> Result<(), Problem> {
        if !is_valid {
            self.secrets_by_address.count(&[&customer(ip)])?;
        }
        self.secrets_by_minute.count(&["secret", link])?;
        self.secrets_by_hour.count(&["secret", link])
    }

    /// Counts a registration before anything of it is read.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn try_registration(&self, ip: IpAddr) -> Result<(), Problem> {
        self.registrations_tried.count(&[&customer(ip)])
    }

    /// Counts a registration without a fault.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn register(&self, ip: IpAddr, email: &str) -> Result<(), Problem> {
        self.registrations.count(&[&customer(ip)])?;
        self.secrets_by_minute.count(&["registration", email])
    }

    /// Counts a request to the open calculator of the legal minimum, or to its rates.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn calculator(&self, ip: IpAddr) -> Result<(), Problem> {
        self.calculator.count(&[&customer(ip)])
    }

    pub fn evict_idle(&self) {
        let by_secret = [&self.secrets_by_address, &self.secrets_by_minute, &self.secrets_by_hour];
        let others = [
            &self.floods_by_address,
            &self.crowds_by_hour,
            &self.devices_by_hour,
            &self.registrations_tried,
            &self.registrations,
            &self.calculator,
        ];
        for limit in by_secret.into_iter().chain(others) {
            limit.cells.retain_recent();
            limit.cells.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[test]
    fn a_crowded_address_has_a_tenth_of_the_attempts_of_an_account() {
        #[derive(Parser)]
        struct Cli {
            #[command(flatten)]
            config: Config,
        }
        let cli = Cli::parse_from(["boleia", "--login-limit-per-minute", "3", "--login-limit-per-hour", "20"]);
        let limits = Limits::new(&cli.config);
        let [crowded, other] = [1, 2].map(|last| IpAddr::from([200, 1, 1, last]));
        for number in 0..15 {
            assert!(matches!(limits.sign_in(crowded, &format!("{number}@example.com"), None), Ok(Admission::Free)));
        }
        for _ in 0..2 {
            assert!(matches!(limits.sign_in(crowded, "ana@example.com", None), Ok(Admission::Crowded(_))));
        }
        for _ in 0..40 {
            assert!(limits.sign_in(crowded, "ana@example.com", None).is_err());
        }
        // The rest of the hour is left to all other addresses.
        assert!(matches!(limits.sign_in(other, "ana@example.com", None), Ok(Admission::Free)));
    }

    #[test]
    fn a_flood_uses_bounded_memory_and_evicts_no_attempt() {
        let limit = Limit::new("test", Quota::per_hour(at_least_one(3)), 512);
        let counted = |subject: &str| limit.count(&["account", subject]).is_ok();
        assert_eq!([(); 5].map(|()| counted("ana@example.com")), [true, true, true, false, false]);
        for number in 0..5_000 {
            counted(&format!("{number}@example.com"));
        }
        assert!(limit.cells.len() <= 512, "{}", limit.cells.len());
        assert!(!counted("ana@example.com"), "a flood does not push an attempt out");
    }

    #[test]
    fn subjects_are_distinguished_by_their_parts() {
        let limit = Limit::new("test", Quota::per_hour(at_least_one(3)), u32::MAX);
        assert_ne!(limit.cell(&["ab", "c"]), limit.cell(&["a", "bc"]));
        assert_ne!(limit.cell(&["a"]), limit.cell(&["a", ""]));
        assert_eq!(limit.cell(&["a", "b"]), limit.cell(&["a", "b"]));
        let other = Limit::new("test", Quota::per_hour(at_least_one(3)), u32::MAX);
        assert_ne!(limit.cell(&["a", "b"]), other.cell(&["a", "b"]), "each process has its own salt");
    }

    #[test]
    fn addresses_of_an_ipv6_customer_count_as_one() {
        let name = |text: &str| customer(text.parse().expect("an address"));
        assert_eq!(name("2001:db8::1"), name("2001:db8::ffff:1"));
        assert_ne!(name("2001:db8:0:1::1"), name("2001:db8::1"));
        assert_ne!(name("203.0.113.1"), name("203.0.113.2"));
    }
}
