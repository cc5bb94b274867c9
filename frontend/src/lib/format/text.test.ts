import { describe, expect, test } from 'vitest';
import { capitalize, countOf, foldAccents, joinList, matchesSearch, singular, textOrNull } from './text';

test.each([
  ['São José', 'sao jose'],
  ['AÇÃO', 'acao'],
  ['Rondonópolis', 'rondonopolis'],
])('%s folds to %s', (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});

describe('search', () => {
  test.each([
    ['São José do Rio Preto', 'jose preto', true],
    ['São José do Rio Preto', 'JOSÉ', true],
    ['São José do Rio Preto', 'josé branco', false],
    ['qualquer', '', true],
  ])('%s has %s: %s', (text, query, found) => {
    expect(matchesSearch(text, query)).toBe(found);
  });
});

test.each([
  ['Simulações de Frete', 'simulacao de frete'],
  ['pneus', 'pneu'],
  ['às', 'as'],
  ['S10', 's10'],
])('the singular of %s is %s', (text, one) => {
  expect(singular(text)).toBe(one);
});

test('words', () => {
  expect(countOf(1, 'frete', 'fretes')).toBe('1 frete');
  expect(countOf(0, 'frete', 'fretes')).toBe('0 fretes');
  expect(joinList([])).toBe('');
  expect(joinList(['a', 'b', 'c'])).toBe('a, b e c');
  expect(capitalize('há 3 dias')).toBe('Há 3 dias');
  expect([textOrNull('  '), textOrNull(null), textOrNull(' a ')]).toEqual([null, null, 'a']);
});
