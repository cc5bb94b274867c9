/** Inputs with masks; the value stays normalised. */
import type { ChangeEvent, Ref } from 'react';
import { clsx } from 'clsx';
import { formatCnpj, formatCpf, formatPhone, formatPlate } from '@/lib/format/br-documents';
import { useField } from './field';

export type MaskKind = 'cpf' | 'cnpj' | 'cpfCnpj' | 'phone';

type Common = {
  /** Normalised: no dots, dashes or spaces; empty when nothing is typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  autoComplete?: string;
  className?: string;
};

const LENGTH: Record<MaskKind, number> = { cpf: 11, cnpj: 14, cpfCnpj: 14, phone: 11 };

function clean(kind: MaskKind, text: string): string {
  const truncated =
    kind === 'cnpj' || kind === 'cpfCnpj' ? text.toUpperCase().replace(/[^A-Z0-9]/g, '') : text.replace(/\D/g, '');
  return truncated.slice(0, LENGTH[kind]);
}

function show(kind: MaskKind, value: string): string {
  if (kind === 'phone') return formatPhone(value);
  if (kind === 'cpf') return formatCpf(value);
  if (kind === 'cnpj') return formatCnpj(value);
  return value.length <= 11 && /^\d*$/.test(value) ? formatCpf(value) : formatCnpj(value);
}

/**
 * CPF, CNPJ (also alphanumeric), either, or phone. The mask appears once the number is complete: masking on each key
 * would move the caret during corrections.
 */
export function MaskedInput({ kind, value, onChange, className, ...rest }: Common & { kind: MaskKind }) {
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(clean(kind, event.target.value));
  const letters = kind === 'cnpj' || kind === 'cpfCnpj';
  return (
    <input
      type={kind === 'phone' ? 'tel' : 'text'}
      inputMode={kind === 'phone' ? 'tel' : letters ? 'text' : 'numeric'}
      autoComplete="off"
      {...useField()}
      {...rest}
      value={show(kind, value)}
      onChange={change}
      className={clsx('control', className)}
    />
  );
}

/** Plate, old or Mercosul: the dash of an old one is display only. */
export function PlateInput({ value, onChange, className, ...rest }: Common) {
  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="ABC1D23"
      {...useField()}
      {...rest}
      value={formatPlate(value)}
      onChange={(event) =>
        onChange(
          event.target.value
            .toUpperCase()
            .replace(/[^A-Z0-9]/g, '')
            .slice(0, 7),
        )
      }
      className={clsx('control font-medium', className)}
    />
  );
}
