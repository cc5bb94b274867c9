/** Sections of the freight form; rare fields are collapsed. */
import { useState, type ReactNode } from 'react';
import type { FreightFormApi } from './freight-model';
import { useWatch } from 'react-hook-form';
import type { Pricing, Vehicle } from '@/api/types';
import { cargoTypeLabels, pricingLabels, tollPayerLabels } from '@/lib/labels/labels';
import { ratePerKmKind, type NumberKind } from '@/lib/forms/number-typing';
import { formatPlate } from '@/lib/format/br-documents';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { formatBps, formatTons } from '@/lib/format/quantity';
import { joinList } from '@/lib/format/text';
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
import { FreightConflicts } from './freight-conflicts';
import { DriverFields } from './freight-driver-fields';
import { OwnPrice } from './freight-repeat';
import { PAIR, PayerField, RouteFields } from './freight-route-fields';
import { minimumTableLabels } from '@/lib/generated/enum-labels';
import { axlesOf, choosable } from '@/lib/forms/composition';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/states';
import { useIsDesktop, useIsWide } from '@/components/ui/use-media-query';
import { TrailersField, TruckField } from '@/components/form/vehicle-fields';

type Props = { form: FreightFormApi; vehicles: Vehicle[] };

function VehicleFields({ form, vehicles, userId }: Props & { userId: number }) {
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
  const forgetAxles = () => form.setValue('axles', null);
  const trailers = choosable(vehicles, 'trailer', trailerIds);
  return (
    <>
      <div className={PAIR}>
        <TruckField form={form} name="truckId" vehicles={trucks} none="Escolha" required onChosen={forgetAxles} />
        <DriverFields form={form} userId={userId} />
      </div>
      <TrailersFold form={form} vehicles={vehicles}>
        <TrailersField form={form} name="trailerIds" vehicles={trailers} onChosen={forgetAxles} />
      </TrailersFold>
    </>
  );
}

