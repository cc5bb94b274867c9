/** "Previsto": what the month's freights under way still will cost, so that nobody takes their price for profit. */
import type { MonthForecast as Forecast } from '@/api/dashboard-types';
import { countOf } from '@/lib/format/text';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';

/** Beside the month's profit, in as many words as are known. */
export function MonthForecast({ forecast }: { forecast: Forecast }) {
  const { freights, unknown, remainingCents, commissionChangeCents, profitCents } = forecast;
  const lost = profitCents < 0;
  return (
    <div className="my-2 rounded-control bg-sunken px-3 py-2 md:px-4">
      {unknown < freights && (
        <>
          <p>
            Previsto: mais <Money cents={remainingCents} className="font-bold" /> de gastos em{' '}
            {countOf(freights - unknown, 'frete em andamento', 'fretes em andamento')}
            {commissionChangeCents !== 0 && (
              <>
                {' '}
                e <Money cents={commissionChangeCents} signed className="font-bold" /> de comissão
              </>
            )}
            .
          </p>
          <p>
            {lost ? 'Prejuízo previsto do mês: ' : 'Sobra prevista do mês: '}
            <Money cents={profitCents} className="font-bold" {...(lost ? { tone: 'neg' as const } : {})} />
            <FigureInfo figure="month_forecast" name="Sobra prevista do mês" />
          </p>
        </>
      )}
      {unknown > 0 && (
        <p className="text-sm text-ink-2">
          Não dá para prever os gastos de {countOf(unknown, 'frete em andamento', 'fretes em andamento')}: falta a
          simulação ou a média de diesel.
        </p>
      )}
    </div>
  );
}
