import type { Color } from '#catalog/product.ts'
import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockOrder, writeOrder } from './db.server.ts'

interface NewOrder {
  collection: Color
  ids: readonly string[]
  /** As they stood for who moved them. */
  from: readonly string[]
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

/** The same images in another order; who has not seen what came or went meanwhile is told. */
export function orderComing(db: Db, { collection, ids, from }: NewOrder): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!same(await lockOrder(tx, collection), from)) throw new Refusal('STALE_EDIT')
    if (!same([...ids].sort(), [...from].sort())) throw new Refusal('INVALID', { errors: { ids: 'invalid' } })
    await notice(tx, 'content')
    await writeOrder(tx, ids)
  })
}
