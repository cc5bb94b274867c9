// Demo freights with stages, fill-ups, meals, tolls and receipts.
import { day } from '../e2e/actions.mjs';
import { FIRST_DAY } from './master-data.mjs';

/** Days from the end of one round trip to the start of the next. */
const CYCLE_DAYS = 12;

const routes = {
  grain: [
    trip('cereais', 5218805, 3548500, 1010, { cargoDescription: 'Soja em grãos', perTonCents: 27_500, emptyKm: 240 }),
    trip('adubos', 3513504, 5211909, 1075, { cargoDescription: 'Adubo (MAP)', perTonCents: 26_800, emptyKm: 96 }),
    trip('fazenda', 5211909, 4118204, 1290, { cargoDescription: 'Milho', perTonCents: 34_000, emptyKm: 210 }),
    trip('adubos', 4118204, 5218805, 1235, { cargoDescription: 'Ureia', perTonCents: 29_400, emptyKm: 118 }),
  ],
  sider: [
    trip('embalagens', 3552403, 5208707, 835, { cargoDescription: 'Papelão', fixedCents: 742_000, emptyKm: 165 }),
    trip('alimentos', 5208707, 3518800, 918, { cargoDescription: 'Alimentos secos', fixedCents: 688_000, emptyKm: 88 }),
    trip('embalagens', 3518800, 5201108, 972, {
      cargoDescription: 'Bobinas de papel',
      fixedCents: 815_000,
      emptyKm: 142,
    }),
    trip('alimentos', 5201108, 3509502, 884, {
      cargoDescription: 'Alimentos secos',
      fixedCents: 665_000,
      emptyKm: 230,
    }),
  ],
};

function trip(client, originCityCode, destinationCityCode, distanceKm, more) {
  const { perTonCents, fixedCents, emptyKm = 0, cargoDescription } = more;
  const price = perTonCents
    ? { pricing: 'per_ton', rateCents: perTonCents, cargoType: 'solid_bulk', weightKg: 31_800 }
    : { pricing: 'fixed', rateCents: fixedCents, cargoType: 'general', weightKg: 24_500 };
  return { client, emptyKm, body: { originCityCode, destinationCityCode, distanceKm, cargoDescription, ...price } };
}

/** Instant of a day relative to today, in the time zone of Goiás. */
const moment = (offset, time) => `${day(offset)}T${time}:00-03:00`;

/** Deterministic pseudo-random numbers. */
function pseudoRandom(seed) {
  let state = seed;
  return (from, to) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from + Math.floor((state / 2_147_483_648) * (to - from + 1));
  };
}

/** Trips of one truck through the months. */
export class Road {
  /** Freights to be settled with the driver: `{ id, from, to }` of each. */
  driven = [];
  /** Odometer by day. */
  marks = [];

  constructor(person, house, name) {
    Object.assign(this, { person, clients: house.clients, unit: house[name], routes: routes[name] });
    this.odometerKm = this.unit.odometerKm;
    this.throw = pseudoRandom(this.unit.truck * 7919);
  }

  async drive() {
    await this.fillUp(FIRST_DAY, { liters: 410 });
    for (let start = FIRST_DAY + 3, turn = 0; start + 9 < -3; start += CYCLE_DAYS, turn += 1) {
      await this.whole(this.routes[(turn * 2) % 4], start);
      await this.whole(this.routes[(turn * 2 + 1) % 4], start + 5);
    }
  }

  /** Last odometer before a day. */
  kmOn(offset) {
    return this.marks.findLast(({ on }) => on <= offset)?.km ?? this.unit.odometerKm;
  }

  /** Creates the freight some days before its start. */
  async agree(route, start, more = {}) {
    const made = await this.person.write('POST', '/api/freights', {
      ...route.body,
      clientId: this.clients[route.client],
      emptyKm: route.emptyKm,
      truckId: this.unit.truck,
      trailerIds: [this.unit.trailer],
      driverId: this.unit.driver,
      tollPayer: 'shipper',
      tollCents: 38_640,
      advanceBps: 7000,
      scheduledFor: day(start),
      balanceDueOn: day(start + 24),
      ...more,
    });
    return { id: made.id, receivables: made.receivables, start, route };
  }

  async to(freight, status, offset, time, odometerKm) {
    const body = { status, occurredAt: moment(offset, time), odometerKm };
    await this.person.write('POST', `/api/freights/${freight.id}/status`, body);
  }

