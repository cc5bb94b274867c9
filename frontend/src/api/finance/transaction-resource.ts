import { resource } from '@/api/resource';

export const {
  useOne: useTransaction,
  useList: useTransactions,
  useDelete: useDeleteTransaction,
} = resource('/api/finances');
