import { Link } from 'react-router-dom';
import { mayBeSignedIn } from '@/api/session/signed-in';
import { Brand } from '@/components/ui/brand';
import { LinkButton } from '@/components/ui/button';
import { Answers } from './answers';
import dashboardDark from './pictures/dashboard-dark.webp';
import dashboardLight from './pictures/dashboard-light.webp';
import freightDark from './pictures/freight-dark.webp';
import freightLight from './pictures/freight-light.webp';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { Lane } from '@/components/ui/lane';
import { Money, MoneyLine } from '@/components/ui/money';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { lazyComponent } from '@/components/ui/lazy';
import { Skeleton } from '@/components/ui/states';

const Calculator = lazyComponent(() => import('./calculator'));

/** Anchor of the calculator. */
const CALCULATOR_ID = 'piso-minimo';

function CalculatorSection({ signedIn }: { signedIn: boolean }) {
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

/** Reserves the approximate height, so that nothing jumps. */
function Waiting() {
  return <Skeleton className="h-[930px] w-full rounded-card min-[360px]:h-[800px] md:h-[590px] lg:h-[500px]" />;
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

/** Sample of a freight; every figure is marked as an example. */
function SampleTrip() {
  return (
    <figure data-theme="light" className="m-0 min-w-0 text-ink">
      <div className="rounded-card bg-surface p-5 md:p-7">
        <div className="flex items-center justify-between gap-3">
          <span className="text-lg font-bold">Frete nº 12</span>
          <StatusBadge status="in_transit" />
        </div>
        <Lane
          className="mt-5"
          from="Rondonópolis"
          to="Santos"
          fromHint="MT · 18/11/2026"
          toHint={'SP · 1.395\u00a0km'}
          progress={0.5}
        />
        <div className="mt-4 flex gap-2">
          <PlateChip plate="BRA2E19" />
          <PlateChip plate="QWE4R56" />
        </div>
        <div className="mt-5 border-t border-line pt-3">
          <MoneyLine label="Frete" hint="37 t a R$&nbsp;295,00 por tonelada" cents={1_091_500} />
          <MoneyLine label="Combustível" cents={-412_380} />
          <MoneyLine label="Pedágio" cents={-84_660} />
          <MoneyLine label="Alimentação" cents={-21_000} />
        </div>
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-3 border-t border-line-strong pt-4">
          <span>
            <span className="block font-semibold text-ink-2">Sobrou</span>
            <span className="text-sm text-ink-3">R$&nbsp;4,11 por km</span>
          </span>
          <Money cents={573_460} className="text-figure leading-10 font-extrabold tracking-tight text-pos" />
        </div>
      </div>
      <figcaption data-theme="dark" className="mt-3 text-center text-sm text-ink-3">
        Exemplo com valores inventados
      </figcaption>
    </figure>
  );
}

/** Screenshots of the demo data. */
function Inside() {
  return (
    <section className="grid items-center gap-10 lg:grid-cols-[1fr_auto] lg:gap-16">
      <div>
        <h2 className="max-w-[22ch] text-[1.75rem] leading-9 font-extrabold tracking-tight md:text-[2.25rem] md:leading-[2.75rem]">
          O mês inteiro na palma da mão.
        </h2>
        <p className="mt-4 max-w-[46ch] text-lg leading-7 text-ink-2">
          Quanto sobrou no mês, o que pede atenção e o próximo passo do frete que está na estrada. O exemplo é de um
          dono de dois caminhões.
        </p>
      </div>
      <div className="flex justify-center gap-4 md:gap-8">
        <Phone
          light={dashboardLight}
          dark={dashboardDark}
          alt="Dashboard no celular: quanto sobrou no mês, recebido e gasto, e o frete em andamento"
        />
        <Phone
          light={freightLight}
          dark={freightDark}
          alt="Um frete em trânsito no celular: a rota, o próximo passo e quanto sobra até agora"
        />
      </div>
    </section>
  );
}

/** Picture by theme; a hidden one is not fetched. */
function Phone({ light, dark, alt }: { light: string; dark: string; alt: string }) {
  const picture = { width: 390, height: 844, loading: 'lazy', decoding: 'async' } as const;
  const frame = 'h-auto w-full rounded-card border border-line';
  return (
    <div className="w-full max-w-[270px]">
      <img {...picture} alt={alt} src={light} className={`${frame} in-data-[theme=dark]:hidden`} />
      <img {...picture} alt={alt} src={dark} className={`${frame} not-in-data-[theme=dark]:hidden`} />
    </div>
  );
}

export default function LandingPage(_props: { userId?: number }) {
  const signedIn = mayBeSignedIn();
  return (
    <div className="min-h-dvh">
      <div data-theme="dark" className="bg-bg text-ink">
        <header className="mx-auto flex h-18 max-w-[1180px] 2xl:max-w-[1400px] items-center justify-between px-4 md:px-8">
          <Brand />
          {signedIn ? (
            <LinkButton to="/dashboard">Ir para o Dashboard</LinkButton>
          ) : (
            <LinkButton to="/login">Entrar</LinkButton>
          )}
        </header>
      </div>
      <main>
        <div data-theme="dark" className="bg-bg text-ink">
          <Hero signedIn={signedIn} />
        </div>
        <div className="mx-auto flex max-w-[1180px] 2xl:max-w-[1400px] flex-col gap-14 px-4 py-14 md:gap-20 md:px-8 md:py-20">
          <CalculatorSection signedIn={signedIn} />
          <Inside />
          <Answers />
          <ForWhom />
        </div>
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-[1180px] 2xl:max-w-[1400px] flex-wrap items-center justify-between gap-4 px-4 py-8 text-sm text-ink-2 md:px-8">
          <span>Boleia, sistema de gestão para caminhoneiros autônomos</span>
          <a
            href="/api/docs"
            className="flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
          >
            API para desenvolvedores
          </a>
        </div>
      </footer>
    </div>
  );
}

function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="mx-auto grid max-w-[1180px] 2xl:max-w-[1400px] items-center gap-10 px-4 pt-8 pb-16 md:px-8 md:pt-14 md:pb-24 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
      <div>
        <h1 className="text-[2.5rem] leading-[2.75rem] font-extrabold tracking-tight md:text-[3.625rem] md:leading-[3.875rem]">
          Saiba quanto sobra de cada frete.
        </h1>
        <p className="mt-5 max-w-[46ch] text-lg leading-7 text-ink-2 md:text-xl md:leading-8">
          A Boleia é o sistema de gestão do caminhoneiro autônomo: simulações, fretes, veículos e dinheiro num lugar só,
          no celular ou no computador.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          {!signedIn && (
            <LinkButton to="/register" variant="primary" size="lg">
              Criar conta
            </LinkButton>
          )}
          {/* The browser scrolls to the anchor. */}
          <LinkButton to={`#${CALCULATOR_ID}`} reloadDocument variant="secondary" size="lg">
            Calcular o piso mínimo
          </LinkButton>
        </div>
      </div>
      <SampleTrip />
    </div>
  );
}

function ForWhom() {
  return (
    <section className="rounded-card bg-sunken px-6 py-10 md:px-12 md:py-14">
      <h2 className="max-w-[22ch] text-[1.75rem] leading-9 font-extrabold tracking-tight md:text-[2.25rem] md:leading-[2.75rem]">
        Para quem dirige o próprio caminhão, e para quem tem alguns.
      </h2>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
        De um a uns dez veículos, entre cavalos, carretas e caminhões toco ou truck. Cada conta vê só o que é seu. Sem
        planilha e sem caderno: o que você lança na estrada já está somado quando chega em casa.
      </p>
      <p className="mt-6">
        <Link
          to="/register"
          className="inline-flex min-h-11 items-center text-lg font-bold underline decoration-brand decoration-4 underline-offset-4"
        >
          Começar pelo caminhão
        </Link>
      </p>
    </section>
  );
}
