/** Result of a freight and its calculation. */
import type { RefObject } from 'react';
import { errorMessage } from '@/api/client';
import { fileAt } from '@/api/file-download';
import type { Freight, FreightForecast, FreightResult, FreightOutcome } from '@/api/types';
import { categoryLabels, distanceSourceLabels } from '@/lib/generated/enum-labels';
import { formatMoneyPerKm, formatMoney } from '@/lib/format/money';
import { formatBps, formatKm, formatKmPerLiter } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { CostBars } from '@/components/charts/cost-bars';
import { FileButton } from '@/components/files/file-button';
import { FigureInfo, type Figure } from '@/components/ui/figure-info';
import { FoldPart } from '@/components/ui/fold';
import { Money, MoneyLine } from '@/components/ui/money';
import { ErrorState, Skeleton, Notice } from '@/components/ui/states';
import { useFreightResult } from './freight-queries';

/** Origin of the forecast, and the result of the entries alone. */
function ForecastOrigin({ result, forecast }: { result: FreightOutcome; forecast: FreightForecast }) {
  const toCome = forecast.lines.filter(({ remainingCents }) => remainingCents !== 0);
  return (
    <FoldPart title="De onde vem a previsão" open={false}>
      {toCome.map(({ line, label, remainingCents }) => (
        <MoneyLine key={line} label={`${label} (previsto)`} cents={-remainingCents} />
      ))}
      <p className="my-2 text-sm text-ink-2">{forecast.words}</p>
      <MoneyLine label="Só com o que já foi lançado" figure="freight_profit" cents={result.netCents} />
    </FoldPart>
  );
}

/** With a forecast the expected toll is one of its lines. */
function TollRemarks({ result, expected: isExpected }: { result: FreightResult; expected: boolean }) {
  const { tollVoucher: voucher } = result;
  const expected = isExpected ? result.expectedTollCents : null;
  return (
    <>
      {voucher && (
        <FoldPart title="Vale-pedágio" summary={vouchersText(voucher)}>
          <p className="mb-1 text-sm text-ink-3">
            É do embarcador: não conta como receita nem como gasto do frete.
            <FigureInfo figure="toll_voucher" name="Vale-pedágio" />
          </p>
          <MoneyLine label="Recebido para o pedágio" cents={voucher.providedCents} />
          <MoneyLine label="Gasto com pedágio" cents={voucher.spentCents} />
          {voucher.leftCents > 0 && <MoneyLine label="Sobrou do vale" cents={voucher.leftCents} />}
          {voucher.missingCents > 0 && <MoneyLine label="Faltou no vale" cents={voucher.missingCents} />}
        </FoldPart>
      )}
      {expected !== null && expected > 0 && (
        <div className="mt-5">
          <Notice tone="warn">Ainda não foi lançado o pedágio que você paga: {formatMoney(expected)} previstos.</Notice>
        </div>
      )}
    </>
  );
}

function vouchersText({ leftCents, missingCents }: NonNullable<FreightResult['tollVoucher']>): string | null {
  if (missingCents > 0) return `faltaram ${formatMoney(missingCents)}`;
  return leftCents > 0 ? `sobraram ${formatMoney(leftCents)}` : null;
}

type Props = { freight: Freight; userId: number; headingRef: RefObject<HTMLHeadingElement | null> };

/** Result card; finishing the freight focuses its heading. */
export function FreightResultCard({ freight, userId, headingRef }: Props) {
  const query = useFreightResult(freight.id, userId);
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-card" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const result = query.data;
  return (
    <Card>
      <Headline freight={freight} result={result} headingRef={headingRef} />
      <Sum result={result} />
      {result.forecast !== null && <ForecastOrigin result={result} forecast={result.forecast} />}
      {result.provisional && result.forecast === null && (
        <div className="mt-4">
          <Notice>Os gastos desta viagem ainda vão ser lançados: o valor do frete ainda não é o que sobra.</Notice>
        </div>
      )}
      <OwnContributions result={result} />
      {result.costs.length > 0 && (
        <FoldPart title="Para onde foi o dinheiro">
          <CostBars
            rows={result.costs.map(({ category, amountCents }) => ({
              key: category,
              label: categoryLabels[category],
              cents: amountCents,
            }))}
          />
        </FoldPart>
      )}
      <FoldPart title="Por km, média e tempo" open={false}>
        <Rates result={result} />
      </FoldPart>
      <TollRemarks result={result} expected={result.forecast === null} />
      <div className="mt-4 flex">
        <FileButton
          label="Resultado em PDF"
          title={`Resultado do frete nº ${freight.number}`}
          file={fileAt(`/api/freights/${freight.id}/result.pdf`)}
          className="max-md:grow"
        />
      </div>
    </Card>
  );
}

/** Calculation of the headline, expected costs included. */
function Sum({ result }: { result: FreightOutcome }) {
  const { forecast } = result;
  const commissionCents = forecast?.commissionCents ?? result.commissionCents;
  return (
    <div className="mt-3">
      <MoneyLine label="Frete" figure="freight_price" cents={result.priceCents} />
      {result.otherIncomeCents > 0 && (
        <>
          <MoneyLine label="Outras receitas" cents={result.otherIncomeCents} />
          <MoneyLine label="Receita" figure="freight_revenue" cents={result.revenueCents} />
        </>
      )}
      <MoneyLine label={forecast ? 'Gastos já lançados' : 'Gastos'} figure="freight_cost" cents={-result.costCents} />
      {forecast !== null && forecast.remainingCents !== 0 && (
        <MoneyLine label="Falta gastar (previsto)" figure="forecast_remaining" cents={-forecast.remainingCents} />
      )}
      {commissionCents > 0 && (
        <MoneyLine
          label={forecast ? 'Comissão do motorista (prevista)' : 'Comissão do motorista'}
          figure="freight_commission"
          cents={-commissionCents}
        />
      )}
    </div>
  );
}

