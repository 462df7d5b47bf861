import { plural } from '../plural.ts'

const items = plural({ one: '1 item', other: '{n} items' })

const shell = {
  shopName: 'Black & White',
  logo: { black: 'Black', and: '&', white: 'White' },
  skipToContent: 'Skip to content',
  skipToFilters: 'Skip to filters',
  mainNavigation: 'Main',
  home: 'Home',
  products: 'Products',
  categories: 'Categories',
  admin: 'Admin',
  gallery: 'Gallery',
  favorites: 'Favorites',
  verify: 'Verify a code',
  account: 'Account',
  signIn: 'Sign In',
  logout: 'Logout',
  loggedOut: 'You are signed out.',
  loading: 'Loading...',
  latePartFailed: 'This part of the shop could not be fetched. Check your connection.',
  black: 'Black',
  white: 'White',
  trackOrder: 'Track your order',
  menu: 'Menu',
  close: 'Close',
  notCopied: 'Could not be copied',
  otherLanguage: 'العربية',
  needsScript: 'The cart and the checkout need JavaScript. You can look at everything without it.',
  description: 'Black and white clothing of 100% Egyptian cotton. Delivered all over Egypt, paid on delivery.',
  footer: {
    line: 'Black. White. Nothing else.',
    quick: 'Quick links',
    support: 'Support',
    preOrder: 'Pre-order',
    about: 'About us',
    policies: 'Policies',
    returns: 'Returns and exchanges',
    contactUs: 'Contact us',
    follow: 'Follow us',
    contact: 'Contact',
    whatsapp: 'WhatsApp',
    payWith: 'You can pay with',
    card: 'Card',
    cash: 'Cash on delivery',
    cotton: '100% Egyptian cotton',
  },
  problem: {
    notFoundTitle: 'This page is not here',
    notFound: 'The address may be mistyped, or the piece has left the shop. Look for it here.',
    brokenTitle: 'That did not work',
    broken: 'The fault is on our side. Your cart is safe on this device.',
    awayTitle: 'The shop is out of reach for a moment',
    retry: 'Try again',
    search: 'Search the shop',
    find: 'Search',
    toProducts: 'See all products',
    toHome: 'Return home',
    popular: 'Start with one of these',
  },
}

const cart = {
  button: (count: number) => (count === 0 ? 'Cart, empty' : `Cart, ${items(count)}`),
  onlyLeft: (count: number) => `Only ${count} items available in stock`,
  needsALook: 'Some pieces need another look.',
  damagedCart: 'Part of your saved cart could not be read. Please check it.',
  cannotAdd: (quantity: number, left: number) => `Cannot add ${quantity} items. Only ${left} available in cart.`,
  addedToCart: 'In your cart',
  viewCart: 'View Cart',
  continueShopping: 'Continue Shopping',
}

const reviews = plural({ one: '{n} review', other: '{n} reviews' })
const governorates = plural({ one: '1 governorate', other: '{n} governorates' })
const workingDays = plural({ one: '{n} working day', other: '{n} working days' })
const span = (least: number, most: number): string =>
  least === most ? workingDays(most) : `${least} to ${workingDays(most)}`

const delivery = {
  anywhere: 'Delivery across Egypt',
  atCheckout: 'The checkout tells the fee',
  from: (fee: string) => `Delivery from ${fee}`,
  toPlace: (place: string) => `Delivery to ${place}`,
  to: (place: string, fee: string) => `Delivery to ${place} ${fee}`,
  /** Plain, for a sentence to go around it. */
  span,
  days: span,
  between: (days: string, dates: string) => `${days}, ${dates}`,
  notConfigured: (governorate: string) => `Shipping fee not configured for ${governorate}.`,
  otherPlace: 'Choose another governorate, or write to us.',
  choose: 'Choose your governorate',
  change: 'Change',
  changeGovernorate: 'Change the governorate',
  where: 'Where should we deliver?',
  governorate: 'Governorate',
  governorates: 'Governorates',
  typeName: 'Type your governorate, in English or Arabic',
  matchCount: (count: number) => (count === 0 ? 'No governorate is called that.' : governorates(count)),
  close: 'Close without choosing',
}

const products = {
  title: 'Products',
  collections: { Black: 'The Black Collection', White: 'The White Collection', current: 'The current collection' },
  color: 'Color',
  colors: { black: 'Black', white: 'White' },
  category: 'Category',
  categories: {
    'T-Shirts': 'T-Shirts',
    Hoodies: 'Hoodies',
    Accessories: 'Accessories',
    Polo: 'Polo',
    Shirts: 'Shirts',
    Jackets: 'Jackets',
    Pants: 'Pants',
    Jilbab: 'Jilbab',
    'Limited Edition': 'Limited Edition',
  },
  sizeOf: (size: string) => `Size ${size}`,
  oneSize: 'One size',
  failed: 'The products could not be loaded.',
  retry: 'Retry',
  lastPieces: plural({ one: 'Last piece', other: 'Last {n} pieces' }),
  outOfStock: 'Out of stock',
  opens: (moment: string) => `Opens ${moment}`,
  percentOff: (percent: number) => `${percent}% off`,
  priceBefore: 'Price before discount',
  sizes: 'Sizes',
  rating: (stars: string, count: number) => `Rated ${stars} of 5, ${reviews(count)}`,
  quickAdd: (name: string) => `Choose a size and add to the cart: ${name}`,
}

const favorites = {
  title: 'Favorites',
  button: (name: string) => `Favorite: ${name}`,
  saved: 'Saved to your favorites',
  viewFavorites: 'View favorites',
  removed: 'Removed from your favorites',
  undo: 'Undo',
}

/** What every shopper’s page may need: the shell, the cart, delivery, and how products are named. */
export const shop = { shell, cart, delivery, products, favorites }
