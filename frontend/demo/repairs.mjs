// Demo maintenance records.
import { day } from '../e2e/actions.mjs';

const labor = (description, reais) => item('labor', description, 1, reais);
const part = (description, reais, count = 1) => item('part', description, count, reais);

function item(type, description, count, reais) {
  return { type, description, quantityThousandths: count * 1000, unitPriceCents: Math.round(reais * 100) };
}

const oilChange = (truck, on) => ({
  truck,
  on,
  category: 'engine',
  kind: 'preventive',
  description: 'Troca de óleo e filtros',
  workshop: 'Auto Mecânica Cerrado',
  items: [
    part('Óleo 15W-40 (litro)', 27.9, 38),
    part('Filtro de óleo', 148),
    part('Filtros de diesel', 236),
    labor('Troca', 180),
  ],
  plan: /óleo do motor/i,
});

const repairs = [
  oilChange('grain', -402),
  oilChange('sider', -396),
  {
    truck: 'grain',
    on: -366,
    category: 'brakes',
    kind: 'corrective',
    description: 'Lonas de freio do cavalo',
    workshop: 'Freios Goiás',
    items: [part('Jogo de lonas', 412, 2), labor('Troca e regulagem', 350)],
    daysStopped: 1,
  },
  {
    truck: 'sider',
    on: -318,
    category: 'tires',
    kind: 'preventive',
    description: 'Seis pneus de tração',
    workshop: 'Pneus Três Lagoas',
    items: [part('Pneu 295/80 R22,5', 2290, 6), labor('Montagem e alinhamento', 420)],
    installments: 4,
  },
  {
    truck: 'grain',
    on: -282,
    category: 'electrical',
    kind: 'corrective',
    description: 'Alternador',
    workshop: 'Elétrica do Baiano',
    items: [part('Alternador recondicionado', 1380), labor('Troca', 220)],
    daysStopped: 1,
  },
  oilChange('grain', -246),
  oilChange('sider', -240),
  {
    truck: 'sider',
    on: -186,
    category: 'air_conditioning',
    kind: 'corrective',
    description: 'Ar-condicionado sem gelar',
    workshop: 'Clima Truck',
    items: [part('Compressor', 1890), part('Carga de gás', 240), labor('Serviço', 380)],
    installments: 2,
  },
  {
    truck: 'grain',
    on: -150,
    category: 'suspension',
    kind: 'corrective',
    description: 'Bolsas de ar do eixo traseiro',
    workshop: 'Molas Rio Verde',
    items: [part('Bolsa de ar', 560, 2), labor('Troca', 260)],
  },
  oilChange('grain', -102),
  {
    truck: 'grain',
    on: -66,
    category: 'tires',
    kind: 'preventive',
    description: 'Pneus dianteiros',
    workshop: 'Pneus Três Lagoas',
    items: [part('Pneu 295/80 R22,5 liso', 2450, 2), labor('Montagem, balanceamento e alinhamento', 310)],
    installments: 5,
  },
  oilChange('sider', -54),
  {
    truck: 'sider',
    on: -18,
    category: 'transmission',
    kind: 'corrective',
    description: 'Kit de embreagem',
    workshop: 'Câmbio Anápolis',
    items: [part('Kit de embreagem', 3980), part('Volante (retífica)', 450), labor('Mão de obra', 1350)],
    installments: 3,
    daysStopped: 2,
  },
];

/** Creates them and pays what fell due, but the clutch. */
export async function createRepairs(person, roads) {
  for (const { truck, on, plan, installments = 1, ...body } of repairs) {
    const road = roads[truck];
    const whole = installments === 1;
    const made = await person.write('POST', '/api/maintenance', {
      ...body,
      vehicleId: road.unit.truck,
      doneOn: day(on),
      odometerKm: road.kmOn(on),
      installments,
      dueOn: whole ? undefined : day(on + 20),
      paidOn: whole ? day(on) : undefined,
      planIds: plan ? await planOf(person, road.unit.truck, plan) : [],
    });
    for (const { dueOn, paidOn, transactionId } of made.payments) {
      if (paidOn || dueOn > day(-1)) continue;
      await person.write('POST', `/api/finances/${transactionId}/pay`, { paidOn: dueOn, method: 'pix' });
    }
  }
}

async function planOf(person, vehicleId, name) {
  const { items } = await person.read(`/api/maintenance/plans?vehicleId=${vehicleId}`);
  return items.filter((one) => name.test(one.name)).map(({ id }) => id);
}
