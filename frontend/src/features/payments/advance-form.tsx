/** The form of an advance. */
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { leftAt } from '@/lib/list-place';
import { useRounds, useSaveAgain } from '@/records/use-save-again';
import { RecordPage } from '@/records/record-page';
import { useDriverChoices, useFreightChoices } from '@/api/choices';
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
import { RecordFrame } from '@/ui/record-frame';
import { EmptyState } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { advanceSchema, advanceValues, newAdvance, type AdvanceBody, type AdvanceValues } from './advance-model';
import { useSaveAdvance } from './payment-queries';
import { driverHref } from './payment-words';

const LIST = '/driver-payments?tab=advances';

type NewProps = { driverId: number | null; freightId: number | null; userId: number };

/** A new advance; another can follow at once. Who is the only driver is chosen already. */
export function NewAdvance({ driverId, freightId, userId }: NewProps) {
  const query = useDriverChoices(userId);
  const today = useToday();
  const { key, follows, next } = useRounds<Advance>();
  const backTo = driverId === null ? LIST : driverHref(driverId);
  const draft = newDraftName('advance', { driverId, freightId });
  return (
    <RecordPage title="Novo vale" back={backTo} query={query} skeleton={3}>
      {({ items }) => {
        const active = items.filter((driver) => driver.active);
        const chosen = driverId ?? (active.length === 1 ? (active[0]?.id ?? null) : null);
        if (active.length === 0) return <NoDriver />;
        return (
          <AdvanceForm
            key={`${draft} ${key}`}
            userId={userId}
            advance={null}
            draft={draft}
            defaults={newAdvance(today, chosen, freightId)}
            drivers={active}
            backTo={backTo}
            follows={follows}
            onAgain={next}
          />
        );
      }}
    </RecordPage>
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
      O vale fica em aberto até o acerto do motorista.
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
  onAgain?: (saved: Advance) => void;
};

/** Makes or changes an advance. */
export function AdvanceForm(props: FormProps) {
  const { userId, advance, draft = null, defaults, drivers, backTo, follows = false, onAgain } = props;
  const navigate = useNavigate();
  const save = useSaveAdvance(advance?.id ?? null);
  const leave = () => void navigate(leftAt(backTo), { replace: true });
  const again = useSaveAgain(onAgain && 'Salvar e lançar outro', onAgain, leave);
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
      again.goOn(saved);
    },
  });
  return (
    <div className="max-w-3xl">
      <RecordFrame
        {...record}
        limits={advanceInputLimits}
        submitLabel={advance === null ? 'Salvar vale' : 'Salvar alterações'}
        {...again.frame}
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
  const freights = useFreightChoices(driverId === '' ? null : { driverId: Number(driverId) }, userId).data?.items ?? [];
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
          <DateField form={form} name="givenOn" label="Data" required />
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
