import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { maintenanceCategoryLabels } from '@/lib/generated/enum-labels';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { somePlan } from '@/test/upkeep-fixtures';
import { somePreview, someRecord } from './maintenance-fixtures';
import MaintenancePage from './maintenance-page';

const server = startServer();
const posted: ReceivedRequest[] = [];
const previewed: ReceivedRequest[] = [];

beforeEach(() => {
  posted.length = 0;
  previewed.length = 0;
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/freights', pageOf([someFreight()])),
    on('get', '/api/drivers', pageOf([])),
    on('get', '/api/maintenance', pageOf([someRecord()])),
    on('get', '/api/maintenance/8', someRecord()),
    on('get', '/api/maintenance/due', pageOf([somePlan()])),
    on('get', '/api/maintenance/plans', pageOf([somePlan()])),
    on('get', '/api/maintenance/plans/3', somePlan()),
    on('post', '/api/maintenance', (seen) => (posted.push(seen), someRecord())),
    on('post', '/api/maintenance/preview', (seen) => (previewed.push(seen), somePreview)),
  );
});

type Hands = ReturnType<typeof renderPage>['user'];

async function chooseCategory(user: Hands, word: string) {
  const box = await screen.findByRole('combobox', { name: 'Categoria' });
  await user.type(box, `${word}{Enter}`);
  await waitFor(() => expect(Object.values(maintenanceCategoryLabels)).toContain(valueOf(box)));
}

async function fillBill(user: Hands) {
  await chooseCategory(user, 'pastilha');
  await user.click(screen.getByRole('button', { name: 'Peça' }));
  await user.type(screen.getByLabelText('Descrição'), 'Lonas');
  await user.clear(screen.getByLabelText('Quantidade'));
  await user.type(screen.getByLabelText('Quantidade'), '2');
  await user.type(screen.getByLabelText('Preço de cada'), '48000');
}

const save = (user: Hands) => user.click(screen.getByRole('button', { name: 'Salvar manutenção' }));

describe('a new record', () => {
  test('a bill is vehicle, day, category and total', async () => {
    const { user, address } = renderPage(MaintenancePage, '/maintenance?new=1');
    await chooseCategory(user, 'borracharia');
    expect(valueOf(screen.getByRole('combobox', { name: 'Categoria' }))).toBe('Pneus');
    await user.type(screen.getByLabelText('Total'), '85000');
    await save(user);
    await waitFor(() => expect(address()).toBe('/maintenance'));
    expect(posted[0]?.body).toMatchObject({
      vehicleId: 1,
      category: 'tires',
      totalCents: 85_000,
      items: [],
      discountCents: 0,
    });
    expect(previewed).toHaveLength(0);
  });

  test('the total of a bill alone is shared out in instalments', async () => {
    const { user } = renderPage(MaintenancePage, '/maintenance?new=1');
    await user.type(await screen.findByLabelText('Total'), '85000');
    await user.click(screen.getByLabelText('Parcelado'));
    await user.type(screen.getByRole('textbox', { name: 'Parcelas' }), '2');
    await waitFor(() =>
      expect(previewed.at(-1)?.body).toMatchObject({ items: [], totalCents: 85_000, installments: 2 }),
    );
  });

  test('one line makes a record, paid on its day', async () => {
    const { user, address } = renderPage(MaintenancePage, '/maintenance?new=1');
    await fillBill(user);
    await save(user);
    await waitFor(() => expect(address()).toBe('/maintenance'));
    const { doneOn, dueOn, paidOn, ...body } = posted[0]!.body as Record<string, unknown>;
    expect([dueOn, paidOn]).toEqual([doneOn, doneOn]);
    expect(body).toEqual({
      vehicleId: 1,
      freightId: null,
      odometerKm: null,
      category: 'brakes',
      kind: 'corrective',
      description: null,
      workshop: null,
      totalCents: null,
      items: [
        { type: 'part', description: 'Lonas', quantityThousandths: 2000, unitPriceCents: 48_000, warrantyUntil: null },
      ],
      discountCents: 0,
      daysStopped: null,
      notes: null,
      installments: 1,
      driverId: null,
      paidByDriver: false,
      planIds: [],
    });
  });

  test('the sums come from the server while one types', async () => {
    const { user } = renderPage(MaintenancePage, '/maintenance?new=1');
    await fillBill(user);
    expect(await screen.findByText('Soma do item')).toBeTruthy();
    expect(screen.getAllByText(/R\$\s960,00/).length).toBeGreaterThan(1);
    expect(previewed.at(-1)?.body).toMatchObject({
      items: [{ quantityThousandths: 2000, unitPriceCents: 48_000 }],
      discountCents: 0,
      installments: 1,
    });
  });

  test('too great a discount is an error before saving', async () => {
    const message = 'O desconto é maior que a soma dos itens: diminua o desconto.';
    server.use(
      on('post', '/api/maintenance/preview', ({ body }) =>
        (body as { discountCents: number }).discountCents > 96_000
          ? problem(422, 'validation', { errors: [{ field: 'discountCents', code: 'above_total', message }] })
          : somePreview,
      ),
    );
    const { user } = renderPage(MaintenancePage, '/maintenance?new=1');
    await fillBill(user);
    await screen.findByText('Soma do item');
    await user.type(screen.getByLabelText(/Desconto/), '9999900');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Soma do item')).toBeTruthy();
  });

  test('instalments are shown as they will fall due, and carry no payment', async () => {
    const payments = [1, 2, 3].map((installment) => ({
      installment,
      amountCents: 32_000,
      dueOn: `2027-0${installment}-10`,
    }));
    server.use(on('post', '/api/maintenance/preview', (seen) => (previewed.push(seen), { ...somePreview, payments })));
    const { user, address } = renderPage(MaintenancePage, '/maintenance?new=1');
    await fillBill(user);
    await user.click(screen.getByLabelText('Parcelado'));
    await user.type(screen.getByRole('textbox', { name: 'Parcelas' }), '3');
    await user.type(screen.getByLabelText(/Primeira parcela em/), '10/01/2027');
    expect(await screen.findByText('3ª em 10/03/2027')).toBeTruthy();
    await save(user);
    await waitFor(() => expect(address()).toBe('/maintenance'));
    expect(posted[0]?.body).toMatchObject({ installments: 3, dueOn: '2027-01-10', paidOn: null });
    expect(previewed.at(-1)?.body).toMatchObject({ installments: 3, dueOn: '2027-01-10' });
  });

  test('a missing value is an error at its field', async () => {
    const { user } = renderPage(MaintenancePage, '/maintenance?new=1');
    await screen.findByRole('combobox', { name: 'Categoria' });
    await save(user);
    expect(await screen.findByText('Escolha a categoria.')).toBeTruthy();
    expect(screen.getByText('Informe o total.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Peça' }));
    await save(user);
    expect(await screen.findByText('Diga o que foi feito ou trocado.')).toBeTruthy();
    expect(screen.getByText('Informe o preço.')).toBeTruthy();
    expect(screen.queryByText('Informe o total.')).toBeNull();
    expect(posted).toHaveLength(0);
  });

  test('a plan is preselected, and saving returns to the plan', async () => {
    const { user, address } = renderPage(MaintenancePage, '/maintenance?new=1&vehicleId=1&planId=3');
    expect(valueOf(await screen.findByLabelText(/Resumo/))).toBe('Óleo do motor');
    expect(await screen.findByRole('checkbox', { name: /Óleo do motor/ })).toBeChecked();
    await user.type(screen.getByLabelText('Total'), '90000');
    await save(user);
    await waitFor(() => expect(address()).toBe('/maintenance?tab=plan'));
    expect(posted[0]?.body).toMatchObject({ planIds: [3], kind: 'preventive', category: 'engine' });
  });

  test('a trailer has no odometer', async () => {
    server.use(on('get', '/api/vehicles', pageOf([someVehicle({ type: 'trailer' })])));
    renderPage(MaintenancePage, '/maintenance?new=1');
    await screen.findByRole('combobox', { name: 'Categoria' });
    expect(screen.queryByLabelText(/Hodômetro/)).toBeNull();
  });
});

