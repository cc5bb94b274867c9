import { describe, expect, test } from 'vitest';
import { finishDate, readDate, shownDate, typeDate, type DateKind } from './date-typing';

/** Text after typing keys at its end; `<` is Backspace. */
function typed(keys: string, kind: DateKind = 'date'): string {
  return [...keys].reduce((text, key) => {
    const next = key === '<' ? text.slice(0, -1) : text + key;
    return typeDate({ text: next, caret: next.length, isDeletion: key === '<', isPaste: false }, kind).text;
  }, '');
}

/** Types a key at the caret, or deletes before it. */
function at(before: string, caret: number, key: string) {
  const isDeletion = key === '<';
  const from = isDeletion ? caret - 1 : caret;
  const text = before.slice(0, from) + (isDeletion ? '' : key) + before.slice(caret);
  return typeDate({ text, caret: isDeletion ? from : caret + 1, isDeletion, isPaste: false }, 'date');
}

describe('a date as it is typed', () => {
  test.each([
    ['2', '2'],
    ['21', '21/'],
    ['21112', '21/11/2'],
    ['21112026', '21/11/2026'],
    ['21/11/2026', '21/11/2026'],
    ['1/2/26', '01/02/26'],
    ['1-2-2026', '01/02/2026'],
    ['211120269', '21/11/2026'],
    ['21<', '21'],
    ['21<<', '2'],
    ['2111<<<', '21'],
    ['x2', '2'],
  ])('%s reads %s', (keys, text) => expect(typed(keys)).toBe(text));

  test.each([
    ['2111202614', '21/11/2026 14:'],
    ['21/11/26 9:05', '21/11/2026 09:05'],
  ])('with the hour, %s reads %s', (keys, text) => expect(typed(keys, 'instant')).toBe(text));

  test.each([
    ['2026-11-21', 'date', '21/11/2026'],
    ['1/2/2026', 'date', '01/02/2026'],
    [' 01.02.26', 'date', '01/02/26'],
    ['2026-11-21T14:30', 'instant', '21/11/2026 14:30'],
  ] as const)('%s pasted reads %s', (text, kind, shown) => {
    expect(typeDate({ text, caret: text.length, isDeletion: false, isPaste: true }, kind).text).toBe(shown);
  });

  test('a digit in the middle of a whole date replaces the next one, and the caret goes on', () => {
    expect(at('21/11/2026', 0, '3')).toEqual({ text: '31/11/2026', caret: 1 });
    expect(at('31/11/2026', 1, '0')).toEqual({ text: '30/11/2026', caret: 3 });
    expect(at('30/11/2026', 3, '0')).toEqual({ text: '30/01/2026', caret: 4 });
  });

  test('what is erased in the middle can be typed again', () => {
    expect(at('21/11/2026', 5, '<')).toEqual({ text: '21/12/026', caret: 4 });
    expect(at('21/12/026', 4, '0')).toEqual({ text: '21/10/2026', caret: 6 });
  });

  test('the slash does not stop who erases', () => {
    expect(at('21/11/2026', 3, '<')).toEqual({ text: '21/11/2026', caret: 2 });
  });
});

describe('what was typed', () => {
  test.each([
    ['', { value: '' }],
    ['21/11/2026', { value: '2026-11-21' }],
    ['29/02/2028', { value: '2028-02-29' }],
    ['31/02/2026', { value: '', fault: 'Esta data não existe.' }],
    ['01/11/0202', { value: '', fault: 'Confira o ano.' }],
    ['01/11/20', { value: '', fault: 'Data incompleta. Escreva dia, mês e ano.' }],
    ['21/', { value: '', fault: 'Data incompleta. Escreva dia, mês e ano.' }],
  ])('%s', (text, read) => expect(readDate(text, 'date')).toEqual(read));

  test.each([
    ['21/11/2026 14:30', { value: '2026-11-21T14:30' }],
    ['21/11/2026 24:00', { value: '', fault: 'Esta hora não existe.' }],
    ['21/11/2026', { value: '', fault: 'Data incompleta. Escreva dia, mês, ano e hora.' }],
  ])('%s with the hour', (text, read) => expect(readDate(text, 'instant')).toEqual(read));

  test('two digits of a year are of this century, once one leaves', () => {
    expect(finishDate('01/02/26')).toBe('01/02/2026');
    expect(finishDate('01/02/2')).toBe('01/02/2');
  });
});

test('a value is shown in the order of Brazil', () => {
  expect(['', '2026-11-21', '2026-11-21T14:30'].map(shownDate)).toEqual(['', '21/11/2026', '21/11/2026 14:30']);
});
