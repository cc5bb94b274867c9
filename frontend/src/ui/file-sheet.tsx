/** A file on its way out: fetched when the sheet opens, then sent, downloaded or opened. */
import { useRef, useState, type ReactNode } from 'react';
import { Download, ExternalLink, FileSpreadsheet, FileText, MessageCircle } from 'lucide-react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { FileFailure } from '@/lib/file-failure';
import { canShareFile, downloadFile, openFile, sendByHand, shareFile } from '@/lib/share-file';
import { Button } from './button';
import { Sheet } from './dialog';
import { FormError } from './field';
import { ErrorState, Notice } from './states';

const words = {
  pdf: {
    head: 'Documento',
    waiting: 'Preparando o PDF…',
    download: 'Baixar PDF',
    along: 'o PDF vai junto nesta conversa',
    refused: 'O aparelho não deixou enviar direto. Toque de novo: o PDF é baixado.',
    byHand: 'Daqui o PDF não vai junto: ele é baixado e o WhatsApp abre com a mensagem. Anexe o arquivo na conversa.',
  },
  spreadsheet: {
    head: 'Planilha',
    waiting: 'Preparando a planilha…',
    download: 'Baixar',
    along: 'a planilha vai junto nesta conversa',
    refused: 'O aparelho não deixou enviar direto. Toque de novo: a planilha é baixada.',
    byHand:
      'Daqui a planilha não vai junto: ela é baixada e o WhatsApp abre com a mensagem. Anexe o arquivo na conversa.',
  },
};

/** A file that leaves the app: what it is called, what it is, and how it is read. */
export type OutgoingFile = {
  title: string;
  kind?: keyof typeof words;
  file: UseQueryOptions<File, FileFailure>;
};

type Props = OutgoingFile & {
  /** Stands above the file: which of several it is. */
  choice?: ReactNode;
  onClose: () => void;
};

/** The one sheet of every file. It is in the page only while it is open. */
export default function FileSheet({ title, kind = 'pdf', file: read, choice, onClose }: Props) {
  const { data: file, error, isFetching, refetch } = useQuery(read);
  const body = useRef<HTMLDivElement>(null);
  function retry() {
    // The button goes away with the error, and must not take the focus along.
    body.current?.focus();
    void refetch();
  }
  const Drawing = kind === 'pdf' ? FileText : FileSpreadsheet;
  return (
    <Sheet open onClose={onClose} title={words[kind].head}>
      <div ref={body} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {choice}
        {error && !isFetching ? (
          <Failed error={error} onRetry={retry} />
        ) : (
          <>
            <div className="flex items-center gap-3 rounded-card border border-line p-4">
              <Drawing aria-hidden="true" className="size-8 shrink-0 text-ink-3" />
              <div className="min-w-0" role="status">
                <p className="font-bold">{title}</p>
                <p className="text-sm break-words text-ink-3">{file?.name ?? words[kind].waiting}</p>
              </div>
            </div>
            <Ways key={file?.name} file={file ?? null} title={title} kind={kind} />
          </>
        )}
      </div>
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

type WaysProps = { file: File | null; title: string; kind: keyof typeof words };

/** The ways out; they wait until the file is there, because sharing it needs the tap itself. */
function Ways({ file, title, kind }: WaysProps) {
  const [refused, setRefused] = useState(false);
  const direct = file !== null && !refused && canShareFile(file);
  const { download, along, refused: refusal, byHand } = words[kind];
  async function send(ready: File): Promise<void> {
    if (direct) setRefused(!(await shareFile(ready, title)));
    else sendByHand(ready, `${title}: ${along}.`);
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
          {download}
        </Button>
        {kind === 'pdf' && (
          <Button icon={<ExternalLink aria-hidden="true" />} {...way(openFile)}>
            Abrir
          </Button>
        )}
      </div>
      {refused && <FormError>{refusal}</FormError>}
      {file !== null && !direct && <p className="mt-1 text-sm text-ink-3">{byHand}</p>}
    </div>
  );
}
