import { expect, test } from 'vitest';
import { FORM_VERSION, formOf } from './entry';

const defaults = { amountCents: null as number | null, paid: true, enteredBy: '' };

test('what an older version kept opens over the first values of the form as it is now', () => {
  const form = { amountCents: 1850, paid: false, gone: 'x' };
  expect(formOf({ form, shape: FORM_VERSION }, defaults)).toEqual({ amountCents: 1850, paid: false, enteredBy: '' });
  expect(formOf({ form, shape: FORM_VERSION + 1 }, defaults)).toEqual(defaults);
});
