//! XLSX: real dates and numbers, a frozen head with filters, columns of fitting width.

use std::{
    any::Any,
    fs::File,
    io::BufWriter,
    panic::{AssertUnwindSafe, catch_unwind},
};

use kernel::{Error, Now, Result};
use rust_xlsxwriter::{Color, DocProperties, ExcelDateTime, Format, FormatAlign, Workbook, Worksheet, XlsxError};

use crate::{
    Cell, Listed,
    disk::{fault, rewound},
};

const A4: u8 = 9;
/// Readable number of characters across a sheet of A4.
const READABLE: u32 = 200;

/// A workbook streamed to disk row by row.
pub struct Book {
    workbook: Workbook,
    head: Format,
    head_of_numbers: Format,
    line: Formats,
    total: Formats,
    now: Now,
    sheets: usize,
    /// Row written last; the head is row 0.
    row: u32,
    /// Last row that is not a total.
    last_line: u32,
    columns: u16,
}

struct Formats {
    text: Format,
    day: Format,
    month: Format,
    moment: Format,
    count: Format,
    /// Formats by the number of decimals.
    quantities: [Format; 4],
}

impl Formats {
    fn of(row: &Format) -> Self {
        let shown = |pattern: &str| row.clone().set_num_format(pattern);
        let left = |pattern: &str| shown(pattern).set_align(FormatAlign::Left);
        Self {
            text: row.clone(),
            day: left("dd/mm/yyyy"),
            month: left("mm/yyyy"),
            moment: left("dd/mm/yyyy hh:mm:ss"),
            count: shown("0"),
            quantities: ["#,##0", "#,##0.0", "#,##0.00", "#,##0.000"].map(shown),
        }
    }
}

fn refused(error: XlsxError) -> Error {
    match error {
        XlsxError::RowColumnLimitError => Error::field(
            "format",
            "too_many_rows",
            "O Excel não abre mais de 1.048.575 linhas: filtre a lista ou baixe em CSV.",
        ),
        XlsxError::IoError(error) | XlsxError::TempFileError(_, error) => fault(error),
        XlsxError::ZipError(error) => fault(error),
        error => Error::Internal(error.into()),
    }
}

/// Marker in a panic about an error of the operating system, such as a full disk.
const OF_THE_SYSTEM: &str = "Os { code: ";

/// Calls the library. In streaming mode it panics on system errors instead of returning them. Such panics become
/// [`Error::Unavailable`], any other panic is a program fault.
fn written<T>(write: impl FnOnce() -> Result<T, XlsxError>) -> Result<T> {
    catch_unwind(AssertUnwindSafe(write)).map_or_else(|panic| Err(stopped(&*panic)), |written| written.map_err(refused))
}

fn stopped(panic: &(dyn Any + Send)) -> Error {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    match text {
        Some(text) if text.contains(OF_THE_SYSTEM) => fault(text),
        text => {
            let text = text.unwrap_or("without a text");
            Error::Internal(format!("the spreadsheet was not written: panic: {text}").into())
        }
    }
}

impl Book {
    /// Creates an empty workbook, dated `now`.
    ///
    /// # Errors
    /// [`Error::Internal`] if a workbook cannot have that day.
    pub fn new(title: &str, now: &Now) -> Result<Self> {
        let made = ExcelDateTime::from_timestamp(now.at.utc().timestamp()).map_err(refused)?;
        let mut workbook = Workbook::new();
        let about = DocProperties::new().set_title(title).set_author("Boleia").set_creation_datetime(&made);
        workbook.set_properties(&about);
        let (plain, bold) = (Format::new(), Format::new().set_bold());
        let head = bold.clone().set_background_color(Color::RGB(0x00EE_EDE8)).set_text_wrap();
        let head = head.set_align(FormatAlign::VerticalCenter);
        Ok(Self {
            workbook,
            head_of_numbers: head.clone().set_align(FormatAlign::Right),
            head,
            line: Formats::of(&plain),
            total: Formats::of(&bold),
            now: now.clone(),
            sheets: 0,
            row: 0,
            last_line: 0,
            columns: 0,
        })
    }

    /// Begins the sheet of a list; the next rows are written to it.
    ///
    /// # Errors
    /// [`Error::Internal`] for an invalid or duplicate sheet name; [`Error::Unavailable`] for a full or missing disk.
    pub fn begin_sheet<T: Listed>(&mut self) -> Result<()> {
        self.end()?;
        let Self { workbook, head, head_of_numbers, .. } = self;
        written(|| begin::<T>(workbook.add_worksheet_with_constant_memory()?, head, head_of_numbers))?;
        self.sheets += 1;
        (self.row, self.last_line) = (0, 0);
        self.columns = u16::try_from(T::COLUMNS.len()).unwrap_or(u16::MAX);
        Ok(())
    }

    /// Writes a record below the rows before it.
    ///
    /// # Errors
    /// [`Error::Validation`] at `format` if the sheet is full; [`Error::Unavailable`] for a full or missing disk.
    pub fn row<T: Listed>(&mut self, record: &T) -> Result<()> {
        self.last_line = self.row.saturating_add(1);
        self.write(record, false)
    }

    /// Writes a total of the rows above, which is not filtered or sorted with them.
    ///
    /// # Errors
    /// The errors of [`Self::row`].
    pub fn total<T: Listed>(&mut self, sum: &T) -> Result<()> {
        self.write(sum, true)
    }

