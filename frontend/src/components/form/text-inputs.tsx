/** Native controls in the product's style, for `register(...)` of react-hook-form. */
import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { clsx } from 'clsx';
import { useField } from './field';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useField()} {...rest} className={clsx('control', className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...useField()} {...rest} className={clsx('control', className)} />;
}

export function SelectInput({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <select {...useField()} {...rest} className={clsx('control', className)}>
      {children}
    </select>
  );
}

/** Password with a reveal button. */
export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...useField()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={clsx('control pr-14', className)}
      />
      <button
        type="button"
        aria-label={shown ? 'Esconder senha' : 'Mostrar senha'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 right-0.5 flex w-control items-center justify-center rounded-control text-ink-2 hover:text-ink"
      >
        {shown ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
      </button>
    </div>
  );
}

/** Checkbox with a label; the whole line is the target. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: ComponentProps<'input'> & { label: string; hint?: string }) {
  return (
    <label className={clsx('flex min-h-control cursor-pointer items-center gap-3', className)}>
      <input type="checkbox" {...rest} className="size-6 shrink-0" />
      <span className="min-w-0">
        <span className="block font-medium text-ink">{label}</span>
        {hint && <span className="block text-sm text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
