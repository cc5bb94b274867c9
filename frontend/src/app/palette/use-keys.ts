/** Listens for the keys that lead through the app; what each does comes with the first of them (`shortcuts.ts`). */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import type { Principal } from '@/lib/navigation/authorization';
import { isSearch, takeSearchPress } from '@/lib/navigation/early-search';
import { writeFlag, readFlag } from '@/lib/browser/safe-storage';
import { openPanel } from '@/app/menu/menu-store';

const KEY = 'single-keys';

/** Whether single keys do something, as was chosen on this device: who dictates, or slips, turns them off. */
export const useSingleKeys = create<{ on: boolean }>()(() => ({ on: readFlag(KEY, true) }));

useSingleKeys.subscribe(({ on }) => writeFlag(KEY, on));

/** Keys that do something by themselves; G waits for a second one. */
const ALONE = new Set(['?', '/', 'n']);

/** How long the second key may take, in ms. */
const SEQUENCE_MS = 1500;

/** Whether the key belongs to something else: a field, a dialog, the browser. */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !useSingleKeys.getState().on) return true;
  const field = 'input, select, textarea, [contenteditable]';
  return (target instanceof Element && target.matches(field)) || document.querySelector('dialog[open]') !== null;
}

/** Hears the keys as long as somebody is signed in. */
export function useKeys(user: Principal): void {
  const location = useLocation();
  const navigate = useNavigate();
  const press = useEffectEvent(async (keys: string) => {
    const { shortcutOf } = await import('./shortcuts');
    shortcutOf(keys, user)?.run({ location, navigate });
  });
  // The keyboard is the browser's.
  useEffect(() => {
    if (takeSearchPress()) openPanel('palette');
    let began = Number.NEGATIVE_INFINITY;
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (isSearch(event)) {
        event.preventDefault();
        openPanel('palette');
      } else if (key.length === 1 && !isTaken(event)) {
        const goesOn = event.timeStamp - began < SEQUENCE_MS;
        began = key === 'g' && !goesOn ? event.timeStamp : Number.NEGATIVE_INFINITY;
        // Some browsers search the page with it.
        if (key === '/') event.preventDefault();
        // Without the code the keys do nothing: the menu leads everywhere.
        if (goesOn) press(`g ${key}`).catch(() => undefined);
        else if (ALONE.has(key)) press(key).catch(() => undefined);
      }
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
