/** The shapes of the administration. */
import type { Answer, Wire } from '@/lib/wire';

/** A person as a master sees them: counts, never their books. */
export type AdminUser = Answer<Wire['AdminUser']>;

/** A person after a change of their rights, and what a block ended. */
export type ChangedPerson = Answer<Wire['ChangedPerson']>;

/** Settings of the installation. */
export type AdminSettings = Answer<Wire['Settings']>;

/** A one-time link to a new password. */
export type PasswordLink = Answer<Wire['PasswordLink']>;

/** One line of the audit trail. */
export type AuditEntry = Answer<Wire['AuditEntry']>;
