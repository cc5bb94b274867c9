import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpResponse } from 'msw';
import { storeSignedIn } from '@/api/session/signed-in';
import { on, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { renderPage } from '@/test/msw-render';
import LandingPage from './landing-page';
import { minimum } from './landing-fixtures';
import { setupUser } from '@/test/user';

const server = startServer();
// happy-dom reports no intersections.
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined);
});

const calculate = '/api/minimum-freight/calculate';

test('who asks gets the figure, the act and its first day, and a way to keep it', async () => {
  const seen: ReceivedRequest[] = [];
  server.use(on('post', calculate, (request) => (seen.push(request), minimum)));
  const { user } = renderPage(LandingPage, '/');
  await user.type(await screen.findByLabelText('Km carregado'), '980');
  expect(await screen.findByText(/^R\$\s8\.055,94$/, { selector: '.text-figure *' })).toBeTruthy();
  expect(screen.getByText(/^Portaria SUROC 22\/2026, em vigor desde 30\/09\/2026\./)).toBeTruthy();
  // One request for the whole number, with typed values only.
  expect(seen).toHaveLength(1);
  expect(seen[0]?.body).toEqual({ cargoType: 'general', axles: 6, table: 'A', distanceKm: 980 });
  const saveLink = screen.getByRole('link', { name: 'Criar conta e guardar este cálculo' });
  expect(saveLink.getAttribute('href')).toBe(
    `/register?next=${encodeURIComponent('/freight-simulations?new=1&cargoType=general&axles=6&distanceKm=980')}`,
  );
});

test('axles are tapped, and an offer below the minimum is described in words', async () => {
  const words = 'Abaixo do piso mínimo: faltam R$ 1.055,94';
  const owed = 'Quem paga abaixo do piso deve o dobro da diferença: R$ 2.111,88 (Lei 13.703/2018, art. 5º).';
  server.use(
    on('post', calculate, ({ body }) => {
      const offer = body !== null && typeof body === 'object' && 'offerCents' in body ? Number(body.offerCents) : null;
      return offer === null
        ? minimum
        : { ...minimum, axles: 9, offerCents: offer, below: true, words, indemnityWords: owed };
    }),
  );
  const { user } = renderPage(LandingPage, '/');
  await user.click(await screen.findByRole('radio', { name: /^9/ }));
  await user.type(screen.getByLabelText('Km carregado'), '980');
  await user.type(screen.getByLabelText(/^Quanto estão oferecendo/), '700000');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/o dobro da diferença: R\$\s2\.111,88/)).toBeTruthy();
});

