/** The page of one freight: where it is, what it brought, who owes. */
import { useRef } from 'react';
import { Pencil } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { Freight } from '@/api/types';
import { Button, LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { EmptyState, ListSkeleton } from '@/ui/states';
import { FreightComparison } from './freight-comparison';
import { FreightDriver } from './freight-driver';
import { FreightEnd } from './freight-end';
import { FreightExpenses } from './freight-expenses';
import { FreightFacts } from './freight-facts';
import { FreightFuel } from './freight-fuel';
import { FreightHead } from './freight-head';
import { FreightMinimum } from './freight-minimum';
import { FreightReceivables } from './freight-receivables';
import { FreightResultCard } from './freight-result';
import { FreightTimeline } from './freight-timeline';
import { useFreight } from './freight-queries';
import { WaitingTimeCard } from './waiting-time-card';

/** Reads the freight and shows it. */
export function FreightView({ id, userId }: { id: number; userId: number }) {
  const query = useFreight(id, userId);
  return (
    <>
      <PageHeader
        title={query.data ? `Frete nº ${query.data.number}` : 'Frete'}
        back="/freights"
        actions={
          query.data && (
            <LinkButton to={`/freights?id=${id}&edit=1`} icon={<Pencil aria-hidden="true" />} className="max-md:hidden">
              Editar
            </LinkButton>
          )
        }
      />
      {query.isPending && <ListSkeleton rows={4} />}
      {query.error && !query.data && (
        <ReadFailed message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && <FreightLife freight={query.data} userId={userId} />}
    </>
  );
}

function ReadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={message}
        action={
          <>
            <Button onClick={onRetry}>Tentar de novo</Button>
            <LinkButton to="/freights">Voltar à lista</LinkButton>
          </>
        }
      />
    </div>
  );
}

function FreightLife({ freight, userId }: { freight: Freight; userId: number }) {
  const result = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0 lg:col-span-2">
        <FreightHead freight={freight} userId={userId} onEnd={() => result.current?.focus()} />
      </div>
      <div className="grid min-w-0 gap-4">
        <FreightResultCard freight={freight} userId={userId} headingRef={result} />
        <WaitingTimeCard freight={freight} userId={userId} />
        <FreightFuel freight={freight} userId={userId} />
        <FreightExpenses freight={freight} userId={userId} />
        <FreightComparison freight={freight} userId={userId} />
      </div>
      <div className="grid min-w-0 gap-4">
        <FreightReceivables freight={freight} userId={userId} />
        <FreightMinimum freight={freight} userId={userId} />
        <FreightDriver freight={freight} userId={userId} />
        <FreightTimeline freight={freight} userId={userId} />
        <FreightFacts freight={freight} />
        <FreightEnd freight={freight} />
      </div>
    </div>
  );
}
