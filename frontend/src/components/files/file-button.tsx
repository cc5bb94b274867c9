/** Button that opens a file's sheet, lazily loaded. */
import { Suspense, useState, useTransition, type ReactNode } from 'react';
import { FileText } from 'lucide-react';
import { BusyMark, Button, type ButtonProps } from '@/components/ui/button';
import { lazySheet } from '@/components/ui/lazy';
import type { OutgoingFile } from './file-sheet';

export const LazyFileSheet = lazySheet(
  () => import('./file-sheet'),
  ({ onClose }) => onClose,
);

/** `renderSheet` renders a lazy sheet, given its close function. */
export type SheetOpenerProps = Pick<ButtonProps, 'className' | 'icon' | 'disabled' | 'children'> & {
  renderSheet: (close: () => void) => ReactNode;
};

/**
 * Button that opens a lazy sheet. While its code loads the button is busy but focusable: a disabled one would lose the
 * focus that the sheet restores.
 */
export function SheetOpener({ renderSheet, icon, ...look }: SheetOpenerProps) {
  const [open, setOpen] = useState(false);
  const [busy, start] = useTransition();
  return (
    <>
      <Button
        {...look}
        icon={busy ? <BusyMark /> : icon}
        aria-busy={busy || undefined}
        aria-haspopup="dialog"
        onClick={() => start(() => setOpen(true))}
      />
      {/* `contents`: the sheet is no item of the button's row. */}
      <Suspense fallback={null}>{open && <div className="contents">{renderSheet(() => setOpen(false))}</div>}</Suspense>
    </>
  );
}

export type FileButtonProps = OutgoingFile & Pick<ButtonProps, 'className' | 'icon'> & { label: string };

export function FileButton({ label, className, icon = <FileText aria-hidden="true" />, ...file }: FileButtonProps) {
  return (
    <SheetOpener className={className} icon={icon} renderSheet={(close) => <LazyFileSheet {...file} onClose={close} />}>
      {label}
    </SheetOpener>
  );
}
