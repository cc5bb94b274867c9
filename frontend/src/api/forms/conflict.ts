/** Three-way merge of form values: base, typed and stored, field by field. */
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useEffect, useMemo, useState } from 'react';
import type { DraftHandle } from '@/lib/forms/use-draft';

/** Record that the form edits (version null for a new one), as form values. */
type Baseline<V> = { version: number | null; values: V };

/** Base of the form; untouched fields follow the record when it is refetched. */
export function useBaseline<V extends FieldValues, B>(
  draft: DraftHandle<V>,
  form: UseFormReturn<V, unknown, B>,
  version: number | null,
  values: V,
) {
  const [baseline, setBaseline] = useState<Baseline<V>>({ version: draft.version, values: draft.base });
  const latest = useMemo(
    () => (version === null ? null : { version, values }),
    // The values are a new object on every render; they change only with the version.
    // oxlint-disable-next-line react/exhaustive-deps
    [version],
  );
  // The record changed elsewhere on the page. If both sides changed a field, the server's refusal starts the merge.
  useEffect(() => {
    if (latest === null || baseline.version === null || latest.version <= baseline.version) return;
    const merged = mergeConflict(baseline.values, form.getValues(), latest.values);
    if (merged.both.length > 0) return;
    draft.rebase(latest.values, latest.version);
    setBaseline(latest);
    form.reset(merged.values, { keepDefaultValues: true });
  }, [baseline, draft, form, latest]);
  function rebase(next: Baseline<V>): void {
    draft.rebase(next.values, next.version);
    setBaseline(next);
  }
  return [baseline, rebase] as const;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Merges `base`, `mine` and `theirs`: a typed field stays mine, any other follows theirs. `both` lists the fields that
 * both sides changed differently.
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

/** True if every typed change (`mine` over `base`) is stored already. */
export function isStored<V extends FieldValues>(base: V, mine: V, theirs: V): boolean {
  const typed = Object.keys(mine).filter((name) => !sameText(mine[name], base[name]));
  return typed.length > 0 && typed.every((name) => sameText(mine[name], theirs[name]));
}
