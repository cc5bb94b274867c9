import { render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query';
import DashboardPage from '@/features/dashboard/dashboard-page';
import { emptyDashboard } from '@/test/dashboard-fixtures';
import { on, startServer } from '@/test/msw';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';

const server = startServer(...emptyAccount, signedIn({ id: 7 }));

function watchIds(): Set<string | null> {
  const ids = new Set<string | null>();
  server.use(
    on('get', '/api/dashboard', ({ search }) => {
      ids.add(search.get('userId'));
      return emptyDashboard();
    }),
  );
  return ids;
}

test('the shell gives its pages the id of whoever is signed in', async () => {
  const ids = watchIds();
  renderApp('/dashboard');
  await waitFor(() => expect([...ids]).toEqual(['7']));
});

test('a page that is given none takes 1', async () => {
  const ids = watchIds();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Dashboard' });
  await waitFor(() => expect([...ids]).toEqual(['1']));
});
