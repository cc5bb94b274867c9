/** What of the books is shown, all in the address. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UrlFilters } from '@/lib/url-filters';
import { FilterBar } from '@/ui/filter-bar';
import { FilterFrame } from '@/ui/filter-select';
import { SearchBox } from '@/ui/search-box';
import { FilterSheet } from './filter-sheet';
import { useFilterWords } from './filter-words';
import type { UrlFilterName } from './finance-queries';

/** The list's filters as the address has them. */
export type FinanceUrlFilters = UrlFilters<UrlFilterName>;

type Choice = { key: string; label: string; kind: string; status: string; overdue: string };

const choices: readonly Choice[] = [
  { key: 'all', label: 'Tudo', kind: '', status: '', overdue: '' },
  { key: 'receivable', label: 'A receber', kind: 'income', status: 'pending', overdue: '' },
  { key: 'payable', label: 'A pagar', kind: 'expense', status: 'pending', overdue: '' },
  { key: 'overdue', label: 'Atrasados', kind: '', status: '', overdue: 'true' },
  { key: 'overdue-in', label: 'Atrasados a receber', kind: 'income', status: '', overdue: 'true' },
  { key: 'overdue-out', label: 'Atrasados a pagar', kind: 'expense', status: '', overdue: 'true' },
  { key: 'income', label: 'Receitas', kind: 'income', status: '', overdue: '' },
  { key: 'expense', label: 'Despesas', kind: 'expense', status: '', overdue: '' },
  { key: 'pending', label: 'Em aberto', kind: '', status: 'pending', overdue: '' },
  { key: 'paid', label: 'Pagos e recebidos', kind: '', status: 'paid', overdue: '' },
];

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
  const { kind, status, overdue } = filters.values;
  const current = choices.find((one) => one.kind === kind && one.status === status && one.overdue === overdue);
  function choose(key: string) {
    const choice = choices.find((one) => one.key === key);
    if (!choice) return;
    const changes = { kind: choice.kind, status: choice.status, overdue: choice.overdue };
    void navigate(filters.hrefWith(changes), { replace: true });
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
