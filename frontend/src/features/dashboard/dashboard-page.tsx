/** Dashboard: what needs the owner, freights under way, the month, the year; and, by its query, all reminders. */
import { Suspense, useState } from 'react';
import { Plus } from 'lucide-react';
import { useSearchParams, Link } from 'react-router-dom';
import { clsx } from 'clsx';
import { errorMessage } from '@/api/client';
import type { Dashboard, Present, Reminder } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { QueuedLine } from '@/components/resource/queued-line';
import { Button, LinkButton } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy';
import { PageHeader } from '@/components/ui/page-header';
import { ErrorState, ListSkeleton, Skeleton } from '@/components/ui/states';
import { useIsDesktop, useMediaQuery } from '@/components/ui/use-media-query';
import { useDashboard } from './dashboard-queries';
import { FreightUnderWay } from './freight-under-way';
import { CostsCard, NoneUnderWay, OtherMonth, VehiclesCard } from './month-breakdown';
import { CashCard, MonthResult } from './month-result';
import { MonthSwitcher } from './month-switcher';
import { monthParam } from './month-labels';
import { PerKmCard } from './per-km-card';
import { AgesCard, ReceivablesCard } from './receivables-card';
import { Card } from '@/components/ui/card';
import MonthChart from '@/components/charts/month-chart';
import { ReminderList } from './reminder-list';

/** Reminders in the short list of the phone. */
const SHORT = 3;

/** `counts` includes the reminders that are not among `items`. */
type Props = { items: readonly Reminder[]; counts: Present['reminderCounts']; userId: number };

/** Most urgent reminders; the whole list has its own page. */
function AttentionCard({ items, counts: { expired, soon }, userId }: Props) {
  return (
    <Card
      title="Precisa da sua atenção"
      aside={
        <Link to="/dashboard?reminders=1" className="-my-3 flex min-h-12 items-center underline underline-offset-4">
          Ver todos
        </Link>
      }
    >
      {expired + soon > 0 && (
        <p className="mb-2 text-sm text-ink-2">
          {[expired > 0 && `${expired} ${expired === 1 ? 'vencido' : 'vencidos'}`, soon > 0 && `${soon} a vencer`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {items.length === 0 && expired + soon === 0 && (
        <p className="text-ink-2">Nada venceu e nada está perto de vencer.</p>
      )}
      {items.length > 0 && <ReminderList items={items} userId={userId} />}
    </Card>
  );
}

const words = { income: 'Ganhou', expense: 'Gastou', net: 'Sobrou' };

/** Chart of results by month. */
function YearCard({ months }: { months: Dashboard['months'] }) {
  return (
    <Card>
      <MonthChart
        title="Doze meses"
        words={words}
        quiet
        months={months.map(({ month, revenueCents, costCents, resultCents }) => ({
          month,
          incomeCents: revenueCents,
          expenseCents: costCents,
          netCents: resultCents,
        }))}
      />
    </Card>
  );
}

function DashboardSkeleton() {
  return (
    <div
      role="status"
      aria-label="Carregando"
      className="grid gap-4 md:grid-cols-2 lg:grid-cols-[7fr_5fr] 2xl:grid-cols-[6fr_5fr_5fr]"
    >
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card max-2xl:hidden" />
    </div>
  );
}

/** For new accounts only. */
const FirstSteps = lazyComponent(() => import('./first-steps'));
const RemindersView = lazyComponent(() => import('./reminders-view'));

export default function DashboardPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  if (params.has('reminders')) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <RemindersView userId={userId} />
      </Suspense>
    );
  }
  return <Month requestedMonth={monthParam(params.get('month'))} userId={userId} />;
}

/** True if charts would be empty. */
function isNew({ isEmpty, firstSteps }: Dashboard): boolean {
  return isEmpty || !(firstSteps.freight || firstSteps.expense);
}

function Month({ requestedMonth, userId }: { requestedMonth: string | null; userId: number }) {
  const query = useDashboard(requestedMonth, userId);
  const here = useToday();
  const { data } = query;
  const today = data?.today ?? here;
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          data &&
          !isNew(data) && (
            <>
              <MonthSwitcher month={requestedMonth ?? today.slice(0, 7)} today={today} />
              <LinkButton
                to="/freights?new=1"
                // The next step of a freight under way is the primary action.
                variant={data.present && data.present.underWay.length > 0 ? 'secondary' : 'primary'}
                icon={<Plus aria-hidden="true" />}
                className="max-md:hidden"
              >
                Novo frete
              </LinkButton>
            </>
          )
        }
      />
      {query.isPending && <DashboardSkeleton />}
      {query.error && !data && <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />}
      {data && isNew(data) && (
        <div className="flex flex-col gap-4">
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <FirstSteps done={data.firstSteps} />
          </Suspense>
          {data.present && data.present.reminders.length > 0 && (
            <AttentionCard items={data.present.reminders} counts={data.present.reminderCounts} userId={userId} />
          )}
        </div>
      )}
      {data && !isNew(data) && (
        <>
          {/* The sums below exclude them. */}
          <QueuedLine />
          <Cards data={data} stale={query.isPlaceholderData} userId={userId} />
        </>
      )}
    </>
  );
}

