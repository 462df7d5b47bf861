import { lockVariants } from '#catalog/lock-variants.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import { refuseTooLow } from '#catalog/refuse-short.server.ts'
import { type Db, inTransaction, type Tx, untilUnique } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import type { changeStockCall } from './api.ts'
import { findBooked, findSellableSize, getShelf } from './db.server.ts'

type Change = VerbInput<typeof changeStockCall>

interface Asker {
  accountId: string
  idempotencyKey: string | null
}

async function sizeNamed(tx: Tx, { sku, size }: Change): Promise<string> {
  const sellableSize = await findSellableSize(tx, sku, size)
  if (!sellableSize) throw new Refusal('INVALID', { errors: { sku: 'skuUnknown' } })
  if (sellableSize.variantId === null) throw new Refusal('INVALID', { errors: { size: 'sizeNotOffered' } })
  return sellableSize.variantId
}

/** So many pieces in or out: a delivery, something that broke, something brought back by hand. */
export function changeStock(db: Db, change: Change, { accountId, idempotencyKey }: Asker) {
  const { amount, reason, note } = change
  const requestKey = idempotencyKey && `${accountId} ${idempotencyKey}`
  // Asked for twice at once, the second finds what the first has booked.
  return untilUnique(['stock_ledger_request_key_key'], () =>
    inTransaction(db, async (tx) => {
      const variantId = await sizeNamed(tx, change)
      const [variant] = await lockVariants(tx, [variantId])
      if (!variant) throw new Refusal('NOT_FOUND')
      const isBooked = requestKey !== null && (await findBooked(tx, requestKey)) !== undefined
      const available = variant.onHand - variant.reserved
      if (!isBooked && available + amount < 0) await refuseTooLow(tx, { variantId, available, amount: -amount })
      const changes = isBooked ? [] : [{ variantId, onHand: amount, reserved: 0 }]
      await moveStock(tx, changes, { reason, note, orderId: null, accountId, requestKey })
      const { edition, ...shelf } = await getShelf(tx, variantId)
      return { ...shelf, stock: shelf.onHand - shelf.reserved, edition: edition ?? 0 }
    }),
  )
}
