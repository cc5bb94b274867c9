//! Time: instants in UTC, the user's time zone and the day there.

use chrono::{
    DateTime, Datelike, Months, NaiveDate, NaiveDateTime, SecondsFormat, SubsecRound, TimeDelta, Timelike, Utc,
};
use chrono_tz::Tz;
use diesel::{
    backend::Backend,
    deserialize::{self, FromSql, FromSqlRow},
    expression::AsExpression,
    pg::{Pg, PgValue},
    serialize::{self, Output, ToSql},
    sql_types::Timestamp,
    sqlite::{Sqlite, SqliteValue},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{check::Invalid, value::text_value};

/// A moment in UTC, in microseconds (the precision of PostgreSQL). RFC 3339 with `Z` on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, AsExpression, FromSqlRow, utoipa::ToSchema)]
#[diesel(sql_type = Timestamp)]
#[schema(value_type = String, format = DateTime)]
pub struct Instant(NaiveDateTime);

impl Instant {
    /// Moment in UTC.
    pub fn utc(self) -> DateTime<Utc> {
        self.0.and_utc()
    }

    /// Returns this moment moved by a span; unmoved where the calendar ends.
    pub fn plus(self, span: TimeDelta) -> Self {
        Self(self.0.checked_add_signed(span).unwrap_or(self.0))
    }

    /// Minutes since an earlier moment, both cut to the minute that a clock shows.
    pub fn minutes_since(self, earlier: Self) -> i64 {
        let minute = |moment: Self| moment.utc().timestamp().div_euclid(60);
        minute(self) - minute(earlier)
    }

    /// Local date and time of this moment in a zone.
    pub fn clock_in(self, zone: &Zone) -> NaiveDateTime {
        self.utc().with_timezone(&zone.tz()).naive_local()
    }

    /// Formats the moment in a zone: `31/12/2026 às 14:05`.
    pub fn written_in(self, zone: &Zone) -> String {
        self.clock_in(zone).format("%d/%m/%Y às %H:%M").to_string()
    }

    /// Calendar day of this moment in a zone.
    pub fn day_in(self, zone: &Zone) -> NaiveDate {
        self.clock_in(zone).date()
    }
}

impl From<DateTime<Utc>> for Instant {
    fn from(moment: DateTime<Utc>) -> Self {
        let moment = moment.naive_utc();
        // Formatting writes a leap second as :60, which the two databases read differently.
        let moment =
            if moment.nanosecond() >= 1_000_000_000 { moment.with_nanosecond(999_999_999) } else { Some(moment) };
        Self(moment.unwrap_or_default().trunc_subsecs(6))
    }
}

impl Serialize for Instant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.utc().to_rfc3339_opts(SecondsFormat::AutoSi, true))
    }
}

impl<'de> Deserialize<'de> for Instant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Chrono's own parser also accepts `2026-2-3 1:2:3Z`.
        let text = String::deserialize(deserializer)?;
        let moment = DateTime::parse_from_rfc3339(&text).map_err(serde::de::Error::custom)?.with_timezone(&Utc);
        // Far outside these years, a zone's conversion would overflow and PostgreSQL has no such moment.
        if !(1900..=2200).contains(&moment.year()) {
            return Err(serde::de::Error::custom("the moment is out of range"));
        }
        Ok(Self::from(moment))
    }
}

impl FromSql<Timestamp, Pg> for Instant {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        FromSql::<Timestamp, Pg>::from_sql(value).map(Self)
    }
}

impl FromSql<Timestamp, Sqlite> for Instant {
    fn from_sql(mut value: SqliteValue<'_, '_, '_>) -> deserialize::Result<Self> {
        // Diesel tries one strftime format after another, ten times slower.
        match written(value.read_text()) {
            Some(moment) => Ok(Self(moment)),
            None => FromSql::<Timestamp, Sqlite>::from_sql(value).map(Self),
        }
    }
}

