/** Skeleton of the dashboard while it loads. */
import { Skeleton } from '@/components/ui/states';

/** Its first cards as grey bars. */
export function DashboardSkeleton() {
  return (
    <div
      role="status"
      aria-label="Carregando"
      className="grid gap-4 md:grid-cols-2 lg:grid-cols-[7fr_5fr] 2xl:grid-cols-[6fr_5fr_5fr]"
    >
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card max-2xl:hidden" />
    </div>
  );
}
