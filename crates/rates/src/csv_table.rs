//! CSV reader of decimal figures, line by line with every fault named by its line.
//!
//! The separator is a comma or a semicolon, decimals have a point or a comma, and a byte order mark is allowed. So a
//! file of a Portuguese spreadsheet is read like the files of this program. An ambiguous figure is refused.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use kernel::{Error, FieldError, Result};

use crate::decimal::decimal;

/// Maximum number of faults in one response.
const MAX_FAULTS: usize = 50;
/// Maximum number of lines: far more than any table needs.
const MAX_LINES: usize = 5_000;
const MAX_TITLE: usize = 200;

/// Columns of a CSV by name, and the faults found in its lines: the first of each line.
pub(crate) struct CsvTable {
    columns: HashMap<String, usize>,
    faults: BTreeMap<u64, String>,
}

/// Line of the CSV, with its number.
pub(crate) struct Line {
    number: u64,
    values: Vec<String>,
}

/// Position in a text that only moves forward; needed because the CSV reader counts the empty lines before a record as
/// part of it.
struct LineCounter<'a> {
    ahead: &'a [u8],
    byte: u64,
    line: u64,
}

impl<'a> LineCounter<'a> {
    fn start(text: &'a str) -> Self {
        Self { ahead: text.as_bytes(), byte: 0, line: 1 }
    }

    /// Line number of the text at this byte or, before line ends only, behind them.
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

impl CsvTable {
    /// Reads a CSV that must have the given columns, and at least one line beside the header. Empty lines do not count.
    pub(crate) fn read(text: &str, columns: &[&str]) -> Result<(Self, Vec<Line>)> {
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
        let head = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let by_semicolon = head.contains(';');
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(if by_semicolon { b';' } else { b',' })
            .flexible(true)
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let unreadable = || fault("unreadable", "O arquivo não é um CSV.".into());
        let head = reader.headers().map_err(|_| unreadable())?;
        let filled = fillable(head, columns, by_semicolon);
        let mut table = Self { columns: places(head, columns)?, faults: BTreeMap::new() };
        let mut place = LineCounter::start(&text);
        let mut lines = Vec::new();
        for record in reader.records() {
            let record = record.map_err(|_| unreadable())?;
            let number = place.line(record.position().map_or(0, csv::Position::byte));
            if record.iter().any(|value| !value.is_empty()) {
                let line = Line { number, values: record.iter().map(str::to_owned).collect() };
                let fits = |(index, value): (usize, &str)| value.is_empty() || filled.get(index) == Some(&true);
                let message =
                    "há mais valores que colunas; com vírgula decimal, separe as colunas por ponto e vírgula.";
                table.ensure(record.iter().enumerate().all(fits), &line, message);
                lines.push(line);
            }
            if lines.len() > MAX_LINES {
                return Err(fault("too_long", format!("O arquivo tem mais de {MAX_LINES} linhas.")));
            }
        }
        if lines.is_empty() {
            return Err(fault("empty", "O arquivo não tem nenhuma linha além do cabeçalho.".into()));
        }
        Ok((table, lines))
    }

    /// Notes a fault of a line, if it is the line's first.
    pub(crate) fn fail(&mut self, line: &Line, message: &str) {
        self.faults.entry(line.number).or_insert_with(|| message.to_owned());
    }

    /// Adds a fault of a line unless the condition is true.
    pub(crate) fn ensure(&mut self, holds: bool, line: &Line, message: &str) {
        if !holds {
            self.fail(line, message);
        }
    }

    /// Text of a column, empty where the line is short.
    pub(crate) fn text<'a>(&self, line: &'a Line, column: &str) -> &'a str {
        self.columns.get(column).and_then(|index| line.values.get(*index)).map_or("", String::as_str)
    }

    /// Reads a number as an integer of its last decimal: `7,5347` with four decimals is 75347. Notes a fault where the
    /// text is no such number.
    pub(crate) fn number(&mut self, line: &Line, column: &str, decimals: u32) -> Option<i64> {
        let text = self.text(line, column);
        let found = decimal(text, decimals);
        if found.is_none() {
            let kind = if decimals == 0 { "inteiro".to_owned() } else { format!("com até {decimals} casas") };
            self.fail(line, &format!("\"{text}\" não é um número {kind} na coluna {column}."));
        }
        found
    }

    /// Reads such a number; `None` without a fault where the column is empty.
    pub(crate) fn optional_number(&mut self, line: &Line, column: &str, decimals: u32) -> Option<i64> {
        if self.text(line, column).is_empty() { None } else { self.number(line, column, decimals) }
    }

    /// Reads the first day and the title, which must be the same in every line.
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

    /// Ends the reading: returns the value, or the first lines at fault.
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

/// Marks the positions of a line that may be filled: those of columns with a name. Between commas `7,5347` would be
/// read as two figures, each of which might pass, so there only the columns that the table has may be filled.
fn fillable(head: &csv::StringRecord, wanted: &[&str], by_semicolon: bool) -> Vec<bool> {
    let may_be = |name: &str| !name.is_empty() && (by_semicolon || wanted.contains(&name.to_lowercase().as_str()));
    head.iter().map(may_be).collect()
}

