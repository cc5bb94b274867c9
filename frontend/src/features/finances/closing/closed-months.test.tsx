import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { on, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { renderPage } from '@/test/msw-render';
import { someClosedMonths, someStatement, someSummary, someTaxYear } from '@/features/finances/finance-fixtures';
import FinancesPage from '@/features/finances/finances-page';

const server = startServer(
  on('get', '/api/finances/summary', someSummary()),
  on('get', '/api/finances/closed-months', someClosedMonths({ closedThrough: '2026-10' })),
);

test('marks the closed months and shows their history', async () => {
  renderPage(FinancesPage, '/finances?tab=months&year=2026');
  const table = await screen.findByRole('table', { name: 'Mês a mês' });
  expect(await within(table).findByText('Fechado')).toBeTruthy();
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => /Fechado/.test(row.textContent ?? ''))).toEqual([false, false, true]);
  expect(screen.getByText('Outubro de 2026 e os meses antes dele estão fechados', { exact: false })).toBeTruthy();
  expect(screen.getByText('Nota do almoço chegou depois.')).toBeTruthy();
  // The last month that has ended is closed: there is none to close.
  expect(screen.queryByRole('button', { name: 'Fechar mês' })).toBeNull();
});

test('closes the last month that has ended, or an earlier one', async () => {
  let seen: ReceivedRequest | undefined;
  server.use(
    on('get', '/api/finances/closed-months', someClosedMonths({ closedThrough: '2026-07', history: [] })),
    on('post', '/api/finances/closed-months', (request) => ((seen = request), someClosedMonths())),
  );
  const { user } = renderPage(FinancesPage, '/finances?tab=months&year=2026');
  await user.click(await screen.findByRole('button', { name: 'Fechar mês' }));
  const choice = await screen.findByLabelText('Fechar até');
  const months = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(months).toEqual(['Outubro de 2026', 'Setembro de 2026', 'Agosto de 2026']);
  await user.selectOptions(choice, 'Setembro de 2026');
  await user.click(screen.getByRole('button', { name: 'Fechar até setembro de 2026' }));
  expect(await screen.findByText('Fechado até setembro de 2026')).toBeTruthy();
  expect(seen?.body).toEqual({ month: '2026-09' });
});

test('reopens a month only with a reason', async () => {
  let seen: ReceivedRequest | undefined;
  server.use(
    on('post', '/api/finances/closed-months/reopen', (request) => ((seen = request), someClosedMonths())),
    on('get', '/api/finances/tax-year/2026', someTaxYear()),
  );
  const { user } = renderPage(FinancesPage, '/finances?tab=year&year=2026');
  await user.click(await screen.findByRole('button', { name: 'Reabrir mês' }));
  const send = await screen.findByRole('button', { name: 'Reabrir desde outubro de 2026' });
  await user.click(send);
  expect(screen.getByText('Diga o motivo da reabertura em poucas palavras.')).toBeTruthy();
  expect(seen).toBeUndefined();
  await user.type(screen.getByLabelText(/^Motivo/), 'Nota atrasada');
  await user.click(send);
  expect(await screen.findByText('Reaberto desde outubro de 2026')).toBeTruthy();
  expect(seen?.body).toEqual({ month: '2026-10', reason: 'Nota atrasada' });
});

test('says why a month cannot be closed', async () => {
  server.use(
    on('get', '/api/finances/closed-months', someClosedMonths()),
    on('post', '/api/finances/closed-months', () =>
      problem(409, 'already_closed', { detail: 'Outubro de 2026 já está fechado.' }),
    ),
  );
  const { user } = renderPage(FinancesPage, '/finances?tab=months&year=2026');
  await user.click(await screen.findByRole('button', { name: 'Fechar mês' }));
  await user.click(await screen.findByRole('button', { name: 'Fechar até outubro de 2026' }));
  expect(await screen.findByText('Outubro de 2026 já está fechado.')).toBeTruthy();
});

test('divides the pay of drivers in the statement and in the year', async () => {
  const salaryParts = [
    { part: 'commission' as const, amountCents: 120_000 },
    { part: 'allowance' as const, amountCents: 24_000 },
    { part: 'discount' as const, amountCents: -4_000 },
  ];
  const salary = { category: 'salario' as const, amountCents: 140_000 };
  server.use(
    on('get', '/api/finances/statement', someStatement({ costs: [salary], salaryParts })),
    on('get', '/api/finances/tax-year/2026', someTaxYear({ expenses: [salary], salaryParts })),
  );
  const statement = renderPage(FinancesPage, '/finances?tab=statement');
  const commission = await screen.findByText('Comissões');
  expect(commission.parentElement?.textContent?.replaceAll('\u00a0', ' ')).toBe('Comissões−R$ 1.200,00');
  expect(screen.getByText('Descontos do acerto').parentElement?.textContent).toContain('40,00');
  statement.unmount();
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  const detail = await screen.findByText(/^Comissões/);
  expect(detail.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Comissões R$ 1.200,00 · Diárias R$ 240,00 · Descontos do acerto −R$ 40,00',
  );
});
