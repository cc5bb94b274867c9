/** The form of an advance. */
import { useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { Advance, Driver } from '@/api/payment-types';
import { useRecordForm } from '@/api/record-form';
import type { Freight } from '@/api/types';
import { useToday } from '@/api/user';
import { newDraftName } from '@/lib/draft';
import { advanceInputLimits } from '@/lib/limits/advance-input';
import { methodLabels } from '@/lib/settling';
import { LinkButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { FieldRow } from '@/ui/field';
import { DateField, MoneyField, SelectField, TextAreaField, type Choices } from '@/ui/form-fields';
import { PageHeader } from '@/ui/page-header';
import { RecordFrame } from '@/ui/record-frame';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { advanceSchema, advanceValues, newAdvance, type AdvanceBody, type AdvanceValues } from './advance-model';
import { useDriverFreights, useDrivers, useSaveAdvance } from './payment-queries';
import { driverHref } from './payment-words';

const LIST = '/driver-payments?tab=advances';

type NewProps = { driverId: number | null; freightId: number | null; userId: number };

/** A new advance; another can follow at once. Who is the only driver is chosen already. */
export function NewAdvance({ driverId, freightId, userId }: NewProps) {
  const query = useDrivers(userId);
  const today = useToday();
  const [round, setRound] = useState(0);
  const active = query.data?.items.filter((driver) => driver.active) ?? [];
  const chosen = driverId ?? (active.length === 1 ? (active[0]?.id ?? null) : null);
  const backTo = driverId === null ? LIST : driverHref(driverId);
  const draft = newDraftName('advance', { driverId, freightId });
  return (
    <>
      <PageHeader title="Novo vale" back={backTo} />
      {query.isPending && <ListSkeleton rows={3} />}
      {query.error && !query.data && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && active.length === 0 && <NoDriver />}
      {active.length > 0 && (
        <AdvanceForm
          key={`${draft} ${round}`}
          userId={userId}
          advance={null}
          draft={draft}
          defaults={newAdvance(today, chosen, freightId)}
          drivers={active}
          backTo={backTo}
          follows={round > 0}
          onAgain={() => setRound(round + 1)}
        />
      )}
    </>
  );
}

function NoDriver() {
  return (
    <EmptyState
      title="Cadastre o motorista primeiro"
      action={
        <LinkButton to="/driver-payments?tab=drivers&new=1" variant="primary">
          Cadastrar motorista
        </LinkButton>
      }
    >
      O vale fica na conta dele até o acerto.
    </EmptyState>
  );
}

type FormProps = {
  userId: number;
  advance: Advance | null;
  /** Names the draft of a new one. */
  draft?: string | null;
  defaults: AdvanceValues;
  /** Whom it can be for; one of them when it is stored. */
  drivers: readonly Pick<Driver, 'id' | 'name'>[];
  backTo: string;
  follows?: boolean;
  onAgain?: () => void;
};

/** Makes or changes an advance. */
export function AdvanceForm(props: FormProps) {
  const { userId, advance, draft = null, defaults, drivers, backTo, follows = false, onAgain } = props;
  const navigate = useNavigate();
  const save = useSaveAdvance(advance?.id ?? null);
  const again = useRef(false);
  const record = useRecordForm<AdvanceValues, AdvanceBody, Advance>({
    userId,
    name: advance === null ? draft : `advance:${advance.id}`,
    defaults,
    version: advance?.version ?? null,
    schema: advanceSchema,
    toValues: advanceValues,
    save: ({ driverId, ...body }, { ifMatch }) => save.mutateAsync({ driverId, body, ifMatch }),
    onSaved: (saved) => {
      toast({ title: advance === null ? 'Vale lançado' : 'Alterações salvas', description: saved.driverName });
      if (again.current && onAgain) onAgain();
      else void navigate(backTo, { replace: true });
    },
  });
  return (
    <div className="max-w-3xl">
      <RecordFrame
        {...record}
        limits={advanceInputLimits}
        submitLabel={advance === null ? 'Salvar vale' : 'Salvar alterações'}
        {...(advance === null ? { againLabel: 'Salvar e lançar outro' } : {})}
        onSubmitBy={(pressed) => {
          again.current = pressed;
        }}
        startTyping={follows}
        cancelTo={backTo}
      >
        <AdvanceFields form={record.form} drivers={drivers} fixed={advance !== null} userId={userId} />
      </RecordFrame>
    </div>
  );
}

type FieldsProps = {
  form: UseFormReturn<AdvanceValues, unknown, AdvanceBody>;
  drivers: readonly Pick<Driver, 'id' | 'name'>[];
  fixed: boolean;
  userId: number;
};

function AdvanceFields({ form, drivers, fixed, userId }: FieldsProps) {
  const driverId = useWatch({ control: form.control, name: 'driverId' });
  const freights = useDriverFreights(driverId === '' ? null : Number(driverId), userId).data?.items ?? [];
  const names: Choices = drivers.map(({ id, name }) => [String(id), name]);
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <MoneyField form={form} name="amountCents" label="Valor" big required />
        {!fixed && (
          // The freight belongs to the driver: with another driver it is none.
          <div onChange={() => form.setValue('freightId', '')}>
            <SelectField form={form} name="driverId" label="Motorista" none="Escolha" choices={names} required />
          </div>
        )}
        <FieldRow>
          <DateField form={form} name="givenOn" label="Dia" required />
          <SelectField form={form} name="method" label="Como foi dado" choices={methodLabels} />
        </FieldRow>
        {freights.length > 0 && (
          <SelectField form={form} name="freightId" label="Frete" optional none="Nenhum" choices={routesOf(freights)} />
        )}
        <TextAreaField form={form} name="notes" label="Observações" optional rows={2} />
      </div>
    </Card>
  );
}

function routesOf(freights: readonly Freight[]): Choices {
  return freights.map(({ id, number, originCity, destinationCity }) => [
    String(id),
    `nº ${number} · ${originCity.name} → ${destinationCity.name}`,
  ]);
}
