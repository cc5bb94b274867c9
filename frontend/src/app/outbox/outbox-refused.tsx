/** What the server refused, why, and the ways out: what is unlikely is confirmed, what no longer fits is corrected. */
import { errorMessage } from '@/api/client';
import { confirmedPayment } from '@/api/finance/open-changed';
import { isStep, type Entry } from '@/offline/outbox/entry';
import { isConflict } from '@/offline/outbox/freight-steps';
import { syntheticError } from '@/api/forms/synthetic-errors';
import type { Warning } from '@/api/types';
import { Button, LinkButton } from '@/components/ui/button';
import { goingOnWithout } from '@/components/ui/warnings-dialog';
import { OutboxConflict } from './outbox-conflict';
import { useResend } from './use-resend';
import { Ways, type RefusedEntryProps } from './outbox-ways';

/** The part of an entry of "Por enviar" that needs a person. */
export function RefusedEntry(props: RefusedEntryProps) {
  const { refusal } = props.entry;
  const type = refusal?.problem?.type;
  if (type === 'confirmation_required') return <Confirmation {...props} />;
  if (isStep(props.entry) && isConflict(props.entry)) return <OutboxConflict {...props} />;
  return <Refusal {...props} />;
}

/** The body with what was asked confirmed. */
function withCodes(body: Entry['body'], warnings: readonly Warning[]): Entry['body'] {
  const before = Array.isArray(body['confirm']) ? (body['confirm'] as unknown[]) : [];
  return { ...body, confirm: [...before, ...warnings.map(({ code }) => code)] };
}

/** What is unlikely, to be confirmed as in the form; another open amount is what the payment is of from then on. */
function Confirmation({ entry, titleId, ways }: RefusedEntryProps) {
  const { busy, resend } = useResend(entry);
  const warnings = entry.refusal?.problem?.warnings ?? [];
  const risk = goingOnWithout(warnings);
  const payment = confirmedPayment(entry);
  const confirm = () =>
    payment === null
      ? resend((body) => withCodes(body, warnings))
      : resend((body) => ({ ...body, openCents: payment.openCents }), { detail: payment.detail });
  return (
    <>
      <ul className="flex flex-col gap-2">
        {warnings.map(({ code, message }) => (
          <li key={code} className="rounded-control bg-warn-bg px-4 py-3 font-medium text-warn">
            {message}
          </li>
        ))}
      </ul>
      <Ways>
        {risk === null && (
          <Button size="sm" variant="primary" aria-describedby={titleId} busy={busy} onClick={confirm}>
            Confirmar e enviar
          </Button>
        )}
        {ways}
        {risk !== null && (
          <Button size="sm" aria-describedby={titleId} busy={busy} onClick={confirm}>
            {risk}
          </Button>
        )}
      </Ways>
    </>
  );
}

/** The sentences of a refusal. */
function sentencesOf({ refusal }: Entry): string[] {
  if (refusal === null || refusal.status === 0)
    return [
      'Foi enviado há mais de 29 dias e a resposta não chegou. Confira se já está no sistema antes de enviar de novo.',
    ];
  const { status, problem } = refusal;
  const faults = problem?.errors ?? [];
  if (faults.length > 0) return faults.map(({ message }) => message);
  return [errorMessage(syntheticError(status, problem))];
}

/** Anything else: it is changed, or sent as it is once the reason is out of the way. */
function Refusal({ entry, titleId, ways }: RefusedEntryProps) {
  const { busy, resend } = useResend(entry);
  return (
    <>
      <ul className="flex flex-col gap-1 rounded-control bg-neg-bg px-4 py-3 font-medium text-neg">
        {sentencesOf(entry).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Ways>
        {/* A value that is not possible is not possible for a second time. */}
        {(entry.refusal?.problem?.errors ?? []).length === 0 && (
          <Button size="sm" aria-describedby={titleId} busy={busy} onClick={() => resend()}>
            Enviar de novo
          </Button>
        )}
        {entry.refusal?.problem?.type === 'month_closed' && (
          <LinkButton size="sm" to="/finances?tab=months">
            Ver meses fechados
          </LinkButton>
        )}
        {ways}
      </Ways>
    </>
  );
}
