/** Importing a table: the file or its text, where it comes from, what it changes, and only then the way to store it. */
import { useNavigate } from 'react-router-dom';
import { clsx } from 'clsx';
import type { RateKind } from '@/api/rate-types';
import { formatDate } from '@/lib/format/dates';
import { rateInputLimits } from '@/lib/generated/limits';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/form/text-inputs';
import { FormError } from '@/components/form/field';
import { TextField } from '@/components/form/form-fields';
import { PageHeader } from '@/components/ui/page-header';
import { Notice } from '@/components/ui/states';
import { toast } from '@/components/ui/toast-store';
import { FileHelp, RateFileFields } from './rate-file-fields';
import { useRateImport, type RateImport as Import } from './rate-import-form';
import { RatePreviewCard } from './rate-preview';
import { rateKindLabels } from './rate-labels';

/** The screen. */
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
