import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someFreight } from '@/test/msw-fixtures';
import { startServer } from '@/test/msw';
import { renderPage } from '@/test/msw-render';
import { FreightReceivables } from './freight-receivables';

startServer();

test('an overdue stay of the freight is owed beside its price', async () => {
  const stay = {
    transactionId: 77,
    category: 'outros' as const,
    description: 'Estadia',
    amountCents: 31_000,
    dueOn: '2026-11-12',
    overdueDays: 9,
  };
  const freight = someFreight({ extraReceivables: [stay], openCents: 451_000, client: null });
  renderPage(() => <FreightReceivables freight={freight} userId={1} />, '/freights?id=1');
  const line = (await screen.findByText('Estadia')).closest('li')!;
  expect(line).toHaveTextContent(/R\$\s310,00/);
  expect(within(line).getByText(/9 dias/)).toBeTruthy();
  expect(within(line).getByRole('button', { name: 'Recebi Estadia' })).toBeTruthy();
  expect(screen.getByText(/R\$\s4\.510,00/)).toBeTruthy();
});
