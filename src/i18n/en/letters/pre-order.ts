/** What the letters about a pre-order say. */
export const preOrderLetters = {
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  taken: {
    subject: (number: string) => `Your pre-order ${number}`,
    line: 'Thank you. These pieces of the next collection are yours as soon as they are there.',
    next: 'There is nothing to pay now: you pay in cash when they arrive. Keep a delivery address in your account, so that they can leave on the first day.',
  },
  cancelled: {
    subject: (number: string) => `Your pre-order ${number} was cancelled`,
    line: 'Your pre-order was cancelled. Nothing is owed.',
    byTeam: 'We had to cancel it. If you have a question about it, please write to us.',
    code: 'The promo code that came with it does not hold any more.',
  },
  number: 'Pre-order',
  placedOn: 'Placed on',
  piece: 'Piece',
  pieceIs: (color: string, size: string) => `${color}, size ${size}`,
  colors: { black: 'Black', white: 'White' },
  quantity: 'Quantity',
  total: 'Total',
  release: 'Release',
  ships: 'Ships',
  percentOff: (percent: number) => `${percent}% off next collection`,
  freeShipping: 'Free shipping',
  code: 'Your promo code',
  codeHolds: (from: string, until: string) =>
    `For one order from your account, from ${from} to ${until}. Enter it at the checkout while you are signed in.`,
  see: 'See your pre-orders',
}
