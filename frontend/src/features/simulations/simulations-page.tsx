/** /freight-simulations: the list, and by the query string the simulator, a simulation, or several side by side. */
import { idParam } from '@/lib/url-filters';
import { BesideList } from '@/records/beside-list';
import { PageParts, type PartProps } from '@/records/page-parts';
import { late, lateOf } from '@/ui/late';

const SimulationScreen = late(() => import('./simulation-screens'));
const SimulationView = late(() => import('./simulation-view'));
const SimulationCompare = late(() => import('./simulation-compare'));
const SimulationList = lateOf(async () => (await import('./simulation-list')).SimulationList);

/** Chooses what is on screen. */
export default function SimulationsPage({ userId = 1 }: { userId?: number }) {
  return <PageParts userId={userId} Part={Part} />;
}

/** "1,2,3" as ids, each once. */
function idsOf(text: string): number[] {
  const ids = text.split(',').map((part) => idParam(part));
  return [...new Set(ids.filter((id) => id !== null))];
}

function Part({ params, userId }: PartProps) {
  if (params.has('new')) return <SimulationScreen id={null} userId={userId} />;
  const compared = params.get('compare');
  if (compared !== null) return <SimulationCompare ids={idsOf(compared)} userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null) return <SimulationList userId={userId} />;
  return params.has('edit') ? (
    <SimulationScreen key={id} id={id} userId={userId} />
  ) : (
    <BesideList list={<SimulationList userId={userId} />}>
      <SimulationView key={id} id={id} userId={userId} />
    </BesideList>
  );
}
