/** What a combobox does with keys and answers. */
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { foldAccents } from '@/lib/text';
import type { ComboboxProps } from './combobox';

/** How long nobody must type before it is asked, in ms. */
const PAUSE_MS = 150;

type Input<T> = Pick<
  ComboboxProps<T>,
  | 'value'
  | 'onChange'
  | 'onQuery'
  | 'options'
  | 'optionLabel'
  | 'onCreate'
  | 'minChars'
  | 'loading'
  | 'emptyText'
  | 'promptText'
>;

/** What is told the parent: a moment after the last key, or at once. */
function useAsking(onQuery: (query: string) => void) {
  const [asked, setAsked] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer lives outside React: it must not fire for a box that is gone.
  useEffect(() => () => clearTimeout(timer.current), []);
  function ask(query: string) {
    clearTimeout(timer.current);
    setAsked(query);
    onQuery(query);
  }
  function askSoon(query: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(query), PAUSE_MS);
  }
  return { asked, ask, askSoon, stop: () => clearTimeout(timer.current) };
}

/** Its text while somebody types (null when nobody does), the row the keyboard is on, and the ways to change them. */
export function useCombobox<T>(input: Input<T>) {
  const { value, onChange, options, optionLabel, onCreate, minChars = 0, loading = false, ...texts } = input;
  const [text, setText] = useState<string | null>(null);
  const [isListed, setIsListed] = useState(false);
  const [active, setActive] = useState(0);
  /** Who waits for the answer to what is typed: somebody who pressed Enter, or who has gone on to the next field. */
  const [waiting, setWaiting] = useState<'enter' | 'leave' | null>(null);
  const { asked, ask, askSoon, stop } = useAsking(input.onQuery);

  const open = text !== null && isListed;
  const query = (text ?? '').trim();
  const ready = query.length >= minChars;
  const shown = ready ? options : [];
  const create = onCreate && query !== '' ? onCreate : undefined;
  const rows = shown.length + (create ? 1 : 0);
  const empty = loading ? 'Procurando…' : (texts.emptyText ?? 'Nada encontrado.');
  const note = shown.length > 0 ? null : ready ? empty : (texts.promptText ?? 'Comece a digitar.');
  const isAnswered = asked === query && !loading;

  function close() {
    stop();
    setText(null);
    setWaiting(null);
  }
  function openList() {
    setIsListed(true);
    if (text !== null) return;
    setText('');
    setActive(0);
    ask('');
  }
  function type(next: string) {
    setText(next);
    setIsListed(true);
    setActive(0);
    setWaiting(null);
    askSoon(next.trim());
    if (next === '' && open && value !== null && query !== '') onChange(null);
  }
  function choose(index: number) {
    const option = shown[index];
    if (option !== undefined) onChange(option);
    else if (create) create(query);
    else return;
    close();
  }
  /** The one that is meant without being pointed at: the only match, or where a new one can be made, that of the same name. */
  function chooseOnly() {
    const isNamed = (option: T) => foldAccents(optionLabel(option)) === foldAccents(query);
    const only = create ? shown.find(isNamed) : shown.length === 1 ? shown[0] : undefined;
    if (only !== undefined && query !== '') onChange(only);
    close();
  }
  const answer = useEffectEvent(() => {
    setWaiting(null);
    if (waiting === 'enter') choose(active);
    else chooseOnly();
  });
  // The answer comes from the parent, some time after the key.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer is an event, of which only the options tell
    if (waiting !== null && isAnswered) answer();
  }, [waiting, isAnswered]);

  function settle(by: 'enter' | 'leave') {
    if (ready && !isAnswered) {
      ask(query);
      setWaiting(by);
    } else if (by === 'enter') choose(active);
    else chooseOnly();
  }
  function leave() {
    if (text === null) return;
    setIsListed(false);
    if (waiting === null) settle('leave');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) openList();
      else if (rows > 0) setActive((active + (event.key === 'ArrowDown' ? 1 : rows - 1)) % rows);
    } else if (event.key === 'Enter' && text !== null) {
      event.preventDefault();
      // Nothing is chosen from a list that is not seen.
      if (isListed) settle('enter');
      else setIsListed(true);
    } else if (event.key === 'Escape' && text !== null) {
      // The list closes first, then the text goes; the dialog around stays.
      event.preventDefault();
      event.stopPropagation();
      setWaiting(null);
      if (open) setIsListed(false);
      else close();
    }
  }
  return { text, open, query, shown, rows, active, create, note, type, openList, close, choose, leave, onKeyDown };
}
