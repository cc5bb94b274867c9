/** Authorization of what the interface offers. The server decides; this only hides what it would refuse. */

/** The signed-in user, as far as policies need it. */
export type Principal = { isMaster: boolean };

/** Actions beyond a user's own records, which need a permission. */
export type Action = 'administer';

/** The policy of each action. */
const policies: Record<Action, (principal: Principal) => boolean> = {
  administer: ({ isMaster }) => isMaster,
};

/** Tells whether a user is permitted an action; what requires none is permitted to all. */
export function can(principal: Principal, action: Action | undefined): boolean {
  return action === undefined || policies[action](principal);
}
