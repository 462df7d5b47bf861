import { hasMoreThanHundredths, numberIn } from '#lib/digits.ts'
import { PRICE_CHANGES, type PriceChange, priceAfter, ROUNDINGS } from '../bulk/price-change.ts'

export type Way = PriceChange['by']
export const WAYS: readonly Way[] = PRICE_CHANGES

export interface TypedChange {
  by: Way
  value: string
  round: string
}

export const noChange: TypedChange = { by: 'percent', value: '', round: String(ROUNDINGS[0]) }

/** A number that may be less than zero, however its sign is typed. */
export function signedIn(text: string): number {
  const [, sign = '', digits = ''] = /^([-−–+]?)(.*)/.exec(text.trim()) ?? []
  const number = numberIn(digits)
  return sign === '' || sign === '+' ? number : -number
}

/** What is sent; null while that is no number to change a price by. */
export function changeIn({ by, value, round }: TypedChange): PriceChange | null {
  const number = signedIn(value)
  if (Number.isNaN(number) || hasMoreThanHundredths(number)) return null
  const step = ROUNDINGS.find((each) => String(each) === round) ?? ROUNDINGS[0]
  return { by, value: Math.round(number * 100) / 100, round: step }
}

/** What stands against it: no number, or one that would be nobody's price. */
export function whyNotChange(typed: TypedChange): 'valueNeeded' | 'priceNeeded' | null {
  const change = changeIn(typed)
  if (!change) return 'valueNeeded'
  return change.by === 'set' && priceAfter(1, change) === null ? 'priceNeeded' : null
}
