/** A sheet whose code comes with the tap; where it does not come, a dialog says so. */
import type { ComponentType } from 'react';
import { Dialog } from './dialog';
import { late, MissingCode } from './late';

/** `late` for a sheet: `closeOf` gives the way to close it, of what it is given. */
export function lateSheet<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  closeOf: (props: P) => () => void,
): ComponentType<P> {
  return late(load, (missing, props) => (
    <Dialog open title="Não carregou" onClose={closeOf(props)}>
      <MissingCode {...missing} />
    </Dialog>
  ));
}
