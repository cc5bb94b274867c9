//! Sheet: a CSV of figures as people write it, read line by line with every fault named by its line.
//!
//! The separator is a comma or a semicolon, decimals have a point or a comma, and a byte order mark is allowed: what a
//! spreadsheet in Portuguese writes is read like the files of this program.

use std::collections::HashMap;

use chrono::NaiveDate;
use kernel::{Error, FieldError, Result};

/// At most how many faults are named at once.
const MAX_FAULTS: usize = 50;
/// At most how many lines a table has: far more than any of them needs.
const MAX_LINES: usize = 5_000;

/// The lines of a CSV and the faults found in them.
pub(crate) struct Sheet {
    columns: HashMap<String, usize>,
    lines: Vec<Line>,
    faults: Vec<FieldError>,
}

/// One line.
#[derive(Clone)]
pub(crate) struct Line {
    number: u64,
    values: Vec<String>,
}

impl Sheet {
    /// Reads a CSV that must have the given columns.
    pub(crate) fn read(text: &str, columns: &[&str]) -> Result<Self> {
        let text = text.trim_start_matches('\u{feff}');
        let head = text.lines().next().unwrap_or_default();
        let delimiter = if head.contains(';') { b';' } else { b',' };
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(delimiter)
            .flexible(true)
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let head = reader.headers().map_err(|_| fault("unreadable", "O arquivo não é um CSV.".into()))?;
        let found: HashMap<String, usize> =
            head.iter().enumerate().map(|(index, name)| (name.to_lowercase(), index)).collect();
        let missing: Vec<&str> = columns.iter().copied().filter(|name| !found.contains_key(*name)).collect();
        if !missing.is_empty() {
            let message = format!("Faltam no cabeçalho as colunas: {}.", missing.join(", "));
            return Err(fault("missing_columns", message));
        }
        let mut sheet = Self { columns: found, lines: Vec::new(), faults: Vec::new() };
        for record in reader.records().take(MAX_LINES + 1) {
            match record {
                Ok(record) => {
                    let number = record.position().map_or(0, csv::Position::line);
                    sheet.lines.push(Line { number, values: record.iter().map(str::to_owned).collect() });
                }
                Err(_) => return Err(fault("unreadable", "O arquivo não é um CSV.".into())),
            }
        }
        if sheet.lines.is_empty() {
            return Err(fault("empty", "O arquivo não tem nenhuma linha além do cabeçalho.".into()));
        }
        if sheet.lines.len() > MAX_LINES {
            return Err(fault("too_long", format!("O arquivo tem mais de {MAX_LINES} linhas.")));
        }
        Ok(sheet)
    }

    /// Its lines, for reading while faults are noted.
    pub(crate) fn lines(&self) -> Vec<Line> {
        self.lines.clone()
    }

    /// Notes a fault of a line.
    pub(crate) fn fail(&mut self, line: &Line, message: &str) {
        if self.faults.len() < MAX_FAULTS {
            let message = format!("Linha {}: {message}", line.number);
            self.faults.push(FieldError { field: "csv".into(), code: "invalid_line".into(), message });
        }
    }

    /// The text of a column, empty where the line is short.
    pub(crate) fn text<'a>(&self, line: &'a Line, column: &str) -> &'a str {
        self.columns.get(column).and_then(|index| line.values.get(*index)).map_or("", String::as_str)
    }

    /// A number of a column with so many decimals, as an integer of its last decimal; a fault is noted where it is none.
    pub(crate) fn number(&mut self, line: &Line, column: &str, decimals: u32) -> Option<i64> {
        let found = decimal(self.text(line, column), decimals);
        if found.is_none() {
            let message =
                format!("\"{}\" não é um número com até {decimals} casas em {column}.", self.text(line, column));
            self.fail(line, &message);
        }
        found
    }

    /// The same, or nothing where the column is empty.
    pub(crate) fn optional_number(&mut self, line: &Line, column: &str, decimals: u32) -> Option<i64> {
        if self.text(line, column).is_empty() { None } else { self.number(line, column, decimals) }
    }

    /// The title and first day, which every line must have alike.
    pub(crate) fn head(&mut self, day: &str, title: &str) -> Option<(NaiveDate, String)> {
        let lines = self.lines();
        let first = lines.first()?;
        let (day_text, title_text) = (self.text(first, day).to_owned(), self.text(first, title).to_owned());
        let valid_from = date(&day_text);
        if valid_from.is_none() {
            self.fail(first, &format!("\"{day_text}\" não é uma data em {day}: use aaaa-mm-dd."));
        }
        if title_text.is_empty() || title_text.chars().count() > 200 {
            self.fail(first, &format!("a coluna {title} precisa de um nome de até 200 caracteres."));
        }
        for line in &lines {
            if self.text(line, day) != day_text || self.text(line, title) != title_text {
                self.fail(
                    line,
                    &format!("cada arquivo traz um só ato: {day} e {title} devem ser iguais em todas as linhas."),
                );
            }
        }
        Some((valid_from?, title_text))
    }

    /// Ends the reading.
    pub(crate) fn finish<T>(self, value: Option<T>) -> Result<T> {
        match value {
            _ if !self.faults.is_empty() => Err(Error::Validation(self.faults)),
            Some(value) => Ok(value),
            None => Err(fault("unreadable", "O arquivo não pôde ser lido.".into())),
        }
    }
}

/// A fault of the whole file.
pub(crate) fn fault(code: &str, message: String) -> Error {
    Error::field("csv", code, message)
}

/// `2026-09-30` or `30/09/2026`.
pub(crate) fn date(text: &str) -> Option<NaiveDate> {
    use chrono::Datelike;
    let day =
        NaiveDate::parse_from_str(text, "%Y-%m-%d").or_else(|_| NaiveDate::parse_from_str(text, "%d/%m/%Y")).ok()?;
    (1950..=2100).contains(&day.year()).then_some(day)
}

/// A number without sign as an integer of its last decimal: `7,5347` with four decimals is 75347.
fn decimal(text: &str, decimals: u32) -> Option<i64> {
    let text = if text.contains(',') { text.replace('.', "").replace(',', ".") } else { text.to_owned() };
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let digits = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    let width = usize::try_from(decimals).ok()?;
    let fraction = if fraction.len() > width { fraction.trim_end_matches('0') } else { fraction };
    if whole.is_empty() || whole.len() > 9 || fraction.len() > width || !digits(whole) || !digits(fraction) {
        return None;
    }
    format!("{whole}{fraction:0<width$}").parse().ok()
}

/// An integer of its last decimal as people write it: 75347 with four decimals is `7,5347`.
pub(crate) fn written(value: i64, decimals: u32) -> String {
    let one = 10_i64.checked_pow(decimals).unwrap_or(1);
    let width = usize::try_from(decimals).unwrap_or_default();
    format!("{},{:0width$}", value / one, value % one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (text, decimals, expected) in [
            ("7.5347", 4, Some(75_347)),
            ("7,5347", 4, Some(75_347)),
            ("1.030,58", 2, Some(103_058)),
            ("1030.5", 2, Some(103_050)),
            ("27.50", 1, Some(275)),
            ("3", 2, Some(300)),
            ("0", 4, Some(0)),
            ("-1", 2, None),
            ("1.234", 2, None),
            ("", 2, None),
            ("1e3", 2, None),
            (".5", 2, None),
            ("9999999999", 2, None),
        ] {
            assert_eq!(decimal(text, decimals), expected, "{text}");
        }
        assert_eq!(written(75_347, 4), "7,5347");
        assert_eq!(written(5, 2), "0,05");
    }
}
