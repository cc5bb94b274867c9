/** What travels between app and server about what is due, by the contract of the road ledger. */

/** What kind of thing is due. */
export type ReminderKind =
  | 'payable'
  | 'receivable'
  | 'licensing'
  | 'insurance'
  | 'tachograph'
  | 'rntrc'
  | 'own'
  | 'cnh'
  | 'toxicological'
  | 'driver_cnh'
  | 'driver_toxicological'
  | 'maintenance';

/** The kinds of record at which something due is settled. */
export type ReminderTargetKind =
  | 'transaction'
  | 'freight'
  | 'fuel'
  | 'maintenance_record'
  | 'driver_payment'
  | 'vehicle'
  | 'profile'
  | 'driver'
  | 'maintenance_plan';

/** The record at which something due is settled. */
export type ReminderTarget = { kind: ReminderTargetKind; id: number };

/** One thing that is due; its days are negative when it is late, null when only km tell. */
export type Reminder = {
  kind: ReminderKind;
  title: string;
  detail: string | null;
  dueOn: string | null;
  days: number | null;
  state: 'expired' | 'soon' | 'ok';
  amountCents: number | null;
  kmLeft: number | null;
  target: ReminderTarget;
};

/** Everything due within the days asked for, the most urgent first. */
export type Reminders = { items: Reminder[]; expired: number; soon: number; nextCursor: null };