/** Number of columns by width. */
function useColumns(): 1 | 2 | 3 {
  const two = useIsDesktop();
  const three = useMediaQuery('(min-width: 1720px)');
  return three ? 3 : two ? 2 : 1;
}

/**
 * Order: what needs the owner, freights under way, the month, the year. One column ends there until "Ver mais"; DOM order is
 * visual order.
 */
function Cards({ data, stale, userId }: { data: Dashboard; stale: boolean; userId: number }) {
  const count = useColumns();
  const [isLong, setLong] = useState(false);
  const short = count === 1;
  const { present } = data;
  // The next card groups receivables by client.
  const reminders = present?.reminders.filter(({ kind }) => kind !== 'receivable') ?? [];
  const attention = present && (
    <AttentionCard
      key="attention"
      items={short ? reminders.slice(0, SHORT) : reminders}
      counts={present.reminderCounts}
      userId={userId}
    />
  );
  const receivables = present && (
    <ReceivablesCard key="receivables" receivables={present.receivables} userId={userId} short={short} />
  );
  const underWay = present ? (
    <UnderWayCards key="underWay" present={present} shown={short ? 2 : 4} />
  ) : (
    <OtherMonth key="otherMonth" />
  );
  const result = <MonthResult key="result" data={data} />;
  const year = <YearCard key="year" months={data.months} />;
  const cash = <CashCard key="cash" data={data} />;
  const perKm = <PerKmCard key="perKm" data={data} />;
  const ages = present && <AgesCard key="ages" receivables={present.receivables} />;
  const vehicles = <VehiclesCard key="vehicles" vehicles={data.vehicles} />;
  const costs = <CostsCard key="costs" costs={data.costs} salaryParts={data.salaryParts} />;
  const more = (
    <div key="more" id="dashboard-more" className="flex flex-col gap-3 empty:hidden md:gap-4">
      {isLong && [perKm, cash, ages, vehicles, costs]}
    </div>
  );
  const columns = {
    1: [
      [
        attention,
        receivables,
        underWay,
        result,
        year,
        <Button key="toggle" aria-expanded={isLong} aria-controls="dashboard-more" onClick={() => setLong(!isLong)}>
          {isLong ? 'Ver menos' : 'Ver mais'}
        </Button>,
        more,
      ],
    ],
    2: [
      [attention, underWay, vehicles, costs],
      [receivables, result, year, perKm, cash, ages],
    ],
    3: [
      [attention, underWay],
      [receivables, result, cash, ages],
      [year, perKm, vehicles, costs],
    ],
  }[count];
  return (
    <div
      aria-busy={stale}
      className={clsx(
        'grid items-start gap-3 transition-opacity duration-150 md:grid-cols-2 md:gap-4 lg:grid-cols-[7fr_5fr] 2xl:grid-cols-[6fr_5fr_5fr]',
        stale && 'opacity-55',
      )}
    >
      {columns.map((cards, index) => (
        // Columns never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex min-w-0 flex-col gap-3 md:gap-4">
          {cards}
        </div>
      ))}
    </div>
  );
}

/** `shown` is the number of freights; the others are a link. */
function UnderWayCards({ present: { underWay, underWayCount }, shown }: { present: Present; shown: number }) {
  if (underWay.length === 0) return <NoneUnderWay />;
  const rest = underWayCount - Math.min(shown, underWay.length);
  return (
    <>
      {underWay.slice(0, shown).map((one, place) => (
        <FreightUnderWay key={one.freight.id} {...one} isFirst={place === 0} />
      ))}
      {rest > 0 && (
        <LinkButton to="/freights?status=open">
          {rest === 1 ? 'Mais 1 frete em aberto' : `Mais ${rest} fretes em aberto`}
        </LinkButton>
      )}
    </>
  );
}
