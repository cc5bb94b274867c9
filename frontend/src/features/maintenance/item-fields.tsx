/** Optional items of a bill. */
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { Plus, Trash2 } from 'lucide-react';
import { ApiError } from '@/api/client';
import type { MaintenancePreview } from '@/api/types';
import { itemTypeLabels } from '@/lib/generated/enum-labels';
import { maintenanceInputLimits as limits } from '@/lib/generated/limits';
import type { LatestResponse } from '@/api/use-latest-response';
import { Button, IconButton } from '@/components/ui/button';
import { FieldRow, FormError } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { DateField, MoneyField, NumberField, TextField } from '@/components/form/form-fields';
import { Money, MoneyLine } from '@/components/ui/money';
import { Segmented } from '@/components/form/segmented';
import { Notice } from '@/components/ui/states';
import type { MaintenanceFormApi } from './maintenance-fields';
import { newItem, type ItemValues } from './maintenance-model';

/** Items with their amounts, and a discount. */
export function ItemFields({ form, latest }: { form: MaintenanceFormApi; latest: LatestResponse<MaintenancePreview> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const { errors } = useFormState({ control: form.control, name: 'items' });
  const message = errors.items?.root?.message ?? errors.items?.message;
  const add = (type: ItemValues['type']) => append(newItem(type), { focusName: `items.${fields.length}.description` });
  return (
    <Fold title="Detalhar itens" summary="Peças, mão de obra, garantia e desconto" open={fields.length > 0}>
      <div className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <Item
            key={field.id}
            form={form}
            index={index}
            totalCents={latest.response?.items[index]?.totalCents ?? null}
            onRemove={() => remove(index)}
          />
        ))}
        {message !== undefined && (
          // The error concerns the whole bill: the submit focuses it like a field.
          <fieldset aria-label="Itens" aria-invalid tabIndex={-1} className="scroll-my-28">
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
        {fields.length > 0 && (
          <>
            <FieldRow>
              <MoneyField form={form} name="discountCents" label="Desconto" optional />
            </FieldRow>
            <Sums latest={latest} />
          </>
        )}
      </div>
    </Fold>
  );
}

function Sums({ latest: { response, isFetching, error } }: { latest: LatestResponse<MaintenancePreview> }) {
  const complaint = error instanceof ApiError ? error.fields[0]?.message : undefined;
  return (
    <div aria-live="polite" aria-busy={isFetching}>
      {complaint !== undefined && <Notice tone="neg">{complaint}</Notice>}
      {response === null ? (
        <p className="text-ink-3">Preencha um preço para ver a soma.</p>
      ) : (
        <>
          <MoneyLine label="Peças" cents={response.partsCents} />
          <MoneyLine label="Mão de obra" cents={response.laborCents} />
          <MoneyLine label="Total" cents={response.totalCents} total />
        </>
      )}
    </div>
  );
}

type ItemProps = {
  form: MaintenanceFormApi;
  index: number;
  totalCents: number | null;
  onRemove: () => void;
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
        <IconButton label={`Tirar item ${index + 1}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <TextField
        form={form}
        name={`items.${index}.description`}
        label="Descrição"
        required
        placeholder={type === 'part' ? 'Jogo de lonas, filtro de óleo…' : 'Troca, regulagem, revisão…'}
      />
      <div className="grid items-start gap-4 min-[23.4rem]:grid-cols-2 min-[23.4rem]:gap-3 md:grid-cols-3 md:gap-4">
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
          Soma do item <Money cents={totalCents} className="font-medium text-ink" />
        </p>
      )}
    </fieldset>
  );
}
