/** Filters of the books, in the address. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { FilterBar } from '@/components/data-table/filter-bar';
import { FilterFrame } from '@/components/data-table/filter-select';
import { SearchBox } from '@/components/data-table/search-box';
import type { UrlFilterName, FilterName, FinanceFilters } from './finance-queries';
import { useDriverOptions, useVehicleOptions } from '@/api/record-options';
import { formatPlate } from '@/lib/format/br-documents';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { PeriodOf, SelectOf } from '@/components/resource/filters';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { SavedViews } from '@/components/resource/saved-views';

const owners = { false: 'Caminhão', true: 'Casa' };

type Props = { filters: FinanceUrlFilters; userId: number; onClose: () => void };

/** Category, vehicle, driver, household, and due period. */
function FilterSheet({ filters, userId, onClose }: Props) {
  const vehicles = useVehicleOptions(userId).data?.items ?? [];
  const drivers = useDriverOptions(userId).data?.items ?? [];
  const plates = vehicles.map(
    ({ id, plate, nickname }) => [String(id), [formatPlate(plate), nickname].filter(Boolean).join(' · ')] as const,
  );
  const names = drivers.map(({ id, name }) => [String(id), name] as const);
  const select = { filters, wide: true };
  return (
    <Sheet open onClose={onClose} title="Filtros">
      <div className="flex flex-col gap-4 pt-2">
        <SelectOf {...select} name="category" label="Categoria" all="Todas" options={categoryLabels} />
        <SelectOf {...select} name="vehicleId" label="Veículo" all="Todos" options={plates} />
        {names.length > 0 && <SelectOf {...select} name="driverId" label="Motorista" all="Todos" options={names} />}
        <SelectOf {...select} name="personal" label="De quem é" all="Tudo" options={owners} />
        <div className="flex flex-wrap gap-2">
          <PeriodOf filters={filters} due wide />
        </div>
        <Button variant="primary" size="lg" block onClick={onClose}>
          Ver lançamentos
        </Button>
      </div>
    </Sheet>
  );
}

/** Active filter, and the changes that remove it. */
type ActiveFilter = { name: string; word: string; off: Partial<Record<FilterName, string>> };

function span({ from, to }: FinanceFilters): string {
  if (from === '') return `Vence até ${formatDate(to)}`;
  if (to === '') return `Vence desde ${formatDate(from)}`;
  return from === to ? `Vence em ${formatDate(from)}` : `Vence de ${formatDate(from)} a ${formatDate(to)}`;
}

/** Label of each effect, by its code in the address. */
const filterEffectLabels: Record<string, string> = {
  both: 'Sem a casa e sem empréstimo recebido',
  cash: 'Não é receita nem custo',
  result: 'Não mexe no dinheiro',
};

/** Active filters as chips, without search and "Mostrar". */
function useActiveFilters(values: FinanceFilters, userId: number): ActiveFilter[] {
  const vehicles = useVehicleOptions(userId).data?.items ?? [];
  const drivers = useDriverOptions(userId).data?.items ?? [];
  const plate = vehicles.find(({ id }) => String(id) === values.vehicleId)?.plate;
  const driver = drivers.find(({ id }) => String(id) === values.driverId)?.name;
  const category = Object.entries(categoryLabels).find(([code]) => code === values.category)?.[1];
  const words: [FilterName, string][] = [
    ['category', category ?? 'Categoria'],
    ['vehicleId', plate ? formatPlate(plate) : 'Veículo'],
    ['driverId', driver ?? 'Motorista'],
    ['personal', values.personal === 'true' ? 'Só da casa' : 'Sem a casa'],
    ['seriesId', 'Da mesma série'],
    ['effect', filterEffectLabels[values.effect] ?? 'Efeito'],
  ];
  const on: ActiveFilter[] = words
    .filter(([name]) => values[name] !== '')
    .map(([name, word]) => ({ name, word, off: { [name]: '' } }));
  if (values.from !== '' || values.to !== '') on.push({ name: 'days', word: span(values), off: { from: '', to: '' } });
  return on;
}

export type FinanceUrlFilters = UrlFilters<UrlFilterName>;

/** Option of "Mostrar"; `changes` are further filters it sets. */
type Choice = {
  key: string;
  label: string;
  on: { kind: string; status: string; overdue: string; effect: string };
  changes?: { period: string };
};

const NONE = { kind: '', status: '', overdue: '', effect: '' };

/** "A receber" as on the dashboard: no loan, no household money, all future months. */
const choices: readonly Choice[] = [
  { key: 'all', label: 'Tudo', on: NONE },
  {
    key: 'receivable',
    label: 'A receber',
    on: { ...NONE, kind: 'income', status: 'pending', effect: 'both' },
    changes: { period: 'all' },
  },
  { key: 'payable', label: 'A pagar', on: { ...NONE, kind: 'expense', status: 'pending' } },
  { key: 'overdue', label: 'Atrasados', on: { ...NONE, overdue: 'true' } },
  {
    key: 'overdue-receivable',
    label: 'Atrasados a receber',
    on: { ...NONE, kind: 'income', overdue: 'true', effect: 'both' },
  },
  { key: 'overdue-out', label: 'Atrasados a pagar', on: { ...NONE, kind: 'expense', overdue: 'true' } },
  { key: 'income', label: 'Receitas', on: { ...NONE, kind: 'income' } },
  { key: 'expense', label: 'Despesas', on: { ...NONE, kind: 'expense' } },
  { key: 'pending', label: 'Em aberto', on: { ...NONE, status: 'pending' } },
  { key: 'pending-in', label: 'Entradas em aberto', on: { ...NONE, kind: 'income', status: 'pending' } },
  { key: 'overdue-in', label: 'Entradas atrasadas', on: { ...NONE, kind: 'income', overdue: 'true' } },
  { key: 'paid', label: 'Pagos e recebidos', on: { ...NONE, status: 'paid' } },
];

/** Selected option: one with the same effect, else one without an effect. */
function choiceOf({ kind, status, overdue, effect }: FinanceUrlFilters['values']): Choice | undefined {
  const alike = choices.filter(({ on }) => on.kind === kind && on.status === status && on.overdue === overdue);
  return alike.find(({ on }) => on.effect === effect) ?? alike.find(({ on }) => on.effect === '');
}

export function FinanceFilterBar({ filters, userId }: { filters: FinanceUrlFilters; userId: number }) {
  const [open, setOpen] = useState(false);
  const words = useActiveFilters(filters.values, userId);
  return (
    <>
      <FilterBar
        filters={filters}
        rest={{ count: words.length, open: () => setOpen(true) }}
        others={words.map(({ word, off }) => ({ word, without: filters.hrefWith(off) }))}
        search={
          <SearchBox label="Buscar lançamento" value={filters.values.q} onSearch={(text) => filters.set('q', text)} />
        }
      >
        <Show filters={filters} />
        <SavedViews list="/finances" filters={filters} userId={userId} />
      </FilterBar>
      {open && <FilterSheet filters={filters} userId={userId} onClose={() => setOpen(false)} />}
    </>
  );
}

function Show({ filters }: { filters: FinanceUrlFilters }) {
  const navigate = useNavigate();
  const current = choiceOf(filters.values);
  function choose(key: string) {
    const choice = choices.find((one) => one.key === key);
    if (!choice) return;
    void navigate(filters.hrefWith({ ...choice.on, ...choice.changes }), { replace: true });
  }
  return (
    <FilterFrame label="Mostrar" on={current?.key !== 'all'} value={current?.key ?? 'other'} onChange={choose}>
      {!current && <option value="other">Outra escolha</option>}
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </FilterFrame>
  );
}
