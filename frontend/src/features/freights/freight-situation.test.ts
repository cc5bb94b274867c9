import { expect, test } from 'vitest';
import { someFreight } from '@/test/msw-fixtures';
import { someOutcome } from './freight-fixtures';
import { nextStop } from './freight-links';
import { debtOf, missingExpenses, missingFields } from './freight-situation';

const client = { id: 5, name: 'Boa Safra', phone: null };
const [advance, balance] = someFreight().receivables;
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a debt is overdue once a part of it is, and names the first open day', () => {
  const ahead = { ...balance!, dueOn: '2026-11-28', overdueDays: 0 };
  const waiting = someFreight({ client, openCents: 420_000, receivables: [advance!, ahead] });
  const text = (freight: typeof waiting) => plain(debtOf(freight, '2026-11-18')?.text);
  expect(text(waiting)).toMatch(/^R\$ 4\.200,00 a receber de Boa Safra, vence /);
  expect(debtOf(waiting, '2026-11-18')?.isOverdue).toBe(false);
  const late = { ...waiting, receivables: [advance!, { ...ahead, dueOn: '2026-11-15', overdueDays: 3 }] };
  expect(text(late)).toMatch(/^Boa Safra deve R\$ 4\.200,00, venceu /);
  expect(text({ ...late, client: null })).toMatch(/^O contratante deve/);
  expect(debtOf({ ...late, openCents: 0 }, '2026-11-18')).toBeNull();
});

test('the odometer is missing only where no event has it', () => {
  const freight = someFreight({ client, status: 'in_transit' });
  expect(missingFields(freight, undefined)).toEqual([]);
  expect(missingFields(freight, [])).toEqual(['o hodômetro na saída']);
  expect(missingFields({ ...freight, odometerStartKm: 480_000 }, [])).toEqual([]);
  expect(missingFields(someFreight({ client: null }), [])).toEqual(['quem paga']);
  expect(missingFields({ ...freight, client: null, cancelledOn: '2026-11-19' }, [])).toEqual([]);
});

test('diesel and toll are missing from a completed freight only', () => {
  const result = someOutcome({ costs: [], expectedTollCents: 12_000 });
  expect(missingExpenses(someFreight(), result)).toEqual([]);
  const missing = missingExpenses(someFreight({ status: 'completed' }), result).map(plain);
  expect(missing).toEqual(['o diesel', 'o pedágio (R$ 120,00 previstos)']);
  const costs = [{ category: 'combustivel' as const, amountCents: 1 }];
  expect(missingExpenses(someFreight({ status: 'completed' }), someOutcome({ costs }))).toEqual([]);
});

test.each([
  ['scheduled', null, 'Campinas'],
  ['scheduled', '2026-11-18T11:00:00Z', 'Rondonópolis'],
  ['loading', null, 'Rondonópolis'],
  ['in_transit', null, 'Rondonópolis'],
  ['in_transit', '2026-11-19T11:00:00Z', undefined],
  ['unloading', null, undefined],
  ['completed', null, undefined],
] as const)('the next stop of a freight that is %s, arrived %s, is %s', (status, arrivedAt, name) => {
  expect(nextStop(someFreight({ status, arrivedAt }))?.name).toBe(name);
});
