/** A new API token. */
import * as v from 'valibot';
import { apiRequest } from '@/api/client';
import { invalidatePrefixes } from '@/api/query';
import { touchesOf } from '@/api/touches';
import { useQueryClient } from '@tanstack/react-query';
import { optionalDate, requiredText } from '@/lib/fields';
import { apiTokenInputLimits as limits } from '@/lib/limits/api-token-input';
import { Button } from '@/ui/button';
import { Field, FieldRow, FormError } from '@/ui/field';
import { DateInput, SelectInput, TextInput } from '@/ui/text-inputs';
import { schemaCheck } from './schema-check';
import { useAuthForm } from './use-auth-form';

const schema = v.object({
  name: requiredText('Dê um nome à chave, para reconhecê-la depois.', limits.name),
  scope: v.picklist(['read', 'write']),
  expiresOn: optionalDate(),
});

/** Name, scope, end. `onMade` gets the text that is shown only once. */
export function TokenForm({ onMade }: { onMade: (made: { name: string; token: string }) => void }) {
  const client = useQueryClient();
  const { form, busy, error, formError } = useAuthForm(schemaCheck(schema), async (body, element) => {
    const made = await apiRequest<{ name: string; token: string }>('POST', '/api/auth/tokens', { body });
    element.reset();
    onMade(made);
    await invalidatePrefixes(client, touchesOf('/api/auth/tokens'));
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <FormError>{formError}</FormError>
      <Field label="Nome da nova chave" error={error('name')}>
        <TextInput name="name" maxLength={limits.name.maxLength} placeholder="Planilha do contador" />
      </Field>
      <FieldRow>
        <Field label="Acesso" error={error('scope')}>
          <SelectInput name="scope" defaultValue="read">
            <option value="read">Só leitura</option>
            <option value="write">Leitura e gravação</option>
          </SelectInput>
        </Field>
        <Field label="Vale até" optional error={error('expiresOn')}>
          <DateInput name="expiresOn" />
        </Field>
      </FieldRow>
      <Button type="submit" busy={busy} className="self-start">
        Criar chave
      </Button>
    </form>
  );
}
