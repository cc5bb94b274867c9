/** Changing one's own password. */
import type * as v from 'valibot';
import { useApiMutation } from '@/api/mutation';
import { changeSession } from '@/api/session/pending-logout';
import { endedWords, type EndedAccess } from '@/lib/labels/ended-access';
import { Button } from '@/components/ui/button';
import { Field, FormError } from '@/components/form/field';
import { Checkbox, PasswordInput } from '@/components/form/text-inputs';
import { toast } from '@/components/ui/toast-store';
import { PASSWORD_MIN, passwordSchema } from './password-schemas';
import { schemaCheck } from './schema-check';
import { useAuthForm } from './use-auth-form';

/** The current one and the new one twice. Every other session ends, and the API keys too unless they are to stay. */
export function PasswordForm({ email }: { email: string }) {
  const change = useApiMutation<v.InferOutput<typeof passwordSchema>, EndedAccess>({
    method: 'PUT',
    request: (body) => ({ url: '/api/auth/password', body }),
  });
  const { form, busy, error, formError } = useAuthForm(schemaCheck(passwordSchema), async (body, element) => {
    const ended = await changeSession(() => change.mutateAsync(body));
    element.reset();
    toast({ title: 'Senha trocada', description: endedWords(ended) || 'Não havia outra sessão aberta.' });
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <FormError>{formError}</FormError>
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Senha atual" error={error('currentPassword')}>
        <PasswordInput name="currentPassword" autoComplete="current-password" />
      </Field>
      <Field label="Nova senha" error={error('password')} hint={`Pelo menos ${PASSWORD_MIN} caracteres.`}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Repita a nova senha" error={error('passwordConfirmation')}>
        <PasswordInput name="passwordConfirmation" autoComplete="new-password" />
      </Field>
      <Checkbox
        name="keepTokens"
        label="Manter as chaves de API"
        hint="Deixe desmarcado se outra pessoa pode ter usado a sua conta: as chaves deixam de funcionar."
      />
      <Button type="submit" busy={busy} className="self-start">
        Trocar senha
      </Button>
    </form>
  );
}
