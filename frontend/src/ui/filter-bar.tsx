/** The row of tools above every list: its search at the left, then its filters, then its order. */
import { createContext, use, useId, useState, type ReactNode } from 'react';
import { ArrowUpDown, SlidersHorizontal, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';
import type { UrlFilters } from '@/lib/url-filters';
import { Button, LinkButton } from './button';

/** The choice of an order for the list below, where its cards have no heads for it. The list gives it. */
export const ListOrder = createContext<ReactNode>(null);

/** Props of `FilterBar`. */
export type FilterBarProps = {
  filters: Pick<UrlFilters<string>, 'count' | 'cleared'>;
  search?: ReactNode;
  /** Where there are more filters than a row holds: what opens the sheet with the rest, and how many of those are on. */
  rest?: { count: number; open: () => void };
  children?: ReactNode;
};

/** The row; on the phone the filters and the order open at a button beside the search. */
export function FilterBar({ filters, search, rest, children }: FilterBarProps) {
  const order = use(ListOrder);
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = rest ? rest.count : filters.count;
  const word = children ? 'Filtros' : 'Ordenar';
  const Drawing = children ? SlidersHorizontal : ArrowUpDown;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      {search}
      {(children || order) && (
        <Button
          {...(rest ? { onClick: rest.open } : { onClick: () => setOpen(!open), 'aria-expanded': open })}
          aria-controls={rest ? undefined : id}
          aria-haspopup={rest ? 'dialog' : undefined}
          icon={<Drawing aria-hidden="true" />}
          className={clsx(!rest && 'md:hidden', !search && 'max-md:flex-1')}
        >
          {count === 0 ? word : `${word} (${count})`}
        </Button>
      )}
      <div
        id={id}
        className={clsx('flex-wrap items-end gap-2 md:contents', open || rest ? 'flex basis-full' : 'hidden')}
      >
        {children}
        {order}
        {filters.count > 0 && (
          <LinkButton to={filters.cleared} replace variant="ghost" className="px-2! text-sm underline">
            Limpar filtros
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** Filters that are on and have no select of their own: each goes by a tap. */
export function FiltersOn({ filters }: { filters: readonly { word: string; without: string }[] }) {
  if (filters.length === 0) return null;
  return (
    <ul className="-mt-1 mb-4 flex flex-wrap gap-2" aria-label="Filtros ligados">
      {filters.map(({ word, without }) => (
        <li key={word}>
          <Link
            to={without}
            replace
            aria-label={`Tirar filtro ${word}`}
            className="flex min-h-12 items-center gap-2 rounded-control border-2 border-ink bg-sunken pr-3 pl-4 text-sm font-semibold hover:bg-line md:min-h-10"
          >
            {word}
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
