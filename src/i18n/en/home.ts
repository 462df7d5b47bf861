/** The front page. */
export const home = {
  title: 'Black. White. Nothing else.',
  description:
    'Black and white clothing of 100% Egyptian cotton. Delivery across Egypt, cash on delivery, returns within 14 days.',
  material: '100% Egyptian cotton',
  halves: {
    black: { word: 'Black', shop: 'Shop the Black Collection' },
    white: { word: 'White', shop: 'Shop the White Collection' },
  },
  seeGallery: 'See the gallery',
  seeAll: 'View all products',
  lead: { kicker: 'Featured', see: 'See the piece' },
  next: {
    title: 'The next collection',
    text: 'Being cut and sewn now, in black and in white.',
    link: 'Shop what is here now',
    black: 'The next black collection: see the black pieces of today',
    white: 'The next white collection: see the white pieces of today',
    stop: 'Stop the pictures',
    start: 'Move the pictures',
  },
  verify: {
    title: 'Is your piece genuine?',
    text: 'Every order has a code: BW and six letters or digits. You find it in the mail that confirms your order. Type it to check that the piece comes from us.',
    label: 'SKU code',
    action: 'Verify',
  },
  buying: 'Buying here',
  delivery: { title: 'Delivery across Egypt', text: 'You see the fee of your governorate before you order.' },
  cash: { title: 'Cash on delivery', text: 'Pay the courier when the parcel is in your hands.' },
  returns: { title: '14-day returns', text: 'What does not fit comes back within 14 days of delivery.' },
}
