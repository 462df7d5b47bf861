/**
 * The rooms, from the roof to the ground: a room imports those below it, in parts as in rules and verbs.
 * Where it differs from a plain list of features: decision record 12.
 */
export const LADDER = [
  'shell',
  'account',
  'storefront',
  'checkout',
  'verify',
  'overview',
  'activity',
  'staff',
  'reviews',
  'alerts',
  'favorites',
  'payments',
  'orders',
  'cart',
  'promo-codes',
  'addresses',
  'shipping',
  'coming',
  'galleries',
  'catalog',
  'search',
  'books',
  'accounts',
  'settings',
  'site-map',
  'media',
  'visits',
  'back-office',
  'ui',
  'i18n',
  'simulator',
  'lib',
]

/** Who looks up all the same: from, to, and why. The list is meant to shrink. */
export const CLIMBS = [
  ['orders/pages/confirmation.page.tsx', 'payments/pages/unpaid-order.tsx', 'the page of an order offers to pay it'],
  ['orders/pages/my-order.page.tsx', 'payments/pages/unpaid-order.tsx', 'the page of an order offers to pay it'],
  ['orders/admin/order.page.tsx', 'payments/admin/payment-panel.tsx', 'the owner sees an order and its money at once'],
  ['catalog/admin/use-demand.tsx', 'alerts/api.ts', 'the owner stocks what shoppers wait for'],
  ['back-office/admin-read.tsx', 'accounts/use-auth.tsx', 'what an admin reads is read as who is signed in'],
  ['back-office/admin-roles.tsx', 'accounts/use-auth.tsx', 'what an admin may do depends on who is signed in'],
  ['lib/refusal-text.server.ts', 'i18n/en/refusals.ts', 'the server says its refusals in words'],
  ['lib/refusal-text.server.ts', 'i18n/ar/refusals.ts', 'the server says its refusals in words'],
]
