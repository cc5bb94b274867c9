/** The code of the page's parts, by the parameter of the address that asks for it; the empty name is for an address with none of them. */
export const parts = {
  new: () => import('./freight-form'),
  edit: () => import('./freight-form'),
  claim: () => import('./claim-page'),
  id: () => import('./freight-view'),
  tab: () => import('./client-list'),
  '': () => import('./freight-list'),
};
