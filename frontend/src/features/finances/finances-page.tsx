/** /finances: the books, and by their query string the form and the page of one transaction. */
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { NewTransaction } from './transaction-form';
import { TransactionList } from './transaction-list';
import { TransactionView } from './transaction-view';

/** Chooses what of the books is on screen. */
export default function FinancesPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const kind = params.get('new');
  if (kind !== null) {
    const chosen = kind === 'income' ? 'income' : 'expense';
    const about = { freightId: idParam(params.get('freightId')), vehicleId: idParam(params.get('vehicleId')) };
    return <NewTransaction key={chosen} kind={chosen} about={about} userId={userId} />;
  }
  const id = idParam(params.get('id'));
  return id === null ? <TransactionList userId={userId} /> : <TransactionView key={id} id={id} userId={userId} />;
}
