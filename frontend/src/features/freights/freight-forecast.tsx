/** "Previsto": what a freight that goes on still will cost, so that nobody takes its price for profit. */
import type { FreightOutcome } from '@/api/types';
import { formatBps } from '@/lib/format/quantity';
import { FoldPart } from '@/components/ui/fold';
import { MoneyLine } from '@/components/ui/money';
import { Notice } from '@/components/ui/states';

/** The reckoning to the end of the freight; where nothing is known of it, that costs are still to come. */
export function FreightForecast({ result }: { result: FreightOutcome }) {
  const { forecast } = result;
  if (forecast === null) {
    return (
      <div className="mt-4">
        <Notice>Os gastos desta viagem ainda vão ser lançados: o valor do frete ainda não é o que sobra.</Notice>
      </div>
    );
  }
  const toCome = forecast.lines.filter(({ remainingCents }) => remainingCents !== 0);
  return (
    <section aria-label="Previsto até o fim do frete" className="mt-4 rounded-control bg-sunken px-4 pt-3">
      <h3 className="font-semibold">Previsto até o fim do frete</h3>
      <MoneyLine
        label={forecast.netCents < 0 ? 'Prejuízo previsto' : 'Sobra prevista'}
        figure="forecast_profit"
        cents={forecast.netCents}
      />
      {forecast.marginBps !== null && (
        <p className="text-right text-sm text-ink-2">{formatBps(forecast.marginBps)} da receita</p>
      )}
      <FoldPart title="De onde vem a previsão">
        <MoneyLine label="Receita" cents={result.revenueCents} />
        {result.costCents !== 0 && <MoneyLine label="Gastos já lançados" cents={-result.costCents} />}
        {toCome.map(({ line, label, remainingCents }) => (
          <MoneyLine key={line} label={`${label} (previsto)`} cents={-remainingCents} />
        ))}
        {forecast.commissionCents !== 0 && (
          <MoneyLine label="Comissão do motorista (prevista)" cents={-forecast.commissionCents} />
        )}
        <p className="mt-2 text-sm text-ink-2">{forecast.words}</p>
      </FoldPart>
    </section>
  );
}
