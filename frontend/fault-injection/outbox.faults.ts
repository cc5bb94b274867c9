/**
 * Outbox against the real server over a network that fails anywhere, on a device that crashes anywhere. Every entry
 * reported as stored or saved must exist on the server once, and a freight's steps in order.
 *
 * RUNS is the number of random schedules per database. Their seed is fixed; SEED=random draws one, shown in the test
 * name, and SEED=n repeats a run. BOLEIA_TEST_POSTGRES adds PostgreSQL.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
// @ts-expect-error The journeys are plain JavaScript.
import { startServer } from '../e2e/server.mjs';
import { Books } from './books';
import { boundaries, failuresOf, nameOf } from './boundaries';
import type { Operation } from './operations';
import type { Failure } from './device';
import { Trial, type Act } from './trial';
import type { Fault } from './wire';

const RUNS = Number(process.env['RUNS'] ?? 150);
const SEED = process.env['SEED'] === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(process.env['SEED'] ?? 1);

const share = fc.nat({ max: 999 }).map((thousandths) => thousandths / 1000);
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  fc.constantFrom<Fault>(
    { kind: 'before' },
    { kind: 'sent' },
    { kind: 'answered' },
    { kind: 'twice' },
    { kind: 'busy' },
    { kind: 'signedOut' },
  ),
  fc.record({ kind: fc.constantFrom('request' as const, 'answer' as const), share }),
);
const deviceFailure: fc.Arbitrary<Failure> = fc.record({ fault, dies: fc.boolean() });

/** Only steps can be out of order. */
const steps: Operation[] = Array.from({ length: 5 }, () => 'step');

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('enter' as const),
      deed: fc.constantFrom<Operation>('fuel', 'expense', 'payment', 'partPayment', 'advance', ...steps),
    }),
  },
  fc.record({ kind: fc.constant('reopen' as const), transactions: fc.option(fc.nat({ max: 4 })) }),
  fc.constant<Act>({ kind: 'send' }),
  fc.constant<Act>({ kind: 'wake' }),
  fc.constant<Act>({ kind: 'change' }),
  fc.constant<Act>({ kind: 'edit' }),
  fc.constant<Act>({ kind: 'discard' }),
  fc.constant<Act>({ kind: 'twoTabs' }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), jump: fc.nat({ max: 3 }) }) },
  fc.constant<Act>({ kind: 'correct' }),
);

const schedule = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 8 }),
  deviceFailures: fc.array(deviceFailure, { maxLength: 16 }),
  hasLocks: fc.boolean(),
});

const postgres = process.env['BOLEIA_TEST_POSTGRES'];

describe.each([['SQLite', undefined] as const, ...(postgres ? [['PostgreSQL', postgres] as const] : [])])(
  'on %s',
  (_name, database) => {
    let server: { origin: string; stop: () => Promise<void> };
    let books: Books;
    beforeAll(async () => {
      server = await startServer(database);
      books = await Books.begin(server.origin);
    });
    afterAll(async () => {
      vi.unstubAllGlobals();
      await server.stop();
    });

    test.each(boundaries.map((one) => [nameOf(one), one] as const))('%s', async (_boundary, one) => {
      const freight = await books.freight();
      const trial = new Trial(books, server.origin, freight, { deviceFailures: failuresOf(one), hasLocks: true });
      for (const deed of one.entered) await trial.play({ kind: 'enter', deed });
      expect(trial.met.at(one.at)).toBe(one.deviceFailure.fault.kind);
      await trial.end();
      expect(await trial.faults()).toEqual([]);
    });

    test(`nothing is lost and nothing doubled in ${RUNS} schedules (SEED=${SEED})`, async () => {
      await fc.assert(
        fc.asyncProperty(schedule, async (one) => {
          const trial = new Trial(books, server.origin, await books.freight(), one);
          for (const next of one.acts) await trial.play(next);
          await trial.end();
          expect(await trial.faults()).toEqual([]);
        }),
        { numRuns: RUNS, seed: SEED },
      );
    });
  },
);
