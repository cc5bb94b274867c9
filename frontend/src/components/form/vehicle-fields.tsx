/** Truck and trailers of the owner. */
import { useController, type FieldValues } from 'react-hook-form';
import { formatPlate } from '@/lib/format/br-documents';
import type { VehicleOption } from '@/lib/forms/composition';
import { vehicleKind } from '@/lib/labels/labels';
import { LinkButton } from '@/components/ui/button';
import { Field } from './field';
import type { FormFieldProps } from './form-fields';
import { Notice } from '@/components/ui/states';
import { Checkbox, SelectInput } from './text-inputs';

type Props<V extends FieldValues, B> = Pick<
  FormFieldProps<V, B>,
  'form' | 'name' | 'hint' | 'required' | 'optional'
> & {
  vehicles: readonly VehicleOption[];
  /** Called after a choice: typed axles no longer apply. */
  onChosen: () => void;
};

/** Truck by the text of its id; `none` labels the empty option. */
export function TruckField<V extends FieldValues, B>(props: Props<V, B> & { none: string }) {
  const { form, name, vehicles, onChosen, none, ...fieldProps } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Field label="Caminhão" error={fieldState.error?.message} {...fieldProps}>
      <SelectInput
        {...field}
        onChange={(event) => {
          field.onChange(event);
          onChosen();
        }}
      >
        <option value="">{none}</option>
        {vehicles.map((vehicle) => (
          <option key={vehicle.id} value={String(vehicle.id)}>
            {describe(vehicle)}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

/** Trailers as a list of ids. */
export function TrailersField<V extends FieldValues, B>({ form, name, vehicles, onChosen }: Props<V, B>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const chosen = field.value as number[];
  if (vehicles.length === 0) return fieldState.error ? <NoTrailer message={fieldState.error.message} /> : null;
  function toggle(id: number, wanted: boolean) {
    field.onChange(wanted ? [...chosen, id] : chosen.filter((other) => other !== id));
    onChosen();
  }
  return (
    <fieldset className="flex flex-col" aria-invalid={fieldState.error ? true : undefined}>
      <legend className="mb-1 text-sm font-medium">Carretas</legend>
      <div className="grid gap-x-4 md:grid-cols-2">
        {vehicles.map((vehicle) => (
          <Checkbox
            key={vehicle.id}
            label={formatPlate(vehicle.plate)}
            hint={`${[vehicle.nickname, vehicleKind(vehicle)].filter(Boolean).join(' · ')} · ${vehicle.axles} eixos`}
            checked={chosen.includes(vehicle.id)}
            onChange={({ target }) => toggle(vehicle.id, target.checked)}
          />
        ))}
      </div>
      {fieldState.error && (
        <p role="alert" className="text-sm font-medium text-neg">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}

/** Required trailer without any to choose. */
function NoTrailer({ message }: { message: string | undefined }) {
  return (
    <Notice tone="warn" action={<LinkButton to="/vehicles?new=trailer">Cadastrar carreta</LinkButton>}>
      {message}
    </Notice>
  );
}

function describe(vehicle: VehicleOption): string {
  const words = [formatPlate(vehicle.plate), vehicle.nickname, `${vehicle.axles} eixos`];
  if (vehicle.status === 'maintenance') words.push('em manutenção');
  return words.filter(Boolean).join(' · ');
}
