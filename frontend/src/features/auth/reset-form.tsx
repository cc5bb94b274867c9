/** Password reset by an administrator's one-time link. */
import { Link, useNavigate } from 'react-router-dom';
import type * as v from 'valibot';
import { useApiMutation } from '@/api/mutation';
import { changeSession } from '@/api/session/pending-logout';
import { endedAccessText, type EndedAccess } from '@/lib/labels/labels';
import { Button } from '@/components/ui/button';
import { Field, FormError } from '@/components/form/field';
import { PasswordInput } from '@/components/form/text-inputs';
import { AuthFrame } from './auth-frame';
import { PASSWORD_MIN, resetSchema } from './password-schemas';
import { schemaCheck } from './schema-check';
import { useAuthForm } from './use-auth-form';

/** New password twice; uses up the link. */
export default function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  // The first request uses up the link: an unanswered one is retried under the same key.
  const reset = useApiMutation<v.InferOutput<typeof resetSchema>, EndedAccess>({
    method: 'POST',
    request: (body) => ({ url: '/api/auth/password/reset', body: { token, ...body } }),
  });
  const { form, busy, error, formError } = useAuthForm(schemaCheck(resetSchema), async (body) => {
    const ended = await changeSession(() => reset.mutateAsync(body));
    void navigate('/login?changed=1', { replace: true, state: { ended: endedAccessText(ended) } });
  });
  return (
    <AuthFrame
      title="Criar nova senha"
      lead="O link vale uma vez só. As sessões abertas terminam e as chaves de API são revogadas. Depois, entre com a nova senha."
      foot={
        <Link to="/login" className="font-medium text-ink underline underline-offset-4">
          Voltar e entrar
        </Link>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        <FormError>{formError}</FormError>
        <Field label="Nova senha" error={error('password')} hint={`Pelo menos ${PASSWORD_MIN} caracteres.`}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label="Repita a nova senha" error={error('passwordConfirmation')}>
          <PasswordInput name="passwordConfirmation" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          Salvar nova senha
        </Button>
      </form>
    </AuthFrame>
  );
}
