/** The code of the page's parts, by the parameter of the address that asks for it; the empty name is for an address with none of them. */
export const parts = {
  new: () => import('./maintenance-screens'),
  edit: () => import('./maintenance-screens'),
  id: () => import('./maintenance-view'),
  '': () => import('./maintenance-list'),
};
