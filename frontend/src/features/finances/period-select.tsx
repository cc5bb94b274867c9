/** Year select of a view. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { urlWith } from '@/api/query';
import { useToday } from '@/api/session/current-user';
import { FilterFrame } from '@/components/data-table/filter-select';
import type { FinanceTab } from './finance-tabs';

const YEARS_BACK = 6;

/** Next, current and past years, and the selected one. */
function yearsAround(today: string, chosen: string, ahead: number): string[] {
  const now = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + ahead }, (_, back) => String(now + ahead - back));
  return chosen === '' || years.includes(chosen) ? years : [...years, chosen].sort().reverse();
}

/** Year, or `none` without one in the address. */
export function PeriodSelect({ tab, year, none }: { tab: FinanceTab; year: string; none?: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const withYear = (chosen: string) => urlWith('/finances', { ...Object.fromEntries(params), tab, year: chosen });
  const years = yearsAround(useToday(), year, none === undefined ? 0 : 1);
  return (
    <div className="mb-4 flex">
      <FilterFrame
        label="Período"
        on={none !== undefined && year !== ''}
        value={year}
        onChange={(chosen) => void navigate(withYear(chosen), { replace: true })}
      >
        {none !== undefined && <option value="">{none}</option>}
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </FilterFrame>
    </div>
  );
}
