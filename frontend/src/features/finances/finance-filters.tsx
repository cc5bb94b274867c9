/** Filters of the books, all in the address. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { FilterBar } from '@/components/data-table/filter-bar';
import { FilterFrame } from '@/components/data-table/filter-select';
import { SearchBox } from '@/components/data-table/search-box';
import { FilterSheet } from './filter-sheet';
import { useFilterWords } from './filter-labels';
import type { UrlFilterName } from './finance-queries';

/** The list's filters as the address has them. */
export type FinanceUrlFilters = UrlFilters<UrlFilterName>;

/** A choice of "Mostrar"; `changes` is what it sets beside kind, status, overdue and effect. */
type Choice = {
  key: string;
  label: string;
  on: { kind: string; status: string; overdue: string; effect: string };
  changes?: { period: string };
};

const NONE = { kind: '', status: '', overdue: '', effect: '' };

/** "A receber" is the figure of the dashboard: no loan, nothing of the household, and the months to come as well. */
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

/** The choice that the address shows: with its effect, else the one that leaves the effect open. */
function choiceOf({ kind, status, overdue, effect }: FinanceUrlFilters['values']): Choice | undefined {
  const alike = choices.filter(({ on }) => on.kind === kind && on.status === status && on.overdue === overdue);
  return alike.find(({ on }) => on.effect === effect) ?? alike.find(({ on }) => on.effect === '');
}

/** The bar above the list. */
export function FinanceFilterBar({ filters, userId }: { filters: FinanceUrlFilters; userId: number }) {
  const [open, setOpen] = useState(false);
  const words = useFilterWords(filters.values, userId);
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
