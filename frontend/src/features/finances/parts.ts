/** The code of the page's parts, by the parameter of the address that asks for it; the empty name is for an address with none of them. */
export const parts = {
  new: () => import('./transaction-form'),
  id: () => import('./transaction-view'),
  tab: () => import('./finance-views'),
  '': () => import('./transaction-list'),
};
