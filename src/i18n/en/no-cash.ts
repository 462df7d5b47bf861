/** Why an order is paid by card alone, by the rule of the settings. */
export const noCash = {
  'first order': 'A first order of this size is paid by card.',
  refusals: 'A parcel that was ordered here came back to us, so this order is paid by card.',
  'open total':
    'What you have on its way in cash, this order included, is more than we take in cash, so this order is paid by card.',
}
