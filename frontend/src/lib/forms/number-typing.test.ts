import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  moneyKind,
  perKmKind,
  perLiterKind,
  ratePerKmKind,
  storedNumber,
  typeNumber,
  type NumberKind,
  type NumberText,
} from './number-typing';

const whole = { digits: 'whole', decimals: 0 } as const;
const kinds = {
  money: moneyKind,
  ratePerKm: ratePerKmKind,
  perKm: perKmKind,
  perLiter: perLiterKind,
  liters: { scale: 3, max: 2_000_000, dot: 'thousands', ...whole },
  km: { scale: 0, max: 3_000_000, dot: 'thousands', ...whole },
  tonnes: { scale: 3, max: 1_000_000, dot: 'decimal', ...whole },
  share: { scale: 2, max: 10_000, dot: 'decimal', ...whole },
  kmPerLiter: { scale: 3, max: 20_000, dot: 'decimal', ...whole },
} satisfies Record<string, NumberKind>;

type KindName = keyof typeof kinds;
type Place = NumberText & { caret: number };

const at = (value: number | null, kind: NumberKind): Place => {
  const stored = storedNumber(value, kind);
  return { ...stored, caret: stored.text.length };
};

/** Key at the caret; `<` is Backspace. */
function press(from: Place, key: string, kind: NumberKind): Place {
  const isDeletion = key === '<';
  const start = isDeletion ? Math.max(0, from.caret - 1) : from.caret;
  const text = from.text.slice(0, start) + (isDeletion ? '' : key) + from.text.slice(from.caret);
  const keystroke = { text, caret: isDeletion ? start : from.caret + 1, isDeletion, isPaste: false };
  return typeNumber(keystroke, from, kind);
}

const type = (keys: string, kind: NumberKind, from = at(null, kind)) =>
  [...keys].reduce((place, key) => press(place, key, kind), from);

const paste = (text: string, kind: NumberKind, from = at(null, kind)) =>
  typeNumber(
    { text: from.text + text, caret: from.text.length + text.length, isDeletion: false, isPaste: true },
    from,
    kind,
  );

/** Way of typing, what is typed, what the field shows, what is saved. */
type Example = [way: 'keys' | 'paste', typed: string, shown: string, saved: number | null];

