/** Two screens of the product as they are: `make pictures` takes them. */
import dashboardDark from './pictures/dashboard-dark.webp';
import dashboardLight from './pictures/dashboard-light.webp';
import freightDark from './pictures/freight-dark.webp';
import freightLight from './pictures/freight-light.webp';

/** The dashboard and a freight on the phone, with the owner of the demo data. */
export function Inside() {
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

/** The picture of the theme that is shown; what is hidden is not fetched. */
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
