/** Values, defaults and body of the plan form. */
import * as v from 'valibot';
import type { MaintenancePlanInput, MaintenancePlan } from '@/api/types';
import { maintenanceCategoryLabels } from '@/lib/generated/enum-labels';
import { optionalDate, optionalNumber, optionalText, requiredText } from '@/lib/forms/fields';
import { maintenancePlanInputLimits as limits } from '@/lib/generated/limits';
import { codesOf } from '@/lib/format/text';

export const planSchema = v.pipe(
  v.object({
    vehicleId: v.pipe(v.string(), v.nonEmpty('Escolha o veículo.'), v.transform(Number)),
    name: requiredText('Diga o que é para fazer.', limits.name),
    category: v.pipe(
      v.picklist(['', ...codesOf(maintenanceCategoryLabels)]),
      v.check((code) => code !== '', 'Escolha a categoria.'),
      v.transform((code) => (code === '' ? 'engine' : code)),
    ),
    everyKm: optionalNumber(limits.everyKm, 'De {min} a {max} km.'),
    everyMonths: optionalNumber(limits.everyMonths, 'De {min} a {max} meses.'),
    lastDoneOn: optionalDate(),
    lastDoneKm: optionalNumber(limits.lastDoneKm, 'Hodômetro acima do possível.'),
    active: v.boolean(),
    notes: optionalText(limits.notes),
  }),
  v.forward(
    v.check(
      ({ everyKm, everyMonths }) => everyKm !== null || everyMonths !== null,
      'Informe os km, os meses, ou os dois.',
    ),
    ['everyKm'],
  ),
  v.transform((values): MaintenancePlanInput => values),
);

export type PlanValues = v.InferInput<typeof planSchema>;

export function newPlan(vehicleId: number | null): PlanValues {
  return {
    vehicleId: String(vehicleId ?? ''),
    name: '',
    category: '',
    everyKm: null,
    everyMonths: null,
    lastDoneOn: '',
    lastDoneKm: null,
    active: true,
    notes: '',
  };
}

export function planValues(plan: MaintenancePlan): PlanValues {
  return {
    vehicleId: String(plan.vehicleId),
    name: plan.name,
    category: plan.category,
    everyKm: plan.everyKm,
    everyMonths: plan.everyMonths,
    lastDoneOn: plan.lastDoneOn ?? '',
    lastDoneKm: plan.lastDoneKm,
    active: plan.active,
    notes: plan.notes ?? '',
  };
}

/** Request body of a stored plan, active or not. */
export function planInput(plan: MaintenancePlan, active: boolean): MaintenancePlanInput {
  const { vehicleId, name, category, everyKm, everyMonths, lastDoneOn, lastDoneKm, notes } = plan;
  return { vehicleId, name, category, everyKm, everyMonths, lastDoneOn, lastDoneKm, notes, active };
}
