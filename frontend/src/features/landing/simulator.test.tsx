import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import type { MinimumFreight } from '@/api/types';
import { storeSignedIn } from '@/api/session/signed-in';
import { on, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { setupUser } from '@/test/user';
import LandingPage from './landing-page';
import { minimum } from './landing-fixtures';
import type { City, Distance } from './simulator-model';

const server = startServer();
const rondonopolis: City = { code: 5_107_602, name: 'Rondonópolis', uf: 'MT' };
const santos: City = { code: 3_548_500, name: 'Santos', uf: 'SP' };
const estimate: Distance = {
  distanceKm: 1561,
  basis: 'estimate',
  freights: null,
  words: null,
  approximate: true,
  toleranceBps: 1200,
  reason: null,
};

/** Answers both searches, the distance, and each calculation by `judge`. */
function answer(judge: (body: unknown) => MinimumFreight, distanceKm: number | null = 1561) {
  const seen: ReceivedRequest[] = [];
  const reason = distanceKm === null ? 'Rios e balsas: informe a distância.' : null;
  server.use(
    on('get', '/api/minimum-freight/cities', ({ search }) => ({
      items: [search.get('q')?.startsWith('san') ? santos : rondonopolis],
    })),
    on('get', '/api/minimum-freight/distance', { ...estimate, distanceKm, reason }),
    on('post', '/api/minimum-freight/calculate', (request) => (seen.push(request), judge(request.body))),
  );
  return seen;
}

async function chooseCities(user: ReturnType<typeof setupUser>) {
  await user.type(screen.getByLabelText('De onde'), 'rondo');
  await user.click(await screen.findByRole('option', { name: 'Rondonópolis, MT' }));
  await user.type(screen.getByLabelText('Para onde'), 'san');
  await screen.findByRole('option', { name: 'Santos, SP' });
  await user.keyboard('{Enter}');
}

// The calculator further down stays out.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('two cities give the least price to ask for', async () => {
  const seen = answer(() => ({ ...minimum, distanceKm: 1561, leastOfferCents: 1_243_360 }));
  render(<LandingPage />);
  const user = setupUser();
  await chooseCities(user);
  expect(await screen.findByText(/^Peça pelo menos R\$\s12\.433,60$/)).toBeTruthy();
  expect(screen.getByText('Estimativa, ±12%. Corrija se souber.')).toBeTruthy();
  expect(seen.at(-1)?.body).toEqual({ cargoType: 'general', axles: 6, table: 'A', distanceKm: 1561 });
});

test('an offer above the minimum is worth it, one below is not', async () => {
  const isBelow = (body: unknown) => JSON.stringify(body).includes('"offerCents":500000');
  answer((body) =>
    isBelow(body)
      ? { ...minimum, offerCents: 500_000, below: true, words: 'Abaixo do piso mínimo' }
      : { ...minimum, offerCents: 900_000, words: 'Acima do piso mínimo' },
  );
  render(<LandingPage />);
  const user = setupUser();
  await user.type(screen.getByLabelText('Distância'), '980');
  await user.type(screen.getByLabelText('Valor do frete'), '900000');
  expect(await screen.findByText('Vale a pena pelo piso')).toBeTruthy();
  await user.clear(screen.getByLabelText('Valor do frete'));
  await user.type(screen.getByLabelText('Valor do frete'), '500000');
  expect(await screen.findByText('Abaixo do piso mínimo')).toBeTruthy();
  expect(screen.getByText(/^Peça pelo menos R\$\s8\.055,94$/)).toBeTruthy();
});

test('a typed distance replaces the estimate, until another city is chosen', async () => {
  const seen = answer(() => minimum);
  render(<LandingPage />);
  const user = setupUser();
  await chooseCities(user);
  const km = screen.getByLabelText<HTMLInputElement>('Distância');
  await waitFor(() => expect(km.value).toBe('1.561'));
  await user.clear(km);
  await user.type(km, '1400');
  await waitFor(() => expect(seen.at(-1)?.body).toMatchObject({ distanceKm: 1400 }));
  await user.clear(screen.getByLabelText('Para onde'));
  expect(km.value).toBe('');
});

test('cities without an estimate ask for the distance', async () => {
  answer(() => minimum, null);
  render(<LandingPage />);
  await chooseCities(setupUser());
  expect(await screen.findByText('Rios e balsas: informe a distância.')).toBeTruthy();
});

test('a failed search leaves the distance to be typed', async () => {
  server.use(on('get', '/api/minimum-freight/cities', () => problem(429, 'rate_limited', {})));
  render(<LandingPage />);
  await setupUser().type(screen.getByLabelText('De onde'), 'rondo');
  expect(await screen.findByText('Não deu para buscar agora. Informe os km.')).toBeTruthy();
});

test('a refused distance is an error at its field', async () => {
  const message = 'Entre 1 e 10.000 km.';
  server.use(
    on('post', '/api/minimum-freight/calculate', () =>
      problem(422, 'validation', { errors: [{ field: 'distanceKm', code: 'range', message }] }),
    ),
  );
  render(<LandingPage />);
  await setupUser().type(screen.getByLabelText('Distância'), '0');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('the result leads to an account, or to the simulator of a signed-in user', async () => {
  answer(() => minimum);
  const next = '/freight-simulations?new=1&cargoType=general&axles=6&distanceKm=980';
  const { unmount } = render(<LandingPage />);
  await setupUser().type(screen.getByLabelText('Distância'), '980');
  const link = async () =>
    (await screen.findByRole('link', { name: 'Ver quanto sobra no bolso' })).getAttribute('href');
  expect(await link()).toBe(`/register?next=${encodeURIComponent(next)}`);
  unmount();
  storeSignedIn(7);
  render(<LandingPage />);
  await setupUser().type(screen.getByLabelText('Distância'), '980');
  expect(await link()).toBe(next);
});

test('the prerendered page has its fields, which are inert until the code has loaded', () => {
  const html = renderToString(<LandingPage />);
  expect(html).toContain('Valor do frete');
  expect(html).toMatch(/<section[^>]* inert=""/);
  expect(html).toContain('Criar conta');
  // Plain anchors: the page is mounted without the router.
  expect(html).toContain('href="/register"');
});
