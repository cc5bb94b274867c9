/** Section of the landing page, and its title. */
import { useId, type ReactNode } from 'react';

export const PAGE_WIDTH = 'mx-auto max-w-[1180px] px-4 md:px-8 2xl:max-w-[1400px]';

type Props = { title: string; text?: ReactNode; id?: string; children?: ReactNode };

export function LandingSection({ title, text, id, children }: Props) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-24">
      <h2
        id={titleId}
        className="max-w-[24ch] text-[1.75rem] leading-9 font-bold tracking-tight md:text-[2.25rem] md:leading-[2.75rem]"
      >
        {title}
      </h2>
      {text && <p className="mt-3 max-w-[60ch] text-lg text-ink-2">{text}</p>}
      {children}
    </section>
  );
}
