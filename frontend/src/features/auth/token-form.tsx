/** A new API token. */
import { useState } from 'react';
import * as v from 'valibot';
import { useApiMutation } from '@/api/mutation';
import { useToday } from '@/api/session/user-today';
import { addMonths } from '@/lib/format/calendar';
import { optionalDate, requiredText } from '@/lib/forms/fields';
import { apiTokenInputLimits as limits } from '@/lib/generated/limits';
import { Button } from '@/components/ui/button';
import { DateInput } from '@/components/form/date-input';
import { Field, FieldRow, FormError } from '@/components/form/field';
import { PasswordInput, SelectInput, TextInput } from '@/components/form/text-inputs';
import { schemaCheck } from './schema-check';
import { useAuthForm } from './use-auth-form';

const schema = v.object({
  name: requiredText('Dê um nome à chave, para reconhecê-la depois.', limits.name),
  scope: v.picklist(['read', 'write']),
  expiresOn: optionalDate(),
  password: v.pipe(v.string(), v.nonEmpty('Informe a sua senha.')),
});

/** For how many months a key works unless another day is chosen. */
const MONTHS = 12;

/** Name, scope, end, and the password of whoever makes it. `onMade` gets the text that is shown only once. */
export function TokenForm({
  email,
  onMade,
}: {
  email: string;
  onMade: (made: { name: string; token: string }) => void;
}) {
  const make = useApiMutation<v.InferOutput<typeof schema>, { name: string; token: string }>({
    method: 'POST',
    request: (body) => ({ url: '/api/auth/tokens', body }),
  });
  const inAYear = addMonths(useToday(), MONTHS);
  const [expiresOn, setExpiresOn] = useState(inAYear);
  const { form, busy, error, formError } = useAuthForm(schemaCheck(schema), async (body, element) => {
    const made = await make.mutateAsync(body);
    element.reset();
    setExpiresOn(inAYear);
    onMade(made);
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
        <Field label="Vale até" optional error={error('expiresOn')} hint="Sem data, a chave vale até ser revogada.">
          <DateInput value={expiresOn} onChange={setExpiresOn} />
          <input type="hidden" name="expiresOn" value={expiresOn} />
        </Field>
      </FieldRow>
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Sua senha" error={error('password')} hint="Para ninguém criar uma chave no seu lugar.">
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        Criar chave
      </Button>
    </form>
  );
}
