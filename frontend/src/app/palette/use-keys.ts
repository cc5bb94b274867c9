/** Key handler of shortcuts; their actions load with the first key press (`shortcuts.ts`). */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import type { Principal } from '@/lib/navigation/authorization';
import { isSearch, consumeSearchPress } from '@/lib/navigation/early-search';
import { writeFlag, readFlag } from '@/lib/browser/safe-storage';
import { openPanel } from '@/app/menu/menu-store';

const KEY = 'single-keys';

/** Single-key shortcuts on this device: users of dictation turn them off (WCAG 2.1.4). */
export const useSingleKeys = create<{ on: boolean }>()(() => ({ on: readFlag(KEY, true) }));

useSingleKeys.subscribe(({ on }) => writeFlag(KEY, on));

/** Single keys; G starts a sequence. */
const ALONE = new Set(['?', '/', 'n', 'j', 'k', 'x']);

/** Timeout of the second key, in ms. */
const SEQUENCE_MS = 1500;

/** True if the key belongs to a field, a dialog or the browser. */
function belongsElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !useSingleKeys.getState().on) return true;
  // Letters do nothing on a checkbox: those of rows must not end the shortcuts.
  const field = 'input:not([type=checkbox]), select, textarea, [contenteditable]';
  return (target instanceof Element && target.matches(field)) || document.querySelector('dialog[open]') !== null;
}

/** Active while a user is signed in. */
export function useKeys(user: Principal): void {
  const location = useLocation();
  const navigate = useNavigate();
  const press = useEffectEvent(async (keys: string) => {
    const { shortcutOf } = await import('./shortcuts');
    shortcutOf(keys, user)?.run?.({ location, navigate });
  });
  // Key events are external to React.
  useEffect(() => {
    if (consumeSearchPress()) openPanel('palette');
    let began = Number.NEGATIVE_INFINITY;
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (isSearch(event)) {
        event.preventDefault();
        openPanel('palette');
      } else if (key.length === 1 && !belongsElsewhere(event)) {
        const goesOn = event.timeStamp - began < SEQUENCE_MS;
        began = key === 'g' && !goesOn ? event.timeStamp : Number.NEGATIVE_INFINITY;
        // Some browsers open their search.
        if (key === '/') event.preventDefault();
        // Without the code keys do nothing: the menu leads everywhere.
        if (goesOn) press(`g ${key}`).catch(() => undefined);
        else if (ALONE.has(key)) press(key).catch(() => undefined);
      }
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
