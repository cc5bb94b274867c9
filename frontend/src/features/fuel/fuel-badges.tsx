/** Badges of a fill-up: its km/l or why there is none, and whether it is paid. */
import type { FuelRecord } from '@/api/fuel-types';
import { formatKmPerLiter } from '@/lib/format/quantity';
import { StatusBadge } from '@/components/ui/badge';
import { missingWords } from './fuel-labels';

/** "2,35 km/l" as a chip, else what is missing in words. */
export function AverageBadge({ record }: { record: Pick<FuelRecord, 'metersPerLiter' | 'missing'> }) {
  if (record.metersPerLiter !== null) {
    return (
      <span className="inline-block rounded-full bg-info-bg px-2.5 text-sm leading-[1.625rem] font-bold whitespace-nowrap text-info">
        {formatKmPerLiter(record.metersPerLiter)}
      </span>
    );
  }
  if (record.missing === null) return null;
  return <span className="text-sm leading-[1.625rem] text-ink-3">{missingWords[record.missing]}</span>;
}

/** "Pendente" where it is unpaid, who paid when it was the driver; nothing where all is as usual. */
export function UnpaidBadge({ record }: { record: Pick<FuelRecord, 'status' | 'paidByDriver'> }) {
  if (record.paidByDriver) return <span className="text-sm leading-[1.625rem] text-ink-2">Pago pelo motorista</span>;
  return record.status === 'pending' ? <StatusBadge status="pending" /> : null;
}
