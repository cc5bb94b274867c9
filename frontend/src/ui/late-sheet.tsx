/** A sheet whose code comes with the tap; where it does not come, a dialog says so. */
import { Suspense, type ComponentType } from 'react';
import { late, lateOf, MissingCode } from './late';

const Dialog = lateOf(async () => (await import('./dialog')).Dialog);

/** `late` for a sheet: `closeOf` gives the way to close it, of what it is given. */
export function lateSheet<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  closeOf: (props: P) => () => void,
): ComponentType<P> {
  return late(load, (missing, props) => (
    <Suspense fallback={null}>
      <Dialog open title="Não carregou" onClose={closeOf(props)}>
        <MissingCode {...missing} />
      </Dialog>
    </Suspense>
  ));
}
