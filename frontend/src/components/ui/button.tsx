/** Buttons, and links that look like buttons. One primary (yellow) per view. */
import type { ComponentProps, Ref } from 'react';
import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type Look } from './button-look';
import { useFocusWhileBusy, useRestoredFocus } from './restore-focus';

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
