/** The last twelve months. */
import type { Dashboard } from '@/api/dashboard-types';
import { Card } from '@/components/ui/card';
import MonthChart from '@/components/charts/month-chart';

const words = { income: 'Ganhou', expense: 'Gastou', net: 'Sobrou' };

/** The chart of the result by month. */
export function YearCard({ months }: { months: Dashboard['months'] }) {
  return (
    <Card>
      <MonthChart
        title="Doze meses"
        words={words}
        months={months.map(({ month, revenueCents, costCents, resultCents }) => ({
          month,
          incomeCents: revenueCents,
          expenseCents: costCents,
          netCents: resultCents,
        }))}
      />
    </Card>
  );
}