/// Finds the position of each column; a wanted column must be present, and no column may be twice there.
fn places(head: &csv::StringRecord, wanted: &[&str]) -> Result<HashMap<String, usize>> {
    let mut found: HashMap<String, usize> = HashMap::new();
    for (index, name) in head.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
        let name = name.to_lowercase();
        if found.contains_key(&name) {
            return Err(fault("repeated_column", format!("O cabeçalho traz a coluna {name} mais de uma vez.")));
        }
        found.insert(name, index);
    }
    let missing: Vec<&str> = wanted.iter().copied().filter(|name| !found.contains_key(*name)).collect();
    if missing.is_empty() {
        return Ok(found);
    }
    Err(fault("missing_columns", format!("Faltam no cabeçalho as colunas: {}.", missing.join(", "))))
}

fn fault(code: &str, message: String) -> Error {
    Error::field("csv", code, message)
}

/// Parses `2026-09-30` or `30/09/2026`, from 1950 to 2100.
pub(crate) fn date(text: &str) -> Option<NaiveDate> {
    use chrono::Datelike;
    let day = kernel::day::parse(text).or_else(|| NaiveDate::parse_from_str(text, "%d/%m/%Y").ok())?;
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
            let (mut table, lines) = CsvTable::read(&text, &["day", "act", "rate"]).expect("a sheet");
            assert_eq!(lines.len(), 4);
            table.head(&lines, "day", "act");
            for line in &lines {
                table.number(line, "rate", 2);
            }
            let Err(Error::Validation(errors)) = table.finish(Some(())) else { panic!("not refused") };
            let messages: Vec<_> = errors.iter().map(|error| error.message.as_str()).collect();
            assert_eq!(messages.len(), 3, "{messages:?}");
            assert!(messages[0].starts_with("Linha 3: \"x\""), "{messages:?}");
            assert!(messages[1].starts_with("Linha 6: cada arquivo"), "{messages:?}");
            assert!(messages[2].starts_with("Linha 8: \"y\""), "{messages:?}");
        }
    }

    #[test]
    fn a_decimal_comma_between_commas_is_no_column_of_its_own() {
        let faults = |text: &str| match CsvTable::read(text, &["ccd", "cc"]).map(|(table, _)| table.finish(Some(()))) {
            Ok(Err(Error::Validation(errors))) => errors.len(),
            Ok(Ok(())) => 0,
            other => panic!("{other:?}"),
        };
        assert_eq!(faults("ccd,cc\n7,5347,671,93\n7.5347,671.93\n7.5347,671.93,,\n"), 1);
        assert_eq!(faults("ccd;cc\n7,5347;671,93\n"), 0);
        // The same is true where the header ends in unnamed columns, as spreadsheets write them.
        assert_eq!(faults("ccd,cc,,\n7,5347,671,93\n7.5347,671.93,,\n7.5347,671,93\n"), 2);
        assert_eq!(faults("ccd;cc;;\n7,5347;671,93;;\n7,5347;671,93;;x\n"), 1);
        // An additional column is allowed between semicolons; between commas it would contain the cut-off decimals.
        assert_eq!(faults("ccd;cc;note\n7,5347;671,93;ok\n7,5347;671,93;ok;x\n"), 1);
        assert_eq!(faults("note,CCD,cc\n,7.5347,671.93\n7,5347,671\n"), 1);
    }

    #[test]
    fn refuses_a_duplicate_column_in_the_header() {
        for head in ["day,rate,rate", "day,rate,Rate", " rate ,day,rate", "day,rate,note,note"] {
            let Err(Error::Validation(errors)) = CsvTable::read(&format!("{head}\n1,2,3\n"), &["day", "rate"]) else {
                panic!("not refused: {head}")
            };
            assert_eq!((errors.len(), errors[0].code.as_str()), (1, "repeated_column"), "{head}");
            let name = if head.contains("note") { "note" } else { "rate" };
            assert_eq!(errors[0].message, format!("O cabeçalho traz a coluna {name} mais de uma vez."));
        }
        assert!(CsvTable::read("day,rate,,\n1,2,,\n", &["day", "rate"]).is_ok(), "columns without a name are none");
    }

    #[test]
    fn a_file_of_faults_names_the_first_of_them() {
        let many = format!("day,act\n{}", "x,Ato\n".repeat(200));
        let (mut table, lines) = CsvTable::read(&many, &["day", "act"]).expect("a sheet");
        lines.iter().rev().for_each(|line| table.fail(line, "não."));
        let Err(Error::Validation(errors)) = table.finish(Some(())) else { panic!("not refused") };
        assert_eq!((errors.len(), errors[0].message.as_str()), (MAX_FAULTS, "Linha 2: não."));
        let long = format!("day,act\n{}", "x,Ato\n".repeat(MAX_LINES + 1));
        assert!(
            matches!(CsvTable::read(&long, &["day"]), Err(Error::Validation(errors)) if errors[0].code == "too_long")
        );
    }
}
