/** Everything that is due, as a page: `/dashboard?reminders=1`. */
import { BellOff } from 'lucide-react';
import { errorMessage } from '@/api/client';
import { useUrlFilters, type UrlFilters } from '@/lib/url-filters';
import { codesOf } from '@/lib/text';
import { LinkButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { PageHeader } from '@/ui/page-header';
import { Segmented } from '@/ui/segmented';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { LinkTabs } from '@/ui/tabs';
import { useReminders } from './dashboard-queries';
import { ReminderList } from './reminder-list';
import { groupLabels, groupOf } from './reminder-words';

const periods = [
  { value: '15', label: '15 dias' },
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
];

type Filters = UrlFilters<'kind' | 'days'>;

/** The list with its filter by kind and its choice of how far to look. */
export default function RemindersView({ userId }: { userId: number }) {
  const filters: Filters = useUrlFilters('/dashboard', ['kind', 'days']);
  const days = periods.find(({ value }) => value === filters.values.days)?.value ?? '15';
  return (
    <>
      <PageHeader title="O que vence" back="/dashboard" />
      <div className="flex flex-col">
        <LinkTabs
          label="Tipo"
          current={filters.values.kind}
          tabs={[
            { key: '', label: 'Tudo', to: filters.hrefWith({ kind: '' }) },
            ...codesOf(groupLabels).map((group) => ({
              key: group,
              label: groupLabels[group],
              to: filters.hrefWith({ kind: group }),
            })),
          ]}
        />
        <Segmented
          label="Até quando olhar"
          hideLabel
          options={periods}
          value={days}
          onChange={(value) => filters.set('days', value === '15' ? '' : value)}
          className="mb-4 md:max-w-80"
        />
        <Results filters={filters} days={Number(days)} userId={userId} />
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
        title={`Nada venceu e nada vence em ${days} dias`}
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
