// The journeys that are looked at screen by screen; each has a server of its own.
import { aroundTheHouse } from './around-the-house.mjs';
import { test } from './fixtures.mjs';
import { mainTrip } from './main-trip.mjs';
import { paper } from './paper.mjs';
import { roadLedger } from './road-ledger.mjs';
import { simulations } from './simulations.mjs';

test('Simulations', ({ step, open }) => simulations(step, open));
test('Around the house', ({ step, open }) => aroundTheHouse(step, open));
test('Road ledger', ({ step, open }) => roadLedger(step, open));
test('Main trip', ({ step, open }) => mainTrip(step, open));
test('Paper', ({ step, open }) => paper(step, open));
