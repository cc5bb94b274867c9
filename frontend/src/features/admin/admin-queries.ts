/** Reads and writes of the administration. */
import type { Filters } from '@/api/resource';
import { useApiMutation } from '@/api/mutation';
import { useApiList } from '@/api/list';
import { useApiQuery } from '@/api/query';
import type { EndedAccess } from '@/lib/labels/labels';
import type { Answer, Wire } from '@/lib/wire';

/** A person as a master sees them: counts, never their books. */
export type AdminUser = Answer<Wire['AdminUser']>;

/** A person after a change of their rights, and what a block ended. */
type ChangedPerson = Answer<Wire['ChangedPerson']>;

/** Settings of the installation. */
type AdminSettings = Answer<Wire['Settings']>;

/** A one-time link to a new password. */
type PasswordLink = Answer<Wire['PasswordLink']>;

/** One line of the audit trail. */
export type AuditEntry = Answer<Wire['AuditEntry']>;

const USERS = '/api/admin/users';
const AUDIT = '/api/admin/audit';

/** People, by name. */
export function usePeople(filters: Filters<'/api/admin/users'>) {
  return useApiList<AdminUser>(USERS, filters);
}

/** Makes or unmakes a master, blocks or unblocks; takes the master's own password. */
export function useChangePerson() {
  return useApiMutation<{ person: AdminUser; isMaster: boolean; blocked: boolean; password: string }, ChangedPerson>({
    method: 'PUT',
    request: ({ person, isMaster, blocked, password }) => ({
      url: `${USERS}/${person.id}`,
      body: { isMaster, blocked, password },
      ifMatch: person.version,
    }),
  });
}

/** Ends every session of a person, and revokes every key. */
export function useEndSessions() {
  return useApiMutation<AdminUser, EndedAccess>({
    method: 'POST',
    request: ({ id }) => ({ url: `${USERS}/${id}/end-sessions`, body: {} }),
  });
}

/** Makes a one-time link with which a person chooses a new password; takes the master's own. */
export function usePasswordLink() {
  return useApiMutation<{ person: AdminUser; password: string }, PasswordLink>({
    method: 'POST',
    request: ({ person, password }) => ({ url: `${USERS}/${person.id}/password-link`, body: { password } }),
  });
}

/** Settings of the installation. */
export function useSettings() {
  return useApiQuery<AdminSettings>('/api/admin/settings');
}

/** Opens or closes the registration of new accounts. */
export function useChangeSettings() {
  return useApiMutation<Pick<AdminSettings, 'version' | 'registrationOpen'>, AdminSettings>({
    method: 'PUT',
    request: ({ version, registrationOpen }) => ({
      url: '/api/admin/settings',
      body: { registrationOpen },
      ifMatch: version,
    }),
  });
}

/** Audit entries of accounts and masters, the newest first. */
export function useAudit(filters: Filters<'/api/admin/audit'>) {
  return useApiList<AuditEntry>(AUDIT, filters);
}
