/** What a spreadsheet can be: for Excel and its like, or text that every program reads. */
export type SheetFormat = 'xlsx' | 'csv';
