/** The charts of the books, loaded after the figures. */
import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '@/components/ui/lazy';
import { Skeleton } from '@/components/ui/states';

/** Paired bars of income and expense by month. */
export const MonthChart = lazyComponent(() => import('@/components/charts/month-chart'));

/** A line over days. */
export const LineChart = lazyComponent(() => import('@/components/charts/line-chart'));

/** Holds the chart's room while it is on its way. */
export function ChartRoom({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-72 w-full rounded-control" />}>{children}</Suspense>;
}
