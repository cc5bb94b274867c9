/** Text that asks a client for what is due, and the link that opens it in WhatsApp. */
import type { Debtor, Owed } from '@/api/types';
import { whatsAppUrl } from '@/lib/browser/share';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';

/** True if something is late or due today: an amount that is not due yet is not claimed. */
export function isDue({ late, today }: Debtor): boolean {
  return late !== null || today !== null;
}

/** Names a single amount by its description; several ones have their sum. */
function lineOf(owed: Owed, { first }: Debtor, due: string): string {
  const isFirst = owed.count === 1 && owed.firstDueOn === first.dueOn;
  const subject = isFirst ? `${first.description}: ` : '';
  return `${subject}${formatMoney(owed.amountCents)}, ${due}`;
}

/** Text of the claim, which its sender edits. */
export function chargeText(client: Debtor): string {
  const { late, today } = client;
  const lines = [
    late &&
      lineOf(
        late,
        client,
        late.count === 1
          ? `venceu em ${formatDate(late.firstDueOn)}`
          : `em atraso, o mais antigo venceu em ${formatDate(late.firstDueOn)}`,
      ),
    today && lineOf(today, client, 'vence hoje'),
  ].filter((line) => line !== null);
  return [
    'Olá! Tudo bem? Ficou em aberto:',
    ...lines.map((line) => `• ${line}`),
    'Quando fica bom para você pagar?',
  ].join('\n');
}

/** Opens the client's chat; without a phone WhatsApp asks for the recipient. `phone` has no country code. */
export function chargeUrl(phone: string | null, text: string): string {
  return phone === null ? whatsAppUrl(text) : `https://wa.me/55${phone}?text=${encodeURIComponent(text)}`;
}
