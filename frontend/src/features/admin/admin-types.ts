/** The shapes of the administration. */
import type { Stored } from '@/api/types';

/** A person as a master sees them: counts, never their books. */
export type AdminUser = Stored & {
  name: string;
  email: string;
  phone: string | null;
  isMaster: boolean;
  blockedAt: string | null;
  vehicleCount: number;
  freightCount: number;
  sessionCount: number;
};

/** Settings of the installation. */
export type AdminSettings = { version: number; registrationOpen: boolean };

/** A one-time link to a new password. */
export type PasswordLink = { token: string; path: string; expiresAt: string };

/** One line of the audit trail. */
export type AuditEntry = {
  id: number;
  at: string;
  actorId: number | null;
  actorName: string | null;
  action: string;
  targetId: number | null;
  targetName: string | null;
  detail: string | null;
  ip: string | null;
};
