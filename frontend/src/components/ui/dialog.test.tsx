import { useEffect, useRef, useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog';
import { setupUser } from '@/test/user';

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

/** Form that focuses its second field. */
function AsksForIt() {
  const value = useRef<HTMLInputElement>(null);
  useEffect(() => value.current?.setAttribute('autofocus', ''), []);
  return (
    <>
      <input aria-label="Nome" />
      <input ref={value} aria-label="Valor" />
    </>
  );
}

/** Advances the clock only. */
function later(ms: number): void {
  const then = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(then);
}

afterEach(() => vi.restoreAllMocks());

async function opened() {
  const onConfirm = vi.fn();
  render(<Page onConfirm={onConfirm} />);
  await setupUser().click(screen.getByRole('button', { name: 'Apagar' }));
  return { onConfirm, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Apagar o frete nº 12?' }) };
}

test('it is modal, names the thing, and confirms', async () => {
  const { onConfirm, dialog } = await opened();
  expect(dialog.open).toBe(true);
  await setupUser().click(screen.getByRole('button', { name: 'Apagar frete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test.each([
  ['Cancelar', () => setupUser().click(screen.getByRole('button', { name: 'Cancelar' }))],
  ['Fechar', () => setupUser().click(screen.getByRole('button', { name: 'Fechar' }))],
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

describe('where it begins', () => {
  test('at the first action, where something is only to be confirmed: that is the way back', async () => {
    await opened();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  });

  test.each([
    ['the first field', <input key="1" aria-label="Nome" />, 'Nome'],
    [
      'the chosen one of the choices',
      <div key="2">
        <input type="radio" name="way" aria-label="Pix" />
        <input type="radio" name="way" aria-label="Dinheiro" defaultChecked />
      </div>,
      'Dinheiro',
    ],
    ['what asks for it', <AsksForIt key="3" />, 'Valor'],
    ['its title, where there is nothing to fill in', <p key="4">Paga em dia.</p>, 'Cliente'],
  ])('at %s', (_name, body, name) => {
    render(
      <Dialog open title="Cliente" onClose={() => undefined}>
        {body}
      </Dialog>,
    );
    expect(document.activeElement).toHaveAccessibleName(name);
  });

  test('at the first field once it has loaded, unless the user has moved on', async () => {
    const dialog = (isThere: boolean) => (
      <Dialog open title="Cliente" onClose={() => undefined}>
        {isThere && <input aria-label="Nome" />}
      </Dialog>
    );
    const { rerender } = render(dialog(false));
    expect(screen.getByRole('heading', { name: 'Cliente' })).toHaveFocus();
    rerender(dialog(true));
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
    rerender(dialog(false));
    screen.getByRole('button', { name: 'Fechar' }).focus();
    rerender(dialog(true));
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  });

  test('on touch at its title, so that no keyboard covers it', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    render(
      <Dialog open title="Cliente" onClose={() => undefined}>
        <input aria-label="Nome" />
      </Dialog>,
    );
    expect(screen.getByRole('heading', { name: 'Cliente' })).toHaveFocus();
  });
});
