/** The way to a file: a button, and the sheet that comes with the tap. */
import { Suspense, lazy, useState, useTransition, type ReactNode } from 'react';
import { FileText } from 'lucide-react';
import { Button, type ButtonProps } from './button';
import type { OutgoingFile } from './file-sheet';

/** The sheet, loaded when one first asks for a file. */
export const LateFileSheet = lazy(() => import('./file-sheet'));

/** Props of `SheetOpener`; `renderSheet` makes what opens, given the way to close it. */
export type SheetOpenerProps = Pick<ButtonProps, 'className' | 'icon' | 'disabled' | 'children'> & {
  renderSheet: (close: () => void) => ReactNode;
};

/** A button that opens a sheet whose code comes late; busy until it is there. */
export function SheetOpener({ renderSheet, ...look }: SheetOpenerProps) {
  const [open, setOpen] = useState(false);
  const [busy, start] = useTransition();
  return (
    <>
      <Button {...look} busy={busy} onClick={() => start(() => setOpen(true))} />
      <Suspense fallback={null}>{open && renderSheet(() => setOpen(false))}</Suspense>
    </>
  );
}

/** Props of `FileButton`: what stands on it, and the file. */
export type FileButtonProps = OutgoingFile & Pick<ButtonProps, 'className' | 'icon'> & { label: string };

/** Opens the sheet of a file. */
export function FileButton({ label, className, icon = <FileText aria-hidden="true" />, ...file }: FileButtonProps) {
  return (
    <SheetOpener className={className} icon={icon} renderSheet={(close) => <LateFileSheet {...file} onClose={close} />}>
      {label}
    </SheetOpener>
  );
}
