import { useNavigate } from 'react-router-dom';
import { RecordPage } from '@/components/resource/record-page';
import { useVehicleOptions } from '@/api/record-options';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Vehicle, VehicleInput, VehicleType } from '@/api/types';
import { formatPlate, normalizePlate } from '@/lib/format/br-documents';
import { vehicleInputLimits } from '@/lib/generated/limits';
import { LinkButton, Button, IconButton } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { FormColumns, FieldRow } from '@/components/form/field';
import { PageHeader } from '@/components/ui/page-header';
import { RecordForm } from '@/components/form/record-form';
import { Notice } from '@/components/ui/states';
import { toast } from '@/components/ui/toast-store';
import { useIsVeryWide } from '@/components/ui/use-media-query';
import {
  EssentialFields,
  NotesFields,
  PaperFields,
  PurchaseFields,
  SizeFields,
  type VehicleFormApi,
} from './vehicle-fields';
import { newVehicle, vehicleSchema, vehicleValues, type VehicleValues, STATES } from './vehicle-model';
import { useSaveVehicle, useVehicle, useLicensingSuggestion } from './vehicle-queries';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Plus, Trash2 } from 'lucide-react';
import { DateField, SelectField, TextField } from '@/components/form/form-fields';
import { formatDate } from '@/lib/format/dates';
import { isValidPlate } from '@/lib/forms/document-checks';

/** Licensing default, once state and plate are known. */
function LicensingOffer({ form, type }: { form: VehicleFormApi; type: VehicleType }) {
  const [plate, uf, dueOn] = useWatch({ control: form.control, name: ['plate', 'licensingUf', 'licensingDueOn'] });
  const known = isValidPlate(plate) ? normalizePlate(plate) : null;
  const offer = useLicensingSuggestion(uf, type, known).data;
  if (!offer || known === null || uf === '') return null;
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      {offer.dueOn !== null && offer.dueOn !== dueOn && (
        <Button
          className="h-auto min-h-12 py-2 whitespace-normal"
          onClick={() => form.setValue('licensingDueOn', offer.dueOn ?? '', { shouldDirty: true })}
        >
          Usar {formatDate(offer.dueOn)} — {uf}, placa final {known.slice(-1)}
        </Button>
      )}
      <p className="min-w-0 flex-1 basis-72 text-sm text-ink-3">{offer.rule}</p>
    </div>
  );
}

/** Licensing, insurance, tachograph (trucks), RNTRC, and custom due dates. */
function DueDateFields({ form, type }: { form: VehicleFormApi; type: VehicleType }) {
  return (
    <>
      <FieldRow>
        <SelectField
          form={form}
          name="licensingUf"
          label="Estado da placa"
          options={STATES.map((uf) => [uf, uf] as const)}
          none="Escolha"
          optional
        />
        <DateField form={form} name="licensingDueOn" label="Licenciamento" optional />
      </FieldRow>
      <LicensingOffer form={form} type={type} />
      <FieldRow>
        <DateField form={form} name="insuranceDueOn" label="Seguro" optional />
        {type === 'truck' && <DateField form={form} name="tachographDueOn" label="Aferição do tacógrafo" optional />}
      </FieldRow>
      <FieldRow>
        <DateField form={form} name="rntrcDueOn" label="RNTRC" optional />
      </FieldRow>
      <OwnDueDates form={form} />
    </>
  );
}