/** A separator is honoured in every kind; digits alone shift in as cents, or after the first digit at the pump. */
const examples: Record<KindName, Example[]> = {
  money: [
    ['keys', '8000', '80,00', 8_000],
    ['keys', '8.000', '8.000', 800_000],
    ['keys', '8.000,5', '8.000,5', 800_050],
    ['keys', '8000,5', '8.000,5', 800_050],
    ['keys', '8000.50', '8.000,50', 800_050],
    ['keys', '8,000.50', '8.000,50', 800_050],
    ['keys', '8,000', '8.000', 800_000],
    ['keys', '6.159', '6.159', 615_900],
    ['keys', '6,159', '6.159', 615_900],
    ['keys', '12,5', '12,5', 1_250],
    ['keys', '12.5', '12,5', 1_250],
    ['keys', '0,05', '0,05', 5],
    ['keys', '.5', '0,5', 50],
    ['keys', '8.000<', '800', 80_000],
    ['keys', '8.000,5<<', '8.000', 800_000],
    ['keys', '8,5<<<4', '0,04', 4],
    ['keys', '1.250.000', '1.250.000', 125_000_000],
    ['paste', '8000', '8.000,00', 800_000],
    ['paste', '8.000', '8.000,00', 800_000],
    ['paste', '8.000,50', '8.000,50', 800_050],
    ['paste', '8000.50', '8.000,50', 800_050],
    ['paste', '8,000.50', '8.000,50', 800_050],
    ['paste', '6.159', '6.159,00', 615_900],
    ['paste', '6,159', '6.159,00', 615_900],
    ['paste', '0.5', '0,50', 50],
    ['paste', '8 000,50', '8.000,50', 800_050],
    ['paste', '-50', '', null],
    ['paste', '8 e 50', '', null],
  ],
  ratePerKm: [
    ['keys', '8000', '80,00', 8_000],
    ['keys', '8.000', '8,00', 800],
    ['keys', '8.000,5', '8.000,5', 800_050],
    ['keys', '8000,5', '8.000,5', 800_050],
    ['keys', '8000.50', '8.000,50', 800_050],
    ['keys', '8,000.50', '8.000,50', 800_050],
    ['keys', '8,000', '8,00', 800],
    ['keys', '6.159', '6,15', 615],
    ['keys', '6,159', '6,15', 615],
    ['keys', '12,5', '12,5', 1_250],
    ['keys', '12.5', '12,5', 1_250],
    ['keys', '0,05', '0,05', 5],
    ['keys', '.5', '0,5', 50],
    ['keys', '8.000<', '8,0', 800],
    ['keys', '8.000,5<<', '8.000', 800_000],
    ['keys', '8,5<<<4', '0,04', 4],
    ['keys', '1.250.000', '1,25', 125],
    ['paste', '8000', '8.000,00', 800_000],
    ['paste', '8.000', '8,00', 800],
    ['paste', '8.000,50', '8.000,50', 800_050],
    ['paste', '8000.50', '8.000,50', 800_050],
    ['paste', '8,000.50', '8.000,50', 800_050],
    ['paste', '6.159', '6,15', 615],
    ['paste', '6,159', '6,15', 615],
    ['paste', '0.5', '0,50', 50],
    ['paste', '8 000,50', '8.000,50', 800_050],
    ['paste', '-50', '', null],
    ['paste', '8 e 50', '', null],
  ],
  perKm: [
    ['keys', '8000', '80,00', 80_000],
    ['keys', '8.000', '8,000', 8_000],
    ['keys', '8.000,5', '8.000,5', 8_000_500],
    ['keys', '8000,5', '8.000,5', 8_000_500],
    ['keys', '8000.50', '8.000,50', 8_000_500],
    ['keys', '8,000.50', '8.000,50', 8_000_500],
    ['keys', '8,000', '8,000', 8_000],
    ['keys', '6.159', '6,159', 6_159],
    ['keys', '6,159', '6,159', 6_159],
    ['keys', '12,5', '12,5', 12_500],
    ['keys', '12.5', '12,5', 12_500],
    ['keys', '0,05', '0,05', 50],
    ['keys', '.5', '0,5', 500],
    ['keys', '8.000<', '8,00', 8_000],
    ['keys', '8.000,5<<', '8.000', 8_000_000],
    ['keys', '8,5<<<4', '0,04', 40],
    ['keys', '1.250.000', '1,250', 1_250],
    ['paste', '8000', '8.000,00', 8_000_000],
    ['paste', '8.000', '8,00', 8_000],
    ['paste', '8.000,50', '8.000,50', 8_000_500],
    ['paste', '8000.50', '8.000,50', 8_000_500],
    ['paste', '8,000.50', '8.000,50', 8_000_500],
    ['paste', '6.159', '6,159', 6_159],
    ['paste', '6,159', '6,159', 6_159],
    ['paste', '0.5', '0,50', 500],
    ['paste', '8 000,50', '8.000,50', 8_000_500],
    ['paste', '-50', '', null],
    ['paste', '8 e 50', '', null],
  ],
  perLiter: [
    ['keys', '8000', '8,000', 8_000],
    ['keys', '8.000', '8,000', 8_000],
    ['keys', '8.000,5', '8.000,5', 8_000_500],
    ['keys', '8000,5', '8.000,5', 8_000_500],
    ['keys', '8000.50', '8.000,50', 8_000_500],
    ['keys', '8,000.50', '8.000,50', 8_000_500],
    ['keys', '8,000', '8,000', 8_000],
    ['keys', '6.159', '6,159', 6_159],
    ['keys', '6,159', '6,159', 6_159],
    ['keys', '12,5', '12,5', 12_500],
    ['keys', '12.5', '12,5', 12_500],
    ['keys', '0,05', '0,05', 50],
    ['keys', '.5', '0,5', 500],
    ['keys', '8.000<', '8,00', 8_000],
    ['keys', '8.000,5<<', '8.000', 8_000_000],
    ['keys', '8,5<<<4', '4', 4_000],
    ['keys', '1.250.000', '1,250', 1_250],
    ['paste', '8000', '8,00', 8_000],
    ['paste', '8.000', '8,00', 8_000],
    ['paste', '8.000,50', '8.000,50', 8_000_500],
    ['paste', '8000.50', '8.000,50', 8_000_500],
    ['paste', '8,000.50', '8.000,50', 8_000_500],
    ['paste', '6.159', '6,159', 6_159],
    ['paste', '6,159', '6,159', 6_159],
    ['paste', '0.5', '0,50', 500],
    ['paste', '8 000,50', '8.000,50', 8_000_500],
    ['paste', '-50', '', null],
    ['paste', '8 e 50', '', null],
  ],
  liters: [
    ['keys', '8000', '8.000', 8_000_000],
    ['keys', '8.000', '8.000', 8_000_000],
    ['keys', '8.000,5', '8.000,5', 8_000_500],
    ['keys', '8000,5', '8.000,5', 8_000_500],
    ['keys', '8000.50', '8.000,50', 8_000_500],
    ['keys', '8,000.50', '8.000,50', 8_000_500],
    ['keys', '8,000', '8,000', 8_000],
    ['keys', '6.159', '6.159', 6_159_000],
    ['keys', '6,159', '6,159', 6_159],
    ['keys', '12,5', '12,5', 12_500],
    ['keys', '12.5', '12,5', 12_500],
    ['keys', '0,05', '0,05', 50],
    ['keys', '.5', '0,5', 500],
    ['keys', '8.000<', '800', 800_000],
    ['keys', '8.000,5<<', '8.000', 8_000_000],
    ['keys', '8,5<<<4', '4', 4_000],
    ['keys', '1.250.000', '1.250.000', 1_250_000_000],
    ['paste', '8000', '8.000', 8_000_000],
    ['paste', '8.000', '8.000', 8_000_000],
    ['paste', '8.000,50', '8.000,5', 8_000_500],
    ['paste', '8000.50', '8.000,5', 8_000_500],
    ['paste', '8,000.50', '8.000,5', 8_000_500],
    ['paste', '6.159', '6.159', 6_159_000],
    ['paste', '6,159', '6,159', 6_159],
    ['paste', '0.5', '0,5', 500],
    ['paste', '8 000,50', '8.000,5', 8_000_500],
    ['paste', '-50', '', null],
    ['paste', '8 e 50', '', null],
  ],
  km: [
    ['keys', '8000', '8.000', 8_000],
    ['keys', '8.000', '8.000', 8_000],
    ['keys', '8.000,5', '8.000', 8_000],
    ['keys', '8000,5', '8.000', 8_000],
    ['keys', '8000.50', '8.000', 8_000],
    ['keys', '8,000.50', '8.000', 8_000],
    ['keys', '8,000', '8.000', 8_000],
    ['keys', '6.159', '6.159', 6_159],
    ['keys', '6,159', '6.159', 6_159],
    ['keys', '12,5', '12', 12],
    ['keys', '12.5', '12', 12],
    ['keys', '0,05', '0', 0],
    ['keys', '.5', '0', 0],
    ['keys', '8.000<', '800', 800],
    ['keys', '8.000,5<<', '80', 80],
    ['keys', '8,5<<<4', '4', 4],
    ['keys', '1.250.000', '1.250.000', 1_250_000],
    ['paste', '8000', '8.000', 8_000],
    ['paste', '8.000', '8.000', 8_000],
    ['paste', '8.000,50', '8.000', 8_000],
    ['paste', '8000.50', '8.000', 8_000],
    ['paste', '8,000.50', '8.000', 8_000],
    ['paste', '6.159', '6.159', 6_159],
    ['paste', '6,159', '6.159', 6_159],
    ['paste', '0.5', '0', 0],
    ['paste', '8 000,50', '8.000', 8_000],
    ['paste', '-50', '', null],
    ['paste', '8 e 50', '', null],
  ],
  tonnes: [
    ['keys', '8000', '8.000', 8_000_000],
    ['keys', '8.000', '8,000', 8_000],
    ['keys', '8.000,5', '8.000,5', 8_000_500],
    ['keys', '8000,5', '8.000,5', 8_000_500],
    ['keys', '8000.50', '8.000,50', 8_000_500],
    ['keys', '8,000.50', '8.000,50', 8_000_500],
    ['keys', '8,000', '8,000', 8_000],
    ['keys', '6.159', '6,159', 6_159],
    ['keys', '6,159', '6,159', 6_159],
    ['keys', '12,5', '12,5', 12_500],
    ['keys', '12.5', '12,5', 12_500],
    ['keys', '0,05', '0,05', 50],
    ['keys', '.5', '0,5', 500],
    ['keys', '8.000<', '8,00', 8_000],
    ['keys', '8.000,5<<', '8.000', 8_000_000],
    ['keys', '8,5<<<4', '4', 4_000],
    ['keys', '1.250.000', '1,250', 1_250],
    ['paste', '8000', '8.000', 8_000_000],
    ['paste', '8.000', '8', 8_000],
    ['paste', '8.000,50', '8.000,5', 8_000_500],
    ['paste', '8000.50', '8.000,5', 8_000_500],
    ['paste', '8,000.50', '8.000,5', 8_000_500],
    ['paste', '6.159', '6,159', 6_159],
    ['paste', '6,159', '6,159', 6_159],
    ['paste', '0.5', '0,5', 500],
    ['paste', '8 000,50', '8.000,5', 8_000_500],
    ['paste', '-50', '', null],
    ['paste', '8 e 50', '', null],
  ],
  share: [
    ['keys', '8000', '8.000', 800_000],
    ['keys', '8.000', '8,00', 800],
    ['keys', '8.000,5', '8.000,5', 800_050],
    ['keys', '8000,5', '8.000,5', 800_050],
    ['keys', '8000.50', '8.000,50', 800_050],
    ['keys', '8,000.50', '8.000,50', 800_050],
    ['keys', '8,000', '8,00', 800],
    ['keys', '6.159', '6,15', 615],
    ['keys', '6,159', '6,15', 615],
    ['keys', '12,5', '12,5', 1_250],
    ['keys', '12.5', '12,5', 1_250],
    ['keys', '0,05', '0,05', 5],
    ['keys', '.5', '0,5', 50],
    ['keys', '8.000<', '8,0', 800],
    ['keys', '8.000,5<<', '8.000', 800_000],
    ['keys', '8,5<<<4', '4', 400],
    ['keys', '1.250.000', '1,25', 125],
    ['paste', '8000', '8.000', 800_000],
    ['paste', '8.000', '8', 800],
    ['paste', '8.000,50', '8.000,5', 800_050],
    ['paste', '8000.50', '8.000,5', 800_050],
    ['paste', '8,000.50', '8.000,5', 800_050],
    ['paste', '6.159', '6,15', 615],
    ['paste', '6,159', '6,15', 615],
    ['paste', '0.5', '0,5', 50],
    ['paste', '8 000,50', '8.000,5', 800_050],
    ['paste', '-50', '', null],
    ['paste', '8 e 50', '', null],
  ],
  kmPerLiter: [
    ['keys', '8000', '8.000', 8_000_000],
    ['keys', '8.000', '8,000', 8_000],
    ['keys', '8.000,5', '8.000,5', 8_000_500],
    ['keys', '8000,5', '8.000,5', 8_000_500],
    ['keys', '8000.50', '8.000,50', 8_000_500],
    ['keys', '8,000.50', '8.000,50', 8_000_500],
    ['keys', '8,000', '8,000', 8_000],
    ['keys', '6.159', '6,159', 6_159],
    ['keys', '6,159', '6,159', 6_159],
    ['keys', '12,5', '12,5', 12_500],
    ['keys', '12.5', '12,5', 12_500],
    ['keys', '0,05', '0,05', 50],
    ['keys', '.5', '0,5', 500],
    ['keys', '8.000<', '8,00', 8_000],
    ['keys', '8.000,5<<', '8.000', 8_000_000],
    ['keys', '8,5<<<4', '4', 4_000],
    ['keys', '1.250.000', '1,250', 1_250],
    ['paste', '8000', '8.000', 8_000_000],
    ['paste', '8.000', '8', 8_000],
    ['paste', '8.000,50', '8.000,5', 8_000_500],
    ['paste', '8000.50', '8.000,5', 8_000_500],
    ['paste', '8,000.50', '8.000,5', 8_000_500],
    ['paste', '6.159', '6,159', 6_159],
    ['paste', '6,159', '6,159', 6_159],
    ['paste', '0.5', '0,5', 500],
    ['paste', '8 000,50', '8.000,5', 8_000_500],
    ['paste', '-50', '', null],
    ['paste', '8 e 50', '', null],
  ],
};

