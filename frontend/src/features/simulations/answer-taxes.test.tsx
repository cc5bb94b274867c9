import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerTaxes } from './answer-taxes';
import { someAnswer } from './answer-fixtures';

const { taxes } = someAnswer();

test('a person withholds nothing, and own INSS, SEST and SENAT are estimates', () => {
  const ownContributions = { inssCents: 48_000, sestCents: 3600, senatCents: 2400 };
  const own = { ...taxes, withheld: false, totalCents: 0, ownContributions, reason: 'Pessoa física não desconta.' };
  render(<AnswerTaxes taxes={own} />);
  expect(screen.getByRole('heading', { name: 'Impostos do frete' })).toBeTruthy();
  expect(screen.getByText('INSS próprio (estimativa)').parentElement).toHaveTextContent('R$ 480,00');
  expect(screen.getByText('SEST próprio (estimativa)').parentElement).toHaveTextContent('R$ 36,00');
  expect(screen.getByText('SENAT próprio (estimativa)').parentElement).toHaveTextContent('R$ 24,00');
  expect(screen.queryByText('SEST')).toBeNull();
});

test('deductions by other payers are shown, because the ceiling is the carrier’s', () => {
  render(<AnswerTaxes taxes={{ ...taxes, otherInssCents: 90_000 }} />);
  expect(screen.getByText(/outros pagadores já descontaram R\$\s900,00 no mês/)).toBeTruthy();
  expect(screen.queryByText('INSS próprio (estimativa)')).toBeNull();
});
