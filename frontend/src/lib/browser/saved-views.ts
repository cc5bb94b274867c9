/** Views of a list: filters that a user has named. Stored on the device, and removed by a logout. */
import { useState } from 'react';
import { readStored, writeStored } from './safe-storage';

/** Name, and the query string of its filters. */
export type SavedView = { name: string; search: string };

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('search' in value)) return false;
  return typeof value.name === 'string' && typeof value.search === 'string';
}

function readViews(key: string): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Saved views of one user and list. Saving under a known name replaces that view. */
export function useSavedViews(userId: number, list: string) {
  const key = `views:${userId}:${list}`;
  const [views, setViews] = useState(() => readViews(key));
  function write(next: readonly SavedView[]): void {
    setViews(next);
    writeStored(key, JSON.stringify(next));
  }
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    save: (view: SavedView) => write([...without(view.name), view]),
    remove: (name: string) => write(without(name)),
  };
}
