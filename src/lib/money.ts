import { countText } from './count-text.ts'

declare const piastres: unique symbol

/** Whole hundredths of an Egyptian pound. Every amount inside the shop is one. */
export type Piastres = number & { readonly [piastres]: true }

/** The one place where a number becomes money. */
export const inPiastres = (amount: number): Piastres => amount as Piastres

export const NOTHING = inPiastres(0)

export const fromPounds = (pounds: number): Piastres => inPiastres(Math.round(pounds * 100))

export const toPounds = (amount: number): number => amount / 100

export const sumOf = (amounts: readonly number[]): Piastres =>
  inPiastres(amounts.reduce((total, amount) => total + amount, 0))

/** What is left of a unit's price after a discount of 0 to 100 percent, rounded half up once. */
export const lessPercent = (price: number, percent: number): Piastres =>
  inPiastres(Math.floor((price * (100 - percent) + 50) / 100))

/** `1,250.00` */
const digits = (amount: number): string =>
  `${countText(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`

/** `EGP 1,250.00` or `1,250.00 ج.م`: Western digits in both languages. Show it inside a bdi element. */
export const priceText = (amount: number, language: 'en' | 'ar'): string => {
  if (amount < 0) return lessText(-amount, language)
  const pounds = digits(amount)
  return language === 'ar' ? `${pounds} ج.م` : `EGP ${pounds}`
}

/** `−EGP 60.00` or `−60.00 ج.م`: sign and digits are isolated so that the currency stays behind them. */
export const lessText = (amount: number, language: 'en' | 'ar'): string =>
  language === 'ar' ? `\u2066\u2212${digits(amount)}\u2069 ج.م` : `\u2212${priceText(amount, language)}`
