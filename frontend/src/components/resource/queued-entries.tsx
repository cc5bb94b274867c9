/** Queued entries beside server data, linked to "Por enviar". */
import type { ReactNode } from 'react';
import { Smartphone } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { countsOf, queuedLabel } from '@/offline/outbox/entry-status';
import { isStep, type Entry, isDelivered, stepBody } from '@/offline/outbox/entry';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { useUnreflectedEntries } from '@/offline/outbox/unreflected-entries';
import { useSheetAddress } from '@/lib/navigation/sheet-address';
import { countOf } from '@/lib/format/text';
import { useDelayedFlag } from '@/lib/use-delayed-flag';
import { stepLabel } from '@/offline/outbox/queued-steps';
import { useTimeZone } from '@/api/session/current-user';
import { formatMoment } from '@/lib/format/dates';

/** Steps of one freight. */
type QueuedStepsProps = { steps: readonly Entry[] };

/** One line per step: "Por enviar: começou a carregar, hoje às 14:05"; after a refused one "Vai depois: …". */
export function QueuedSteps({ steps }: QueuedStepsProps) {
  const timeZone = useTimeZone();
  if (steps.length === 0) return null;
  const first = steps.findIndex(({ state }) => state === 'refused');
  return (
    <QueuedLink warns={first >= 0}>
      {steps.map((step, place) => (
        <span key={step.id} className="block">
          {stateLabel(step, first >= 0 && place > first)}: {stepLabel(step)},{' '}
          {formatMoment(stepBody(step).occurredAt ?? step.madeAt, timeZone)}
        </span>
      ))}
    </QueuedLink>
  );
}

function stateLabel(step: Entry, isBehind: boolean): string {
  if (isDelivered(step)) return 'Enviado';
  if (step.state === 'refused') return 'Precisa de você';
  return isBehind ? 'Vai depois' : 'Por enviar';
}

/** Selects the counted entries; all by default. */
export type QueuedCountProps = { filter?: (entry: Entry) => boolean };

/**
 * "2 lançamentos por enviar", plus delivered entries that the screen does not reflect; renders nothing without either.
 */
export function QueuedCount({ filter }: QueuedCountProps) {
  const entries = useOutbox((state) => state.entries);
  const queued = countsOf(filter ? entries.filter(filter) : entries);
  const unreflected = useUnreflectedEntries(filter ?? isMoney).length;
  const hasUnreflected = useDelayedFlag(unreflected > 0);
  if (queued.all === 0 && !hasUnreflected) return null;
  return (
    <QueuedLink warns={queued.refused > 0}>
      {queued.all > 0 && <span className="block">{queuedLabel(queued)}</span>}
      {hasUnreflected && (
        <span className="block">
          {countOf(
            unreflected,
            'lançamento já enviado ainda não aparece',
            'lançamentos já enviados ainda não aparecem',
          )}{' '}
          aqui
        </span>
      )}
    </QueuedLink>
  );
}

/** Steps are no money; delivered ones show as taken. */
function isMoney(entry: Entry): boolean {
  return !isStep(entry);
}

/** `warns` if one needs a decision. */
export type QueuedLinkProps = { warns: boolean; children: ReactNode };

/** Link to "Por enviar". */
export function QueuedLink({ warns, children }: QueuedLinkProps) {
  const href = useSheetAddress('outbox').hrefTo('1');
  return (
    <Link
      to={href}
      className={clsx(
        'flex min-h-control items-center gap-3 rounded-control px-4 py-2 text-sm font-medium underline-offset-4 hover:underline',
        warns ? 'bg-warn-bg text-warn' : 'bg-info-bg text-info',
      )}
    >
      <Smartphone aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
