/** Number inputs over integers: separators are display only. All take `value` and `onChange(value)`. */
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

/** Input with prefix and suffix, hidden from screen readers, which read the label. */
function Affixed(props: { before?: ReactNode; after?: ReactNode; big?: boolean; children: ReactNode }) {
  const { before, after, big = false, children } = props;
  const look = 'pointer-events-none absolute inset-y-0 flex items-center text-ink-3';
  return (
    <div className="relative">
      {before && (
        <span aria-hidden="true" className={clsx(look, 'left-3.5 font-medium', big && 'text-title')}>
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

/** Fits `Controller`'s `field` of react-hook-form. */
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

/** Number of a kind. The decimal keypad has a separator on every phone; a digits-only keypad would leave only cents. */
export function KindInput({ value, onChange, onBlur, kind, before, after, big, className, ...rest }: KindInputProps) {
  const [typed, setTyped] = useState<NumberText | null>(null);
  const shown = typed !== null && typed.value === value ? typed : storedNumber(value, kind);
  /** A pasted number replaces the whole text. */
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
 * `scale`: decimals of the integer (2350 with scale 3 is 2,35). Typing stops at the digits of `max`; the form rejects
 * greater values, because truncating would turn 200 into 20. A dot before three digits separates thousands unless `dot`
 * differs.
 */
export type DecimalInputProps = NumberInputProps &
  Partial<Pick<NumberKind, 'max' | 'dot'>> & {
    scale: number;
    unit?: ReactNode;
  };

/** Decimal as an integer of 10^-scale units, with its `unit` inside. */
export function DecimalInput(props: DecimalInputProps) {
  const { scale, unit, max = 999_999_999_999, dot = 'thousands', className, ...rest } = props;
  const kind: NumberKind = { scale, max, dot, digits: 'whole', decimals: 0 };
  return <KindInput {...rest} kind={kind} after={unit} className={clsx(unit && 'pr-14', className)} />;
}

/** Whole number with thousands dots and a `unit` such as "km". */
export function IntegerInput(props: Omit<DecimalInputProps, 'scale'>) {
  return <DecimalInput {...props} scale={0} />;
}
