import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '@/api/types';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { renderPage } from '@/test/msw-render';
import FreightsPage from '@/features/freights/freights-page';

const server = startServer();
const stored = { version: 1, createdAt: '2026-11-15T12:00:00Z', updatedAt: '2026-11-15T12:00:00Z', notes: null };
const safra: Client = {
  id: 4,
  ...stored,
  name: 'Boa Safra',
  document: '11222333000181',
  equatedToCompany: 'unknown',
  phone: '66999887766',
};

beforeEach(() => server.use(on('get', '/api/clients', pageOf([safra]))));

test('a client is named with document and phone, and leads to the freights', async () => {
  renderPage(FreightsPage, '/freights?tab=clients');
  const link = await screen.findByRole('link', { name: 'Ver fretes de Boa Safra' });
  expect(link.getAttribute('href')).toBe('/freights?clientId=4');
  expect(screen.getByText('11.222.333/0001-81')).toBeTruthy();
  expect(screen.getByText('(66) 99988-7766')).toBeTruthy();
});

test('a client is made, changed and deleted from the list', async () => {
  const sent: unknown[] = [];
  server.use(
    on('get', '/api/clients/4', safra),
    on('post', '/api/clients', ({ body }) => (sent.push(body), { ...safra, id: 5, name: 'Amaggi' })),
    on('put', '/api/clients/4', ({ body }) => (sent.push(body), { ...safra, version: 2 })),
  );
  const { user, address } = renderPage(FreightsPage, '/freights?tab=clients');
  await user.click(await screen.findByRole('link', { name: 'Novo cliente' }));
  await user.type(await screen.findByLabelText(/Nome ou razão social/), 'Amaggi');
  await user.click(screen.getByRole('button', { name: 'Salvar cliente' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ name: 'Amaggi', document: null }));
  await waitFor(() => expect(address()).toBe('/freights?tab=clients'));
  await user.click(screen.getByRole('button', { name: 'Editar Boa Safra' }));
  await user.type(await screen.findByLabelText(/Nome ou razão social/), ' Ltda');
  await user.click(screen.getByRole('button', { name: 'Salvar cliente' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ name: 'Boa Safra Ltda' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Editar Boa Safra' }));
  await user.click(await screen.findByRole('button', { name: 'Apagar cliente' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ver fretes de Boa Safra' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the search is in the address; an empty result has a message', async () => {
  const seen: (string | null)[] = [];
  server.use(
    on('get', '/api/clients', ({ search }) => (seen.push(search.get('q')), pageOf(search.has('q') ? [] : [safra]))),
  );
  const { user, address } = renderPage(FreightsPage, '/freights?tab=clients');
  await screen.findByRole('link', { name: 'Ver fretes de Boa Safra' });
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText('Nenhum cliente com esta busca')).toBeTruthy();
  expect(seen.at(-1)).toBe('xyz');
  expect(address()).toBe('/freights?tab=clients&q=xyz');
});

test('who has none is shown where they come from, and no empty file', async () => {
  server.use(on('get', '/api/clients', pageOf([])));
  renderPage(FreightsPage, '/freights?tab=clients');
  expect(await screen.findByText('Nenhum cliente ainda')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Planilha' })).toBeNull();
});

test('a read that failed can be tried again', async () => {
  server.use(on('get', '/api/clients', problem(500, 'internal')));
  const { user } = renderPage(FreightsPage, '/freights?tab=clients');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.use(on('get', '/api/clients', pageOf([safra])));
  await user.click(again);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ver fretes de Boa Safra' })).toBeTruthy());
});

test('of a client with a CPF the form asks for the equation to a company, and sends it', async () => {
  const sent: unknown[] = [];
  server.use(on('post', '/api/clients', (seen) => (sent.push(seen.body), { ...safra, id: 9 })));
  const { user } = renderPage(FreightsPage, '/freights?tab=clients&client=new');
  await user.type(await screen.findByLabelText(/^Nome ou razão social/), 'Seu Zé');
  const question = () => screen.queryByLabelText(/^Equiparado a empresa/);
  await user.type(screen.getByLabelText(/^CPF ou CNPJ/), '11222333000181');
  expect(question()).toBeNull();
  await user.clear(screen.getByLabelText(/^CPF ou CNPJ/));
  await user.type(screen.getByLabelText(/^CPF ou CNPJ/), '52998224725');
  await user.selectOptions(question()!, 'Sim');
  await user.click(screen.getByRole('button', { name: 'Salvar cliente' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ equatedToCompany: 'yes' })]));
});
