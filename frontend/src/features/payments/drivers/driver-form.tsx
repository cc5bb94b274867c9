import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { RecordPage } from '@/components/resource/record-page';
import type { Driver, DriverInput } from '@/api/types';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm } from '@/api/forms/use-record-form';
import { agreementLabels } from '@/lib/generated/enum-labels';
import { netCommissionSentence } from '@/lib/labels/labels';
import { driverInputLimits } from '@/lib/generated/limits';
import { Card } from '@/components/ui/card';
import { FieldRow, FormColumns } from '@/components/form/field';
import {
  DateField,
  MaskedField,
  MoneyField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@/components/form/form-fields';
import { Fold } from '@/components/ui/fold';
import { PageHeader } from '@/components/ui/page-header';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';
import { driverSchema, driverValues, newDriver, type DriverValues } from './driver-model';
import { useDriver, useSaveDriver } from '@/features/payments/payment-queries';
import { cnhCategories, driverHref, isCommission } from '@/features/payments/payment-labels';

type Form = UseFormReturn<DriverValues, unknown, DriverInput>;

const categories = cnhCategories.map((code) => [code, code] as const);

export function NewDriver({ userId }: { userId: number }) {
  return (
    <>
      <PageHeader title="Novo motorista" back="/driver-payments?tab=drivers" />
      <DriverForm userId={userId} driver={null} />
    </>
  );
}

export function EditDriver({ id, userId }: { id: number; userId: number }) {
  const query = useDriver(id, userId);
  return (
    <RecordPage
      query={query}
      title={query.data ? `Editar ${query.data.name}` : 'Editar motorista'}
      back={driverHref(id)}
    >
      {(driver) => <DriverForm userId={userId} driver={driver} />}
    </RecordPage>
  );
}

function DriverForm({ userId, driver }: { userId: number; driver: Driver | null }) {
  const navigate = useNavigate();
  const save = useSaveDriver(driver?.id ?? null);
  const record = useRecordForm<DriverValues, DriverInput, Driver>({
    userId,
    name: driver === null ? 'driver:new' : `driver:${driver.id}`,
    defaults: driver === null ? newDriver : driverValues(driver),
    version: driver?.version ?? null,
    schema: driverSchema,
    toValues: driverValues,
    save: (body, { ifMatch, confirm }) => save.mutateAsync({ body: confirmed(body, confirm), ifMatch }),
    onSaved: (saved) => {
      toast({ title: driver === null ? 'Motorista cadastrado' : 'Alterações salvas', description: saved.name });
      void navigate(driverHref(saved.id), { replace: true });
    },
  });
  const { form } = record;
  return (
    <RecordForm
      {...record}
      limits={driverInputLimits}
      submitLabel={driver === null ? 'Cadastrar' : 'Salvar alterações'}
      cancelTo={driver === null ? '/driver-payments?tab=drivers' : driverHref(driver.id)}
    >
      <FormColumns
        aside={
          <>
            <Fold title="CNH e documentos" summary="CPF, CNH e exame toxicológico" open={driver !== null}>
              <Papers form={form} />
            </Fold>
            <Fold title="Observações" summary="O que mais você quiser anotar" open={Boolean(driver?.notes)}>
              <TextAreaField form={form} name="notes" label="Observações" optional />
            </Fold>
          </>
        }
      >
        <Essentials form={form} />
      </FormColumns>
    </RecordForm>
  );
}

function Essentials({ form }: { form: Form }) {
  const agreement = useWatch({ control: form.control, name: 'agreement' });
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <TextField form={form} name="name" label="Nome" required />
        <FieldRow>
          <MaskedField form={form} name="phone" label="Telefone" kind="phone" optional placeholder="(11) 98765-4321" />
          <TextField form={form} name="pixKey" label="Chave Pix" optional autoCapitalize="none" />
        </FieldRow>
        <FieldRow>
          <SelectField form={form} name="agreement" label="Combinado" options={agreementLabels} />
          {isCommission(agreement) ? (
            <NumberField
              form={form}
              name="commissionBps"
              label="Comissão"
              scale={2}
              dot="decimal"
              unit="%"
              hint={agreement === 'commission_net' ? netCommissionSentence : undefined}
              required
            />
          ) : (
            <MoneyField
              form={form}
              name="fixedCents"
              label={agreementLabels[agreement]}
              hint={
                agreement === 'fixed_per_month' ? 'De 16/09 a 15/10 é um mês. Cada dia a mais vale 1/30.' : undefined
              }
              required
            />
          )}
        </FieldRow>
        <MoneyField
          form={form}
          name="dailyAllowanceCents"
          label="Diária"
          optional
          hint="Quanto ele recebe por dia na estrada. No acerto você diz quantos dias."
        />
      </div>
    </Card>
  );
}

function Papers({ form }: { form: Form }) {
  return (
    <>
      <FieldRow>
        <MaskedField form={form} name="cpf" label="CPF" kind="cpf" optional />
        <TextField form={form} name="cnhNumber" label="Número da CNH" optional inputMode="numeric" maxLength={11} />
      </FieldRow>
      <FieldRow columns={3}>
        <SelectField
          form={form}
          name="cnhCategory"
          label="Categoria"
          optional
          none="Não informada"
          options={categories}
        />
        <DateField form={form} name="cnhDueOn" label="CNH vence em" optional />
        <DateField form={form} name="toxicologicalDueOn" label="Toxicológico vence em" optional />
      </FieldRow>
    </>
  );
}
