/** Money in cents: digits shift in as in a bank's app (1, 12, 123 read 0,01 · 0,12 · 1,23); a separator is honoured. */
import { clsx } from 'clsx';
import { moneyKind, type NumberKind, perKmKind, perLiterKind } from '@/lib/forms/number-typing';
import { KindInput, type NumberInputProps } from './number-inputs';

/** Price per litre: the first digit is reais, the rest decimals as at the pump. */
export function PriceInput({ className, ...rest }: NumberInputProps) {
  return <KindInput {...rest} kind={perLiterKind} before="R$" after="/L" className={clsx('pr-10 pl-11', className)} />;
}

/** Price per kilometre: digits shift in as cents. */
export function PerKmInput({ className, placeholder = '0,00', ...rest }: NumberInputProps) {
  return (
    <KindInput
      {...rest}
      kind={perKmKind}
      before="R$"
      after="/km"
      placeholder={placeholder}
      className={clsx('pr-14 pl-11', className)}
    />
  );
}

/** `big`: a taller field with larger figures for a form's main amount; `kind`: another reading of the dot. */
export type MoneyInputProps = NumberInputProps & { big?: boolean; unit?: string; kind?: NumberKind };

/** Integer cents; null when empty. */
export function MoneyInput(props: MoneyInputProps) {
  const { big = false, unit, kind = moneyKind, placeholder = '0,00', className, ...rest } = props;
  return (
    <KindInput
      {...rest}
      kind={kind}
      before="R$"
      after={unit}
      big={big}
      placeholder={placeholder}
      className={clsx(big ? 'h-control-lg pl-14 text-title font-bold' : 'pl-11', unit && 'pr-16', className)}
    />
  );
}