describe.each(Object.entries(examples))('%s', (name, rows) => {
  const kind = kinds[name as KindName];
  test.each(rows)('%s %s reads %s', (way, typed, shown, saved) => {
    const { text, value } = way === 'keys' ? type(typed, kind) : paste(typed, kind);
    expect({ text, value }).toEqual({ text: shown, value: saved });
  });
});

test('a dot leads to no more thousands than the field holds', () => {
  expect(type('412.357', kinds.liters).text).toBe('412,357');
  expect(type('1.200', kinds.liters).text).toBe('1.200');
});

test('a slip of the finger on a separator changes nothing', () => {
  expect(type('6,159,', kinds.perLiter)).toMatchObject({ text: '6,159', value: 6159 });
  expect(type('1,2,3', kinds.liters)).toMatchObject({ text: '1,23', value: 1230 });
  expect(type('8.000..', kinds.money)).toMatchObject({ text: '8.000,', value: 800_000 });
});

describe('over a stored amount', () => {
  test.each([
    [800_000, '5', '80.000,05', 8_000_005],
    [800_000, '<', '800,00', 80_000],
    [800_000, ',50', '8.000,50', 800_050],
    [800_050, '.75', '8.000,75', 800_075],
    [0, '8.000', '8.000', 800_000],
    [0, '8000', '80,00', 8000],
    [5, '<<', '', null],
  ])('%i and %s reads %s', (stored, keys, text, value) => {
    expect(type(keys, moneyKind, at(stored, moneyKind))).toMatchObject({ text, value });
  });

  test('a paste takes its place', () => {
    expect(paste('R$ 1.234,5', moneyKind, at(800_000, moneyKind))).toMatchObject({ text: '1.234,50', value: 123_450 });
  });

  test('a tenth of a cent is edited as it is', () => {
    expect(type('<', perKmKind, at(125, perKmKind))).toMatchObject({ text: '0,12', value: 120 });
  });
});

