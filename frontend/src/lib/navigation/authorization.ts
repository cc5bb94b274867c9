/** Authorization of what the interface offers. The server decides; this only hides what it would refuse. */

/** The signed-in user, as far as policies need it. */
export type Principal = { isMaster: boolean };

/** Actions beyond a user's own records, which need a permission. */
export type Action = 'administer';

const policies: Record<Action, (principal: Principal) => boolean> = {
  administer: ({ isMaster }) => isMaster,
};

/** True if a user is permitted an action; undefined requires no permission. */
export function can(principal: Principal, action: Action | undefined): boolean {
  return action === undefined || policies[action](principal);
}
