/** Toll vouchers of a period: neither income nor cost, so they have their own line. */
import { formatMoney } from '@/lib/format/money';

type Vouchers = { coveredCents: number; missingCents: number; leftCents: number };

/** Renders nothing without vouchers. */
export function TollVouchers({ vouchers }: { vouchers: Vouchers | null }) {
  if (!vouchers) return null;
  const { coveredCents, missingCents, leftCents } = vouchers;
  const parts = [
    coveredCents > 0 && `cobriu ${formatMoney(coveredCents)} de pedágio`,
    missingCents > 0 && `faltaram ${formatMoney(missingCents)}, que estão nos gastos`,
    leftCents > 0 && `sobraram ${formatMoney(leftCents)} sem usar`,
  ].filter(Boolean);
  return <p className="text-sm text-ink-2">Vale-pedágio, que não é ganho nem gasto: {parts.join('; ')}.</p>;
}
