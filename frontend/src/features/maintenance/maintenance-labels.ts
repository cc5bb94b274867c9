/** Labels of maintenance. */
import type { DueForecast, MaintenanceRecord, MaintenancePlan } from '@/api/types';
import { maintenanceCategoryLabels, planStateLabels } from '@/lib/generated/enum-labels';
import { formatDate, relativeDays } from '@/lib/format/dates';
import { kmDueLabel } from '@/lib/format/due-labels';
import { formatKm, formatScaled } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';

export const dueStateLabels: typeof planStateLabels = { ...planStateLabels, soon: 'Vence logo' };

/** Missing data for a better forecast, and the remedy. */
export const missingSentences: Record<NonNullable<DueForecast['missing']>, string> = {
  never_done: 'Diga quando foi feito pela última vez, e a Boleia passa a avisar.',
  no_odometer: 'Informe o hodômetro da última vez para contar os km.',
  no_km_per_day: 'Anote o hodômetro em dias diferentes, e a Boleia prevê a data.',
};

/** Short variants for lists. */
export const missingLabels: typeof missingSentences = {
  never_done: 'Falta a última vez',
  no_odometer: 'Falta o hodômetro',
  no_km_per_day: 'Ainda sem previsão',
};

export function recordTitle({ description, category }: Pick<MaintenanceRecord, 'description' | 'category'>): string {
  return description ?? maintenanceCategoryLabels[category];
}

/** "3,5 ×" of 3500 thousandths. */
export function quantityLabel(thousandths: number): string {
  return `${formatScaled(thousandths, 3)} ×`;
}

/** "A cada 20.000 km ou 12 meses". */
export function intervalLabel({ everyKm, everyMonths }: Pick<MaintenancePlan, 'everyKm' | 'everyMonths'>): string {
  const km = everyKm === null ? null : formatKm(everyKm);
  const months = everyMonths === null ? null : countOf(everyMonths, 'mês', 'meses');
  if (km !== null && months !== null) return `A cada ${km} ou ${months}`;
  return `A cada ${km ?? months ?? '—'}`;
}

/** "aos 485.000 km, faltam 2.690 km" or "aos 482.000 km, venceu há 310 km"; null without km. */
export function dueKmLabel({ dueKm, kmLeft }: Pick<DueForecast, 'dueKm' | 'kmLeft'>): string | null {
  if (dueKm === null) return null;
  if (kmLeft === null) return `aos ${formatKm(dueKm)}`;
  return `aos ${formatKm(dueKm)}, ${kmDueLabel(kmLeft)}`;
}

/** "30/11/2026, em 9 dias"; null without a forecast. */
export function forecastDayLabel({ forecastOn, nextOn, daysLeft, kmLeft }: DueForecast): string | null {
  if (forecastOn === null || (kmLeft !== null && kmLeft <= 0)) return null;
  const when = forecastOn === nextOn && daysLeft !== null ? `, ${relativeDays(daysLeft)}` : '';
  return `${formatDate(forecastOn)}${when}`;
}

/** With the pace: "30/11/2026, em 9 dias, rodando 312 km por dia". */
export function forecastLabel(due: DueForecast): string | null {
  const day = forecastDayLabel(due);
  return day === null || due.kmPerDay === null ? day : `${day}, rodando ${formatKm(due.kmPerDay)} por dia`;
}

/** "em 02/05/2026, aos 462.000 km"; null if unknown. */
export function lastDoneLabel({
  lastDoneOn,
  lastDoneKm,
}: Pick<DueForecast, 'lastDoneOn' | 'lastDoneKm'>): string | null {
  const words = [lastDoneOn && `em ${formatDate(lastDoneOn)}`, lastDoneKm !== null && `aos ${formatKm(lastDoneKm)}`];
  return words.filter(Boolean).join(', ') || null;
}
