/** Placeholders of a record: loading, failed, missing, or stale. */
import type { ReactNode } from 'react';
import { ApiError, errorMessage } from '@/api/client';
import { leftAt, RETURNING } from '@/lib/navigation/list-restoration';
import { LinkButton } from '@/components/ui/button';
import { EmptyState, ErrorState, ListSkeleton } from '@/components/ui/states';
import { StaleNotice } from './stale-notice';

/** A read, as far as a screen needs it; null is nothing there. */
export type Reading<T> = { data: T | null | undefined; error: Error | null; refetch: () => unknown };

/** Several reads as one, which is there when all are. */
export function together<A, B>(first: Reading<A>, second: Reading<B>): Reading<[A, B]> {
  const isWhole = isThere(first.data) && isThere(second.data);
  return {
    data: isWhole ? [first.data as A, second.data as B] : undefined,
    error: first.error ?? second.error,
    refetch: () => Promise.all([first.refetch(), second.refetch()]),
  };
}

function isThere<T>(data: T | null | undefined): data is T {
  return data !== null && data !== undefined;
}

/** Props of `QueryBoundary`. */
export type QueryBoundaryProps<T> = {
  query: Reading<T>;
  /** Something else is still on its way, without which the record is not shown. */
  isWaiting?: boolean;
  /** How many grey bars stand for what is coming. */
  skeleton?: number;
  /** One level up, for when this one is not there: its list, or the page of the record whose form this is. */
  back?: string;
  children: (data: T) => ReactNode;
};

/** Shows the data, or why it is not there. */
export function QueryBoundary<T>({ query, isWaiting = false, skeleton = 4, back, children }: QueryBoundaryProps<T>) {
  const { data, error } = query;
  const retry = () => void query.refetch();
  if (isThere(data) && !isWaiting) {
    return (
      <>
        <StaleNotice error={error} onRetry={retry} />
        {children(data)}
      </>
    );
  }
  if (data === null || (error instanceof ApiError && error.type === 'not_found'))
    return <NotThere error={error} back={back} />;
  if (error && !isThere(data)) return <ErrorState message={errorMessage(error)} onRetry={retry} />;
  return <ListSkeleton rows={skeleton} />;
}

function NotThere({ error, back }: { error: Error | null; back: string | undefined }) {
  return (
    <div role="alert">
      <EmptyState
        title={error ? errorMessage(error) : 'Este registro não existe mais ou não é seu.'}
        action={
          back && (
            <LinkButton to={leftAt(back)} state={RETURNING}>
              {/[?&]id=/.test(back) ? 'Voltar' : 'Voltar à lista'}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
