import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FoldCard, FoldPart } from './fold';

/** Stubs media queries for a width, or for print. */
function atWidth(px: number, isPaper: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: px >= Number(/min-width: (\d+)px/.exec(query)?.[1]) || (isPaper && query.startsWith('print,')),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

afterEach(() => void vi.restoreAllMocks());

test.each([
  [390, 'screen', false],
  [768, 'screen', false],
  [1360, 'screen', true],
  [718, 'paper', true],
])('at %i px of %s a section and a part of a card are open: %s', (width, medium, open) => {
  atWidth(width, medium === 'paper');
  render(
    <FoldCard title="Linha do tempo" summary="Último registro: carregando">
      <FoldPart title="Conta do piso">
        <p>R$ 6.157,19</p>
      </FoldPart>
    </FoldCard>,
  );
  const heading = screen.getByRole('heading', { name: 'Linha do tempo', level: 2 });
  expect(heading.closest('details')?.open).toBe(open);
  expect(screen.getByText('Conta do piso').closest('details')?.open).toBe(open);
});
