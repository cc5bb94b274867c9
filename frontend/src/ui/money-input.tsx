/** Money, typed as in a bank's app. */
import type { ChangeEvent, MouseEventHandler } from 'react';
import { clsx } from 'clsx';
import { centsFromDigits, formatMoneyPlain } from '@/lib/money';
import { isDeletion } from '@/lib/typing';
import { Affixed } from './affixed';
import { useField } from './field';
import type { NumberInputProps } from './number-inputs';

/** Props of `MoneyInput`; `big` is the 64-px one with 30-px figures for the amount a form is about. */
export type MoneyInputProps = NumberInputProps & {
  big?: boolean;
  unit?: string;
  onClick?: MouseEventHandler<HTMLInputElement>;
};

/** Integer cents. Digits shift in from the right: 1, 2, 3 reads 0,01 · 0,12 · 1,23. Emptied, it is null. */
export function MoneyInput({
  value,
  onChange,
  big = false,
  unit,
  placeholder = '0,00',
  className,
  ...rest
}: MoneyInputProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const cents = centsFromDigits(event.target.value);
    // Deleting the last digit of 0,01 leaves nothing rather than an unerasable zero.
    onChange(cents === 0 && isDeletion(event.nativeEvent) ? null : cents);
  }
  return (
    <Affixed before="R$" after={unit} big={big}>
      <input
        {...useField()}
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={value === null ? '' : formatMoneyPlain(value)}
        onChange={change}
        className={clsx('control', big ? 'h-16 pl-14 text-money font-bold' : 'pl-11', unit && 'pr-16', className)}
      />
    </Affixed>
  );
}
