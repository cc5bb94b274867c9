/** The stations of a period beside each other. */
import { useState } from 'react';
import type { StationFigures } from '@/api/fuel-types';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatPricePerLiter } from '@/lib/price';
import { formatKmPerLiter, formatLiters } from '@/lib/quantity';
import { countOf } from '@/lib/text';
import { Button } from '@/ui/button';
import { DataList, type Column } from '@/ui/data-list';
import { Money } from '@/ui/money';
import { useIsDesktop } from '@/ui/use-media-query';

const columns: Column<StationFigures>[] = [
  { key: 'station', header: 'Posto', card: 'title', cell: (row) => row.station },
  {
    key: 'fills',
    header: 'Vezes',
    className: '@max-2xl:hidden',
    align: 'right',
    cell: (row) => row.fills,
    cardCell: aboutWords,
  },
  {
    key: 'volume',
    header: 'Litros',
    align: 'right',
    className: '@max-2xl:hidden',
    card: 'hide',
    cell: (row) => formatLiters(row.volumeMl),
  },
  {
    key: 'last',
    header: 'Última vez',
    className: 'whitespace-nowrap @max-2xl:hidden',
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

/** "6 vezes · 2.400 L · R$ 16.500,00". */
function aboutWords({ fills, volumeMl, totalCents }: StationFigures): string {
  return [countOf(fills, 'vez', 'vezes'), formatLiters(volumeMl), formatMoney(totalCents)].join(' · ');
}

function priceOf({ averagePriceMillis }: StationFigures): number {
  return averagePriceMillis ?? Number.MAX_SAFE_INTEGER;
}

/** So many stations stand there at first: as many as the cards beside them are high. */
const FIRST = { phone: 6, desktop: 16 };

/** The cheapest first, and the others for those who ask; who has no price comes last. */
export function FuelStations({ stations }: { stations: readonly StationFigures[] }) {
  const [isAll, setAll] = useState(false);
  const first = useIsDesktop() ? FIRST.desktop : FIRST.phone;
  const sorted = [...stations].sort((a, b) => priceOf(a) - priceOf(b));
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-lg font-bold max-2xl:mt-4">Onde você abastece, do mais barato ao mais caro</h2>
      <DataList
        caption="Postos"
        rows={isAll ? sorted : sorted.slice(0, first)}
        columns={columns}
        rowKey={({ station }) => station}
      />
      {sorted.length > first && (
        <Button aria-expanded={isAll} onClick={() => setAll(!isAll)} className="mt-4 max-md:w-full">
          {isAll ? 'Mostrar menos' : `Mostrar os ${sorted.length} postos`}
        </Button>
      )}
    </section>
  );
}
