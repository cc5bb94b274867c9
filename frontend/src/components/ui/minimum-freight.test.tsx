import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MinimumFreightCard, type MinimumShown } from './minimum-freight';

const below: MinimumShown = {
  calculable: true,
  reason: null,
  act: {
    title: 'Portaria SUROC 22/2026',
    validFrom: '2026-09-30',
    official: true,
    source: 'Diário Oficial da União',
    note: null,
  },
  table: 'A',
  cargoType: 'solid_bulk',
  axles: 8,
  axlesUsed: 7,
  ccdTenThousandths: 75_347,
  ccCents: 48_012,
  distanceKm: 1336,
  emptyReturnKm: 400,
  baseCents: 1_054_648,
  emptyReturnCents: 277_277,
  totalCents: 1_331_925,
  offerCents: 1_300_000,
  driverTollCents: null,
  comparedCents: 1_300_000,
  differenceCents: -31_925,
  below: true,
  indemnityWords: 'Quem paga abaixo do piso deve o dobro da diferença: R$ 638,50 (Lei 13.703/2018, art. 5º).',
  doubt: null,
  caveat: null,
  checkedWords: 'Tabela conferida até 08/10/2026.',
  words: 'Abaixo do piso mínimo em R$ 319,25.',
};

const text = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

test('an offer under the minimum says what is missing, what the law grants and which column was taken', () => {
  const { container } = render(<MinimumFreightCard minimum={below} />);
  expect(text(container)).toContain('FaltaR$ 319,25');
  expect(text(container)).toContain('1.336 km × R$ 7,5347 + R$ 480,12 de carga e descarga');
  expect(text(container)).toContain('92% de 400 km × R$ 7,5347');
  expect(text(container)).toContain('o dobro da diferença: R$ 638,50');
  expect(text(container)).toContain('8 (vale a coluna de 7)');
  expect(text(container)).toContain('R$ 7,5347');
  expect(text(container)).toContain('Portaria SUROC 22/2026, em vigor desde 30/09/2026');
  expect(screen.queryByText('Não oficial')).toBeNull();
});

test('below a verdict that states it, only the calculation is shown', () => {
  const { container } = render(<MinimumFreightCard minimum={below} isCovered />);
  expect(text(container)).toContain('FaltaR$ 319,25');
  expect(text(container)).not.toContain(below.words);
  expect(text(container)).not.toContain('o dobro da diferença');
});

test('toll paid by the driver is between the offer and the shortfall', () => {
  const minimum = { ...below, driverTollCents: 60_000, comparedCents: 1_240_000, differenceCents: -91_925 };
  const { container } = render(<MinimumFreightCard minimum={minimum} />);
  expect(text(container)).toContain(
    'OfertaR$ 13.000,00Pedágio do seu bolsoR$ 600,00Oferta menos o pedágioR$ 12.400,00FaltaR$ 919,25',
  );
});

test('an estimated distance that may reverse it is mentioned once, here or in the verdict above', () => {
  const words = 'A distância é estimada (±12%): com 1.013 km ou mais, a oferta fica abaixo do piso mínimo.';
  const minimum = { ...below, doubt: { words } };
  const { rerender } = render(<MinimumFreightCard minimum={minimum} />);
  expect(screen.getByText(words)).toBeTruthy();
  rerender(<MinimumFreightCard minimum={minimum} isCovered />);
  expect(screen.queryByText(words)).toBeNull();
});

test('a table that may change until the day says so once, here or in the verdict above', () => {
  const caveat = 'O piso é revisto até 20/01 e 20/07 de cada ano: para 10/02/2027 a tabela pode mudar.';
  const { rerender } = render(<MinimumFreightCard minimum={{ ...below, caveat }} />);
  expect(screen.getByText(caveat)).toBeTruthy();
  rerender(<MinimumFreightCard minimum={{ ...below, caveat }} isCovered />);
  expect(screen.queryByText(caveat)).toBeNull();
});

test('an act that is not official is marked', () => {
  render(<MinimumFreightCard minimum={{ ...below, act: { ...below.act!, official: false } }} />);
  expect(screen.getByText('Não oficial')).toBeTruthy();
});

test('an unknown minimum is neither zero nor undercut: the reason is shown', () => {
  const minimum: MinimumShown = {
    ...below,
    calculable: false,
    reason: 'Sem a distância não dá para calcular.',
    baseCents: null,
    emptyReturnCents: null,
    totalCents: null,
    differenceCents: null,
    indemnityWords: null,
    below: false,
  };
  const { container } = render(<MinimumFreightCard minimum={minimum} />);
  expect(text(container)).toContain('Não calculávelSem a distância não dá para calcular.');
  expect(text(container)).not.toContain('R$');
});
