/** A sample of each document: beside the list on desktop; on the phone, which shows no PDF in a page, on a sheet. */
import { Suspense } from 'react';
import { FileText } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import { fileAt } from '@/api/file-download';
import type { PaperSample } from '@/api/paper-types';
import { useApiQuery } from '@/api/query';
import type { Page } from '@/api/types';
import { LinkButton } from '@/components/ui/button';
import { LazyFileSheet } from '@/components/files/file-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '@/components/ui/states';
import { useIsDesktop } from '@/components/ui/use-media-query';
import { SampleDesk } from './sample-desk';
import { ADDRESS, sampleHref, sampleUrl } from './sample-labels';

/** The screen of this route. */
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
  const asked = samples.find(({ kind }) => kind === params.get('kind'));
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
  if (isDesktop) return <SampleDesk samples={samples} chosen={asked ?? first} />;
  return <SampleCards samples={samples} chosen={asked} />;
}

/** The choice is the open sheet: closing it takes the choice out of the address. */
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
