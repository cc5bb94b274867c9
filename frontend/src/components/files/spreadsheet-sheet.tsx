/** Export sheet: format above the file's actions. */
import { useState } from 'react';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { FileFailure } from '@/lib/browser/file-failure';
import type { SheetFormat } from '@/lib/browser/spreadsheet-format';
import FileSheet from './file-sheet';
import { Segmented } from '@/components/form/segmented';

/** Query of a list's file by format. */
export type Spreadsheet = (format: SheetFormat) => UseQueryOptions<File, FileFailure>;

const formats = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
] as const;

/** Fetches the file on opening and for another format. */
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
