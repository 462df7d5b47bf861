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
  seeAll: 'View all products',
  buying: 'Buying here',
  delivery: { title: 'Delivery across Egypt', text: 'You see the fee of your governorate before you order.' },
  cash: { title: 'Cash on delivery', text: 'Pay the courier when the parcel is in your hands.' },
  returns: { title: '14-day returns', text: 'What does not fit comes back within 14 days of delivery.' },
}
