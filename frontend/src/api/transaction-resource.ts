/** Lines of the books as records. */
import { resource } from './resource';

/** Lines of the books. */
export const {
  useOne: useTransaction,
  useList: useTransactions,
  useDelete: useDeleteTransaction,
} = resource('/api/finances');
