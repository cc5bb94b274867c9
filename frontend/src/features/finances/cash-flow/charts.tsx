/** Charts of the books, loaded after the figures. */
import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '@/components/ui/lazy';
import { Skeleton } from '@/components/ui/states';

export const MonthChart = lazyComponent(() => import('@/components/charts/month-chart'));

export const LineChart = lazyComponent(() => import('@/components/charts/line-chart'));

/** Reserves the chart's room while it loads. */
export function ChartRoom({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-72 w-full rounded-control" />}>{children}</Suspense>;
}
