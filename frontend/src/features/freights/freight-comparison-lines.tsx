/** The lines of a comparison: a table on desktop, two lines each on the phone. */
import { clsx } from 'clsx';
import type { Comparison, ComparisonLine } from '@/api/simulation-types';
import { Money } from '@/ui/money';
import { useIsDesktop } from '@/ui/use-media-query';

/** What was left, simulated and real, and the difference. */
export function ComparisonNet({ comparison }: { comparison: Comparison }) {
  const { simulatedNetCents, realNetCents, differenceCents } = comparison;
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3 md:grid-cols-3">
      <div>
        <dt className="text-sm text-ink-3">Sobraria</dt>
        <dd className="text-lg font-semibold">
          <Money cents={simulatedNetCents} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-3">{comparison.provisional ? 'Sobra até agora' : 'Sobrou'}</dt>
        <dd className="text-lg font-bold">
          <Money cents={realNetCents} />
        </dd>
      </div>
      <div className="max-md:col-span-2">
        <dt className="text-sm text-ink-3">Diferença</dt>
        <dd className="text-lg font-bold">
          <Money cents={differenceCents} signed />
        </dd>
      </div>
    </dl>
  );
}

/** Each line simulated, real, and by how much it differs. */
export function ComparisonLines({ comparison }: { comparison: Comparison }) {
  const desktop = useIsDesktop();
  // What was neither foreseen nor spent says nothing.
  const lines = comparison.lines.filter(({ simulatedCents, realCents }) => simulatedCents !== 0 || realCents !== 0);
  if (lines.length === 0) return null;
  return desktop ? <Table lines={lines} /> : <Cards lines={lines} />;
}

const cell = 'py-2 pl-4 text-right align-baseline';

function Table({ lines }: { lines: readonly ComparisonLine[] }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Cada linha, simulada e real</caption>
      <thead>
        <tr className="text-sm text-ink-3 *:font-normal">
          <th scope="col">
            <span className="sr-only">Linha</span>
          </th>
          <th scope="col" className={cell}>
            Simulado
          </th>
          <th scope="col" className={cell}>
            Real
          </th>
          <th scope="col" className={cell}>
            Diferença
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line} className="border-t border-line">
            <th scope="row" className="py-2 align-baseline font-normal text-ink-2">
              {line.label}
              <Estimated line={line} />
            </th>
            <td className={cell}>
              <Money cents={line.simulatedCents} />
            </td>
            <td className={cell}>
              <Money cents={line.realCents} className="font-semibold" />
            </td>
            <td className={cell}>
              <Difference line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ lines }: { lines: readonly ComparisonLine[] }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {lines.map((line) => (
        <li key={line.line} className="py-3">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-semibold">
              {line.label}
              <Estimated line={line} />
            </span>
            <Difference line={line} />
          </div>
          <p className="text-sm text-ink-2">
            simulado <Money cents={line.simulatedCents} />, real{' '}
            <Money cents={line.realCents} className="font-semibold text-ink" />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Estimated({ line }: { line: ComparisonLine }) {
  if (line.basis !== 'accrued') return null;
  return <span className="ml-2 rounded-sm bg-sunken px-1.5 text-xs font-semibold text-ink-2">estimado</span>;
}

/** More spent is worse and more earned is better: the sign alone does not say which, the word does. */
function Difference({ line: { differenceCents, better } }: { line: ComparisonLine }) {
  if (differenceCents === 0) return <span className="text-sm text-ink-3">igual</span>;
  return (
    <span className="block shrink-0 text-right">
      <span className={clsx('font-bold', better === true && 'text-pos', better === false && 'text-neg')}>
        {differenceCents > 0 && '+'}
        <Money cents={differenceCents} />
      </span>
      {better !== null && <span className="block text-xs text-ink-3">{better ? 'melhor' : 'pior'}</span>}
    </span>
  );
}
