/** Payments by persons (CPF): the carrier's own taxes by month, and their bases. */
import type { CarneLeao, TaxMonth, TaxYear } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { Card } from '@/components/ui/card';
import { FoldPart } from '@/components/ui/fold';
import { MoneyLine } from '@/components/ui/money';
import { monthAlone } from '@/lib/format/months';

/** Renders nothing without such payments. */
export function TaxPersons({ data }: { data: TaxYear }) {
  const { personWords, personNotes, months, totals, carneLeaoTaxCents, rules } = data;
  if (personWords === null) return null;
  return (
    <Card title="Recebido de pessoas físicas">
      <p className="mb-3 text-ink-2">{personWords}</p>
      {totals.carneLeaoCents > 0 && (
        <MoneyLine label="Renda do carnê-leão no ano" figure="carne_leao" cents={totals.carneLeaoCents} />
      )}
      {rules !== null && totals.carneLeaoCents > 0 && (
        <MoneyLine label="Carnê-leão no ano (estimativa)" figure="carne_leao_tax" cents={carneLeaoTaxCents} />
      )}
      {totals.ownInssCents > 0 && (
        <MoneyLine label="INSS próprio no ano (estimativa)" figure="own_inss" cents={totals.ownInssCents} />
      )}
      {totals.ownSestCents > 0 && (
        <MoneyLine label="SEST próprio no ano (estimativa)" figure="own_sest_senat" cents={totals.ownSestCents} />
      )}
      {totals.ownSenatCents > 0 && (
        <MoneyLine label="SENAT próprio no ano (estimativa)" figure="own_sest_senat" cents={totals.ownSenatCents} />
      )}
      <FoldPart title="Mês a mês">
        <ul className="divide-y divide-line">{months.filter(owes).map(renderMonth)}</ul>
      </FoldPart>
      {personNotes.length > 0 && (
        <FoldPart title="Leis, contas e dúvidas">
          <ul className="flex flex-col gap-2 text-sm text-ink-2">
            {personNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </FoldPart>
      )}
    </Card>
  );
}

function owes({ carneLeaoCents, ownInssCents, ownSestCents, ownSenatCents }: TaxMonth): boolean {
  return carneLeaoCents > 0 || ownInssCents > 0 || ownSestCents > 0 || ownSenatCents > 0;
}

function renderMonth(month: TaxMonth) {
  const { carneLeao, carneLeaoCents, ownInssCents, ownSestCents, ownSenatCents } = month;
  const others = [
    ownInssCents > 0 && `INSS próprio de ${formatMoney(ownInssCents)}`,
    ownSestCents > 0 && `SEST de ${formatMoney(ownSestCents)}`,
    ownSenatCents > 0 && `SENAT de ${formatMoney(ownSenatCents)}`,
  ].filter((word) => word !== false);
  return (
    <li key={month.month} className="py-2">
      {carneLeaoCents > 0 ? (
        <MoneyLine
          label={monthAlone(month.month)}
          cents={carneLeao === null ? carneLeaoCents : carneLeao.taxCents}
          hint={carneLeao === null ? 'Renda do carnê-leão' : stepsOf(carneLeao)}
        />
      ) : (
        <p>{monthAlone(month.month)}</p>
      )}
      {others.length > 0 && <p className="text-sm text-ink-2">{others.join(', ')}</p>}
    </li>
  );
}

/** Calculation from income to tax. */
function stepsOf({ incomeCents, deductedCents, simplified, baseCents, reductionCents, dueOn }: CarneLeao): string {
  const deduction = simplified ? 'desconto simplificado' : 'INSS e dependentes';
  const reduction = reductionCents > 0 ? `, com ${formatMoney(reductionCents)} de redução` : '';
  return `Carnê-leão: ${formatMoney(incomeCents)} menos ${formatMoney(deductedCents)} (${deduction}), base de ${formatMoney(baseCents)}${reduction}; vence em ${formatDate(dueOn)}`;
}
