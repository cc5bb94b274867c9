/** Board of the week from 16 to 22 November 2026, seen on Wednesday the 18th. */
import type { Board, BoardFreight, BoardVehicle } from '@/api/types';
import { campinas, rondonopolis } from '@/test/msw-fixtures';

export function someBoardVehicle(changes: Partial<BoardVehicle> = {}): BoardVehicle {
  return { id: 1, type: 'truck', plate: 'BRA2E19', nickname: 'Azulão', status: 'active', ...changes };
}

/** A freight from Tuesday to Thursday. */
export function someBoardFreight(changes: Partial<BoardFreight> = {}): BoardFreight {
  return {
    id: 12,
    number: 12,
    status: 'in_transit',
    truckId: 1,
    originCity: campinas,
    destinationCity: rondonopolis,
    clientName: 'Boa Safra',
    driverName: null,
    from: '2026-11-17',
    to: '2026-11-19',
    estimated: true,
    conflicts: [],
    ...changes,
  };
}

export function someBoard(changes: Partial<Board> = {}): Board {
  return {
    from: '2026-11-16',
    to: '2026-11-22',
    today: '2026-11-18',
    vehicles: [someBoardVehicle()],
    freights: [someBoardFreight()],
    maintenance: [],
    due: [],
    ...changes,
  };
}
