/** Every page that asks the server: the open ones, and the shell with those of a signed-in user. */
import { createElement, Suspense, useEffect, useState } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { createQueryClient } from '@/api/query';
import { useUserIfKnown } from '@/api/current-user';
import { watchSession } from '@/api/session';
import { late } from '@/ui/late';
import { Spinner } from '@/ui/spinner';
import { loadShell } from './loaders';
import { missingPage } from './missing-page';
import { pageOf } from './pages';
import { findRoute, type AppRoute } from './routes';

/** Gives what was kept, or what is made now: what was read outlives a visit to a page that stands alone. */
export type Keep = (make: () => QueryClient) => QueryClient;

const Shell = late(loadShell, missingPage);

/** The page at the address, and all that it may ask. */
export default function Inside({ keep }: { keep: Keep }) {
  const [client] = useState(() => keep(createQueryClient));
  // It listens to the caches, which lie outside React.
  useEffect(() => watchSession(client), [client]);
  const route = findRoute(useLocation().pathname);
  return (
    <QueryClientProvider client={client}>
      {route?.open ? (
        <OpenScreen route={route} />
      ) : (
        <Suspense key="shell" fallback={<Spinner />}>
          <Shell />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}

function OpenScreen({ route }: { route: AppRoute }) {
  const user = useUserIfKnown();
  return (
    <Suspense key={route.path} fallback={<Spinner />}>
      {createElement(pageOf(route), user ? { userId: user.id } : {})}
    </Suspense>
  );
}
