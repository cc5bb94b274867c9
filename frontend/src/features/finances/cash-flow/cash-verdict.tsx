/** Verdict on the cash ahead, in words of the server. */
import type { CashFlow, CashPoint } from '@/api/finance-types';
import { formatDayMonth } from '@/lib/format/dates';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';

/** The headline, its figure, and the lowest point where that is another. */
export function CashVerdict({ flow }: { flow: CashFlow }) {
  const { outlook, firstShort, lowest, from } = flow;
  const shown = firstShort ?? lowest;
  const short = firstShort !== null;
  return (
    <div className="mb-4">
      <h2 className="inline font-semibold text-ink-2">{headline(flow)}</h2>
      {short ? (
        <FigureInfo figure="cash_short" name="Quando falta dinheiro" />
      ) : (
        <FigureInfo figure="cash_lowest" name="Menor saldo" />
      )}
      <p className="text-figure font-extrabold tracking-tight">
        <Money cents={shown.balanceCents} {...(short ? { tone: 'neg' as const } : {})} />
      </p>
      {short && !same(firstShort, lowest) && (
        <p className="text-ink-2">
          O pior dia é {dayOf(lowest, from)}: <Money cents={lowest.balanceCents} tone="neg" className="font-semibold" />
          .
        </p>
      )}
      <p className="text-ink-2">{advice[outlook]}</p>
    </div>
  );
}

const advice: Record<CashFlow['outlook'], string> = {
  in_the_red: 'Você pagou mais do que recebeu até agora. Adiante um recebimento ou negocie o que está para vencer.',
  runs_out: 'Adiante um recebimento ou negocie um pagamento antes deste dia.',
  enough: 'Com o que está lançado, o dinheiro dá para todas as contas.',
  no_bills: 'Não há conta a pagar lançada nestes dias.',
};

function headline({ outlook, firstShort, lowest, from }: CashFlow): string {
  if (outlook === 'in_the_red') return 'Você já está no vermelho';
  if (firstShort) return `Vai faltar dinheiro ${inDay(firstShort, from)}`;
  return lowest.now ? 'O menor saldo é o de agora' : `O menor saldo é o de ${dayOf(lowest, from)}`;
}

function same(one: CashPoint, other: CashPoint): boolean {
  return one.on === other.on && one.now === other.now;
}

function dayOf({ on }: CashPoint, from: string): string {
  return on === from ? 'hoje' : formatDayMonth(on, from);
}

function inDay(point: CashPoint, from: string): string {
  return point.on === from ? 'hoje' : `em ${dayOf(point, from)}`;
}
