import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog, Sheet } from './dialog';
import { toast, TOAST_REMOVE_DELAY_MS, useToasts } from './toast-store';
import { Toaster } from './toaster';
import { setupUser } from '@/test/user';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useToasts.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

const open = () => useToasts.getState().toasts.filter((item) => item.open);

async function pass(ms: number) {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

test('one at a time: the newest takes the place', async () => {
  render(<Toaster />);
  act(() => {
    toast({ title: 'Primeira' });
    toast({ title: 'Segunda' });
  });
  expect(screen.queryByText('Primeira')).toBeNull();
  expect(screen.getAllByText('Segunda').length).toBeGreaterThan(0);
});

test('it closes by itself after 5000 ms', async () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Salvo' }));
  await pass(4900);
  expect(open()).toHaveLength(1);
  await pass(200);
  expect(open()).toHaveLength(0);
});

test('marks what is done, and nothing else', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Recebido', tone: 'done' }));
  expect(document.querySelector('.toast .toast-done')).not.toBeNull();
  act(() => void toast({ title: 'Guardado no aparelho' }));
  expect(document.querySelector('.toast .toast-done')).toBeNull();
});

test('a closed one leaves the store 1 000 000 ms later', () => {
  const { dismiss } = toast({ title: 'Salvo' });
  dismiss();
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  vi.advanceTimersByTime(999_999);
  expect(useToasts.getState().toasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(useToasts.getState().toasts).toHaveLength(0);
});

test('F8 leads to the region', async () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Salvo' }));
  const region = screen.getByRole('region', { name: 'Notificações (F8)' });
  await setupUser({ advanceTimers: vi.advanceTimersByTime }).keyboard('[F8]');
  expect(region.contains(document.activeElement)).toBe(true);
});

test('its action is done once and closes it', async () => {
  const undo = vi.fn();
  render(<Toaster />);
  act(() => void toast({ title: 'Apagado', action: { label: 'Desfazer', onClick: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(open()).toHaveLength(0);
});

test('with a sheet open its action can be reached, inside the top-most dialog; closed, the region is on the page again', () => {
  const undo = vi.fn();
  const close = () => undefined;
  function Page({ depth }: { depth: number }) {
    return (
      <>
        <Toaster />
        <Sheet open={depth > 0} title="Despesa" onClose={close} />
        <Dialog open={depth > 1} title="Confira" onClose={close} />
      </>
    );
  }
  const { rerender } = render(<Page depth={0} />);
  act(() => void toast({ title: 'Apagado', action: { label: 'Desfazer', onClick: undo } }));
  const undoButton = () => screen.getByRole('button', { name: 'Desfazer' });
  rerender(<Page depth={1} />);
  expect(undoButton().closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Despesa' }));
  rerender(<Page depth={2} />);
  expect(undoButton().closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Confira' }));
  rerender(<Page depth={1} />);
  expect(undoButton().closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Despesa' }));
  rerender(<Page depth={0} />);
  expect(undoButton().closest('dialog')).toBeNull();
  fireEvent.click(undoButton());
  expect(undo).toHaveBeenCalledOnce();
});

test('a toast that appears as its dialog closes is shown on the page', () => {
  const shown: (string | undefined)[] = [];
  // As browsers do: happy-dom has no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (!this.isConnected) throw new DOMException('Invalid on disconnected popover elements.', 'InvalidStateError');
      shown.push(this.closest('dialog') ? 'dialog' : 'page');
    },
    hidePopover: () => undefined,
  });
  function Page({ isOpen }: { isOpen: boolean }) {
    return (
      <>
        <Toaster />
        <Sheet open={isOpen} title="Despesa" onClose={() => undefined} />
      </>
    );
  }
  const { rerender, unmount } = render(<Page isOpen />);
  act(() => {
    toast({ title: 'Despesa lançada' });
    rerender(<Page isOpen={false} />);
  });
  expect(shown.at(-1)).toBe('page');
  expect(screen.getAllByText('Despesa lançada').length).toBeGreaterThan(0);
  unmount();
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test('it closes by itself after 5000 ms, also where a sheet opens meanwhile', async () => {
  function Page({ isOpen }: { isOpen: boolean }) {
    return (
      <>
        <Toaster />
        <Sheet open={isOpen} title="Despesa" onClose={() => undefined} />
      </>
    );
  }
  const { rerender } = render(<Page isOpen={false} />);
  act(() => void toast({ title: 'Salvo' }));
  await pass(2500);
  rerender(<Page isOpen />);
  await pass(2400);
  expect(open()).toHaveLength(1);
  await pass(200);
  expect(open()).toHaveLength(0);
});

function swipe(by: number) {
  const card = document.querySelector('.toast')!;
  // happy-dom has no pointer capture.
  Object.assign(card, {
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => true,
  });
  fireEvent.pointerDown(card, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(card, { pointerId: 1, clientX: 10 + by / 2, clientY: 10 });
  fireEvent.pointerMove(card, { pointerId: 1, clientX: 10 + by, clientY: 10 });
  fireEvent.pointerUp(card, { pointerId: 1, clientX: 10 + by, clientY: 10 });
}

test.each([
  [60, 0],
  [40, 1],
  [-60, 1],
])('swiped by %i px to the right, %i stay', (by, left) => {
  render(<Toaster />);
  act(() => void toast({ title: 'Salvo' }));
  swipe(by);
  expect(open()).toHaveLength(left);
});
