/** The steps of a freight that wait on the device, each in a line that leads to "Por enviar". */
import { isAnswered, stepBody, type Entry } from '@/offline/outbox/entry';
import { stepWords } from '@/offline/outbox/freight-steps';
import { useTimeZone } from '@/api/session/user-today';
import { formatMoment } from '@/lib/format/dates';
import { WaitingLink } from './waiting';

/** Props of `WaitingSteps`: the steps of one freight. */
export type WaitingStepsProps = { steps: readonly Entry[] };

/** A line for each step: "Por enviar: começou a carregar, hoje às 14:05"; after one that needs the person, "Vai depois: …". */
export function WaitingSteps({ steps }: WaitingStepsProps) {
  const timeZone = useTimeZone();
  if (steps.length === 0) return null;
  const first = steps.findIndex(({ state }) => state === 'refused');
  return (
    <WaitingLink warns={first >= 0}>
      {steps.map((step, place) => (
        <span key={step.id} className="block">
          {stateWords(step, first >= 0 && place > first)}: {stepWords(step)},{' '}
          {formatMoment(stepBody(step).occurredAt ?? step.madeAt, timeZone)}
        </span>
      ))}
    </WaitingLink>
  );
}

function stateWords(step: Entry, isBehind: boolean): string {
  if (isAnswered(step)) return 'Enviado';
  if (step.state === 'refused') return 'Precisa de você';
  return isBehind ? 'Vai depois' : 'Por enviar';
}
