import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startServer } from '@/test/msw';
import { renderApp, signedIn } from '@/test/render-app';
import { toast } from '@/ui/toast-store';

vi.mock('@/lib/use-later', () => ({ useLater: () => true }));

startServer(signedIn(null));

const region = { name: 'Notificações (F8)' };

test('the region of notifications comes by itself, once the first screen had its time', async () => {
  renderApp('/login');
  expect(await screen.findByRole('region', region)).toBeTruthy();
});

test('on the landing page it comes with the first notification', async () => {
  renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('region', region)).toBeNull();
  act(() => void toast({ title: 'Salvo' }));
  expect(await screen.findByRole('region', region)).toBeTruthy();
});
