/** The screen of a module that this version does not have: says so, and what one can do instead. */
import type { ReactNode } from 'react';
import { LinkButton } from './button';
import { PageHeader } from './page-header';

/** Title, one honest sentence, and a way to something that works. */
export function AbsentModule({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action: { label: string; to: string };
}) {
  return (
    <>
      <PageHeader title={title} />
      <section className="rounded-card border border-line bg-surface p-6 md:p-10">
        <span aria-hidden="true" className="lane-dash mb-6 block w-28" />
        <p className="max-w-xl text-lg text-ink-2">{children}</p>
        <LinkButton to={action.to} className="mt-6">
          {action.label}
        </LinkButton>
      </section>
    </>
  );
}
