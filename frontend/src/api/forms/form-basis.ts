/** Base values of a form while its record changes. */
import { useEffect, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftHandle } from '@/lib/forms/use-draft';
import { mergeConflict } from './conflict';

/** The record that was typed over (version null for a new one), as form values. */
export type Basis<V> = { version: number | null; values: V };

/** Base of the form's values; untouched fields follow the record when it is refetched. */
export function useBasis<V extends FieldValues, B>(
  draft: DraftHandle<V>,
  form: UseFormReturn<V, unknown, B>,
  version: number | null,
  values: V,
) {
  const [basis, setBasis] = useState<Basis<V>>({ version: draft.version, values: draft.base });
  const latest = useMemo(
    () => (version === null ? null : { version, values }),
    // The values are a new object with every drawing; they change only with the version.
    // oxlint-disable-next-line react/exhaustive-deps
    [version],
  );
  // Something of the record was settled elsewhere on the page. Where both sides changed a field, the server's refusal
  // will ask.
  useEffect(() => {
    if (latest === null || basis.version === null || latest.version <= basis.version) return;
    const merged = mergeConflict(basis.values, form.getValues(), latest.values);
    if (merged.both.length > 0) return;
    draft.rebase(latest.values, latest.version);
    setBasis(latest);
    form.reset(merged.values, { keepDefaultValues: true });
  }, [basis, draft, form, latest]);
  function rebase(next: Basis<V>): void {
    draft.rebase(next.values, next.version);
    setBasis(next);
  }
  return [basis, rebase] as const;
}
