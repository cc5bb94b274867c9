import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { someFreight, someTransaction } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { someAdvance } from '@/test/people-fixtures';
import { someFuel } from '@/test/upkeep-fixtures';
import { besideFreight, someOutcome } from './freight-fixtures';
import FreightsPage from './freights-page';

const server = startServer();

beforeEach(() => {
  server.use(on('get', '/api/freights/12', someFreight()), ...besideFreight);
});

function open() {
  return renderPage(FreightsPage, '/freights?id=12');
}

describe('fuel and driver', () => {
  const driver = { id: 4, name: 'Zé Maria' };
  const advance = someAdvance({ driverId: 4, freightId: 12 });

  test('the fill-ups of the trip lead to their records, and the next one names freight and truck', async () => {
    const fill = someFuel({ id: 71, station: 'Posto Trevo', metersPerLiter: null });
    server.use(
      on('get', '/api/fuel', ({ search }) => pageOf(search.get('freightId') === '12' ? [fill] : [])),
      on('get', '/api/freights/12/result', someOutcome({ metersPerLiter: 2381 })),
    );
    open();
    expect((await screen.findByRole('link', { name: 'Posto Trevo' })).getAttribute('href')).toBe('/fuel?id=71');
    expect(await screen.findByText(/^Média da viagem/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abastecer' }).getAttribute('href')).toBe(
      '/fuel?new=1&freightId=12&vehicleId=1',
    );
  });

  test('the trip of a driver shows his commission and advances, and links to the settlement', async () => {
    server.use(
      on('get', '/api/freights/12', someFreight({ status: 'completed', moves: [], driver })),
      on('get', '/api/freights/12/result', someOutcome({ commissionCents: 134_400 })),
      on('get', '/api/driver-advances', ({ search }) => pageOf(search.get('freightId') === '12' ? [advance] : [])),
    );
    open();
    expect(await screen.findByText(/Comissão desta viagem: R\$\s1\.344,00/)).toBeTruthy();
    expect(await screen.findByText('em aberto')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fazer acerto' }).getAttribute('href')).toBe(
      '/driver-payments?new=1&driverId=4',
    );
  });

  test('vales that could not be read are not left out', async () => {
    server.use(
      on('get', '/api/freights/12', someFreight({ driver })),
      on('get', '/api/driver-advances', problem(500, 'internal', { detail: 'Deu errado.' })),
    );
    open();
    expect(await screen.findByText('Vales desta viagem: Deu errado.')).toBeTruthy();
  });

  test('once settled, the settlement is shown instead', async () => {
    server.use(
      on('get', '/api/freights/12', someFreight({ status: 'completed', moves: [], driver })),
      on(
        'get',
        '/api/freights/12/result',
        someOutcome({ commissionCents: 134_400, commissionSettled: true, driverPaymentId: 6 }),
      ),
      on('get', '/api/driver-advances', pageOf([{ ...advance, driverPaymentId: 6 }])),
    );
    open();
    expect((await screen.findByRole('link', { name: 'Ver acerto' })).getAttribute('href')).toBe(
      '/driver-payments?id=6',
    );
    expect(screen.getByText('Acertado')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Fazer acerto' })).toBeNull();
  });

  test('postings are edited at their source; fill-ups and advances are listed elsewhere', async () => {
    const line = someTransaction({ kind: 'expense', category: 'manutencao', description: 'Molas do Trevo' });
    server.use(
      on(
        'get',
        '/api/finances',
        pageOf([
          { ...line, id: 41, source: { kind: 'maintenance', id: 71, part: 'total' } },
          { ...line, id: 43, description: 'Posto Trevo', source: { kind: 'fuel', id: 72, part: 'total' } },
          {
            ...line,
            id: 42,
            category: 'salario',
            description: 'Vale de Zé',
            effect: 'cash',
            source: { kind: 'driver_advance', id: 9, part: 'total' },
          },
        ]),
      ),
    );
    open();
    const posted = await screen.findByRole('link', { name: /Manutenção.*Molas do Trevo/ });
    expect(posted.getAttribute('href')).toBe('/maintenance?id=71');
    expect(screen.queryByText(/Posto Trevo/)).toBeNull();
    expect(screen.queryByText(/Vale de Zé/)).toBeNull();
  });

  test('a freight that is not there leads back to the list', async () => {
    server.use(on('get', '/api/freights/12', problem(404, 'not_found', { detail: 'Este frete não existe.' })));
    open();
    expect(await screen.findByText('Este frete não existe.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar à lista' }).getAttribute('href')).toBe('/freights');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });
});