/// Parses SQLite's format: `2026-12-31 14:05:00`, with an optional fraction of at most nine digits.
fn written(text: &str) -> Option<NaiveDateTime> {
    let digits = |text: &str| -> Option<u32> {
        if text.bytes().all(|digit| digit.is_ascii_digit()) { text.parse().ok() } else { None }
    };
    let number = |from: usize, to: usize| digits(text.get(from..to)?);
    let signs = [(4, b'-'), (7, b'-'), (10, b' '), (13, b':'), (16, b':')];
    if signs.iter().any(|(place, sign)| text.as_bytes().get(*place) != Some(sign)) {
        return None;
    }
    let year = i32::try_from(number(0, 4)?).ok()?;
    let day = NaiveDate::from_ymd_opt(year, number(5, 7)?, number(8, 10)?)?;
    let nanos = match text.get(19..)? {
        "" => 0,
        rest => {
            let fraction = rest.strip_prefix('.')?;
            let missing = u32::try_from(9_usize.checked_sub(fraction.len())?).ok()?;
            digits(fraction)? * 10_u32.pow(missing)
        }
    };
    day.and_hms_nano_opt(number(11, 13)?, number(14, 16)?, number(17, 19)?, nanos)
}

impl<DB> ToSql<Timestamp, DB> for Instant
where
    DB: Backend,
    NaiveDateTime: ToSql<Timestamp, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        self.0.to_sql(out)
    }
}

/// Time zones of Brazil, from which the user picks.
pub const ZONES: [&str; 16] = [
    "America/Sao_Paulo",
    "America/Manaus",
    "America/Cuiaba",
    "America/Campo_Grande",
    "America/Rio_Branco",
    "America/Noronha",
    "America/Porto_Velho",
    "America/Boa_Vista",
    "America/Eirunepe",
    "America/Belem",
    "America/Fortaleza",
    "America/Recife",
    "America/Maceio",
    "America/Bahia",
    "America/Araguaina",
    "America/Santarem",
];

text_value! {
    /// Time zone of Brazil, by its IANA name.
    Zone, |text| {
        if ZONES.contains(&text) {
            Ok(text.to_owned())
        } else {
            Err(Invalid { code: "unknown_zone", message: "Escolha um fuso horário do Brasil." })
        }
    }
}

impl Zone {
    /// Name of its time in Portuguese: `horário de Brasília`, `horário de Mato Grosso`.
    pub fn time_name(&self) -> &'static str {
        match self.as_str() {
            "America/Noronha" => "horário de Fernando de Noronha",
            "America/Rio_Branco" | "America/Eirunepe" => "horário do Acre",
            "America/Manaus" => "horário de Manaus",
            "America/Cuiaba" => "horário de Mato Grosso",
            "America/Campo_Grande" => "horário de Mato Grosso do Sul",
            "America/Porto_Velho" => "horário de Rondônia",
            "America/Boa_Vista" => "horário de Roraima",
            _ => "horário de Brasília",
        }
    }

    fn tz(&self) -> Tz {
        self.as_str().parse().unwrap_or(chrono_tz::America::Sao_Paulo)
    }
}

impl Default for Zone {
    fn default() -> Self {
        Self("America/Sao_Paulo".to_owned())
    }
}

/// Returns the day so many months later, or that month's last day where it has no such day.
pub fn months_after(day: NaiveDate, months: i64) -> NaiveDate {
    let months = u32::try_from(months).unwrap_or_default();
    day.checked_add_months(Months::new(months)).unwrap_or(day)
}

/// Clock skew: tolerance for a device whose clock runs ahead.
const CLOCK_SKEW: TimeDelta = TimeDelta::minutes(5);

/// Moment of a request, and the day in the user's zone. Domain code gets it as an argument and reads no clock.
#[derive(Clone, Debug)]
pub struct Now {
    /// Moment of the request.
    pub at: Instant,
    /// Day in the user's zone.
    pub today: NaiveDate,
    /// User's zone.
    pub zone: Zone,
}

impl Now {
    /// Returns the given moment in a zone.
    pub fn new(at: Instant, zone: Zone) -> Self {
        Self { today: at.day_in(&zone), at, zone }
    }

    /// True for a past moment, with tolerance for clock skew.
    pub fn has_come(&self, moment: Instant) -> bool {
        moment <= self.at.plus(CLOCK_SKEW)
    }

    /// True for a day that has begun for the user, by the clock of a device too.
    pub fn has_begun(&self, day: NaiveDate) -> bool {
        day <= self.at.plus(CLOCK_SKEW).day_in(&self.zone)
    }
}

#[cfg(test)]
#[path = "time_tests.rs"]
mod tests;
