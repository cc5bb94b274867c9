/** Driver's books on the server: initial data and final assertions of a schedule. */
import type { NewEntry } from '../src/offline/outbox/entry';
import type { Freight, FreightEvent } from '../src/api/types';
import { isBack } from '@/lib/labels/labels';
import { BILL, day, sentFor, type Operation } from './operations';
import { BUSY, moveElsewhere } from './timeline';
import { send } from './wire';

type Json = Record<string, unknown>;

/** Request over an intact network. */
async function ask(url: URL, cookie: string, method: string, body?: Json): Promise<Response> {
  const request = {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  };
  const answer = await send(url, request, cookie, { kind: 'none' });
  if (!answer.ok) throw new Error(`${method} ${url.pathname}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const sum = (lines: Json[]) => lines.reduce((cents, { amountCents }) => cents + Number(amountCents), 0);

/** Books of one driver, over the API. */
export class Books {
  private constructor(
    private readonly origin: string,
    readonly cookie: string,
    readonly userId: number,
    private readonly truck: number,
    private readonly driver: number,
    private readonly client: number,
  ) {}

  static async begin(origin: string): Promise<Books> {
    const person = {
      name: 'Rita Prado',
      email: `rita${Date.now()}@example.com`,
      password: 'sem sinal 42',
      passwordConfirmation: 'sem sinal 42',
    };
    const answer = await ask(new URL('/api/auth/register', origin), '', 'POST', person);
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { id } = (await answer.json()) as { id: number };
    const bare = new Books(origin, cookie, id, 0, 0, 0);
    const truck = { type: 'truck', status: 'active', plate: 'BOL1A23', axles: 3, bodyType: 'grain', dueDates: [] };
    const driver = { name: 'Zé', agreement: 'commission_gross', commissionBps: 1200, active: true };
    return new Books(
      origin,
      cookie,
      id,
      await bare.make('/api/vehicles', truck),
      await bare.make('/api/drivers', driver),
      await bare.make('/api/clients', { name: 'Boa Safra' }),
    );
  }

  private async call(method: string, url: string, body?: Json): Promise<Json> {
    return (await (await ask(new URL(url, this.origin), this.cookie, method, body)).json()) as Json;
  }

  private async make(url: string, body: Json): Promise<number> {
    return (await this.call('POST', url, body))['id'] as number;
  }

  private async items(url: string): Promise<Json[]> {
    const page = (await this.call('GET', url)) as { items: Json[]; nextCursor: string | null };
    if (page.nextCursor) throw new Error(`${url} has more than a page`);
    return page.items;
  }

  /** Freight that has not started. */
  freight(): Promise<number> {
    return this.make('/api/freights', {
      clientId: this.client,
      truckId: this.truck,
      trailerIds: [],
      originCityCode: 5107602,
      destinationCityCode: 4118204,
      distanceKm: 1750,
      cargoType: 'solid_bulk',
      weightKg: 20_000,
      pricing: 'fixed',
      rateCents: 1_200_000,
      advanceCents: 0,
      axles: 3,
      minimumTable: 'A',
      scheduledFor: day(-5),
      confirm: BUSY,
    });
  }

  async freightNow(id: number): Promise<Freight> {
    return (await this.call('GET', `/api/freights/${id}`)) as unknown as Freight;
  }

  /** Moves a freight by some statuses, as another device; a completed one stays. */
  async moveToNext(id: number, jump: number): Promise<void> {
    const { status, moves } = await this.freightNow(id);
    const onward = moves.filter((one) => isBack(one, status));
    const next = onward[jump] ?? onward.at(-1);
    if (next) await this.call('POST', `/api/freights/${id}/status`, moveElsewhere(next));
  }

  /** Open bill. */
  private bill(mark: string): Promise<number> {
    const line = { kind: 'expense', category: 'pedagio', amountCents: BILL.cents, dueOn: day(-1) };
    return this.make('/api/finances', { ...line, description: mark });
  }

  /** Paid part of a bill, if its open amount is the remainder; otherwise irrelevant. */
  private async paidOf(mark: string): Promise<number> {
    const lines = await this.items(`/api/finances?limit=200&q=${encodeURIComponent(mark)}`);
    const paid = sum(lines.filter(({ paidOn }) => paidOn !== null));
    return sum(lines) === BILL.cents ? paid : Number.NaN;
  }

  /** Entry of an operation, identified on the server by `mark`. */
  async entry(deed: Operation, mark: string, freight: number, step: number): Promise<NewEntry> {
    const bill = deed === 'payment' || deed === 'partPayment' ? await this.bill(mark) : 0;
    const { userId, truck, driver } = this;
    return {
      userId,
      title: deed,
      detail: mark,
      form: {},
      ...sentFor(deed, mark, { truck, driver, freight, bill, step }),
    };
  }

  /** Number of records with each mark, by operation; a partial payment counts by its amount. */
  async recordCount(deed: Operation, mark: string, freight: number): Promise<number> {
    const named = encodeURIComponent(mark);
    switch (deed) {
      case 'fuel':
        return (await this.items(`/api/fuel?limit=200&station=${named}`)).length;
      case 'expense':
        return (await this.items(`/api/finances?limit=200&q=${named}`)).length;
      case 'payment':
        return (await this.paidOf(mark)) / BILL.cents;
      case 'partPayment':
        return (await this.paidOf(mark)) / BILL.partCents;
      case 'advance':
        return (await this.items(`/api/driver-advances?limit=200&freightId=${freight}`)).filter(
          ({ notes }) => notes === mark,
        ).length;
      case 'step':
        return (await this.events(freight)).filter(({ note }) => note === mark).length;
    }
  }

  /** Timeline of a freight, in recording order. */
  async events(freight: number): Promise<FreightEvent[]> {
    return (await this.items(`/api/freights/${freight}/events?limit=200`)) as unknown as FreightEvent[];
  }
}
