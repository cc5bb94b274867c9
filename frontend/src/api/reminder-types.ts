/** API types of reminders. */
import type { Answer, Wire } from '@/lib/wire';

/** Kind of a reminder. */
export type ReminderKind = Wire['ReminderKind'];

/** The kinds of record at which something due is settled. */
export type TargetKind = Wire['TargetKind'];

/** The record at which something due is settled. */
export type Target = Answer<Wire['Target']>;

/** One thing that is due; its days are negative when it is late, null when only km tell. */
export type Reminder = Answer<Wire['Reminder']>;

/** Everything due within the days asked for, the most urgent first. */
export type Reminders = Answer<Wire['Reminders']>;
