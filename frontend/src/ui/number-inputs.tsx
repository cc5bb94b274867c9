/** Numbers as integers: thousands dot and decimal comma are only on the glass. All take `value` and `onChange(value)`. */
import type { ReactNode, Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import { clsx } from 'clsx';
import { formatScaled, parseScaled } from '@/lib/quantity';
import { useField } from './field';

/** What every number input takes; fits `Controller`'s `field` of react-hook-form. */
export type NumberInputProps = {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  className?: string;
};

/**
 * Props of `DecimalInput`: `scale` is how many decimals the integer holds (2350 with scale 3 is 2,35). No more digits can
 * be typed than `max` has; what is more than `max` is for the form to say: cut short, 200 would be left as 20.
 */
export type DecimalInputProps = NumberInputProps & { scale: number; unit?: ReactNode; max?: number };

/** A decimal number kept as an integer of 10^-scale units; `unit` stands inside at the right. */
export function DecimalInput({
  value,
  onChange,
  scale,
  unit,
  max = 999_999_999_999,
  ref,
  className,
  ...rest
}: DecimalInputProps) {
  const shown = value === null ? '' : formatScaled(value, scale).replaceAll('.', '').replace(',', '.');
  return (
    <div className="relative">
      <NumericFormat
        {...useField()}
        {...rest}
        getInputRef={ref}
        inputMode={scale === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        thousandSeparator="."
        decimalSeparator=","
        allowedDecimalSeparators={[',', '.']}
        decimalScale={scale}
        allowNegative={false}
        valueIsNumericString
        value={shown}
        isAllowed={({ value: text }) => {
          const next = parseScaled(text.replace('.', ','), scale);
          return next === null || String(next).length <= String(max).length;
        }}
        onValueChange={({ value: text }, { event }) => {
          if (!event) return;
          onChange(text === '' ? null : parseScaled(text.replace('.', ','), scale));
        }}
        className={clsx('control', unit && 'pr-14', className)}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-3"
        >
          {unit}
        </span>
      )}
    </div>
  );
}

/** A whole number with thousands dots; `unit` such as "km" or "kg" stands inside at the right. */
export function IntegerInput(props: Omit<DecimalInputProps, 'scale'>) {
  return <DecimalInput {...props} scale={0} />;
}
