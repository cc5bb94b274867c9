/** The last twelve months. */
import { Suspense } from 'react';
import type { Dashboard } from '@/api/dashboard-types';
import { Card } from '@/ui/card';
import { late } from '@/ui/late';
import { Skeleton } from '@/ui/states';

const MonthChart = late(() => import('@/ui/charts/month-chart'));

const words = { income: 'Ganhou', expense: 'Gastou', net: 'Sobrou' };

/** The chart, which arrives after the figures. */
export function YearCard({ months }: { months: Dashboard['months'] }) {
  return (
    <Card>
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
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
      </Suspense>
    </Card>
  );
}
