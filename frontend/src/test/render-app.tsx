/** Renders the whole app at an address, with the queries of every screen. */
import { render } from '@testing-library/react';
import type { User } from '@/api/types';
import { App } from '@/app/app';
import { emptyDashboard } from './dashboard-fixtures';
import { on, pageOf, problem } from './msw';
import { someFreightSummary, someUser } from './msw-fixtures';
import { setupUser } from './user';

/** Handler of the signed-in user: a user, or 401 when anonymous. */
export function signedIn(user: Partial<User> | null) {
  return on('get', '/api/auth/user', user ? { ...someUser, ...user } : problem(401, 'unauthenticated'));
}

/** Empty lists for all screens. */
export const emptyAccount = [
  on('get', '/api/dashboard', emptyDashboard()),
  on('get', '/api/freights', pageOf([])),
  on('get', '/api/freights/summary', someFreightSummary()),
  on('get', '/api/vehicles', pageOf([])),
  on('get', '/api/fuel', pageOf([])),
  on('get', '/api/maintenance', pageOf([])),
  on('get', '/api/finances', pageOf([])),
  on('get', '/api/clients', pageOf([])),
  on('get', '/api/drivers', pageOf([])),
  on('get', '/api/driver-payments', pageOf([])),
];

/** Renders the app at an address; returns the user-event instance. */
export function renderApp(address: string) {
  window.history.replaceState(null, '', address);
  const person = setupUser();
  render(<App />);
  return person;
}
