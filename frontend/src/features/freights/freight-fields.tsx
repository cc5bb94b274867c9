/** The freight form, part by part: what every freight has is open, the rest is folded. */
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { FreightInput, Pricing, Vehicle } from '@/api/types';
import { cargoTypeLabels, pricingLabels, tollPayerLabels } from '@/lib/labels';
import { formatBps } from '@/lib/quantity';
import { Card } from '@/ui/card';
import { Chips } from '@/ui/chips';
import { FieldRow } from '@/ui/field';
import { Fold } from '@/ui/fold';
import { DateField, MoneyField, NumberField, SelectField, TextAreaField, TextField } from '@/ui/form-fields';
import { Segmented } from '@/ui/segmented';
import { DriverFields } from './freight-driver-fields';
import { LegalFields } from './freight-legal-fields';
import type { FreightValues } from './freight-model';
import { RouteFields } from './freight-route-fields';
import { VehicleFields } from './freight-vehicle-fields';

/** The form as its parts take it. */
export type FreightFormApi = UseFormReturn<FreightValues, unknown, FreightInput>;

/** All the fields. */
export function FreightFields(props: {
  form: FreightFormApi;
  vehicles: Vehicle[];
  userId: number;
  onNewClient: (name: string) => void;
}) {
  const { form } = props;
  return (
    <>
      <Card title="Rota">
        <RouteFields form={form} userId={props.userId} onNewClient={props.onNewClient} />
      </Card>
      <Card title="Quanto paga">
        <MoneyFields form={form} />
      </Card>
      <Card title="Veículos e motorista">
        <div className="flex flex-col gap-4">
          <VehicleFields form={form} vehicles={props.vehicles} />
          <DriverFields form={form} userId={props.userId} />
        </div>
      </Card>
      <Card title="Carga">
        <CargoFields form={form} />
      </Card>
      <LegalFields form={form} />
      <Fold title="Pedágio" summary="Quem paga e quanto">
        <FieldRow>
          <SelectField form={form} name="tollPayer" label="Quem paga o pedágio" choices={tollPayerLabels} />
          <MoneyField form={form} name="tollCents" label="Pedágio da viagem" optional />
        </FieldRow>
      </Fold>
      <Fold title="Documentos" summary="CT-e, CIOT e MDF-e">
        <TextField
          form={form}
          name="cteKey"
          label="Chave do CT-e"
          optional
          inputMode="numeric"
          placeholder="44 números"
        />
        <TextField
          form={form}
          name="mdfeKey"
          label="Chave do MDF-e"
          optional
          inputMode="numeric"
          placeholder="44 números"
        />
        <TextField form={form} name="ciot" label="CIOT" optional inputMode="numeric" placeholder="12 números" />
      </Fold>
      <Fold title="Hodômetro e observações" summary="Saída, chegada e o que mais lembrar">
        <FieldRow>
          <NumberField form={form} name="odometerStartKm" label="Hodômetro na saída" unit="km" optional />
          <NumberField form={form} name="odometerEndKm" label="Hodômetro na chegada" unit="km" optional />
        </FieldRow>
        <TextAreaField form={form} name="notes" label="Observações" optional />
      </Fold>
    </>
  );
}

const rateLabels: Record<Pricing, string> = {
  fixed: 'Valor do frete',
  per_ton: 'Valor por tonelada',
  per_km: 'Valor por km',
};

const rateUnits: Partial<Record<Pricing, string>> = { per_ton: '/t', per_km: '/km' };

function MoneyFields({ form }: { form: FreightFormApi }) {
  const pricing = useWatch({ control: form.control, name: 'pricing' });
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label="Como foi combinado"
        value={pricing}
        onChange={(next) => form.setValue('pricing', next, { shouldDirty: true })}
        options={(['fixed', 'per_ton', 'per_km'] as const).map((value) => ({ value, label: pricingLabels[value] }))}
      />
      <MoneyField form={form} name="rateCents" label={rateLabels[pricing]} unit={rateUnits[pricing]} big required />
      <AdvanceShare form={form} />
      <FieldRow>
        <AdvanceAmount form={form} />
        <DateField
          form={form}
          name="advanceDueOn"
          label="Adiantamento até"
          optional
          hint="Vazio: no dia do carregamento."
        />
      </FieldRow>
      <FieldRow>
        <DateField
          form={form}
          name="balanceDueOn"
          label="Saldo até"
          optional
          hint="Vazio: 30 dias depois do carregamento."
        />
      </FieldRow>
    </div>
  );
}

/** The share in force: an amount that was typed takes its place. */
function useAdvanceShare(form: FreightFormApi): number | null {
  const [cents, share] = useWatch({ control: form.control, name: ['advanceCents', 'advanceBps'] });
  return cents === null ? share : null;
}

const shares = [5000, 6000, 7000, 8000, 10_000].map((share) => [share, formatBps(share)] as const);

/** The advance as a share of the price, as it is agreed most often: 70 % now, 30 % at the end. */
function AdvanceShare({ form }: { form: FreightFormApi }) {
  const share = useAdvanceShare(form);
  const usual = share === null || shares.some(([each]) => each === share);
  return (
    <Chips
      label="Adiantamento em % do frete"
      optional
      options={usual ? shares : [...shares, [share, formatBps(share)]]}
      value={share}
      onChange={(next) => {
        form.setValue('advanceBps', next, { shouldDirty: true });
        form.setValue('advanceCents', null, { shouldDirty: true });
      }}
    />
  );
}

function shareWords(share: number | null): string | undefined {
  if (share === null) return undefined;
  if (share === 10_000) return 'O frete todo adiantado, sem saldo.';
  return `${formatBps(share)} do frete, calculado ao salvar. O saldo fica com ${formatBps(10_000 - share)}.`;
}

function AdvanceAmount({ form }: { form: FreightFormApi }) {
  const hint = shareWords(useAdvanceShare(form));
  return <MoneyField form={form} name="advanceCents" label="Adiantamento" hint={hint} optional />;
}

function CargoFields({ form }: { form: FreightFormApi }) {
  return (
    <div className="flex flex-col gap-4">
      <FieldRow>
        <SelectField form={form} name="cargoType" label="Tipo de carga" choices={cargoTypeLabels} />
        <NumberField form={form} name="weightKg" label="Peso" unit="t" scale={3} optional hint="Em toneladas: 32,5" />
      </FieldRow>
      <TextField
        form={form}
        name="cargoDescription"
        label="O que vai"
        optional
        placeholder="Soja, ração, material de construção…"
      />
    </div>
  );
}
