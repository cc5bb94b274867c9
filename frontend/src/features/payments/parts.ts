/** The code of the page's parts, by the parameter of the address that asks for it; the empty name is for an address with none of them. */
export const parts = {
  tab: () => import('./drivers-part'),
  new: () => import('./payment-flow'),
  edit: () => import('./payment-flow'),
  id: () => import('./payment-view'),
  '': () => import('./payment-list'),
};
