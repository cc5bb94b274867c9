//! Sheet: a CSV of figures as people write it, read line by line with every fault named by its line.
//!
//! The separator is a comma or a semicolon, decimals have a point or a comma, and a byte order mark is allowed: what a
//! spreadsheet in Portuguese writes is read like the files of this program. A figure that could mean two things is refused.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use kernel::{Error, FieldError, Result};

use crate::figure::decimal;

/// At most how many lines at fault are named at once.
const MAX_FAULTS: usize = 50;
/// At most how many lines a table has: far more than any of them needs.
const MAX_LINES: usize = 5_000;
/// The longest name of an act.
const MAX_TITLE: usize = 200;

/// What the columns of a CSV are called, and the faults found in its lines: one each, the first.
pub(crate) struct Sheet {
    columns: HashMap<String, usize>,
    faults: BTreeMap<u64, String>,
}

/// One line.
pub(crate) struct Line {
    number: u64,
    values: Vec<String>,
}

/// A place in a text, which only goes on: the reader itself counts the empty lines before a record to it.
struct Place<'a> {
    ahead: &'a [u8],
    byte: u64,
    line: u64,
}

impl<'a> Place<'a> {
    fn start(text: &'a str) -> Self {
        Self { ahead: text.as_bytes(), byte: 0, line: 1 }
    }

    /// The line of what stands at this byte or, where that is the end of a line, behind it.
    fn line(&mut self, byte: u64) -> u64 {
        while let Some((first, rest)) =
            self.ahead.split_first().filter(|(first, _)| self.byte < byte || **first == b'\n')
        {
            self.line += u64::from(*first == b'\n');
            self.byte += 1;
            self.ahead = rest;
        }
        self.line
    }
}

impl Sheet {
    /// Reads a CSV that must have the given columns, and at least one line beside them. Empty lines count for nothing.
    pub(crate) fn read(text: &str, columns: &[&str]) -> Result<(Self, Vec<Line>)> {
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
        let head = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(if head.contains(';') { b';' } else { b',' })
            .flexible(true)
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let unreadable = || fault("unreadable", "O arquivo não é um CSV.".into());
        let head = reader.headers().map_err(|_| unreadable())?;
        let width = head.len();
        let mut sheet = Self { columns: places(head, columns)?, faults: BTreeMap::new() };
        let mut place = Place::start(&text);
        let mut lines = Vec::new();
        for record in reader.records() {
            let record = record.map_err(|_| unreadable())?;
            let number = place.line(record.position().map_or(0, csv::Position::byte));
            if record.iter().any(|value| !value.is_empty()) {
                let line = Line { number, values: record.iter().map(str::to_owned).collect() };
                // `7,5347` between commas would be read as two figures, and each of them might pass.
                let fits = record.iter().skip(width).all(str::is_empty);
                let message =
                    "há mais valores que colunas; com vírgula decimal, separe as colunas por ponto e vírgula.";
                sheet.ensure(fits, &line, message);
                lines.push(line);
            }
            if lines.len() > MAX_LINES {
                return Err(fault("too_long", format!("O arquivo tem mais de {MAX_LINES} linhas.")));
            }
        }
        if lines.is_empty() {
            return Err(fault("empty", "O arquivo não tem nenhuma linha além do cabeçalho.".into()));
        }
        Ok((sheet, lines))
    }

    /// Notes a fault of a line, if it is the line's first.
    pub(crate) fn fail(&mut self, line: &Line, message: &str) {
        self.faults.entry(line.number).or_insert_with(|| message.to_owned());
    }

    /// Notes a fault of a line unless the condition holds.
    pub(crate) fn ensure(&mut self, holds: bool, line: &Line, message: &str) {
        if !holds {
            self.fail(line, message);
        }
    }

    /// The text of a column, empty where the line is short.
    pub(crate) fn text<'a>(&self, line: &'a Line, column: &str) -> &'a str {
        self.columns.get(column).and_then(|index| line.values.get(*index)).map_or("", String::as_str)
    }

    /// A number of a column with so many decimals, as an integer of its last decimal; a fault is noted where it is none.
    pub(crate) fn number(&mut self, line: &Line, column: &str, decimals: u32) -> Option<i64> {
        let text = self.text(line, column);
        let found = decimal(text, decimals);
        if found.is_none() {
            let kind = if decimals == 0 { "inteiro".to_owned() } else { format!("com até {decimals} casas") };
            self.fail(line, &format!("\"{text}\" não é um número {kind} na coluna {column}."));
        }
        found
    }

    /// The same, or nothing where the column is empty.
    pub(crate) fn optional_number(&mut self, line: &Line, column: &str, decimals: u32) -> Option<i64> {
        if self.text(line, column).is_empty() { None } else { self.number(line, column, decimals) }
    }

    /// The first day and the title, which every line must have alike.
    pub(crate) fn head(&mut self, lines: &[Line], day: &str, title: &str) -> Option<(NaiveDate, String)> {
        let first = lines.first()?;
        let (day_text, title_text) = (self.text(first, day), self.text(first, title));
        let valid_from = date(day_text);
        if valid_from.is_none() {
            self.fail(first, &format!("\"{day_text}\" não é uma data na coluna {day}: use aaaa-mm-dd."));
        }
        let named = !title_text.is_empty() && title_text.chars().count() <= MAX_TITLE;
        self.ensure(named, first, &format!("a coluna {title} precisa de um texto de até {MAX_TITLE} caracteres."));
        let writable = !title_text.contains(char::is_control);
        self.ensure(writable, first, &format!("a coluna {title} tem caracteres que não podem ser gravados."));
        for line in lines {
            let same = self.text(line, day) == day_text && self.text(line, title) == title_text;
            let message = format!("cada arquivo traz um só ato: {day} e {title} devem ser iguais em todas as linhas.");
            self.ensure(same, line, &message);
        }
        Some((valid_from?, title_text.to_owned()))
    }

    /// Ends the reading: the value, or the first lines at fault.
    pub(crate) fn finish<T>(self, value: Option<T>) -> Result<T> {
        if self.faults.is_empty() {
            return value.ok_or_else(|| fault("unreadable", "O arquivo não pôde ser lido.".into()));
        }
        let named = |(number, message): (u64, String)| FieldError {
            field: "csv".into(),
            code: "invalid_line".into(),
            message: format!("Linha {number}: {message}"),
        };
        Err(Error::Validation(self.faults.into_iter().take(MAX_FAULTS).map(named).collect()))
    }
}

