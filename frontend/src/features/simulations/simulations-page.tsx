/** Freight simulations: not in this version. */
import { AbsentModule } from '@/ui/absent-module';

/** The screen of this route. */
export default function SimulationsPage(_props: { userId?: number }) {
  return (
    <AbsentModule title="Simulações de Frete" action={{ label: 'Ver fretes', to: '/freights' }}>
      Esta versão da Boleia não faz simulações. O resultado de cada frete, com o que entrou, o que saiu e quanto sobrou
      por km, está na página do próprio frete.
    </AbsentModule>
  );
}
