/** Two-step import: preview, then all or nothing. */
import { useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { ApiError } from '@/api/client';
import { applyFieldErrors } from '@/api/forms/form-errors';
import type { RateInput, RateKind, RatePreview, RateTable } from '@/api/types';
import { useDraft, useKeepDraft } from '@/lib/forms/use-draft';
import { requiredText } from '@/lib/forms/fields';
import { rateInputLimits } from '@/lib/generated/limits';
import { useImportRates, usePreviewRates } from './rate-queries';

const schema = v.object({
  csv: v.pipe(v.string(), v.regex(/\S/, 'Escolha o arquivo ou cole o texto dele.')),
  source: requiredText('Diga de onde vêm os valores.', rateInputLimits.source),
  official: v.boolean(),
});

export type RateValues = v.InferInput<typeof schema>;

export type RateForm = UseFormReturn<RateValues, unknown, RateValues>;

const empty: RateValues = { csv: '', source: '', official: false };

function same(a: RateValues, b: RateValues): boolean {
  return a.csv === b.csv && a.source === b.source && a.official === b.official;
}

/** Errors of a refusal that concern lines of the file. */
function linesOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  return error.fields.filter(({ field }) => field === 'csv').map(({ message }) => message);
}

export type RateImport = {
  form: RateForm;
  /** True if a draft was restored. */
  restored: boolean;
  startOver: () => void;
  /** Errors by line, if several. */
  lines: string[];
  formError: string | null;
  look: (event?: React.BaseSyntheticEvent) => Promise<void>;
  isLooking: boolean;
  /** Changes of the import; null once the input changes. */
  preview: RatePreview | null;
  save: () => Promise<void>;
  isSaving: boolean;
};

/** Import of a kind of table; `onSaved` receives the result. */
export function useRateImport(kind: RateKind, userId: number, onSaved: (table: RateTable) => void): RateImport {
  const draft = useDraft<RateValues>(userId, `rates:${kind}`, empty);
  const form: RateForm = useForm<RateValues, unknown, RateValues>({
    resolver: standardSchemaResolver(schema),
    defaultValues: draft.initial,
  });
  useKeepDraft(draft, form);
  const previewing = usePreviewRates();
  const importing = useImportRates();
  const [seen, setSeen] = useState<{ values: RateValues; body: RateInput; preview: RatePreview } | null>(null);
  const [restored, setRestored] = useState(draft.restored);
  const [lines, setLines] = useState<string[]>([]);
  const [formError, setFormError] = useState<string | null>(null);
  const values = useWatch({ control: form.control, compute: (now) => now });

  function complain(error: unknown): void {
    const wrong = linesOf(error);
    setLines(wrong);
    setFormError(applyFieldErrors(error, form));
    if (wrong.length > 1) form.setError('csv', { type: 'lines', message: `${wrong.length} linhas com problema:` });
    if (wrong.length > 0) form.setFocus('csv');
  }

  const look = form.handleSubmit(async (valid) => {
    const body: RateInput = { kind, ...valid };
    const submitted = { ...form.getValues() };
    setFormError(null);
    setSeen(null);
    try {
      setSeen({ values: submitted, body, preview: await previewing.mutateAsync(body) });
    } catch (error) {
      complain(error);
    }
  });

  async function save(): Promise<void> {
    if (seen === null) return;
    setFormError(null);
    try {
      const table = await importing.mutateAsync(seen.body);
      draft.close();
      onSaved(table);
    } catch (error) {
      setSeen(null);
      complain(error);
    }
  }

  function startOver(): void {
    draft.discard();
    form.reset(empty);
    setRestored(false);
    setSeen(null);
    setFormError(null);
  }

  return {
    form,
    restored,
    startOver,
    lines: form.formState.errors.csv?.type === 'lines' ? lines : [],
    formError,
    look,
    isLooking: previewing.isPending,
    preview: seen !== null && same(seen.values, values) ? seen.preview : null,
    save,
    isSaving: importing.isPending,
  };
}
