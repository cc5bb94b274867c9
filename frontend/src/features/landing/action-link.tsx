/**
 * Link that looks like a button. A plain anchor: the landing page is mounted without the router, which a stranger's
 * first visit does not load.
 */
import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from '@/components/ui/button-look';

type Props = ComponentProps<'a'> & { variant?: ButtonVariant; size?: ButtonSize; block?: boolean };

export function ActionLink({ variant = 'secondary', size = 'md', block = false, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={clsx(buttonLook({ variant, size, block }), className)}>
      {children}
    </a>
  );
}
