import { type Db, inTransaction, isUniqueClash, type Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { statusOf } from '#orders/order.ts'
import {
  type Amounts,
  countParcels,
  findManifest,
  findOrderIdByCode,
  findWaiting,
  insertParcel,
  lockManifest,
  updateAmounts,
} from './db-manifests.server.ts'
import { isSameAmount, type ParcelProblem, toCollect, whyNoRoom, whyNotReady } from './manifest.ts'

interface Adding {
  manifestId: string
  orderId: string
}

/** Once there is room for it, and its list has not left. */
async function putOn(tx: Tx, place: Adding, amounts: Amounts, now: Date): Promise<ParcelProblem | null> {
  const problem = whyNoRoom(await countParcels(tx, place.manifestId))
  if (problem) return problem
  await insertParcel(tx, { ...place, ...amounts, addedAt: now })
  return null
}

/** Put on its list once more, it stands there as it is by now. */
async function putAgain(tx: Tx, place: Adding, was: Amounts, amounts: Amounts): Promise<ParcelProblem | null> {
  if (isSameAmount(was, amounts)) return 'onThisList'
  await updateAmounts(tx, place, amounts)
  return null
}

async function addParcel(tx: Tx, place: Adding, now: Date): Promise<ParcelProblem | null> {
  const order = await lockOrder(tx, place.orderId)
  if (!(await lockManifest(tx, place.manifestId))) throw new Refusal('NOT_FOUND')
  const amounts = { total: order.total, collect: toCollect(order) }
  const waiting = await findWaiting(tx, place.orderId)
  if (waiting?.manifestId === place.manifestId) return putAgain(tx, place, waiting, amounts)
  if (waiting) return 'onAnotherList'
  return whyNotReady({ ...order, status: statusOf(order) }) ?? putOn(tx, place, amounts, now)
}

async function addByCode(db: Db, { manifestId, code }: { manifestId: string; code: string }, now: Date) {
  const orderId = await findOrderIdByCode(db, code)
  return orderId === undefined ? 'unknown' : inTransaction(db, (tx) => addParcel(tx, { manifestId, orderId }, now))
}

const problemIn = (error: unknown): ParcelProblem => {
  if (isUniqueClash(error, 'manifest_orders_wait_once')) return 'onAnotherList'
  if (error instanceof Refusal && error.code === 'NOT_FOUND') return 'unknown'
  throw error
}

/** Each for itself, in the order in which they were named. */
export async function addParcels(db: Db, { id, codes }: { id: string; codes: readonly string[] }, now: Date) {
  if (!(await findManifest(db, id))) throw new Refusal('NOT_FOUND')
  const results: { code: string; problem: ParcelProblem | null }[] = []
  for (const code of codes)
    results.push({ code, problem: await addByCode(db, { manifestId: id, code }, now).catch(problemIn) })
  return results
}
