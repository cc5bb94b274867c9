/** "Planilha": exports a list in a chosen format. */
import { FileSpreadsheet } from 'lucide-react';
import { SheetOpener } from './file-button';
import { lazySheet } from '@/components/ui/lazy';
import type { Spreadsheet } from './spreadsheet-sheet';

const LazySpreadsheetSheet = lazySheet(
  () => import('./spreadsheet-sheet'),
  ({ onClose }) => onClose,
);

/** Title and list; an empty list has no file. */
export type SpreadsheetButtonProps = {
  title: string;
  /** True without other buttons beside it. */
  alone?: boolean;
  list: { items: readonly unknown[]; spreadsheet: Spreadsheet };
};

/** Export button; icon only in narrow rows. */
export function SpreadsheetButton({ title, alone = false, list: { items, spreadsheet } }: SpreadsheetButtonProps) {
  return (
    <SheetOpener
      disabled={items.length === 0}
      className={alone ? 'max-md:flex-1' : 'max-lg:w-12 max-lg:px-0'}
      icon={<FileSpreadsheet aria-hidden="true" />}
      renderSheet={(close) => <LazySpreadsheetSheet title={title} spreadsheet={spreadsheet} onClose={close} />}
    >
      <span className={alone ? undefined : 'max-lg:sr-only'}>Planilha</span>
    </SheetOpener>
  );
}
