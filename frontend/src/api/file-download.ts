/** Files that the server makes: read when they are asked for, and made anew each time. */
import { queryOptions } from '@tanstack/react-query';
import { FileFailure } from '@/lib/browser/file-failure';
import type { SheetFormat } from '@/lib/browser/spreadsheet-format';
import { ApiError, apiFetch, errorMessage, isFinal, TIMEOUT_MS } from './client';
import { addressOf, keyOf, urlWith, type ApiKey } from './query';

/** The name that the server gave a file; without one, the last part of its address. */
function nameIn(disposition: string | null, url: string): string {
  return disposition?.match(/filename="([^"]+)"/)?.[1] ?? url.replace(/\?.*/, '').replace(/.*\//, '');
}

function failureOf(error: unknown): FileFailure {
  if (error instanceof ApiError && error.status >= 500)
    return new FileFailure('O servidor não conseguiu fazer o arquivo. Tente de novo.', false);
  return new FileFailure(errorMessage(error), isFinal(error));
}

async function fileOf(response: Response, url: string): Promise<File> {
  // The charset is not part of the type: no sheet of a device knows `text/csv; charset=utf-8`.
  const type = response.headers.get('Content-Type')?.replace(/;.*/, '') ?? '';
  const name = nameIn(response.headers.get('Content-Disposition'), url);
  return new File([await response.blob()], name, { type });
}

async function fetchFile(url: string, signal: AbortSignal): Promise<File> {
  try {
    return await apiFetch('GET', url, { signal, timeoutMs: TIMEOUT_MS.large }, (response) => fileOf(response, url));
  } catch (error) {
    throw failureOf(error);
  }
}

/** The read of the file at an address. It is kept only while somebody looks at it: what it tells of may change. */
export function fileAt(url: string) {
  return queryOptions<File, FileFailure>({
    queryKey: keyOf(url),
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