function OwnDueDates({ form }: { form: VehicleFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dueDates' });
  return (
    <div className="flex flex-col gap-3">
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-start gap-2 rounded-control bg-sunken p-3">
          <div className="min-w-0 flex-1">
            <FieldRow>
              <TextField form={form} name={`dueDates.${index}.name`} label="O que vence" placeholder="Extintor, AET…" />
              <DateField form={form} name={`dueDates.${index}.dueOn`} label="Vence em" />
            </FieldRow>
          </div>
          <IconButton label={`Tirar vencimento ${index + 1}`} className="mt-7.5" onClick={() => remove(index)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        icon={<Plus aria-hidden="true" />}
        className="self-start"
        onClick={() => append({ name: '', dueOn: '' }, { focusName: `dueDates.${fields.length}.name` })}
      >
        Outro vencimento
      </Button>
    </div>
  );
}

/** New truck or trailer; a trailer right after its tractor can be skipped. */
export function NewVehicle({ type, after, userId }: { type: VehicleType; after: number | null; userId: number }) {
  const isConsecutive = type === 'trailer' && after !== null;
  const title = type === 'truck' ? 'Novo caminhão' : isConsecutive ? 'Agora cadastre a carreta' : 'Nova carreta';
  return (
    <>
      <PageHeader title={title} back="/vehicles" />
      {isConsecutive && (
        <div className="mb-4 max-w-3xl">
          <Notice
            action={
              <LinkButton to={`/vehicles?id=${after}`} replace>
                Pular este passo
              </LinkButton>
            }
          >
            O cavalo está cadastrado. Com a carreta, a Boleia soma os eixos e calcula o piso mínimo.
          </Notice>
        </div>
      )}
      <VehicleForm userId={userId} id={null} version={null} defaults={newVehicle(type)} />
    </>
  );
}

/** Target after saving: a first tractor leads to its trailer, others to their page. */
function usePlaceAfter(isNew: boolean, userId: number): (saved: Vehicle) => string {
  const others = useVehicleOptions(userId).data?.items;
  return ({ id, type, bodyType }) => {
    const isTractor = type === 'truck' && bodyType === null;
    const lacksTrailer = isNew && isTractor && others?.every((other) => other.type !== 'trailer') === true;
    return lacksTrailer ? `/vehicles?new=trailer&after=${id}` : `/vehicles?id=${id}`;
  };
}

export function EditVehicle({ id, userId }: { id: number; userId: number }) {
  const query = useVehicle(id, userId);
  const back = `/vehicles?id=${id}`;
  const title = query.data ? `Editar ${formatPlate(query.data.plate)}` : 'Editar veículo';
  return (
    <RecordPage query={query} title={title} back={back}>
      {(vehicle) => <VehicleForm userId={userId} id={id} version={vehicle.version} defaults={vehicleValues(vehicle)} />}
    </RecordPage>
  );
}

type VehicleFormProps = { userId: number; id: number | null; version: number | null; defaults: VehicleValues };

function VehicleForm({ userId, id, version, defaults }: VehicleFormProps) {
  const navigate = useNavigate();
  const save = useSaveVehicle(id);
  const placeAfter = usePlaceAfter(id === null, userId);
  const { type } = defaults;
  const record = useRecordForm<VehicleValues, VehicleInput, Vehicle>({
    userId,
    name: id === null ? `vehicle:new-${type}` : `vehicle:${id}`,
    defaults,
    version,
    schema: vehicleSchema,
    toValues: vehicleValues,
    save: (body, { ifMatch, confirm }) => save.mutateAsync({ body: confirmed(body, confirm), ifMatch }),
    onSaved: (vehicle) => {
      toast({
        title: id === null ? 'Veículo cadastrado' : 'Alterações salvas',
        description: formatPlate(vehicle.plate),
      });
      void navigate(placeAfter(vehicle), { replace: true });
    },
  });
  const { form } = record;
  const isNew = id === null;
  return (
    <RecordForm
      {...record}
      limits={vehicleInputLimits}
      submitLabel={isNew ? 'Cadastrar' : 'Salvar alterações'}
      cancelTo={isNew ? '/vehicles' : `/vehicles?id=${id}`}
    >
      <FormColumns aside={<RareFields form={form} type={type} />}>
        <EssentialFields form={form} type={type} isNew={isNew} />
        <Fold
          title="Vencimentos"
          summary={type === 'truck' ? 'Licenciamento, seguro, tacógrafo e os seus' : 'Licenciamento, seguro e os seus'}
          open={!isNew}
        >
          <DueDateFields form={form} type={type} />
        </Fold>
      </FormColumns>
    </RecordForm>
  );
}

/** Optional fields: sizes, documents, purchase, notes. */
function RareFields({ form, type }: { form: VehicleFormApi; type: VehicleType }) {
  const isWide = useIsVeryWide();
  return (
    <>
      <Fold
        title="Peso e consumo"
        summary={type === 'truck' ? 'Tara, capacidade, tanque e km/l' : 'Tara e capacidade'}
        open={isWide}
      >
        <SizeFields form={form} type={type} />
      </Fold>
      <Fold title="Documentos" summary="Marca, ano, RENAVAM, chassi e cor" open={isWide}>
        <PaperFields form={form} />
      </Fold>
      <Fold title="Compra e depreciação" summary="Data, valor pago e vida útil">
        <PurchaseFields form={form} />
      </Fold>
      <Fold title="Observações" summary="O que mais for bom lembrar">
        <NotesFields form={form} />
      </Fold>
    </>
  );
}
