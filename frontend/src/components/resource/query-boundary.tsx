/** Query states of a record: loading, failed, missing, or stale. */
import type { ReactNode } from 'react';
import { ApiError, errorMessage } from '@/api/client';
import { restoredUrl, RETURNING } from '@/lib/navigation/list-restoration';
import { LinkButton } from '@/components/ui/button';
import { EmptyState, ErrorState, ListSkeleton } from '@/components/ui/states';
import { StaleNotice } from './stale-notice';

/** Query as far as a screen needs it; null data is missing. */
export type QueryLike<T> = { data: T | null | undefined; error: Error | null; refetch: () => unknown };

/** Combines two queries: data once both have it. */
export function combineQueries<A, B>(first: QueryLike<A>, second: QueryLike<B>): QueryLike<[A, B]> {
  const isWhole = isDefined(first.data) && isDefined(second.data);
  return {
    data: isWhole ? [first.data as A, second.data as B] : undefined,
    error: first.error ?? second.error,
    refetch: () => Promise.all([first.refetch(), second.refetch()]),
  };
}

function isDefined<T>(data: T | null | undefined): data is T {
  return data !== null && data !== undefined;
}

export type QueryBoundaryProps<T> = {
  query: QueryLike<T>;
  /** True while other required data load. */
  isWaiting?: boolean;
  /** Number of skeleton rows. */
  skeleton?: number;
  /** Link for a missing record: its list, or its page. */
  back?: string;
  children: (data: T) => ReactNode;
};

/** Renders the data, or its state. */
export function QueryBoundary<T>({ query, isWaiting = false, skeleton = 4, back, children }: QueryBoundaryProps<T>) {
  const { data, error } = query;
  const retry = () => void query.refetch();
  if (isDefined(data) && !isWaiting) {
    return (
      <>
        <StaleNotice error={error} onRetry={retry} />
        {children(data)}
      </>
    );
  }
  if (data === null || (error instanceof ApiError && error.type === 'not_found'))
    return <NotThere error={error} back={back} />;
  if (error && !isDefined(data)) return <ErrorState message={errorMessage(error)} onRetry={retry} />;
  return <ListSkeleton rows={skeleton} />;
}

function NotThere({ error, back }: { error: Error | null; back: string | undefined }) {
  return (
    <div role="alert">
      <EmptyState
        title={error ? errorMessage(error) : 'Este registro não existe mais ou não é seu.'}
        action={
          back && (
            <LinkButton to={restoredUrl(back)} state={RETURNING}>
              {/[?&]id=/.test(back) ? 'Voltar' : 'Voltar à lista'}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
