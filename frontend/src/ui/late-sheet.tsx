/** A sheet whose code comes with the tap; until then something says that it does, and a dialog where it does not come. */
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { late, lateOf, MissingCode } from './late';
import { Spinner } from './spinner';

const Dialog = lateOf(() => import('./dialog'), 'Dialog');

/** So long a tap may go without a sign that it was felt, in ms. */
const PATIENCE_MS = 300;

/** Over the page, where the sheet will open. */
function Opening() {
  const [isSlow, setIsSlow] = useState(false);
  // The clock is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <div className="fixed inset-x-4 bottom-24 z-30 mx-auto max-w-xl rounded-card border border-line bg-surface float-shadow">
        <Spinner />
      </div>
    )
  );
}

/** `late` for a sheet: `closeOf` gives the way to close it, of what it is given. */
export function lateSheet<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  closeOf: (props: P) => () => void,
): ComponentType<P> {
  const Part = late(load, (missing, props: P) => (
    <Suspense fallback={null}>
      <Dialog open title="Não carregou" onClose={closeOf(props)}>
        <MissingCode {...missing} />
      </Dialog>
    </Suspense>
  ));
  return function LateSheet(props: P) {
    return (
      <Suspense fallback={<Opening />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
