/** The taxes of an autonomous carrier: what the payer holds back, by which table. */
import type { SimulationAnswer } from '@/api/simulation-types';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { Card } from '@/ui/card';
import { FigureInfo } from '@/ui/figure-info';
import { MoneyLine } from '@/ui/money';

/** The card. */
export function AnswerTaxes({ taxes }: { taxes: SimulationAnswer['taxes'] }) {
  const { withheld, table, reason } = taxes;
  return (
    <Card title="Impostos na fonte" info={<FigureInfo figure="withheld_taxes" name="Impostos na fonte" />}>
      {reason !== null && <p className="text-ink-2">{reason}</p>}
      {withheld && (
        <>
          <MoneyLine label="INSS" cents={taxes.inssCents} />
          <MoneyLine label="SEST" cents={taxes.sestCents} />
          <MoneyLine label="SENAT" cents={taxes.senatCents} />
          <MoneyLine
            label="Imposto de renda"
            cents={taxes.irrfCents}
            hint={`sobre ${formatMoney(taxes.taxableCents)} tributáveis`}
          />
          <MoneyLine label="Descontado" cents={taxes.totalCents} total />
          {taxes.payerMonthCents > 0 && (
            <p className="mt-2 text-sm text-ink-3">
              Soma com {formatMoney(taxes.payerMonthCents)} que este pagador já pagou no mês.
            </p>
          )}
        </>
      )}
      {table !== null && (
        <p className="mt-3 text-sm text-ink-3">
          {table.title}, em vigor desde {formatDate(table.validFrom)}.
        </p>
      )}
    </Card>
  );
}
