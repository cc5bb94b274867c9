/** The stations of a period beside each other. */
import { useState } from 'react';
import type { StationFigures } from '@/api/fuel-types';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { formatPricePerLiter } from '@/lib/format/price';
import { formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { Button } from '@/components/ui/button';
import { DataList, type Column } from '@/components/data-table/data-list';
import { Money } from '@/components/ui/money';
import { byAmount, byDay, byName, type Sorting } from '@/components/data-table/sort';
import { useIsDesktop } from '@/components/ui/use-media-query';
import { useOrder } from '@/components/data-table/use-order';

const columns: Column<StationFigures>[] = [
  { key: 'station', header: 'Posto', sort: byName('station'), card: 'title', cell: (row) => row.station },
  {
    key: 'fills',
    header: 'Vezes',
    sort: { by: 'fills', up: 'Menos vezes', down: 'Mais vezes' },
    className: '@max-2xl:hidden',
    align: 'right',
    cell: (row) => row.fills,
    cardCell: aboutWords,
  },
  {
    key: 'volume',
    header: 'Litros',
    sort: { by: 'volume', up: 'Menos litros', down: 'Mais litros' },
    align: 'right',
    className: '@max-2xl:hidden',
    card: 'hide',
    cell: (row) => formatLiters(row.volumeMl),
  },
  {
    key: 'last',
    header: 'Última vez',
    sort: byDay('last'),
    className: 'whitespace-nowrap @max-2xl:hidden',
    cell: (row) => formatDate(row.lastOn),
    card: 'hide',
  },
  {
    key: 'total',
    header: 'Gasto',
    sort: byAmount('total'),
    align: 'right',
    card: 'hide',
    cell: (row) => <Money cents={row.totalCents} />,
  },
  {
    key: 'average',
    header: 'Média',
    sort: { by: 'average', up: 'Menor média', down: 'Maior média' },
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
    sort: { by: 'price', up: 'Mais barato', down: 'Mais caro' },
    align: 'right',
    card: 'value',
    cell: (row) => (row.averagePriceMillis === null ? '—' : formatPricePerLiter(row.averagePriceMillis)),
    cardCell: (row) => (row.averagePriceMillis === null ? null : formatPricePerLiter(row.averagePriceMillis)),
  },
];

/** "6 vezes · 2.400 L · R$ 16.500,00". */
function aboutWords({ fills, volumeMl, totalCents }: StationFigures): string {
  return [countOf(fills, 'vez', 'vezes'), formatLiters(volumeMl), formatMoney(totalCents)].join(' · ');
}

const orders = {
  station: (row: StationFigures) => row.station,
  fills: (row: StationFigures) => row.fills,
  volume: (row: StationFigures) => row.volumeMl,
  last: (row: StationFigures) => row.lastOn,
  total: (row: StationFigures) => row.totalCents,
  average: (row: StationFigures) => row.metersPerLiter,
  price: (row: StationFigures) => row.averagePriceMillis,
};

function priceOf({ averagePriceMillis }: StationFigures): number {
  return averagePriceMillis ?? Number.MAX_SAFE_INTEGER;
}

/** So many stations stand there at first: as many as the cards beside them are high. */
const FIRST = { phone: 6, desktop: 16 };

/** The cheapest first, unless the head of a column says otherwise, and the others for those who ask; who has no price comes last. */
export function FuelStations({ stations, sorting }: { stations: readonly StationFigures[]; sorting: Sorting }) {
  const [isAll, setAll] = useState(false);
  const isDesktop = useIsDesktop();
  const first = isDesktop ? FIRST.desktop : FIRST.phone;
  const cheapestFirst = stations.toSorted((a, b) => priceOf(a) - priceOf(b));
  const rows = useOrder(cheapestFirst, sorting, orders);
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-lg font-bold max-2xl:mt-4">
        {rows === cheapestFirst ? 'Onde você abastece, do mais barato ao mais caro' : 'Onde você abastece'}
      </h2>
      <DataList
        caption="Postos"
        rows={isAll ? rows : rows.slice(0, first)}
        columns={columns}
        sorting={sorting}
        rowKey={({ station }) => station}
      />
      {rows.length > first && (
        <Button aria-expanded={isAll} onClick={() => setAll(!isAll)} className="mt-4 max-md:w-full">
          {isAll ? 'Mostrar menos' : `Mostrar os ${rows.length} postos`}
        </Button>
      )}
    </section>
  );
}
