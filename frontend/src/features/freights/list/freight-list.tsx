import { Plus, Route } from 'lucide-react';
import { sortingBy } from '@/components/data-table/sort';
import { NoResults, RecordList } from '@/components/resource/record-list';
import { SelectButton, SelectionBar } from '@/components/resource/selecting';
import { useSettleSelection } from '@/components/resource/use-settle-selection';
import { useToday } from '@/api/session/current-user';
import type { ListedFreight } from '@/api/types';
import { monthOf } from '@/lib/format/months';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { freightColumns } from '@/features/freights/freight-columns';
import { FreightFilterBar } from './freight-filters';
import { openPostings } from '@/features/freights/freight-postings';
import { FREIGHT_FILTERS, useFreights, useFreightSummary } from '@/features/freights/freight-queries';
import { FreightTotals, monthGroup } from './freight-sums';

const byDay: readonly string[] = ['', 'scheduledFor', '-scheduledFor'];

const routeOf = ({ number, originCity, destinationCity }: ListedFreight) =>
  `frete nº ${number}, ${originCity.name} até ${destinationCity.name}`;

const settleable = { nameOf: routeOf, postingsOf: openPostings };

export function FreightList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/freights', FREIGHT_FILTERS);
  const list = useFreights(filters.values, userId);
  const summary = useFreightSummary(filters.values, userId).data;
  const month = monthOf(useToday());
  const selection = useSettleSelection(list.items, settleable);
  const aside = <SelectButton selection={selection} />;
  return (
    <>
      <RecordList
        caption="Fretes"
        list={list}
        filters={filters}
        renderHead={(isFirst) => <PageHeader title="Fretes" actions={!isFirst && <Actions list={list} />} />}
        tools={
          <>
            <FreightFilterBar filters={filters} userId={userId} />
            <FreightTotals summary={summary} month={month} filters={filters} aside={aside} />
          </>
        }
        columns={freightColumns()}
        sorting={sortingBy(filters, '-scheduledFor')}
        rowKey={(row) => row.id}
        href={(row) => `/freights?id=${row.id}`}
        rowLabel={(row) => `Abrir ${routeOf(row)}`}
        muted={(row) => row.cancelledOn !== null}
        groupOf={byDay.includes(filters.values.sort) ? monthGroup(summary) : undefined}
        selection={selection.rows}
        emptyState={<NoneYet />}
        noResults={<NoResults title="Nenhum frete com este filtro" clearLabel="Mostrar todos" to="/freights" />}
      />
      <SelectionBar selection={selection} />
    </>
  );
}

function Actions({ list }: Pick<SpreadsheetButtonProps, 'list'>) {
  return (
    <>
      <SpreadsheetButton title="Fretes" list={list} />
      <LinkButton to="/freights?tab=clients" className="max-md:px-3">
        Clientes
      </LinkButton>
      <LinkButton
        to="/freights?new=1"
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-3 max-[359px]:[&_svg]:hidden"
      >
        Novo frete
      </LinkButton>
    </>
  );
}

function NoneYet() {
  return (
    <EmptyState
      icon={<Route aria-hidden="true" />}
      title="Lance seu primeiro frete"
      action={
        <LinkButton to="/freights?new=1" variant="primary">
          Novo frete
        </LinkButton>
      }
    >
      Diga de onde para onde, com qual caminhão e por quanto. O resto da viagem você vai marcando pelo celular.
    </EmptyState>
  );
}
