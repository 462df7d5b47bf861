import { fromPounds, type Piastres } from '#lib/money.ts'

interface Fee {
  governorateId: string
  shippingFee: number
  isActive: boolean
  leadDaysMin: number
  leadDaysMax: number
}

/** What is known of delivery to a governorate. `unknown`: the fees could not be read. */
export type Delivery =
  | { kind: 'known'; fee: Piastres; min: number; max: number }
  | { kind: 'missing' }
  | { kind: 'unknown' }

export function deliveryTo(city: string, fees: readonly Fee[] | null): Delivery {
  if (!fees) return { kind: 'unknown' }
  const found = fees.find((fee) => fee.governorateId === city && fee.isActive)
  if (!found) return { kind: 'missing' }
  return { kind: 'known', fee: fromPounds(found.shippingFee), min: found.leadDaysMin, max: found.leadDaysMax }
}
