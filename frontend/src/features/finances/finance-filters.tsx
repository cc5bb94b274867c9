/** What of the books is shown, all in the address. */
import { useState } from 'react';
import { SlidersHorizontal, X } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { UrlFilters } from '@/lib/url-filters';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { SearchBox } from '@/ui/search-box';
import { SelectInput } from '@/ui/text-inputs';
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
    <div className="mb-4 flex flex-wrap items-center gap-2 md:gap-3">
      <div className="flex basis-full md:basis-56 lg:basis-80">
        <SearchBox label="Buscar lançamento" value={filters.values.q} onSearch={(text) => filters.set('q', text)} />
      </div>
      <Show filters={filters} />
      <Button
        variant="ghost"
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(true)}
        className="border border-line bg-surface"
      >
        Filtros
      </Button>
      {words.length > 0 && (
        <ul className="flex basis-full flex-wrap gap-2" aria-label="Filtros ligados">
          {words.map(({ name, word, off }) => (
            <li key={name}>
              <Link
                to={filters.hrefWith(off)}
                replace
                aria-label={`Tirar filtro ${word}`}
                className="flex min-h-12 items-center gap-2 rounded-full bg-sunken pr-3 pl-4 text-sm font-semibold hover:bg-line md:min-h-10"
              >
                {word}
                <X aria-hidden="true" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {open && <FilterSheet filters={filters} userId={userId} onClose={() => setOpen(false)} />}
    </div>
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
    <Field label="Mostrar" hideLabel className="max-md:flex-1 md:w-52">
      <SelectInput value={current?.key ?? 'other'} onChange={({ target }) => choose(target.value)} className="h-12">
        {!current && <option value="other">Outra escolha</option>}
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
