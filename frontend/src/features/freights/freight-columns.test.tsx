import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedFreight } from '@/api/types';
import { freightColumns } from './freight-columns';

type Paid = Pick<ListedFreight, 'status' | 'cancelledOn' | 'openCents'>;

function textOf(key: string, freight: Paid, overdueDays = 0): string | null {
  const row = { ...freight, receivables: [{ overdueDays }], extraReceivables: [] } as unknown as ListedFreight;
  const column = freightColumns().find((one) => one.key === key);
  return render(<div>{column?.cell(row)}</div>).container.textContent;
}

const completed: Paid = { status: 'completed', cancelledOn: null, openCents: 0 };

test('stage and payment are two columns', () => {
  expect([textOf('status', completed), textOf('payment', completed)]).toEqual(['Concluído', 'Pago']);
  const open = { ...completed, openCents: 100 };
  expect([textOf('status', open), textOf('payment', open)]).toEqual(['Concluído', 'A receber']);
  expect([textOf('status', open, 3), textOf('payment', open, 3)]).toEqual(['Concluído', 'Atrasado']);
});

test('a freight under way has a payment status only if one is overdue', () => {
  const moving: Paid = { ...completed, status: 'in_transit', openCents: 100 };
  expect(textOf('payment', moving)).toBe('—');
  expect(textOf('payment', moving, 1)).toBe('Atrasado');
});
