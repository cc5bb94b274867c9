/** Bill that the server adds up while one types. */
import type { MaintenanceItemInput, MaintenancePreviewInput } from '@/api/maintenance-types';
import { isDate } from '@/lib/format/dates';
import { MOST_PARTS, type ItemValues, type MaintenanceValues } from './maintenance-model';

/** A line that is still being typed costs nothing yet. */
function itemSoFar({ type, description, quantityThousandths, unitPriceCents }: ItemValues): MaintenanceItemInput {
  const known = quantityThousandths !== null && quantityThousandths > 0;
  return {
    type,
    description,
    quantityThousandths: known ? quantityThousandths : 1000,
    unitPriceCents: known ? (unitPriceCents ?? 0) : 0,
    warrantyUntil: null,
  };
}

/** Request while typing; null as long as there is nothing to add up or to share out. */
export function previewOf(values: MaintenanceValues): MaintenancePreviewInput | null {
  const { items, totalCents } = values;
  const dueOn = isDate(values.dueOn) ? values.dueOn : values.doneOn;
  const inParts = values.payment === 'installments' && !values.paidByDriver;
  const isBare = items.length === 0;
  const isIdle = isBare
    ? totalCents === null || !inParts
    : items.every(({ unitPriceCents }) => unitPriceCents === null);
  if (isIdle || !isDate(dueOn)) return null;
  return {
    items: items.map(itemSoFar),
    totalCents: isBare ? totalCents : null,
    discountCents: isBare ? 0 : (values.discountCents ?? 0),
    installments: inParts ? Math.min(MOST_PARTS, Math.max(1, values.installments ?? 1)) : 1,
    dueOn,
  };
}
