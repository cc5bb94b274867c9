/** Selectable items: selected ones are settled, the rest stays open. */
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { TripLine } from '@/api/types';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { methodLabels } from '@/lib/forms/payment';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/form/field';
import { Money } from '@/components/ui/money';
import { MoneyInput } from '@/components/form/money-input';
import { Checkbox } from '@/components/form/text-inputs';
import type { PaymentFormApi } from './payment-model';
import { commissionKey, type Offer, type PaymentValues } from './payment-model';
import { commissionHint, freightHint, freightTitle } from './payment-labels';

type Kind = keyof PaymentValues['ticked'];

function useTicks(form: PaymentFormApi, kind: Kind) {
  const ticked = useWatch({ control: form.control, name: `ticked.${kind}` });
  // Sorted: the same selection gives the same value.
  const set = (ids: number[]) =>
    form.setValue(
      `ticked.${kind}`,
      [...new Set(ids)].sort((a, b) => a - b),
      { shouldDirty: true },
    );
  return {
    isIn: (id: number) => ticked.includes(id),
    tick: (id: number, isIn: boolean) => set(isIn ? [...ticked, id] : ticked.filter((one) => one !== id)),
    tickAll: (ids: readonly number[]) => set([...ticked, ...ids]),
  };
}

/** Select-all button, unless all are selected. */
function TickAll({ of, ids, ticks }: { of: string; ids: readonly number[]; ticks: ReturnType<typeof useTicks> }) {
  if (ids.every(ticks.isIn)) return null;
  return (
    <Button size="sm" variant="ghost" aria-label={`Marcar tudo em ${of}`} onClick={() => ticks.tickAll(ids)}>
      Marcar tudo
    </Button>
  );
}

/** Freights with editable commissions. */
export function TickFreights({ form, freights }: { form: PaymentFormApi; freights: readonly TripLine[] }) {
  const ticks = useTicks(form, 'freights');
  const { isIn, tick } = ticks;
  return (
    <Card title="Fretes" aside={<TickAll of="Fretes" ids={freights.map(({ freightId }) => freightId)} ticks={ticks} />}>
      {freights.length === 0 ? (
        <p className="text-ink-2">
          Nenhum frete concluído sem acerto neste período. Confira se o frete está concluído e com este motorista.
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {freights.map((freight) => (
            <li key={freight.freightId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <Checkbox
                label={freightTitle(freight)}
                hint={freightHint(freight)}
                checked={isIn(freight.freightId)}
                onChange={({ target }) => tick(freight.freightId, target.checked)}
                className="min-w-0 flex-1 basis-72"
              />
              {isIn(freight.freightId) && <Commission form={form} freight={freight} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Commission; the agreed one unless typed. */
function Commission({ form, freight }: { form: PaymentFormApi; freight: TripLine }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: `commissions.${commissionKey(freight.freightId)}`,
  });
  const { value, onChange, onBlur, name } = field;
  function leave() {
    if (value === null) form.setValue(`commissions.${commissionKey(freight.freightId)}`, undefined);
    onBlur();
  }
  return (
    <Field
      label="Comissão"
      hint={commissionHint(freight)}
      error={fieldState.error?.message}
      className="basis-full pl-9 sm:basis-52 sm:pl-0"
    >
      <MoneyInput
        name={name}
        onBlur={leave}
        value={value === undefined ? freight.commissionCents : value}
        onChange={onChange}
      />
    </Field>
  );
}

/** Advances to deduct, and the driver's expenses to refund. */
export function TickLines({ form, offer }: { form: PaymentFormApi; offer: Offer }) {
  return (
    <>
      {offer.advances.length > 0 && (
        <Lines
          form={form}
          kind="advances"
          title="Vales a descontar"
          rows={offer.advances.map(({ id, givenOn, method, freightNumber, amountCents }) => ({
            id,
            label: `${formatDate(givenOn)} · ${methodLabels[method]}`,
            hint: freightNumber === null ? undefined : `Frete nº ${freightNumber}`,
            amount: <Money cents={-amountCents} className="font-medium" />,
          }))}
        />
      )}
      {offer.expenses.length > 0 && (
        <Lines
          form={form}
          kind="expenses"
          title="Pago pelo motorista, a devolver"
          rows={offer.expenses.map(({ transactionId, dueOn, category, description, freightNumber, amountCents }) => ({
            id: transactionId,
            label: description,
            hint: [formatDate(dueOn), categoryLabels[category], freightNumber && `Frete nº ${freightNumber}`]
              .filter(Boolean)
              .join(' · '),
            amount: <Money cents={amountCents} className="font-medium" />,
          }))}
        />
      )}
    </>
  );
}

type Line = { id: number; label: string; hint: string | undefined; amount: ReactNode };

function Lines({ form, kind, title, rows }: { form: PaymentFormApi; kind: Kind; title: string; rows: Line[] }) {
  const ticks = useTicks(form, kind);
  const { isIn, tick } = ticks;
  return (
    <Card title={title} aside={<TickAll of={title} ids={rows.map(({ id }) => id)} ticks={ticks} />}>
      <ul className="-my-3 divide-y divide-line">
        {rows.map(({ id, label, hint, amount }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-1">
            <Checkbox
              label={label}
              {...(hint ? { hint } : {})}
              checked={isIn(id)}
              onChange={({ target }) => tick(id, target.checked)}
              className="min-w-0 flex-1"
            />
            <span className={isIn(id) ? '' : 'text-ink-3 line-through'}>{amount}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
