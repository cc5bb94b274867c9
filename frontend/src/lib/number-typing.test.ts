import { describe, expect, test } from 'vitest';
import { readNumber, typeNumber, type NumberKind, type NumberText } from './number-typing';

const litres: NumberKind = { scale: 3, max: 2_000_000, dot: 'thousands' };
const tonnes: NumberKind = { scale: 3, max: 1_000_000, dot: 'decimal' };
const km: NumberKind = { scale: 0, max: 3_000_000, dot: 'thousands' };

type Place = NumberText & { caret: number };

const empty: Place = { text: '', caret: 0, dotted: false };

/** One key at the caret; `<` takes the character before it away. */
function press(at: Place, key: string, kind: NumberKind): Place {
  const isDeletion = key === '<';
  const from = isDeletion ? at.caret - 1 : at.caret;
  const text = at.text.slice(0, from) + (isDeletion ? '' : key) + at.text.slice(at.caret);
  return typeNumber({ text, caret: isDeletion ? from : at.caret + 1, isDeletion, isPaste: false }, at, kind);
}

const type = (keys: string, kind: NumberKind, from = empty) =>
  [...keys].reduce((at, key) => press(at, key, kind), from);

const paste = (text: string, kind: NumberKind) =>
  typeNumber({ text, caret: text.length, isDeletion: false, isPaste: true }, empty, kind).text;

describe('typed', () => {
  test.each([
    ['1200', litres, '1.200'],
    ['1.200', litres, '1.200'],
    ['1.2', litres, '1,2'],
    ['1.20', litres, '1,20'],
    ['412.357', { ...litres, max: 999_999 }, '412,357'],
    ['0.500', litres, '0,500'],
    ['1,200', litres, '1,200'],
    ['412,35', litres, '412,35'],
    ['1.200<<', litres, '12'],
    ['1.20<', litres, '1,2'],
    ['1,2,3', litres, '1,23'],
    ['32.500', tonnes, '32,500'],
    ['32,5', tonnes, '32,5'],
    ['1.200', km, '1.200'],
    ['412300', km, '412.300'],
    ['12,5', km, '125'],
    ['007', km, '7'],
    ['99999999', km, '9.999.999'],
  ])('%s', (keys, kind, text) => expect(type(keys, kind).text).toBe(text));

  test('the caret stays where the eyes are', () => {
    const stored = { text: '1.234', caret: 1, dotted: false };
    expect(press(stored, '9', km)).toMatchObject({ text: '19.234', caret: 3 });
    expect(press(stored, '9', litres)).toMatchObject({ text: '1.234', caret: 1 });
    expect(press({ ...stored, caret: 2 }, '<', km)).toMatchObject({ text: '1.234', caret: 1 });
    expect(press({ ...stored, caret: 5 }, '<', km)).toMatchObject({ text: '123', caret: 3 });
  });
});

test.each([
  ['1.200', litres, '1.200'],
  ['0.125', litres, '0,125'],
  ['1.200 litros', litres, '1.200'],
  ['2.5', litres, '2,5'],
  ['1.234,5', litres, '1.234,5'],
  ['32.500', tonnes, '32,5'],
  ['412300', km, '412.300'],
  ['2.5', km, ''],
  ['abc', km, ''],
])('%s pasted', (text, kind, shown) => expect(paste(text, kind)).toBe(shown));

test('what stands there is read: each dot parts thousands', () => {
  expect(readNumber('1.200', 3)).toBe(1_200_000);
  expect(readNumber('1,2', 3)).toBe(1200);
  expect(readNumber('', 3)).toBeNull();
});
