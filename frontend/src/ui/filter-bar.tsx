/** Search and filters above a list: all in sight on desktop; on the phone the filters open at a button. */
import { useId, useState, type ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { clsx } from 'clsx';
import { Button } from './button';

/** Props of `FilterBar`; `count` is how many filters are on, so that closed ones are not forgotten. */
export type FilterBarProps = { search?: ReactNode; count: number; children: ReactNode };

/** The bar. */
export function FilterBar({ search, count, children }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2 md:gap-3">
      {search}
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        icon={<SlidersHorizontal aria-hidden="true" />}
        className={clsx('md:hidden', !search && 'flex-1')}
      >
        {count === 0 ? 'Filtros' : `Filtros (${count})`}
      </Button>
      <div id={id} className={clsx('flex-wrap items-end gap-2 md:flex md:gap-3', open ? 'flex basis-full' : 'hidden')}>
        {children}
      </div>
    </div>
  );
}

/** How many of the values are on. */
export function countOn(...values: readonly string[]): number {
  return values.filter((value) => value !== '').length;
}
