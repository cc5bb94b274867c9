/** Views of a list as links: ready ones, and those that the user has saved. */
import { useState } from 'react';
import { Bookmark, X } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { useSavedViews, type SavedView } from '@/lib/browser/saved-views';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { Button, IconButton } from '@/components/ui/button';
import { lazySheet } from '@/components/ui/lazy';
import type { SaveViewProps } from './save-view';

const SaveView = lazySheet<SaveViewProps>(
  () => import('./save-view'),
  ({ onClose }) => onClose,
);

/** View of the product: its filters by name. */
export type ReadyView<N extends string> = { name: string; values: Partial<Record<N, string>> };

type Props<N extends string> = {
  /** Path of the list. */
  list: string;
  filters: UrlFilters<N>;
  ready?: readonly ReadyView<N>[];
  userId: number;
};

/** Query string of a view, in one order of the names: the same filters are the same view. */
function searchOf<N extends string>(names: readonly N[], values: Partial<Record<N, string>>): string {
  const on = names.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return new URLSearchParams(on).toString();
}

/** The view on screen leads back to the whole list. On the phone they scroll sideways. */
export function SavedViews<N extends string>({ list, filters, ready = [], userId }: Props<N>) {
  const { views, save, remove } = useSavedViews(userId, list);
  const [isSaving, setSaving] = useState(false);
  const names = Object.keys(filters.values) as N[];
  const current = searchOf(names, filters.values);
  const known: SavedView[] = ready.map(({ name, values }) => ({ name, search: searchOf(names, values) }));
  const own = views.find(({ search }) => search === current);
  const isKnown = own !== undefined || known.some(({ search }) => search === current);
  const canSave = filters.active && !isKnown;
  if (known.length + views.length === 0 && !canSave) return null;
  return (
    <div
      role="group"
      aria-label="Listas prontas"
      className="flex min-w-0 items-center gap-2 max-md:basis-full max-md:overflow-x-auto md:flex-wrap print:hidden"
    >
      {[...known, ...views].map(({ name, search }) => (
        <Link
          key={name}
          to={search === '' || search === current ? list : `${list}?${search}`}
          replace
          aria-current={search === current || undefined}
          className={clsx(
            'inline-flex min-h-control shrink-0 items-center rounded-full border border-transparent px-3.5 text-sm whitespace-nowrap',
            search === current ? 'bg-ink text-bg' : 'bg-sunken text-ink-2 hover:bg-line hover:text-ink',
          )}
        >
          {name}
        </Link>
      ))}
      {own && (
        <IconButton label={`Esquecer a lista ${own.name}`} onClick={() => remove(own.name)}>
          <X aria-hidden="true" />
        </IconButton>
      )}
      {canSave && (
        <Button variant="ghost" icon={<Bookmark aria-hidden="true" />} onClick={() => setSaving(true)}>
          Salvar filtro
        </Button>
      )}
      {isSaving && (
        <SaveView
          taken={known.map(({ name }) => name)}
          onSave={(name) => save({ name, search: current })}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}
