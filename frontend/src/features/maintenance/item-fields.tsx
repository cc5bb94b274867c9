/** The lines of a bill. */
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { Plus, Trash2 } from 'lucide-react';
import type { MaintenancePreview } from '@/api/maintenance-types';
import { itemTypeLabels } from '@/lib/choices/item-type';
import { maintenanceInputLimits as limits } from '@/lib/limits/maintenance-input';
import { Button, IconButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { FormError } from '@/ui/field';
import { DateField, MoneyField, NumberField, TextField } from '@/ui/form-fields';
import { Money } from '@/ui/money';
import { Segmented } from '@/ui/segmented';
import type { MaintenanceFormApi } from './maintenance-fields';
import { newItem, type ItemValues } from './maintenance-model';

/** As many lines as wanted, each with what it comes to. */
export function ItemFields({ form, preview }: { form: MaintenanceFormApi; preview: MaintenancePreview | null }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const { errors } = useFormState({ control: form.control, name: 'items' });
  const message = errors.items?.root?.message ?? errors.items?.message;
  const add = (type: ItemValues['type']) => append(newItem(type), { focusName: `items.${fields.length}.description` });
  return (
    <Card title="Peças e mão de obra">
      <div className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <Item
            key={field.id}
            form={form}
            index={index}
            totalCents={preview?.items[index]?.totalCents ?? null}
            onRemove={fields.length > 1 ? () => remove(index) : null}
          />
        ))}
        {message !== undefined && (
          // The complaint is about the bill as a whole: a submit leads to it as to a field.
          <fieldset aria-label="Peças e mão de obra" aria-invalid tabIndex={-1} className="scroll-my-28">
            <FormError>{message}</FormError>
          </fieldset>
        )}
        {fields.length < limits.items.maxItems && (
          <div className="flex flex-wrap gap-2">
            <Button icon={<Plus aria-hidden="true" />} onClick={() => add('part')}>
              {itemTypeLabels.part}
            </Button>
            <Button icon={<Plus aria-hidden="true" />} onClick={() => add('labor')}>
              {itemTypeLabels.labor}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

type ItemProps = {
  form: MaintenanceFormApi;
  index: number;
  totalCents: number | null;
  onRemove: (() => void) | null;
};

function Item({ form, index, totalCents, onRemove }: ItemProps) {
  const type = useWatch({ control: form.control, name: `items.${index}.type` });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-b border-line pb-4">
      <legend className="sr-only">Item {index + 1}</legend>
      <div className="flex items-center justify-between gap-2">
        <Segmented
          label={`Item ${index + 1}: peça ou mão de obra`}
          hideLabel
          className="min-w-0 flex-1 md:max-w-72"
          value={type}
          onChange={(next) => form.setValue(`items.${index}.type`, next, { shouldDirty: true })}
          options={(['part', 'labor'] as const).map((value) => ({ value, label: itemTypeLabels[value] }))}
        />
        {onRemove && (
          <IconButton label={`Tirar item ${index + 1}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <TextField
        form={form}
        name={`items.${index}.description`}
        label="Descrição"
        required
        placeholder={type === 'part' ? 'Jogo de lonas, filtro de óleo…' : 'Troca, regulagem, revisão…'}
      />
      <div className="grid items-start gap-4 min-[375px]:grid-cols-2 min-[375px]:gap-3 md:grid-cols-3 md:gap-4">
        <NumberField form={form} name={`items.${index}.quantityThousandths`} label="Quantidade" scale={3} required />
        <MoneyField form={form} name={`items.${index}.unitPriceCents`} label="Preço de cada" required />
        <DateField
          form={form}
          name={`items.${index}.warrantyUntil`}
          label="Garantia até"
          optional
          className="min-[375px]:max-md:col-span-2"
        />
      </div>
      {totalCents !== null && totalCents > 0 && (
        <p className="flex justify-between gap-4 text-ink-2">
          Soma do item <Money cents={totalCents} className="font-semibold text-ink" />
        </p>
      )}
    </fieldset>
  );
}
