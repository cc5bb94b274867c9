/** How many axles, each number with the truck a driver knows by it. */
import { useId } from 'react';
import { clsx } from 'clsx';

/** The columns of the legal table. */
const choices = [
  [2, 'toco'],
  [3, 'truck'],
  [4, 'bitruck'],
  [5, 'carreta simples'],
  [6, 'carreta LS'],
  [7, 'bitrem'],
  [9, 'rodotrem'],
  [10, 'especial'],
  [11, 'especial'],
] as const;

/** Native radio buttons, big enough for a thumb. */
export function AxleChoice({ value, onChange }: { value: number; onChange: (axles: number) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Eixos do conjunto</legend>
      <div className="grid grid-cols-3 gap-2 min-[360px]:grid-cols-4 md:grid-cols-7 lg:grid-cols-4 xl:grid-cols-7">
        {choices.map(([axles, truck]) => (
          <label
            key={axles}
            className={clsx(
              'flex min-h-[4.75rem] cursor-pointer flex-col items-center justify-start rounded-control border px-1 py-2 text-center',
              'transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-focus',
              axles === value
                ? 'border-ink bg-ink text-bg'
                : 'border-line-strong bg-surface text-ink hover:border-ink-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={axles}
              checked={axles === value}
              onChange={() => onChange(axles)}
              className="sr-only"
            />
            <span className="text-xl font-extrabold">{axles}</span>
            <span className={clsx('text-xs leading-4', axles !== value && 'text-ink-2')}>{truck}</span>
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-3">
        Conte cavalo e carreta juntos, só os eixos que vão no chão. Com 8, vale a coluna de 7; com 10 ou 11, a de 9.
      </p>
    </fieldset>
  );
}
