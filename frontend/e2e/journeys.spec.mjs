// Journeys with checks on every screen; each has its own server.
import { appBasics } from './app-basics.mjs';
import { test } from './fixtures.mjs';
import { mainTrip } from './main-trip.mjs';
import { paper } from './documents.mjs';
import { roadLedger } from './road-ledger.mjs';
import { simulations } from './simulations.mjs';

// The two whose desktop layout differs most: the live result beside the form, and the collapsing menu.
test('Simulations', { tag: ['@desktop', '@english'] }, ({ step, open }) => simulations(step, open));
test('Around the house', { tag: '@desktop' }, ({ step, open }) => appBasics(step, open));
test('Road ledger', ({ step, open }) => roadLedger(step, open));
test('Main trip', { tag: '@english' }, ({ step, open }) => mainTrip(step, open));
test('Paper', ({ step, open }) => paper(step, open));
