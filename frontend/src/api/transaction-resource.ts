/** Lines of the books as records. Apart from their other writes, because the dashboard settles and does without lists. */
import { resource } from './resource';

/** Lines of the books. */
export const {
  useOne: useTransaction,
  useList: useTransactions,
  useDelete: useDeleteTransaction,
} = resource('/api/finances');
