/** Who signed out on this device without a signal: the server still takes them for signed in. */
import { apiRequest } from '@/api/client';
import type { User } from '@/api/types';
import { hasLeft } from './store';

/** The person, unless they signed out here: then their session is ended. Of a storage that is closed nobody knows. */
export async function unlessLeft(user: User): Promise<User | null> {
  if (!(await hasLeft(user.id).catch(() => false))) return user;
  // Where the server does not hear of it now either, it does the next time.
  await apiRequest('POST', '/api/auth/logout').catch(() => undefined);
  return null;
}
