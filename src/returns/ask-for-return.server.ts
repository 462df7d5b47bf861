import { moveStock } from '#catalog/move-stock.server.ts'
import type { Size } from '#catalog/product.ts'
import { merged, takeSizes } from '#catalog/take-sizes.server.ts'
import { inTransaction, type Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { LockedOrder } from '#orders/lock-any-order.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { statusOf } from '#orders/order.ts'
import type { Asker } from '#orders/reading/asker.server.ts'
import { claimPieces } from '#orders/returning/claim-pieces.server.ts'
import { listPaidLines, type PaidLine } from '#orders/returning/list-paid-lines.server.ts'
import { insertReturn, insertReturnStep, nextNumber } from './db.server.ts'
import { type PayTo, takesPayTo } from './paying-back/pay-to.ts'
import { attachPhoto } from './photo/db-photos.server.ts'
import { refuseGone } from './refuse-gone.server.ts'
import { isFaulty, mayExchange, paidFor, type Reason, type Wish } from './return.ts'
import { endFor, findWindow } from './window.server.ts'

interface WantedLine {
  productId: string
  size: Size
  quantity: number
  newSize?: Size | undefined
}

export interface ReturnWish {
  orderId: string
  reason: Reason
  message: string
  photoId: string | undefined
  /** Null: every piece that may still come back. */
  lines: readonly WantedLine[] | null
  /** The size wanted for every line that names none itself. */
  newSize: Size | undefined
  payTo: PayTo | undefined
}

interface Chosen extends WantedLine {
  line: PaidLine
}

const wrong = (field: string, problem: string): Refusal => new Refusal('INVALID', { errors: { [field]: problem } })

async function chosenFrom(tx: Tx, { orderId, lines, newSize }: ReturnWish): Promise<Chosen[]> {
  const bought = await listPaidLines(tx, orderId)
  const all = bought
    .filter(({ free }) => free > 0)
    .map(({ productId, size, free }) => ({ productId, size, quantity: free, newSize: undefined }))
  const chosen = (lines ?? all).map((chosenLine) => {
    const line = bought.find((each) => each.productId === chosenLine.productId && each.size === chosenLine.size)
    if (!line) throw wrong('lines', 'invalid')
    return { ...chosenLine, newSize: chosenLine.newSize ?? newSize, line }
  })
  const short = chosen.find(({ quantity, line: { free } }) => quantity > free)?.line
  if (short) {
    const { variantId, name, nameAr, free: left } = short
    return refuseGone(tx, { orderId, variantIds: [variantId], line: { name, nameAr, left } })
  }
  if (chosen.length > 0) return chosen
  return refuseGone(tx, { orderId, variantIds: bought.map(({ variantId }) => variantId) })
}

/** An exchange is of every piece: the rest is a return of its own. What is faulty comes again in the size it has. */
function wishOf(chosen: readonly Chosen[], { reason, newSize: forAll }: ReturnWish): Wish {
  const exchanged = chosen.filter(({ newSize }) => newSize !== undefined)
  if (!mayExchange(reason) && (exchanged.length > 0 || forAll)) throw wrong('newSize', 'invalid')
  if (exchanged.length === 0) return 'refund'
  if (exchanged.length < chosen.length) throw wrong('newSize', 'required')
  if (reason === 'size' && exchanged.some(({ size, newSize }) => size === newSize)) throw wrong('newSize', 'sameSize')
  if (isFaulty(reason) && exchanged.some(({ size, newSize }) => size !== newSize)) throw wrong('newSize', 'otherSize')
  return 'exchange'
}

async function refuseLate(tx: Tx, { orderId, reason }: ReturnWish, now: Date): Promise<void> {
  const window = await findWindow(tx, orderId)
  if (!window) throw new Refusal('RETURN_TOO_EARLY')
  const end = endFor(window, reason)
  const lastMoment = new Date(end.getTime() - 1)
  if (now >= end) throw new Refusal('RETURN_TOO_LATE', { details: { until: lastMoment.toISOString() } })
}

/** The order is theirs and there: what is not is the size. */
const unsold = (error: unknown): never => {
  throw error instanceof Refusal && error.code === 'NOT_FOUND' ? wrong('newSize', 'sizeNotSold') : error
}

type Cause = { orderId: string; accountId: string | null }

/** The new sizes, each locked and held; empty where money is wanted. */
async function holdNewSizes(tx: Tx, chosen: readonly Chosen[], cause: Cause): Promise<Map<string, string>> {
  const newSizes = chosen.flatMap(({ productId, quantity, newSize }) =>
    newSize ? [{ productId, size: newSize, quantity }] : [],
  )
  const sizes = newSizes.length > 0 ? await takeSizes(tx, merged(newSizes)).catch(unsold) : []
  const changes = sizes.map(({ variantId, quantity }) => ({ variantId, onHand: 0, reserved: quantity }))
  await moveStock(tx, changes, { ...cause, reason: 'exchange requested' })
  return new Map(sizes.map(({ productId, size, variantId }) => [`${productId} ${size}`, variantId]))
}

const NEW = { state: 'requested', refundId: null } as const

async function write(
  tx: Tx,
  wish: ReturnWish,
  { order, ...how }: { order: LockedOrder; accountId: string | null; now: Date },
) {
  const { orderId, reason, message, photoId, payTo } = wish
  const { accountId, now } = how
  const chosen = await chosenFrom(tx, wish)
  const kind = wishOf(chosen, wish)
  if (payTo && !takesPayTo({ ...NEW, wish: kind, paymentMethod: order.paymentMethod })) throw wrong('payTo', 'invalid')
  const newSizes = await holdNewSizes(tx, chosen, { orderId, accountId })
  const number = await nextNumber(tx, orderId)
  const request = { id: newId(), orderId, number, code: `${order.sku}-R${number}`, reason, wish: kind, message }
  const lines = chosen.map(({ line, quantity, productId, newSize }) => ({
    variantId: line.variantId,
    quantity,
    amount: paidFor(line, quantity),
    newVariantId: newSizes.get(`${productId} ${newSize}`) ?? null,
  }))
  const sentTo = payTo ? { payToBy: payTo.by, payTo: payTo.to } : {}
  await insertReturn(tx, { ...request, ...NEW, ...sentTo, createdAt: now, updatedAt: now }, lines)
  await claimPieces(tx, {
    orderId,
    lines: chosen.map(({ line, quantity }) => ({ variantId: line.variantId, pieces: quantity })),
    opens: 1,
  })
  if (photoId && !(await attachPhoto(tx, { id: photoId, orderId }, request.id))) throw wrong('photoId', 'photoGone')
  const step = { returnId: request.id, at: now, accountId: null, fromState: null, toState: 'requested' }
  const stepId = await insertReturnStep(tx, step)
  await enqueue(tx, 'send-return-mail', { returnId: request.id, step: stepId })
  return request.id
}

/** Asked for by whom the order belongs to, which the caller has seen to: claimed, held and told in one transaction. */
export function askForReturn(wish: ReturnWish, { db, viewer, now }: Asker): Promise<string> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, wish.orderId)
    if (statusOf(order) !== 'delivered') throw new Refusal('RETURN_TOO_EARLY')
    await refuseLate(tx, wish, now)
    return write(tx, wish, { order, accountId: viewer?.accountId ?? null, now })
  })
}
