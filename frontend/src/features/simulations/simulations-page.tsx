/** /freight-simulations: list, simulator, record and comparison, by the query string. */
import { idParam } from '@/lib/navigation/url-filters';
import { MasterDetail } from '@/components/resource/master-detail';
import { PageParts, type PartProps } from '@/components/resource/page-parts';
import { lazyComponent, lazyNamed } from '@/components/ui/lazy';
import { lazyParts } from './screen';

const NewSimulation = lazyComponent(lazyParts.new);
const EditSimulation = lazyComponent(lazyParts.edit);
const SimulationView = lazyComponent(lazyParts.id);
const SimulationCompare = lazyComponent(lazyParts.compare);
const SimulationList = lazyNamed(lazyParts[''], 'SimulationList');

export default function SimulationsPage({ userId = 1 }: { userId?: number }) {
  return <PageParts userId={userId} Part={Part} />;
}

/** "1,2,3" as distinct ids. */
function idsOf(text: string): number[] {
  const ids = text.split(',').map((part) => idParam(part));
  return [...new Set(ids.filter((id) => id !== null))];
}

function Part({ params, userId }: PartProps) {
  if (params.has('new')) return <NewSimulation id={null} userId={userId} />;
  const compared = params.get('compare');
  if (compared !== null) return <SimulationCompare ids={idsOf(compared)} userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null) return <SimulationList userId={userId} />;
  return params.has('edit') ? (
    <EditSimulation key={id} id={id} userId={userId} />
  ) : (
    <MasterDetail list={<SimulationList userId={userId} />}>
      <SimulationView key={id} id={id} userId={userId} />
    </MasterDetail>
  );
}
