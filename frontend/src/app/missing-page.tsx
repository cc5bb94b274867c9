/** What stands there where the code of a page without the menu around it did not come. */
import type { ReactNode } from 'react';
import { MissingCode, type Missing } from '@/ui/late';

/** The same words as inside the shell, on a page of their own. */
export function missingPage(missing: Missing): ReactNode {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <MissingCode {...missing} />
    </main>
  );
}
