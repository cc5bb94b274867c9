/** Full calculator, whose code loads when it is near the viewport. */
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { buttonLook } from '@/components/ui/button-look';
import { LandingSection } from './landing-section';

/** Anchor of the calculator. */
export const CALCULATOR_ID = 'piso-minimo';

type CalculatorProps = { signedIn: boolean };

export function CalculatorSection({ signedIn }: CalculatorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { Calculator, isFailed, retry } = useCalculator(useNear(place));
  return (
    <LandingSection
      id={CALCULATOR_ID}
      title="A conta completa do piso mínimo"
      text="A tabela da ANTT com a portaria do dia, o tipo de carga, o pedágio e a volta vazia. Sem cadastro."
    >
      <div ref={place} className="mt-6">
        {Calculator && <Calculator signedIn={signedIn} />}
        {isFailed && <NotLoaded onRetry={retry} />}
        {!Calculator && !isFailed && <Waiting />}
      </div>
    </LandingSection>
  );
}

/**
 * Loads the calculator without `lazyComponent`, which imports the router. A failure offers a retry: the app behind the
 * login has the error boundaries.
 */
function useCalculator(isNear: boolean) {
  const [Calculator, setCalculator] = useState<ComponentType<CalculatorProps> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // The code is external to React.
  useEffect(() => {
    if (!isNear) return;
    import('./calculator').then(
      (module) => setCalculator(() => module.default),
      () => setFailed(true),
    );
  }, [isNear, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { Calculator, isFailed, retry };
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-6 py-10 text-center"
    >
      <p className="max-w-md font-medium">A calculadora não carregou. Confira a internet e tente de novo.</p>
      <button type="button" className={buttonLook({})} onClick={onRetry}>
        Tentar de novo
      </button>
    </div>
  );
}

/** Reserves the approximate height, so that nothing jumps. */
function Waiting() {
  return (
    <div
      aria-hidden="true"
      className="skeleton h-[930px] w-full rounded-card min-[360px]:h-[800px] md:h-[590px] lg:h-[500px]"
    />
  );
}

/** True once the element is near the viewport. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  // IntersectionObserver is external to React.
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
