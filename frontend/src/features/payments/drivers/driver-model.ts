/** Values and body of the driver form. */
import * as v from 'valibot';
import type { Driver, DriverInput } from '@/api/types';
import { normalizeCpf, normalizePhone } from '@/lib/format/br-documents';
import { agreementLabels } from '@/lib/generated/enum-labels';
import { isValidCnh, isValidCpf, isValidPhone } from '@/lib/forms/document-checks';
import {
  optionalChoice,
  optionalDate,
  optionalDocument,
  optionalNumber,
  optionalText,
  requiredText,
} from '@/lib/forms/fields';
import { driverInputLimits as limits } from '@/lib/generated/limits';
import { codesOf } from '@/lib/format/text';
import { cnhCategories, isCommission } from '@/features/payments/payment-labels';

const digits = (text: string) => text.replace(/\D/g, '');

const fields = v.object({
  name: requiredText('Informe o nome do motorista.', limits.name),
  cpf: optionalDocument(isValidCpf, normalizeCpf, 'CPF inválido. Confira os números.'),
  phone: optionalDocument(isValidPhone, normalizePhone, 'Telefone inválido. Informe DDD e número.'),
  cnhNumber: optionalDocument(isValidCnh, digits, 'CNH inválida. Confira os 11 números do registro.'),
  cnhCategory: optionalChoice(cnhCategories),
  cnhDueOn: optionalDate(),
  toxicologicalDueOn: optionalDate(),
  pixKey: optionalText(limits.pixKey),
  agreement: v.picklist(codesOf(agreementLabels)),
  commissionBps: optionalNumber(limits.commissionBps, 'De {min} a {max}%.', 2),
  fixedCents: optionalNumber(limits.fixedCents, 'Valor acima do possível.'),
  dailyAllowanceCents: optionalNumber(limits.dailyAllowanceCents, 'Valor acima do possível.'),
  active: v.boolean(),
  notes: optionalText(limits.notes),
});

/** Validates and converts a form; fields that the agreement does not use are omitted. */
export const driverSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ agreement, commissionBps }) => !isCommission(agreement) || commissionBps !== null,
      'Informe a comissão.',
    ),
    ['commissionBps'],
  ),
  v.forward(
    v.check(
      ({ agreement, fixedCents }) => isCommission(agreement) || fixedCents !== null,
      'Informe o valor combinado.',
    ),
    ['fixedCents'],
  ),
  v.transform((filled): DriverInput => ({
    ...filled,
    commissionBps: isCommission(filled.agreement) ? filled.commissionBps : null,
    fixedCents: isCommission(filled.agreement) ? null : filled.fixedCents,
  })),
);

export type DriverValues = v.InferInput<typeof driverSchema>;

/** Defaults: a share of the freight is the usual agreement. */
export const newDriver: DriverValues = {
  name: '',
  cpf: '',
  phone: '',
  cnhNumber: '',
  cnhCategory: '',
  cnhDueOn: '',
  toxicologicalDueOn: '',
  pixKey: '',
  agreement: 'commission_gross',
  commissionBps: null,
  fixedCents: null,
  dailyAllowanceCents: null,
  active: true,
  notes: '',
};

export function driverValues(driver: Driver): DriverValues {
  return {
    name: driver.name,
    cpf: driver.cpf ?? '',
    phone: driver.phone ?? '',
    cnhNumber: driver.cnhNumber ?? '',
    cnhCategory: driver.cnhCategory ?? '',
    cnhDueOn: driver.cnhDueOn ?? '',
    toxicologicalDueOn: driver.toxicologicalDueOn ?? '',
    pixKey: driver.pixKey ?? '',
    agreement: driver.agreement,
    commissionBps: driver.commissionBps,
    fixedCents: driver.fixedCents,
    dailyAllowanceCents: driver.dailyAllowanceCents,
    active: driver.active,
    notes: driver.notes ?? '',
  };
}
