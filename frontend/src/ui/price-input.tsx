/** Price of a litre, three decimals. */
import { useState } from 'react';
import { clsx } from 'clsx';
import { formatPricePlain, parsePrice, priceWhileTyping } from '@/lib/price';
import { useField } from './field';
import type { NumberInputProps } from './number-inputs';

/** Thousandths of a real. The comma comes by itself after the first digit; what is typed is tidied when one leaves. */
export function PriceInput({ value, onChange, onBlur, className, ...rest }: NumberInputProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = text !== null && parsePrice(text) === value ? text : value === null ? '' : formatPricePlain(value);
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center font-semibold text-ink-3"
      >
        R$
      </span>
      <input
        {...useField()}
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          const next = priceWhileTyping(target.value);
          setText(next);
          onChange(parsePrice(next));
        }}
        onBlur={() => {
          setText(null);
          onBlur?.();
        }}
        className={clsx('control pr-10 pl-11', className)}
      />
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-3">
        /l
      </span>
    </div>
  );
}
