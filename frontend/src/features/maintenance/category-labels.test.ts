import { expect, test } from 'vitest';
import { maintenanceCategoryLabels } from '@/lib/generated/enum-labels';
import { codesOf } from '@/lib/format/text';
import { categoriesFor, categoryExamples } from './category-labels';

test.each([
  ['óleo', 'engine'],
  ['oleo do motor', 'engine'],
  ['óleo do câmbio', 'transmission'],
  ['borracharia', 'tires'],
  ['PNEU', 'tires'],
  ['bateria', 'electrical'],
  ['pastilha', 'brakes'],
  ['lona', 'brakes'],
  ['ar', 'air_conditioning'],
  ['ar-condicionado', 'air_conditioning'],
  ['amortecedor', 'suspension'],
  ['feixe de mola', 'springs'],
  ['pintura', 'bodywork'],
  ['quinta roda', 'chassis'],
  ['direção hidráulica', 'hydraulics'],
])('"%s" belongs to %s alone', (word, code) => {
  expect(categoriesFor(word)).toEqual([code]);
});

test('a word half typed offers all that it may become', () => {
  expect(categoriesFor('filt')).toEqual(['air_conditioning', 'engine']);
  expect(categoriesFor('lo')).toContain('brakes');
});

test('nothing typed offers the eleven, an unknown word none', () => {
  expect(categoriesFor(' ')).toEqual(codesOf(maintenanceCategoryLabels));
  expect(categoriesFor('xyz')).toEqual([]);
});

test('each has examples', () => {
  for (const code of codesOf(maintenanceCategoryLabels)) expect(categoryExamples(code)).not.toBe('');
});
