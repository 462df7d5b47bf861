import { readMoneyLeft } from '#books/read-money-left.server.ts'
import { listStockOf } from '#catalog/list-stock-of.server.ts'
import type { Db } from '#lib/db.server.ts'
import { sumOf, toPounds } from '#lib/money.ts'
import type { getOwnOrderByCode } from '#orders/reading/get-own-order-by-code.server.ts'
import { listPaidLines, type PaidLine } from '#orders/returning/list-paid-lines.server.ts'
import { listReturnsOf } from './db.server.ts'
import { isAwaited, paidFor } from './return.ts'
import { shownImage } from './show-return.server.ts'
import { findWindow, type Window } from './window.server.ts'
import type { WHY_NOT } from './wire-return.ts'

const NO_PICTURE = { mediaId: null, width: null, height: null }

type OrderRow = Awaited<ReturnType<typeof getOwnOrderByCode>>

const lastMoment = (end: Date): string => new Date(end.getTime() - 1).toISOString()

function whyNot(
  { status }: Pick<OrderRow, 'status'>,
  { window, left }: { window: Window | null; left: number },
  now: Date,
): (typeof WHY_NOT)[number] | null {
  if (status === 'cancelled') return 'cancelled'
  if (status !== 'delivered' || !window) return 'notDelivered'
  if (now >= window.faulty) return 'tooLate'
  return left === 0 ? 'nothingLeft' : null
}

/**
 * In piastres: what has not gone back yet, nor is asked for by a return that is open. Cash that its courier has not
 * brought yet was paid all the same.
 */
async function readUnclaimedMoney(db: Db, { id: orderId, isPaid, total }: OrderRow): Promise<number> {
  const returns = await listReturnsOf(db, orderId)
  const claimed = sumOf(returns.filter(isAwaited).flatMap(({ lines }) => lines.map(({ amount }) => amount)))
  return Math.max(0, (isPaid ? await readMoneyLeft(db, orderId) : total) - claimed)
}

/** What may come back of an order, in which sizes instead, until when; and where nothing may, why. */
export async function showReturnable(db: Db, order: OrderRow, now: Date) {
  const window = await findWindow(db, order.id)
  const bought = await listPaidLines(db, order.id)
  const left = bought.reduce((sum, { free }) => sum + free, 0)
  const why = whyNot(order, { window, left }, now)
  const shown = async (line: PaidLine) => ({
    productId: line.productId,
    name: line.name,
    nameAr: line.nameAr,
    size: line.size,
    isOneSize: line.isOneSize,
    quantity: line.quantity,
    left: line.free,
    amount: toPounds(paidFor({ ...line, used: 0 }, 1)),
    amounts: Array.from({ length: line.free }, (_, at) => toPounds(paidFor(line, at + 1))),
    image: shownImage(order.lines.find(({ variantId }) => variantId === line.variantId) ?? NO_PICTURE),
    sizes: why === null ? await sizesOf(db, line) : [],
  })
  return {
    orderId: order.id,
    orderSku: order.sku,
    deliveredAt: window?.deliveredAt.toISOString() ?? null,
    until: window && lastMoment(window.usual),
    untilFaulty: window && lastMoment(window.faulty),
    takesPayTo: order.paymentMethod === 'cod',
    why,
    shippingFee: toPounds(order.shippingFee),
    moneyLeft: toPounds(await readUnclaimedMoney(db, order)),
    lines: await Promise.all(bought.map(shown)),
  }
}

async function sizesOf(db: Db, { productId }: PaidLine) {
  const sizes = await listStockOf(db, productId)
  return sizes.map(({ size, stock }) => ({ size, available: stock }))
}
