//! The cities of Brazil, built in, and their search by rank and population.

use std::{collections::HashMap, sync::LazyLock};

use kernel::{CityCode, CityName, Zone, text::fold};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Greatest number of cities that one search offers.
pub const MAX_FOUND: usize = 50;
/// Minimum number of letters of a search.
const MIN_LETTERS: usize = 2;
/// Number of letters from which a query also matches across words, without spaces: fewer letters would match almost any
/// two words.
const MIN_COMPACT: usize = 4;
/// Maximum length of a query: no name is longer.
const MAX_LETTERS: usize = 60;

/// IBGE code of the island, whose time is one hour ahead of Brasília.
const FERNANDO_DE_NORONHA: i64 = 2_605_459;
/// Thirteen municipalities of Amazonas in the time zone of Acre (Lei 12.876/2013).
const WEST_OF_AMAZONAS: [i64; 13] = [
    1_300_201, 1_300_607, 1_300_706, 1_301_407, 1_301_506, 1_301_654, 1_301_803, 1_301_951, 1_302_306, 1_302_405,
    1_303_502, 1_303_908, 1_304_062,
];

/// A municipality.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct City {
    /// IBGE code.
    pub code: CityCode,
    /// Official name.
    pub name: String,
    /// State, in two letters.
    pub uf: String,
    #[serde(skip)]
    pub(crate) latitude: f64,
    #[serde(skip)]
    pub(crate) longitude: f64,
}

impl City {
    /// Returns its code and name, as records name it.
    pub fn named(&self) -> CityName {
        CityName { code: self.code, name: self.name.clone(), uf: self.uf.clone() }
    }

    /// Returns the time zone (Decreto 2.784/1913 with Lei 11.662/2008 and Lei 12.876/2013; the IANA names include the
    /// past).
    pub fn zone(&self) -> Zone {
        let name = match (self.code.get(), self.uf.as_str()) {
            (FERNANDO_DE_NORONHA, _) => "America/Noronha",
            (code, "AM") if WEST_OF_AMAZONAS.contains(&code) => "America/Eirunepe",
            (_, "AC") => "America/Rio_Branco",
            (_, "AM") => "America/Manaus",
            (_, "RO") => "America/Porto_Velho",
            (_, "RR") => "America/Boa_Vista",
            (_, "MT") => "America/Cuiaba",
            (_, "MS") => "America/Campo_Grande",
            (_, "PA" | "AP") => "America/Belem",
            (_, "TO") => "America/Araguaina",
            (_, "MA" | "PI" | "CE" | "RN" | "PB") => "America/Fortaleza",
            (_, "PE") => "America/Recife",
            (_, "AL" | "SE") => "America/Maceio",
            (_, "BA") => "America/Bahia",
            _ => "America/Sao_Paulo",
        };
        name.parse().unwrap_or_default()
    }
}

#[derive(Deserialize)]
struct Row {
    ibge_code: i64,
    name: String,
    uf: String,
    lat: f64,
    lon: f64,
    population: Option<u64>,
}

/// City in the search index.
struct Entry {
    city: City,
    /// Folded name, its words separated by single spaces.
    name: String,
    /// Folded name without spaces.
    compact: String,
    population: u64,
}

struct Index {
    /// Cities by population, the greatest first, so that equal matches stay in that order.
    entries: Vec<Entry>,
    by_code: HashMap<CityCode, usize>,
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut reader = csv::Reader::from_reader(include_bytes!("../data/cities.csv").as_slice());
    // An unreadable row is left out here and found by the test that counts the rows.
    let mut entries: Vec<Entry> = reader.deserialize().flatten().map(entry).collect();
    entries.sort_by(|a, b| b.population.cmp(&a.population).then_with(|| a.name.cmp(&b.name)));
    let by_code = entries.iter().enumerate().map(|(index, entry)| (entry.city.code, index)).collect();
    Index { entries, by_code }
});

fn entry(row: Row) -> Entry {
    let words = words(&row.name);
    let (name, compact) = (words.join(" "), words.concat());
    let city =
        City { code: CityCode::from(row.ibge_code), name: row.name, uf: row.uf, latitude: row.lat, longitude: row.lon };
    Entry { city, name, compact, population: row.population.unwrap_or(0) }
}

