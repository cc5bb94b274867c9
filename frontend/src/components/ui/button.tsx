/** Buttons, and links that look like buttons. One primary (yellow) per view. */
import type { ComponentProps, Ref } from 'react';
import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type Look } from './button-look';
import { useFocusWhileBusy, useRestoredFocus } from './restore-focus';

<<<<<<< HEAD
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** Heights by density, in px: sm 32 or 44 (48 on the phone); md 36 or 48; lg (submit) 40 or 56. */
export type ButtonSize = 'sm' | 'md' | 'lg';

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width. */
  block?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-press',
  secondary: 'bg-sunken text-ink hover:bg-line',
  ghost: 'bg-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'bg-neg-bg text-neg hover:outline-2 hover:outline-neg hover:-outline-offset-2',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-control-sm px-3',
  md: 'h-control px-4',
  lg: 'h-control-lg px-6 text-lg',
};

function look({ variant = 'secondary', size = 'md', block = false }: Look): string {
  return clsx(
    'button inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none',
    'transition-colors duration-150 disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    block && 'w-full',
  );
}

=======
>>>>>>> r-f-landing
/** `busy` disables it with a spinner and preserves its width. */
export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** Type `button` by default, so that it never submits by accident. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  className,
  children,
  disabled,
  ref,
  ...rest
}: ButtonProps) {
  useFocusWhileBusy(busy);
  return (
    <button
      type="button"
      {...rest}
      ref={useRestoredFocus(ref)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={clsx(buttonLook({ variant, size, block }), className)}
    >
      {busy ? <BusyMark /> : icon}
      {children}
    </button>
  );
}

/** Spinner in place of the icon. */
export function BusyMark() {
  return (
    <span
      aria-hidden="true"
      className="size-5 animate-spin rounded-full border-[3px] border-current border-r-transparent opacity-80"
    />
  );
}

export function LinkButton({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ref,
  ...rest
}: LinkProps & Look & { ref?: Ref<HTMLAnchorElement> }) {
  return (
    <Link {...rest} ref={useRestoredFocus(ref)} className={clsx(buttonLook({ variant, size, block }), className)}>
      {icon}
      {children}
    </Link>
  );
}

/** Square icon button; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      ref={useRestoredFocus()}
      type="button"
      {...rest}
      aria-label={label}
      className={clsx(
        'inline-flex size-control shrink-0 items-center justify-center rounded-control text-ink-2 transition-colors duration-150 print:hidden',
        'hover:bg-sunken hover:text-ink disabled:opacity-55 [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  );
}
