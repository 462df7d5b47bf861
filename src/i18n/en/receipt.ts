import { plural } from '../plural.ts'

/** What stands on paper that says what was bought, of whom and for how much: a shopper’s receipt, the team’s invoice. */
export const paper = {
  code: 'Order code',
  date: 'Order date',
  from: 'Seller',
  taxNumber: 'Tax registration',
  tradeNumber: 'Commercial register',
  to: 'Billed and delivered to',
  pieces: plural({ one: '{n} piece', other: '{n} pieces' }),
  product: 'Product',
  size: 'Size',
  oneSize: 'One size',
  unitPrice: 'Unit price',
  discount: 'Discount each',
  quantity: 'Qty',
  lineTotal: 'Amount',
  nothingOff: '–',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  promo: (code: string) => `Promo code ${code}`,
  promoAlone: 'Promo discount',
  total: 'Total',
  vat: 'VAT included (14%)',
  taxes: 'All prices include taxes.',
  paid: 'Paid',
  paidHow: { cash: 'in cash', free: 'nothing to pay', card: 'by card', manual: 'by transfer or by hand' },
  toPay: { cod: 'To pay in cash on delivery', paymob: 'To pay by card' },
  givenBack: 'Given back',
  remains: 'Paid after refund',
  cancelled: 'Cancelled: nothing is due.',
  questions: 'Questions? Write or call us:',
  scan: 'Scan to verify this order',
  qr: (sku: string) => `QR code of ${sku}`,
}

/** The shopper’s receipt, and the page that it stands on. */
export const receipt = {
  ...paper,
  heading: 'Receipt',
  unpaidHeading: 'Unpaid order',
  title: (sku: string) => `Receipt for order ${sku}`,
  unpaidTitle: (sku: string) => `Unpaid order ${sku}`,
  untitled: 'Receipt',
  print: 'Print or save as PDF',
  back: 'Back to the order',
}
