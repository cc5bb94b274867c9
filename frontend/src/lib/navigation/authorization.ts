/** Authorization of what the interface offers. The server decides; this only hides what it would refuse. */

/** The signed-in user, as far as policies need it. */
export type Principal = { isMaster: boolean };

/** What a user may be permitted to do beyond their own records. */
export type Action = 'administer';

/** The policy of each action. */
const policies: Record<Action, (principal: Principal) => boolean> = {
  administer: ({ isMaster }) => isMaster,
};

/** Tells whether a user is permitted an action; what requires none is permitted to all. */
export function can(principal: Principal, action: Action | undefined): boolean {
  return action === undefined || policies[action](principal);
}
