/** "Recebi" or "Paguei" where an open amount is seen: the sheet asks what really moved. */
import { useSettling } from '@/api/finance/use-settling';
import { formatMoney } from '@/lib/format/money';
import { postingOf, type OpenAmount } from '@/lib/labels/settling';
import { SettleButton } from '@/components/settling/settle-button';

/** Props of `SettleOpen`; `named` says the amount on the button, where another stands beside it. */
export type SettleOpenProps = { open: OpenAmount; named?: boolean };

/** The button of one amount; it lies over the link of its row. */
export default function SettleOpen({ open, named = false }: SettleOpenProps) {
  const desk = useSettling(postingOf(open));
  const verb = open.kind === 'income' ? 'Recebi' : 'Paguei';
  const word = named ? `${verb} ${formatMoney(open.amountCents)}` : verb;
  const labels = { settle: `${word}: ${open.description}`, undo: 'Desfazer' };
  return (
    <span className="relative z-10">
      <SettleButton desk={desk} settled={false} size="sm" labels={labels} settleWord={word} />
    </span>
  );
}
