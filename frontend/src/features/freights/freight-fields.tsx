/** Sections of the freight form; rare fields are collapsed. */
import type { FreightFormApi } from './freight-model';
import { useWatch } from 'react-hook-form';
import type { Pricing, Vehicle } from '@/api/types';
import { cargoTypeLabels, pricingLabels, tollPayerLabels } from '@/lib/labels/labels';
import { ratePerKmKind, type NumberKind } from '@/lib/forms/number-typing';
import { AdvanceFields } from '@/components/form/advance-fields';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import {
  DateField,
  MoneyField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { DriverFields } from './freight-driver-fields';
import { RouteFields } from './freight-route-fields';
import { minimumTableLabels } from '@/lib/generated/choices';
import { axlesOf, choosable } from '@/lib/forms/composition';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/states';
import { TrailersField, TruckField } from '@/components/form/vehicle-fields';

type Props = { form: FreightFormApi; vehicles: Vehicle[] };

function VehicleFields({ form, vehicles }: Props) {
  const truckId = useWatch({ control: form.control, name: 'truckId' });
  const trailerIds = useWatch({ control: form.control, name: 'trailerIds' });
  const trucks = choosable(vehicles, 'truck', [Number(truckId)]);
  if (trucks.length === 0) {
    return (
      <Notice tone="warn" action={<LinkButton to="/vehicles?new=truck">Cadastrar caminhão</LinkButton>}>
        Você ainda não tem caminhão ativo. Cadastre um: o que já preencheu aqui fica guardado.
      </Notice>
    );
  }
  const sum = axlesOf(vehicles, [Number(truckId), ...trailerIds]);
  const forgetAxles = () => form.setValue('axles', null);
  const trailers = choosable(vehicles, 'trailer', trailerIds);
  return (
    <div className="flex flex-col gap-4">
      <TruckField form={form} name="truckId" vehicles={trucks} none="Escolha" required onChosen={forgetAxles} />
      <TrailersField form={form} name="trailerIds" vehicles={trailers} onChosen={forgetAxles} />
      <FieldRow>
        <NumberField
          form={form}
          name="axles"
          label="Eixos do conjunto"
          unit="eixos"
          optional
          placeholder={sum === 0 ? undefined : String(sum)}
          hint={
            sum === 0
              ? 'Somamos dos veículos escolhidos.'
              : `Se deixar em branco, vale a soma dos veículos: ${sum} eixos.`
          }
        />
      </FieldRow>
    </div>
  );
}

/** Legal fields, collapsed: defaults fit most freights. */
function LegalFields({ form }: { form: FreightFormApi }) {
  const cargoType = useWatch({ control: form.control, name: 'cargoType' });
  const container = cargoType === 'containerized' || cargoType === 'hazardous_containerized';
  return (
    <Fold title="Piso mínimo ANTT" summary="Tabela e volta vazia que deve ser paga">
      <SelectField
        form={form}
        name="minimumTable"
        label="Tabela do piso"
        choices={minimumTableLabels}
        hint="Na dúvida, deixe a A: cavalo e carreta seus, ou caminhão. B e D são para quem puxa a carreta do contratante; C e D, para frota dedicada com carga e descarga rápidas."
      />
      <NumberField
        form={form}
        name="emptyReturnKm"
        label="Volta vazia que deve ser paga"
        unit="km"
        optional
        hint={
          container
            ? 'Contêiner: a lei manda pagar a volta vazia. São km que já contam no km vazio.'
            : 'A lei manda pagar em contêiner e em frota dedicada por exigência sanitária ou certificação. São km que já contam no km vazio.'
        }
      />
    </Fold>
  );
}

type FieldsProps = {
  form: FreightFormApi;
  vehicles: Vehicle[];
  userId: number;
  onNewClient: (name: string) => void;
};

/** On wide screens trip and price are beside the vehicles. */
export function FreightFields({ form, vehicles, userId, onNewClient }: FieldsProps) {
  return (
    <div className="grid items-start gap-4 @5xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Card title="Rota">
          <RouteFields form={form} userId={userId} onNewClient={onNewClient} />
        </Card>
        <Card title="Quanto paga">
          <MoneyFields form={form} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Card title="Veículos e motorista">
          <div className="flex flex-col gap-4">
            <VehicleFields form={form} vehicles={vehicles} />
            <DriverFields form={form} userId={userId} />
          </div>
        </Card>
        <Card title="Carga">
          <CargoFields form={form} />
        </Card>
        <LegalFields form={form} />
        <MoreFields form={form} />
      </div>
    </div>
  );
}

/** Fields that are rarely known before the trip. */
function MoreFields({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <>
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

const rateFields: Record<Pricing, { label: string; unit?: string; kind?: NumberKind }> = {
  fixed: { label: 'Valor do frete' },
  per_ton: { label: 'Valor por tonelada', unit: '/t' },
  per_km: { label: 'Valor por km', unit: '/km', kind: ratePerKmKind },
};

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
      <MoneyField form={form} name="rateCents" {...rateFields[pricing]} big required />
      <AdvanceFields form={form} names={{ cents: 'advanceCents', share: 'advanceBps', dueOn: 'advanceDueOn' }} />
      <FieldRow>
        <DateField
          form={form}
          name="balanceDueOn"
          label="Saldo até"
          optional
          hint="Se deixar em branco, vence 30 dias depois do carregamento."
        />
      </FieldRow>
    </div>
  );
}

function CargoFields({ form }: { form: FreightFormApi }) {
  return (
    <div className="flex flex-col gap-4">
      <FieldRow>
        <SelectField form={form} name="cargoType" label="Tipo de carga" choices={cargoTypeLabels} />
        <NumberField
          form={form}
          name="weightKg"
          label="Peso"
          unit="t"
          scale={3}
          dot="decimal"
          optional
          hint="Exemplo: 32,5"
        />
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
