/** What stands there where the code of a page without the menu around it did not come. */
import type { ReactNode } from 'react';
import { MissingCode, type Missing } from '@/ui/late';

/** The same words as inside the shell, on a page of their own. */
export function missingPage(missing: Missing): ReactNode {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-4">
      <MissingCode {...missing} />
    </main>
  );
}
