/** Samples of the documents. */
import type { Screen } from '@/lib/navigation/screen';

/** The definition of the screen. */
export const pdfTest: Screen = { path: '/teste-pdf', title: 'Teste de PDF', load: () => import('./pdf-test-page') };
