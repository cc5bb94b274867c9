/** Import of a rate table: file or text, source, preview, then storing. */
import { useNavigate } from 'react-router-dom';
import { clsx } from 'clsx';
import type { RateKind } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { rateInputLimits } from '@/lib/generated/limits';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox, TextArea, TextInput } from '@/components/form/text-inputs';
import { FormError, Field } from '@/components/form/field';
import { TextField } from '@/components/form/form-fields';
import { PageHeader } from '@/components/ui/page-header';
import { Notice } from '@/components/ui/states';
import { toast } from '@/components/ui/toast-store';
import { useRateImport, type RateImport as Import, type RateForm } from './rate-import-form';
import { RatePreviewCard } from './rate-preview';
import { rateKindLabels, rateFiles } from './rate-labels';
import { useState, type ChangeEvent } from 'react';
import { countOf } from '@/lib/format/text';
import { Fold } from '@/components/ui/fold';

/** Server limit of a file. */
const MAX_BYTES = 200_000;

/** Text of a file, or the reason why it cannot be a table. */
type FileText = { text: string; trouble: null } | { text: null; trouble: string };

function refused(trouble: string): FileText {
  return { text: null, trouble };
}

/** Decodes UTF-8, else Windows-1252, which Excel writes in Brazil. */
function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a chosen file; the first bytes reveal workbooks and other binary files. */
async function readTable(file: File): Promise<FileText> {
  if (file.size > MAX_BYTES) return refused('Arquivo grande demais: uma tabela tem no máximo 200 kB.');
  const bytes = await file.arrayBuffer();
  // A textarea has one kind of line end.
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  if (text.startsWith('PK')) return refused('Isto é uma planilha. No Excel, salve como CSV e escolha o arquivo salvo.');
  if (text.includes('\0')) return refused('Este arquivo não é um texto CSV.');
  if (text.trim() === '') return refused('O arquivo está vazio.');
  return { text, trouble: null };
}

/** Maximum errors that the server reports per file. */
const MAX_LINES = 50;

/** File and text input, with errors by line. */
function RateFileFields({ kind, form, lines }: { kind: RateKind; form: RateForm; lines: readonly string[] }) {
  const [chosen, setChosen] = useState<{ words: string | null; trouble: string | undefined } | null>(null);
  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    const { text, trouble } = await readTable(file);
    if (text === null) {
      // The same file may be chosen again after a correction.
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
          className="py-1.5 pl-1.5 file:mr-3 file:h-full file:cursor-pointer file:rounded-md file:border-0 file:bg-sunken file:px-4 file:font-medium file:text-ink"
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
          {lines.length >= MAX_LINES && <li>Pode haver mais problemas depois destes.</li>}
        </ul>
      )}
    </>
  );
}

/** Required columns of the file. */
function FileHelp({ kind }: { kind: RateKind }) {
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

export function RateImport({ kind, userId }: { kind: RateKind; userId: number }) {
  const navigate = useNavigate();
  const back = `/admin?tab=rates&kind=${kind}`;
  const rates = useRateImport(kind, userId, (table) => {
    toast({ title: 'Tabela gravada', description: `${table.title}, desde ${formatDate(table.validFrom)}` });
    void navigate(back, { replace: true });
  });
  const { preview } = rates;
  return (
    <>
      <PageHeader title="Importar tabela" back={back} description={rateKindLabels[kind]} />
      <div className={clsx('grid items-start gap-4', preview ? '2xl:grid-cols-[2fr_3fr]' : 'max-w-5xl')}>
        <ImportForm kind={kind} rates={rates} back={back} />
        {preview && (
          <RatePreviewCard
            preview={preview}
            official={rates.form.getValues('official')}
            isSaving={rates.isSaving}
            onSave={() => void rates.save()}
          />
        )}
      </div>
    </>
  );
}

function ImportForm({ kind, rates, back }: { kind: RateKind; rates: Import; back: string }) {
  const { form, preview } = rates;
  return (
    <form noValidate onSubmit={(event) => void rates.look(event)} className="flex min-w-0 flex-col gap-4">
      {rates.restored && (
        <Notice
          action={
            <Button size="sm" onClick={rates.startOver}>
              Começar de novo
            </Button>
          }
        >
          Recuperamos o que você tinha começado a preencher.
        </Notice>
      )}
      <FileHelp kind={kind} />
      <Card className="flex flex-col gap-5">
        <RateFileFields kind={kind} form={form} lines={rates.lines} />
        <TextField
          form={form}
          name="source"
          maxLength={rateInputLimits.source.maxLength}
          label="De onde vêm os valores"
          placeholder="DOU de 29/09/2026, edição extra 1-A"
          required
        />
        <Checkbox
          label="Texto oficial"
          hint="Marque só se os valores foram lidos no Diário Oficial. Sem a marca, a tabela aparece para todos como transcrita."
          {...form.register('official')}
        />
      </Card>
      <FormError>{rates.formError}</FormError>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <LinkButton to={back} variant="ghost" size="lg">
          Cancelar
        </LinkButton>
        <Button type="submit" size="lg" variant={preview ? 'secondary' : 'primary'} busy={rates.isLooking}>
          {preview ? 'Conferir de novo' : 'Ver o que muda'}
        </Button>
      </div>
    </form>
  );
}
