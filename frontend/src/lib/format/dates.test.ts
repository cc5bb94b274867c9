import { describe, expect, test, vi } from 'vitest';
import {
  addDays,
  dateOfInstant,
  daysBetween,
  dueLabel,
  formatDate,
  formatDayMonth,
  formatInstant,
  formatSince,
  formatTime,
  inputToInstant,
  instantToInput,
  isDate,
  nowInput,
  relativeDays,
  todayIn,
} from './dates';

test.each([
  ['2026-11-21T17:05:00Z', 'de hoje, 14:05'],
  ['2026-11-21T02:59:00Z', 'de ontem, 23:59'],
  ['2026-11-20T02:10:00Z', 'de 19/11/2026, 23:10'],
  ['2025-11-21T17:05:00Z', 'de 21/11/2025, 14:05'],
])('what is of %s is %s', (moment, words) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00Z'), toFake: ['Date'] });
  expect(formatSince(new Date(moment), 'America/Sao_Paulo')).toBe(words);
  vi.useRealTimers();
});

describe('dates', () => {
  test.each([
    ['2026-11-21', '21/11/2026'],
    ['0999-01-01', '01/01/0999'],
    ['not a date', 'not a date'],
  ])('%s is shown as %s', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  test('only real days are dates', () => {
    expect(['2026-02-28', '2026-02-30', '2026-13-01', '26-01-01'].map(isDate)).toEqual([true, false, false, false]);
  });

  test('short form names the year only when it is another', () => {
    expect(formatDayMonth('2026-11-20', '2026-11-21')).toBe('20 de nov.');
    expect(formatDayMonth('2025-05-09', '2026-11-21')).toBe('9 de maio de 2025');
    expect(formatDayMonth('2026-12-01', '2026-11-21')).toBe('1º de dez.');
  });

  test('arithmetic', () => {
    expect(daysBetween('2026-11-21', '2026-11-25')).toBe(4);
    expect(daysBetween('2026-11-21', '2026-11-18')).toBe(-3);
    expect(daysBetween('2026-11-21', 'x')).toBeNull();
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('zones', () => {
  const now = new Date('2026-11-22T02:30:00Z');
  test.each([
    ['America/Sao_Paulo', '2026-11-21'],
    ['America/Manaus', '2026-11-21'],
    ['America/Noronha', '2026-11-22'],
    ['America/Rio_Branco', '2026-11-21'],
  ])('today in %s', (zone, date) => {
    expect(todayIn(zone, now)).toBe(date);
  });

  test('instants are shown where the user lives', () => {
    expect(formatInstant('2026-11-21T17:30:00Z', 'America/Sao_Paulo')).toBe('21/11/2026 às 14:30');
    expect(formatTime('2026-11-21T17:30:00Z', 'America/Sao_Paulo')).toBe('14:30');
    expect(dateOfInstant('2026-11-22T01:00:00Z', 'America/Sao_Paulo')).toBe('2026-11-21');
    expect(nowInput('America/Rio_Branco', now)).toBe('2026-11-21T21:30');
  });

  test.each(['America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'America/Noronha'])(
    'round trip in %s',
    (zone) => {
      for (const instant of ['2026-01-15T23:45:00Z', '2026-07-01T03:00:00Z', '2018-11-04T12:00:00Z']) {
        expect(inputToInstant(instantToInput(instant, zone), zone)).toBe(instant);
      }
    },
  );

  test.each(['', '2026-11-21', '2026-02-30T10:00', '2026-11-21T25:00'])('"%s" is no instant', (text) => {
    expect(inputToInstant(text, 'America/Sao_Paulo')).toBeNull();
  });
});

test.each([
  [0, 'hoje', 'vence hoje'],
  [1, 'amanhã', 'vence amanhã'],
  [-1, 'ontem', 'venceu ontem'],
  [4, 'em 4 dias', 'vence em 4 dias'],
  [-3, 'há 3 dias', 'venceu há 3 dias'],
])('%i days', (days, relative, due) => {
  expect(relativeDays(days)).toBe(relative);
  expect(dueLabel(days)).toBe(due);
});
