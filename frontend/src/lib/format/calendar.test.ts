import { expect, test } from 'vitest';
import { addMonths, dayLabel, monthAndYearLabel, weekdays, weeksOf } from './calendar';

test.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-12-21', 1, '2027-01-21'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', -12, '2027-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (day, months, other) => expect(addMonths(day, months)).toBe(other));

test('a month has its days in weeks that begin on Sunday', () => {
  const weeks = weeksOf('2026-11-21');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  expect(weeksOf('2026-08-01')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
});

test('its words are Portuguese whatever the browser speaks', () => {
  expect(monthAndYearLabel('2026-11-21')).toBe('novembro de 2026');
  expect(dayLabel('2026-11-21')).toBe('sábado, 21 de novembro de 2026');
  expect(weekdays()[0]).toBe('domingo');
});
