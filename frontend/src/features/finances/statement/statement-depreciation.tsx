/** Depreciation of the vehicles, below the result: it moves no money. */
import type { Statement } from '@/api/finance-types';
import { formatPlate } from '@/lib/format/br-documents';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/states';

/** The lines, and what is left after them; nothing where nobody asked. */
export function StatementDepreciation({ statement }: { statement: Statement }) {
  const { depreciation, resultAfterDepreciationCents } = statement;
  if (depreciation === null || resultAfterDepreciationCents === null) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-bold">
        Depreciação
        <FigureInfo figure="depreciation" name="Depreciação" />
      </h3>
      {depreciation.vehicles.length === 0 ? (
        <p className="mt-1 text-ink-2">
          Nenhuma depreciação {statement.months.length > 1 ? 'nestes meses' : 'neste mês'}. Ela conta para veículos que
          têm preço, data de compra e vida útil no cadastro.
        </p>
      ) : (
        <dl className="mt-1">
          {depreciation.vehicles.map(({ vehicleId, plate, cents }) => (
            <div key={vehicleId} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
              <dt className="text-ink-2">{formatPlate(plate)}</dt>
              <dd>
                <Money cents={-cents} />
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 pt-2 text-lg font-bold">
            <dt>{resultAfterDepreciationCents < 0 ? 'Prejuízo' : 'Sobrou'}, com a depreciação</dt>
            <dd>
              <Money cents={resultAfterDepreciationCents} />
            </dd>
          </div>
        </dl>
      )}
      {depreciation.caveat !== null && (
        <div className="mt-3">
          <Notice tone="warn">{depreciation.caveat}</Notice>
        </div>
      )}
    </div>
  );
}
