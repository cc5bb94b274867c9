/** Refused entries: the reason, confirmation of implausible values, and corrections of steps that no longer fit. */
import { errorMessage } from '@/api/client';
import { confirmedPayment } from '@/api/finance/open-changed';
import { isStep, type Entry, orderingKeyOf, stepBody } from '@/offline/outbox/entry';
import {
  isConflict,
  asCorrection,
  isCorrectable,
  stepLabel,
  freightNow,
  freightInRefusal,
} from '@/offline/outbox/queued-steps';
import { syntheticError } from '@/api/forms/synthetic-errors';
import type { Warning, Freight, FreightEvent } from '@/api/types';
import { Button, LinkButton } from '@/components/ui/button';
import { goingOnWithout } from '@/components/ui/warnings-dialog';
import { useResend } from './use-resend';
import type { ReactNode } from 'react';
import { useApiOptions } from '@/api/list';
import { useApiQuery } from '@/api/query';
import { useTimeZone } from '@/api/session/current-user';
import { freightStatusLabels } from '@/lib/generated/enum-labels';
import { formatDate, formatMoment } from '@/lib/format/dates';
import { offlineLabel } from '@/lib/labels/connectivity-labels';
import { capitalize } from '@/lib/format/text';
import { detailOf } from './outbox-labels';

const cancelledLabel =
  'Não dá para lançar como correção: o frete está cancelado. Reabra o frete e envie de novo, ou descarte.';

const correctionLabel =
  'Na correção, a Boleia volta as etapas uma a uma, lança a sua e relança as que vieram depois da sua hora. Se alguma ficar de fora, ela pergunta antes.';

const stepBackLabel =
  'O frete não está mais na etapa de onde você voltou. Descarte este lançamento. Se ainda precisar voltar a etapa, faça isso na página do frete.';

/** Both versions of the freight, and "Lançar como correção" where possible. */
function OutboxConflict({ entry, userId, titleId, actions }: RefusedEntryProps) {
  const timeZone = useTimeZone();
  const { busy, resend } = useResend(entry);
  const { freight, isAsking } = useFreightNow(entry, userId);
  const path = orderingKeyOf(entry) ?? '';
  const events = useApiOptions<FreightEvent>(`/api/${path}/events`, {}, userId).data?.items ?? [];
  const isCancelled = freight?.cancelledOn != null;
  // Reopened meanwhile: the step may fit as it is.
  const isReopened = !isCancelled && freightInRefusal(entry)?.cancelledOn != null;
  const corrects = !isCancelled && !isReopened && isCorrectable(entry);
  // A step back fits only if the freight has returned to the status it was entered at.
  const mayResend = isCancelled || isReopened || (!corrects && freight?.status === stepBody(entry).fromStatus);
  const hint = isCancelled ? cancelledLabel : corrects ? correctionLabel : mayResend ? null : stepBackLabel;
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{isReopened ? 'O frete foi reaberto.' : entry.refusal?.problem?.detail}</p>
      <dl className="grid gap-2">
        <Side name="No aparelho">
          {capitalize(stepLabel(entry))}, {detailOf(entry, timeZone)}
        </Side>
        <Side name="No sistema">
          {freight
            ? systemStatusLabel(freight, events, timeZone)
            : isAsking
              ? 'Conferindo…'
              : `${offlineLabel()}: não deu para conferir agora.`}
        </Side>
      </dl>
      {hint && <p className="text-ink-2">{hint}</p>}
      <Actions>
        {corrects && (
          <Button
            size="sm"
            variant="primary"
            aria-describedby={titleId}
            busy={busy}
            onClick={() => resend(asCorrection, { ifMatch: freight?.version })}
          >
            Lançar como correção
          </Button>
        )}
        {mayResend && (
          <Button
            size="sm"
            {...(isReopened ? { variant: 'primary' as const } : {})}
            aria-describedby={titleId}
            busy={busy}
            onClick={() => resend()}
          >
            Enviar de novo
          </Button>
        )}
        {actions}
        <LinkButton size="sm" variant="ghost" to={`/freights?id=${path.replace(/\D+/, '')}`}>
          Ver o frete
        </LinkButton>
      </Actions>
    </div>
  );
}

/** Current freight on the server, and true while it loads. */
function useFreightNow(entry: Entry, userId: number) {
  const { data: read, isFetching } = useApiQuery<Freight>(entry.url.replace(/\/\w+$/, ''), userId);
  return { freight: freightNow(entry, read), isAsking: isFetching };
}

/** "Em trânsito desde hoje, 11:00", "Cancelado em 21/11/2026". */
function systemStatusLabel(
  { status, cancelledOn, arrivedAt }: Freight,
  events: readonly FreightEvent[],
  timeZone: string,
) {
  if (cancelledOn != null) return `Cancelado em ${formatDate(cancelledOn)}`;
  const reached = events.findLast(({ kind, toStatus }) => kind === 'status' && toStatus === status);
  const since = reached === undefined ? '' : ` desde ${formatMoment(reached.occurredAt, timeZone)}`;
  const arrived = arrivedAt == null ? '' : `; chegada: ${formatMoment(arrivedAt, timeZone)}`;
  return `${freightStatusLabels[status]}${since}${arrived}`;
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** `actions` are those that every entry has. */
export type RefusedEntryProps = { entry: Entry; userId: number; titleId: string; actions: ReactNode };

/** Row of an entry's buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}

/** Part of an entry that needs a decision. */
export function RefusedEntry(props: RefusedEntryProps) {
  const { refusal } = props.entry;
  const type = refusal?.problem?.type;
  if (type === 'confirmation_required') return <Confirmation {...props} />;
  if (isStep(props.entry) && isConflict(props.entry)) return <OutboxConflict {...props} />;
  return <Refusal {...props} />;
}

/** Body with the warnings confirmed. */
function withCodes(body: Entry['body'], warnings: readonly Warning[]): Entry['body'] {
  const before = Array.isArray(body['confirm']) ? (body['confirm'] as unknown[]) : [];
  return { ...body, confirm: [...before, ...warnings.map(({ code }) => code)] };
}

/** Confirms implausible values as the form does; a changed open amount becomes the amount of the payment. */
function Confirmation({ entry, titleId, actions }: RefusedEntryProps) {
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
      <Actions>
        {risk === null && (
          <Button size="sm" variant="primary" aria-describedby={titleId} busy={busy} onClick={confirm}>
            Confirmar e enviar
          </Button>
        )}
        {actions}
        {risk !== null && (
          <Button size="sm" aria-describedby={titleId} busy={busy} onClick={confirm}>
            {risk}
          </Button>
        )}
      </Actions>
    </>
  );
}

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

/** Other refusals: edited, or resent once the cause is resolved. */
function Refusal({ entry, titleId, actions }: RefusedEntryProps) {
  const { busy, resend } = useResend(entry);
  return (
    <>
      <ul className="flex flex-col gap-1 rounded-control bg-neg-bg px-4 py-3 font-medium text-neg">
        {sentencesOf(entry).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Actions>
        {/* An invalid value stays invalid: no resend. */}
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
        {actions}
      </Actions>
    </>
  );
}
