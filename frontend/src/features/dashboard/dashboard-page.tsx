/** The dashboard: freights under way, what needs the user, what is to come in. */
import { Plus } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { Freight } from '@/api/types';
import { useCurrentUser, useToday } from '@/api/user';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';
import { useIsDesktop } from '@/ui/use-media-query';
import { attentionItems } from './attention';
import { AttentionCard } from './attention-card';
import { useAllVehicles, useAnyFreight, useBillsDue, useOpenFreights, useReceivables } from './dashboard-queries';
import { FirstSteps } from './first-steps';
import { FreightUnderWay, firstUnderWay } from './freight-under-way';
import { ReceivablesCard } from './receivables-card';

/** The screen at /dashboard. */
export default function DashboardPage({ userId = 1 }: { userId?: number }) {
  const anyFreight = useAnyFreight(userId);
  const open = useOpenFreights(userId);
  const vehicles = useAllVehicles(userId);
  const receivables = useReceivables(userId);
  const bills = useBillsDue(userId);
  const user = useCurrentUser().data;
  const today = useToday();
  const desktop = useIsDesktop();
  const reads = [anyFreight, open, vehicles, receivables, bills];
  const failed = reads.find((read) => read.error && !read.data);
  const empty = anyFreight.data?.items.length === 0;
  const retry = () => reads.forEach((read) => read.error && void read.refetch());

  const attention = attentionItems(today, vehicles.data?.items ?? [], bills.data?.items ?? [], user);
  const ready = reads.every((read) => read.data);
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          !empty &&
          desktop && (
            <LinkButton to="/freights?new=1" variant="primary" icon={<Plus aria-hidden="true" />}>
              Novo frete
            </LinkButton>
          )
        }
      />
      {failed?.error && <ErrorState message={errorMessage(failed.error)} onRetry={retry} />}
      {!failed && !ready && <DashboardSkeleton />}
      {!failed && ready && empty && (
        <div className="flex flex-col gap-4">
          <FirstSteps vehicles={vehicles.data?.items ?? []} />
          {attention.length > 0 && <AttentionCard items={attention} />}
        </div>
      )}
      {!failed && ready && !empty && (
        <div className="grid items-start gap-4 lg:grid-cols-12">
          <div className="flex min-w-0 flex-col gap-4 lg:col-span-7">
            <UnderWay freights={open.data?.items ?? []} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 lg:col-span-5">
            <AttentionCard items={attention} />
            <ReceivablesCard items={receivables.data?.items ?? []} more={receivables.data?.nextCursor != null} />
          </div>
        </div>
      )}
    </>
  );
}

function UnderWay({ freights }: { freights: readonly Freight[] }) {
  if (freights.length === 0) {
    return (
      <EmptyState
        title="Nenhum frete em andamento"
        action={
          <LinkButton to="/freights?new=1" variant="primary">
            Lançar frete
          </LinkButton>
        }
      >
        Quando você lançar o próximo, ele aparece aqui com o botão da próxima etapa.
      </EmptyState>
    );
  }
  const [first, rest] = firstUnderWay(freights);
  return (
    <>
      {first.map((freight) => (
        <FreightUnderWay key={freight.id} freight={freight} />
      ))}
      {rest > 0 && (
        <LinkButton to="/freights?status=open">
          {rest === 1 ? 'Ver mais 1 frete em aberto' : `Ver mais ${rest} fretes em aberto`}
        </LinkButton>
      )}
    </>
  );
}

function DashboardSkeleton() {
  return (
    <div role="status" aria-label="Carregando" className="grid gap-4 lg:grid-cols-12">
      <Skeleton className="h-80 rounded-card lg:col-span-7" />
      <Skeleton className="h-80 rounded-card lg:col-span-5" />
    </div>
  );
}
