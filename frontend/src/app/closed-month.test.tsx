import { Suspense } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentenceOf, useApiMutation } from '@/api/mutation';
import { on, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { renderPage } from '@/test/msw-render';
import { someClosedMonths } from '@/features/finances/finance-fixtures';
import ClosedMonthDialog from './closed-month';
import { useClosedRefusal } from './use-closed-refusal';

const closedMonths = [
  {
    month: '2026-09',
    changes: [{ label: 'custo de Pedágio', beforeCents: 35_000, afterCents: 70_000 }],
  },
  {
    month: '2026-10',
    changes: [{ label: 'veículo, tipo ou pagador de um lançamento', beforeCents: null, afterCents: null }],
  },
];

const server = startServer(
  on('post', '/api/finances/cash-count', () =>
    problem(409, 'month_closed', { detail: 'Setembro de 2026 está fechado.', closedMonths }),
  ),
);

/** Page with a mutation, below the overlays. */
function Page() {
  const [months, dismiss] = useClosedRefusal();
  const write = useApiMutation({ method: 'POST', request: () => ({ url: '/api/finances/cash-count', body: {} }) });
  return (
    <Suspense>
      <button type="button" onClick={() => write.mutate()}>
        Gravar
      </button>
      <p>{sentenceOf(write.error)}</p>
      {months.length > 0 && <ClosedMonthDialog months={months} onClose={dismiss} />}
    </Suspense>
  );
}

test('a write that would change a closed month names what would change, and one may go back', async () => {
  const { user } = renderPage(Page, '/x');
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Meses fechados' });
  const words = dialog.textContent?.replaceAll('\u00a0', ' ');
  expect(words).toContain('Nada foi gravado.');
  expect(words).toContain('Custo de Pedágiode R$ 350,00 → para R$ 700,00');
  expect(words).toContain('Veículo, tipo ou pagador de um lançamento');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // The form shows the message too.
  expect(screen.getByText('Setembro de 2026 está fechado.')).toBeTruthy();
});

test('the month is reopened from there, from the earliest one on', async () => {
  let seen: ReceivedRequest | undefined;
  server.use(on('post', '/api/finances/closed-months/reopen', (request) => ((seen = request), someClosedMonths())));
  const { user } = renderPage(Page, '/x');
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  await user.click(await screen.findByRole('button', { name: 'Reabrir desde setembro de 2026' }));
  await user.type(await screen.findByLabelText(/^Motivo/), 'Nota atrasada');
  await user.click(screen.getByRole('button', { name: 'Reabrir desde setembro de 2026' }));
  await waitFor(() => expect(seen?.body).toEqual({ month: '2026-09', reason: 'Nota atrasada' }));
  expect(await screen.findByText('Agora grave de novo o que você estava fazendo.')).toBeTruthy();
});
