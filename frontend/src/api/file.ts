/** Files that the server makes: read when they are asked for, and made anew each time. */
import { queryOptions } from '@tanstack/react-query';
import { FileFailure } from '@/lib/file-failure';
import type { SheetFormat } from '@/lib/sheet-format';
import { ApiError, apiFetch, errorMessage } from './client';
import { addressOf, urlWith, type ApiKey } from './query';

/** The name that the server gave a file; without one, the last part of its address. */
function nameIn(disposition: string | null, url: string): string {
  return disposition?.match(/filename="([^"]+)"/)?.[1] ?? url.replace(/\?.*/, '').replace(/.*\//, '');
}

/** Refused for what the record or the question is: it stays so until they change. Who has to wait or sign in may retry. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

function failureOf(error: unknown): FileFailure {
  const status = error instanceof ApiError ? error.status : 0;
  if (status >= 500) return new FileFailure('O servidor não conseguiu fazer o arquivo. Tente de novo.', false);
  return new FileFailure(errorMessage(error), isFinal(status));
}

async function fetchFile(url: string, signal: AbortSignal): Promise<File> {
  try {
    const response = await apiFetch('GET', url, { signal });
    // What is said of the letters is not part of the type: no sheet of a device knows `text/csv; charset=utf-8`.
    const type = response.headers.get('Content-Type')?.replace(/;.*/, '') ?? '';
    const name = nameIn(response.headers.get('Content-Disposition'), url);
    return new File([await response.blob()], name, { type });
  } catch (error) {
    throw failureOf(error);
  }
}

/** The read of the file at an address. It is kept only while somebody looks at it: what it tells of may change. */
export function fileAt(url: string) {
  return queryOptions<File, FileFailure>({
    queryKey: ['file', url],
    queryFn: ({ signal }) => fetchFile(url, signal),
    gcTime: 0,
  });
}

/** A list as a spreadsheet: what its own read asks for, all pages of it. */
export function spreadsheetOf(key: ApiKey) {
  const [path = '', query] = addressOf(key).split('?');
  const params = new URLSearchParams(query);
  params.delete('limit');
  params.delete('cursor');
  return (format: SheetFormat) => fileAt(urlWith(`${path}?${params}`, { format }));
}
