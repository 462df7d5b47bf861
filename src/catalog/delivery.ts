export interface Fee {
  shippingFee: number
  isActive: boolean
  leadDaysMin: number
  leadDaysMax: number
}

export interface Delivery {
  /** Pounds. */
  cheapest: number
  leastDays: number
  mostDays: number
}

/** What can be said of delivery before the governorate is known. */
export function deliveryIn(fees: readonly Fee[]): Delivery | null {
  const open = fees.filter(({ isActive }) => isActive)
  if (open.length === 0) return null
  return {
    cheapest: Math.min(...open.map(({ shippingFee }) => shippingFee)),
    leastDays: Math.min(...open.map(({ leadDaysMin }) => leadDaysMin)),
    mostDays: Math.max(...open.map(({ leadDaysMax }) => leadDaysMax)),
  }
}
