/** Numbers as integers: thousands dot and decimal comma are only on the glass. All take `value` and `onChange(value)`. */
import { useState, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { clsx } from 'clsx';
import { readNumber, typeNumber, type NumberKind, type NumberText } from '@/lib/number-typing';
import { formatScaled } from '@/lib/quantity';
import { rewrite } from '@/lib/typing';
import { Affixed } from './affixed';
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
 * be typed than `max` has; what is more than `max` is for the form to say: cut short, 200 would be left as 20. A dot before
 * three digits parts thousands unless `dot` says otherwise.
 */
export type DecimalInputProps = NumberInputProps &
  Partial<NumberKind> & {
    scale: number;
    unit?: ReactNode;
  };

/** A decimal number kept as an integer of 10^-scale units; `unit` stands inside at the right. */
export function DecimalInput({
  value,
  onChange,
  onBlur,
  scale,
  unit,
  max = 999_999_999_999,
  dot = 'thousands',
  className,
  ...rest
}: DecimalInputProps) {
  const [typed, setTyped] = useState<NumberText | null>(null);
  const stored = { text: value === null ? '' : formatScaled(value, scale), dotted: false };
  const shown = typed !== null && readNumber(typed.text, scale) === value ? typed : stored;
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const next = rewrite(target, nativeEvent, (key) => typeNumber(key, shown, { scale, max, dot }));
    setTyped(next);
    onChange(readNumber(next.text, scale));
  }
  return (
    <Affixed after={unit}>
      <input
        {...useField()}
        {...rest}
        type="text"
        inputMode={scale === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown.text}
        onChange={change}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        className={clsx('control', unit && 'pr-14', className)}
      />
    </Affixed>
  );
}

/** A whole number with thousands dots; `unit` such as "km" or "kg" stands inside at the right. */
export function IntegerInput(props: Omit<DecimalInputProps, 'scale'>) {
  return <DecimalInput {...props} scale={0} />;
}
