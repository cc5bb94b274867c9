/** Files that the server makes: read when they are asked for, and made anew each time. */
import { queryOptions } from '@tanstack/react-query';
import { FileFailure } from '@/lib/file-failure';
import { ApiError, apiFetch, errorMessage } from './client';

/** The name that the server gave a file. */
function nameIn(disposition: string | null): string {
  return disposition?.match(/filename="([^"]+)"/)?.[1] ?? 'documento.pdf';
}

async function fetchPdf(url: string, signal: AbortSignal): Promise<File> {
  try {
    const response = await apiFetch('GET', url, { signal });
    const name = nameIn(response.headers.get('Content-Disposition'));
    return new File([await response.blob()], name, { type: 'application/pdf' });
  } catch (error) {
    // What the state of the record forbids stays so until the record changes.
    throw new FileFailure(errorMessage(error), error instanceof ApiError && error.status === 409);
  }
}

/** The read of the PDF at an address. It is kept only while somebody looks at it: what it tells of may change. */
export function pdfAt(url: string) {
  return queryOptions<File, FileFailure>({
    queryKey: ['file', url],
    queryFn: ({ signal }) => fetchPdf(url, signal),
    gcTime: 0,
  });
}
