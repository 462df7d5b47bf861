import { sumOf } from '#lib/money.ts'

/** Shares of a sum by weight, whole piastres by largest remainder: they add up to it. */
export function spread(sum: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights)
  if (whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((sum * weight) / whole))
  const rests = weights.map((weight, at) => ({ at, rest: (sum * weight) % whole }))
  const missing = sum - sumOf(shares)
  for (const { at } of rests.toSorted((a, b) => b.rest - a.rest || a.at - b.at).slice(0, missing))
    shares[at] = (shares[at] ?? 0) + 1
  return shares
}
