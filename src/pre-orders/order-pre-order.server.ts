import { findAccount } from '#accounts/find-account.server.ts'
import type { TypedAddress } from '#addresses/address.ts'
import { findDeliveryAddress } from '#addresses/find-delivery-address.server.ts'
import { findSellable } from '#catalog/find-sellable.server.ts'
import type { Size } from '#catalog/product.ts'
import { type Db, inTransaction, type Tx, untilUnique } from '#lib/db.server.ts'
import { inPiastres, NOTHING } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { keptAddress } from '#orders/desk/kept-address.ts'
import { type OrderRequest, placeWithin } from '#orders/place-order.server.ts'
import {
  findLastStep,
  findPreOrder,
  insertStep,
  type LockedPreOrder,
  lockPreOrder,
  updatePreOrder,
} from './db.server.ts'
import { refuseMovedOn } from './refuse-moved-on.ts'

export interface WantedOrder {
  id: string
  productId: string
  /** Undefined: as it was asked for. */
  size?: Size | undefined
  /** Undefined: as the account has it. */
  shippingAddress?: TypedAddress | undefined
  note: string
  updatedAt?: string | undefined
  /** Who of the team does it. */
  accountId: string
}

async function refuseOther(tx: Tx, { color }: LockedPreOrder, productId: string, size: Size): Promise<void> {
  const [sold] = await findSellable(tx, [{ productId, size }])
  if (sold?.color !== color) throw new Refusal('PRODUCT_DOES_NOT_FIT', { details: { color, size } })
}

/** By the mailbox that the account has now: it may have changed since. */
async function addressFor(tx: Tx, row: LockedPreOrder, input: WantedOrder): Promise<TypedAddress> {
  const account = row.accountId === null ? undefined : await findAccount(tx, row.accountId)
  const email = account?.email ?? row.email
  if (input.shippingAddress) {
    const typed = keptAddress(input.shippingAddress)
    return { ...typed, email: typed.email || email }
  }
  const saved = row.accountId === null ? undefined : await findDeliveryAddress(tx, row.accountId)
  if (!saved) throw new Refusal('PRE_ORDER_NEEDS_ADDRESS')
  return { ...saved, email }
}

const requestOf = (
  row: LockedPreOrder,
  { productId, accountId, note }: WantedOrder,
  { size, address, code, turn }: { size: Size; address: TypedAddress; code: string | null; turn: number },
): OrderRequest => {
  const price = inPiastres(row.price)
  const { name, email, phone } = address
  return {
    lines: [{ productId, size, quantity: row.quantity, price }],
    total: NOTHING,
    shippingFee: undefined,
    address,
    guest: row.accountId === null ? { name, email, phone, token: undefined } : null,
    promoCode: null,
    method: 'cod',
    accountId: row.accountId,
    placedBy: `pre-order ${row.id}`,
    // An order of it that was cancelled is another one.
    idempotencyKey: `${row.id} ${turn}`,
    language: row.language,
    desk: {
      ...{ channel: null, accountId, note: [row.number, note].filter(Boolean).join(': ') },
      preOrder: { number: row.number, code },
    },
    agreed: { price, shippingFee: row.freeShipping ? NOTHING : undefined },
  }
}

async function order(tx: Tx, input: WantedOrder, now: Date): Promise<string> {
  const { id, productId, accountId, note } = input
  const row = await lockPreOrder(tx, id)
  if (!row) throw new Refusal('NOT_FOUND')
  refuseMovedOn(row, input.updatedAt)
  const size = input.size ?? row.size
  await refuseOther(tx, row, productId, size)
  const address = await addressFor(tx, row, input)
  const promo = (await findPreOrder(tx, id))?.promo
  const code = promo?.isActive && promo.used === 0 ? promo.code : null
  const turn = (await findLastStep(tx, id))?.id ?? 0
  const { id: orderId } = await placeWithin(tx, requestOf(row, input, { size, address, code, turn }), now)
  await updatePreOrder(tx, id, { state: 'ordered', orderId, updatedAt: now })
  await insertStep(tx, {
    preOrderId: id,
    at: now,
    accountId,
    fromState: 'open',
    toState: 'ordered',
    note,
  })
  return orderId
}

/** What came is put aside for who asked for it first: an order, and the pre-order is one no longer. Answers the order. */
export const orderPreOrder = (db: Db, input: WantedOrder, now: Date): Promise<string> =>
  untilUnique(['orders_sku_key'], () => inTransaction(db, (tx) => order(tx, input, now)))
