import { describe, expect, test } from 'vitest';
import {
  formatAccessKey,
  formatCep,
  formatCpfOrCnpj,
  formatPhone,
  formatPlate,
  isValidCep,
  normalizePhone,
  normalizeRenavam,
  toMercosulPlate,
} from './br-documents';
import {
  isValidAccessKey,
  isValidCiot,
  isValidCnh,
  isValidCnpj,
  isValidCpf,
  isValidCpfOrCnpj,
  isValidPhone,
  isValidPlate,
  isValidRenavam,
  isValidRntrc,
  isValidVin,
} from '@/lib/forms/document-checks';
import vectors from './document-vectors.json';

describe.each([
  ['cpf', isValidCpf, vectors.cpf],
  ['cnpj', isValidCnpj, vectors.cnpj],
  ['renavam', isValidRenavam, vectors.renavam],
  ['cnh', isValidCnh, vectors.cnh],
  ['plate', isValidPlate, vectors.plate],
  ['vin', isValidVin, vectors.vin],
  ['cep', isValidCep, vectors.cep],
  ['phone', isValidPhone, vectors.phone],
] as const)('%s', (_name, isValid, cases) => {
  test.each([...cases.valid])('%s is valid', (text) => expect(isValid(text)).toBe(true));
  test.each([...cases.invalid])('"%s" is not', (text) => expect(isValid(text)).toBe(false));
});

test.each(Object.entries(vectors.plate.old_to_mercosul))('plate %s becomes %s', (old, mercosul) => {
  expect(toMercosulPlate(old)).toBe(mercosul);
});

test.each([
  [formatPlate('abc1234'), 'ABC-1234'],
  [formatPlate('abc1d23'), 'ABC1D23'],
  [toMercosulPlate('BRA2E19'), 'BRA2E19'],
  [formatCpfOrCnpj('52998224725'), '529.982.247-25'],
  [formatCpfOrCnpj('12ABC34501DE35'), '12.ABC.345/01DE-35'],
  [formatCpfOrCnpj('123'), '123'],
  [formatPhone('5511987654321'), '(11) 98765-4321'],
  [formatPhone('1132345678'), '(11) 3234-5678'],
  [formatPhone('123'), '123'],
  [normalizePhone('(11) 98765-4321'), '11987654321'],
  [normalizeRenavam('639884962'), '00639884962'],
  [formatCep('01001000'), '01001-000'],
])('%s', (actual, expected) => {
  expect(actual).toBe(expected);
});

test('a CPF or a CNPJ, by length', () => {
  expect(isValidCpfOrCnpj('529.982.247-25')).toBe(true);
  expect(isValidCpfOrCnpj('12.ABC.345/01DE-35')).toBe(true);
  expect(isValidCpfOrCnpj('1234567890123')).toBe(false);
});

test('numbers without check digits', () => {
  expect([isValidRntrc('12345678'), isValidRntrc('1234567')]).toEqual([true, false]);
  expect([isValidCiot('123456789012'), isValidCiot('12345')]).toEqual([true, false]);
});

test('access keys of CT-e and MDF-e', () => {
  expect(isValidAccessKey('35200114200166000187570010000000471000000477')).toBe(true);
  expect(isValidAccessKey('3520 0114 2001 6600 0187 5700 1000 0000 4710 0000 0477')).toBe(true);
  expect(isValidAccessKey('35200114200166000187570010000000471000000478')).toBe(false);
  expect(isValidAccessKey('123')).toBe(false);
  expect(formatAccessKey('1'.repeat(44))).toBe('1111 1111 1111 1111 1111 1111 1111 1111 1111 1111 1111');
});
