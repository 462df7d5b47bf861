import { fromPounds, inPiastres, type Piastres } from '#lib/money.ts'

export const PRICE_CHANGES = ['set', 'percent', 'amount'] as const
/** Pounds to which a new price is rounded. */
export const ROUNDINGS = [0.01, 1, 5, 10] as const

export interface PriceChange {
  by: (typeof PRICE_CHANGES)[number]
  /** The price itself, percent, or pounds more; less than zero makes cheaper. */
  value: number
  /** What is set is meant as it is: nothing is rounded there. */
  round: (typeof ROUNDINGS)[number]
}

const LEAST = 1
const MOST = 100_000_000

const moved = (price: number, { by, value }: PriceChange): number =>
  by === 'percent' ? (price * (100 + value)) / 100 : price + fromPounds(value)

/** Half up, once; null where that is no price any more. The same for who is shown it before and for who saves it. */
export function priceAfter(price: number, change: PriceChange): Piastres | null {
  const step = fromPounds(change.round)
  const next =
    change.by === 'set' ? fromPounds(change.value) : Math.floor(moved(price, change) / step + 0.5 + 1e-9) * step
  return next >= LEAST && next <= MOST ? inPiastres(next) : null
}
