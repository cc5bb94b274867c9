/** The charts of the books, loaded after the figures. */
import { Suspense, type ReactNode } from 'react';
import { late } from '@/ui/late';
import { Skeleton } from '@/ui/states';

/** Paired bars of income and expense by month. */
export const MonthChart = late(() => import('@/ui/charts/month-chart'));

/** A line over days. */
export const LineChart = late(() => import('@/ui/charts/line-chart'));

/** Holds the chart's room while it is on its way. */
export function ChartRoom({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-72 w-full rounded-control" />}>{children}</Suspense>;
}
