/** File sheet: fetches a file, then shares, downloads or opens it. */
import { useRef, useState, type ReactNode } from 'react';
import { Download, ExternalLink, FileSpreadsheet, FileText, MessageCircle, type LucideIcon } from 'lucide-react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { FileFailure } from '@/lib/browser/file-failure';
import { canShareFile, downloadFile, openFile, downloadAndOpenWhatsApp, shareFile } from '@/lib/browser/share';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { FormError } from '@/components/form/field';
import { ErrorState, Notice } from '@/components/ui/states';

const words = {
  pdf: {
    type: 'application/pdf',
    head: 'Documento',
    waiting: 'Preparando o PDF…',
    download: 'Baixar PDF',
    along: 'o PDF vai junto nesta conversa',
    refused: 'O aparelho não deixou enviar direto. Toque de novo: o PDF é baixado.',
    byHand:
      'Este aparelho não anexa o PDF sozinho: ele é baixado, e o WhatsApp abre com a mensagem. Anexe o arquivo na conversa.',
  },
  spreadsheet: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    head: 'Planilha',
    waiting: 'Preparando a planilha…',
    download: 'Baixar',
    along: 'a planilha vai junto nesta conversa',
    refused: 'O aparelho não deixou enviar direto. Toque de novo: a planilha é baixada.',
    byHand:
      'Este aparelho não anexa a planilha sozinho: ela é baixada, e o WhatsApp abre com a mensagem. Anexe o arquivo na conversa.',
  },
};

/** File with its name, kind and query. */
export type OutgoingFile = {
  title: string;
  kind?: keyof typeof words;
  file: UseQueryOptions<File, FileFailure>;
};

type Props = OutgoingFile & {
  /** Choice among several files, above it. */
  choice?: ReactNode;
  onClose: () => void;
};

/** Mounted only while it is open. */
export default function FileSheet({ title, kind = 'pdf', file: read, choice, onClose }: Props) {
  const { data: file, error, isFetching, refetch } = useQuery(read);
  const body = useRef<HTMLDivElement>(null);
  function retry() {
    // The retry button disappears with the error and must not lose the focus.
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

/** Error with a retry where useful. */
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

type Way = { word: string; Icon: LucideIcon; act: (ready: File) => void };

/**
 * Actions, disabled until the file has loaded, because sharing needs a user gesture. WhatsApp is first where it accepts
 * files.
 */
function Ways({ file, title, kind }: WaysProps) {
  const [refused, setRefused] = useState(false);
  const { type, along, refused: refusal, byHand } = words[kind];
  const able = canShareFile(file ?? new File([], 'a', { type }));
  const direct = able && !refused;
  async function send(ready: File): Promise<void> {
    if (direct) setRefused(!(await shareFile(ready, title)));
    else downloadAndOpenWhatsApp(ready, `${title}: ${along}.`);
  }
  const toWhatsApp: Way = { word: 'Enviar no WhatsApp', Icon: MessageCircle, act: (ready) => void send(ready) };
  const download: Way = { word: words[kind].download, Icon: Download, act: downloadFile };
  const show: Way[] = kind === 'pdf' ? [{ word: 'Abrir', Icon: ExternalLink, act: openFile }] : [];
  const ways = able ? [toWhatsApp, download, ...show] : [download, ...show, toWhatsApp];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2 *:grow">
        {ways.map(({ word, Icon, act }, at) => (
          <Button
            key={word}
            {...(at === 0 ? { variant: 'primary', size: 'lg', block: true, busy: file === null } : {})}
            disabled={file === null}
            icon={<Icon aria-hidden="true" />}
            onClick={() => file && act(file)}
          >
            {word}
          </Button>
        ))}
      </div>
      {refused && <FormError>{refusal}</FormError>}
      {file !== null && !direct && <p className="mt-1 text-sm text-ink-3">{byHand}</p>}
    </div>
  );
}
