/** The page of a screen: its code loads when it is first shown. */
import { createElement, Suspense } from 'react';
import { ChunkError, lazyComponent, type ChunkErrorProps } from '@/components/ui/lazy';
import { Spinner } from '@/components/ui/states';
import type { PageProps, Screen } from '@/lib/navigation/screen';
import { routes } from './routes';

/** Replaces missing code outside the layout: the message on a page of its own. */
export function renderChunkErrorPage(chunk: ChunkErrorProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-4">
      <ChunkError {...chunk} />
    </main>
  );
}

const pages = new Map(
  routes.map((route) => [route, lazyComponent(route.load, route.open ? renderChunkErrorPage : undefined)]),
);

/** Renders a screen of the table. Key it by the path, so that the next screen shows its spinner and not the old page. */
export function Page({ route, ...props }: PageProps & { route: Screen }) {
  const page = pages.get(route);
  if (!page) throw new Error(`No page at ${route.path}`);
  return <Suspense fallback={<Spinner />}>{createElement(page, props)}</Suspense>;
}
