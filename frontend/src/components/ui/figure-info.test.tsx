import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figures } from '@/lib/generated/figures';
import { Card, Detail } from './card';
import { FigureInfo } from './figure-info';
import { MoneyLine } from './money';
import { setupUser } from '@/test/user';

test('a tap says what the figure means, in the words of the glossary, and Escape gives the focus back', async () => {
  render(<FigureInfo figure="profit" name="Sobrou no mês" />);
  const button = screen.getByRole('button', { name: 'O que é “Sobrou no mês”?' });
  await setupUser().click(button);
  const dialog = await screen.findByRole('dialog', { name: figures.profit.label });
  expect(dialog).toHaveTextContent(figures.profit.meaning);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

test('it opens by the keyboard', async () => {
  render(<FigureInfo figure="toll_voucher" name="Vale-pedágio" />);
  await setupUser().tab();
  await setupUser().keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Vale-pedágio' })).toBeVisible();
});

test('facts, lines of a bill and cards ask by the name they have on screen', () => {
  render(
    <Card title="Estadia" info={<FigureInfo figure="waiting_time" name="Estadia" />}>
      <MoneyLine label="Gastos" figure="freight_cost" cents={-100} />
      <dl>
        <Detail label="Custo por km" figure="vehicle_cost_per_km">
          R$ 5,57
        </Detail>
      </dl>
    </Card>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['O que é “Estadia”?', 'O que é “Gastos”?', 'O que é “Custo por km”?']);
  // The accessible name of the heading excludes the button.
  expect(screen.getByRole('heading', { name: 'Estadia' })).toBeVisible();
});