describe('what the server says', () => {
  test('an error of an item is shown at its field', async () => {
    const message = 'A garantia termina antes do serviço: confira a data.';
    const errors = [{ field: 'items[0].warrantyUntil', code: 'before', message }];
    server.use(on('post', '/api/maintenance', problem(422, 'validation', { errors })));
    const { user } = renderPage(MaintenancePage, '/maintenance?new=1');
    await fillBill(user);
    await save(user);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Garantia até/));
  });

  test('what is unlikely is asked, and sent again with its code', async () => {
    const warnings = [{ code: 'odometer_jump', message: 'O hodômetro salta 90.000 km.' }];
    server.use(
      on('post', '/api/maintenance', (seen) => {
        posted.push(seen);
        const { confirm } = seen.body as { confirm?: string[] };
        return confirm ? someRecord() : problem(422, 'confirmation_required', { warnings });
      }),
    );
    const { user, address } = renderPage(MaintenancePage, '/maintenance?new=1');
    await fillBill(user);
    await save(user);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Está certo, continuar' }));
    await waitFor(() => expect(address()).toBe('/maintenance'));
    expect(posted.at(-1)?.body).toMatchObject({ confirm: ['odometer_jump'] });
  });
});

test('changing one sends the whole bill with the version it was read in', async () => {
  let seen: ReceivedRequest | undefined;
  server.use(on('put', '/api/maintenance/8', (request) => ((seen = request), someRecord())));
  const { user, address } = renderPage(MaintenancePage, '/maintenance?id=8&edit=1');
  await user.click(await screen.findByRole('button', { name: 'Mão de Obra' }));
  await user.type(screen.getAllByLabelText('Descrição')[1]!, 'Troca');
  await user.type(screen.getAllByLabelText('Preço de cada')[1]!, '15000');
  await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  await waitFor(() => expect(address()).toBe('/maintenance?id=8'));
  expect(seen?.headers.get('if-match')).toBe('"4"');
  expect(seen?.body).toMatchObject({
    installments: 3,
    items: [
      { type: 'part', description: 'Lonas', warrantyUntil: '2027-05-20' },
      { type: 'labor', description: 'Troca', quantityThousandths: 1000, unitPriceCents: 15_000 },
    ],
  });
});

test('a complaint about the bill as a whole is led to', async () => {
  const message = 'A parcela 1 de 3 já foi paga: desfaça o pagamento antes de mudar o valor.';
  const errors = [{ field: 'items', code: 'already_paid', message }];
  server.use(on('put', '/api/maintenance/8', problem(422, 'validation', { errors })));
  const { user } = renderPage(MaintenancePage, '/maintenance?id=8&edit=1');
  await user.click(await screen.findByRole('button', { name: 'Salvar alterações' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(message));
});
