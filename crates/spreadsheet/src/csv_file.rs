//! CSV for Brazilian spreadsheet programs: UTF-8 with a byte order mark, `;` between cells, a decimal comma,
//! dd/mm/aaaa. Text is quoted, so that it is one cell for a comma-separating program too. Text like a formula is
//! escaped.

use std::{
    borrow::Cow,
    fs::File,
    io::{BufWriter, Write},
};

use csv::{QuoteStyle, Terminator, Writer, WriterBuilder};
use kernel::{Error, Now, Result};

use crate::{Cell, Listed, disk::fault};

/// A CSV file that is being written.
pub(crate) struct CsvWriter {
    writer: Writer<BufWriter<File>>,
    now: Now,
}

impl CsvWriter {
    /// Begins a file with the heads of a list.
    pub(crate) fn begin<T: Listed>(file: File, now: &Now) -> Result<Self> {
        let mut out = BufWriter::new(file);
        out.write_all("\u{feff}".as_bytes()).map_err(fault)?;
        // The kind of a cell decides on quoting, which the writer would derive from its content.
        let quoting = QuoteStyle::Never;
        let mut writer =
            WriterBuilder::new().delimiter(b';').terminator(Terminator::CRLF).quote_style(quoting).from_writer(out);
        writer.write_record(T::COLUMNS.iter().map(|column| quoted(column.head))).map_err(fault)?;
        Ok(Self { writer, now: now.clone() })
    }

    /// Writes a record.
    pub(crate) fn row<T: Listed>(&mut self, record: &T) -> Result<()> {
        for column in T::COLUMNS {
            let text = written((column.cell)(record), &self.now);
            self.writer.write_field(text.as_ref()).map_err(fault)?;
        }
        self.writer.write_record(None::<&[u8]>).map_err(fault)
    }

    /// Ends the file.
    pub(crate) fn finish(self) -> Result<File> {
        let out = self.writer.into_inner().map_err(|error| Error::Unavailable(error.to_string()))?;
        out.into_inner().map_err(|error| Error::Unavailable(error.to_string()))
    }
}

fn written(cell: Cell, now: &Now) -> Cow<'static, str> {
    match cell {
        Cell::Empty => "".into(),
        Cell::Text(text) => quoted(&disarmed(text)).into(),
        Cell::Count(count) => count.to_string().into(),
        Cell::Quantity { value, decimals } => decimal(value, decimals).into(),
        Cell::Day(day) => kernel::text::day(day).into(),
        Cell::Month(day) => day.format("%m/%Y").to_string().into(),
        Cell::Moment(moment) => moment.clock_in(&now.zone).format("%d/%m/%Y %H:%M:%S").to_string().into(),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// Escapes a text that begins like a formula by an apostrophe (OWASP, CSV injection).
fn disarmed(text: String) -> String {
    let begins = text.trim_start_matches([' ', '\u{a0}', '\u{feff}', '\n']);
    if begins.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
        format!("'{text}")
    } else {
        text
    }
}

/// Formats a decimal like `-1234,56`, without thousands separators: some programs read the dot as the decimal point.
fn decimal(value: i64, decimals: u8) -> String {
    let sign = if value < 0 { "-" } else { "" };
    let part = 10_u64.pow(decimals.into());
    let (whole, rest) = (value.unsigned_abs() / part, value.unsigned_abs() % part);
    match decimals {
        0 => format!("{sign}{whole}"),
        decimals => format!("{sign}{whole},{rest:0width$}", width = usize::from(decimals)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_text_that_looks_like_a_formula() {
        for text in ["=1+1", "+55 65", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "\n=1", "＝1"] {
            assert_eq!(disarmed(text.to_owned()), format!("'{text}"));
        }
        for text in ["Posto Ipê", "a=b", "1-2", "'=1", "", "Ação"] {
            assert_eq!(disarmed(text.to_owned()), text);
        }
    }

    #[test]
    fn a_text_is_one_cell_whatever_separates_cells() {
        for text in ["a,=1+1,b", "a;b", "a\"b\",=1", "duas\nlinhas", "Ação"] {
            let line = quoted(text);
            for separator in [b',', b';', b'\t'] {
                let mut reader =
                    csv::ReaderBuilder::new().delimiter(separator).has_headers(false).from_reader(line.as_bytes());
                let cells: Vec<String> = reader
                    .records()
                    .flatten()
                    .flat_map(|row| row.iter().map(str::to_owned).collect::<Vec<_>>())
                    .collect();
                assert_eq!(cells, [text], "{line}");
            }
        }
    }

    #[test]
    fn quantities_have_a_comma_and_no_dots() {
        let written = [(123_456, 2), (-5, 2), (0, 2), (412_345, 0), (2_350, 3), (-1_000, 3), (i64::MIN, 2)];
        let written = written.map(|(value, decimals)| decimal(value, decimals));
        assert_eq!(written, ["1234,56", "-0,05", "0,00", "412345", "2,350", "-1,000", "-92233720368547758,08"]);
    }
}
