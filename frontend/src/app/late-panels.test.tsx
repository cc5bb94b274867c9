import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startServer } from '@/test/msw';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';

startServer(...emptyAccount, signedIn({}));

// What opens over a page comes after the first screen: here as late as the test wants.
const late = vi.hoisted(() => {
  let come = () => {};
  const came = new Promise<void>((resolve) => (come = resolve));
  return { came, come };
});
vi.mock('./panels', async (original) => {
  await late.came;
  return original();
});

test('what is tapped before its code is there opens when it comes', async () => {
  setWidth(390);
  const person = renderApp('/vehicles');
  await person.click(await screen.findByRole('button', { name: 'Lançar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => late.come());
  expect(await screen.findByRole('dialog', { name: 'Lançar' })).toBeTruthy();
  setWidth(1280);
});
