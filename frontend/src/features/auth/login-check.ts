/** Checks of the login form before its request. */
import type { Check } from './use-auth-form';

/** Both fields filled, and the e-mail shaped like one. */
export const checkLogin: Check<{ email: string; password: string }> = (values) => {
  const email = typeof values.email === 'string' ? values.email.trim() : '';
  const password = typeof values.password === 'string' ? values.password : '';
  const fields: Record<string, string> = {};
  if (email === '') fields.email = 'Informe seu e-mail.';
  else if (!/^\S+@\S+\.\S+$/.test(email)) fields.email = 'Confira o e-mail: falta algo, como em nome@exemplo.com.';
  if (password === '') fields.password = 'Informe sua senha.';
  return Object.keys(fields).length > 0 ? { fields } : { body: { email, password } };
};
