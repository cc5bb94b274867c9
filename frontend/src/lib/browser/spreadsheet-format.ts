/** Formats of a spreadsheet: for Excel and its like, or text that every program reads. */
export type SheetFormat = 'xlsx' | 'csv';
