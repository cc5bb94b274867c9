/** Less came than was open, and nothing says why: either the rest comes later, or the payer kept it. */
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import type { SettlingDesk } from '@/lib/labels/settling';
import { Button } from '@/components/ui/button';
import { DateInput } from '@/components/form/date-input';
import { Field } from '@/components/form/field';
import { withLine } from './held-back-lines';

/** The rest with its figure, as the server says; nothing while there is none. */
export function RestChoice({ desk }: { desk: SettlingDesk }) {
  const { posting, settling, preview, errors, change } = desk;
  if (settling.amount === 'whole' || !preview || preview.restCents === 0) return null;
  const { restCents } = preview;
  const rest = formatMoney(restCents);
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <Field
        label={`O resto (${rest}) vence em`}
        hint={
          settling.restDueOn === ''
            ? `Se deixar em branco, vence em ${formatDate(posting.dueOn)}, como estava.`
            : undefined
        }
        error={errors['restDueOn']}
      >
        <DateInput value={settling.restDueOn} onChange={(restDueOn) => change({ restDueOn })} />
      </Field>
      {posting.holds !== 'nothing' && !settling.others.some(({ kind }) => kind === 'other') && (
        <Button
          size="sm"
          className="self-start bg-surface"
          onClick={({ currentTarget }) => {
            // The button goes away with the rest, and must not take the focus along.
            currentTarget.form?.focus();
            change({ others: withLine(settling.others, 'other', restCents) });
          }}
        >
          Foi desconto do pagador
        </Button>
      )}
    </div>
  );
}
