/** A document on its way out: fetched when the sheet opens, then sent, downloaded or opened. */
import { useState } from 'react';
import { Download, ExternalLink, FileText, MessageCircle } from 'lucide-react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { FileFailure } from '@/lib/file-failure';
import { canShareFile, downloadFile, openFile, sendByHand, shareFile } from '@/lib/share-file';
import { Button } from './button';
import { Sheet } from './dialog';
import { FormError } from './field';
import { ErrorState, Notice } from './states';

/** A document: what it is called, and how its file is read. */
export type PaperDocument = { title: string; file: UseQueryOptions<File, FileFailure> };

/** The one sheet of every document. It is in the page only while it is open. */
export default function DocumentSheet({ title, file: read, onClose }: PaperDocument & { onClose: () => void }) {
  const { data: file, error, isFetching, refetch } = useQuery(read);
  return (
    <Sheet open onClose={onClose} title="Documento">
      {error && !isFetching ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-5">
          <div className="flex items-center gap-3 rounded-card border border-line p-4">
            <FileText aria-hidden="true" className="size-8 shrink-0 text-ink-3" />
            <div className="min-w-0" role="status">
              <p className="font-bold">{title}</p>
              <p className="text-sm break-words text-ink-3">{file?.name ?? 'Preparando o PDF…'}</p>
            </div>
          </div>
          <Ways file={file ?? null} title={title} />
        </div>
      )}
    </Sheet>
  );
}

/** The sentence of what went wrong, and a way to try again where that may help. */
function Failed({ error, onRetry }: { error: FileFailure; onRetry: () => void }) {
  if (error.final) {
    return (
      <div role="alert">
        <Notice tone="warn">{error.message}</Notice>
      </div>
    );
  }
  return <ErrorState message={error.message} onRetry={onRetry} />;
}

/** The three ways out; they wait until the file is there, because sharing it needs the tap itself. */
function Ways({ file, title }: { file: File | null; title: string }) {
  const [refused, setRefused] = useState(false);
  const direct = file !== null && !refused && canShareFile(file);
  async function send(ready: File): Promise<void> {
    if (direct) setRefused(!(await shareFile(ready, title)));
    else sendByHand(ready, `${title}: o PDF vai junto nesta conversa.`);
  }
  const way = (act: (ready: File) => void) => ({ disabled: file === null, onClick: () => file && act(file) });
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="primary"
        size="lg"
        block
        icon={<MessageCircle aria-hidden="true" />}
        busy={file === null}
        onClick={() => file && void send(file)}
      >
        Enviar no WhatsApp
      </Button>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button icon={<Download aria-hidden="true" />} {...way(downloadFile)}>
          Baixar PDF
        </Button>
        <Button icon={<ExternalLink aria-hidden="true" />} {...way(openFile)}>
          Abrir
        </Button>
      </div>
      {refused && <FormError>O aparelho não deixou enviar direto. Toque de novo: o PDF é baixado.</FormError>}
      {file !== null && !direct && (
        <p className="mt-1 text-sm text-ink-3">
          Aqui o PDF não vai sozinho: ele é baixado e o WhatsApp abre com a mensagem. Anexe o arquivo na conversa.
        </p>
      )}
    </div>
  );
}
