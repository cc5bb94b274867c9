/** Queries and mutations of the administration. */
import type { Filters } from '@/api/resource';
import { useApiMutation } from '@/api/mutation';
import { useApiList } from '@/api/list';
import { useApiQuery } from '@/api/query';
import type { EndedAccess } from '@/lib/labels/labels';
import type { ResponseOf, Wire } from '@/lib/wire';

/** User as administrators see them: counts, never their books. */
export type AdminUser = ResponseOf<Wire['AdminUser']>;

/** User after a change of their rights, with ended access. */
type ChangedPerson = ResponseOf<Wire['ChangedPerson']>;

type AdminSettings = ResponseOf<Wire['Settings']>;

/** One-time link to a new password. */
type PasswordLink = ResponseOf<Wire['PasswordLink']>;

export type AuditEntry = ResponseOf<Wire['AuditEntry']>;

const USERS = '/api/admin/users';
const AUDIT = '/api/admin/audit';

export function usePeople(filters: Filters<'/api/admin/users'>) {
  return useApiList<AdminUser>(USERS, filters);
}

/** Changes role or block; requires the administrator's password. */
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

/** Ends every session of a user, and revokes every key. */
export function useEndSessions() {
  return useApiMutation<AdminUser, EndedAccess>({
    method: 'POST',
    request: ({ id }) => ({ url: `${USERS}/${id}/end-sessions`, body: {} }),
  });
}

/** Creates a one-time password link; requires the administrator's password. */
export function usePasswordLink() {
  return useApiMutation<{ person: AdminUser; password: string }, PasswordLink>({
    method: 'POST',
    request: ({ person, password }) => ({ url: `${USERS}/${person.id}/password-link`, body: { password } }),
  });
}

export function useSettings() {
  return useApiQuery<AdminSettings>('/api/admin/settings');
}

/** Opens or closes registration. */
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

export function useAudit(filters: Filters<'/api/admin/audit'>) {
  return useApiList<AuditEntry>(AUDIT, filters);
}
