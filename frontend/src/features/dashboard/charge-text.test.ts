import { expect, test } from 'vitest';
import type { Debtor } from '@/api/types';
import { someOpenAmount } from '@/test/settling-fixtures';
import { chargeText, chargeUrl, isDue } from './charge-text';

const debtor: Debtor = {
  clientId: 3,
  name: 'Amaggi',
  amountCents: 420_000,
  count: 1,
  first: someOpenAmount(),
  late: { amountCents: 420_000, count: 1, firstDueOn: '2026-11-18', days: -3 },
  today: null,
  later: null,
};

const text = (client: Debtor) => chargeText(client).replaceAll('\u00a0', ' ').split('\n');

test('names a single amount and the day it was due', () => {
  expect(text(debtor)[1]).toBe('• Adiantamento do frete nº 12: R$ 4.200,00, venceu em 18/11/2026');
});

test('names the sums of several amounts, and leaves out what is not due yet', () => {
  const client = {
    ...debtor,
    count: 4,
    late: { amountCents: 500_000, count: 2, firstDueOn: '2026-11-01', days: -20 },
    today: { amountCents: 10_000, count: 1, firstDueOn: '2026-11-21', days: 0 },
    later: { amountCents: 99_900, count: 1, firstDueOn: '2026-12-01', days: 10 },
  };
  expect(text(client).slice(1, -1)).toEqual([
    '• R$ 5.000,00, em atraso, o mais antigo venceu em 01/11/2026',
    '• R$ 100,00, vence hoje',
  ]);
});

test('only what is late or due today is claimed', () => {
  expect(isDue(debtor)).toBe(true);
  expect(isDue({ ...debtor, late: null })).toBe(false);
});

test("opens the client's own chat where the phone is known", () => {
  expect(chargeUrl('65999990000', 'Olá & obrigado')).toBe('https://wa.me/5565999990000?text=Ol%C3%A1%20%26%20obrigado');
  expect(chargeUrl(null, 'Olá')).toBe('https://wa.me/?text=Ol%C3%A1');
});
