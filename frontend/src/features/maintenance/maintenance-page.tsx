/** Maintenance: not in this version. */
import { AbsentModule } from '@/ui/absent-module';

/** The screen of this route. */
export default function MaintenancePage(_props: { userId?: number }) {
  return (
    <AbsentModule title="Manutenção" action={{ label: 'Lançar despesa', to: '/finances?new=expense' }}>
      Esta versão da Boleia não tem o registro de manutenções. O gasto com oficina e peças pode ser lançado como despesa
      do veículo, e os vencimentos ficam na página dele.
    </AbsentModule>
  );
}
