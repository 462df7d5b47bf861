/** What stands on paper that says what was bought, of whom and for how much: a shopper’s receipt, the team’s invoice. */
export const paper = {
  code: 'Order code',
  date: 'Order date',
  from: 'Seller',
  to: 'Billed and delivered to',
  product: 'Product',
  size: 'Size',
  unitPrice: 'Unit price',
  discount: 'Discount',
  quantity: 'Qty',
  lineTotal: 'Amount',
  nothingOff: '–',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  promo: (code: string) => `Promo code ${code}`,
  promoAlone: 'Promo discount',
  total: 'Total',
  taxes: 'All prices include taxes.',
  paid: 'Paid',
  paidHow: { cash: 'in cash', free: 'nothing to pay', card: 'by card', manual: 'by transfer or by hand' },
  toPay: { cod: 'To pay in cash on delivery', paymob: 'To pay by card' },
  givenBack: 'Given back',
  remains: 'Remains',
  cancelled: 'Cancelled: nothing is due.',
  questions: 'Questions? Write or call us:',
  scan: 'Scan to verify this order',
  qr: (sku: string) => `QR code of ${sku}`,
}

/** The shopper’s receipt, and the page that it stands on. */
export const receipt = {
  ...paper,
  heading: 'Receipt',
  title: (sku: string) => `Receipt for order ${sku}`,
  untitled: 'Receipt',
  print: 'Print or save as PDF',
  back: 'Back to the order',
}
