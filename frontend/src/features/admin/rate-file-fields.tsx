/** The file of a table: chosen, or pasted as text; and what its columns must be. */
import { useState, type ChangeEvent } from 'react';
import type { RateKind } from '@/api/rate-types';
import { countOf } from '@/lib/format/text';
import { Field } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { TextArea, TextInput } from '@/components/form/text-inputs';
import { readTable } from './rate-file';
import type { RateForm } from './rate-import-form';
import { rateFiles } from './rate-labels';

/** As many complaints as the server makes about one file. */
const MOST_LINES = 50;

/** Both ways in, and what is wrong with which line. */
export function RateFileFields({ kind, form, lines }: { kind: RateKind; form: RateForm; lines: readonly string[] }) {
  const [chosen, setChosen] = useState<{ words: string | null; trouble: string | undefined } | null>(null);
  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    const { text, trouble } = await readTable(file);
    if (text === null) {
      // The same file, mended, may be chosen again.
      target.value = '';
      setChosen({ words: null, trouble });
      return;
    }
    const count = text.trimEnd().split('\n').length;
    setChosen({ words: `${file.name}: ${countOf(count, 'linha', 'linhas')}.`, trouble: undefined });
    form.setValue('csv', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }
  return (
    <>
      <Field label="Arquivo CSV" hint={chosen?.words ?? 'Ou cole o texto abaixo.'} error={chosen?.trouble}>
        <TextInput
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => void choose(event)}
          className="py-1.5 pl-1.5 file:mr-3 file:h-full file:cursor-pointer file:rounded-md file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink"
        />
      </Field>
      <Field label="Texto da tabela" error={form.formState.errors.csv?.message} required>
        <TextArea
          rows={8}
          wrap="off"
          spellCheck={false}
          autoCapitalize="none"
          placeholder={rateFiles[kind].columns}
          {...form.register('csv')}
        />
      </Field>
      {lines.length > 0 && (
        <ul aria-label="Problemas por linha" className="-mt-3 flex list-disc flex-col gap-1 pl-5 text-sm text-neg">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length >= MOST_LINES && <li>Pode haver mais problemas depois destes.</li>}
        </ul>
      )}
    </>
  );
}

/** Required columns of the file, folded away. */
export function FileHelp({ kind }: { kind: RateKind }) {
  const { columns, hint } = rateFiles[kind];
  return (
    <Fold title="Como o arquivo deve ser" summary="Baixe a tabela que vale, mude o que mudou e importe">
      <p className="text-ink-2">
        O mais simples: na lista, baixe o CSV da tabela que vale hoje, mude o que mudou e escolha o arquivo aqui. {hint}
      </p>
      <p className="text-ink-2">
        Na primeira linha vão os nomes das colunas. Elas são separadas por vírgula ou ponto e vírgula; os números podem
        ter vírgula ou ponto.
      </p>
      <p className="rounded-control bg-sunken px-4 py-3 text-sm break-all">{columns}</p>
    </Fold>
  );
}