    fn write<T: Listed>(&mut self, record: &T, total: bool) -> Result<()> {
        let Self { workbook, line, total: sum, now, sheets, row, .. } = self;
        *row += 1;
        written(|| {
            let sheet = workbook.worksheet_from_index(sheets.saturating_sub(1))?;
            let formats = if total { sum } else { line };
            (0..)
                .zip(T::COLUMNS)
                .try_for_each(|(index, column)| write(sheet, formats, now, (*row, index), (column.cell)(record)))
        })
    }

    /// Ends the sheet with a header filter over all rows but the totals.
    fn end(&mut self) -> Result<()> {
        if let (Some(sheet), Some(last)) = (self.sheets.checked_sub(1), self.columns.checked_sub(1)) {
            let sheet = self.workbook.worksheet_from_index(sheet).map_err(refused)?;
            sheet.autofilter(0, 0, self.last_line, last).map_err(refused)?;
        }
        Ok(())
    }

    /// Ends the workbook. The file has no name and is read from its beginning.
    ///
    /// # Errors
    /// [`Error::Unavailable`] for a full or missing disk.
    pub fn finish(mut self) -> Result<File> {
        self.end()?;
        let mut out = BufWriter::new(tempfile::tempfile().map_err(fault)?);
        written(|| self.workbook.save_to_writer(&mut out))?;
        rewound(out.into_inner().map_err(fault)?)
    }
}

/// Sets header, widths and print layout: across A4 with the header on every page. A wider list spreads over several
/// pages, each with the first column.
fn begin<T: Listed>(sheet: &mut Worksheet, words: &Format, numbers: &Format) -> Result<(), XlsxError> {
    sheet.set_name(T::TITLE)?.set_freeze_panes(1, 0)?.set_repeat_rows(0, 0)?;
    sheet.set_paper_size(A4).set_landscape();
    if T::COLUMNS.iter().map(|column| u32::from(column.width)).sum::<u32>() <= READABLE {
        sheet.set_print_fit_to_pages(1, 0);
    } else {
        sheet.set_repeat_columns(0, 0)?;
    }
    for (index, column) in (0..).zip(T::COLUMNS) {
        sheet.set_column_width(index, f64::from(column.width))?;
        let format = if column.counts { numbers } else { words };
        sheet.write_string_with_format(0, index, column.head, format)?;
    }
    Ok(())
}

fn write(
    sheet: &mut Worksheet,
    formats: &Formats,
    now: &Now,
    (row, column): (u32, u16),
    cell: Cell,
) -> Result<(), XlsxError> {
    match cell {
        Cell::Empty => return Ok(()),
        Cell::Text(text) => sheet.write_string_with_format(row, column, text, &formats.text)?,
        Cell::Count(count) => sheet.write_number_with_format(row, column, number(count, 0), &formats.count)?,
        Cell::Quantity { value, decimals } => {
            let format = formats.quantities.get(usize::from(decimals)).unwrap_or(&formats.count);
            sheet.write_number_with_format(row, column, number(value, decimals), format)?
        }
        Cell::Day(day) => sheet.write_datetime_with_format(row, column, day, &formats.day)?,
        Cell::Month(day) => sheet.write_datetime_with_format(row, column, day, &formats.month)?,
        Cell::Moment(moment) => {
            sheet.write_datetime_with_format(row, column, moment.clock_in(&now.zone), &formats.moment)?
        }
    };
    Ok(())
}

/// Converts to a floating-point number, the only kind in spreadsheets: exact up to 2^53, which is ninety trillion
/// reais.
#[expect(clippy::as_conversions, reason = "there is no lossless way, and none of the house's numbers is so large")]
fn number(value: i64, decimals: u8) -> f64 {
    value as f64 / 10_f64.powi(i32::from(decimals))
}

#[cfg(test)]
mod tests {
    use std::io::{self, Cursor, ErrorKind, Seek, SeekFrom, Write};

    use super::*;

    /// A disk with room for `room` bytes.
    struct Disk {
        room: usize,
        file: Cursor<Vec<u8>>,
    }

    impl Write for Disk {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.room = self.room.checked_sub(bytes.len()).ok_or(ErrorKind::StorageFull)?;
            self.file.write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Seek for Disk {
        fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
            self.file.seek(to)
        }
    }

    #[test]
    fn a_full_disk_is_unavailable_wherever_it_ends() {
        let save = |room| {
            let mut workbook = Workbook::new();
            workbook.add_worksheet();
            written(|| workbook.save_to_writer(Disk { room, file: Cursor::default() }))
        };
        for room in (0..4_000).step_by(101) {
            let saved = save(room);
            assert!(matches!(saved, Err(Error::Unavailable(_))), "{room}: {saved:?}");
        }
        save(100_000).expect("a workbook");
    }

    #[test]
    fn a_panic_over_an_error_of_the_system_is_unavailable() {
        let full = io::Error::from_raw_os_error(28);
        for text in ["Couldn't write to xml file", "called `Result::unwrap()` on an `Err` value"] {
            let stopped = written::<()>(|| panic!("{text}: {full:?}"));
            assert!(matches!(&stopped, Err(Error::Unavailable(said)) if said.contains(text)), "{stopped:?}");
        }
    }

    #[test]
    fn another_panic_is_an_internal_error_with_its_message() {
        let place = 7;
        for stopped in [written::<()>(|| panic!("RwLock poisoned")), written::<()>(|| panic!("no cell {place}"))] {
            let Err(Error::Internal(text)) = stopped else { panic!("{stopped:?}") };
            let text = text.to_string();
            assert!(text.ends_with("panic: RwLock poisoned") || text.ends_with("panic: no cell 7"), "{text}");
        }
    }
}
