/** Schemas and messages of password forms; the server validates again. */
import * as v from 'valibot';
import { registrationInputLimits } from '@/lib/generated/limits';

/** Minimum length of a password, in characters. */
export const PASSWORD_MIN = registrationInputLimits.password.minLength;

const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('Escolha uma senha.'),
  v.minLength(PASSWORD_MIN, `A senha precisa de pelo menos ${PASSWORD_MIN} caracteres.`),
);

export const repeated = { password: newPassword, passwordConfirmation: v.string() };

/** Paths of both passwords. */
export const BOTH = [['password'], ['passwordConfirmation']] as const;
export const DIFFER = 'As duas senhas não são iguais.';
export const same = (body: { password: string; passwordConfirmation: string }) =>
  body.password === body.passwordConfirmation;

/** POST /api/auth/password/reset, without the token */
export const resetSchema = v.pipe(
  v.object(repeated),
  v.forward(v.partialCheck(BOTH, same, DIFFER), ['passwordConfirmation']),
);

/** PUT /api/auth/password */
export const passwordSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('Informe a senha atual.')),
    ...repeated,
    // An unchecked box sends nothing.
    keepTokens: v.pipe(
      v.optional(v.string(), ''),
      v.transform((ticked) => ticked !== ''),
    ),
  }),
  v.forward(v.partialCheck(BOTH, same, DIFFER), ['passwordConfirmation']),
);
