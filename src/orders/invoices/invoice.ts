import { isLanguage, type Language } from '#lib/language.ts'

export const invoicesPath = (ids: readonly string[]): string => `/admin/orders/invoices?ids=${ids.join(',')}`

export const receiptPath = (id: string): string => `/order/${id}/receipt`

/** Null: each in the language of its order. */
export const languageAsked = (query: URLSearchParams): Language | null => {
  const language = query.get('in')
  return isLanguage(language) ? language : null
}

interface SoldLine {
  price: number
  fullPrice: number | null
}

/** What came off one piece, in pounds; 0 where nothing did, or nobody knows. */
export const discountOf = ({ price, fullPrice }: SoldLine): number =>
  fullPrice === null ? 0 : Math.round((fullPrice - price) * 100) / 100

/** What of these pounds is value added tax, in pounds: 14 % (law 67 of 2016) is in every price that is shown. */
export const vatIn = (pounds: number): number => Math.round((pounds * 100 * 14) / 114) / 100

/** What stays paid of it, in pounds. */
export const lessBack = (total: number, refunded: number): number => Math.round((total - refunded) * 100) / 100
