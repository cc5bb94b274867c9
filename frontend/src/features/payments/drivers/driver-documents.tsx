/** Driver documents and their status. */
import type { DriverDueLine } from '@/api/types';
import { dueStateLabels } from '@/lib/generated/enum-labels';
import { dueLabel, formatDate } from '@/lib/format/dates';
import { capitalize } from '@/lib/format/text';
import { StatusBadge } from '@/components/ui/badge';

/** Badges of expiring documents. */
export function PaperBadges({ lines }: { lines: readonly DriverDueLine[] }) {
  const urgent = lines.filter(({ state }) => state !== 'ok');
  if (urgent.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {urgent.map(({ code, name, state, days }) => (
        <StatusBadge key={code} status={state === 'expired' ? 'expired' : 'soon'}>
          {name} {dueLabel(days)}
        </StatusBadge>
      ))}
    </span>
  );
}

export function PaperLines({ lines }: { lines: readonly DriverDueLine[] }) {
  return (
    <ul className="-my-3 divide-y divide-line">
      {lines.map((line) => (
        <li key={line.code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <div className="min-w-0">
            <p className="font-medium">{line.name}</p>
            <p className="text-sm text-ink-3">{formatDate(line.dueOn)}</p>
          </div>
          {line.state === 'ok' ? (
            <StatusBadge status="active">{dueStateLabels.ok}</StatusBadge>
          ) : (
            <StatusBadge status={line.state}>{capitalize(dueLabel(line.days))}</StatusBadge>
          )}
        </li>
      ))}
    </ul>
  );
}
