/** Trial: runs one schedule of actions and failures, and checks the server afterwards. */
import { asCorrection } from '@/offline/outbox/queued-steps';
import { isChangeable, isStep, type Entry } from '../src/offline/outbox/entry';
import { isConflict } from '../src/offline/outbox/queued-steps';
import type { Freight, Problem } from '../src/api/types';
import type { Books } from './books';
import type { Operation } from './operations';
import { Device, type Failure, type OpenApp } from './device';
import { STEPS_COUNT, timelineFaults } from './timeline';
import type { Fault } from './wire';

/**
 * Next action. The user enters something, reopens the app (which may crash at one of its first writes), sends, opens it
 * twice, moves the freight on another device, or corrects a step. Or the browser wakes the worker, which knows no user
 * and honours back-off.
 */
export type Act =
  | { kind: 'enter'; deed: Operation }
  | { kind: 'reopen'; transactions: number | null }
  | { kind: 'send' }
  | { kind: 'wake' }
  | { kind: 'change' }
  | { kind: 'edit' }
  | { kind: 'discard' }
  | { kind: 'twoTabs' }
  | { kind: 'elsewhere'; jump: number }
  | { kind: 'correct' };

/**
 * Entered operation, and how often it may exist on the server. Once if reported as saved or stored; possibly not at all
 * after a crash or a discarded unsure entry; otherwise never.
 */
type Entered = { deed: Operation; mark: string; least: 0 | 1; most: 0 | 1 };

let round = 0;

const more = (body: Entry['body']) => ({ ...body, amountCents: Number(body['amountCents']) + 1 });

/** A step by one tap has no form: if it no longer fits, it waits for the user, as in `useOutboxMutation`. */
const isInForm = (problem: Problem | null) => problem?.type !== 'illegal_move';

/** Accepts a conflict: the entry waits for the user. */
function needsPerson(error: unknown): void {
  if (!(error instanceof Error && error.name === 'ApiError' && isConflict({ refusal: error as never }))) throw error;
}

/** Accepts a late edit: the server has the entry already. */
function tooLate(error: unknown): void {
  if (!(error instanceof Error && error.name === 'TooLateError')) throw error;
}

/** Runs a schedule from its first action to its last, then restores the network. */
export class Trial {
  private readonly device: Device;
  private readonly entered: Entered[] = [];
  private readonly name = `m${(round += 1)}`;
  private readonly wrong: string[] = [];
  private app: OpenApp | null = null;
  private steps = 0;

  constructor(
    private readonly books: Books,
    origin: string,
    private readonly freight: number,
    { deviceFailures, hasLocks }: { deviceFailures: readonly Failure[]; hasLocks: boolean },
  ) {
    this.device = new Device(origin, books.cookie, hasLocks);
    this.device.deviceFailures = [...deviceFailures];
    this.device.plug();
  }

  async play(act: Act): Promise<void> {
    switch (act.kind) {
      case 'enter':
        return this.enter(act.deed);
      case 'reopen':
        this.app?.close();
        this.app = await this.device.open(act.transactions);
        return this.send(this.app);
      case 'send':
        return this.send(await this.opened());
      case 'wake':
        return void (await (await this.opened()).act(({ sendOutbox }) => sendOutbox({})));
      case 'change':
        return this.change();
      case 'edit':
        return this.edit();
      case 'discard':
        return this.discard();
      case 'twoTabs': {
        const other = await this.device.open();
        await Promise.all([this.send(await this.opened()), this.send(other)]);
        return other.close();
      }
      case 'elsewhere':
        return this.books.moveToNext(this.freight, act.jump);
      case 'correct':
        return this.correct();
    }
  }

  /** Faults of delivered entries so far, in order. */
  get met(): readonly Fault['kind'][] {
    return this.device.met;
  }

  private async opened(): Promise<OpenApp> {
    if (this.app === null || this.app.isDead) this.app = await this.device.open();
    return this.app;
  }

  private async send(app: OpenApp): Promise<void> {
    await app.act(({ sendOutbox }) => sendOutbox({ userId: this.books.userId, ignoreBackoff: true }));
  }

