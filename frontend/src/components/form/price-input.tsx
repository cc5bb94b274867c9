/** Prices of a litre and of a kilometre in thousandths of a real. */
import { clsx } from 'clsx';
import { perKmKind, perLiterKind } from '@/lib/forms/number-typing';
import { KindInput, type NumberInputProps } from './number-inputs';

/** Price of a litre: of digits alone the first is reais, the others are decimals as at the pump. */
export function PriceInput({ className, ...rest }: NumberInputProps) {
  return <KindInput {...rest} kind={perLiterKind} before="R$" after="/L" className={clsx('pr-10 pl-11', className)} />;
}

/** Price of a kilometre: digits alone shift in as cents, as in every amount. */
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
