/** Values, defaults and body of the maintenance form. */
import * as v from 'valibot';
import type { MaintenanceInput, MaintenanceRecord, MaintenancePlan } from '@/api/types';
import { itemTypeLabels, maintenanceCategoryLabels, maintenanceKindLabels } from '@/lib/generated/enum-labels';
import {
  optionalDate,
  optionalId,
  optionalNumber,
  optionalText,
  requiredDate,
  requiredNumber,
  requiredText,
} from '@/lib/forms/fields';
import { maintenanceInputLimits as limits } from '@/lib/generated/limits';
import { codesOf } from '@/lib/format/text';

/** Server limit of instalments. */
export const MAX_INSTALLMENTS = limits.installments.maximum;

const itemSchema = v.object({
  type: v.picklist(codesOf(itemTypeLabels)),
  description: requiredText('Diga o que foi feito ou trocado.', limits['items.description']),
  quantityThousandths: requiredNumber(
    'Informe a quantidade.',
    limits['items.quantityThousandths'],
    'A quantidade vai de {min} a {max}.',
    3,
  ),
  unitPriceCents: requiredNumber('Informe o preço.', limits['items.unitPriceCents'], 'Preço acima do possível.'),
  warrantyUntil: optionalDate(),
});

const category = v.pipe(
  v.picklist(['', ...codesOf(maintenanceCategoryLabels)]),
  v.check((code) => code !== '', 'Escolha a categoria.'),
  v.transform((code) => (code === '' ? 'engine' : code)),
);

/** Payment: at once, later, or in instalments. */
const payments = ['paid', 'pending', 'installments'] as const;

export const maintenanceSchema = v.pipe(
  v.object({
    vehicleId: v.pipe(v.string(), v.nonEmpty('Escolha o veículo.'), v.transform(Number)),
    doneOn: requiredDate(),
    odometerKm: optionalNumber(limits.odometerKm, 'Hodômetro acima do possível.'),
    category,
    kind: v.picklist(codesOf(maintenanceKindLabels)),
    description: optionalText(limits.description),
    workshop: optionalText(limits.workshop),
    totalCents: optionalNumber(limits.totalCents, 'Valor acima do possível.'),
    items: v.array(itemSchema),
    discountCents: v.pipe(
      optionalNumber(limits.discountCents, 'Desconto acima do possível.'),
      v.transform((cents) => cents ?? 0),
    ),
    payment: v.picklist(payments),
    installments: v.nullable(v.number()),
    dueOn: optionalDate(),
    paidOn: optionalDate(),
    freightId: optionalId(),
    daysStopped: optionalNumber(limits.daysStopped, 'No máximo {max} dias.'),
    planIds: v.array(v.number()),
    driverId: optionalId(),
    paidByDriver: v.boolean(),
    notes: optionalText(limits.notes),
  }),
  v.forward(
    v.check(
      ({ payment, installments, paidByDriver }) =>
        paidByDriver ||
        payment !== 'installments' ||
        (installments !== null && installments >= 2 && installments <= MAX_INSTALLMENTS),
      `Em quantas parcelas? De 2 a ${MAX_INSTALLMENTS}.`,
    ),
    ['installments'],
  ),
  v.forward(
    v.check(({ paidByDriver, driverId }) => !paidByDriver || driverId !== null, 'Escolha o motorista que pagou.'),
    ['driverId'],
  ),
  v.forward(
    v.partialCheck(
      [['items'], ['totalCents']],
      ({ items, totalCents }) => items.length > 0 || totalCents !== null,
      'Informe o total.',
    ),
    ['totalCents'],
  ),
  v.transform(({ payment, installments, dueOn, paidOn, ...rest }): MaintenanceInput => {
    const how = rest.paidByDriver ? 'paid' : payment;
    const isDetailed = rest.items.length > 0;
    return {
      ...rest,
      // The server computes the total of a bill with items.
      totalCents: isDetailed ? null : rest.totalCents,
      discountCents: isDetailed ? rest.discountCents : 0,
      installments: how === 'installments' ? (installments ?? 2) : 1,
      // An empty day defaults to the day of the work.
      dueOn: (rest.paidByDriver ? null : dueOn) ?? rest.doneOn,
      paidOn: how === 'paid' ? ((rest.paidByDriver ? null : paidOn) ?? rest.doneOn) : null,
    };
  }),
);

export type MaintenanceValues = v.InferInput<typeof maintenanceSchema>;

export type ItemValues = MaintenanceValues['items'][number];

export function newItem(type: ItemValues['type']): ItemValues {
  return { type, description: '', quantityThousandths: 1000, unitPriceCents: null, warrantyUntil: '' };
}

/** Defaults of a new record; one that fulfils a plan uses its values. */
export function newMaintenance(
  vehicleId: number | null,
  doneOn: string,
  plan: MaintenancePlan | null,
): MaintenanceValues {
  return {
    vehicleId: String(vehicleId ?? ''),
    doneOn,
    odometerKm: null,
    category: plan?.category ?? '',
    kind: plan === null ? 'corrective' : 'preventive',
    description: plan?.name ?? '',
    workshop: '',
    totalCents: null,
    items: [],
    discountCents: null,
    payment: 'paid',
    installments: null,
    dueOn: '',
    paidOn: '',
    freightId: '',
    daysStopped: null,
    planIds: plan === null ? [] : [plan.id],
    driverId: '',
    paidByDriver: false,
    notes: '',
  };
}

/** Empty days follow the day of the work. */
export function maintenanceValues(record: MaintenanceRecord): MaintenanceValues {
  const unless = (day: string | null) => (day === null || day === record.doneOn ? '' : day);
  const inParts = record.installments > 1;
  return {
    vehicleId: String(record.vehicleId),
    doneOn: record.doneOn,
    odometerKm: record.odometerKm,
    category: record.category,
    kind: record.kind,
    description: record.description ?? '',
    workshop: record.workshop ?? '',
    totalCents: record.items.length > 0 ? null : record.totalCents,
    items: record.items.map(({ totalCents: _total, ...item }) => ({
      ...item,
      warrantyUntil: item.warrantyUntil ?? '',
    })),
    discountCents: record.discountCents === 0 ? null : record.discountCents,
    payment: inParts ? 'installments' : record.status,
    installments: inParts ? record.installments : null,
    dueOn: unless(record.dueOn ?? record.payments[0]?.dueOn ?? null),
    paidOn: unless(record.paidOn),
    freightId: String(record.freightId ?? ''),
    daysStopped: record.daysStopped,
    planIds: record.planIds,
    driverId: String(record.driverId ?? ''),
    paidByDriver: record.paidByDriver,
    notes: record.notes ?? '',
  };
}
