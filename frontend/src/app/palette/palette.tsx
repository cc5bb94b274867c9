/** Command palette (`Ctrl K`): searches screens, actions and records. */
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { User } from '@/api/types';
import { countOf } from '@/lib/format/text';
import { Frame } from '@/components/ui/dialog';
import { EXPENSE } from '@/lib/navigation/screen';
import { groupsFor, type PaletteItem, type PaletteGroup } from './palette-items';
import { useFoundRecords } from './palette-records';
import { withSheet } from '@/lib/navigation/sheet-address';
import { Search, X } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import { OptionRow } from '@/components/form/combobox-list';

type BoxProps = {
  text: string;
  listId: string;
  /** Index of the active row; null without rows. */
  active: number | null;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** Input and a close button, for devices without Escape. */
function PaletteBox({ text, listId, active, onType, onKeyDown, onClose }: BoxProps) {
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

/** Rows, numbered through all groups. */
function PaletteList({ id, groups, active, onChoose }: ListProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((count, { items }) => count + items.length, 0));
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Resultados"
      // Preserves the focus of the input.
      onMouseDown={(event) => event.preventDefault()}
      className="min-h-0 flex-1 overflow-y-auto p-2 pb-[max(8px,env(safe-area-inset-bottom))] empty:hidden"
    >
      {groups.map(({ title, items }, group) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-ink-3">
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

/** Matching items, grouped and flat. */
function usePalette(text: string, user: User) {
  const query = text.trim();
  const found = useFoundRecords(query, user.id);
  const groups = [...groupsFor(query, user), ...found.groups].filter(({ items }) => items.length > 0);
  return { ...found, query, groups, rows: groups.flatMap(({ items }) => items) };
}

/** Runs the chosen item; closes the palette first, so that the focus is restored. */
function useChoose(onClose: () => void) {
  const navigate = useNavigate();
  return ({ to }: PaletteItem) => {
    onClose();
    if (typeof to === 'function') to();
    else void navigate(to === EXPENSE ? withSheet(window.location.search, EXPENSE, 'new') : to);
  };
}

export default function Palette({ user, onClose }: { user: User; onClose: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  /** Enter was pressed before the results arrived. */
  const [isWaiting, setIsWaiting] = useState(false);
  const { query, groups, rows, isFetching, error } = usePalette(text, user);
  const choose = useChoose(onClose);
  const listId = useId();
  const at = Math.min(active, rows.length - 1);
  function move(next: number) {
    setIsWaiting(false);
    setActive(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) move((at + step + rows.length) % rows.length);
    else if (event.key === 'Enter' && rows[at]) choose(rows[at]);
    else if (event.key === 'Enter') setIsWaiting(isFetching);
    else return;
    event.preventDefault();
  }
  const answer = useEffectEvent(() => {
    if (rows[0]) choose(rows[0]);
  });
  // Results arrive after the key press.
  useEffect(() => {
    if (isWaiting && !isFetching) answer();
  }, [isWaiting, isFetching]);
  const note = error ? errorMessage(error) : isFetching ? 'Procurando…' : rows.length === 0 ? nothing(query) : null;
  return (
    <Frame
      bare
      title="Buscar"
      onClose={onClose}
      className="modal inset-x-0 top-0 m-0 h-dvh max-h-dvh w-full overflow-hidden md:mx-auto md:mt-[10dvh] md:h-fit md:max-h-[72dvh] md:w-[min(40rem,calc(100vw-2rem))] md:rounded-card"
    >
      <PaletteBox
        text={text}
        listId={listId}
        active={rows.length > 0 ? at : null}
        onType={(next) => {
          setText(next);
          move(0);
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <p role="status" className={note === null ? 'sr-only' : 'px-5 pt-3 text-sm text-ink-2'}>
        {note ?? countOf(rows.length, 'resultado', 'resultados')}
      </p>
      <PaletteList id={listId} groups={groups} active={at} onChoose={choose} />
      <p className="border-t border-line px-5 py-2 text-sm text-ink-3 max-md:hidden">
        ↑ e ↓ escolhem, Enter abre, Esc fecha. Fora daqui, ? mostra todos os atalhos.
      </p>
    </Frame>
  );
}

function nothing(query: string): string {
  return `Nada encontrado com “${query}”. Busque por tela, placa, cliente, cidade, motorista, mês, categoria ou número do frete.`;
}
