/** Sample documents: not in this version. */
import { AbsentModule } from '@/ui/absent-module';

/** The screen of this route. */
export default function PdfTestPage(_props: { userId?: number }) {
  return (
    <AbsentModule title="Teste de PDF" action={{ label: 'Ver fretes', to: '/freights' }}>
      Esta versão da Boleia não gera documentos em PDF. Os dados de cada frete estão na página dele.
    </AbsentModule>
  );
}
