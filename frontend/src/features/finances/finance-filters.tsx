/** What of the books is shown, all in the address. */
import { categoryLabels } from '@/lib/labels';
import type { useUrlFilters } from '@/lib/url-filters';
import { Field } from '@/ui/field';
import { SearchBox } from '@/ui/search-box';
import { LinkTabs } from '@/ui/tabs';
import { SelectInput } from '@/ui/text-inputs';

/** The list's filters as the address has them. */
export type FinanceUrlFilters = ReturnType<typeof useUrlFilters<'kind' | 'status' | 'category' | 'overdue' | 'q'>>;

type Choice = { label: string; kind: string; status: string; overdue: string };

const choices: readonly Choice[] = [
  { label: 'Tudo', kind: '', status: '', overdue: '' },
  { label: 'A receber', kind: 'income', status: 'pending', overdue: '' },
  { label: 'A pagar', kind: 'expense', status: 'pending', overdue: '' },
  { label: 'Atrasados', kind: '', status: '', overdue: 'true' },
  { label: 'Receitas', kind: 'income', status: '', overdue: '' },
  { label: 'Despesas', kind: 'expense', status: '', overdue: '' },
  { label: 'Pagos', kind: '', status: 'paid', overdue: '' },
];

/** The bar above the list. */
export function FinanceFilterBar({ filters }: { filters: FinanceUrlFilters }) {
  const { kind, status, overdue, category, q } = filters.values;
  const current = choices.find((one) => one.kind === kind && one.status === status && one.overdue === overdue);
  return (
    <>
      <LinkTabs
        label="Filtrar lançamentos"
        current={current?.label ?? ''}
        tabs={choices.map(({ label, ...changes }) => ({ key: label, label, to: filters.hrefWith(changes) }))}
      />
      <div className="mb-4 flex flex-wrap items-center gap-2 md:gap-3">
        <SearchBox label="Buscar descrição ou cliente" value={q} onSearch={(text) => filters.set('q', text)} />
        <Field label="Categoria" hideLabel className="max-w-36 md:max-w-none">
          <SelectInput
            value={category}
            onChange={({ target }) => filters.set('category', target.value)}
            className="h-12"
          >
            <option value="">Todas as categorias</option>
            {Object.entries(categoryLabels).map(([code, word]) => (
              <option key={code} value={code}>
                {word}
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
    </>
  );
}
