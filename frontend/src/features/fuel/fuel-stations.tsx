/** The stations of a period beside each other. */
import type { StationFigures } from '@/api/fuel-types';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatPricePerLiter } from '@/lib/price';
import { formatKmPerLiter, formatLiters } from '@/lib/quantity';
import { countOf } from '@/lib/text';
import { DataList, type Column } from '@/ui/data-list';
import { Money } from '@/ui/money';

const columns: Column<StationFigures>[] = [
  { key: 'station', header: 'Posto', card: 'title', cell: (row) => row.station },
  {
    key: 'fills',
    header: 'Vezes',
    className: '@max-xl:hidden',
    align: 'right',
    cell: (row) => row.fills,
    cardCell: aboutWords,
  },
  {
    key: 'volume',
    header: 'Litros',
    align: 'right',
    fold: 'first',
    card: 'hide',
    cell: (row) => formatLiters(row.volumeMl),
  },
  {
    key: 'last',
    header: 'Última vez',
    className: 'whitespace-nowrap @max-3xl:hidden',
    cell: (row) => formatDate(row.lastOn),
    card: 'hide',
  },
  {
    key: 'total',
    header: 'Gasto',
    align: 'right',
    card: 'hide',
    cell: (row) => <Money cents={row.totalCents} />,
  },
  {
    key: 'average',
    header: 'Média',
    align: 'right',
    card: 'status',
    cell: (row) => (row.metersPerLiter === null ? '—' : formatKmPerLiter(row.metersPerLiter)),
    cardCell: (row) =>
      row.metersPerLiter === null ? (
        <span className="text-sm text-ink-3">Sem média</span>
      ) : (
        <span className="font-semibold">{formatKmPerLiter(row.metersPerLiter)}</span>
      ),
  },
  {
    key: 'price',
    header: 'Preço médio',
    align: 'right',
    card: 'value',
    cell: (row) => (row.averagePriceMillis === null ? '—' : formatPricePerLiter(row.averagePriceMillis)),
    cardCell: (row) => (row.averagePriceMillis === null ? null : formatPricePerLiter(row.averagePriceMillis)),
  },
];

/** "6 vezes · 2.400 L · R$ 16.500,00 · última em 20/11/2026". */
function aboutWords({ fills, volumeMl, totalCents, lastOn }: StationFigures): string {
  const words = [countOf(fills, 'vez', 'vezes'), formatLiters(volumeMl), formatMoney(totalCents)];
  return [...words, `última em ${formatDate(lastOn)}`].join(' · ');
}

function priceOf({ averagePriceMillis }: StationFigures): number {
  return averagePriceMillis ?? Number.MAX_SAFE_INTEGER;
}

/** The cheapest first; who has no price comes last. */
export function FuelStations({ stations }: { stations: readonly StationFigures[] }) {
  return (
    <section>
      <h2 className="mt-4 mb-3 text-lg font-bold">Onde você abastece, do mais barato ao mais caro</h2>
      <DataList
        caption="Postos"
        rows={[...stations].sort((a, b) => priceOf(a) - priceOf(b))}
        columns={columns}
        rowKey={({ station }) => station}
      />
    </section>
  );
}
