/** What the forms around the session take, and what they say about it. The server checks everything again. */
import * as v from 'valibot';
import { isValidPhone, normalizePhone } from '@/lib/br-documents';
import { optionalDocument, requiredText } from '@/lib/fields';

/** Shortest password, in characters. */
export const PASSWORD_MIN = 10;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Informe seu e-mail.'),
  v.email('Confira o e-mail: falta algo, como em nome@exemplo.com.'),
);

const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('Escolha uma senha.'),
  v.minLength(PASSWORD_MIN, `A senha precisa de pelo menos ${PASSWORD_MIN} caracteres.`),
);

const repeated = { password: newPassword, passwordConfirmation: v.string() };

const BOTH = [['password'], ['passwordConfirmation']] as const;
const DIFFER = 'As duas senhas não são iguais.';
const same = (body: { password: string; passwordConfirmation: string }) => body.password === body.passwordConfirmation;

/** POST /api/auth/login */
export const loginSchema = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('Informe sua senha.')) });

/** POST /api/auth/register */
export const registerSchema = v.pipe(
  v.object({
    name: requiredText('Informe seu nome.', 120),
    email,
    phone: optionalDocument(isValidPhone, normalizePhone, 'Confira o telefone: DDD e número, como (11) 98765-4321.'),
    ...repeated,
  }),
  v.forward(v.partialCheck(BOTH, same, DIFFER), ['passwordConfirmation']),
);

/** POST /api/auth/password/reset, without the token */
export const resetSchema = v.pipe(
  v.object(repeated),
  v.forward(v.partialCheck(BOTH, same, DIFFER), ['passwordConfirmation']),
);

/** PUT /api/auth/password */
export const passwordSchema = v.pipe(
  v.object({ currentPassword: v.pipe(v.string(), v.nonEmpty('Informe a senha atual.')), ...repeated }),
  v.forward(v.partialCheck(BOTH, same, DIFFER), ['passwordConfirmation']),
);
