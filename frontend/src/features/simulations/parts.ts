/** The code of the page's parts, by the parameter of the address that asks for it; the empty name is for an address with none of them. */
export const parts = {
  new: () => import('./simulation-screens'),
  edit: () => import('./simulation-screens'),
  compare: () => import('./simulation-compare'),
  id: () => import('./simulation-view'),
  '': () => import('./simulation-list'),
};
