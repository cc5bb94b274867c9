/** Login, and password reset by a one-time link (`/login#reset=<secret>`). */
import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { apiRequest } from '@/api/client';
import { signIn } from '@/api/session/adopt-user';
import type { LogoutReason } from '@/api/session/watch-session';
import type { User } from '@/api/types';
import { useKnownUser } from '@/api/session/current-user';
import { Button } from '@/components/ui/button';
import { Field, FormError } from '@/components/form/field';
import { lazyComponent } from '@/components/ui/lazy';
import { PasswordInput, TextInput } from '@/components/form/text-inputs';
import { AuthFrame } from './auth-frame';
import { inwardPath } from './inward-path';
import { useAuthForm, type Check } from './use-auth-form';

/** Requires both fields and a valid e-mail. */
const checkLogin: Check<{ email: string; password: string }> = (values) => {
  const email = typeof values.email === 'string' ? values.email.trim() : '';
  const password = typeof values.password === 'string' ? values.password : '';
  const fields: Record<string, string> = {};
  if (email === '') fields.email = 'Informe seu e-mail.';
  else if (!/^\S+@\S+\.\S+$/.test(email)) fields.email = 'Confira o e-mail: falta algo, como em nome@exemplo.com.';
  if (password === '') fields.password = 'Informe sua senha.';
  return Object.keys(fields).length > 0 ? { fields } : { body: { email, password } };
};

const ResetForm = lazyComponent(() => import('./reset-form'));

const logoutReasonText: Record<LogoutReason, string | null> = {
  ended: 'Sua sessão terminou. Entre de novo: o que você estava preenchendo fica guardado neste aparelho.',
  signedOut: null,
  signedOutUnconfirmed:
    'O que a Boleia mostrava saiu deste aparelho, mas o servidor não respondeu. Se o aparelho não é só seu, entre e saia de novo. O que você lançou e ainda não foi enviado continua guardado, só para você.',
};

/** Router state: reason for the logout, secret of a link, or access ended by a new password. */
export type LoginState = { logoutReason?: LogoutReason; secret?: string; ended?: string };

const LINK = '#reset=';

export default function LoginPage(_props: { userId?: number }) {
  const [params] = useSearchParams();
  const { hash, state } = useLocation();
  const { logoutReason, secret, ended } = (state as LoginState | null) ?? {};
  const user = useKnownUser();
  // Removes the secret from the address at once, where it could be copied or photographed.
  if (hash.startsWith(LINK))
    return <Navigate to="/login" replace state={{ secret: hash.slice(LINK.length) } satisfies LoginState} />;
  if (secret !== undefined) return <ResetForm token={secret} />;
  // A user who has just signed out stays out, even if the session could not be ended.
  if (user && logoutReason !== 'signedOut' && logoutReason !== 'signedOutUnconfirmed')
    return <Navigate to={inwardPath(params.get('next'))} replace />;
  return (
    <AuthFrame
      title="Entrar"
      foot={
        <>
          Ainda não tem conta?{' '}
          <Link to="/register" className="font-medium text-ink underline underline-offset-4">
            Criar conta
          </Link>
        </>
      }
    >
      {params.get('changed') === '1' && (
        <p className="mb-5 rounded-control bg-pos-bg px-4 py-3 font-medium text-pos">
          Senha trocada. Entre com a nova senha. {ended}
        </p>
      )}
      {logoutReason && logoutReasonText[logoutReason] && (
        <p role="status" className="mb-5 rounded-control bg-info-bg px-4 py-3 font-medium text-info">
          {logoutReasonText[logoutReason]}
        </p>
      )}
      <LoginForm next={inwardPath(params.get('next'))} />
    </AuthFrame>
  );
}

function LoginForm({ next }: { next: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { form, busy, error, formError } = useAuthForm(checkLogin, async (body) => {
    await signIn(client, () => apiRequest<User>('POST', '/api/auth/login', { body }));
    void navigate(next, { replace: true });
  });
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <Field label="E-mail" error={error('email')}>
        <TextInput name="email" type="email" inputMode="email" autoComplete="username" autoCapitalize="none" />
      </Field>
      <Field
        label="Senha"
        error={error('password')}
        hint="Esqueceu a senha? Peça um link para criar outra a quem administra o sistema."
      >
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        Entrar
      </Button>
    </form>
  );
}
