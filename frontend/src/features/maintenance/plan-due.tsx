/** When a line of the plan is due: by km, by date, and the day it will be at the vehicle's own pace. */
import type { MaintenancePlan } from '@/api/types';
import { daysBetween, formatDate, relativeDays } from '@/lib/format/dates';
import { dueKmWords, forecastWords, lastDoneWords, missingSentences } from './maintenance-labels';

/** "07/06/2026, há 169 dias"; null when months do not count. */
export function dueDateWords({ dueOn }: MaintenancePlan['due'], today: string): string | null {
  if (dueOn === null) return null;
  const days = daysBetween(today, dueOn);
  return `${formatDate(dueOn)}${days === null ? '' : `, ${relativeDays(days)}`}`;
}

/** The facts, one a line; what is missing in words. */
export function PlanDue({ plan: { due }, today }: { plan: MaintenancePlan; today: string }) {
  const facts: [label: string, words: string | null][] = [
    ['Por km', dueKmWords(due)],
    ['Por data', dueDateWords(due, today)],
    ['Previsão dos km', forecastWords(due)],
    ['Última vez', lastDoneWords(due)],
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

/** Where "Já fiz" leads: the form of a record that fulfils the line. */
export function fulfilLink({ id, vehicleId }: Pick<MaintenancePlan, 'id' | 'vehicleId'>): string {
  return `/maintenance?new=1&vehicleId=${vehicleId}&planId=${id}`;
}
