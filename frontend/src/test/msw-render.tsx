/** Renders a page at an address, as the app would, against the mock server. */
import type { ComponentType } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '@/api/query';
import { currentUserQuery } from '@/api/session/current-user';
import { Toaster } from '@/components/ui/toaster';
import { someUser } from './msw-fixtures';
import { setupUser } from './user';

/** Renders the page while the address is one of its own. */
function Shown({ Page, path }: { Page: ComponentType<{ userId?: number }>; path: string }) {
  return useLocation().pathname === path ? <Page userId={someUser.id} /> : null;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}

/** Renders a page for a signed-in user; returns the user-event instance and the current address. */
export function renderPage(Page: ComponentType<{ userId?: number }>, address: string) {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, someUser);
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Shown Page={Page} path={address.replace(/[?#].*/, '')} />
        <Address />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    ...view,
    user: setupUser(),
    client,
    address: () => view.getByTestId('address').textContent,
  };
}

export function valueOf(element: HTMLElement): string {
  return 'value' in element ? String(element.value) : '';
}
