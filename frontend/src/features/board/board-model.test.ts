import { describe, expect, test } from 'vitest';
import { someReminder } from '@/test/dashboard-fixtures';
import { someBoard, someBoardFreight, someBoardVehicle } from './board-fixtures';
import { agendaOf, rowsOf, runLabel } from './board-model';
import { mondayOf, weekHref, weekLabel, weekParam } from './week';

const second = someBoardVehicle({ id: 2, plate: 'ABC1234', nickname: null });
const trailer = someBoardVehicle({ id: 3, type: 'trailer', plate: 'QWE4R56' });
const numbersByDay = (board: Parameters<typeof rowsOf>[0], at = 0) =>
  rowsOf(board)[at]?.cells.map(({ freights }) => freights.map(({ number }) => number));

describe('weeks', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['2027-01-04', '2027-01-04'],
  ])('%s is in the week of %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
    expect(weekParam(day)).toBe(monday);
  });

  test('only a day is a week', () => {
    expect([null, '', 'amanhã', '2026-02-30'].map(weekParam)).toEqual([null, null, null, null]);
  });

  test('the label names a month once, and another year', () => {
    const today = '2026-11-18';
    expect(weekLabel('2026-11-16', '2026-11-22', today)).toBe('16 a 22 de nov.');
    expect(weekLabel('2026-11-30', '2026-12-06', today)).toBe('30 de nov. a 6 de dez.');
    expect(weekLabel('2026-06-01', '2026-06-07', today)).toBe('1º a 7 de jun.');
    expect(weekLabel('2026-12-28', '2027-01-03', today)).toBe('28 de dez. a 3 de jan. de 2027');
  });

  test('the current week has no parameter', () => {
    expect(weekHref('2026-11-16', '2026-11-18')).toBe('/agenda');
    expect(weekHref('2026-12-28', '2026-11-18')).toBe('/agenda?week=2026-12-28');
  });
});

test('a freight is on each of its days, also beyond the week', () => {
  expect(numbersByDay(someBoard())).toEqual([[], [12], [12], [12], [], [], []]);
  const long = someBoardFreight({ from: '2026-11-10', to: '2026-11-30' });
  expect(numbersByDay(someBoard({ freights: [long] }))).toEqual(Array.from({ length: 7 }, () => [12]));
});

test('every truck has a row; trailers and people only with something to show', () => {
  const rows = (changes: Parameters<typeof someBoard>[0]) =>
    rowsOf(someBoard({ vehicles: [someBoardVehicle(), second, trailer], ...changes })).map(
      ({ vehicle }) => vehicle?.id ?? 'people',
    );
  expect(rows({})).toEqual([1, 2]);
  const paper = someReminder({ kind: 'insurance', title: 'Seguro', dueOn: '2026-11-20', vehicleId: 3 });
  const cnh = someReminder({ kind: 'driver_cnh', title: 'CNH', detail: 'Zé', dueOn: '2026-11-20' });
  expect(rows({ due: [paper, cnh] })).toEqual([1, 2, 3, 'people']);
});

test('a truck in use is free from today on where it has no freight', () => {
  const free = (status: 'active' | 'maintenance') =>
    rowsOf(someBoard({ vehicles: [someBoardVehicle({ status })] }))[0]
      ?.cells.filter(({ isFree }) => isFree)
      .map(({ day }) => day);
  expect(free('active')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  expect(free('maintenance')).toEqual([]);
});

describe('conflicts', () => {
  const days = { from: '2026-11-18', to: '2026-11-19' };
  const of = (plates: string[], driverName: string | null, freightId: number) => ({
    freightId,
    number: freightId,
    plates,
    driverName,
    ...days,
  });

  test('two freights of one truck are named once a day', () => {
    const board = someBoard({
      freights: [
        someBoardFreight({ conflicts: [of(['BRA2E19'], null, 13)] }),
        someBoardFreight({ id: 13, number: 13, ...days, conflicts: [of(['BRA2E19'], null, 12)] }),
      ],
    });
    expect(rowsOf(board)[0]?.cells.map(({ conflicts }) => conflicts)).toEqual([
      [],
      [],
      ['Conflito: nº 12 e nº 13'],
      ['Conflito: nº 12 e nº 13'],
      [],
      [],
      [],
    ]);
  });

  test('a driver and a trailer on two trucks are named in both rows', () => {
    const names = { plates: ['QWE4R56'], driverName: 'Zé Maria' };
    const board = someBoard({
      vehicles: [someBoardVehicle(), second],
      freights: [
        someBoardFreight({ conflicts: [of(names.plates, names.driverName, 13)] }),
        someBoardFreight({
          id: 13,
          number: 13,
          truckId: 2,
          ...days,
          conflicts: [of(names.plates, names.driverName, 12)],
        }),
      ],
    });
    expect(rowsOf(board).map(({ cells }) => cells[2]?.conflicts)).toEqual([
      ['Conflito: QWE4R56 e Zé Maria também no nº 13'],
      ['Conflito: QWE4R56 e Zé Maria também no nº 12'],
    ]);
  });
});

test('successive empty days are one run, which begins its link on the first free day', () => {
  const board = someBoard({ freights: [someBoardFreight({ from: '2026-11-21', to: '2026-11-21' })] });
  const parts = agendaOf(board, rowsOf(board)).map((part) =>
    part.kind === 'day' ? part.day : [runLabel(part.days), part.firstFree, part.free.map(({ id }) => id)],
  );
  expect(parts).toEqual([['seg 16 a sex 20', '2026-11-18', [1]], '2026-11-21', ['dom 22', '2026-11-22', [1]]]);
});
