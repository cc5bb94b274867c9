import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatMoney } from '@/lib/format/money';
import LineChart from './line-chart';
import MonthChart from './month-chart';
import { movingAverage, outlierRule } from './line-chart';
import { axisLabel, canLeaveOutZero, labelStep, runsOf, slotAt, valueScale } from './scale';
import { pathOf } from './series-line';

const words = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

const tip = (container: HTMLElement) => container.querySelector('[data-chart-tip]');

const two = [
  { month: '2026-10', incomeCents: 100_000, expenseCents: 150_000, netCents: -50_000 },
  { month: '2026-11', incomeCents: 200_000, expenseCents: 80_000, netCents: 120_000 },
];

it('lists the months in a table, reads out the newest, and the one chosen with the keys at its point', () => {
  const { container } = render(<MonthChart title="Mês a mês" months={two} />);
  const [head, ...rows] = words(screen.getByRole('table', { name: 'Mês a mês' }));
  expect(head).toBe('MêsEntrouSaiuDiferença');
  expect(rows.map((row) => row.slice(0, 6))).toEqual(['out/26', 'nov/26']);
  expect(rows[0]).toMatch(/R\$ 1\.000,00R\$ 1\.500,00.+500,00$/);
  expect(screen.getByText(/^nov\/26 · Entrou/)).toBeVisible();
  expect(tip(container)).toBeNull();
  const slider = screen.getByRole('slider', { name: 'Mês a mês' });
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^out\/26 · Entrou/));
  expect(tip(container)).toHaveTextContent(/^out\/26Entrou R\$\s1\.000,00Saiu R\$\s1\.500,00Diferença/);
  fireEvent.keyDown(slider, { key: 'Escape' });
  expect(tip(container)).toBeNull();
});

it('shows the figures beside the point under the mouse, and takes them away with it', () => {
  const { container } = render(<MonthChart title="Mês a mês" months={two} />);
  const plot = container.querySelector('svg')!.parentElement!;
  fireEvent.pointerMove(plot, { clientX: 0, pointerType: 'mouse' });
  const box = tip(container) as HTMLElement;
  expect(box).toHaveTextContent(/^out\/26/);
  const dots = [...container.querySelectorAll('circle')].filter((dot) => dot.getAttribute('r') === '5');
  expect(Number.parseFloat(box.style.left)).toBeCloseTo(Number(dots[0]?.getAttribute('cx')) + 12);
  fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
  expect(tip(container)).toBeNull();
});

it('two months on a wide page are a pair in its middle', () => {
  const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const { container } = render(<MonthChart title="Mês a mês" months={two} />);
  wide.mockRestore();
  const [first, second] = [...container.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cx')));
  const axis = container.querySelector('svg line')!;
  const middle = (Number(axis.getAttribute('x1')) + Number(axis.getAttribute('x2'))) / 2;
  expect((first! + second!) / 2).toBeCloseTo(middle);
  expect(second! - first!).toBe(200);
});

it('what was spent is hollow, so that no colour is needed', () => {
  const { container } = render(<MonthChart title="Mês a mês" months={two} />);
  const fills = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('fill-opacity'));
  // Two months and the legend.
  expect(fills).toEqual([null, '0.25', null, '0.25', null, '0.25']);
});

it('draws no line through months without anything, and says that there is nothing', () => {
  const none = { incomeCents: 0, expenseCents: 0, netCents: 0 };
  const [october, november] = two;
  const months = [october!, november!, { month: '2026-12', ...none }, { ...october!, month: '2027-01' }];
  const { container } = render(<MonthChart title="Mês a mês" months={[...months, { month: '2027-02', ...none }]} />);
  const lines = [...container.querySelectorAll('svg polyline')].map((line) => line.getAttribute('points')?.split(' '));
  expect(lines.map((points) => points?.length)).toEqual([2, 1]);
  expect(screen.getByText('fev/27 · sem lançamentos')).toBeVisible();
});

it('says of each day what each series knows, and a dash where it knows nothing', () => {
  render(
    <LineChart
      title="Preço"
      series={[
        { key: 's10', label: 'S10', points: [{ on: '2026-11-02', value: 600 }] },
        { key: 's500', label: 'S500', points: [{ on: '2026-11-01', value: 590 }] },
      ]}
      format={formatMoney}
    />,
  );
  expect(words(screen.getByRole('table', { name: 'Preço' }))).toEqual([
    'DiaS10S500',
    '01/11/2026—R$ 5,90',
    '02/11/2026R$ 6,00—',
  ]);
});

