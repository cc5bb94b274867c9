/** A link within the app. */
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Props of `Link`. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  state?: unknown;
  /** Lets the browser follow it. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * Leads to another address without loading the page. React Router's own link can prefetch pages too, in a way that this
 * app does not use: 3 kB of every first visit.
 */
export function Link({ to, replace, state, reloadDocument, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && reloadDocument !== true) follow(event);
      }}
    >
      {children}
    </a>
  );
}
