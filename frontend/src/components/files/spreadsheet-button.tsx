/** "Planilha": a list as a file, in the format that one chooses. */
import { FileSpreadsheet } from 'lucide-react';
import { SheetOpener } from './file-button';
import { lazySheet } from '@/components/ui/lazy';
import type { Spreadsheet } from './spreadsheet-sheet';

const LazySpreadsheetSheet = lazySheet(
  () => import('./spreadsheet-sheet'),
  ({ onClose }) => onClose,
);

/** Props of `SpreadsheetButton`: what the list is called, and the list; an empty one gives no file. */
export type SpreadsheetButtonProps = {
  title: string;
  /** No other button stands beside it. */
  alone?: boolean;
  list: { items: readonly unknown[]; spreadsheet: Spreadsheet };
};

/** The button of every list; where there is little room only its drawing is seen. */
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
