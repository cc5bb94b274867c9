//! XLSX: real dates and numbers, a frozen head that filters, columns as wide as what stands in them.

use std::{fs::File, io::BufWriter};

use chrono::Datelike;
use kernel::{Error, Now, Result};
use rust_xlsxwriter::{Color, DocProperties, ExcelDateTime, Format, FormatAlign, Workbook, Worksheet, XlsxError};

use crate::{
    Cell, Listed,
    file::{fault, rewound},
};

/// A4 in the numbering of printers.
const A4: u8 = 9;

/// A workbook whose rows go to the disk as they are written.
pub struct Book {
    workbook: Workbook,
    formats: Formats,
    now: Now,
    sheets: usize,
    row: u32,
    columns: u16,
}

struct Formats {
    head: Format,
    head_of_numbers: Format,
    day: Format,
    moment: Format,
    count: Format,
    /// By the number of decimals.
    quantities: [Format; 4],
}

impl Formats {
    fn new() -> Self {
        let head = Format::new().set_bold().set_background_color(Color::RGB(0x00EE_EDE8)).set_text_wrap();
        let head = head.set_align(FormatAlign::VerticalCenter);
        let shown = |pattern: &str| Format::new().set_num_format(pattern);
        Self {
            head_of_numbers: head.clone().set_align(FormatAlign::Right),
            head,
            day: shown("dd/mm/yyyy").set_align(FormatAlign::Left),
            moment: shown("dd/mm/yyyy hh:mm").set_align(FormatAlign::Left),
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
        XlsxError::IoError(error) => fault(error),
        XlsxError::ZipError(error) => fault(error),
        error => Error::Internal(error.to_string()),
    }
}

impl Book {
    /// An empty workbook; its day is the one of its making.
    ///
    /// # Errors
    /// [`Error::Internal`] when that day is none that a workbook may have.
    pub fn new(now: &Now) -> Result<Self> {
        let made = ExcelDateTime::from_timestamp(now.at.utc().timestamp()).map_err(refused)?;
        let mut workbook = Workbook::new();
        workbook.set_properties(&DocProperties::new().set_author("Boleia").set_creation_datetime(&made));
        Ok(Self { workbook, formats: Formats::new(), now: now.clone(), sheets: 0, row: 0, columns: 0 })
    }

    /// Begins a sheet of a list; what is written next stands in it.
    ///
    /// # Errors
    /// [`Error::Internal`] for a name that no sheet may have, or twice; [`Error::Unavailable`] when the disk takes no more.
    pub fn sheet<T: Listed>(&mut self, title: &str) -> Result<()> {
        self.end()?;
        let Self { workbook, formats, .. } = self;
        let sheet = workbook.add_worksheet_with_constant_memory().map_err(refused)?;
        begin::<T>(sheet, formats, title).map_err(refused)?;
        self.sheets += 1;
        self.row = 0;
        self.columns = u16::try_from(T::COLUMNS.len()).unwrap_or(u16::MAX);
        Ok(())
    }

    /// Writes a record under the ones before.
    ///
    /// # Errors
    /// [`Error::Validation`] at `format` when the sheet is full.
    pub fn row<T: Listed>(&mut self, record: &T) -> Result<()> {
        let Self { workbook, formats, now, sheets, row, .. } = self;
        *row += 1;
        let sheet = workbook.worksheet_from_index(sheets.saturating_sub(1)).map_err(refused)?;
        for (index, column) in (0..).zip(T::COLUMNS) {
            write(sheet, formats, now, (*row, index), (column.cell)(record)).map_err(refused)?;
        }
        Ok(())
    }

    /// Ends the sheet, so that its head filters all that stands under it.
    fn end(&mut self) -> Result<()> {
        if let (Some(sheet), Some(last)) = (self.sheets.checked_sub(1), self.columns.checked_sub(1)) {
            let sheet = self.workbook.worksheet_from_index(sheet).map_err(refused)?;
            sheet.autofilter(0, 0, self.row, last).map_err(refused)?;
        }
        Ok(())
    }

    /// Ends the workbook. The file has no name, and is read from its beginning.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when the disk takes no more.
    pub fn finish(mut self) -> Result<File> {
        self.end()?;
        let mut out = BufWriter::new(tempfile::tempfile().map_err(fault)?);
        self.workbook.save_to_writer(&mut out).map_err(refused)?;
        rewound(out.into_inner().map_err(fault)?)
    }
}

/// Head, widths and how it is printed: across an A4 sheet, the head on every page.
fn begin<T: Listed>(sheet: &mut Worksheet, formats: &Formats, title: &str) -> Result<(), XlsxError> {
    sheet.set_name(title)?.set_freeze_panes(1, 0)?.set_repeat_rows(0, 0)?;
    sheet.set_paper_size(A4).set_landscape().set_print_fit_to_pages(1, 0);
    for (index, column) in (0..).zip(T::COLUMNS) {
        sheet.set_column_width(index, f64::from(column.width))?;
        let format = if column.counts { &formats.head_of_numbers } else { &formats.head };
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
        Cell::Empty => {}
        Cell::Text(text) => {
            sheet.write_string(row, column, text)?;
        }
        Cell::Count(count) => {
            sheet.write_number_with_format(row, column, number(count, 0), &formats.count)?;
        }
        Cell::Quantity { value, decimals } => {
            let format = formats.quantities.get(usize::from(decimals)).unwrap_or(&formats.count);
            sheet.write_number_with_format(row, column, number(value, decimals), format)?;
        }
        // No program counts days before 1900.
        Cell::Day(day) if day.year() < 1900 => {
            sheet.write_string(row, column, kernel::text::day(day))?;
        }
        Cell::Day(day) => {
            sheet.write_datetime_with_format(row, column, day, &formats.day)?;
        }
        Cell::Moment(moment) => {
            sheet.write_datetime_with_format(row, column, moment.clock_in(&now.zone), &formats.moment)?;
        }
    }
    Ok(())
}

/// Spreadsheets know no other numbers: exact up to 2^53, which is ninety trillion reais.
#[expect(clippy::as_conversions, reason = "there is no lossless way, and none of the house's numbers is so large")]
fn number(value: i64, decimals: u8) -> f64 {
    value as f64 / 10_f64.powi(i32::from(decimals))
}
