//! Rate limits: sign-in and registration per address and per account, the open calculator per address.

use std::{
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

use crate::{config::Config, http::Problem};

/// The limits of this process.
pub struct Limits {
    clock: DefaultClock,
    login_by_address: DefaultKeyedRateLimiter<IpAddr>,
    login_by_account: DefaultKeyedRateLimiter<String>,
    register_by_address: DefaultKeyedRateLimiter<IpAddr>,
    calculator_by_address: DefaultKeyedRateLimiter<IpAddr>,
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// Returns one address per customer: an IPv6 customer holds a whole /64, whose addresses count as one.
fn one_customer(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => ip,
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
    }
}

impl Limits {
    /// Creates the limits as configured.
    pub fn new(config: &Config) -> Self {
        let login = Quota::per_minute(at_least_one(config.login_limit_per_minute));
        let register = Quota::per_hour(at_least_one(config.register_limit_per_hour));
        let calculator = Quota::per_minute(at_least_one(config.calculator_limit_per_minute));
        Self {
            clock: DefaultClock::default(),
            login_by_address: RateLimiter::keyed(login),
            login_by_account: RateLimiter::keyed(login),
            register_by_address: RateLimiter::keyed(register),
            calculator_by_address: RateLimiter::keyed(calculator),
        }
    }

    /// Counts an attempt to sign in.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn login(&self, ip: IpAddr, email: &str) -> Result<(), Problem> {
        self.counted(self.login_by_address.check_key(&one_customer(ip)))?;
        self.counted(self.login_by_account.check_key(&email.to_owned()))
    }

    /// Counts an attempt to register.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn register(&self, ip: IpAddr, email: &str) -> Result<(), Problem> {
        self.counted(self.register_by_address.check_key(&one_customer(ip)))?;
        self.counted(self.login_by_account.check_key(&email.to_owned()))
    }

    /// Counts a request to the open calculator of the legal minimum, or to its rates.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn calculator(&self, ip: IpAddr) -> Result<(), Problem> {
        self.counted(self.calculator_by_address.check_key(&one_customer(ip)))
    }

    fn counted(
        &self,
        outcome: Result<(), governor::NotUntil<<DefaultClock as Clock>::Instant>>,
    ) -> Result<(), Problem> {
        outcome.map_err(|not_until| {
            let wait = not_until.wait_time_from(self.clock.now());
            Problem::rate_limited(wait.max(Duration::from_secs(1)))
        })
    }

    /// Drops the entries of addresses and accounts without recent attempts.
    pub fn tidy(&self) {
        self.login_by_address.retain_recent();
        self.login_by_account.retain_recent();
        self.register_by_address.retain_recent();
        self.calculator_by_address.retain_recent();
    }
}
