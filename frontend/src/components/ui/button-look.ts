/** Look of buttons and of links that look like buttons. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** Heights by density, in px: sm 32 or 44 (48 on the phone); md 36 or 48; lg (submit) 40 or 56. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export type Look = {
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

export function buttonLook({ variant = 'secondary', size = 'md', block = false }: Look): string {
  return clsx(
    'button inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none',
    'transition-colors duration-150 disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    block && 'w-full',
  );
}
