/** Drivers and their payments: not in this version. */
import { AbsentModule } from '@/ui/absent-module';

/** The screen of this route. */
export default function PaymentsPage(_props: { userId?: number }) {
  return (
    <AbsentModule title="Motoristas" action={{ label: 'Lançar despesa', to: '/finances?new=expense' }}>
      Esta versão da Boleia não faz acertos com motoristas. A comissão informada no frete entra no resultado dele, e o
      que foi pago pode ser lançado como despesa.
    </AbsentModule>
  );
}
