// Demo transactions beside the freights: monthly bills, loan, taxes, household.
import { day } from '../e2e/actions.mjs';
import { FIRST_DAY } from './master-data.mjs';

const monthly = ({ grain, sider }) => [
  { category: 'seguro', description: 'Seguro do Estrela', amountCents: 118_000, vehicleId: grain.truck, first: 6 },
  { category: 'seguro', description: 'Seguro do Cometa', amountCents: 146_000, vehicleId: sider.truck, first: 6 },
  { category: 'outros', description: 'Rastreador dos dois caminhões', amountCents: 23_800, first: 11 },
  { category: 'outros', description: 'Contador', amountCents: 28_000, first: 9 },
  { category: 'outros', description: 'Celular e internet', amountCents: 14_900, first: 14 },
  { category: 'impostos', description: 'INSS (carnê)', amountCents: 32_890, first: 16 },
  ...[grain, sider].map(({ truck: vehicleId }, second) => ({
    category: 'emprestimo',
    description: ['Parcela do Estrela', 'Parcela do Cometa'][second],
    amountCents: [648_000, 1_084_000][second],
    principalCents: [471_000, 702_000][second],
    vehicleId,
    first: 18,
  })),
  { category: 'outros', description: 'Retirada para a casa', amountCents: 980_000, first: 3, personal: true },
];

const once = ({ grain, sider }) => [
  {
    category: 'impostos',
    description: 'IPVA do Cometa',
    amountCents: 684_000,
    vehicleId: sider.truck,
    on: -296,
    installments: 3,
  },
  {
    category: 'impostos',
    description: 'IPVA do Estrela',
    amountCents: 462_000,
    vehicleId: grain.truck,
    on: -296,
    installments: 3,
  },
  { category: 'licenciamento', description: 'Licenciamento', amountCents: 28_640, vehicleId: grain.truck, on: -345 },
  {
    category: 'outros',
    description: 'Multa (excesso de velocidade)',
    amountCents: 19_523,
    vehicleId: sider.truck,
    on: -131,
  },
  { category: 'outros', description: 'Cintas e catracas', amountCents: 74_000, vehicleId: sider.truck, on: -88 },
  { kind: 'income', category: 'venda', description: 'Pneus usados', amountCents: 140_000, on: -64 },
];

/** Enters them and pays what fell due up to yesterday, but two bills. */
export async function enterBooks(person, house) {
  const enter = (body) => person.write('POST', '/api/finances', { kind: 'expense', ...body });
  for (const { first, ...body } of monthly(house)) {
    const dueOn = day(FIRST_DAY + first);
    await enter({ ...body, dueOn, paidOn: dueOn, repeatUntil: day(90) });
  }
  for (const { on, ...body } of once(house)) await enter({ ...body, dueOn: day(on), paidOn: day(on) });
  await enter({
    kind: 'income',
    category: 'emprestimo',
    description: 'Financiamento da carreta sider',
    vehicleId: house.sider.trailer,
    amountCents: 7_000_000,
    dueOn: day(-380),
    paidOn: day(-380),
    repayment: { installmentCents: 228_000, installments: 48, firstDueOn: day(-350) },
  });
  await enter({ category: 'outros', description: 'Conserto da lona', amountCents: 38_000, dueOn: day(-6) });
  await payDueBills(person);
}

/** Records a cash count slightly below the books. */
export async function recordCashCount(person) {
  const { openingCents } = await person.read('/api/finances/cash-flow?days=30');
  await person.write('POST', '/api/finances/cash-count', { countedCents: openingCents - 8_450 });
}

/** Bills left overdue. */
const forgotten = [/Rastreador/, /lona/];

async function payDueBills(person) {
  const open = await everyOpen(person);
  for (const { id, dueOn, description, overdueDays } of open) {
    const isForgotten = overdueDays < 25 && forgotten.some((one) => one.test(description));
    if (isForgotten) continue;
    await person.write('POST', `/api/finances/${id}/pay`, { paidOn: dueOn, method: 'pix' });
  }
}

/** All unpaid due expenses, page by page. */
async function everyOpen(person) {
  const found = [];
  let cursor = '';
  do {
    const page = await person.read(`/api/finances?kind=expense&status=pending&to=${day(-1)}&limit=200${cursor}`);
    found.push(...page.items);
    cursor = page.nextCursor ? `&cursor=${encodeURIComponent(page.nextCursor)}` : '';
  } while (cursor);
  return found.filter(({ source }) => !source);
}
