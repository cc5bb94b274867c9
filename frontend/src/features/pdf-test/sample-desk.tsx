/** The samples where there is room: their names at the left, the chosen one as the browser shows a PDF. */
import { useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { fileAt } from '@/api/file-download';
import type { PaperSample } from '@/api/paper-types';
import { FileButton } from '@/components/files/file-button';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { sampleHref, sampleUrl } from './sample-labels';

/** List and document beside each other. */
export function SampleDesk({ samples, chosen }: { samples: PaperSample[]; chosen: PaperSample }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-[220px_minmax(0,1fr)]">
      <nav aria-label="Exemplos">
        <ul className="flex flex-col gap-1">
          {samples.map(({ kind, title }) => (
            <li key={kind}>
              <Link
                to={sampleHref(kind)}
                replace
                aria-current={kind === chosen.kind ? 'page' : undefined}
                className={clsx(
                  'flex min-h-12 items-center rounded-control px-4 font-semibold transition-colors duration-150',
                  kind === chosen.kind ? 'bg-ink text-bg' : 'text-ink-2 hover:bg-sunken hover:text-ink',
                )}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg font-bold">{chosen.title}</h2>
          <FileButton label="Enviar ou baixar" title={chosen.title} file={fileAt(sampleUrl(chosen.kind))} />
        </div>
        <Shown key={chosen.kind} sample={chosen} />
      </section>
    </div>
  );
}

const room = 'h-[calc(100dvh-200px)] min-h-96 w-full rounded-card';

function Shown({ sample }: { sample: PaperSample }) {
  const { data: file, error, refetch } = useQuery(fileAt(sampleUrl(sample.kind)));
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (file === undefined) return <Skeleton className={room} />;
  return <Frame title={`Exemplo: ${sample.title}`} file={file} />;
}

/** No sandbox: the browser's own viewer of PDFs does not run in one, and the file is the server's. */
function Frame({ title, file }: { title: string; file: File }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // A file in memory has an address for as long as it is shown: the browser keeps what nobody gives back.
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (frame.current) frame.current.src = `${address}#view=FitH&navpanes=0`;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={frame} title={title} className={clsx(room, 'border border-line bg-surface')} />;
}
