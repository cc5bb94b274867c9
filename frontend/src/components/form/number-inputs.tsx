/** Numbers as integers: thousands dot and decimal comma are only on the glass. All take `value` and `onChange(value)`. */
import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { clsx } from 'clsx';
import { readWholeNumber, storedNumber, typeNumber, type NumberKind, type NumberText } from '@/lib/forms/number-typing';
import { rewrite } from '@/lib/forms/typing';
import { useField } from './field';

/** The input, with what stands in it; screen readers hear the label instead. */
function Affixed(props: { before?: ReactNode; after?: ReactNode; big?: boolean; children: ReactNode }) {
  const { before, after, big = false, children } = props;
  const look = 'pointer-events-none absolute inset-y-0 flex items-center text-ink-3';
  return (
    <div className="relative">
      {before && (
        <span aria-hidden="true" className={clsx(look, 'left-3.5 font-semibold', big && 'text-xl')}>
          {before}
        </span>
      )}
      {children}
      {after && (
        <span aria-hidden="true" className={clsx(look, 'right-4')}>
          {after}
        </span>
      )}
    </div>
  );
}

/** Props of every number input; fits `Controller`'s `field` of react-hook-form. */
export type NumberInputProps = {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  onClick?: MouseEventHandler<HTMLInputElement>;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  className?: string;
};

type KindInputProps = NumberInputProps & { kind: NumberKind; before?: ReactNode; after?: ReactNode; big?: boolean };

/** A number of a kind. Its keypad has a separator on every phone: a keypad of digits alone would leave only cents. */
export function KindInput({ value, onChange, onBlur, kind, before, after, big, className, ...rest }: KindInputProps) {
  const [typed, setTyped] = useState<NumberText | null>(null);
  const shown = typed !== null && typed.value === value ? typed : storedNumber(value, kind);
  /** A number that is pasted takes the place of the text, whatever was selected of it. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const next = readWholeNumber(event.clipboardData.getData('text'), kind);
    if (next === null) return;
    setTyped(null);
    onChange(next.value);
  }
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const next = rewrite(target, nativeEvent, (key) => typeNumber(key, shown, kind));
    setTyped(next);
    onChange(next.value);
  }
  return (
    <Affixed before={before} after={after} big={big}>
      <input
        {...useField()}
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown.text}
        onChange={change}
        onPaste={paste}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        className={clsx('control', className)}
      />
    </Affixed>
  );
}

/**
 * Props of `DecimalInput`: `scale` is how many decimals the integer holds (2350 with scale 3 is 2,35). No more digits can
 * be typed than `max` has; what is more than `max` is for the form to say: cut short, 200 would be left as 20. A dot before
 * three digits parts thousands unless `dot` says otherwise.
 */
export type DecimalInputProps = NumberInputProps &
  Partial<Pick<NumberKind, 'max' | 'dot'>> & {
    scale: number;
    unit?: ReactNode;
  };

/** A decimal number kept as an integer of 10^-scale units; `unit` stands inside at the right. */
export function DecimalInput(props: DecimalInputProps) {
  const { scale, unit, max = 999_999_999_999, dot = 'thousands', className, ...rest } = props;
  const kind: NumberKind = { scale, max, dot, digits: 'whole', decimals: 0 };
  return <KindInput {...rest} kind={kind} after={unit} className={clsx(unit && 'pr-14', className)} />;
}

/** A whole number with thousands dots; `unit` such as "km" or "kg" stands inside at the right. */
export function IntegerInput(props: Omit<DecimalInputProps, 'scale'>) {
  return <DecimalInput {...props} scale={0} />;
}
