/** Page of a waiting-time claim. Only the document is printed. */
import { Printer } from 'lucide-react';
import { QueryBoundary, combineQueries } from '@/components/resource/query-boundary';
import type { Freight, WaitingTime } from '@/api/types';
import { Button, LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { ShareText } from '@/components/files/share-text';
import { EmptyState } from '@/components/ui/states';
import { ClaimSheet } from './claim-document';
import { useFreight } from '@/features/freights/freight-queries';
import { ClaimDocument } from './waiting-claim';
import { claimedCents } from './waiting-time-card';
import { useWaitingTime } from './waiting-time-queries';

export default function ClaimPage({ id, userId }: { id: number; userId: number }) {
  const freight = useFreight(id, userId);
  const waiting = useWaitingTime(id, userId);
  return (
    <>
      <div className="no-print">
        <PageHeader title="Cobrança de estadia" back={`/freights?id=${id}`} />
      </div>
      <QueryBoundary query={combineQueries(freight, waiting)} back={`/freights?id=${id}`}>
        {([record, stays]) => (
          <Claim freight={record} waiting={stays} countedAt={new Date(waiting.dataUpdatedAt).toISOString()} />
        )}
      </QueryBoundary>
    </>
  );
}

type ClaimProps = { freight: Freight; waiting: WaitingTime; countedAt: string };

function Claim(props: ClaimProps) {
  const { freight, waiting } = props;
  const owed = claimedCents(waiting);
  if (owed === null) {
    return (
      <EmptyState
        title={
          waiting.totalCents === null
            ? 'Ainda não dá para calcular a estadia.'
            : 'Nada a cobrar de estadia neste frete.'
        }
        action={<LinkButton to={`/freights?id=${freight.id}`}>Voltar ao frete</LinkButton>}
      >
        {waiting.stays.map(({ words }) => words).join(' ')}
      </EmptyState>
    );
  }
  return (
    <div className="max-w-3xl">
      <ClaimSheet {...props} owedCents={owed} />
      <div className="no-print mt-4 flex flex-wrap gap-2 max-md:*:grow">
        <Button variant="primary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Imprimir
        </Button>
        <ClaimDocument freight={freight} />
        {waiting.claimText !== null && <ShareText text={waiting.claimText} />}
      </div>
      {waiting.claimText !== null && (
        <details className="no-print mt-2">
          <summary className="flex min-h-12 items-center font-medium underline underline-offset-4">
            Ver o texto da cobrança
          </summary>
          <p className="rounded-control bg-sunken p-4 whitespace-pre-line">{waiting.claimText}</p>
        </details>
      )}
    </div>
  );
}