test('a key of two zeros is two keys', () => {
  const typed = type('8', moneyKind);
  const keystroke = { text: `${typed.text}00`, caret: typed.text.length + 2, isDeletion: false, isPaste: true };
  expect(typeNumber(keystroke, typed, moneyKind)).toMatchObject({ text: '8,00', value: 800 });
});

describe('over a selection', () => {
  /** Key or text over a selection, as the browser reports it. */
  const over = (data: string, text: string, caret: number, isPaste = data.length > 1) =>
    typeNumber({ text, caret, isDeletion: false, isPaste, data }, at(8000, moneyKind), moneyKind);

  test.each([
    ['all of it, by its own first digit', over('8', '8', 1), '0,08', 8],
    ['all of it, by a whole number that begins alike', over('8.000', '8.000', 5), '8.000,00', 800_000],
    ['its end, by what stood there', over('0', '80', 2), '0,80', 80],
  ])('%s', (_, typed, text, value) => expect(typed).toMatchObject({ text, value }));
});

test('autofill takes the place of all', () => {
  const keystroke = { text: '8.500', caret: 5, isDeletion: false, isPaste: true, isReplaced: true };
  expect(typeNumber(keystroke, at(800_000, moneyKind), moneyKind)).toMatchObject({ text: '8.500,00', value: 850_000 });
});