test('who pays the toll is asked, and what the driver pays of it is sent and taken along', async () => {
  storeSignedIn(7);
  const seen: ReceivedRequest[] = [];
  server.use(on('post', calculate, (request) => (seen.push(request), minimum)));
  const { user } = renderPage(LandingPage, '/');
  await user.type(await screen.findByLabelText('Km carregado'), '1000');
  await user.type(screen.getByLabelText(/^Quanto estão oferecendo/), '830000');
  expect(screen.queryByLabelText(/^Pedágio da viagem/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Eu pago' }));
  await user.type(screen.getByLabelText(/^Pedágio da viagem/), '60000');
  await waitFor(() =>
    expect(seen.at(-1)?.body).toMatchObject({ offerCents: 830_000, tollPayer: 'driver', tollCents: 60_000 }),
  );
  const saveLink = await screen.findByRole('link', { name: 'Simular este frete' });
  expect(saveLink.getAttribute('href')).toContain('tollPayer=driver&tollCents=60000');
});

test('an offer by the tonne goes with its weight, and is taken along', async () => {
  storeSignedIn(7);
  const seen: ReceivedRequest[] = [];
  server.use(on('post', calculate, (request) => (seen.push(request), minimum)));
  const { user } = renderPage(LandingPage, '/');
  await user.type(await screen.findByLabelText('Km carregado'), '1000');
  await user.click(screen.getByRole('radio', { name: 'Por tonelada' }));
  await user.type(screen.getByLabelText(/^Quanto oferecem por tonelada/), '29500');
  await user.type(screen.getByLabelText('Peso'), '32,5');
  await waitFor(() => expect(seen.at(-1)?.body).toMatchObject({ offerPerTonCents: 29_500, weightKg: 32_500 }));
  expect(seen.at(-1)?.body).not.toHaveProperty('offerCents');
  const saveLink = await screen.findByRole('link', { name: 'Simular este frete' });
  expect(saveLink.getAttribute('href')).toContain('rateCents=29500&pricing=per_ton&weightKg=32500');
});

test('too many questions are answered kindly, the last figure stays, and one may ask again', async () => {
  let busy = false;
  server.use(
    on('post', calculate, () =>
      busy
        ? HttpResponse.json(
            { type: 'rate_limited', title: '', status: 429 },
            {
              status: 429,
              headers: { 'Retry-After': '20' },
            },
          )
        : minimum,
    ),
  );
  const { user } = renderPage(LandingPage, '/');
  const km = await screen.findByLabelText('Km carregado');
  await user.type(km, '980');
  await screen.findByText(/^Portaria SUROC 22\/2026, em vigor desde 30\/09\/2026\./);
  busy = true;
  await user.type(km, '1');
  expect(await screen.findByText(/Espere 20 segundos/)).toBeTruthy();
  expect(screen.getByText(/^Portaria SUROC 22\/2026, em vigor desde 30\/09\/2026\./)).toBeTruthy();
  busy = false;
  await user.click(screen.getByRole('button', { name: 'Calcular de novo' }));
  await waitFor(() => expect(screen.queryByText(/Espere 20 segundos/)).toBeNull());
});

test('it needs nothing of what other pages share', async () => {
  server.use(on('post', calculate, minimum));
  render(<LandingPage />);
  await setupUser().type(await screen.findByLabelText('Km carregado'), '980');
  expect(await screen.findByText(/^Portaria SUROC 22\/2026, em vigor desde 30\/09\/2026\./)).toBeTruthy();
});

test('a refused value is an error at its field', async () => {
  const message = 'Entre 1 e 10.000 km.';
  server.use(
    on('post', calculate, () =>
      problem(422, 'validation', { errors: [{ field: 'distanceKm', code: 'range', message }] }),
    ),
  );
  const { user } = renderPage(LandingPage, '/');
  const km = await screen.findByLabelText('Km carregado');
  await user.type(km, '0');
  await waitFor(() => expect(km.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(screen.getByText('Confira o campo marcado.')).toBeTruthy();
});

test('what cannot be reckoned is no zero', async () => {
  const reason = 'não conhecemos o ato que valia em 03/02/2019.';
  server.use(on('post', calculate, { ...minimum, calculable: false, reason, act: null, totalCents: null }));
  const { user } = renderPage(LandingPage, '/');
  await user.type(await screen.findByLabelText('Km carregado'), '980');
  expect(await screen.findByText('Não conhecemos o ato que valia em 03/02/2019.')).toBeTruthy();
  expect(screen.queryByText('Piso mínimo deste frete')).toBeNull();
});

test('who is signed in is led to simulate it', async () => {
  storeSignedIn(7);
  server.use(on('post', calculate, minimum));
  const { user } = renderPage(LandingPage, '/');
  await user.type(await screen.findByLabelText('Km carregado'), '980');
  expect((await screen.findByRole('link', { name: 'Simular este frete' })).getAttribute('href')).toBe(
    '/freight-simulations?new=1&cargoType=general&axles=6&distanceKm=980',
  );
});

test('a day beyond the next revision says that the table may change', async () => {
  const caveat = 'O piso é revisto até 20/01 e 20/07 de cada ano: para 10/02/2027 a tabela pode mudar.';
  server.use(on('post', calculate, { ...minimum, caveat }));
  const { user } = renderPage(LandingPage, '/');
  await user.type(await screen.findByLabelText('Km carregado'), '980');
  expect(await screen.findByText(caveat)).toBeTruthy();
});
