import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someTransaction } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import type { PayInput } from '@/lib/forms/payment';
import { previewOf, someOffer } from '@/test/settling-fixtures';
import { someOutcome, someWaiting } from './freight-fixtures';
import FreightsPage from './freights-page';

const server = startServer();
let paid: ReceivedRequest[];

beforeEach(() => {
  paid = [];
  server.use(
    on('get', '/api/freights/12', someFreight()),
    on('get', '/api/freights/12/result', someOutcome()),
    on('get', '/api/freights/12/events', pageOf([])),
    on('get', '/api/freights/12/waiting-time', someWaiting({ stays: [], totalCents: 0, claimText: null })),
    on('get', '/api/finances', pageOf([])),
    on('get', '/api/fuel', pageOf([])),
    on('get', '/api/freights', pageOf([])),
    on('get', '/api/finances/32/expected-deductions', someOffer()),
    on('post', '/api/finances/32/pay/preview', ({ body }) => previewOf(body, 420_000, 400_260)),
    on('post', '/api/finances/32/pay', (seen) => (paid.push(seen), someTransaction({ status: 'paid' }))),
  );
});

async function openSheet() {
  const { user } = renderPage(FreightsPage, '/freights?id=12');
  await user.click(await screen.findByRole('button', { name: 'Recebi o saldo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saldo do frete nº 12' });
  return { user, dialog, sheet: within(dialog) };
}

type Sheet = Awaited<ReturnType<typeof openSheet>>['sheet'];

const amount = (sheet: Sheet) => sheet.getByLabelText('Quanto entrou');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

async function type(user: UserEvent, field: HTMLElement, digits: string) {
  await user.clear(field);
  await user.type(field, digits);
}

async function confirm(user: UserEvent, sheet: Sheet) {
  const button = sheet.getByRole('button', { name: 'Confirmar' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

describe('received amounts', () => {
  /** The server has 4.700 open and asks for confirmation of another amount; `offer` is its offer. */
  function openChanged(offer: () => Response | ReturnType<typeof someOffer>) {
    const message = 'O valor em aberto mudou de R$ 4.200,00 para R$ 4.700,00.';
    const warnings = [{ code: 'open_changed:470000', message }];
    const isSeen = ({ body }: ReceivedRequest) => (body as PayInput).openCents === 470_000;
    server.use(
      on('get', '/api/finances/32/expected-deductions', offer),
      on('post', '/api/finances/32/pay/preview', ({ body }) => previewOf(body, 470_000, 447_910)),
      on('post', '/api/finances/32/pay', (seen) => {
        paid.push(seen);
        return isSeen(seen) ? someTransaction({ status: 'paid' }) : problem(422, 'confirmation_required', { warnings });
      }),
    );
    return `${message} Confira o valor e toque em Confirmar.`;
  }

  test.each([
    ['with a signal', () => someOffer({ openCents: 470_000, netCents: 447_910 })],
    ['where no more comes than the refusal', () => HttpResponse.error()],
  ])('the amount that is open by now is shown before it is taken, %s', async (_, offer) => {
    const { user, sheet } = await openSheet();
    const requests = openChanged(offer);
    await confirm(user, sheet);
    expect(await sheet.findByText(requests)).toBeVisible();
    expect(valueOf(amount(sheet))).toBe('4.700,00');
    // The open amount stays, whatever else the server reports.
    const pix = sheet.getByRole('button', { name: 'Pix' });
    await waitFor(() => expect(pix).toBeEnabled());
    await user.click(pix);
    await waitFor(() => expect(valueOf(amount(sheet))).toBe('4.700,00'));
    await confirm(user, sheet);
    await waitFor(() => expect(paid).toHaveLength(2));
    expect(paid[1]?.body).toEqual({ paidOn: day, openCents: 470_000, method: 'pix' });
  });

  test('the second tap of a double tap does not confirm an amount that changed in between', async () => {
    const { user, sheet } = await openSheet();
    const requests = openChanged(() => HttpResponse.error());
    await confirm(user, sheet);
    expect(await sheet.findByText(requests)).toBeVisible();
    const button = sheet.getByRole('button', { name: 'Confirmar' });
    // The button is disabled for a short real time: the second tap follows in the same turn.
    expect(button).toBeDisabled();
    fireEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(paid).toHaveLength(1);
  });

  test('what the payer holds back is taken off the amount that is open by now', async () => {
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('checkbox', { name: /Descontaram impostos/ }));
    await user.click(sheet.getByRole('button', { name: 'Quebra ou falta' }));
    await user.type(sheet.getByLabelText('Quebra ou falta'), '20000');
    await waitFor(() => expect(valueOf(amount(sheet))).toBe('3.802,60'));
    const more = [{ kind: 'inss', label: 'INSS', amountCents: 10_340 } as const];
    const requests = openChanged(() => someOffer({ openCents: 470_000, netCents: 459_660, deductions: more }));
    await confirm(user, sheet);
    expect(await sheet.findByText(requests)).toBeVisible();
    await waitFor(() => expect(valueOf(amount(sheet))).toBe('4.396,60'));
    await confirm(user, sheet);
    await waitFor(() => expect(paid).toHaveLength(2));
    const deductions = [
      { kind: 'inss', amountCents: 10_340 },
      { kind: 'shortage', amountCents: 20_000 },
    ];
    expect(paid[1]?.body).toEqual({ paidOn: day, openCents: 470_000, deductions });
  });

  test('without a known remainder of the whole, no amount is shown', async () => {
    server.use(on('post', '/api/finances/32/pay/preview', () => HttpResponse.error()));
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Avaria' }));
    await user.type(sheet.getByLabelText('Avaria'), '9000');
    expect(await sheet.findByText('Vai ser tudo que estiver em aberto, menos os descontos.')).toBeVisible();
    expect(valueOf(amount(sheet))).toBe('');
    await confirm(user, sheet);
    await waitFor(() => expect(paid).toHaveLength(1));
    expect(paid[0]?.body).toMatchObject({ openCents: 420_000, deductions: [{ kind: 'damage', amountCents: 9000 }] });
  });

  test('the whole is there already, and goes without an amount', async () => {
    const { user, sheet } = await openSheet();
    expect(valueOf(amount(sheet))).toBe('4.200,00');
    await confirm(user, sheet);
    await waitFor(() => expect(paid.map(({ body }) => body)).toEqual([{ paidOn: day, openCents: 420_000 }]));
    expect(await screen.findByText(/^Recebido: R\$\s4\.200,00$/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('net of the taxes takes three taps', async () => {
    server.use(
      on('post', '/api/finances/32/pay', (seen) => {
        paid.push(seen);
        const held = { transactionId: 90, kind: 'inss', label: 'INSS', amountCents: 9240 } as const;
        return someTransaction({ status: 'paid', netCents: 400_260, deductions: [held] });
      }),
    );
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('checkbox', { name: /Descontaram impostos/ }));
    await waitFor(() => expect(valueOf(amount(sheet))).toBe('4.002,60'));
    expect(valueOf(sheet.getByLabelText('SEST'))).toBe('63,00');
    await user.click(sheet.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(paid).toHaveLength(1));
    expect(paid[0]?.body).toEqual({
      paidOn: day,
      openCents: 420_000,
      deductions: [
        { kind: 'inss', amountCents: 9240 },
        { kind: 'sest', amountCents: 6300 },
        { kind: 'senat', amountCents: 4200 },
      ],
    });
    expect(await screen.findByText(/^Recebido: R\$\s4\.002,60$/)).toBeTruthy();
    expect(screen.getByText(/^Descontaram INSS\sR\$\s92,40$/)).toBeTruthy();
  });

  test('who types exactly the net has the taxes held back, and may take them off again', async () => {
    const { user, sheet } = await openSheet();
    const taxes = await sheet.findByRole('checkbox', { name: /Descontaram impostos/ });
    await sheet.findByText(/Líquido/);
    await type(user, amount(sheet), '400260');
    await waitFor(() => expect(taxes).toBeChecked());
    await waitFor(() => expect(sheet.queryByLabelText(/^O resto/)).toBeNull());
    await user.click(taxes);
    expect(await sheet.findByLabelText(/^O resto \(R\$\s197,40\) vence em/)).toBeTruthy();
    expect(taxes).not.toBeChecked();
  });

  test('the method is chosen by a tap, and cleared by another', async () => {
    const { user, sheet } = await openSheet();
    const pix = sheet.getByRole('button', { name: 'Pix' });
    await user.click(pix);
    expect(pix).toHaveAttribute('aria-pressed', 'true');
    await user.click(pix);
    await user.click(sheet.getByRole('button', { name: 'Transferência' }));
    await confirm(user, sheet);
    await waitFor(() => expect(paid[0]?.body).toEqual({ paidOn: day, openCents: 420_000, method: 'transfer' }));
  });

  test('an emptied amount is asked for', async () => {
    const { user, sheet } = await openSheet();
    await user.clear(amount(sheet));
    await confirm(user, sheet);
    expect(await sheet.findByText('Informe quanto entrou.')).toBeTruthy();
    expect(paid).toHaveLength(0);
  });
});

test('after settling the focus is on the undo button', async () => {
  const [advance, balance] = someFreight().receivables;
  const received = { ...balance!, status: 'paid' as const, paidOn: '2026-11-18', overdueDays: 0 };
  server.use(
    on('get', '/api/freights/12', () =>
      paid.length > 0 ? someFreight({ receivables: [advance!, received] }) : someFreight(),
    ),
  );
  const { user, sheet } = await openSheet();
  await confirm(user, sheet);
  const back = await screen.findByRole('button', { name: 'Desfazer recebimento do saldo' });
  await waitFor(() => expect(back).toHaveFocus());
});

describe('what did not come', () => {
  test('the remainder stays open with its own due day', async () => {
    const { user, sheet } = await openSheet();
    await type(user, amount(sheet), '300000');
    const rest = await sheet.findByLabelText(/^O resto \(R\$\s1\.200,00\) vence em/);
    expect(sheet.getByText('Se deixar em branco, vence em 18/11/2026, como estava.')).toBeTruthy();
    await user.type(rest, '10/01/2027');
    await waitFor(() =>
      expect(plain(sheet.getByRole('status').textContent)).toMatch(/R\$ 1\.200,00 ficam para depois/),
    );
    await confirm(user, sheet);
    await waitFor(() => expect(paid[0]?.body).toEqual({ paidOn: day, amountCents: 300_000, restDueOn: '2027-01-10' }));
    expect(await screen.findByText(/^R\$\s1\.200,00 ficam para depois$/)).toBeTruthy();
  });

  test('or the payer kept it, by the figure of the server', async () => {
    const { user, sheet } = await openSheet();
    await type(user, amount(sheet), '415000');
    await user.click(await sheet.findByRole('button', { name: 'Foi desconto do pagador' }));
    expect(valueOf(sheet.getByLabelText('Outro desconto'))).toBe('50,00');
    await waitFor(() => expect(sheet.queryByLabelText(/^O resto/)).toBeNull());
    await confirm(user, sheet);
    await waitFor(() =>
      expect(paid[0]?.body).toEqual({
        paidOn: day,
        amountCents: 415_000,
        deductions: [{ kind: 'other', amountCents: 5000 }],
      }),
    );
  });

  test('a shortage reduces the received amount, and a line can be removed', async () => {
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Quebra ou falta' }));
    const line = sheet.getByLabelText('Quebra ou falta');
    expect(line).toHaveFocus();
    await user.type(line, '20000');
    await waitFor(() => expect(valueOf(amount(sheet))).toBe('4.000,00'));
    await user.click(sheet.getByRole('button', { name: 'Avaria' }));
    await user.click(sheet.getByRole('button', { name: 'Tirar Avaria' }));
    await confirm(user, sheet);
    await waitFor(() =>
      expect(paid[0]?.body).toEqual({
        paidOn: day,
        openCents: 420_000,
        deductions: [{ kind: 'shortage', amountCents: 20_000 }],
      }),
    );
  });

  test('an offered tax is changed by hand, another taken off', async () => {
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('checkbox', { name: /Descontaram impostos/ }));
    await type(user, await sheet.findByLabelText('INSS'), '10000');
    await user.click(sheet.getByRole('button', { name: 'Tirar SENAT' }));
    await waitFor(() => expect(valueOf(amount(sheet))).toBe('4.037,00'));
    await confirm(user, sheet);
    await waitFor(() =>
      expect(paid[0]?.body).toEqual({
        paidOn: day,
        openCents: 420_000,
        deductions: [
          { kind: 'inss', amountCents: 10_000 },
          { kind: 'sest', amountCents: 6300 },
        ],
      }),
    );
  });

  test('a payer with a CPF withholds no taxes, and the consequences are shown', async () => {
    const words = ['Cliente com CPF não desconta: R$ 168,00 de INSS são por sua conta, até o dia 15.'];
    server.use(
      on('get', '/api/finances/32/expected-deductions', someOffer({ payer: 'person', deductions: [], words })),
    );
    const { sheet } = await openSheet();
    expect(await sheet.findByText(words[0] ?? '')).toBeTruthy();
    expect(sheet.queryByRole('checkbox')).toBeNull();
  });

  test('where no table is known, the taxes are written by hand', async () => {
    server.use(on('get', '/api/finances/32/expected-deductions', problem(422, 'validation')));
    const { user, sheet } = await openSheet();
    await sheet.findByText(/informe o que foi descontado/);
    await user.click(sheet.getByRole('checkbox', { name: /Descontaram impostos/ }));
    await user.type(sheet.getByLabelText('IRRF'), '3000');
    await confirm(user, sheet);
    await waitFor(() =>
      expect(paid[0]?.body).toEqual({
        paidOn: day,
        openCents: 420_000,
        deductions: [{ kind: 'irrf', amountCents: 3000 }],
      }),
    );
  });
});

describe('what goes wrong', () => {
  test('an error is shown at its line, and disappears with the next key', async () => {
    const errors = [{ field: 'deductions.0.amountCents', code: 'range', message: 'Passa do que está em aberto.' }];
    server.use(on('post', '/api/finances/32/pay/preview', problem(422, 'validation', { errors })));
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Avaria' }));
    await user.type(sheet.getByLabelText('Avaria'), '900000');
    await waitFor(() => expect(sheet.getByLabelText('Avaria')).toHaveAccessibleDescription(/Passa do que está/));
    server.use(on('post', '/api/finances/32/pay/preview', ({ body }) => previewOf(body, 420_000, 0)));
    await type(user, sheet.getByLabelText('Avaria'), '9000');
    await waitFor(() => expect(sheet.queryByText('Passa do que está em aberto.')).toBeNull());
  });

  test('settled elsewhere: it says so, refetches the list, and only closing is left', async () => {
    let reads = 0;
    server.use(
      on('get', '/api/freights/12', () => ((reads += 1), someFreight())),
      on('post', '/api/finances/32/pay', problem(409, 'already_settled', { detail: 'Este valor já foi recebido.' })),
    );
    const { user, sheet } = await openSheet();
    await confirm(user, sheet);
    expect(await sheet.findByText('Este valor já foi recebido.')).toBeTruthy();
    await waitFor(() => expect(reads).toBe(2));
    expect(sheet.queryByRole('button', { name: 'Confirmar' })).toBeNull();
    await user.click(sheet.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without a signal nothing typed is lost, and trying again is the same submit', async () => {
    const keys: (string | null)[] = [];
    server.use(
      on('post', '/api/finances/32/pay', ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : someTransaction({ status: 'paid' });
      }),
    );
    const { user, sheet } = await openSheet();
    await type(user, amount(sheet), '300000');
    await sheet.findByLabelText(/^O resto/);
    await confirm(user, sheet);
    expect(await sheet.findByText(/^Sem conexão com a Boleia. Este navegador não deixa guardar nada/)).toBeTruthy();
    expect(valueOf(amount(sheet))).toBe('3.000,00');
    await confirm(user, sheet);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys[0]).toBe(keys[1]);
  });
});

test('the sheet is sound for a screen reader, empty and full', async () => {
  const { user, dialog, sheet } = await openSheet();
  const sound = async () => {
    const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  };
  await sound();
  await user.click(await sheet.findByRole('checkbox', { name: /Descontaram impostos/ }));
  await user.click(sheet.getByRole('button', { name: 'Outro desconto' }));
  await type(user, amount(sheet), '300000');
  await sheet.findByLabelText(/^O resto/);
  await sound();
});

test('partial receipts are listed one by one, with their deductions', async () => {
  const held = { transactionId: 90, kind: 'inss', label: 'INSS', amountCents: 9240 } as const;
  const [first, second] = someFreight().receivables;
  const receivables = [
    { ...first!, part: 'balance' as const, amountCents: 300_000, netCents: 290_760, deductions: [held] },
    { ...second!, amountCents: 120_000, dueOn: '2099-03-30', overdueDays: 0 },
  ];
  server.use(on('get', '/api/freights/12', someFreight({ receivables })));
  renderPage(FreightsPage, '/freights?id=12');
  expect(await screen.findByText('Recebido em 18/11/2026')).toBeTruthy();
  expect(screen.getByText(/^Entraram R\$\s2\.907,60. Descontaram INSS\sR\$\s92,40.$/)).toBeTruthy();
  expect(screen.getByText('Saldo · resto')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recebi o resto do saldo' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Desfazer recebimento do saldo de 18/11/2026' })).toBeTruthy();
});
