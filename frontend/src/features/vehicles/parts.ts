/** The code of the page's parts, by the parameter of the address that asks for it; the empty name is for an address with none of them. */
export const parts = {
  new: () => import('./vehicle-form'),
  edit: () => import('./vehicle-form'),
  id: () => import('./vehicle-view'),
  '': () => import('./vehicle-list'),
};
