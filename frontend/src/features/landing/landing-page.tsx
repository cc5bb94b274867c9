/**
 * Landing page. It is prerendered, and mounted without the app, so it imports neither router nor query client: links
 * are plain anchors.
 */
import { mayBeSignedIn } from '@/api/session/signed-in';
import { Brand } from '@/components/ui/brand';
import { ActionLink } from './action-link';
import { CALCULATOR_ID, CalculatorSection } from './calculator-section';
import { LandingSection, PAGE_WIDTH } from './landing-section';
import { Picture } from './picture';
import { Proofs } from './proofs';
import { Simulator } from './simulator';

export default function LandingPage(_props: { userId?: number }) {
  const signedIn = mayBeSignedIn();
  return (
    <div className="min-h-dvh">
      <Header signedIn={signedIn} />
      <main>
        <div data-theme="dark" className="bg-bg text-ink">
          <Hero signedIn={signedIn} />
        </div>
        <div className={`flex flex-col gap-14 py-14 md:gap-20 md:py-20 ${PAGE_WIDTH}`}>
          <Proofs />
          <Inside />
          <CalculatorSection signedIn={signedIn} />
          <OwnData />
          <ForWhom signedIn={signedIn} />
        </div>
      </main>
      <Footer />
    </div>
  );
}

/** Sticky, except on screens too low for it. */
function Header({ signedIn }: { signedIn: boolean }) {
  return (
    <header data-theme="dark" className="sticky top-0 z-30 border-b border-line bg-bg text-ink low:static">
      <div className={`flex min-h-16 flex-wrap items-center justify-between gap-2 py-2 ${PAGE_WIDTH}`}>
        <Brand bare className="min-[400px]:hidden" />
        <Brand className="max-[399px]:hidden" />
        {signedIn ? (
          <ActionLink href="/dashboard" variant="primary">
            Ir para o Dashboard
          </ActionLink>
        ) : (
          <nav aria-label="Conta" className="flex flex-wrap gap-2">
            <ActionLink href="/login" variant="ghost">
              Entrar
            </ActionLink>
            <ActionLink href="/register" variant="primary">
              Criar conta
            </ActionLink>
          </nav>
        )}
      </div>
    </header>
  );
}

function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <div
      className={`grid items-start gap-8 pt-8 pb-14 md:pt-14 md:pb-20 lg:grid-cols-[1.05fr_1fr] lg:items-center lg:gap-16 ${PAGE_WIDTH}`}
    >
      <div>
        <h1 className="text-[2.25rem] leading-[2.5rem] font-extrabold tracking-tight md:text-[3.625rem] md:leading-[3.875rem]">
          Saiba quanto sobra de cada frete.
        </h1>
        <p className="mt-4 max-w-[46ch] text-lg leading-7 text-ink-2 md:text-title md:leading-8">
          A Boleia é o sistema de gestão do caminhoneiro autônomo: simulações, fretes, veículos e dinheiro num lugar só,
          no celular ou no computador.
        </p>
        <p className="mt-4 max-lg:hidden">
          <a
            href={`#${CALCULATOR_ID}`}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            Ver a conta completa do piso mínimo
          </a>
        </p>
      </div>
      <Simulator signedIn={signedIn} />
    </div>
  );
}

/** Screens of the demo data. */
function Inside() {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[1fr_auto] lg:gap-16">
      <LandingSection
        title="O mês inteiro na palma da mão."
        text="Quanto sobrou, o que pede atenção e o próximo passo do frete que está na estrada. O exemplo é de um dono de dois caminhões."
      />
      <div className="flex justify-center gap-4 md:gap-8">
        <Picture
          name="dashboard"
          alt="Dashboard no celular: quanto sobrou no mês, recebido e gasto, e o frete em andamento"
        />
        <Picture
          name="freight"
          alt="Um frete em trânsito no celular: a rota, o próximo passo e quanto sobra até agora"
        />
      </div>
    </div>
  );
}

const promises = [
  {
    title: 'Leve quando quiser',
    text: 'Cada lista sai em planilha e cada documento em PDF. Para quem programa, a API entrega tudo o que as telas mostram.',
  },
  {
    title: 'Cada conta vê só o que é seu',
    text: 'Seus fretes, clientes e preços não aparecem para nenhuma outra conta.',
  },
  {
    title: 'Sem espião na página',
    text: 'Nenhum anúncio e nenhum rastreador de terceiros. A simulação daqui de cima não é gravada.',
  },
] as const;

function OwnData() {
  return (
    <LandingSection title="Seus dados são seus.">
      <ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function ForWhom({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="rounded-card bg-sunken px-6 py-10 md:px-12 md:py-14">
      <LandingSection
        title="Para quem dirige o próprio caminhão, e para quem tem alguns."
        text="De um a uns dez veículos, entre cavalos, carretas e caminhões toco ou truck. O que você lança na estrada já está somado quando chega em casa."
      >
        <p className="mt-6">
          <a
            href={signedIn ? '/vehicles' : '/register'}
            className="inline-flex min-h-11 items-center text-lg font-bold underline decoration-brand decoration-4 underline-offset-4"
          >
            Começar pelo caminhão
          </a>
        </p>
      </LandingSection>
    </div>
  );
}

function Footer() {
  return (
    <footer className="border-t border-line">
      <div className={`flex flex-wrap items-center justify-between gap-4 py-8 text-sm text-ink-2 ${PAGE_WIDTH}`}>
        <span>Boleia, sistema de gestão para caminhoneiros autônomos</span>
        <a href="/api/docs" className="flex min-h-11 items-center font-medium text-ink underline underline-offset-4">
          API para desenvolvedores
        </a>
      </div>
    </footer>
  );
}
