import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './dialog';

function Page({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apagar
      </button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Apagar o frete nº 12?"
        confirmLabel="Apagar frete"
        onConfirm={onConfirm}
      >
        Não dá para desfazer.
      </ConfirmDialog>
    </>
  );
}

/** Lets time go by for the clock alone. */
function later(ms: number): void {
  const then = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(then);
}

afterEach(() => vi.restoreAllMocks());

async function opened() {
  const onConfirm = vi.fn();
  render(<Page onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
  return { onConfirm, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Apagar o frete nº 12?' }) };
}

test('it is modal, names the thing, and confirms', async () => {
  const { onConfirm, dialog } = await opened();
  expect(dialog.open).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Apagar frete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test.each([
  ['Cancelar', () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))],
  ['Fechar', () => userEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
  ['Escape', async () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['a tap beside it', async () => (later(1000), void fireEvent.mouseDown(screen.getByRole('dialog')))],
])('%s closes it without doing anything and gives the focus back', async (_name, leave) => {
  const { onConfirm } = await opened();
  await leave();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Apagar' })).toHaveFocus();
});

test('the second half of a double tap on what opened it does not close it', async () => {
  const { dialog } = await opened();
  later(100);
  fireEvent.mouseDown(dialog);
  expect(screen.getByRole('dialog')).toBe(dialog);
});