/** Collapses the list of trailers on the phone, unless the truck still needs one. */
function TrailersFold({ form, vehicles, children }: Props & { children: ReactNode }) {
  const [truckId, trailerIds] = useWatch({ control: form.control, name: ['truckId', 'trailerIds'] });
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  const [openedFor, setOpenedFor] = useState('');
  const truck = vehicles.find(({ id }) => String(id) === truckId);
  const isNeeded = truck !== undefined && truck.bodyType === null && trailerIds.length === 0;
  // Opened once for each truck: a second trailer may follow the first, and the user may close the list.
  if (isNeeded && openedFor !== truckId) {
    setOpenedFor(truckId);
    setOpen(true);
  }
  if (isDesktop || !vehicles.some(({ type }) => type === 'trailer')) return children;
  const plates = vehicles.filter(({ id }) => trailerIds.includes(id)).map(({ plate }) => formatPlate(plate));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center rounded-control border border-line px-4 font-medium">
        {plates.length === 0 ? 'Sem carreta' : `Carreta ${joinList(plates)}`}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

/** Conflicts of the vehicles and the driver, before the server asks on saving. */
function NewConflicts({ form, userId }: { form: FreightFormApi; userId: number }) {
  const names = ['truckId', 'trailerIds', 'driverId', 'scheduledFor', 'distanceKm'] as const;
  const [truckId, trailerIds, driverId, scheduledFor, distanceKm] = useWatch({ control: form.control, name: names });
  if (truckId === '' || scheduledFor === '') return null;
  const trip = {
    id: null,
    status: 'scheduled' as const,
    scheduledFor,
    truckId: Number(truckId),
    trailerIds,
    driverId: driverId === '' ? null : Number(driverId),
    distanceKm: distanceKm ?? 0,
  };
  return <FreightConflicts trip={trip} userId={userId} />;
}

/** Legal fields: defaults fit most freights. */
function LegalFields({ form, vehicles }: Props) {
  const [cargoType, truckId, trailerIds] = useWatch({
    control: form.control,
    name: ['cargoType', 'truckId', 'trailerIds'],
  });
  const container = cargoType === 'containerized' || cargoType === 'hazardous_containerized';
  const sum = axlesOf(vehicles, [Number(truckId), ...trailerIds]);
  return (
    <>
      <div className={PAIR}>
        <NumberField
          form={form}
          name="emptyKm"
          label="Km vazio"
          unit="km"
          optional
          hint="Até carregar, ou na volta sem carga."
        />
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
      </div>
      <SelectField
        form={form}
        name="minimumTable"
        label="Tabela do piso"
        options={minimumTableLabels}
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
    </>
  );
}

type FieldsProps = {
  form: FreightFormApi;
  vehicles: Vehicle[];
  userId: number;
  /** Warns of conflicts: a stored freight does so on its page. */
  isNew: boolean;
  onNewClient: (name: string) => void;
};

/** Vehicle and client come first: they offer the freight to repeat. On wide screens rare fields are beside the others. */
export function FreightFields({ form, vehicles, userId, isNew, onNewClient }: FieldsProps) {
  return (
    <div className="grid items-start gap-4 @5xl:grid-cols-2">
      <Card>
        <div className="flex flex-col gap-4">
          <VehicleFields form={form} vehicles={vehicles} userId={userId} />
          <PayerField form={form} userId={userId} onNewClient={onNewClient} />
          <RouteFields form={form} />
          {isNew && <NewConflicts form={form} userId={userId} />}
          <PriceFields form={form} userId={userId} />
        </div>
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        <RareFields form={form} vehicles={vehicles} />
      </div>
    </div>
  );
}

/** Section that is open where there is room; its summary shows the usual input. */
function RareFold(props: { title: string; summary: string; children: ReactNode }) {
  return <Fold {...props} open={useIsWide()} />;
}

/** Fields that are rarely known before the trip. */
function RareFields({ form, vehicles }: Props) {
  return (
    <>
      <PaymentFold form={form} />
      <DetailsFold form={form}>
        <CargoFields form={form} />
        <LegalFields form={form} vehicles={vehicles} />
        <FieldRow>
          <SelectField form={form} name="tollPayer" label="Quem paga o pedágio" options={tollPayerLabels} />
          <MoneyField form={form} name="tollCents" label="Pedágio da viagem" optional />
        </FieldRow>
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
        <div className={PAIR}>
          <NumberField form={form} name="odometerStartKm" label="Hodômetro na saída" unit="km" optional />
          <NumberField form={form} name="odometerEndKm" label="Hodômetro na chegada" unit="km" optional />
        </div>
        <TextAreaField form={form} name="notes" label="Observações" optional />
      </DetailsFold>
    </>
  );
}

const rateFields: Record<Pricing, { label: string; unit?: string; kind?: NumberKind }> = {
  fixed: { label: 'Valor do frete' },
  per_ton: { label: 'Valor por tonelada', unit: '/t' },
  per_km: { label: 'Valor por km', unit: '/km', kind: ratePerKmKind },
};

/** Pricing and rate; by the tonne also the weight that the price requires. */
function PriceFields({ form, userId }: { form: FreightFormApi; userId: number }) {
  const pricing = useWatch({ control: form.control, name: 'pricing' });
  return (
    <>
      <div className={PAIR}>
        <SelectField form={form} name="pricing" label="Como foi combinado" options={pricingLabels} />
        <MoneyField form={form} name="rateCents" {...rateFields[pricing]} required />
      </div>
      {pricing === 'per_ton' && <WeightField form={form} required />}
      <OwnPrice form={form} userId={userId} />
    </>
  );
}

/** Advance and due days; the summary shows what was entered. */
function PaymentFold({ form }: { form: FreightFormApi }) {
  const [share, cents, balanceDueOn] = useWatch({
    control: form.control,
    name: ['advanceBps', 'advanceCents', 'balanceDueOn'],
  });
  const advance = cents !== null ? formatMoney(cents) : share !== null ? formatBps(share) : null;
  const entered = [
    advance && `Adiantamento de ${advance}`,
    balanceDueOn !== '' && `saldo até ${formatDate(balanceDueOn)}`,
  ].filter(Boolean);
  return (
    <RareFold
      title="Adiantamento e saldo"
      summary={entered.length > 0 ? entered.join(', ') : 'Sem adiantamento; saldo em 30 dias'}
    >
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
    </RareFold>
  );
}

type WeightProps = { form: FreightFormApi; required?: boolean; optional?: boolean };

function WeightField(props: WeightProps) {
  return <NumberField {...props} name="weightKg" label="Peso" unit="t" scale={3} dot="decimal" hint="Exemplo: 32,5" />;
}

function CargoFields({ form }: { form: FreightFormApi }) {
  const pricing = useWatch({ control: form.control, name: 'pricing' });
  return (
    <>
      <FieldRow>
        <SelectField form={form} name="cargoType" label="Tipo de carga" options={cargoTypeLabels} />
        {pricing !== 'per_ton' && <WeightField form={form} optional />}
      </FieldRow>
      <TextField
        form={form}
        name="cargoDescription"
        label="O que vai"
        optional
        placeholder="Soja, ração, material de construção…"
      />
    </>
  );
}

/** Cargo, legal data and papers; the summary shows the cargo. */
function DetailsFold({ form, children }: { form: FreightFormApi; children: ReactNode }) {
  const [cargoType, weightKg] = useWatch({ control: form.control, name: ['cargoType', 'weightKg'] });
  const weight = weightKg === null ? null : formatTons(weightKg);
  return (
    <RareFold
      title="Carga e mais detalhes"
      summary={[cargoTypeLabels[cargoType], weight, 'km vazio, pedágio, documentos'].filter(Boolean).join(' · ')}
    >
      {children}
    </RareFold>
  );
}
