import { createRef } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { noteConnectivity } from '@/lib/browser/connectivity';
import { RecordForm, type RecordFormProps } from './record-form';
import { LiveRegion } from '@/components/ui/live-region';
import { setupUser } from '@/test/user';

function show(changes: Partial<RecordFormProps> = {}) {
  const props: RecordFormProps = {
    formRef: createRef<HTMLFormElement>(),
    submit: vi.fn(async (event) => event?.preventDefault()),
    isSaving: false,
    formError: null,
    restored: false,
    startOver: vi.fn(),
    warnings: [],
    confirmWarnings: vi.fn(),
    dismissWarnings: vi.fn(),
    conflict: null,
    keepMine: vi.fn(),
    takeTheirs: vi.fn(),
    limits: {},
    submitLabel: 'Salvar frete',
    children: <input aria-label="Valor" />,
    ...changes,
  };
  render(
    <MemoryRouter>
      <LiveRegion />
      <RecordForm {...props} />
    </MemoryRouter>,
  );
  return { ...props, user: setupUser() };
}

test('saves by its button and by Enter', async () => {
  const { submit, user } = show();
  await user.click(screen.getByRole('button', { name: 'Salvar frete' }));
  await user.type(screen.getByLabelText('Valor'), '1[Enter]');
  expect(submit).toHaveBeenCalledTimes(2);
});

test('saves by Ctrl+Enter from any field, but not from a dialog of its own', async () => {
  const { submit, user } = show({
    children: (
      <>
        <textarea aria-label="Observações" />
        <dialog open>
          <input aria-label="Outro" />
        </dialog>
      </>
    ),
  });
  await user.type(screen.getByLabelText('Observações'), 'a{Control>}{Enter}{/Control}');
  expect(submit).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Outro'), '{Control>}{Enter}{/Control}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('Ctrl+Enter does nothing while a request is in flight', async () => {
  const { submit, user } = show({ isSaving: true, children: <textarea aria-label="Observações" /> });
  await user.type(screen.getByLabelText('Observações'), '{Control>}{Enter}{/Control}');
  expect(submit).not.toHaveBeenCalled();
});

test('while it is saved no button saves again', () => {
  show({ isSaving: true, againLabel: 'Salvar e lançar outro' });
  expect(screen.getByRole('button', { name: 'Salvar frete' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Salvar e lançar outro' })).toBeDisabled();
});

test.each([true, false])(
  'needing a connection (%s) is shown above, at the button and announced, when it is lost',
  async (needsSignal) => {
    show({ needsSignal });
    await waitFor(() => expect(document.querySelector('[data-said=ready]')).not.toBeNull());
    act(() => noteConnectivity(true));
    const count = needsSignal ? 1 : 0;
    expect(screen.queryAllByText('Só salva com conexão.')).toHaveLength(count);
    // Above the fields, and for who listens.
    await waitFor(() => expect(screen.queryAllByText('Esta tela só salva com conexão.')).toHaveLength(2 * count));
    act(() => noteConnectivity(false));
    expect(screen.queryByText('Só salva com conexão.')).toBeNull();
  },
);

test('a restored draft is announced, and can be discarded', async () => {
  const { startOver, user } = show({ restored: true });
  await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect(startOver).toHaveBeenCalledOnce();
});

test('a form-level error is shown', () => {
  show({ formError: 'O servidor falhou.' });
  expect(screen.getByText('O servidor falhou.')).toBeTruthy();
});

test('what is unlikely is asked about', async () => {
  const { confirmWarnings, user } = show({ warnings: [{ code: 'odometer', message: 'O hodômetro voltou.' }] });
  expect(screen.getByRole('dialog')).toHaveTextContent('O hodômetro voltou.');
  await user.click(screen.getByRole('button', { name: /confirm|salvar assim|está certo/i }));
  expect(confirmWarnings).toHaveBeenCalledOnce();
});

test('of a record that changed meanwhile one chooses what to keep', async () => {
  const { keepMine, takeTheirs, user } = show({ conflict: {} });
  await user.click(screen.getByRole('button', { name: 'Atualizar e manter o que digitei' }));
  await user.click(screen.getByRole('button', { name: 'Descartar o que digitei' }));
  expect(keepMine).toHaveBeenCalledOnce();
  expect(takeTheirs).toHaveBeenCalledOnce();
});

test('"Cancelar" is there where it leads somewhere', () => {
  show({ cancelTo: '/freights' });
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/freights');
});