  /** Edits the amount of a queued entry, unless it may have arrived. */
  private async change(): Promise<void> {
    const entry = (await this.device.waiting()).find((one) => one.kind === 'expense' && isChangeable(one));
    if (!entry) return;
    await (await this.opened()).act(({ resend }) => resend(entry.id, more).catch(tooLate));
  }

  /** Edits a queued entry in its form: another body replaces it. */
  private async edit(): Promise<void> {
    const entry = (await this.device.waiting()).find((one) => one.kind === 'advance' && isChangeable(one));
    if (!entry) return;
    const { userId, kind, url, title, detail, form } = entry;
    const changed = { userId, kind, url, title, detail, form, body: more(entry.body) };
    await (await this.opened()).act(({ enter }) => enter(changed, { replaces: entry.id }).catch(tooLate));
  }

  /** Discards a queued entry. Later steps depend on earlier ones: those stay. */
  private async discard(): Promise<void> {
    const entry = (await this.device.waiting()).find((one) => !isStep(one));
    const entered = this.entered.find(({ mark }) => mark === entry?.detail);
    if (!entry || !entered) return;
    const discarded = await (await this.opened()).act(({ discard }) => discard(entry.id));
    entered.least = 0;
    if (entry.state !== 'unsure' && discarded !== 'died') entered.most = 0;
  }

  /** Corrects a step that no longer fits, over the freight's current state. */
  private async correct(): Promise<void> {
    const entry = (await this.device.waiting()).find((one) => isStep(one) && isConflict(one));
    if (!entry) return;
    const version = (entry.refusal?.problem?.current as Freight | undefined)?.version;
    const isSeen = (await this.books.freightNow(this.freight)).version === version;
    const app = await this.opened();
    const sent = await app.act(({ resend }) => resend(entry.id, asCorrection, version).catch(needsPerson));
    if (typeof sent === 'object' && 'response' in sent && !isSeen)
      this.wrong.push(`${entry.detail} corrects what the person did not see`);
  }

  private async enter(deed: Operation): Promise<void> {
    if (deed === 'step' && this.steps === STEPS_COUNT) return;
    const mark = `${this.name}x${this.entered.length}z`;
    const entry = await this.books.entry(deed, mark, this.freight, this.steps);
    const app = await this.opened();
    const entered = await app.act(({ enter }) => enter(entry, { isInForm }).catch(needsPerson));
    this.entered.push({ deed, mark, least: entered === 'died' ? 0 : 1, most: 1 });
    // After reopening, the user checks whether the step exists and repeats it if not.
    if (deed === 'step' && (entered !== 'died' || (await this.isThere(mark)))) this.steps += 1;
  }

  private async isThere(mark: string): Promise<boolean> {
    const queued = await this.device.waiting();
    return (
      queued.some(({ detail }) => detail === mark) || (await this.books.recordCount('step', mark, this.freight)) > 0
    );
  }

  /** Reconnects: everything is delivered, and conflicting steps are corrected one by one. */
  async end(): Promise<void> {
    this.device.deviceFailures = [];
    this.app?.close();
    this.app = await this.device.open();
    for (let tries = 0; tries < 3 + STEPS_COUNT && (await this.device.waiting()).length > 0; tries += 1) {
      await this.send(this.app);
      await this.correct();
    }
    this.app.close();
  }

  /** Faults at the end; empty if correct. */
  async faults(): Promise<string[]> {
    const left = (await this.device.waiting()).map(
      ({ detail, state, refusal }) => `${detail} is left: ${state} ${refusal?.problem?.detail ?? ''}`,
    );
    const counts = await Promise.all(
      this.entered.map(async ({ deed, mark, least, most }) => {
        const count = await this.books.recordCount(deed, mark, this.freight);
        if (count === least || count === most) return [];
        return [`${deed} ${mark} stands ${count} times`];
      }),
    );
    const steps = this.entered.filter(({ deed }) => deed === 'step').map(({ mark }) => mark);
    const timeline = timelineFaults(await this.books.events(this.freight), steps);
    return [...this.wrong, ...left, ...counts.flat(), ...timeline];
  }
}
