/** The part of the landing page that reckons the legal minimum; its code comes once one gets near it. */
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { lazyComponent } from '@/components/ui/lazy';
import { Skeleton } from '@/components/ui/states';

const Calculator = lazyComponent(() => import('./calculator'));

/** The place of the calculator on the page, for links to it. */
export const CALCULATOR_ID = 'piso-minimo';

/** Title and calculator. */
export function CalculatorSection({ signedIn }: { signedIn: boolean }) {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  return (
    <section ref={section} id={CALCULATOR_ID} className="scroll-mt-4">
      <h2 className="text-[1.75rem] leading-9 font-extrabold tracking-tight md:text-[2.25rem] md:leading-[2.75rem]">
        Quanto é o piso mínimo deste frete?
      </h2>
      <p className="mt-3 mb-6 max-w-[60ch] text-lg text-ink-2">
        A conta da tabela da ANTT, com a portaria do dia. Sem cadastro, e ninguém fica sabendo do seu frete.
      </p>
      {near ? (
        <Suspense fallback={<Waiting />}>
          <Calculator signedIn={signedIn} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

/** About as high as what is coming, so that nothing jumps. */
function Waiting() {
  return <Skeleton className="h-[930px] w-full rounded-card min-[360px]:h-[800px] md:h-[590px] lg:h-[500px]" />;
}

/** Whether the element is on screen or a little below it; once near, it stays so. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  // The browser reports visibility.
  useEffect(() => {
    if (near || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
}
