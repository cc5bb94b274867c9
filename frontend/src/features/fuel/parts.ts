/** The code of the page's parts, by the parameter of the address that asks for it; the empty name is for an address with none of them. */
export const parts = {
  new: () => import('./fuel-screens'),
  edit: () => import('./fuel-screens'),
  id: () => import('./fuel-view'),
  tab: () => import('./fuel-consumption'),
  '': () => import('./fuel-list'),
};
