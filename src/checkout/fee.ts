import { fromPounds, type Piastres } from '#lib/money.ts'
import { type Delivery, deliveryTo, type Fee } from '#shipping/delivery.ts'
import { type Governorate, governorate, HOME } from '#shipping/governorates.ts'

/** The shop delivers at home only, whatever governorate was chosen before the country. */
export const deliveryOf = (
  { country, city }: { country: string; city: string },
  fees: readonly Fee[] | null,
): Delivery => (country === HOME ? deliveryTo(city, fees) : { kind: 'abroad' })

type NoFee = { reason: 'abroad' } | { reason: 'notConfigured'; place: Governorate } | { reason: 'unknown' }

export function whyNoFee({ kind }: Delivery, city: string): NoFee | null {
  if (kind === 'abroad') return { reason: 'abroad' }
  const place = governorate(city)
  if (kind === 'known' || !place) return null
  return kind === 'missing' ? { reason: 'notConfigured', place } : { reason: 'unknown' }
}

export interface FeeChange {
  from: Piastres
  to: Piastres
}

/** A refused order may tell the shop's fee, which is the one that counts; null where the shopper saw that one. */
export function feeChangeIn(details: Record<string, unknown>, seenFee: Piastres): FeeChange | null {
  const now = details['shippingFee']
  if (typeof now !== 'number' || fromPounds(now) === seenFee) return null
  return { from: seenFee, to: fromPounds(now) }
}
