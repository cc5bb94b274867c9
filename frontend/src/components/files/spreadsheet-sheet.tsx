/** The sheet of a list's file: the choice of the format above the ways out. */
import { useState } from 'react';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { FileFailure } from '@/lib/browser/file-failure';
import type { SheetFormat } from '@/lib/browser/spreadsheet-format';
import FileSheet from './file-sheet';
import { Segmented } from '@/components/form/segmented';

/** How a list is read as a file of a format. */
export type Spreadsheet = (format: SheetFormat) => UseQueryOptions<File, FileFailure>;

const formats = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
] as const;

/** Reads the file when it opens, and again when another format is chosen. */
export default function SpreadsheetSheet({
  title,
  spreadsheet,
  onClose,
}: {
  title: string;
  spreadsheet: Spreadsheet;
  onClose: () => void;
}) {
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  return (
    <FileSheet
      kind="spreadsheet"
      title={title}
      file={spreadsheet(format)}
      onClose={onClose}
      choice={<Segmented<SheetFormat> label="Formato" options={formats} value={format} onChange={setFormat} />}
    />
  );
}
