/** /freight-simulations: the list, and by the query string the simulator, a simulation, or several side by side. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { late } from '@/ui/late';
import { ListSkeleton } from '@/ui/states';
import { SimulationList } from './simulation-list';

const SimulationScreen = late(() => import('./simulation-screens'));
const SimulationView = late(() => import('./simulation-view'));
const SimulationCompare = late(() => import('./simulation-compare'));

/** Chooses what is on screen. */
export default function SimulationsPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  // A part that is still on its way shows at once that it is: without a boundary of its own the old one would stay.
  return (
    <Suspense key={partOf(params)} fallback={<ListSkeleton />}>
      <Part params={params} userId={userId} />
    </Suspense>
  );
}

function partOf(params: URLSearchParams): string {
  return ['new', 'compare', 'edit', 'id'].find((name) => params.has(name)) ?? 'list';
}

/** "1,2,3" as ids, each once. */
function idsOf(text: string): number[] {
  const ids = text.split(',').map((part) => idParam(part));
  return [...new Set(ids.filter((id) => id !== null))];
}

function Part({ params, userId }: { params: URLSearchParams; userId: number }) {
  if (params.has('new')) return <SimulationScreen id={null} userId={userId} />;
  const compared = params.get('compare');
  if (compared !== null) return <SimulationCompare ids={idsOf(compared)} userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null) return <SimulationList userId={userId} />;
  return params.has('edit') ? (
    <SimulationScreen key={id} id={id} userId={userId} />
  ) : (
    <SimulationView key={id} id={id} userId={userId} />
  );
}
