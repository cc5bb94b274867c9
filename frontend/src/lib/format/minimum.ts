/** Figures of the legal minimum. */
import { formatDecimal } from './decimal';

/** Ten-thousandths of a real per km, as the acts have them: "R$ 7,5347". */
export function formatCcd(tenThousandths: number): string {
  return `R$\u00a0${formatDecimal(tenThousandths, 4, 4)}`;
}
