/** Which year a view is about. */
import { useNavigate } from 'react-router-dom';
import { urlWith } from '@/api/query';
import { useToday } from '@/api/user';
import { Field } from '@/ui/field';
import { SelectInput } from '@/ui/text-inputs';
import type { FinanceTab } from './finance-tabs';

const YEARS_BACK = 6;

/** The years to choose from: the next one, this one, those before, and the one on screen. */
function yearsAround(today: string, chosen: string, ahead: number): string[] {
  const now = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + ahead }, (_, back) => String(now + ahead - back));
  return chosen === '' || years.includes(chosen) ? years : [...years, chosen].sort().reverse();
}

/** A year, or what `none` says when there is no year in the address. */
export function PeriodSelect({ tab, year, none }: { tab: FinanceTab; year: string; none?: string }) {
  const navigate = useNavigate();
  const years = yearsAround(useToday(), year, none === undefined ? 0 : 1);
  return (
    <Field label="Período" hideLabel className="mb-4 w-full md:w-64">
      <SelectInput
        value={year}
        onChange={({ target }) => void navigate(urlWith('/finances', { tab, year: target.value }), { replace: true })}
        className="h-12"
      >
        {none !== undefined && <option value="">{none}</option>}
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
