/** Samples of each document: beside the list on desktop; in a sheet on the phone, which renders no PDF inline. */
import { Suspense, useEffect, useRef } from 'react';
import { FileText } from 'lucide-react';
import { useNavigate, useSearchParams, Link } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import { fileAt } from '@/api/file-download';
import type { PaperSample, PaperKind, Page } from '@/api/types';
import { useApiQuery } from '@/api/query';
import { LinkButton } from '@/components/ui/button';
import { LazyFileSheet, FileButton } from '@/components/files/file-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState, ErrorState, ListSkeleton, Skeleton } from '@/components/ui/states';
import { useIsDesktop } from '@/components/ui/use-media-query';
import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';

const ADDRESS = '/teste-pdf';

function sampleHref(kind: PaperKind): string {
  return `${ADDRESS}?kind=${kind}`;
}

function sampleUrl(kind: PaperKind): string {
  return `/api/papers/samples/${kind}.pdf`;
}

function SampleDesk({ samples, chosen }: { samples: PaperSample[]; chosen: PaperSample }) {
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
                  'flex min-h-12 items-center rounded-control px-4 font-medium transition-colors duration-150',
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

/** No sandbox: the browser's PDF viewer does not run in one, and the file is the server's. */
function Frame({ title, file }: { title: string; file: File }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Object URL for the lifetime of the frame: it must be revoked.
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (frame.current) frame.current.src = `${address}#view=FitH&navpanes=0`;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={frame} title={title} className={clsx(room, 'border border-line bg-surface')} />;
}

export default function PdfTestPage(_props: { userId?: number }) {
  const query = useApiQuery<Page<PaperSample>>('/api/papers/samples');
  return (
    <>
      <PageHeader title="Teste de PDF" description="Um exemplo de cada documento, com dados inventados." />
      {query.isPending && <ListSkeleton rows={7} />}
      {query.error && !query.data && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && <Samples samples={query.data.items} />}
    </>
  );
}

function Samples({ samples }: { samples: PaperSample[] }) {
  const isDesktop = useIsDesktop();
  const [params] = useSearchParams();
  const selected = samples.find(({ kind }) => kind === params.get('kind'));
  const [first] = samples;
  if (first === undefined) {
    return (
      <EmptyState
        title="Nenhum exemplo de documento"
        action={<LinkButton to="/freights">Ver fretes</LinkButton>}
        icon={<FileText aria-hidden="true" />}
      >
        Os seus próprios documentos saem na página de cada frete, acerto e lançamento.
      </EmptyState>
    );
  }
  if (isDesktop) return <SampleDesk samples={samples} chosen={selected ?? first} />;
  return <SampleCards samples={samples} chosen={selected} />;
}

/** The selection is the open sheet: closing it clears the address. */
function SampleCards({ samples, chosen }: { samples: PaperSample[]; chosen: PaperSample | undefined }) {
  const navigate = useNavigate();
  return (
    <>
      <ul className="flex flex-col gap-2">
        {samples.map(({ kind, title }) => (
          <li key={kind} className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
            <FileText aria-hidden="true" className="size-6 shrink-0 text-ink-3" />
            <h2 className="min-w-0 flex-1 font-bold">{title}</h2>
            <LinkButton to={sampleHref(kind)} replace aria-label={`Abrir ${title}`}>
              Abrir
            </LinkButton>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {chosen && (
          <LazyFileSheet
            title={chosen.title}
            file={fileAt(sampleUrl(chosen.kind))}
            onClose={() => void navigate(ADDRESS, { replace: true })}
          />
        )}
      </Suspense>
    </>
  );
}
