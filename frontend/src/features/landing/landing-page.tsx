/** The landing page: what the product is and for whom. */
import { Link } from 'react-router-dom';
import { mayBeSignedIn } from '@/api/session/signed-in';
import { Brand } from '@/components/ui/brand';
import { LinkButton } from '@/components/ui/button';
import { Answers } from './answers';
import { CALCULATOR_ID, CalculatorSection } from './calculator-section';
import { Inside } from './inside';
import { SampleTrip } from './sample-trip';

/** The screen at /. */
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
          {/* The browser's own jump within the page. */}
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
