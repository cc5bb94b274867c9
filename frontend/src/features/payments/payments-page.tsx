/** /driver-payments: settlements, drivers and advances with their records and forms, by the query string. */
import { MasterDetail } from '@/components/resource/master-detail';
import { idParam } from '@/lib/navigation/url-filters';
import { PageParts, type PartProps } from '@/components/resource/page-parts';
import { lazyComponent, lazyNamed } from '@/components/ui/lazy';
import { lazyParts } from './screen';

const NewPayment = lazyComponent(lazyParts.new);
const EditPayment = lazyComponent(lazyParts.edit);
const PaymentView = lazyNamed(lazyParts.id, 'PaymentView');
const PaymentList = lazyNamed(lazyParts[''], 'PaymentList');
const DriversTab = lazyNamed(lazyParts.tab, 'DriversTab');
const AdvancesTab = lazyNamed(() => import('./advances/advances-tab'), 'AdvancesTab');

export default function PaymentsPage({ userId = 1 }: { userId?: number }) {
  return <PageParts userId={userId} Part={Part} />;
}

function Part({ params, userId }: PartProps) {
  const tab = params.get('tab');
  if (tab === 'drivers') return <DriversTab userId={userId} />;
  if (tab === 'advances') return <AdvancesTab userId={userId} />;
  if (params.has('new')) return <NewPayment id={null} userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null) return <PaymentList userId={userId} />;
  return params.has('edit') ? (
    <EditPayment key={id} id={id} userId={userId} />
  ) : (
    <MasterDetail list={<PaymentList userId={userId} />}>
      <PaymentView key={id} id={id} userId={userId} />
    </MasterDetail>
  );
}