describe('amid the text', () => {
  const place = (value: number, caret: number, kind: NumberKind) => ({ ...at(value, kind), caret });

  test('the caret stays where the eyes are', () => {
    expect(press(place(1234, 1, kinds.km), '9', kinds.km)).toMatchObject({ text: '19.234', caret: 3 });
    expect(press(place(1234, 2, kinds.km), '<', kinds.km)).toMatchObject({ text: '1.234', caret: 1 });
    expect(press(place(1234, 5, kinds.km), '<', kinds.km)).toMatchObject({ text: '123', caret: 3 });
    expect(press(place(800_000, 1, moneyKind), '5', moneyKind)).toMatchObject({ text: '85.000,00', caret: 3 });
  });

  test('decimals do not become units with their comma deleted', () => {
    expect(press(place(412_350, 4, kinds.liters), '<', kinds.liters)).toMatchObject({ text: '412,35', caret: 3 });
    expect(press(place(800_050, 6, moneyKind), '<', moneyKind)).toMatchObject({ text: '8.000,50', value: 800_050 });
  });

  test('a comma is stepped over, and put in where there is none', () => {
    expect(press(place(800_050, 5, moneyKind), ',', moneyKind)).toMatchObject({ text: '8.000,50', caret: 6 });
    expect(press(place(1_234_000, 5, kinds.liters), '5', kinds.liters).text).toBe('12.345');
    expect(press(place(1_234_000, 4, kinds.liters), ',', kinds.liters).text).toBe('123,4');
  });
});

/** Number that a text shows, by Brazilian notation only. */
function shownValue(text: string, scale: number): number | null {
  return text === '' ? null : Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 10 ** scale);
}

test('the text shows what will be saved, after every key and wherever it is pressed', () => {
  const key = fc.tuple(fc.constantFrom(...'0123456789.,<'), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean());
  const life = fc.tuple(fc.constantFrom(...Object.values(kinds)), fc.array(key, { maxLength: 12 }));
  fc.assert(
    fc.property(life, ([kind, keys]) => {
      let place: Place = at(null, kind);
      for (const [pressed, where, isAtEnd] of keys) {
        if (!isAtEnd) place = { ...place, caret: Math.round(where * place.text.length) };
        place = press(place, pressed, kind);
        expect(shownValue(place.text, kind.scale)).toBe(place.value);
        expect(place.text).toMatch(/^(\d{1,3}(\.\d{3})*(,\d*)?)?$/);
        expect(place.caret).toBeLessThanOrEqual(place.text.length);
      }
    }),
  );
});
