/** Page of a route: lazily loaded. */
import { createElement, Suspense } from 'react';
import { ChunkError, lazyComponent, type ChunkErrorProps } from '@/components/ui/lazy';
import { Spinner } from '@/components/ui/states';
import type { PageProps, Screen } from '@/lib/navigation/screen';
import { routes } from './routes';

/** Fallback for missing code outside the layout: a page of its own. */
export function renderChunkErrorPage(chunk: ChunkErrorProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-4">
      <ChunkError {...chunk} />
    </main>
  );
}

const pages = new Map(
  routes.map((route) => [route, lazyComponent(route.load, route.public ? renderChunkErrorPage : undefined)]),
);

/** Renders a route. Key it by path, so that the next screen shows its own spinner. */
export function Page({ route, ...props }: PageProps & { route: Screen }) {
  const page = pages.get(route);
  if (!page) throw new Error(`No page at ${route.path}`);
  return <Suspense fallback={<Spinner />}>{createElement(page, props)}</Suspense>;
}
