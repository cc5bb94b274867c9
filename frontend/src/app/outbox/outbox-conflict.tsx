/** A step of a freight that no longer fits: what the device has, what the system has, and the ways to go on. */
import type { ReactNode } from 'react';
import { useApiChoices } from '@/api/list';
import { asCorrection } from '@/offline/outbox/correction';
import { recordOf, stepBody, type Entry } from '@/offline/outbox/entry';
import { freightNow, toldFreight } from '@/offline/outbox/current-freight';
import { isCorrectable, stepWords } from '@/offline/outbox/freight-steps';
import { useApiQuery } from '@/api/query';
import type { Freight, FreightEvent } from '@/api/types';
import { useTimeZone } from '@/api/session/user-today';
import { freightStatusLabels } from '@/lib/generated/choices';
import { formatDate, formatMoment } from '@/lib/format/dates';
import { lackWords } from '@/lib/labels/connectivity-labels';
import { capitalize } from '@/lib/format/text';
import { Button, LinkButton } from '@/components/ui/button';
import { Ways, type RefusedEntryProps } from './outbox-ways';
import { detailOf } from './outbox-labels';
import { useResend } from './use-resend';

const cancelledWords =
  'Não dá para lançar como correção: o frete está cancelado. Reabra o frete e envie de novo, ou descarte.';

const correctionWords =
  'Na correção, a Boleia volta as etapas uma a uma, lança a sua e relança as que vieram depois da sua hora. Se alguma ficar de fora, ela pergunta antes.';

const stepBackWords =
  'O frete não está mais na etapa de onde você voltou. Descarte este lançamento. Se ainda precisar voltar a etapa, faça isso na página do frete.';

/** Both sides, and "Lançar como correção" where that is possible. */
export function OutboxConflict({ entry, userId, titleId, ways }: RefusedEntryProps) {
  const timeZone = useTimeZone();
  const { busy, resend } = useResend(entry);
  const { freight, isAsking } = useFreightNow(entry, userId);
  const path = recordOf(entry) ?? '';
  const events = useApiChoices<FreightEvent>(`/api/${path}/events`, {}, userId).data?.items ?? [];
  const isCancelled = freight?.cancelledOn != null;
  // It was, and somebody has reopened it since: it may fit as it is.
  const isReopened = !isCancelled && toldFreight(entry)?.cancelledOn != null;
  const corrects = !isCancelled && !isReopened && isCorrectable(entry);
  // A step back fits only where the freight has come to stand again where it was taken.
  const isAgain = isCancelled || isReopened || (!corrects && freight?.status === stepBody(entry).fromStatus);
  const hint = isCancelled ? cancelledWords : corrects ? correctionWords : isAgain ? null : stepBackWords;
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{isReopened ? 'O frete foi reaberto.' : entry.refusal?.problem?.detail}</p>
      <dl className="grid gap-2">
        <Side name="No aparelho">
          {capitalize(stepWords(entry))}, {detailOf(entry, timeZone)}
        </Side>
        <Side name="No sistema">
          {freight
            ? systemWords(freight, events, timeZone)
            : isAsking
              ? 'Conferindo…'
              : `${lackWords()}: não deu para conferir agora.`}
        </Side>
      </dl>
      {hint && <p className="text-ink-2">{hint}</p>}
      <Ways>
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
        {isAgain && (
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
        {ways}
        <LinkButton size="sm" variant="ghost" to={`/freights?id=${path.replace(/\D+/, '')}`}>
          Ver o frete
        </LinkButton>
      </Ways>
    </div>
  );
}

/** The freight as it is on the server, and whether it is being read. */
function useFreightNow(entry: Entry, userId: number) {
  const { data: read, isFetching } = useApiQuery<Freight>(entry.url.replace(/\/\w+$/, ''), userId);
  return { freight: freightNow(entry, read), isAsking: isFetching };
}

/** "Em trânsito desde hoje, 11:00", "Cancelado em 21/11/2026". */
function systemWords({ status, cancelledOn, arrivedAt }: Freight, events: readonly FreightEvent[], timeZone: string) {
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
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
