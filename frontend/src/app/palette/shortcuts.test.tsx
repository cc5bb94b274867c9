import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteSearchPresses } from '@/lib/navigation/early-search';
import { someRecord } from '@/features/maintenance/maintenance-fixtures';
import { on, pageOf, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someUser, someVehicle } from '@/test/msw-fixtures';
import { someClient } from '@/test/people-fixtures';
import { someFuel } from '@/test/upkeep-fixtures';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { stubMedia } from '@/test/media';
import { setWidth } from '@/test/viewport';
import { useMenu, usePanel } from '@/app/menu/menu-store';
import { newRecordOf, newRecords } from '@/app/new-records';
import { groupsFor } from './palette-items';
import { findRoute, routes } from '@/app/routes';
import { shortcutsOf } from './shortcuts';
import { useSingleKeys } from './use-keys';

const server = startServer(...emptyAccount, signedIn({}));

beforeEach(() => {
  setWidth(1280);
  useMenu.setState({ collapsed: false });
  usePanel.setState({ panel: null });
  useSingleKeys.setState({ on: true });
});

/** Renders the app at an address and waits for its screen. */
async function at(address: string, heading: string) {
  const person = renderApp(address);
  await screen.findByRole('heading', { name: heading });
  return person;
}

const box = () => screen.findByRole('combobox', { name: /^Buscar tela/ });
/** Static palette items of a query. */
const placesFor = (typed: string) =>
  groupsFor(typed, { ...someUser, isMaster: false }).flatMap(({ items }) => items.map(({ to }) => to));
const here = () => window.location.pathname + window.location.search;