/** Carrier's own taxes if a person pays the freight: an estimate, in no sum. */
function OwnContributions({ result }: { result: FreightResult }) {
  const { ownContributions: owed, netAfterOwnContributionsCents: after } = result;
  if (owed === null || after === null) return null;
  return (
    <FoldPart title="INSS, SEST e SENAT por sua conta" open={false}>
      {owed.inssCents > 0 && (
        <MoneyLine label="INSS próprio a pagar (estimativa)" figure="own_inss" cents={-owed.inssCents} />
      )}
      {owed.sestCents > 0 && (
        <MoneyLine label="SEST próprio a pagar (estimativa)" figure="own_sest_senat" cents={-owed.sestCents} />
      )}
      {owed.senatCents > 0 && <MoneyLine label="SENAT próprio a pagar (estimativa)" cents={-owed.senatCents} />}
      <MoneyLine
        label="Depois disso"
        cents={after}
        hint="Quem paga tem CPF e, em regra, não desconta nada; o imposto que você lançar neste frete sai daqui."
      />
    </FoldPart>
  );
}

type Headline = { title: string; figure: Figure; cents: number; marginBps: number | null };

/** The one main figure of each state: expected, going, final. Without a forecast an unstarted freight has only revenue. */
function headlineOf({ status }: Freight, result: FreightOutcome): Headline {
  const { provisional, forecast, netCents, marginBps } = result;
  const isAhead = status === 'scheduled';
  if (!provisional) {
    const title = netCents < 0 ? 'Prejuízo deste frete' : 'Sobrou deste frete';
    return { title, figure: 'freight_profit', cents: netCents, marginBps };
  }
  if (forecast !== null) {
    const [gain, loss] = isAhead ? ['Deve sobrar', 'Deve dar prejuízo'] : ['Está sobrando', 'Está dando prejuízo'];
    const title = forecast.netCents < 0 ? loss : gain;
    return { title, figure: 'forecast_profit', cents: forecast.netCents, marginBps: forecast.marginBps };
  }
  if (isAhead) {
    return { title: 'Receita deste frete', figure: 'freight_revenue', cents: result.revenueCents, marginBps: null };
  }
  const title = netCents < 0 ? 'Está dando prejuízo' : 'Está sobrando';
  return { title, figure: 'freight_profit', cents: netCents, marginBps: null };
}

type HeadlineProps = Pick<Props, 'freight' | 'headingRef'> & { result: FreightOutcome };

function Headline({ freight, result, headingRef }: HeadlineProps) {
  const { title, figure, cents, marginBps } = headlineOf(freight, result);
  const { forecast } = result;
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="inline scroll-mt-24 font-medium text-ink-2">
        {title}
      </h2>
      <FigureInfo figure={figure} name={title} />
      <p className="text-figure font-extrabold tracking-tight">
        <Money cents={cents} {...(cents < 0 ? { tone: 'neg' as const } : {})} />
      </p>
      {marginBps !== null && (
        <p className="text-ink-2">
          {formatBps(marginBps)} da receita
          <FigureInfo figure="freight_margin" name="Margem do frete" />
        </p>
      )}
      <SplitBar
        earned={result.revenueCents}
        spent={[forecast?.costCents ?? result.costCents, forecast?.commissionCents ?? result.commissionCents]}
      />
    </>
  );
}

/** Income against costs and commission as a bar; the lines below have the figures. */
function SplitBar({ earned, spent }: { earned: number; spent: readonly [costs: number, commission: number] }) {
  const [costs, commission] = spent;
  if (earned <= 0 && costs <= 0 && commission <= 0) return null;
  return (
    <div aria-hidden="true" className="mt-3 flex h-3 gap-1">
      {earned > 0 && <span className="rounded-full bg-chart-1" style={{ flexGrow: earned }} />}
      {costs > 0 && <span className="rounded-full bg-chart-2" style={{ flexGrow: costs }} />}
      {commission > 0 && <span className="rounded-full bg-chart-4" style={{ flexGrow: commission }} />}
    </div>
  );
}

function perKm(cents: number | null): string {
  return cents === null ? '—' : formatMoneyPerKm(cents);
}

function Rates({ result }: { result: FreightResult }) {
  return (
    <DetailList columns={3}>
      {!result.provisional && (
        <Detail label="Sobra por km" figure="freight_profit_per_km">
          {perKm(result.netPerTotalKmCents)}
        </Detail>
      )}
      <Detail label="Frete por km carregado" figure="freight_revenue_per_km">
        {perKm(result.revenuePerLoadedKmCents)}
      </Detail>
      <Detail label="Frete por km total" figure="freight_revenue_per_km">
        {perKm(result.revenuePerTotalKmCents)}
      </Detail>
      <Detail label="Km carregado">
        {formatKm(result.loadedKm)}
        {result.loadedKm > 0 && ` (${distanceSourceLabels[result.distanceSource]})`}
      </Detail>
      <Detail label="Km vazio">{formatKm(result.emptyKm)}</Detail>
      {result.drivenKm != null && (
        <Detail label="Km pelo hodômetro" figure="driven_km">
          {formatKm(result.drivenKm)}
        </Detail>
      )}
      {result.metersPerLiter != null && (
        <Detail label="Média" figure="consumption">
          {formatKmPerLiter(result.metersPerLiter)}
        </Detail>
      )}
      <Detail label="Tempo" figure="freight_days">
        {result.days === null ? '—' : countOf(result.days, 'dia', 'dias')}
      </Detail>
    </DetailList>
  );
}
