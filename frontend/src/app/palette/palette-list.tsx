/** The box of the palette and the rows under it: a WAI-ARIA combobox whose list is always open. */
import type { KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import { OptionRow } from '@/components/form/combobox-list';
import type { PaletteGroup, PaletteItem } from './palette-items';

type BoxProps = {
  text: string;
  listId: string;
  /** The row that the keyboard is on; null where there is none. */
  active: number | null;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** What is typed, and for who has no Escape the way out. */
export function PaletteBox({ text, listId, active, onType, onKeyDown, onClose }: BoxProps) {
  return (
    <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
      <Search aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <input
        ref={(box) => box?.setAttribute('autofocus', '')}
        type="text"
        role="combobox"
        aria-label="Buscar tela, placa, cliente, cidade ou frete"
        aria-expanded={active !== null}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Placa, cliente, cidade, nº do frete…"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        className="h-12 min-w-0 flex-1 rounded-control bg-transparent px-2 text-lg placeholder:text-ink-3"
      />
      <IconButton label="Fechar" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type ListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  active: number;
  onChoose: (item: PaletteItem) => void;
};

/** The rows, numbered through all groups. */
export function PaletteList({ id, groups, active, onChoose }: ListProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((count, { items }) => count + items.length, 0));
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Resultados"
      // Keeps the focus in the box, so that one can go on typing.
      onMouseDown={(event) => event.preventDefault()}
      className="min-h-0 flex-1 overflow-y-auto p-2 pb-[max(8px,env(safe-area-inset-bottom))] empty:hidden"
    >
      {groups.map(({ title, items }, group) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">
            {title}
          </p>
          {items.map((item, within) => {
            const index = (starts[group] ?? 0) + within;
            return (
              <OptionRow
                key={item.key}
                id={`${id}-${index}`}
                active={index === active}
                selected={false}
                icon={<item.icon aria-hidden="true" className="text-ink-3" />}
                label={item.label}
                hint={item.hint}
                onChoose={() => onChoose(item)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
