/** The way to a file: a button, and the sheet that comes with the tap. */
import { Suspense, useState, useTransition, type ReactNode } from 'react';
import { FileText } from 'lucide-react';
import { BusyMark, Button, type ButtonProps } from '@/components/ui/button';
import { lazySheet } from '@/components/ui/lazy';
import type { OutgoingFile } from './file-sheet';

/** The sheet of a file, lazy. */
export const LazyFileSheet = lazySheet(
  () => import('./file-sheet'),
  ({ onClose }) => onClose,
);

/** Props of `SheetOpener`; `renderSheet` renders a lazy sheet, given the way to close it. */
export type SheetOpenerProps = Pick<ButtonProps, 'className' | 'icon' | 'disabled' | 'children'> & {
  renderSheet: (close: () => void) => ReactNode;
};

/**
 * A button that opens a lazy sheet. While its code loads, the button is busy but keeps the focus, which a disabled one
 * would lose: the sheet restores it when it closes.
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
      {/* Whatever row the button stands in spaces what is in it, and the sheet is not. */}
      <Suspense fallback={null}>{open && <div className="contents">{renderSheet(() => setOpen(false))}</div>}</Suspense>
    </>
  );
}

/** Props of `FileButton`: what stands on it, and the file. */
export type FileButtonProps = OutgoingFile & Pick<ButtonProps, 'className' | 'icon'> & { label: string };

/** Opens the sheet of a file. */
export function FileButton({ label, className, icon = <FileText aria-hidden="true" />, ...file }: FileButtonProps) {
  return (
    <SheetOpener className={className} icon={icon} renderSheet={(close) => <LazyFileSheet {...file} onClose={close} />}>
      {label}
    </SheetOpener>
  );
}
