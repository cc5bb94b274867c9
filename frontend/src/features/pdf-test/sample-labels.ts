/** Where the samples are, here and at the server. */
import type { PaperKind } from '@/api/paper-types';

/** The page without a choice. */
export const ADDRESS = '/teste-pdf';

/** The page with one sample chosen. */
export function sampleHref(kind: PaperKind): string {
  return `${ADDRESS}?kind=${kind}`;
}

/** The sample itself. */
export function sampleUrl(kind: PaperKind): string {
  return `/api/papers/samples/${kind}.pdf`;
}