  /** Whole trip, from agreement to payment. */
  async whole(route, start) {
    const freight = await this.agree(route, start);
    const end = start + 3;
    await this.to(freight, 'loading', start, '08:10', this.odometerKm);
    await this.to(freight, 'in_transit', start, '13:40');
    await this.onTheRoad(freight, start + 1);
    const km = route.body.distanceKm + route.emptyKm;
    this.odometerKm += km;
    await this.to(freight, 'unloading', end, '07:30');
    await this.to(freight, 'completed', end, '11:20', this.odometerKm);
    const liters = Math.round((km * 1000) / this.throw(2080, 2460)) - freight.liters;
    await this.fillUp(end, { liters, freightId: freight.id });
    await this.receive(freight);
    if (this.unit.driver !== undefined) this.driven.push({ id: freight.id, from: start, to: end });
  }

  /** Expenses under way: diesel for half of the way, meals, occasionally a night or a toll. */
  async onTheRoad(freight, on) {
    freight.liters = this.throw(150, 230);
    const odometerKm = this.odometerKm + Math.round(freight.route.body.distanceKm / 2);
    await this.fillUp(on, { liters: freight.liters, freightId: freight.id, odometerKm, fullTank: false });
    await this.spend(freight, on, 'alimentacao', 'Refeições na estrada', this.throw(68, 142) * 100);
    if (freight.id % 3 === 0) await this.spend(freight, on, 'hospedagem', 'Pernoite e banho', 4500);
    if (freight.id % 4 === 0) await this.spend(freight, on, 'pedagio', 'Pedágio da volta', this.throw(86, 190) * 100);
  }

  async spend(freight, on, category, description, amountCents) {
    await this.person.write('POST', '/api/finances', {
      kind: 'expense',
      category,
      description,
      amountCents,
      freightId: freight.id,
      dueOn: day(on),
      paidOn: day(on),
    });
  }

  async fillUp(on, { liters, freightId, odometerKm = this.odometerKm, fullTank = true }) {
    this.marks.push({ on, km: odometerKm });
    const months = Math.round((on - FIRST_DAY) / 30);
    const stations = [
      ['Posto Trevo do Cerrado', 5218805],
      ['Rede Três Marias', 3170206],
      ['Posto Rota 060', 5201108],
      ['Auto Posto Anhanguera', 3509502],
    ];
    const [station, cityCode] = stations[this.throw(0, 3)];
    const bought = { vehicleId: this.unit.truck, freightId, filledOn: day(on), station, cityCode };
    await this.person.write('POST', '/api/fuel', {
      ...bought,
      fuel: 'diesel_s10',
      volumeMl: liters * 1000,
      pricePerLiterMillis: 5890 + months * 22 + this.throw(-9, 9) * 10,
      odometerKm,
      fullTank,
    });
    if (!fullTank || this.throw(0, 2) > 0) return;
    const arla = { fuel: 'arla32', volumeMl: this.throw(18, 32) * 1000, pricePerLiterMillis: 3890 };
    await this.person.write('POST', '/api/fuel', { ...bought, ...arla, odometerKm });
  }

  /** The advance was paid at loading. Of the due balances two are overdue, and one was paid in part. */
  async receive({ receivables, start, route, id }) {
    for (const { transactionId, part } of receivables) {
      const on = part === 'balance' ? start + 24 : start;
      const isLate = part === 'balance' && on > -45 && route.client === 'alimentos';
      if (on > -1 || isLate) continue;
      const isShort = part === 'balance' && id % 17 === 0;
      const deductions = isShort ? [{ kind: 'shortage', amountCents: 18_640 }] : [];
      const method = route.client === 'fazenda' ? 'pix' : 'transfer';
      await this.person.write('POST', `/api/finances/${transactionId}/pay`, { paidOn: day(on), method, deductions });
    }
  }
}

/** Today: a freight under way, one waiting to unload, two agreed, one cancelled. */
export async function today(grain, sider) {
  const [out, back, corn] = grain.routes;
  const underWay = await grain.agree(out, -1);
  await grain.to(underWay, 'loading', -1, '07:20', grain.odometerKm);
  await grain.to(underWay, 'in_transit', -1, '11:50');
  await grain.onTheRoad(underWay, 0);
  await grain.receive(underWay);
  await grain.agree(back, 3);
  const off = await grain.agree(corn, -9);
  await grain.person.write('POST', `/api/freights/${off.id}/cancel`, { reason: 'O cliente vendeu a carga para outro' });

  const waiting = await sider.agree(sider.routes[2], -3);
  await sider.to(waiting, 'loading', -3, '08:00', sider.odometerKm);
  await sider.to(waiting, 'in_transit', -3, '12:30');
  await sider.onTheRoad(waiting, -2);
  await sider.receive(waiting);
  await sider.person.write('POST', `/api/freights/${waiting.id}/arrival`, { occurredAt: moment(-1, '06:30') });
  await sider.agree(sider.routes[3], 2);
}
