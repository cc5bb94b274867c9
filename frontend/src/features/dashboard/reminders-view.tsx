/** All reminders: `/dashboard?reminders=1`. */
import { BellOff } from 'lucide-react';
import { SelectOf } from '@/components/resource/filters';
import { errorMessage } from '@/api/client';
import { useUrlFilters, type UrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FilterBar } from '@/components/data-table/filter-bar';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '@/components/ui/states';
import { SPANS, useReminders } from './dashboard-queries';
import { ReminderList } from './reminder-list';
import { groupLabels, groupOf } from './reminder-labels';

const spanLabel = (days: number) => `Próximos ${days} dias`;

type Filters = UrlFilters<'kind' | 'days'>;

/** List with filters by kind and span. */
export default function RemindersView({ userId }: { userId: number }) {
  const filters: Filters = useUrlFilters('/dashboard', ['kind', 'days']);
  const [first, ...further] = SPANS;
  const days = further.find((span) => String(span) === filters.values.days) ?? first;
  return (
    <>
      <PageHeader title="O que vence" back="/dashboard" />
      <div className="flex flex-col">
        <FilterBar filters={filters}>
          <SelectOf filters={filters} name="kind" label="Tipo" all="Todos os tipos" options={groupLabels} />
          <SelectOf
            filters={filters}
            name="days"
            label="Até quando olhar"
            all={spanLabel(first)}
            options={further.map((span) => [String(span), spanLabel(span)] as const)}
          />
        </FilterBar>
        <Results filters={filters} days={days} userId={userId} />
      </div>
    </>
  );
}

function Results({ filters, days, userId }: { filters: Filters; days: number; userId: number }) {
  const query = useReminders(days, userId);
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const { kind } = filters.values;
  const items = query.data.items.filter((item) => kind === '' || groupOf(item) === kind);
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<BellOff aria-hidden="true" />}
        title={
          days === SPANS[0] ? 'Nada venceu e nada está perto de vencer' : `Nada venceu e nada vence em ${days} dias`
        }
        action={
          kind === '' ? (
            days < 90 && (
              <LinkButton to={filters.hrefWith({ days: '90' })} replace>
                Olhar 90 dias
              </LinkButton>
            )
          ) : (
            <LinkButton to={filters.hrefWith({ kind: '' })} replace>
              Mostrar tudo
            </LinkButton>
          )
        }
      >
        Aqui aparecem contas, documentos, manutenções e CNH. O mais urgente vem primeiro.
      </EmptyState>
    );
  }
  return (
    <Card>
      <ReminderList items={items} userId={userId} />
    </Card>
  );
}