/// Where each column stands, if none of those wanted is missing.
fn places(head: &csv::StringRecord, wanted: &[&str]) -> Result<HashMap<String, usize>> {
    let found: HashMap<String, usize> =
        head.iter().enumerate().map(|(index, name)| (name.to_lowercase(), index)).collect();
    let missing: Vec<&str> = wanted.iter().copied().filter(|name| !found.contains_key(*name)).collect();
    if missing.is_empty() {
        return Ok(found);
    }
    Err(fault("missing_columns", format!("Faltam no cabeçalho as colunas: {}.", missing.join(", "))))
}

/// A fault of the whole file.
fn fault(code: &str, message: String) -> Error {
    Error::field("csv", code, message)
}

/// `2026-09-30` or `30/09/2026`.
pub(crate) fn date(text: &str) -> Option<NaiveDate> {
    use chrono::Datelike;
    let day =
        NaiveDate::parse_from_str(text, "%Y-%m-%d").or_else(|_| NaiveDate::parse_from_str(text, "%d/%m/%Y")).ok()?;
    (1950..=2100).contains(&day.year()).then_some(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_named_as_an_editor_counts_it_and_once() {
        let text = "\nday,act,rate\n2026-01-01,Ato,x\n\n,,\n2026-01-02,Ato,\n2026-01-01,\"Ato\",1\n2026-01-01,Ato,y";
        for (end, separator) in [("\n", ","), ("\r\n", ";"), ("\r", ";")] {
            let text = text.replace(',', separator).replace('\n', end);
            let (mut sheet, lines) = Sheet::read(&text, &["day", "act", "rate"]).expect("a sheet");
            assert_eq!(lines.len(), 4);
            sheet.head(&lines, "day", "act");
            for line in &lines {
                sheet.number(line, "rate", 2);
            }
            let Err(Error::Validation(errors)) = sheet.finish(Some(())) else { panic!("not refused") };
            let messages: Vec<_> = errors.iter().map(|error| error.message.as_str()).collect();
            assert_eq!(messages.len(), 3, "{messages:?}");
            assert!(messages[0].starts_with("Linha 3: \"x\""), "{messages:?}");
            assert!(messages[1].starts_with("Linha 6: cada arquivo"), "{messages:?}");
            assert!(messages[2].starts_with("Linha 8: \"y\""), "{messages:?}");
        }
    }

    #[test]
    fn a_decimal_comma_between_commas_is_no_column_of_its_own() {
        let faults = |text: &str| match Sheet::read(text, &["ccd", "cc"]).map(|(sheet, _)| sheet.finish(Some(()))) {
            Ok(Err(Error::Validation(errors))) => errors.len(),
            Ok(Ok(())) => 0,
            other => panic!("{other:?}"),
        };
        assert_eq!(faults("ccd,cc\n7,5347,671,93\n7.5347,671.93\n7.5347,671.93,,\n"), 1);
        assert_eq!(faults("ccd;cc\n7,5347;671,93\n"), 0);
    }

    #[test]
    fn a_file_of_faults_names_the_first_of_them() {
        let many = format!("day,act\n{}", "x,Ato\n".repeat(200));
        let (mut sheet, lines) = Sheet::read(&many, &["day", "act"]).expect("a sheet");
        lines.iter().rev().for_each(|line| sheet.fail(line, "não."));
        let Err(Error::Validation(errors)) = sheet.finish(Some(())) else { panic!("not refused") };
        assert_eq!((errors.len(), errors[0].message.as_str()), (MAX_FAULTS, "Linha 2: não."));
        let long = format!("day,act\n{}", "x,Ato\n".repeat(MAX_LINES + 1));
        assert!(matches!(Sheet::read(&long, &["day"]), Err(Error::Validation(errors)) if errors[0].code == "too_long"));
    }
}
