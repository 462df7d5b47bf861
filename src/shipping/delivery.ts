import { fromPounds, type Piastres } from '#lib/money.ts'

interface FeeRow {
  governorateId: string
  shippingFee: number
  isActive: boolean
  leadDaysMin: number
  leadDaysMax: number
}

/** What is known of delivery to a place. `unknown`: the fees could not be read. `abroad`: there are none. `unchosen`: nobody said where. */
export type Delivery =
  | { kind: 'known'; fee: Piastres; min: number; max: number }
  | { kind: 'missing' }
  | { kind: 'unknown' }
  | { kind: 'abroad' }
  | { kind: 'unchosen' }

export function deliveryTo(city: string, fees: readonly FeeRow[] | null): Delivery {
  if (city === '') return { kind: 'unchosen' }
  if (!fees) return { kind: 'unknown' }
  const row = fees.find((fee) => fee.governorateId === city && fee.isActive)
  if (!row) return { kind: 'missing' }
  return { kind: 'known', fee: fromPounds(row.shippingFee), min: row.leadDaysMin, max: row.leadDaysMax }
}

/** What can be said of delivery before the governorate is known: the lowest fee and the widest days. */
export function deliveryFrom(fees: readonly FeeRow[] | null): Delivery {
  const open = (fees ?? []).filter(({ isActive }) => isActive)
  if (open.length === 0) return { kind: 'unknown' }
  return {
    kind: 'known',
    fee: fromPounds(Math.min(...open.map(({ shippingFee }) => shippingFee))),
    min: Math.min(...open.map(({ leadDaysMin }) => leadDaysMin)),
    max: Math.max(...open.map(({ leadDaysMax }) => leadDaysMax)),
  }
}

/** As little of the fees as a page needs: they are read with every product. */
export type Fee = FeeRow

export const forPage = (fees: readonly FeeRow[]): Fee[] =>
  fees.map(({ governorateId, shippingFee, isActive, leadDaysMin, leadDaysMax }) => {
    return { governorateId, shippingFee, isActive, leadDaysMin, leadDaysMax }
  })
