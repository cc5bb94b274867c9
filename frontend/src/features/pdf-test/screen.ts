import type { Screen } from '@/lib/navigation/screen';

export const pdfTest: Screen = { path: '/teste-pdf', title: 'Teste de PDF', load: () => import('./pdf-test-page') };
