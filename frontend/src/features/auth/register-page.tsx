/** Registration. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { errorMessage } from '@/api/client';
import { useApiMutation } from '@/api/mutation';
import { useApiQuery } from '@/api/query';
import { signIn } from '@/api/session/adopt-user';
import type { User } from '@/api/types';
import { useKnownUser } from '@/api/session/current-user';
import { registrationInputLimits as limits } from '@/lib/generated/limits';
import type { ResponseOf, Wire } from '@/lib/wire';
import { Button } from '@/components/ui/button';
import { Field, FormError } from '@/components/form/field';
import { MaskedInput } from '@/components/form/masked-input';
import { ErrorState, Notice, Skeleton } from '@/components/ui/states';
import { PasswordInput, TextInput } from '@/components/form/text-inputs';
import { AuthFrame } from './auth-frame';
import { inwardPath } from './inward-path';
import { PASSWORD_MIN, BOTH, DIFFER, repeated, same } from './password-schemas';
import { schemaCheck } from './schema-check';
import { useAuthForm } from './use-auth-form';
import { normalizePhone } from '@/lib/format/br-documents';
import { isValidPhone } from '@/lib/forms/document-checks';
import { optionalDocument, requiredText } from '@/lib/forms/fields';

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Informe seu e-mail.'),
  v.email('Confira o e-mail: falta algo, como em nome@exemplo.com.'),
);

/** POST /api/auth/register */
const registerSchema = v.pipe(
  v.object({
    name: requiredText('Informe seu nome.', limits.name),
    email,
    phone: optionalDocument(isValidPhone, normalizePhone, 'Confira o telefone: DDD e número, como (11) 98765-4321.'),
    ...repeated,
  }),
  v.forward(v.partialCheck(BOTH, same, DIFFER), ['passwordConfirmation']),
);

type Registration = ResponseOf<Wire['RegistrationState']>;

/** Fragment of the first registration's link, from the server's log. */
const SETUP = '#setup=';

export default function RegisterPage(_props: { userId?: number }) {
  const [params] = useSearchParams();
  const user = useKnownUser();
  const { hash, state } = useLocation();
  const setupToken = (state as { setupToken?: string } | null)?.setupToken ?? null;
  const next = params.get('next');
  const registration = useApiQuery<Registration>('/api/auth/registration');
  if (user) return <Navigate to={inwardPath(next)} replace />;
  // Removes the secret from the address at once.
  if (hash.startsWith(SETUP))
    return <Navigate to="/register" replace state={{ setupToken: hash.slice(SETUP.length) }} />;
  const lacksLink = registration.data?.needsSetupLink === true && setupToken === null;
  return (
    <AuthFrame
      title="Criar conta"
      foot={
        <>
          Já tem conta?{' '}
          <Link
            to={next === null ? '/login' : `/login?next=${encodeURIComponent(next)}`}
            className="font-medium text-ink underline underline-offset-4"
          >
            Entrar
          </Link>
        </>
      }
    >
      {registration.isPending && <Skeleton className="h-96 w-full" />}
      {registration.isError && (
        <ErrorState message={errorMessage(registration.error)} onRetry={() => void registration.refetch()} />
      )}
      {registration.data && !registration.data.open && <Closed />}
      {lacksLink && <NeedsLink />}
      {registration.data?.open && !lacksLink && (
        <>
          {registration.data.firstAccount && (
            <div className="mb-5">
              <Notice>Esta é a primeira conta desta instalação: ela administra o sistema.</Notice>
            </div>
          )}
          <RegisterForm next={inwardPath(next)} setupToken={setupToken} />
        </>
      )}
    </AuthFrame>
  );
}

function Closed() {
  return (
    <Notice tone="warn">
      O cadastro de novas contas está fechado. Quem administra o sistema pode abri-lo em Administração.
    </Notice>
  );
}

function NeedsLink() {
  return (
    <Notice tone="warn">
      Este sistema ainda não tem nenhuma conta. A primeira é criada pelo link que está no log do servidor: peça a quem
      instalou o sistema para abrir o link.
    </Notice>
  );
}

function RegisterForm({ next, setupToken }: { next: string; setupToken: string | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [phone, setPhone] = useState('');
  const register = useApiMutation<v.InferOutput<typeof registerSchema>, User>({
    method: 'POST',
    request: (body) => ({ url: '/api/auth/register', body: setupToken === null ? body : { ...body, setupToken } }),
  });
  const { form, busy, error, formError } = useAuthForm(schemaCheck(registerSchema), async (body) => {
    await signIn(client, () => register.mutateAsync(body));
    void navigate(next, { replace: true });
  });
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <Field label="Nome" error={error('name')}>
        <TextInput name="name" maxLength={limits.name.maxLength} autoComplete="name" />
      </Field>
      <Field label="E-mail" error={error('email')}>
        <TextInput
          name="email"
          maxLength={limits.email.maxLength}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
      </Field>
      <Field label="Telefone" optional error={error('phone')}>
        <MaskedInput kind="phone" name="phone" value={phone} onChange={setPhone} autoComplete="tel-national" />
      </Field>
      <Field label="Senha" error={error('password')} hint={`Pelo menos ${PASSWORD_MIN} caracteres.`}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Repita a senha" error={error('passwordConfirmation')}>
        <PasswordInput name="passwordConfirmation" autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        Criar conta
      </Button>
    </form>
  );
}
