/** Toolbar of lists: search, filters, sort order. */
import { createContext, use, useId, useRef, useState, type ReactNode } from 'react';
import { ArrowUpDown, SlidersHorizontal, X } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { Button, LinkButton } from '@/components/ui/button';

/** Sort select for cards, which have no column heads; provided by the list. */
export const ListOrder = createContext<ReactNode>(null);

export type FilterBarProps = {
  filters: Pick<UrlFilters<string>, 'count' | 'cleared'>;
  search?: ReactNode;
  /** Opens the sheet with further filters, and counts those that are active. */
  rest?: { count: number; open: () => void };
  /** Active filters without a select in the row: removable chips. */
  others?: readonly FilterOn[];
  children?: ReactNode;
};

/** Label of an active filter, and the address without it. */
export type FilterOn = { word: string; without: string };

/** On the phone filters and order open at a button beside the search. */
export function FilterBar({ filters, search, rest, others = [], children }: FilterBarProps) {
  const order = use(ListOrder);
  const bar = useRef<HTMLDivElement>(null);
  // Removing a filter unmounts its link: the focus stays in the bar.
  const stay = () => bar.current?.focus();
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = rest ? rest.count : filters.count;
  const hasFilters = Boolean(rest ?? children);
  const word = hasFilters ? 'Filtros' : 'Ordenar';
  const Drawing = hasFilters ? SlidersHorizontal : ArrowUpDown;
  return (
    <div
      ref={bar}
      role="group"
      aria-label="Busca e filtros"
      tabIndex={-1}
      className="mb-4 flex flex-col gap-3 outline-none md:mb-section"
    >
      <div className="flex flex-wrap items-end gap-2">
        {search}
        {(rest || children || order) && (
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
          className={clsx('min-w-0 flex-wrap items-end gap-2 md:contents', open || rest ? 'flex basis-full' : 'hidden')}
        >
          {children}
          {order}
          {filters.count > 0 && (
            <LinkButton to={filters.cleared} replace variant="ghost" className="px-2! text-sm underline" onClick={stay}>
              Limpar filtros
            </LinkButton>
          )}
        </div>
      </div>
      {others.length > 0 && <FiltersOn filters={others} onRemoved={stay} />}
    </div>
  );
}

function FiltersOn({ filters, onRemoved }: { filters: readonly FilterOn[]; onRemoved: () => void }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Filtros ligados">
      {filters.map(({ word, without }) => (
        <li key={word}>
          <Link
            to={without}
            replace
            aria-label={`Tirar filtro ${word}`}
            onClick={onRemoved}
            className="flex min-h-control items-center gap-2 rounded-control border-2 border-ink bg-sunken pr-3 pl-4 font-medium hover:bg-line"
          >
            {word}
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
