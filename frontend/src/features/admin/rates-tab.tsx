/** The tables that the reckoning rests on: what holds, since when, by which text, and the way to import a newer one. */
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Upload } from 'lucide-react';
import { QueryBoundary } from '@/components/resource/query-boundary';
import type { RateTable } from '@/api/rate-types';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { Field } from '@/components/form/field';
import { EmptyState } from '@/components/ui/states';
import { SelectInput } from '@/components/form/text-inputs';
import { useFocusAfterDialog } from '@/components/ui/restore-focus';
import { AdminHead } from './admin-head';
import { useRates } from './rate-queries';
import { WithdrawDialog } from './rate-withdraw';
import { isPast, kindOf, rateKindLabels } from './rate-labels';
import { RateList } from './rates-list';

/** Kind, list, history. */
export function RatesTab() {
  const [params] = useSearchParams();
  const kind = kindOf(params.get('kind'));
  const filters = useUrlFilters('/admin', ['kind']);
  const rates = useRates(kind);
  const importTo = `/admin?tab=rates&kind=${kind}&import=1`;
  const items = rates.data?.items ?? [];
  const [withdrawing, setWithdrawing] = useState<RateTable | null>(null);
  const way = useRef<HTMLAnchorElement>(null);
  // Whoever took a table back goes on with the right one.
  useFocusAfterDialog(withdrawing !== null, rates.data, () => way.current?.focus());
  const [current, past] = [items.filter((table) => !isPast(table)), items.filter(isPast)];
  return (
    <div className="flex flex-col gap-4">
      <div className="-mb-4">
        <AdminHead
          tab="rates"
          actions={
            <LinkButton
              ref={way}
              to={importTo}
              variant="primary"
              icon={<Upload aria-hidden="true" />}
              className="max-md:flex-1"
            >
              Importar tabela
            </LinkButton>
          }
        />
      </div>
      <Field label="Tabela de" className="w-full md:w-80">
        <SelectInput value={kind} onChange={({ target }) => filters.set('kind', target.value)}>
          {Object.entries(rateKindLabels).map(([code, word]) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
        </SelectInput>
      </Field>
      <QueryBoundary query={rates}>
        {() =>
          current.length === 0 && (
            <EmptyState title="Nenhuma tabela ainda">
              Importe a primeira: sem ela não há o que calcular em {rateKindLabels[kind]}.
            </EmptyState>
          )
        }
      </QueryBoundary>
      {current.length > 0 && <RateList caption={rateKindLabels[kind]} rates={current} onWithdraw={setWithdrawing} />}
      {past.length > 0 && (
        <section aria-labelledby="rates-history" className="mt-4 flex flex-col gap-3">
          <div>
            <h2 id="rates-history" className="text-lg font-bold">
              Histórico
            </h2>
            <p className="text-sm text-ink-3">Tabelas que outra substituiu ou que foram retiradas. Não contam mais.</p>
          </div>
          <RateList caption={`Histórico: ${rateKindLabels[kind]}`} rates={past} onWithdraw={setWithdrawing} />
        </section>
      )}
      {withdrawing && <WithdrawDialog table={withdrawing} onClose={() => setWithdrawing(null)} />}
    </div>
  );
}
