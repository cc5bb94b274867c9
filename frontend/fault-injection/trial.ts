/** One schedule of what a person does and what happens to the requests, and how the server stands after it. */
import { asCorrection } from '@/offline/outbox/freight-steps';
import { isChangeable, isStep, type Entry } from '../src/offline/outbox/entry';
import { isConflict } from '../src/offline/outbox/freight-steps';
import type { Freight, Problem } from '../src/api/types';
import type { Books } from './books';
import type { Deed } from './deeds';
import { Device, type Mishap, type OpenApp } from './device';
import { STEPS_COUNT, timelineFaults } from './timeline';
import type { Fault } from './wire';

/**
 * What a person does next: enter something, open the app anew (which may then die at one of its first writes), ask to send,
 * open it twice; move the freight on from another device, and send as a correction what then no longer fits. Or the browser
 * wakes the worker, which knows nobody, and waits for pauses.
 */
export type Act =
  | { kind: 'enter'; deed: Deed }
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
 * What was entered, and how often it may stand there: once where the person was told that it is saved or kept; perhaps not
 * at all where the app died under the hands, or the person took away what may have arrived; never after that otherwise.
 */
type Entered = { deed: Deed; mark: string; least: 0 | 1; most: 0 | 1 };

let round = 0;

const more = (body: Entry['body']) => ({ ...body, amountCents: Number(body['amountCents']) + 1 });

/** A touch took the step, and no form holds it: where it no longer fits it waits for the person, as `useOutboxMutation` has it. */
const isInForm = (problem: Problem | null) => problem?.type !== 'illegal_move';

/** The server says that the freight stands elsewhere: the entry waits for the person. */
function needsPerson(error: unknown): void {
  if (!(error instanceof Error && error.name === 'ApiError' && isConflict({ refusal: error as never }))) throw error;
}

/** The server has it already: it stays as it is. */
function tooLate(error: unknown): void {
  if (!(error instanceof Error && error.name === 'TooLateError')) throw error;
}

/** One schedule from the first act to the last; then the network is whole again. */
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
    { mishaps, hasLocks }: { mishaps: readonly Mishap[]; hasLocks: boolean },
  ) {
    this.device = new Device(origin, books.cookie, hasLocks);
    this.device.mishaps = [...mishaps];
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
        return this.books.moveOn(this.freight, act.jump);
      case 'correct':
        return this.correct();
    }
  }

  /** What has happened to the entries on their way, in order. */
  get met(): readonly Fault['kind'][] {
    return this.device.met;
  }

  private async opened(): Promise<OpenApp> {
    if (this.app === null || this.app.isDead) this.app = await this.device.open();
    return this.app;
  }

  private async send(app: OpenApp): Promise<void> {
    await app.act(({ sendOutbox }) => sendOutbox({ userId: this.books.userId, isNow: true }));
  }

  /** A person changes an amount that waits, as far as the device says that it has not arrived. */
  private async change(): Promise<void> {
    const entry = (await this.device.waiting()).find((one) => one.kind === 'expense' && isChangeable(one));
    if (!entry) return;
    await (await this.opened()).act(({ resend }) => resend(entry.id, more).catch(tooLate));
  }

  /** A person changes in its form what waits: another body in the place of the entry. */
  private async edit(): Promise<void> {
    const entry = (await this.device.waiting()).find((one) => one.kind === 'advance' && isChangeable(one));
    if (!entry) return;
    const { userId, kind, url, title, detail, form } = entry;
    const changed = { userId, kind, url, title, detail, form, body: more(entry.body) };
    await (await this.opened()).act(({ enter }) => enter(changed, { replaces: entry.id }).catch(tooLate));
  }

  /** A person takes away what waits. Later steps build on an earlier one: those stay. */
  private async discard(): Promise<void> {
    const entry = (await this.device.waiting()).find((one) => !isStep(one));
    const entered = this.entered.find(({ mark }) => mark === entry?.detail);
    if (!entry || !entered) return;
    const discarded = await (await this.opened()).act(({ discard }) => discard(entry.id));
    entered.least = 0;
    if (entry.state !== 'unsure' && discarded !== 'died') entered.most = 0;
  }

  /** A person sees where the freight stands, and has the step that no longer fits recorded where it belongs. */
  private async correct(): Promise<void> {
    const entry = (await this.device.waiting()).find((one) => isStep(one) && isConflict(one));
    if (!entry) return;
    const version = (entry.refusal?.problem?.current as Freight | undefined)?.version;
    const isSeen = (await this.books.freightNow(this.freight)).version === version;
    const app = await this.opened();
    const sent = await app.act(({ resend }) => resend(entry.id, asCorrection, version).catch(needsPerson));
    if (typeof sent === 'object' && 'answer' in sent && !isSeen)
      this.wrong.push(`${entry.detail} corrects what the person did not see`);
  }

  private async enter(deed: Deed): Promise<void> {
    if (deed === 'step' && this.steps === STEPS_COUNT) return;
    const mark = `${this.name}x${this.entered.length}z`;
    const entry = await this.books.entry(deed, mark, this.freight, this.steps);
    const app = await this.opened();
    const entered = await app.act(({ enter }) => enter(entry, { isInForm }).catch(needsPerson));
    this.entered.push({ deed, mark, least: entered === 'died' ? 0 : 1, most: 1 });
    // Whoever opens the app again sees whether the step is there, and takes it again if not.
    if (deed === 'step' && (entered !== 'died' || (await this.isThere(mark)))) this.steps += 1;
  }

  private async isThere(mark: string): Promise<boolean> {
    const kept = await this.device.waiting();
    return kept.some(({ detail }) => detail === mark) || (await this.books.standing('step', mark, this.freight)) > 0;
  }

  /** The signal is back: all is sent, and what no longer fits is corrected step by step. */
  async end(): Promise<void> {
    this.device.mishaps = [];
    this.app?.close();
    this.app = await this.device.open();
    for (let tries = 0; tries < 3 + STEPS_COUNT && (await this.device.waiting()).length > 0; tries += 1) {
      await this.send(this.app);
      await this.correct();
    }
    this.app.close();
  }

  /** What is wrong in the end, in words; empty where nothing is. */
  async faults(): Promise<string[]> {
    const left = (await this.device.waiting()).map(
      ({ detail, state, refusal }) => `${detail} is left: ${state} ${refusal?.problem?.detail ?? ''}`,
    );
    const counts = await Promise.all(
      this.entered.map(async ({ deed, mark, least, most }) => {
        const count = await this.books.standing(deed, mark, this.freight);
        if (count === least || count === most) return [];
        return [`${deed} ${mark} stands ${count} times`];
      }),
    );
    const steps = this.entered.filter(({ deed }) => deed === 'step').map(({ mark }) => mark);
    const timeline = timelineFaults(await this.books.events(this.freight), steps);
    return [...this.wrong, ...left, ...counts.flat(), ...timeline];
  }
}
