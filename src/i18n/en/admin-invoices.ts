import { plural } from '../plural.ts'

const invoice = {
  link: plural({ one: 'Invoice', other: 'Invoices ({n})' }),
  title: 'Invoices',
  subtitle: plural({ one: '{n} invoice, one page', other: '{n} invoices, one page each' }),
  failed: 'The invoices could not be loaded',
  none: 'None of these orders exist any more.',
  language: 'Language',
  ofOrder: 'Each in its order’s language',
  languages: { en: 'English', ar: 'Arabic' },
  print: 'Print',
  /** From here on what stands on the paper, in the paper’s language. */
  heading: 'Invoice',
  copy: 'Copy',
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
  cancelled: 'Cancelled: nothing is due.',
  questions: 'Questions about this invoice?',
}

const prints = {
  slipPrinted: 'Slip printed',
  inHistory: { slip: 'Packing slip printed', invoice: 'Invoice printed' },
  failed: (why: string) => `That it was printed could not be noted: ${why}`,
}

export const adminInvoices = { invoice, prints }
