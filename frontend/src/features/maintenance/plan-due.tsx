/** Due day and km of a plan, with a forecast by the vehicle's pace. */
import type { MaintenancePlan } from '@/api/types';
import { daysBetween, formatDate, relativeDays } from '@/lib/format/dates';
import { dueKmLabel, forecastLabel, lastDoneLabel, missingSentences } from './maintenance-labels';

/** "07/06/2026, há 169 dias"; null without months. */
export function dueDateLabel({ dueOn }: MaintenancePlan['due'], today: string): string | null {
  if (dueOn === null) return null;
  const days = daysBetween(today, dueOn);
  return `${formatDate(dueOn)}${days === null ? '' : `, ${relativeDays(days)}`}`;
}

export function PlanDue({ plan: { due }, today }: { plan: MaintenancePlan; today: string }) {
  const facts: [label: string, words: string | null][] = [
    ['Por km', dueKmLabel(due)],
    ['Por data', dueDateLabel(due, today)],
    ['Previsão dos km', forecastLabel(due)],
    ['Última vez', lastDoneLabel(due)],
  ];
  const rows = facts.filter(([, words]) => words !== null);
  return (
    <>
      {rows.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
          {rows.map(([label, words]) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-3">{label}</dt>
              <dd className="font-medium">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {due.missing !== null && <p className="text-sm text-ink-2">{missingSentences[due.missing]}</p>}
    </>
  );
}

/** Target of "Já fiz": a new record that fulfils the plan. */
export function fulfilLink({ id, vehicleId }: Pick<MaintenancePlan, 'id' | 'vehicleId'>): string {
  return `/maintenance?new=1&vehicleId=${vehicleId}&planId=${id}`;
}
