/** Prices of a litre and of a kilometre, up to three decimals. */
import { useState } from 'react';
import { clsx } from 'clsx';
import { formatPricePlain, parsePrice, perKmWhileTyping, priceWhileTyping, type TypedRate } from '@/lib/price';
import { rewrite } from '@/lib/typing';
import { Affixed } from './affixed';
import { useField } from './field';
import type { NumberInputProps } from './number-inputs';

/** Thousandths of a real. The comma comes by itself after the first digit; what is typed is tidied when one leaves. */
export function PriceInput({ value, onChange, onBlur, className, ...rest }: NumberInputProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = text !== null && parsePrice(text) === value ? text : value === null ? '' : formatPricePlain(value);
  return (
    <Affixed before="R$" after="/L">
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
    </Affixed>
  );
}

/** Thousandths of a real per km. The digits shift in as cents, as in every amount, until somebody types the comma. */
export function PerKmInput({ value, onChange, onBlur, className, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<TypedRate | null>(null);
  const stored = value === null ? '' : formatPricePlain(value);
  // A stored tenth of a cent is edited as it stands.
  const shown =
    typed !== null && parsePrice(typed.text) === value ? typed : { text: stored, byHand: /,\d{3}$/.test(stored) };
  return (
    <Affixed before="R$" after="/km">
      <input
        {...useField()}
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        value={shown.text}
        onChange={({ target, nativeEvent }) => {
          const next = rewrite(target, nativeEvent, (key) => {
            const rate = perKmWhileTyping(key, shown.byHand);
            return { ...rate, caret: rate.text.length };
          });
          setTyped(next);
          onChange(parsePrice(next.text));
        }}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        className={clsx('control pr-14 pl-11', className)}
      />
    </Affixed>
  );
}
