import { expect, test } from 'vitest';
import { formatPricePerKm, formatPricePerLiter } from './money';

test('thousandths as prices', () => {
  expect(formatPricePerLiter(6899)).toBe('R$\u00a06,899/L');
  expect(formatPricePerLiter(6890)).toBe('R$\u00a06,890/L');
  expect(formatPricePerKm(450)).toBe('R$\u00a00,45/km');
  expect(formatPricePerKm(125)).toBe('R$\u00a00,125/km');
});
