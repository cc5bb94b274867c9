/** Fuel: not in this version. */
import { AbsentModule } from '@/ui/absent-module';

/** The screen of this route. */
export default function FuelPage(_props: { userId?: number }) {
  return (
    <AbsentModule title="Abastecimento" action={{ label: 'Lançar despesa', to: '/finances?new=expense' }}>
      Esta versão da Boleia não tem o registro de abastecimentos. O gasto com combustível pode ser lançado como despesa
      do frete e entra no resultado dele.
    </AbsentModule>
  );
}
