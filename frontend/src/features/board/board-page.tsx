/** /agenda: the week by truck and day; narrow windows list the days. */
import { clsx } from 'clsx';
import { Plus, Truck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import { useToday } from '@/api/session/current-user';
import type { Board } from '@/api/types';
import { StaleNotice } from '@/components/resource/stale-notice';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState, ErrorState, Skeleton } from '@/components/ui/states';
import { useIsWide } from '@/components/ui/use-media-query';
import { BoardAgenda } from './board-agenda';
import { rowsOf } from './board-model';
import { useBoard } from './board-queries';
import { BoardTable } from './board-table';
import { DAYS_A_WEEK, mondayOf, weekLabel, weekParam } from './week';
import { WeekSwitcher } from './week-switcher';

export default function BoardPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const week = weekParam(params.get('week'));
  const query = useBoard(week, userId);
  const here = useToday();
  const { data } = query;
  const today = data?.today ?? here;
  // Offline, the cached current week may be an earlier one.
  const monday = week ?? (data && !query.isPlaceholderData ? data.from : mondayOf(today));
  const hasTruck = data?.vehicles.some(({ type }) => type === 'truck') ?? false;
  const retry = () => void query.refetch();
  return (
    <>
      <PageHeader
        title="Agenda"
        actions={
          <>
            <WeekSwitcher monday={monday} today={today} />
            {hasTruck && (
              <LinkButton
                to="/freights?new=1"
                variant="primary"
                icon={<Plus aria-hidden="true" />}
                className="max-md:hidden"
              >
                Novo frete
              </LinkButton>
            )}
          </>
        }
      />
      {query.isPending && <BoardSkeleton />}
      {query.error && !data && <ErrorState message={errorMessage(query.error, 'list')} onRetry={retry} />}
      {data && (
        <>
          <StaleNotice error={query.isRefetchError ? query.error : null} onRetry={retry} />
          {hasTruck ? <Week board={data} isStale={query.isPlaceholderData} /> : <NoTruck />}
        </>
      )}
    </>
  );
}

function Week({ board, isStale }: { board: Board; isStale: boolean }) {
  const isWide = useIsWide();
  const rows = rowsOf(board);
  return (
    <div aria-busy={isStale} className={clsx('transition-opacity duration-150', isStale && 'opacity-55')}>
      {isWide ? (
        <BoardTable board={board} rows={rows} caption={`Semana de ${weekLabel(board.from, board.to, board.today)}`} />
      ) : (
        <BoardAgenda board={board} rows={rows} />
      )}
    </div>
  );
}

function NoTruck() {
  return (
    <EmptyState
      icon={<Truck aria-hidden="true" />}
      title="Cadastre seu primeiro caminhão"
      action={
        <LinkButton to="/vehicles?new=truck" variant="primary">
          Novo caminhão
        </LinkButton>
      }
    >
      Aqui aparecem os fretes, as manutenções e os vencimentos da semana.
    </EmptyState>
  );
}

/** Three trucks of a table, or the days of the list. */
function BoardSkeleton() {
  const isWide = useIsWide();
  if (isWide) {
    return (
      <div role="status" aria-label="Carregando" className="overflow-clip rounded-card border border-line bg-surface">
        <div aria-hidden="true" className="h-head bg-sunken" />
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex h-24 items-center border-t border-line px-5">
            <Skeleton className="h-3 w-full rounded-full" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div role="status" aria-label="Carregando" className="flex flex-col gap-3">
      {Array.from({ length: DAYS_A_WEEK }, (_, day) => (
        <Skeleton key={day} className="h-24 w-full rounded-card" />
      ))}
    </div>
  );
}
