/** Lines of the books as records. */
import { resource } from '@/api/resource';

/** Lines of the books. */
export const {
  useOne: useTransaction,
  useList: useTransactions,
  useDelete: useDeleteTransaction,
} = resource('/api/finances');
