/** The day of the licensing by the state's calendar: offered, never filled in by itself. */
import { useWatch } from 'react-hook-form';
import type { VehicleType } from '@/api/types';
import { normalizePlate } from '@/lib/format/br-documents';
import { formatDate } from '@/lib/format/dates';
import { isValidPlate } from '@/lib/forms/document-checks';
import { Button } from '@/components/ui/button';
import type { VehicleFormApi } from './vehicle-fields';
import { useLicensingSuggestion } from './vehicle-queries';

/** The offer under the date, as soon as state and plate are known. */
export function LicensingOffer({ form, type }: { form: VehicleFormApi; type: VehicleType }) {
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
