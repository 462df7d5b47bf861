import { paper } from '#i18n/en/receipt.ts'
import { plural } from '#i18n/plural.ts'

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
  heading: 'Invoice',
  copy: 'Copy',
  ...paper,
}

const prints = {
  slipPrinted: 'Slip printed',
  inHistory: { slip: 'Packing slip printed', invoice: 'Invoice printed' },
  failed: (why: string) => `That it was printed could not be noted: ${why}`,
}

export const adminInvoices = { invoice, prints }
