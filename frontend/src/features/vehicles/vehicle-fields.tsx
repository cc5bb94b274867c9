/** Sections of the vehicle form. */
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { VehicleInput, VehicleType } from '@/api/types';
import { isOldPlate, toMercosulPlate } from '@/lib/format/br-documents';
import { bodyTypeLabels, vehicleStatusLabels } from '@/lib/generated/enum-labels';
import { formatInteger, formatKg } from '@/lib/format/quantity';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import {
  DateField,
  MoneyField,
  NumberField,
  PlateField,
  SelectField,
  TextAreaField,
  TextField,
  YearField,
} from '@/components/form/form-fields';
import type { VehicleValues } from './vehicle-model';

export type VehicleFormApi = UseFormReturn<VehicleValues, unknown, VehicleInput>;

/** Fields that a first freight needs. */
export function EssentialFields({ form, type, isNew }: { form: VehicleFormApi; type: VehicleType; isNew: boolean }) {
  const plate = useWatch({ control: form.control, name: 'plate' });
  const twin = isOldPlate(plate) ? `No padrão Mercosul: ${toMercosulPlate(plate)}` : undefined;
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <FieldRow>
          <PlateField form={form} name="plate" label="Placa" required hint={twin} />
          <TextField form={form} name="nickname" label="Apelido" optional placeholder="Como você chama" />
        </FieldRow>
        <FieldRow>
          <NumberField form={form} name="axles" label="Eixos" unit="eixos" required />
          <SelectField
            form={form}
            name="bodyType"
            label="Carroceria"
            required={type === 'trailer'}
            options={bodyTypeLabels}
            none={type === 'truck' ? 'Sem carroceria (cavalo mecânico)' : 'Escolha'}
            hint={type === 'truck' ? 'Escolha só se o caminhão carrega sozinho (toco, truck, bitruck).' : undefined}
          />
        </FieldRow>
        <FieldRow>
          <NumberField
            form={form}
            name="odometerKm"
            label="Hodômetro hoje"
            unit="km"
            optional={type === 'trailer'}
            hint={
              type === 'truck'
                ? 'Depois os fretes e os abastecimentos atualizam o hodômetro.'
                : 'Depois os km do cavalo contam também para a carreta.'
            }
          />
          {!isNew && <SelectField form={form} name="status" label="Situação" options={vehicleStatusLabels} />}
        </FieldRow>
      </div>
    </Card>
  );
}

export function SizeFields({ form, type }: { form: VehicleFormApi; type: VehicleType }) {
  return (
    <>
      <FieldRow>
        <WeightField form={form} name="tareKg" label="Tara" example={15_000} />
        <WeightField form={form} name="capacityKg" label="Capacidade de carga" example={32_000} />
      </FieldRow>
      {type === 'truck' && (
        <FieldRow>
          <NumberField form={form} name="tankCapacityMl" label="Tanque" unit="litros" scale={3} optional />
          <NumberField
            form={form}
            name="expectedMetersPerLiter"
            label="Média esperada"
            unit="km/l"
            scale={3}
            dot="decimal"
            optional
          />
        </FieldRow>
      )}
    </>
  );
}

/** Minimum plausible weight: a lower value was typed in tonnes, as in freights. */
const LEAST_KG = 500;

type WeightProps = { form: VehicleFormApi; name: 'tareKg' | 'capacityKg'; label: string; example: number };

/** Weight in kilogrammes; warns if tonnes seem to have been typed. */
function WeightField({ form, name, label, example }: WeightProps) {
  const typed = useWatch({ control: form.control, name });
  const isDoubtful = typed !== null && typed > 0 && typed < LEAST_KG;
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <NumberField
        form={form}
        name={name}
        label={label}
        unit="kg"
        optional
        className="w-full"
        hint={
          isDoubtful
            ? `São ${formatInteger(typed)} toneladas? Aqui é em kg.`
            : `Exemplo: ${formatInteger(example)} para ${formatInteger(example / 1000)} toneladas.`
        }
      />
      {isDoubtful && (
        <Button
          size="sm"
          onClick={() => form.setValue(name, typed * 1000, { shouldDirty: true, shouldValidate: true })}
        >
          Usar {formatKg(typed * 1000)}
        </Button>
      )}
    </div>
  );
}

export function PaperFields({ form }: { form: VehicleFormApi }) {
  return (
    <>
      <FieldRow>
        <TextField form={form} name="brand" label="Marca" optional placeholder="Scania, Randon…" />
        <TextField form={form} name="model" label="Modelo" optional />
      </FieldRow>
      <FieldRow>
        <YearField form={form} name="manufactureYear" label="Ano de fabricação" optional />
        <YearField form={form} name="modelYear" label="Ano do modelo" optional />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="renavam" label="RENAVAM" optional inputMode="numeric" />
        <TextField form={form} name="color" label="Cor" optional />
      </FieldRow>
      <TextField form={form} name="chassis" label="Chassi" optional autoCapitalize="characters" />
    </>
  );
}

export function PurchaseFields({ form }: { form: VehicleFormApi }) {
  return (
    <>
      <FieldRow>
        <DateField form={form} name="purchasedOn" label="Data da compra" optional />
        <MoneyField form={form} name="purchasePriceCents" label="Valor pago" optional />
      </FieldRow>
      <FieldRow>
        <MoneyField form={form} name="residualValueCents" label="Valor de revenda no fim" optional />
        <NumberField form={form} name="usefulLifeMonths" label="Vida útil" unit="meses" optional />
      </FieldRow>
    </>
  );
}

export function NotesFields({ form }: { form: VehicleFormApi }) {
  return <TextAreaField form={form} name="notes" label="Observações" optional rows={4} />;
}
