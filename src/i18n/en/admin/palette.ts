import { adminPageWords } from '#i18n/admin-page-words.ts'
import { plural } from '#i18n/plural.ts'

const palette = {
  title: 'Find anything',
  button: 'Find',
  keys: (command: string) => (command === 'Ctrl' ? 'Ctrl K' : `${command}K`),
  field: 'Page, order, product, customer or action',
  hint: 'Last 8 characters of an order, SKU, promo code, name, phone, e-mail',
  results: 'Results',
  groups: {
    ...{ pages: 'Go to', actions: 'Do', orders: 'Orders', products: 'Products', customers: 'Customers' },
    ...{ promoCodes: 'Promo codes', galleries: 'Galleries' },
  },
  count: plural({ one: '{n} result', other: '{n} results' }),
  searching: 'Searching…',
  nothing: (typed: string) => `Nothing found for “${typed}”.`,
  nothingHint: 'Try the last 8 characters of the order, a phone number, or part of a name.',
  failed: (groups: string) => `Could not be searched: ${groups}.`,
  actions: {
    addOrder: 'New order by phone or chat',
    addProduct: 'Add product',
    addGallery: 'Add gallery',
    addCode: 'Add promo code',
    language: 'العربية',
    shortcuts: 'Keyboard shortcuts',
    signOut: 'Sign out',
  },
  /** Other words that they are looked for by. */
  also: {
    addOrder: 'add order, manual order, call',
    addProduct: 'new product',
    addGallery: 'new gallery',
    addCode: 'new promo code, discount',
  },
  pages: adminPageWords,
  loadFailed: 'This part could not be loaded. Check your connection and try again.',
}

const shortcuts = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  singleKeys: 'Single keys',
  inForms: 'In forms and lists',
  find: 'Find anything',
  list: 'This list',
  approve: 'Approve a review',
  reject: 'Reject a review',
  undo: 'Undo the last decision',
  search: 'To the search field of a list',
  save: 'Save what is open',
  range: 'Tick a range of rows',
  close: 'Close a dialog',
  toggle: 'Single keys work',
  toggleHint: 'They never do while you type. Switch them off if you speak your input or press keys by accident.',
}

export const adminPalette = { palette, shortcuts }
