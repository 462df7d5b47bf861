import { type Db, inTransaction, isUniqueClash, type Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { stepOn } from '#orders/bulk/step-on.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import type { OrderStatus } from '#orders/order.ts'
import { getOwing } from './db-owing.server.ts'
import { bookLine, findNextLine, findSettlement, holdLine, lockLine, lockSettlement } from './db-settlements.server.ts'
import { type LineProblem, type Outcome, whyNotBooked } from './settlement.ts'

interface Asker {
  accountId: string
  now: Date
}

/** Lines of one call: each is a transaction of its own, and whoever asks sees how far it has got. */
const AT_ONCE = 25

interface Place {
  settlementId: string
  line: number
}

interface Carried {
  orderId: string
  from: OrderStatus
  outcome: Outcome
}

/** The parcel is there before its money is: so the money's step is the last one, and the one that can be undone. */
async function carryOut(tx: Tx, { orderId, from, outcome }: Carried, { accountId, now }: Asker) {
  const step = { orderId, accountId, restock: true }
  if (outcome === 'refused') return stepOn(tx, { ...step, action: 'refuse', from }, now)
  const there = from === 'shipped' ? await stepOn(tx, { ...step, action: 'deliver', from }, now) : null
  const { isPaid } = await lockOrder(tx, orderId)
  if (there && isPaid) return there
  return stepOn(tx, { ...step, action: 'approve', from: 'delivered' }, now)
}

/** Order first, then its line: whoever cancels it meanwhile, or books the same, waits here. */
async function bookOne(tx: Tx, place: Place, orderId: string, asker: Asker): Promise<void> {
  const { settlementId, line } = place
  const settlement = await lockSettlement(tx, settlementId, 'share')
  if (!settlement) return
  await lockOrder(tx, orderId)
  const { state, outcome, ...statement } = await lockLine(tx, settlementId, line)
  if (state !== 'ready' || !outcome) return
  const owing = await getOwing(tx, orderId)
  const problem = whyNotBooked({ ...statement, outcome }, owing, settlement.courier)
  if (problem) return holdLine(tx, place, problem)
  const { undo } = await carryOut(tx, { orderId, from: owing.status, outcome }, asker)
  await bookLine(tx, { ...place, code: owing.sku, step: undo.step, accountId: asker.accountId, at: asker.now })
}

function problemIn(error: unknown): LineProblem {
  if (isUniqueClash(error, 'settlement_lines_booked_once')) return 'alreadySettled'
  if (!(error instanceof Refusal)) throw error
  return error.code === 'NOT_FOUND' ? 'unknownCode' : 'failed'
}

/** False where no line is left. */
async function bookNext(db: Db, settlementId: string, asker: Asker): Promise<boolean> {
  const next = await findNextLine(db, settlementId)
  if (!next?.orderId) return false
  const { line, orderId } = next
  try {
    await inTransaction(db, (tx) => bookOne(tx, { settlementId, line }, orderId, asker))
  } catch (error) {
    const problem = problemIn(error)
    await inTransaction(db, (tx) => holdLine(tx, { settlementId, line }, problem))
  }
  return true
}

/** The next lines of what was checked: each is booked once, however often and from however many pages it is asked for. */
export async function bookLines(db: Db, settlementId: string, asker: Asker): Promise<void> {
  if (!(await findSettlement(db, settlementId))) throw new Refusal('NOT_FOUND')
  for (let done = 0; done < AT_ONCE; done += 1) if (!(await bookNext(db, settlementId, asker))) return
}
