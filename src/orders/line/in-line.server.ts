import { randomInt } from 'node:crypto'
import { findLastOpening } from '#catalog/opening/find-last-opening.server.ts'
import { isWorthLater } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { turnsByName } from '#lib/turns.server.ts'
import { findOrderByKey } from '../db.server.ts'
import type { OrderRequest } from '../place-order.server.ts'
import { type Asking, sinceIn, ticketOf } from './ticket.server.ts'

const nameOf = (productId: string, size: string): string => `${productId} ${size}`

/** The size of which this order found no piece left. */
function spentBy(error: unknown): string | undefined {
  if (!(error instanceof Refusal) || error.code !== 'OUT_OF_STOCK') return undefined
  const { productId, size, available } = error.details
  return available === 0 ? nameOf(String(productId), String(size)) : undefined
}

/** Of the shop's connections, so many may wait for one size; of those who want it, so many wait for these. */
const inTurnForSizes = turnsByName({ atOnce: 3, mostWaiting: 1500, patience: 45_000, spentBy })
const inTurnToLook = turnsByName({ atOnce: 3, mostWaiting: 100_000 })

export const countInLine = inTurnForSizes.countWaiting

/** Seconds: sooner than a full line has been served, less often the longer the line is, and not all at one moment. */
const comeBackAfter = (waited: number): number => Math.min(8, Math.max(2, Math.round(waited / 2000))) + randomInt(3)

const isForLater = (error: unknown): boolean =>
  error instanceof Refusal ? error.code === 'UNAVAILABLE' : isWorthLater(error)

type Ordered = Pick<OrderRequest, 'lines' | 'placedBy' | 'idempotencyKey'> & { ticket: string | undefined }
type Shop = Pick<RequestContext, 'db' | 'settings' | 'now'>

/** Since the first asking; who asked before all of it was open has gained nothing by it. */
async function placeIn(since: number, { lines }: Ordered, { db, now }: Shop): Promise<number> {
  if (since === now.getTime()) return since
  const opened = await findLastOpening(db, [...new Set(lines.map(({ productId }) => productId))])
  return opened > since ? now.getTime() : since
}

/** The answer to an earlier asking was lost: its order stands, however little is left now. */
const hasOrder = ({ placedBy, idempotencyKey }: Ordered, { db }: Shop): Promise<boolean> =>
  inTurnToLook([''], async () =>
    idempotencyKey === null ? false : (await findOrderByKey(db, placedBy, idempotencyKey)) !== undefined,
  )

/** Whoever asked first is served first. Nothing is held for who is told to come back but the place. */
export async function inLine<Done>(ordered: Ordered, shop: Shop, work: () => Promise<Done>): Promise<Done> {
  const { secret } = shop.settings
  const { lines, placedBy, idempotencyKey } = ordered
  const names = lines.map(({ productId, size }) => nameOf(productId, size))
  const asking: Asking | null = idempotencyKey === null ? null : { placedBy, idempotencyKey, names }
  const now = shop.now.getTime()
  const since = (asking && ordered.ticket && sinceIn(ordered.ticket, asking, { now, secret })) || now
  const turn = { hasCome: false }
  const begin = (): Promise<Done> => {
    turn.hasCome = true
    return work()
  }
  try {
    return await inTurnForSizes(names, begin, await placeIn(since, ordered, shop))
  } catch (error) {
    if (!turn.hasCome && spentBy(error) && (await hasOrder(ordered, shop))) return work()
    if (!asking || !isForLater(error)) throw error
    const then = Date.now()
    const ticket = ticketOf(asking, { since, now: then }, secret)
    if (!turn.hasCome) throw new Refusal('IN_LINE', { details: { retryAfter: comeBackAfter(then - since), ticket } })
    throw Object.assign(new Refusal('UNAVAILABLE', { details: { retryAfter: 2, ticket } }), { cause: error })
  }
}
