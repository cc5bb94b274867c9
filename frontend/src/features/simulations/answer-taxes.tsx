/** Taxes of an autonomous carrier: withheld by the payer or owed by himself, with the table. */
import type { SimulationAnswer } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { Card } from '@/components/ui/card';
import { FigureInfo } from '@/components/ui/figure-info';
import { FoldPart } from '@/components/ui/fold';
import { MoneyLine } from '@/components/ui/money';

export function AnswerTaxes({ taxes }: { taxes: SimulationAnswer['taxes'] }) {
  const { withheld, ownContributions: own, table, reason, caveat } = taxes;
  const title = withheld ? 'Impostos na fonte' : 'Impostos do frete';
  return (
    <Card title={title} info={withheld && <FigureInfo figure="withheld_taxes" name={title} />}>
      {reason !== null && <p className="text-ink-2">{reason}</p>}
      {withheld && (
        <>
          <MoneyLine label="Descontado" cents={taxes.totalCents} />
          <FoldPart title="Conta dos impostos">
            <MoneyLine label="INSS" cents={taxes.inssCents} />
            <MoneyLine label="SEST" cents={taxes.sestCents} />
            <MoneyLine label="SENAT" cents={taxes.senatCents} />
            <MoneyLine
              label="Imposto de renda"
              cents={taxes.irrfCents}
              hint={`sobre ${formatMoney(taxes.taxableCents)} tributáveis`}
            />
            {taxes.payerMonthCents > 0 && (
              <p className="mt-2 text-sm text-ink-3">
                Soma com {formatMoney(taxes.payerMonthCents)} que este pagador já pagou no mês.
              </p>
            )}
            {taxes.otherInssCents > 0 && (
              <p className="mt-2 text-sm text-ink-3">
                O teto do INSS é seu: outros pagadores já descontaram {formatMoney(taxes.otherInssCents)} no mês.
              </p>
            )}
          </FoldPart>
        </>
      )}
      {own.inssCents > 0 && <MoneyLine label="INSS próprio (estimativa)" figure="own_inss" cents={own.inssCents} />}
      {own.sestCents > 0 && (
        <MoneyLine label="SEST próprio (estimativa)" figure="own_sest_senat" cents={own.sestCents} />
      )}
      {own.senatCents > 0 && <MoneyLine label="SENAT próprio (estimativa)" cents={own.senatCents} />}
      {table !== null && (
        <p className="mt-3 text-sm text-ink-3">
          {table.title}, em vigor desde {formatDate(table.validFrom)}. {table.checkedWords} {caveat}
        </p>
      )}
    </Card>
  );
}