describe('the search from anywhere', () => {
  test('Ctrl K opens it on its box, in a field too; Escape gives the focus back', async () => {
    server.use(on('get', '/api/fuel', pageOf([])));
    const person = await at('/fuel', 'Abastecimento');
    const button = await screen.findByRole('button', { name: /^Buscar/ });
    button.focus();
    await person.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await box()).toHaveFocus());
    screen.getByRole('dialog', { name: 'Buscar' }).dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  test('pressed before the code of the search is there, it opens once it is', async () => {
    noteSearchPresses();
    const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(press);
    expect(press.defaultPrevented, 'the browser does not take it').toBe(true);
    await at('/fuel', 'Abastecimento');
    expect(await box()).toHaveFocus();
  });

  test('it leads to screens, their parts and new records, by arrows and Enter', async () => {
    const person = await at('/fuel', 'Abastecimento');
    await person.click(await screen.findByRole('button', { name: /^Buscar/ }));
    await person.type(await box(), 'vales');
    expect(await screen.findByRole('option', { name: /^Vales/ })).toBeTruthy();
    await person.clear(await box());
    await person.type(await box(), 'cam');
    const rows = screen.getAllByRole('option');
    expect(rows.map(({ textContent }) => textContent?.trim())).toEqual(['Novo caminhão']);
    expect(await box()).toHaveAttribute('aria-activedescendant', rows[0]?.id);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe('/vehicles?new=truck'));
    expect(screen.queryByRole('dialog', { name: 'Buscar' })).toBeNull();
  });

  test('it leads to every tab, by the words of the tab and by those of its screen', () => {
    for (const { path, tabs = [] } of routes) {
      for (const { label, to } of tabs) {
        const [places] = groupsFor(`${findRoute(path)?.title} ${label}`, { ...someUser, isMaster: true });
        expect([path, ...(places?.items ?? []).map((item) => item.to)]).toContain(to);
      }
    }
  });

  test.each([
    ['simulação', '/freight-simulations'],
    ['simulacoes', '/freight-simulations'],
    ['simular', '/freight-simulations'],
    ['abastecer', '/fuel'],
    ['pedagio', '/finances?category=pedagio'],
    ['pedágios', '/finances?category=pedagio'],
    ['pneus', '/maintenance?category=tires'],
    ['alternador', '/maintenance?category=electrical'],
  ])('"%s" leads to %s', (typed, to) => {
    expect(placesFor(typed)).toContain(to);
  });

  test.each([
    ['março', '2026-03', '2026-03-31'],
    ['Março de 2024', '2024-03', '2024-03-31'],
    ['fevereiro 2024', '2024-02', '2024-02-29'],
    ['novembro', '2026-11', '2026-11-30'],
    ['dezembro', '2025-12', '2025-12-31'],
  ])('"%s" is the month %s, of the dashboard and of the books', (typed, month, last) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') });
    expect(placesFor(typed)).toEqual([`/dashboard?month=${month}`, `/finances?from=${month}-01&to=${last}`]);
  });

  test('what is no month and no category leads nowhere by itself', () => {
    expect(placesFor('mar')).toEqual([]);
    expect(placesFor('março 99')).toEqual([]);
    expect(placesFor('zzgr')).toEqual([]);
  });

  test('it finds records by what is typed, says how many, and Enter waits for the answer', async () => {
    const requests: string[] = [];
    const heard = ({ path, search }: ReceivedRequest) =>
      requests.push(`${path} ${search.get('q')} ${search.get('limit')}`);
    server.use(
      on('get', '/api/vehicles', (seen) => (heard(seen), pageOf([someVehicle({ id: 4, plate: 'NPL2931' })]))),
      on('get', '/api/clients', (seen) => (heard(seen), pageOf([someClient({ id: 9, name: 'Grãos do Sul' })]))),
    );
    const person = await at('/fuel', 'Abastecimento');
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await box(), 'npl-29{Enter}');
    await waitFor(() => expect(here()).toBe('/vehicles?id=4'));
    expect(requests.filter((one) => one.includes('npl-29')).toSorted()).toEqual([
      '/api/clients npl-29 5',
      '/api/vehicles npl-29 5',
    ]);
  });

  test.each([
    ['142', 'number'],
    ['nº 142', 'number'],
    ['frete 142', 'number'],
    ['sorriso', 'q'],
  ])('"%s" finds a freight by its %s', async (typed, by) => {
    server.use(
      on('get', '/api/freights', ({ search }) =>
        pageOf(['142', 'sorriso'].includes(search.get(by) ?? '') ? [someFreight({ id: 31, number: 142 })] : []),
      ),
      on('get', '/api/freights/31', someFreight({ id: 31, number: 142 })),
    );
    const person = await at('/fuel', 'Abastecimento');
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await box(), `${typed}{Enter}`);
    await waitFor(() => expect(here()).toBe('/freights?id=31'));
  });

  test('it finds a repair by its part, and a fill-up by its station', async () => {
    const found = ({ search }: ReceivedRequest) => search.get('q') ?? '';
    server.use(
      on('get', '/api/fuel', (seen) => pageOf(found(seen) === 'rota 060' ? [someFuel({ id: 8 })] : [])),
      on('get', '/api/maintenance', (seen) => pageOf(found(seen) === 'alternador' ? [someRecord({ id: 6 })] : [])),
    );
    const person = await at('/vehicles', 'Veículos');
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await box(), 'alternador');
    const repairs = within(await screen.findByRole('group', { name: 'Manutenções' }));
    expect(repairs.getByRole('option', { name: /^Freio chiando/ })).toBeTruthy();
    await person.clear(await box());
    await person.type(await box(), 'rota 060');
    const fillUps = within(await screen.findByRole('group', { name: 'Abastecimentos' }));
    expect(fillUps.getAllByRole('option')).toHaveLength(1);
  });

  test('groups are named, and the number of results is announced', async () => {
    server.use(on('get', '/api/clients', pageOf([someClient({ id: 9, name: 'Grãos do Sul' })])));
    const person = await at('/fuel', 'Abastecimento');
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await box(), 'zzgr');
    const group = await screen.findByRole('group', { name: 'Fretes do cliente' });
    expect(within(group).getAllByRole('option')).toHaveLength(1);
    await waitFor(() => expect(screen.getByText('1 resultado')).toHaveAttribute('role', 'status'));
  });
});

