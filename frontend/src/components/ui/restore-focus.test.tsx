import { useState, type ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setupUser } from '@/test/user';
import { Button } from './button';
import { Dialog } from './dialog';

/** Page with a part that its own button removes; `over` then covers the page. */
function Page({ part, over }: { part: (take: () => void) => ReactNode; over?: ReactNode }) {
  const [isThere, setIsThere] = useState(true);
  return (
    <main id="content" tabIndex={-1}>
      <section data-testid="around">
        {isThere ? part(() => setIsThere(false)) : over}
        <p>Resto</p>
      </section>
      <button type="button">Depois</button>
    </main>
  );
}

const moment = () => new Promise((done) => setTimeout(done, 150));

test('what is taken away by its own button leaves the focus in the part around it, and Tab goes on from there', async () => {
  const person = setupUser();
  render(<Page part={(take) => <Button onClick={take}>Apagar</Button>} />);
  screen.getByRole('button', { name: 'Apagar' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('around')).toHaveFocus());
  await person.tab();
  expect(screen.getByRole('button', { name: 'Depois' })).toHaveFocus();
  expect(screen.getByTestId('around')).not.toHaveAttribute('tabindex');
});

function BusyButton({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const send = () => {
    setBusy(true);
    setTimeout(() => {
      // Browsers blur disabled elements; happy-dom does not.
      const other = document.body.appendChild(document.createElement('input'));
      other.focus();
      other.remove();
      expect(document.body).toHaveFocus();
      onDone();
    }, 20);
  };
  return (
    <Button busy={busy} onClick={send}>
      Reenviar
    </Button>
  );
}

test('a button that goes away while it is busy leaves the focus in the part around it', async () => {
  const person = setupUser();
  render(<Page part={(take) => <BusyButton onDone={take} />} />);
  screen.getByRole('button', { name: 'Reenviar' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('around')).toHaveFocus());
});

test('a sheet whose opener went away with it leaves the focus on the page', async () => {
  const person = setupUser();
  render(
    <Page
      part={(take) => (
        <Dialog open title="Pagar" onClose={take}>
          <Button onClick={take}>Confirmar</Button>
        </Dialog>
      )}
    />,
  );
  screen.getByRole('button', { name: 'Confirmar' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('around')).toHaveFocus());
});

test('what knows a better place is not overruled', async () => {
  const person = setupUser();
  const lead = (field: HTMLInputElement | null) => void setTimeout(() => field?.focus(), 10);
  render(
    <Page part={(take) => <Button onClick={take}>Mudar</Button>} over={<input aria-label="Valor" ref={lead} />} />,
  );
  screen.getByRole('button', { name: 'Mudar' }).focus();
  await person.keyboard('{Enter}');
  await moment();
  expect(screen.getByLabelText('Valor')).toHaveFocus();
});

test('a removed button without the focus leaves it where it is', async () => {
  render(<Page part={(take) => <Button onClick={take}>Apagar</Button>} />);
  screen.getByRole('button', { name: 'Apagar' }).click();
  await moment();
  expect(document.body).toHaveFocus();
});
