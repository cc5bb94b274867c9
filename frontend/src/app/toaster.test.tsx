import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startServer } from '@/test/msw';
import { renderApp, signedIn } from '@/test/render-app';
import { toast } from '@/components/ui/toast-store';

startServer(signedIn(null));

test.each(['/', '/login'])('%s has the region of notifications, and shows one', async (address) => {
  renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('region', { name: 'Notificações (F8)' })).toBeTruthy();
  act(() => void toast({ title: 'Salvo' }));
  expect((await screen.findAllByText('Salvo')).length).toBeGreaterThan(0);
});
