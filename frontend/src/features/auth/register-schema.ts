/** Schema of the registration. */
import * as v from 'valibot';
import { normalizePhone } from '@/lib/format/br-documents';
import { isValidPhone } from '@/lib/forms/document-checks';
import { optionalDocument, requiredText } from '@/lib/forms/fields';
import { registrationInputLimits as limits } from '@/lib/generated/limits';
import { BOTH, DIFFER, repeated, same } from './password-schemas';

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Informe seu e-mail.'),
  v.email('Confira o e-mail: falta algo, como em nome@exemplo.com.'),
);

/** POST /api/auth/register */
export const registerSchema = v.pipe(
  v.object({
    name: requiredText('Informe seu nome.', limits.name),
    email,
    phone: optionalDocument(isValidPhone, normalizePhone, 'Confira o telefone: DDD e número, como (11) 98765-4321.'),
    ...repeated,
  }),
  v.forward(v.partialCheck(BOTH, same, DIFFER), ['passwordConfirmation']),
);