it('says so when there is nothing to draw', () => {
  render(<LineChart title="Preço" series={[]} format={String} />);
  expect(screen.getByText('Ainda não há o que mostrar.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

describe('an outlier', () => {
  const readings = [2313, 2401, 2290, 9449, 2352, 2388];
  const points = readings.map((value, index) => ({ on: `2026-11-0${index + 1}`, value }));
  const chart = (steps: boolean) => (
    <LineChart title="Média" series={[{ key: 'a', label: 'Média', points }]} format={String} steps={steps} />
  );

  it('is marked with its value and described in words, and does not stretch the axis', () => {
    const { container } = render(chart(false));
    const [mark] = container.querySelectorAll('[data-outlier]');
    expect(mark).toHaveTextContent('9449');
    expect(screen.getByText('Muito longe dos outros valores, confira: 9449 em 04/11/2026.')).toBeVisible();
    const labels = [...container.querySelectorAll('text.fill-ink-3')].map(({ textContent }) => Number(textContent));
    expect(Math.max(...labels.filter(Number.isFinite))).toBeLessThan(3000);
    expect(words(screen.getByRole('table', { name: 'Média' }))[4]).toBe('04/11/20269449');
    expect(screen.getByText('Longe dos outros')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '04/11/2026 · 9449 · longe dos outros');
  });

  it('beside another has its mark alone: the two values would be written over each other', () => {
    const days = ['2026-10-01', '2026-10-10', '2026-10-20', '2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
    const values = [2313, 2401, 2290, 9449, 4167, 2352, 2388];
    const close = values.map((value, index) => ({ on: days[index]!, value }));
    const { container } = render(
      <LineChart title="Média" series={[{ key: 'a', label: 'Média', points: close }]} format={String} />,
    );
    const marks = [...container.querySelectorAll('[data-outlier]')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['', '']);
    expect(screen.getByText(/^Muito longe dos outros valores, confira: 9449 em 01\/11\/2026; 4167 em/)).toBeVisible();
  });

  it('is none where a value holds until it changes: a balance may jump', () => {
    const { container } = render(chart(true));
    expect(container.querySelector('[data-outlier]')).toBeNull();
    expect(container.querySelector('svg path')?.getAttribute('d')).toMatch(/^M[\d.,]+(H[\d.]+V[\d.]+)+$/);
  });

  it('is far from the middle by the spread of all, and nothing is far among few or nearly equal values', () => {
    expect(readings.filter(outlierRule(readings))).toEqual([9449]);
    expect([2313, 2401, 400, 2352].filter(outlierRule([2313, 2401, 400, 2352]))).toEqual([400]);
    expect([2300, 2300, 9449].filter(outlierRule([2300, 2300, 9449]))).toEqual([]);
    const prices = [5890, 5890, 5890, 5900, 6490];
    expect(prices.filter(outlierRule(prices))).toEqual([]);
    const spread = [1800, 2200, 2600, 3000, 3400];
    expect(spread.filter(outlierRule(spread))).toEqual([]);
  });
});

describe('a moving average', () => {
  const values = [2300, 2400, 2200, 9449, 2500, 2300];
  const points = values.map((value, index) => ({ on: `2026-11-0${index + 1}`, value }));
  const series = [{ key: 'a', label: 'Tanque', points }];

  it('runs over the last values and leaves outliers out', () => {
    const judged = points.map((point) => ({ ...point, far: point.value > 9000 }));
    expect(movingAverage(judged, 3).map(({ value }) => value)).toEqual([2300, 2350, 2300, 2367, 2333]);
  });

  it('is the line and has a column, and the single values are dots', () => {
    const { container } = render(<LineChart title="Média" series={series} format={String} averageOf={3} />);
    expect(words(screen.getByRole('table', { name: 'Média' })).slice(0, 5)).toEqual([
      'DiaTanqueMédia dos últimos 3',
      '01/11/202623002300',
      '02/11/202624002350',
      '03/11/202622002300',
      '04/11/20269449—',
    ]);
    expect(container.querySelectorAll('circle.stroke-surface')).toHaveLength(5);
    expect(screen.getByText('06/11/2026 · 2300 · Média dos últimos 3: 2333')).toBeVisible();
  });

  it('has the target as a band, in words too', () => {
    const target = { low: 2250, high: 2450 };
    const { container } = render(<LineChart title="Média" series={series} format={String} target={target} />);
    const band = container.querySelector('[data-target]');
    expect(Number(band?.getAttribute('height'))).toBeGreaterThan(0);
    expect(screen.getByText('Esperado: de 2250 a 2450.')).toBeVisible();
  });

  it('has a target of one value as a line', () => {
    const target = { low: 2350, high: 2350 };
    const { container } = render(<LineChart title="Média" series={series} format={String} target={target} />);
    expect(container.querySelector('[data-target]')).toHaveAttribute('height', '4');
    expect(screen.getByText('Esperado: 2350.')).toBeVisible();
  });
});

describe('the axis of lines', () => {
  const chart = (values: number[], sharedWith: number[][] = []) => (
    <LineChart
      title="Preço"
      series={[{ key: 'a', label: 'S10', points: values.map((value, at) => ({ on: `2026-11-0${at + 1}`, value })) }]}
      format={String}
      sharedWith={sharedWith}
    />
  );

  it('says where it starts if that is not zero', () => {
    render(chart([2300, 2500]));
    expect(screen.getByText(/^O eixo começa em 2\d{3}\.$/)).toBeVisible();
  });

  it('starts at zero where values reach far down, and says nothing', () => {
    const { container } = render(chart([400, 2500]));
    expect(screen.queryByText(/^O eixo começa/)).toBeNull();
    expect([...container.querySelectorAll('text.fill-ink-3')].map(({ textContent }) => textContent)).toContain('0');
    expect(canLeaveOutZero([400, 2500])).toBe(false);
    expect(canLeaveOutZero([-300, -200])).toBe(false);
  });

  it('spans the values of the charts beside it', () => {
    const { container } = render(chart([2300, 2500], [[4000]]));
    const labels = [...container.querySelectorAll('text.fill-ink-3')].map(({ textContent }) => Number(textContent));
    expect(Math.max(...labels.filter(Number.isFinite))).toBeGreaterThanOrEqual(4000);
  });

  it('is not stretched by an outlier of a chart beside it', () => {
    const { container } = render(chart([2300, 2500], [[2313, 2401, 2290, 9449, 2352]]));
    const labels = [...container.querySelectorAll('text.fill-ink-3')].map(({ textContent }) => Number(textContent));
    expect(Math.max(...labels.filter(Number.isFinite))).toBeLessThan(3000);
  });

  it('of a balance starts at zero, however far above it', () => {
    const points = [2300, 2500].map((value, at) => ({ on: `2026-11-0${at + 1}`, value }));
    const series = [{ key: 'a', label: 'Saldo', points }];
    const { container } = render(<LineChart title="Saldo" series={series} format={String} steps />);
    expect([...container.querySelectorAll('text.fill-ink-3')].map(({ textContent }) => textContent)).toContain('0');
    expect(screen.queryByText(/^O eixo começa/)).toBeNull();
  });
});

it('starts a new account at its first month, and says so', () => {
  const none = { incomeCents: 0, expenseCents: 0, netCents: 0 };
  const empty = ['2026-07', '2026-08', '2026-09'].map((month) => ({ month, ...none }));
  render(<MonthChart title="Doze meses" months={[...empty, ...two]} />);
  const rows = words(screen.getByRole('table', { name: 'Doze meses' })).slice(1);
  expect(rows.map((row) => row.slice(0, 6))).toEqual(['out/26', 'nov/26']);
  expect(screen.getByText('Começa em out/26, o primeiro mês com lançamentos.')).toBeVisible();
});

it('leaves out the newest figures where the page prints them', () => {
  const { container } = render(<MonthChart title="Mês a mês" months={two} quiet />);
  expect(screen.queryByText(/^nov\/26 · Entrou/)).toBeNull();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^nov\/26 · Entrou/));
  fireEvent.focus(screen.getByRole('slider'));
  expect(tip(container)).toHaveTextContent(/^nov\/26Entrou/);
});

it('goes straight from point to point, or level until the next', () => {
  const places = [
    { x: 0, y: 9 },
    { x: 5, y: 3 },
  ];
  expect(pathOf(places, false)).toBe('M0,9L5,3');
  expect(pathOf(places, true)).toBe('M0,9H5V3');
});

it('lays round ticks over the values and keeps zero in sight for bars', () => {
  expect(valueScale([1320, 4800], true).ticks).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
  expect(Math.min(...valueScale([2100, 2500], false).ticks)).toBeGreaterThan(2000);
  const flat = valueScale([2350], false);
  expect(flat.at(2350, 200)).toBeGreaterThan(0);
  expect(flat.at(2350, 200)).toBeLessThan(200);
});

it('prints only as many labels as fit, and no cents where there are none', () => {
  expect(labelStep(12, 240, 40)).toBe(3);
  expect(labelStep(12, 900, 40)).toBe(1);
  expect(axisLabel('R$ 1.500,00')).toBe('R$ 1.500');
  expect(axisLabel('2,50 km/l')).toBe('2,50 km/l');
});

it('knows the place under a point, and which places follow on each other', () => {
  expect([slotAt(-3, 120, 12), slotAt(61, 120, 12), slotAt(500, 120, 12)]).toEqual([0, 6, 11]);
  expect(runsOf([true, true, false, false, true])).toEqual([[0, 1], [4]]);
  expect(runsOf([false])).toEqual([]);
});
