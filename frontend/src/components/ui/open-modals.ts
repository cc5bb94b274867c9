/** Modal dialogs that are open, the top-most last: what lies outside that one is inert. */
import { create } from 'zustand';

/** The dialogs in the order in which they opened. */
export const useOpenModals = create<{ modals: readonly HTMLDialogElement[] }>(() => ({ modals: [] }));

/** Notes that a modal has opened; gives the way to note that it is closed. */
export function noteModal(modal: HTMLDialogElement): () => void {
  useOpenModals.setState(({ modals }) => ({ modals: [...modals, modal] }));
  return () => useOpenModals.setState(({ modals }) => ({ modals: modals.filter((one) => one !== modal) }));
}
