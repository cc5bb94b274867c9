import { render, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query';
import { problem, startServer } from '@/test/msw';
import { renderApp, signedIn } from '@/test/render-app';
import { Page } from './page';
import { routes } from './routes';

const server = startServer(signedIn({ id: 7 }));

/** Screens with user data. */
const personal = routes.filter(({ path }) => !['/', '/login', '/register', '/admin', '/teste-pdf'].includes(path));

/** Records the user id of each query; no response is needed. */
function watchReads(): (string | null)[] {
  const ids: (string | null)[] = [];
  const reads = /\/api\/(?!auth\/)/;
  server.use(
    http.get(reads, ({ request }) => {
      ids.push(new URL(request.url).searchParams.get('userId'));
      return problem(503, 'unavailable');
    }),
  );
  return ids;
}

test.each(personal)('$path, given no id, takes 1', async (route) => {
  const ids = watchReads();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[route.path]}>
        <Page route={route} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(ids.length).toBeGreaterThan(0));
  expect(new Set(ids)).toEqual(new Set(['1']));
});

test.each(personal)('$path, in the app, takes the id of the signed-in user', async ({ path }) => {
  const ids = watchReads();
  renderApp(path);
  await waitFor(() => expect(ids.length).toBeGreaterThan(0));
  expect(new Set(ids)).toEqual(new Set(['7']));
});
