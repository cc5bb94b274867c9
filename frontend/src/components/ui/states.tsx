/** Empty, error and loading states. */
import type { ReactNode } from 'react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { clsx } from 'clsx';
import { Button } from './button';

/**
 * Truncates a text to its column; a tooltip shows it whole. Breakable anywhere, it lets the table give its column the
 * room that others leave.
 */
export function OneLine({ text, children = text }: { text: string; children?: ReactNode }) {
  return (
    <span title={text} className="line-clamp-1 min-w-24 break-all">
      {children}
    </span>
  );
}

/** Spinner with a label for screen readers. */
export function Spinner({ label = 'Carregando' }: { label?: string }) {
  return (
    <div role="status" className="flex justify-center py-16">
      <span aria-hidden="true" className="lane-spinner" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

/** Empty state with a reason and the next step. */
export function EmptyState({
  title,
  children,
  action,
  icon,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      {icon && <span className="mb-1 text-ink-3 [&_svg]:size-8">{icon}</span>}
      <h2 className="text-lg font-bold">{title}</h2>
      {children && <div className="max-w-md text-ink-2">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

/** Failed query with a retry. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-6 py-10 text-center"
    >
      <TriangleAlert aria-hidden="true" className="size-8 text-neg" />
      <p className="max-w-md font-medium">{message}</p>
      {onRetry && (
        <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </div>
  );
}

/** Skeleton bar; size it by class. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('skeleton', className)} />;
}

/** Skeleton of the rows of a list: cards on the phone, a table with its head from 768 px on. */
export function RowsSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <div
      role="status"
      aria-label="Carregando"
      className="flex flex-col gap-3 md:gap-0 md:overflow-clip md:rounded-card md:border md:border-line md:bg-surface"
    >
      <div aria-hidden="true" className="h-head bg-sunken max-md:hidden" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="md:flex md:h-row md:items-center md:border-t md:border-line md:px-5">
          <Skeleton className="h-32 w-full rounded-card md:h-3 md:rounded-full" />
        </div>
      ))}
    </div>
  );
}

/** Skeleton of a record or of a part of a page. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Carregando" className="flex flex-col gap-2">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-24 w-full rounded-card md:h-14 md:rounded-control" />
      ))}
    </div>
  );
}

/** Framed note: neutral (info), caution (warn) or success (pos). */
export function Notice({
  tone = 'info',
  children,
  action,
}: {
  tone?: 'info' | 'warn' | 'pos' | 'neg';
  children: ReactNode;
  action?: ReactNode;
}) {
  const tones = {
    info: 'bg-info-bg text-info',
    warn: 'bg-warn-bg text-warn',
    pos: 'bg-pos-bg text-pos',
    neg: 'bg-neg-bg text-neg',
  };
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-3 rounded-control px-4 py-3 font-medium',
        tones[tone],
      )}
    >
      <div className="max-w-text min-w-0 flex-1 basis-60">{children}</div>
      {action}
    </div>
  );
}
