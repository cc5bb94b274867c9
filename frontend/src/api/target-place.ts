/** Addresses of the records on which due items are settled. */
import type { Target, TargetKind } from './types';
import { urlWith } from './query';

const places: Record<Exclude<TargetKind, 'profile'>, string> = {
  transaction: '/finances?id=',
  freight: '/freights?id=',
  fuel: '/fuel?id=',
  maintenance_record: '/maintenance?id=',
  maintenance_plan: '/maintenance?tab=plan&id=',
  driver_payment: '/driver-payments?id=',
  driver: '/driver-payments?tab=drivers&id=',
  vehicle: '/vehicles?id=',
  tax_year: '/finances?tab=year&year=',
};

/** Target of a reminder. The user's own documents are in the account sheet over the current page. */
export function placeOf({ kind, id }: Target, page: string): string {
  return kind === 'profile' ? urlWith(page, { account: 'profile' }) : `${places[kind]}${id}`;
}
