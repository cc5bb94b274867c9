/** The way to a document: a button, and the sheet that comes with the tap. */
import { Suspense, lazy, useState, useTransition } from 'react';
import { FileText } from 'lucide-react';
import { Button, type ButtonProps } from './button';
import type { PaperDocument } from './document-sheet';

/** The sheet, loaded when one first asks for a document. */
export const LateDocumentSheet = lazy(() => import('./document-sheet'));

/** Props of `DocumentButton`: what stands on it, and the document. */
export type DocumentButtonProps = PaperDocument & Pick<ButtonProps, 'className'> & { label: string };

/** Opens the document's sheet; busy until the sheet is there. */
export function DocumentButton({ label, title, file, className }: DocumentButtonProps) {
  const [open, setOpen] = useState(false);
  const [busy, start] = useTransition();
  return (
    <>
      <Button
        className={className}
        icon={<FileText aria-hidden="true" />}
        busy={busy}
        onClick={() => start(() => setOpen(true))}
      >
        {label}
      </Button>
      <Suspense fallback={null}>
        {open && <LateDocumentSheet title={title} file={file} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
