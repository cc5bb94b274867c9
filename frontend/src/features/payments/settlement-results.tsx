import type { DriverPaymentPreview } from '@/api/types';
import { formatMoney, formatMoneyPerKm } from '@/lib/format/money';
import { formatBps } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { FigureInfo } from '@/components/ui/figure-info';
import { MoneyLine } from '@/components/ui/money';
import { balanceLabel } from './payment-labels';

/** Calculation from the driver's earnings to the amount paid. */
export function DriverResult({ figures }: { figures: DriverPaymentPreview }) {
  const { balanceCents, closing, carriedTo } = figures;
  return (
    <section aria-label="Resultado do motorista">
      <Earned figures={figures} />
      <Deducted figures={figures} />
      <MoneyLine label={balanceLabel(figures)} figure="settlement_balance" cents={Math.abs(balanceCents)} total />
      {closing === 'carried' && (
        <p className="mt-1 text-sm text-ink-3">
          {carriedTo === null ? 'Vai para o próximo acerto.' : `Foi para o acerto nº ${carriedTo.number}.`}
        </p>
      )}
    </section>
  );
}

function Earned({ figures }: { figures: DriverPaymentPreview }) {
  const { freights, commissionCents, salaryCents, salaryReckoning } = figures;
  const { allowanceDays, dailyAllowanceCents, allowancesCents } = figures;
  const each = dailyAllowanceCents === null ? '' : ` de ${formatMoney(dailyAllowanceCents)}`;
  return (
    <>
      {freights.length > 0 && (
        <MoneyLine label="Comissão" hint={countOf(freights.length, 'frete', 'fretes')} cents={commissionCents} />
      )}
      {(salaryCents > 0 || salaryReckoning !== null) && (
        <MoneyLine label="Salário" hint={salaryReckoning?.words} cents={salaryCents} />
      )}
      {allowancesCents > 0 && (
        <MoneyLine label="Diárias" hint={`${countOf(allowanceDays, 'dia', 'dias')}${each}`} cents={allowancesCents} />
      )}
      {figures.refundsCents > 0 && <MoneyLine label="Devolução do que ele pagou" cents={figures.refundsCents} />}
    </>
  );
}

function Deducted({ figures }: { figures: DriverPaymentPreview }) {
  const { advancesCents, discountsCents, carriedCents, carriedFromNumber } = figures;
  return (
    <>
      {advancesCents > 0 && <MoneyLine label="Vales" cents={-advancesCents} signed />}
      {discountsCents > 0 && <MoneyLine label="Descontos" cents={-discountsCents} signed />}
      {carriedCents > 0 && (
        <MoneyLine
          label={carriedFromNumber === null ? 'Dívida anterior' : `Dívida do acerto nº ${carriedFromNumber}`}
          cents={-carriedCents}
          signed
        />
      )}
    </>
  );
}

/** Owner's net of the trips after the settlement. */
export function OwnerResult({ figures: { ownerResult } }: { figures: DriverPaymentPreview }) {
  const { revenueCents, costCents, driverCents, netCents, perKmCents, marginBps } = ownerResult;
  const rates = [
    perKmCents === null ? null : formatMoneyPerKm(perKmCents),
    marginBps === null ? null : `${formatBps(marginBps)} da receita`,
  ].filter(Boolean);
  return (
    <section aria-label="Resultado do dono">
      <h3 className="mb-1 inline-block font-bold">Para você, nestas viagens</h3>
      <FigureInfo figure="owner_result" name="Para você, nestas viagens" />
      <MoneyLine label="Receita dos fretes" cents={revenueCents} />
      <MoneyLine label="Gastos das viagens" cents={-costCents} />
      <MoneyLine label="Motorista" hint="Comissão, salário e diárias, menos os descontos" cents={-driverCents} />
      <MoneyLine label={netCents < 0 ? 'Prejuízo' : 'Sobrou'} cents={netCents} total />
      {rates.length > 0 && <p className="mt-1 text-right text-sm text-ink-3">{rates.join(' · ')}</p>}
    </section>
  );
}
