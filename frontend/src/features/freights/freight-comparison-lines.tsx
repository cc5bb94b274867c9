/** Comparison lines: simulated beside real. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { Comparison, ComparisonLine } from '@/api/types';
import { joinList } from '@/lib/format/text';
import { Money } from '@/components/ui/money';
import { useIsDesktop } from '@/components/ui/use-media-query';

/** True for a cost without postings of a running freight: expected, not saved. */
function isExpected({ provisional }: Comparison, { line, basis, simulatedCents, realCents }: ComparisonLine): boolean {
  return provisional && line !== 'revenue' && basis === 'booked' && realCents === 0 && simulatedCents !== 0;
}

/** Net, simulated and real, and the difference. */
export function ComparisonNet({ comparison }: { comparison: Comparison }) {
  const { simulatedNetCents, realNetCents, differenceCents, provisional } = comparison;
  const toCome = comparison.lines
    .filter((line) => isExpected(comparison, line))
    .map(({ label }) => label.toLowerCase());
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <h3 className="font-medium">Sobra depois de guardar para pneu, oficina e imposto</h3>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-3">
        <Net label="Simulado">
          <Money cents={simulatedNetCents} className="font-medium" />
        </Net>
        <Net label={provisional ? 'Até agora' : 'Real'}>
          <Money cents={realNetCents} />
        </Net>
        {toCome.length === 0 && (
          <Net label="Diferença" className="max-md:col-span-2">
            <Money cents={differenceCents} signed />
          </Net>
        )}
      </dl>
      {toCome.length > 0 && <p className="mt-2 text-sm text-ink-2">Ainda sem lançamento: {joinList(toCome)}.</p>}
      <p className="mt-2 text-sm text-ink-2">
        Aqui saem também as reservas (manutenção, pneus, custos do mês) e os impostos da simulação. O resultado do frete
        conta só o que foi lançado.
      </p>
    </div>
  );
}

function Net({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="text-lg font-bold">{children}</dd>
    </div>
  );
}

/** Lines simulated and real, and their difference. */
export function ComparisonLines({ comparison }: { comparison: Comparison }) {
  // Lines without either amount are omitted.
  const lines = comparison.lines.filter(({ simulatedCents, realCents }) => simulatedCents !== 0 || realCents !== 0);
  if (lines.length === 0) return null;
  const rows = lines.map((line) => ({ line, toCome: isExpected(comparison, line) }));
  return <Table rows={rows} />;
}

type Row = { line: ComparisonLine; toCome: boolean };

const cell = 'py-2 pl-2 text-right align-baseline';

function Table({ rows }: { rows: readonly Row[] }) {
  const wide = useIsDesktop();
  return (
    <table className="w-full text-left max-2xl:text-sm">
      <caption className="sr-only">Cada linha, simulada e real</caption>
      <thead>
        <tr className="text-sm text-ink-3 *:font-normal">
          {wide && (
            <th scope="col">
              <span className="sr-only">Linha</span>
            </th>
          )}
          <th scope="col" className={wide ? cell : 'py-2'}>
            Simulado
          </th>
          <th scope="col" className={cell}>
            Real
          </th>
          {wide && (
            <th scope="col" className={cell}>
              Diferença
            </th>
          )}
        </tr>
      </thead>
      {wide ? (
        <tbody>
          {rows.map((row) => (
            <WideRow key={row.line.line} row={row} />
          ))}
        </tbody>
      ) : (
        rows.map((row) => <NarrowRows key={row.line.line} row={row} />)
      )}
    </table>
  );
}

function WideRow({ row }: { row: Row }) {
  const { line } = row;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 align-baseline font-normal text-ink-2">
        {line.label}
        <Estimated line={line} />
      </th>
      <td className={cell}>
        <Money cents={line.simulatedCents} />
      </td>
      <td className={cell}>
        <Money cents={line.realCents} className="font-medium" />
      </td>
      <td className={cell}>
        <Difference {...row} />
      </td>
    </tr>
  );
}

/** Two columns below the line's name: three amounts exceed a phone. The difference is below the real amount. */
function NarrowRows({ row }: { row: Row }) {
  const { line } = row;
  return (
    <tbody>
      <tr className="border-t border-line">
        <th scope="rowgroup" colSpan={2} className="pt-2 font-normal text-ink-2">
          {line.label}
          <Estimated line={line} />
        </th>
      </tr>
      <tr>
        <td className="pb-2 align-baseline">
          <Money cents={line.simulatedCents} />
        </td>
        <td className="pb-2 pl-2 text-right align-baseline">
          <Money cents={line.realCents} className="font-medium" />
          <Difference {...row} />
        </td>
      </tr>
    </tbody>
  );
}

function Estimated({ line }: { line: ComparisonLine }) {
  if (line.basis !== 'accrued') return null;
  return <span className="ml-2 rounded-sm bg-sunken px-1.5 text-xs font-medium text-ink-2">estimado</span>;
}

/** The word states whether a difference is good: more cost is worse, more income better. */
function Difference({ line: { differenceCents, better }, toCome }: Row) {
  if (toCome) return <span className="block text-sm text-ink-3">nada lançado</span>;
  if (differenceCents === 0) return <span className="block text-sm text-ink-3">igual</span>;
  return (
    <span className="block text-right">
      <span className={clsx('font-bold', better === true && 'text-pos', better === false && 'text-neg')}>
        {differenceCents > 0 && '+'}
        <Money cents={differenceCents} />
      </span>
      {better !== null && <span className="block text-xs text-ink-3">{better ? 'melhor' : 'pior'}</span>}
    </span>
  );
}
