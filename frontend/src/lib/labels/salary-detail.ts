/** Parts of the category "Salário", in small below its amount. */
import { payPartLabels } from '@/lib/generated/choices';
import { formatMoney } from '@/lib/format/money';
import type { Wire } from '@/lib/wire';

/** The parts in one line; nothing for another category, and where it is not divided. */
export function salaryDetail(category: Wire['Category'], parts: readonly Wire['PayLine'][]): { detail?: string } {
  if (category !== 'salario' || parts.length === 0) return {};
  const words = parts.map(({ part, amountCents }) => `${payPartLabels[part]} ${formatMoney(amountCents)}`);
  return { detail: words.join(' · ') };
}
