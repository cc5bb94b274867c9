/** Merge of the base, the typed and the stored values, field by field. */
import type { FieldValues } from 'react-hook-form';

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Brings together what was there (`base`), what was typed over it (`mine`) and what is stored now (`theirs`):
 * a field I touched stays mine, any other becomes theirs. `both` names the fields that both sides changed differently.
 */
export function mergeConflict<V extends FieldValues>(base: V, mine: V, theirs: V): { values: V; both: string[] } {
  const names = Object.keys(mine);
  const both = names.filter(
    (name) => !same(mine[name], base[name]) && !same(theirs[name], base[name]) && !same(mine[name], theirs[name]),
  );
  const merged = names.map((name) => [name, same(mine[name], base[name]) ? theirs[name] : mine[name]]);
  return { values: Object.fromEntries(merged) as V, both };
}

const trimmed = (_name: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);

function sameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, trimmed) === JSON.stringify(b, trimmed);
}

/** Whether all that was typed (`mine` over `base`) is stored already. */
export function isStored<V extends FieldValues>(base: V, mine: V, theirs: V): boolean {
  const typed = Object.keys(mine).filter((name) => !sameText(mine[name], base[name]));
  return typed.length > 0 && typed.every((name) => sameText(mine[name], theirs[name]));
}
