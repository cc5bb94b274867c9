/** Page of a freight: status, result, receivables. */
import { useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { RecordPage } from '@/components/resource/record-page';
import type { Freight } from '@/api/types';
import { FreightComparison } from './freight-comparison';
import { FreightDriver } from './freight-driver';
import { FreightHead, PinnedStep, useFreightMoves } from './freight-head';
import { FreightReceivables } from './freight-receivables';
import { rateText } from './freight-repeat';
import { FreightResultCard } from './freight-result';
import { FreightSpending } from './expenses/freight-spending';
import { FreightTimeline } from './freight-timeline';
import { useFreight, useFreightResult, useDeleteFreight, useReopenFreight } from './freight-queries';
import { WaitingTimeCard } from './claims/waiting-time-card';
import { Skeleton } from '@/components/ui/states';
import { MinimumFreightCard } from '@/components/ui/minimum-freight';
import { DeleteRecord } from '@/components/resource/delete-record';
import { sentenceOf } from '@/api/mutation';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/form/field';
import { Fold, FoldCard } from '@/components/ui/fold';
import { lazySheet } from '@/components/ui/lazy';
import { toast } from '@/components/ui/toast-store';
import type { CancelSheetProps } from './cancel-sheet';
import { formatAccessKey } from '@/lib/format/br-documents';
import { pricingLabels } from '@/lib/generated/enum-labels';
import { cargoTypeLabels, tollPayerLabels } from '@/lib/labels/labels';
import { formatMoney } from '@/lib/format/money';
import { formatBps, formatKm, formatTons } from '@/lib/format/quantity';
import { Detail, DetailList } from '@/components/ui/card';

type Line = readonly [label: string, value: ReactNode];

function price(freight: Freight): string {
  return freight.pricing === 'fixed' ? pricingLabels.fixed : rateText(freight);
}

function lines(freight: Freight): Line[] {
  const all: Line[] = [
    ['Carga', cargoTypeLabels[freight.cargoType]],
    ['O que vai', freight.cargoDescription],
    ['Peso', freight.weightKg === null ? null : formatTons(freight.weightKg)],
    ['Combinado', price(freight)],
    ['Eixos', freight.axles],
    ['Pedágio', freight.tollCents > 0 ? formatMoney(freight.tollCents) : null],
    ['Quem paga o pedágio', freight.tollCents > 0 ? tollPayerLabels[freight.tollPayer] : null],
    ['Comissão', !freight.driver || freight.commissionBps === null ? null : formatBps(freight.commissionBps)],
    ['Hodômetro na saída', freight.odometerStartKm === null ? null : formatKm(freight.odometerStartKm)],
    ['Hodômetro na chegada', freight.odometerEndKm === null ? null : formatKm(freight.odometerEndKm)],
    ['CIOT', freight.ciot],
  ];
  return all.filter(([, value]) => value !== null && value !== '');
}

function summaryOf(freight: Freight): string {
  const weight = freight.weightKg === null ? null : formatTons(freight.weightKg);
  return [cargoTypeLabels[freight.cargoType], weight, price(freight)].filter(Boolean).join(' · ');
}

/** Cargo, agreement, documents, notes. */
function FreightDetails({ freight }: { freight: Freight }) {
  const keys = [
    ['CT-e', freight.cteKey],
    ['MDF-e', freight.mdfeKey],
  ].filter(([, key]) => key !== null);
  return (
    <FoldCard title="Carga e combinado" summary={summaryOf(freight)}>
      <DetailList columns={2}>
        {lines(freight).map(([label, value]) => (
          <Detail key={label} label={label}>
            {value}
          </Detail>
        ))}
      </DetailList>
      {keys.map(([label, key]) => (
        <dl key={label}>
          <Detail label={`Chave do ${label}`}>
            <span className="text-sm break-words">{formatAccessKey(key ?? '')}</span>
          </Detail>
        </dl>
      ))}
      {freight.notes && <p className="whitespace-pre-line text-ink-2">{freight.notes}</p>}
    </FoldCard>
  );
}

const CancelSheet = lazySheet<CancelSheetProps>(
  () => import('./cancel-sheet').then((code) => ({ default: code.CancelSheet })),
  ({ onClose }) => onClose,
);

function titleOf({ cancelledOn, status }: Freight): string {
  if (cancelledOn !== null) return 'Frete cancelado';
  return status === 'completed' ? 'Lançado por engano?' : 'O frete caiu?';
}

function FreightEnd({ freight }: { freight: Freight }) {
  const [cancelling, setCancelling] = useState(false);
  const reopen = useReopenFreight(freight.id);
  return (
    <Fold heading title={titleOf(freight)} summary={freight.cancelledOn ? 'Reabrir ou apagar' : 'Cancelar ou apagar'}>
      <p className="text-ink-2">
        {freight.cancelledOn
          ? 'O que não tinha sido recebido saiu das contas. Reabra se o frete voltou a valer.'
          : 'Cancele com o motivo: o que ainda não foi pago sai das contas, o que já foi recebido fica. Só dá para apagar frete que ainda não rodou e não tem nada recebido nem gasto.'}
      </p>
      <FormError>{sentenceOf(reopen.error)}</FormError>
      <div className="flex flex-wrap gap-2">
        {freight.cancelledOn ? (
          <Button
            busy={reopen.isPending}
            onClick={() => reopen.mutate(undefined, { onSuccess: () => void toast({ title: 'Frete reaberto' }) })}
          >
            Reabrir frete
          </Button>
        ) : (
          <Button onClick={() => setCancelling(true)}>Cancelar frete</Button>
        )}
        <DeleteRecord
          deletion={useDeleteFreight(freight.id)}
          done="Frete apagado"
          name={`Frete nº ${freight.number}, ${freight.originCity.name} até ${freight.destinationCity.name}`}
          at={`/freights?id=${freight.id}`}
          back="/freights"
        >
          Apagar
        </DeleteRecord>
      </div>
      {cancelling && <CancelSheet freight={freight} onClose={() => setCancelling(false)} />}
    </Fold>
  );
}

/** Minimum card; the result card shows its error, because both use one query. */
function FreightMinimum({ freight, userId }: { freight: Freight; userId: number }) {
  const query = useFreightResult(freight.id, userId);
  if (query.isPending) return <Skeleton className="h-64 w-full rounded-card" />;
  return query.data ? <MinimumFreightCard minimum={query.data.minimum} /> : null;
}

export function FreightView({ id, userId }: { id: number; userId: number }) {
  const query = useFreight(id, userId);
  return (
    <RecordPage
      query={query}
      title={query.data ? `Frete nº ${query.data.number}` : 'Frete'}
      back="/freights"
      edit={`/freights?id=${id}&edit=1`}
    >
      {(freight) => <FreightLife freight={freight} userId={userId} />}
    </RecordPage>
  );
}

/**
 * One column on the phone by importance: result, receivables, expenses; then waiting time and driver; then legal data.
 * Side by side on wide screens.
 */
function FreightLife({ freight, userId }: { freight: Freight; userId: number }) {
  const result = useRef<HTMLHeadingElement>(null);
  const moves = useFreightMoves({ freight, onEnd: () => result.current?.focus() });
  const both = { freight, userId };
  return (
    <div
      className={clsx(
        '@container flex flex-col gap-4',
        // Keeps the focused control above the pinned step.
        moves.next && 'max-md:[&_:is(a,button,summary)]:scroll-mb-28',
      )}
    >
      <FreightHead {...both} moves={moves} />
      <div className="grid items-start gap-4 @4xl:grid-cols-2 @4xl:grid-rows-[auto_1fr] @7xl:flex">
        <div className={`${part} @4xl:row-span-2`}>
          <FreightResultCard {...both} headingRef={result} />
          <FreightReceivables {...both} />
          <FreightSpending {...both} />
        </div>
        <div className={part}>
          <WaitingTimeCard {...both} />
          <FreightComparison {...both} />
          <FreightDriver {...both} />
        </div>
        <div className={part}>
          <FreightMinimum {...both} />
          <FreightTimeline {...both} />
          <FreightDetails freight={freight} />
          <FreightEnd freight={freight} />
        </div>
      </div>
      <PinnedStep {...moves} />
    </div>
  );
}

const part = 'flex min-w-0 flex-1 flex-col gap-4 empty:hidden';
