/** The way to a file: a button, and the sheet that comes with the tap. */
import { Suspense, useEffect, useState, useTransition, type ReactNode } from 'react';
import { FileText } from 'lucide-react';
import { useLater } from '@/lib/use-later';
import { BusyMark, Button, type ButtonProps } from './button';
import { lateSheet } from './late-sheet';
import type { OutgoingFile } from './file-sheet';

const loadFileSheet = () => import('./file-sheet');

/** The sheet, loaded after the page that may open it. */
export const LateFileSheet = lateSheet(loadFileSheet, ({ onClose }) => onClose);

/** Props of `SheetOpener`; `load` brings the sheet's code, `renderSheet` makes what opens, given the way to close it. */
export type SheetOpenerProps = Pick<ButtonProps, 'className' | 'icon' | 'disabled' | 'children'> & {
  load: () => Promise<unknown>;
  renderSheet: (close: () => void) => ReactNode;
};

/**
 * A button that opens a sheet whose code comes late. Until it is there the button says so but stays what has the focus,
 * which a disabled one would lose: the sheet gives it back when it closes.
 */
export function SheetOpener({ load, renderSheet, icon, ...look }: SheetOpenerProps) {
  const [open, setOpen] = useState(false);
  const [busy, start] = useTransition();
  const isLater = useLater();
  // The network may be gone by the time of the tap: then the sheet says so, which it cannot where it never came.
  useEffect(() => {
    if (isLater) load().catch(() => undefined);
  }, [isLater, load]);
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
    <SheetOpener
      load={loadFileSheet}
      className={className}
      icon={icon}
      renderSheet={(close) => <LateFileSheet {...file} onClose={close} />}
    >
      {label}
    </SheetOpener>
  );
}
