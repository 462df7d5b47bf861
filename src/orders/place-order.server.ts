import type { TypedAddress } from '#addresses/address.ts'
import { recordPayment } from '#books/record-payment.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import { refuseUnopened } from '#catalog/opening/refuse-unopened.ts'
import { MOST_OF_ONE, type Size } from '#catalog/product.ts'
import { merged, type TakenSize, takeSizes } from '#catalog/take-sizes.server.ts'
import { type Db, inTransaction, type Tx, untilUnique } from '#lib/db.server.ts'
import { digest } from '#lib/digest.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import type { Language } from '#lib/language.ts'
import { inPiastres, type Piastres, toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { claimPromoCode, keepClaim } from '#promo-codes/claim-promo-code.server.ts'
import { mailboxOf } from '#promo-codes/promo-code.ts'
import type { CashRules } from '#settings/cash-rules.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { getShippingFee } from '#shipping/get-shipping-fee.server.ts'
import { HOME } from '#shipping/governorates.ts'
import { countOpenOrders, type Person } from './cash/db-cash.server.ts'
import type { CashReason } from './cash/judge.ts'
import { judgeCash, takeCash } from './cash/judge-cash.server.ts'
import { findOrderByKey, insertOrder, lockNames } from './db.server.ts'
import type { Channel } from './desk/desk.ts'
import { keepGuest } from './keeping/keep-guest.server.ts'
import { holdToLimits } from './limits/hold-to-limits.server.ts'
import { holdsOf, type OrderStatus, skuOf, statusOf, stockMove } from './order.ts'
import { type Amounts, amountsOf } from './price.ts'
import { UNDO_SECONDS } from './undo/undo.ts'

const MOST_OPEN = 3
const DAY = 24 * 3600
/** Seconds after which who has not paid by card is reminded. */
const UNPAID_AFTER = 600

export interface OrderRequest {
  lines: { productId: string; size: Size; quantity: number; price: Piastres }[]
  /** What the shopper saw. */
  total: Piastres
  shippingFee: Piastres | undefined
  address: TypedAddress
  /** Null for the order of an account. */
  guest: { name: string; email: string; phone: string; token: string | undefined } | null
  promoCode: string | null
  method: 'cod' | 'paymob'
  accountId: string | null
  /** Account or anonymous session: an idempotency key counts within it. */
  placedBy: string
  /** The anonymous session that asks, whoever has signed in there. */
  browser?: string
  /** Whether there is another way to pay than cash. */
  takesCards?: boolean
  idempotencyKey: string | null
  language: Language
  /** Where the visit came from, if that was told. */
  source?: string | null
  /** Set where somebody of the team writes the order for who asked for it elsewhere. */
  desk?: { channel: Channel | null; accountId: string; note: string; preOrder?: OfPreOrder }
  /** Promised before: the order costs no more than this, whatever the shop asks by now. */
  agreed?: Agreed
}

/** What its letter says of the pre-order that it was. */
export interface OfPreOrder {
  number: string
  /** What it gave off the next collection, while that holds. */
  code: string | null
}

interface Agreed {
  /** For one piece. */
  price: Piastres
  /** Undefined: the governorate's. */
  shippingFee: Piastres | undefined
}

export interface PlacedOrder {
  id: string
  guestToken: string | null
}

const hashOf = ({ lines, address, guest, promoCode, method, total }: OrderRequest): string => {
  const { name, email, phone } = guest ?? {}
  const text = JSON.stringify([lines, Object.entries(address).sort(), name, email, phone, method, total, promoCode])
  return digest(text)
}

const personOf = ({ address, accountId, placedBy, browser = placedBy }: OrderRequest): Person => ({
  accountId,
  placedBy: [placedBy, browser],
  phone: address.phone,
  mailbox: mailboxOf(address.email),
})

/** One order at a time of a key, and of a phone, a mailbox and an account or browser: each sees those before it, and their keepers. */
async function waitForOthers(tx: Tx, request: OrderRequest): Promise<void> {
  const { placedBy, idempotencyKey, desk } = request
  const person = personOf(request)
  const account = person.accountId ? [`account ${person.accountId}`] : []
  await lockNames(tx, [
    ...(idempotencyKey === null ? [] : [`key ${placedBy} ${idempotencyKey}`]),
    ...(desk ? [] : [`phone ${person.phone}`, `email ${person.mailbox}`, ...person.placedBy, ...account]),
  ])
}

/** The order that the same key made before, if any; the same key with other contents is refused. */
async function findEarlier(tx: Tx, { placedBy, idempotencyKey }: OrderRequest, hash: string): Promise<string | null> {
  if (idempotencyKey === null) return null
  const earlier = await findOrderByKey(tx, placedBy, idempotencyKey)
  if (earlier && earlier.requestHash !== hash) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  return earlier?.id ?? null
}

async function refuseTooManyOpen(tx: Tx, person: Person): Promise<void> {
  const open = await countOpenOrders(tx, person)
  if (open >= MOST_OPEN) throw new Refusal('TOO_MANY_OPEN_ORDERS', { details: { retryAfter: 3600 } })
}

/** An order is never placed at another price than the shopper saw. */
function refuseOtherPrice(request: OrderRequest, sizes: TakenSize[], amounts: Amounts): void {
  if (request.agreed) return
  const now = (line: OrderRequest['lines'][number]) =>
    sizes.find(({ productId, size }) => productId === line.productId && size === line.size)?.price
  const arePricesSeen = request.lines.every((line) => line.price === now(line))
  const fee = request.shippingFee === undefined || request.shippingFee === amounts.shippingFee
  if (arePricesSeen && fee && request.total === amounts.total) return
  throw new Refusal('PRICE_CHANGED', {
    details: {
      subtotal: toPounds(amounts.subtotal),
      shippingFee: toPounds(amounts.shippingFee),
      discount: toPounds(amounts.discount),
      total: toPounds(amounts.total),
      lines: sizes.map(({ productId, size, quantity, price }) => ({
        productId,
        size,
        quantity,
        price: toPounds(price),
      })),
    },
  })
}

interface Draft {
  id: string
  hash: string
  now: Date
  request: OrderRequest
  sizes: TakenSize[]
  amounts: Amounts
  cashReasons: CashReason[]
}

/** Nothing to pay: paid at once. */
const factsOf = ({ amounts }: Draft) => ({
  isPaid: amounts.total === 0,
  fulfilment: 'none' as const,
  isCancelled: false,
})

/** Whoever has spoken to the team, or pre-ordered, need not say it again. */
function confirmationOf({ desk, method }: OrderRequest, confirmedAt: Date) {
  if (!desk || method !== 'cod') return {}
  return { confirmedAt, confirmedBy: desk.preOrder ? ('pre-order' as const) : ('team' as const) }
}

function rowOf(draft: Draft) {
  const { id, hash, now, request, amounts } = draft
  const { city: governorateId, ...address } = request.address
  const { accountId, placedBy, idempotencyKey, language, guest } = request
  return {
    ...address,
    ...amounts,
    id,
    sku: skuOf(id),
    governorateId,
    accountId,
    placedBy,
    idempotencyKey,
    requestHash: idempotencyKey === null ? null : hash,
    language,
    source: request.source ?? null,
    paymentMethod: request.method,
    isPaid: factsOf(draft).isPaid,
    holds: holdsOf(factsOf(draft)),
    guestName: guest?.name ?? null,
    guestEmail: guest?.email ?? null,
    guestPhone: guest?.phone ?? null,
    channel: request.desk?.channel ?? null,
    cashReasons: draft.cashReasons,
    ...confirmationOf(request, now),
    feeIsAgreed: request.agreed?.shippingFee !== undefined,
    createdAt: now,
    updatedAt: now,
  }
}

async function enqueueLetter(
  tx: Tx,
  { id, request: { method, desk } }: Draft,
  { step, toStatus }: { step: number; toStatus: OrderStatus },
): Promise<void> {
  // Who pays by card is at the bank's page at this moment.
  const waits = toStatus === 'pending' && method === 'paymob'
  const event = waits ? 'not paid yet' : 'placed'
  const after = waits ? UNPAID_AFTER : 0
  const letter = { orderId: id, event, step, ...(desk?.preOrder ? { preOrder: desk.preOrder } : {}) } as const
  await enqueue(tx, 'send-order-mail', letter, desk ? UNDO_SECONDS : after)
}

async function write(tx: Tx, draft: Draft): Promise<void> {
  const { id, now, request, sizes } = draft
  const { accountId, note } = request.desk ?? { accountId: request.accountId, note: '' }
  const facts = factsOf(draft)
  const toStatus: OrderStatus = statusOf(facts)
  const lines = sizes.map(({ productId, variantId, name, nameAr, size, price, fullPrice, quantity, mediaId }) => {
    return { productId, variantId, name, nameAr, size, price, fullPrice, quantity, mediaId }
  })
  const placed = { at: now, accountId, fromStatus: null, toStatus, note }
  const step = await insertOrder(tx, rowOf(draft), { lines, step: placed })
  const piece = stockMove('nothing', holdsOf(facts), true)
  const changes = sizes.map(({ variantId, quantity }) => {
    return { variantId, onHand: piece.onHand * quantity, reserved: piece.reserved * quantity }
  })
  await moveStock(tx, changes, { reason: 'ordered', orderId: id, accountId })
  await enqueueLetter(tx, draft, { step, toStatus })
  if (facts.isPaid)
    await recordPayment(tx, { id: newId(), orderId: id, kind: 'free', amount: 0, recordedBy: null, recordedAt: now })
}

function mergedLines({ lines }: OrderRequest) {
  const sizes = merged(lines)
  if (sizes.some(({ quantity }) => quantity > MOST_OF_ONE))
    throw new Refusal('INVALID', { errors: { products: 'tooMany' } })
  return sizes
}

/** A code is used by the account, the mailbox and the phone of the order together. */
const claimOf = (code: string, { accountId, address }: OrderRequest, lines: TakenSize[]) => ({
  code,
  lines,
  person: { accountId, mailbox: mailboxOf(address.email), phone: address.phone },
})

/** What the team writes was asked for by somebody they have spoken to. */
/** Why it waits to be confirmed; of a card order, why cash was no choice. */
async function reasonsOfRules(
  tx: Tx,
  request: OrderRequest,
  { total, rules }: { total: Piastres; rules: CashRules },
): Promise<CashReason[]> {
  const { method, desk, takesCards = false } = request
  if (desk || total === 0) return []
  const purchase = { rules, total, takesCards: takesCards || method === 'paymob', person: personOf(request) }
  if (method === 'cod') return takeCash(tx, purchase)
  const { answer, reasons } = await judgeCash(tx, purchase)
  return answer === 'card' ? reasons : []
}

const atAgreed = (sizes: TakenSize[], { agreed }: OrderRequest): TakenSize[] =>
  agreed ? sizes.map((size) => ({ ...size, price: inPiastres(Math.min(size.price, agreed.price)) })) : sizes

/** Inside the transaction of what else comes of it; on its own it is `placeOrder`. */
export async function placeWithin(tx: Tx, request: OrderRequest, now: Date): Promise<PlacedOrder> {
  const hash = hashOf(request)
  await waitForOthers(tx, request)
  const earlier = await findEarlier(tx, request, hash)
  const { guest, placedBy, desk } = request
  const keep = async (orderId: string) =>
    desk ? null : guest && keepGuest(tx, { orderId, old: guest.token, placedBy }, now)
  if (earlier) return { id: earlier, guestToken: await keep(earlier) }

  if (!desk) await refuseTooManyOpen(tx, personOf(request))
  if (request.address.country !== HOME) throw new Refusal('SHIPPING_FEE_NOT_CONFIGURED')
  const { fee } = await getShippingFee(tx, request.address.city)
  const { cashRules, cashAnswerDays } = await getFacts(tx)
  // From here on others wait for these sizes: nothing is asked any more that could have been asked before.
  const sizes = atAgreed(await takeSizes(tx, mergedLines(request)), request)
  if (!desk) refuseUnopened(sizes)
  if (!desk) await holdToLimits(tx, sizes, personOf(request))
  const claim = request.promoCode === null ? null : await claimPromoCode(tx, claimOf(request.promoCode, request, sizes))
  const amounts = amountsOf(sizes, request.agreed?.shippingFee ?? fee, claim?.discount)
  refuseOtherPrice(request, sizes, amounts)

  const id = newId()
  const cashReasons = await reasonsOfRules(tx, request, { total: amounts.total, rules: cashRules })
  await write(tx, { id, hash, now, request, sizes, amounts, cashReasons })
  if (claim) await keepClaim(tx, id, claim)
  if (request.method === 'cod') await enqueue(tx, 'flag-unanswered-order', { orderId: id }, cashAnswerDays * DAY)
  return { id, guestToken: await keep(id) }
}

/** All or nothing: stock, order and its mail are settled in one transaction, or none of them is. */
export const placeOrder = (db: Db, request: OrderRequest, now: Date): Promise<PlacedOrder> =>
  // Two orders whose ids end alike would share a code: another id is drawn.
  untilUnique(['orders_sku_key'], () => inTransaction(db, (tx) => placeWithin(tx, request, now)))
