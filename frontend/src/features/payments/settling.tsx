/** Driver and period of a settlement in the address, and the form of its open items. */
import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { Driver, DriverPayment, OpenItems } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { formatDate, isDate } from '@/lib/format/dates';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DateInput } from '@/components/form/date-input';
import { Field, FieldRow } from '@/components/form/field';
import { EmptyState, ErrorState, ListSkeleton, Notice } from '@/components/ui/states';
import { SelectInput } from '@/components/form/text-inputs';
import { PaymentForm } from './payment-form';
import { isNothingOpen } from './payment-model';
import { useOpenSettlement, type OpenItemsQuery } from './payment-preview';

type Person = Pick<Driver, 'id' | 'name'>;
type Period = { from: string; to: string };
type Days = { from: string | null; to: string | null };

type SettlingProps = {
  /** Pending settlement being edited, null for a new one. */
  payment: DriverPayment | null;
  drivers: readonly Person[];
  driverId: number | null;
  userId: number;
};

/** The server's default period covers all open items. */
export function Settling({ payment, drivers, driverId, userId }: SettlingProps) {
  const [params, setParams] = useSearchParams();
  const chosen: Days = { from: params.get('from'), to: params.get('to') };
  const from = chosen.from ?? payment?.periodFrom ?? null;
  const to = chosen.to ?? payment?.periodTo ?? null;
  const query = queryOf(driverId, { from, to });
  const settlement = useOpenSettlement(query, payment?.id ?? null, userId);
  const open = settlement.shown?.open;
  const period = { from: from ?? open?.periodFrom ?? '', to: to ?? open?.periodTo ?? '' };
  const set = (values: Record<string, string>) =>
    setParams(
      (old) => {
        const remaining = [...old].filter(([name]) => !('driverId' in values) || (name !== 'from' && name !== 'to'));
        return new URLSearchParams({ ...Object.fromEntries(remaining), ...values });
      },
      { replace: true },
    );
  const isUsual = payment === null && chosen.from === null && chosen.to === null;
  return (
    <>
      <Chooser drivers={drivers} driverId={driverId} period={period} onChange={set} />
      {driverId === null && (
        <p className="mb-4 text-ink-2">
          Escolha o motorista. Os fretes concluídos, os vales e o que ele pagou aparecem aqui para você conferir.
        </p>
      )}
      {isUsual && open && isNothingOpen(open) ? (
        <NothingOpen driver={open.driver} onGoOn={() => set(period)} />
      ) : (
        <>
          {isUsual && open && <OnlyAYear open={open} />}
          <Content payment={payment} query={query} settlement={settlement} userId={userId} />
        </>
      )}
    </>
  );
}

/** Query of open items; null without a driver or a valid period. */
function queryOf(driverId: number | null, { from, to }: Days): OpenItemsQuery | null {
  const isWhole = [from, to].every((day) => day === null || isDate(day));
  const isReversed = from !== null && to !== null && to < from;
  return driverId === null || !isWhole || isReversed ? null : { driverId, from, to };
}

type ChooserProps = {
  drivers: readonly Person[];
  driverId: number | null;
  period: Period;
  onChange: (values: Record<string, string>) => void;
};

function Chooser({ drivers, driverId, period, onChange }: ChooserProps) {
  const { from, to } = period;
  // Choosing one day preserves the other.
  const change = (day: Partial<Period>) =>
    onChange(Object.fromEntries(Object.entries({ ...period, ...day }).filter(([name, text]) => text || name in day)));
  const isReversed = isDate(from) && isDate(to) && to < from;
  return (
    <Card className="mb-4">
      <FieldRow columns={3}>
        <Field label="Motorista">
          <SelectInput value={driverId ?? ''} onChange={({ target }) => onChange({ driverId: target.value })}>
            {driverId === null && <option value="">Escolha</option>}
            {drivers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label="De">
          <DateInput value={from} onChange={(day) => change({ from: day })} />
        </Field>
        <Field label="Até" error={isReversed ? 'O último dia não pode vir antes do primeiro.' : undefined}>
          <DateInput value={to} onChange={(day) => change({ to: day })} />
        </Field>
      </FieldRow>
    </Card>
  );
}

type ContentProps = {
  payment: DriverPayment | null;
  query: OpenItemsQuery | null;
  settlement: ReturnType<typeof useOpenSettlement>;
  userId: number;
};

function Content({ payment, query, settlement, userId }: ContentProps) {
  const { shown, isCurrent, error, refetch } = settlement;
  const isHeld = query === null || !isCurrent;
  return (
    <>
      {query !== null && error && <ErrorState message={errorMessage(error)} onRetry={refetch} />}
      {query !== null && !error && !shown && <ListSkeleton rows={5} />}
      {shown && (
        // Typed values stay while another period loads; saving is disabled meanwhile.
        <div inert={isHeld} aria-busy={isHeld} className={clsx('transition-opacity', isHeld && 'opacity-55')}>
          <PaymentForm
            // Another driver is another settlement; another period only changes the items.
            key={shown.driverId}
            userId={userId}
            payment={payment}
            open={shown.open}
            onReload={refetch}
          />
        </div>
      )}
    </>
  );
}

/** Empty state of a driver, with other actions. */
function NothingOpen({ driver, onGoOn }: { driver: Person; onGoOn: () => void }) {
  return (
    <EmptyState
      title={`Nada em aberto com ${driver.name}`}
      action={
        <>
          <LinkButton to={`/driver-payments?tab=drivers&id=${driver.id}`} variant="primary">
            Ver motorista
          </LinkButton>
          <Button onClick={onGoOn}>Acertar diárias ou descontos</Button>
        </>
      }
    >
      Nenhum frete concluído, vale ou despesa deste motorista está sem acerto. Faltou um frete? Confira se ele está
      concluído e com este motorista.
    </EmptyState>
  );
}

/** Notice that open items span more than a year, the limit of a settlement. */
function OnlyAYear({ open }: { open: OpenItems }) {
  if (open.periodTo >= useToday()) return null;
  return (
    <div className="mb-4">
      <Notice>
        Um acerto cobre no máximo um ano. Este vai do mais antigo em aberto até {formatDate(open.periodTo)}; o resto
        fica para o próximo.
      </Notice>
    </div>
  );
}
