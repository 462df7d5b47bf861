import { inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { findOrder } from '../db.server.ts'
import { letterId } from '../letters/letter-id.ts'
import { lockOrder } from '../lock-order.server.ts'
import { insertLetter, listLetters } from './db-letters.server.ts'
import type { LetterKind } from './letter-kinds.ts'
import { tellable } from './show-tending.server.ts'

/** A letter of its own, as the order stands now: receivers would hide a second copy of the first. */
export async function sendLetter(
  { id: orderId, kind }: { id: string; kind: LetterKind },
  { db, viewer, limits, now }: RequestContext<'staff'>,
): Promise<void> {
  await limits.count('letter by order', orderId)
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    const [order, letters] = [await findOrder(tx, orderId), await listLetters(tx, orderId)]
    if (!order || !tellable(order, letters, now).includes(kind)) throw new Refusal('STATE_CONFLICT')
    const earlier = letters.findLast(({ event, state }) => event === kind && state === 'sent')
    const { amount, how, reference } = earlier ?? { amount: null, how: null, reference: '' }
    const step = `again-${newId()}`
    const about = { orderId, event: kind, amount, how, reference }
    const id = letterId({ event: kind, orderId, step })
    await insertLetter(tx, { ...about, id, mailbox: order.email, state: 'waiting', at: now, sentBy: viewer.accountId })
    const money = { ...(amount === null ? {} : { amount }), ...(how === null ? {} : { how, reference }) }
    await enqueue(tx, 'send-order-mail', { orderId, event: kind, step, ...money })
  })
}
