import { findAccount } from '#accounts/find-account.server.ts'
import { inTransaction, type Tx, untilUnique } from '#lib/db.server.ts'
import { digest } from '#lib/digest.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import type { Language } from '#lib/language.ts'
import { fromPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { issuePromoCode } from '#promo-codes/issue-promo-code.server.ts'
import { type Campaign, isTaking } from '#settings/campaign.ts'
import { holdFacts } from '#settings/hold-facts.server.ts'
import type { preOrderCall } from './api.ts'
import { codeTimes, preOrderProblems } from './campaign.ts'
import { countWaitingPieces, findByKey, insertPreOrder, insertStep, lockAccountsPreOrders } from './db.server.ts'
import { numberOf } from './pre-order.ts'

type Wanted = VerbInput<typeof preOrderCall>

interface Asker {
  accountId: string
  language: Language
  idempotencyKey: string | null
}

const hashOf = ({ color, size, quantity, price }: Wanted): string =>
  digest(JSON.stringify([color, size, quantity, price]))

/** The one that the same key made before, if any; the same key with other contents is refused. */
async function findEarlier(tx: Tx, input: Wanted, { accountId, idempotencyKey }: Asker): Promise<string | null> {
  if (idempotencyKey === null) return null
  const earlier = await findByKey(tx, accountId, idempotencyKey)
  if (earlier && earlier.requestHash !== hashOf(input)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  return earlier?.id ?? null
}

/** Only what the campaign offers right now, at the price that was seen. */
function chosen({ color, size, quantity, price }: Wanted, campaign: Campaign, now: Date) {
  if (!isTaking(campaign, now)) throw new Refusal('PRE_ORDERS_CLOSED')
  const errors = preOrderProblems({ color, size, quantity }, campaign)
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors })
  if (price !== undefined && price !== campaign.price)
    throw new Refusal('PRICE_CHANGED', {
      details: { price: campaign.price, total: Math.round(campaign.price * 100 * quantity) / 100 },
    })
  const [offeredColor] = campaign.colors.filter((each) => each === color)
  const [offeredSize] = campaign.sizes.filter((each) => each === size)
  if (!offeredColor || !offeredSize) throw new Refusal('INVALID')
  return { color: offeredColor, size: offeredSize, quantity }
}

async function refuseTooMany(tx: Tx, accountId: string, quantity: number, most: number): Promise<void> {
  const waiting = await countWaitingPieces(tx, accountId)
  if (waiting + quantity > most)
    throw new Refusal('TOO_MANY_PRE_ORDERED', { details: { most, left: Math.max(0, most - waiting) } })
}

/** A code of the account's own, good for one order from the release on. */
function giveCode(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
  campaign: Campaign,
  now: Date,
): Promise<string> {
  const { percentOff: percent } = campaign
  const names = { name: `Pre-order ${numberOf(id)}`, nameAr: `طلب مسبق ${numberOf(id)}` }
  return issuePromoCode(tx, { ...names, ...codeTimes(campaign), accountId, percent, prefix: 'NEXT' }, now)
}

async function take(tx: Tx, input: Wanted, asker: Asker, now: Date): Promise<string> {
  const { accountId, language, idempotencyKey } = asker
  await lockAccountsPreOrders(tx, accountId)
  const earlier = await findEarlier(tx, input, asker)
  if (earlier) return earlier
  const { preOrders: campaign } = await holdFacts(tx)
  const piece = chosen(input, campaign, now)
  await refuseTooMany(tx, accountId, piece.quantity, campaign.most)
  const account = await findAccount(tx, accountId)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  const id = newId()
  const promoCodeId = campaign.percentOff > 0 ? await giveCode(tx, { id, accountId }, campaign, now) : null
  const { releaseOn: releasesOn, shipsOn, freeShipping, percentOff } = campaign
  await insertPreOrder(tx, {
    ...{ id, accountId, idempotencyKey, language, promoCodeId, freeShipping, percentOff, releasesOn, shipsOn },
    ...piece,
    requestHash: idempotencyKey === null ? null : hashOf(input),
    name: account.fullName,
    email: account.email,
    phone: account.phone ?? '',
    price: fromPounds(campaign.price),
    createdAt: now,
    updatedAt: now,
  })
  const step = await insertStep(tx, { preOrderId: id, at: now, accountId: null, fromState: null, toState: 'open' })
  await enqueue(tx, 'send-pre-order-mail', { preOrderId: id, event: 'taken', step })
  return id
}

/** Pre-order, code and letter are one transaction: all of them, or none. */
export async function takePreOrder(
  input: Wanted,
  { db, limits, viewer, browser, now }: RequestContext<'shopper'>,
): Promise<string> {
  const { accountId } = viewer
  await limits.count('pre-order by account', accountId)
  const asker = { accountId, language: browser.language, idempotencyKey: browser.idempotencyKey }
  return untilUnique(['pre_orders_number_key', 'promo_codes_code_key'], () =>
    inTransaction(db, (tx) => take(tx, input, asker, now)),
  )
}