describe('shortcuts', () => {
  test('G and a letter lead to a screen, N to a new record of it, / to its search', async () => {
    const person = await at('/fuel', 'Abastecimento');
    await person.keyboard('gv');
    expect(await screen.findByRole('heading', { name: 'Veículos' })).toBeTruthy();
    await person.keyboard('n');
    await waitFor(() => expect(here()).toBe('/vehicles?new=truck'));
  });

  test('N over the books opens the sheet of an expense, and "Lançar" where nothing in particular is entered', async () => {
    const person = await at('/dashboard', 'Dashboard');
    await person.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Lançar' })).toBeTruthy();
  });

  test('J and K move by rows, and X selects one', async () => {
    stubMedia('(min-width: 768px)', '(pointer: fine) and (min-width: 768px)');
    server.use(on('get', '/api/freights', pageOf([someFreight({ id: 31 }), someFreight({ id: 30, number: 9 })])));
    const person = await at('/freights', 'Fretes');
    const first = await screen.findByRole('link', { name: /^Abrir frete nº 12/ });
    await person.keyboard('j');
    await waitFor(() => expect(first).toHaveFocus());
    await person.keyboard('j');
    const second = screen.getByRole('link', { name: /^Abrir frete nº 9/ });
    await waitFor(() => expect(second).toHaveFocus());
    await person.keyboard('x');
    const checkbox = screen.getByRole('checkbox', { name: /^Selecionar frete nº 9/ });
    await waitFor(() => expect(checkbox).toBeChecked());
    // A clicked checkbox has the focus: the row is the same.
    checkbox.focus();
    await person.keyboard('k');
    await waitFor(() => expect(first).toHaveFocus());
    // Enter opens the link that has the focus.
    expect(first).toHaveAttribute('href', '/freights?id=31');
  });

  test('in a field and over a dialog letters are letters', async () => {
    const person = await at('/vehicles?new=truck', 'Novo caminhão');
    await person.type(await screen.findByLabelText('Placa'), 'gf?n');
    expect(here()).toBe('/vehicles?new=truck');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('? shows all of them, and single keys can be turned off on this device', async () => {
    const person = await at('/fuel', 'Abastecimento');
    await person.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
    for (const { shortcuts } of shortcutsOf({ isMaster: false })) {
      for (const { does } of shortcuts) expect(sheet.getByText(does)).toBeTruthy();
    }
    await person.click(sheet.getByRole('checkbox', { name: /Usar atalhos de uma tecla/ }));
    expect(localStorage.getItem('single-keys')).toBe('no');
    await person.click(sheet.getByRole('button', { name: 'Fechar' }));
    await person.keyboard('?gv');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(here()).toBe('/fuel');
    await person.keyboard('{Control>}k{/Control}');
    expect(await box()).toBeTruthy();
  });

  test('no two have the same keys, and every screen of the menu has its own', () => {
    const keys = shortcutsOf({ isMaster: true }).flatMap(({ shortcuts }) => shortcuts.map((each) => each.keys));
    expect(new Set(keys).size).toBe(keys.length);
    const places = shortcutsOf({ isMaster: true }).at(-1)?.shortcuts ?? [];
    expect(places).toHaveLength(routes.filter(({ menu }) => menu).length);
  });

  test('N on a tab enters what its list holds', () => {
    expect(newRecordOf('/maintenance', '?tab=plan')?.to).toBe('/maintenance?tab=plan&new=1');
    expect(newRecordOf('/maintenance', '')?.to).toBe('/maintenance?new=1');
  });

  test('what can be entered leads to screens that are there', () => {
    for (const { to } of newRecords.filter((each) => each.to.startsWith('/'))) {
      expect(routes.map(({ path }) => path)).toContain(to.split('?')[0]);
    }
  });
});

describe('skip links', () => {
  test('the second tab leads to the first row of a list', async () => {
    server.use(on('get', '/api/vehicles', pageOf([someVehicle({ id: 4, plate: 'NPL2931' })])));
    const person = await at('/vehicles', 'Veículos');
    const row = await screen.findByRole('link', { name: /NPL/ });
    (document.activeElement as HTMLElement).blur();
    await person.tab();
    expect(screen.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus();
    await person.tab();
    expect(screen.getAllByRole('link', { name: 'Ir para a lista' })[0]).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(row).toHaveFocus();
  });

  test('after a navigation the list is one tab away', async () => {
    server.use(on('get', '/api/vehicles', pageOf([someVehicle({ id: 4, plate: 'NPL2931' })])));
    const person = await at('/fuel', 'Abastecimento');
    await person.click(screen.getByRole('link', { name: 'Veículos' }));
    const row = await screen.findByRole('link', { name: /NPL/ });
    expect(screen.getByRole('main')).toHaveFocus();
    await person.tab();
    await person.keyboard('{Enter}');
    expect(row).toHaveFocus();
  });
});
