import { describe, expect, test } from 'vitest';
import {
  formatBps,
  formatInteger,
  formatKg,
  formatKm,
  formatKmPerLiter,
  formatLiters,
  formatWholeLiters,
  formatScaled,
  formatWholeKmPerLiter,
  formatTons,
} from './quantity';

describe('formats', () => {
  test.each([
    [formatInteger(1336), '1.336'],
    [formatInteger(-12345), '−12.345'],
    [formatKm(1336), '1.336\u00a0km'],
    [formatKg(32500), '32.500\u00a0kg'],
    [formatTons(32500), '32,5\u00a0t'],
    [formatTons(30000), '30\u00a0t'],
    [formatTons(1), '0,001\u00a0t'],
    [formatLiters(412350), '412,35\u00a0L'],
    [formatWholeLiters(425_532), '426\u00a0L'],
    [formatKmPerLiter(2350), '2,35\u00a0km/l'],
    [formatKmPerLiter(2000), '2,00\u00a0km/l'],
    [formatKmPerLiter(2438), '2,44\u00a0km/l'],
    [formatWholeKmPerLiter(2438), '2,438\u00a0km/l'],
    [formatBps(1250), '12,5%'],
    [formatBps(-300), '−3%'],
    [formatScaled(2350, 3), '2,35'],
  ])('%s', (actual, expected) => {
    expect(actual).toBe(expected);
  });
});
