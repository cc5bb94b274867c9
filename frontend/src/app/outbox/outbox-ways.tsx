/** The ways out of an entry of "Por enviar". */
import type { ReactNode } from 'react';
import type { Entry } from '@/offline/outbox/entry';

/** Props of what a refused entry shows; `ways` are those that every entry has. */
export type RefusedEntryProps = { entry: Entry; userId: number; titleId: string; ways: ReactNode };

/** The buttons of an entry, in a row. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}
