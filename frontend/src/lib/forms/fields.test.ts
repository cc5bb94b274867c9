import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalNumber, optionalText, requiredNumber } from './fields';

function complaint(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

test('a value out of range shows the formatted bounds', () => {
  const consumption = optionalNumber({ minimum: 500, maximum: 20_000 }, 'Entre {min} e {max} km por litro.', 3);
  expect(complaint(consumption, 20_001)).toBe('Entre 0,5 e 20 km por litro.');
  expect(complaint(consumption, 20_000)).toBeUndefined();
  expect(complaint(consumption, null)).toBeUndefined();
  const distance = requiredNumber('Informe a distância.', { minimum: 1, maximum: 10_000 }, 'Entre {min} e {max} km.');
  expect(complaint(distance, 0)).toBe('Entre 1 e 10.000 km.');
  expect(complaint(distance, null)).toBe('Informe a distância.');
});

test('a text is no longer than its limit, spaces at its ends apart', () => {
  const name = optionalText({ maxLength: 3 });
  expect(complaint(name, ' abc ')).toBeUndefined();
  expect(complaint(name, 'abcd')).toBe('No máximo 3 caracteres.');
});
