import { expect, test } from 'vitest';
import { SHAPE, formOf } from './entry';

const defaults = { amountCents: null as number | null, paid: true, enteredBy: '' };

test('what an older version kept opens over the first values of the form as it is now', () => {
  const form = { amountCents: 1850, paid: false, gone: 'x' };
  expect(formOf({ form, shape: SHAPE }, defaults)).toEqual({ amountCents: 1850, paid: false, enteredBy: '' });
  expect(formOf({ form, shape: SHAPE + 1 }, defaults)).toEqual(defaults);
});