fn words(text: &str) -> Vec<String> {
    fold(text).split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Returns the city with an IBGE code.
pub fn find(code: CityCode) -> Option<&'static City> {
    let index = INDEX.by_code.get(&code)?;
    INDEX.entries.get(*index).map(|entry| &entry.city)
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Exact,
    Begins,
    WordsBegin,
    Contains,
}

struct Query {
    text: String,
    words: Vec<String>,
    compact: String,
}

impl Query {
    fn of(words: &[String]) -> Self {
        Self { text: words.join(" "), words: words.to_vec(), compact: words.concat() }
    }

    fn rank(&self, entry: &Entry) -> Option<Rank> {
        let name = entry.name.as_str();
        if name == self.text {
            Some(Rank::Exact)
        } else if name.starts_with(&self.text) {
            Some(Rank::Begins)
        } else if self.begins_words(name) {
            Some(Rank::WordsBegin)
        } else if self.is_within(entry) {
            Some(Rank::Contains)
        } else {
            None
        }
    }

    /// True when the words of the query begin words of the name, in the same order: "sao jose campos".
    fn begins_words(&self, name: &str) -> bool {
        let mut rest = name.split(' ');
        self.words.iter().all(|word| rest.any(|one| one.starts_with(word.as_str())))
    }

    /// True when all words of the query occur in the name, or the whole query does once the spaces of both are left
    /// out: "jiparana", "doeste".
    fn is_within(&self, entry: &Entry) -> bool {
        self.words.iter().all(|word| entry.name.contains(word.as_str()))
            || (self.compact.len() >= MIN_COMPACT && entry.compact.contains(&self.compact))
    }
}

/// Returns the cities that match the typed text, at most `limit` and [`MAX_FOUND`] of them. The exact name is first,
/// then names that begin with it, then names with words that begin with its words, then the rest; among equals the more
/// populous city. Accents and case do not count, and a state may follow the name ("campinas sp", "Campinas/SP") or be
/// alone. Fewer than two letters, or more than 60, find nothing.
pub fn search(query: &str, uf: Option<&str>, limit: usize) -> Vec<&'static City> {
    let words = words(query);
    let letters = words.iter().map(|word| word.chars().count()).sum();
    if !(MIN_LETTERS..=MAX_LETTERS).contains(&letters) {
        return Vec::new();
    }
    let uf = uf.map(str::trim).filter(|uf| !uf.is_empty());
    let whole = Query::of(&words);
    let named = words.split_last().filter(|(last, _)| is_state(last));
    let named = named.map(|(last, rest)| (last.to_uppercase(), Query::of(rest)));
    let rank = |entry: &Entry| {
        let whole = whole.rank(entry);
        let within = named.as_ref().filter(|(state, _)| *state == entry.city.uf);
        // A state after the name ranks above a match of its letters inside a name, and below a name that they begin.
        let within = within.and_then(|(_, query)| query.rank(entry)).map(|rank| (1, rank));
        let whole = whole.map(|rank| (if rank <= Rank::Begins { 0 } else { 2 }, rank));
        whole.into_iter().chain(within).min()
    };
    let wanted = |entry: &&Entry| uf.is_none_or(|uf| entry.city.uf.eq_ignore_ascii_case(uf));
    let ranked = INDEX.entries.iter().filter(wanted).filter_map(|entry| Some((rank(entry)?, &entry.city)));
    let mut found: Vec<_> = ranked.collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, city)| city).take(limit.min(MAX_FOUND)).collect()
}

const STATES: [&str; 27] = [
    "ac", "al", "am", "ap", "ba", "ce", "df", "es", "go", "ma", "mg", "ms", "mt", "pa", "pb", "pe", "pi", "pr", "rj",
    "rn", "ro", "rr", "rs", "sc", "se", "sp", "to",
];

fn is_state(word: &str) -> bool {
    STATES.contains(&word)
}

#[cfg(test)]
#[path = "city_tests.rs"]
mod tests;
