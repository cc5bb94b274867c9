/** Words and figures of the legal minimum. Apart from the other labels, because the first screens do without. */
import { formatDecimal } from './decimal';

/** The four tables, as a driver would tell them apart. */
export const minimumTableLabels = {
  A: 'A: conjunto completo',
  B: 'B: só o cavalo',
  C: 'C: conjunto, alto desempenho',
  D: 'D: só o cavalo, alto desempenho',
} as const;

/** Ten-thousandths of a real per km, as the acts have them: "R$ 7,5347". */
export function formatCcd(tenThousandths: number): string {
  return `R$\u00a0${formatDecimal(tenThousandths, 4, 4)}`;
}
