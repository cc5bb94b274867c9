/** "Recebi" or "Paguei" at an open amount; opens the payment sheet. */
import { useSettling } from '@/api/finance/use-settling';
import { formatMoney } from '@/lib/format/money';
import { openItemOf, type OpenAmount } from '@/lib/forms/payment';
import { SettleButton } from '@/components/settling/settle-button';

/** `named` includes the amount in the label, if another one is near. */
export type SettleOpenProps = { open: OpenAmount; named?: boolean };

/** Above its row's link. */
export default function SettleOpen({ open, named = false }: SettleOpenProps) {
  const payment = useSettling(openItemOf(open));
  const verb = open.kind === 'income' ? 'Recebi' : 'Paguei';
  const word = named ? `${verb} ${formatMoney(open.amountCents)}` : verb;
  const labels = { settle: `${word}: ${open.description}`, undo: 'Desfazer' };
  return (
    <span className="relative z-10">
      <SettleButton payment={payment} settled={false} size="sm" labels={labels} settleLabel={word} />
    </span>
  );
}
