import type { TypedAddress } from '#addresses/address.ts'
import type { Size } from '#catalog/product.ts'
import type { OrderStatus } from '../order.ts'

/** Of a note that only the team reads. */
export const LONGEST_NOTE = 300

/** Where the team is asked for an order. */
export const CHANNELS = ['phone', 'whatsapp', 'instagram', 'facebook', 'visit', 'other'] as const
export type Channel = (typeof CHANNELS)[number]

/** Nothing has left the shop, and the order still stands. */
export const mayBeEdited = (status: OrderStatus): boolean => status === 'pending' || status === 'paid'

interface EditedLine {
  name: string
  nameAr: string
  size: Size
  /** What was edited before this was kept does not say. */
  isOneSize?: boolean | undefined
  quantity: number
  price: number
}

type EditedAddress = Partial<Omit<TypedAddress, 'country'>>

/** One side of an edit: of the order only what the other side has differently. Amounts in piastres. */
export interface EditedPart {
  lines?: EditedLine[]
  subtotal?: number
  shippingFee?: number
  discount?: number
  total?: number
  promoCode?: string | null
  address?: EditedAddress
}

/** The two sides of what is called by these names, without what they have in common. */
export function partsThatDiffer<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const names = (Object.keys(after) as (keyof T)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const only = (side: T) => Object.fromEntries(names.map((name) => [name, side[name]])) as Partial<T>
  return { before: only(before), after: only(after) }
}
