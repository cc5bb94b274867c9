/** `Ctrl K`: one box that leads to screens, to what is entered, and to the records that are found by what is typed. */
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { User } from '@/api/types';
import { countOf } from '@/lib/format/text';
import { Frame } from '@/components/ui/dialog';
import { EXPENSE } from '@/lib/navigation/screen';
import { groupsFor, type PaletteItem } from './palette-items';
import { PaletteBox, PaletteList } from './palette-list';
import { useFoundRecords } from './palette-records';
import { withSheet } from '@/lib/navigation/sheet-address';

/** What fits what is typed, in groups and one after the other. */
function usePalette(text: string, user: User) {
  const query = text.trim();
  const found = useFoundRecords(query, user.id);
  const groups = [...groupsFor(query, user), ...found.groups].filter(({ items }) => items.length > 0);
  return { ...found, query, groups, rows: groups.flatMap(({ items }) => items) };
}

/** The way to what was chosen; the palette is closed first, so that the focus is where it was. */
function useChoose(onClose: () => void) {
  const navigate = useNavigate();
  return ({ to }: PaletteItem) => {
    onClose();
    if (typeof to === 'function') to();
    else void navigate(to === EXPENSE ? withSheet(window.location.search, EXPENSE, 'new') : to);
  };
}

/** The dialog. */
export default function Palette({ user, onClose }: { user: User; onClose: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  /** Enter was pressed before the server had answered. */
  const [isWaiting, setIsWaiting] = useState(false);
  const { query, groups, rows, isAsking, error } = usePalette(text, user);
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
    else if (event.key === 'Enter') setIsWaiting(isAsking);
    else return;
    event.preventDefault();
  }
  const answer = useEffectEvent(() => {
    if (rows[0]) choose(rows[0]);
  });
  // The answer comes from the server, some time after the key.
  useEffect(() => {
    if (isWaiting && !isAsking) answer();
  }, [isWaiting, isAsking]);
  const note = error ? errorMessage(error) : isAsking ? 'Procurando…' : rows.length === 0 ? nothing(query) : null;
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
