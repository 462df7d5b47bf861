import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import { inPiastres } from '#lib/money.ts'
import type { OrderLines, Orders } from '#lib/tables.server.ts'
import type { DroppedUse } from '#promo-codes/drop-promo-code.server.ts'
import type { EditedPart } from './desk.ts'

/** All that an edit may change, of an order that is locked. */
export async function getContents(tx: Tx, id: string) {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'name', 'email', 'phone', 'address', 'governorateId', 'cityName', 'postalCode', 'updatedAt'])
    .select(['guestName', 'guestEmail', 'guestPhone', 'subtotal', 'shippingFee', 'discount', 'total', 'feeIsAgreed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('orderLines')
    .innerJoin('products', 'products.id', 'orderLines.productId')
    .selectAll('orderLines')
    .select('products.category')
    .where('orderId', '=', id)
    .orderBy('position')
    .execute()
  const { subtotal, shippingFee, discount, total, ...rest } = order
  const amounts = {
    subtotal: inPiastres(subtotal),
    shippingFee: inPiastres(shippingFee),
    discount: inPiastres(discount),
    total: inPiastres(total),
  }
  return {
    ...rest,
    amounts,
    lines: lines.map((line) => ({ ...line, price: inPiastres(line.price) })),
  }
}

export type Contents = Awaited<ReturnType<typeof getContents>>

export async function updateContents(tx: Tx, id: string, contents: Updateable<Orders>): Promise<void> {
  await tx.updateTable('orders').set(contents).where('id', '=', id).execute()
}

type StoredLine = Omit<Contents['lines'][number], 'category'>

/** What an edit replaced, as it stood. */
export interface KeptContents {
  order: Omit<Contents, 'id' | 'lines' | 'amounts' | 'updatedAt' | 'feeIsAgreed'> & Contents['amounts']
  lines: StoredLine[]
  /** Of the promo code that it took off. */
  promo: DroppedUse | null
}

export const keptOf = (contents: Contents, promo: DroppedUse | undefined): KeptContents => {
  const { id: _, lines, amounts, updatedAt: __, feeIsAgreed: ___, ...rest } = contents
  return {
    order: { ...rest, ...amounts },
    lines: lines.map(({ category: _, ...line }) => line),
    promo: promo ?? null,
  }
}

/** What came goes; what went stands where it stood. */
export async function restoreLines(tx: Tx, orderId: string, lines: readonly StoredLine[]): Promise<void> {
  const ids = lines.map(({ variantId }) => variantId)
  await tx.deleteFrom('orderLines').where('orderId', '=', orderId).where('variantId', 'not in', ids).execute()
  for (const { variantId, quantity, ...line } of lines)
    await tx
      .insertInto('orderLines')
      .values({ ...line, variantId, quantity })
      .onConflict((clash) => clash.columns(['orderId', 'variantId']).doUpdateSet({ quantity }))
      .execute()
}

/** How the order stood before this edit of the team, for as long as it may be undone. */
export async function findKept(tx: Tx, step: number): Promise<KeptContents | null> {
  const row = await tx
    .selectFrom('orderEdits')
    .select(sql<KeptContents | null>`contents`.as('kept'))
    .where('step', '=', step)
    .executeTakeFirst()
  return row?.kept ?? null
}

export async function forgetContents(tx: Tx, step: number): Promise<void> {
  await tx.updateTable('orderEdits').set({ contents: null }).where('step', '=', step).execute()
}

type Line = Omit<Insertable<OrderLines>, 'orderId' | 'position'>

/** What stays, stays where it stands; what comes takes the places of what goes. */
export async function replaceLines(
  tx: Tx,
  orderId: string,
  { old, lines }: { old: readonly { variantId: string; position: number }[]; lines: readonly Line[] },
): Promise<void> {
  const gone = old.filter(({ variantId }) => lines.every((line) => line.variantId !== variantId))
  const come = lines.filter(({ variantId }) => old.every((line) => line.variantId !== variantId))
  const last = Math.max(...old.map(({ position }) => position))
  for (const { position } of gone)
    await tx.deleteFrom('orderLines').where('orderId', '=', orderId).where('position', '=', position).execute()
  for (const { variantId, quantity } of lines)
    await tx
      .updateTable('orderLines')
      .set({ quantity })
      .where('orderId', '=', orderId)
      .where('variantId', '=', variantId)
      .where('quantity', '<>', quantity)
      .execute()
  const rows = come.map((line, at) => ({ ...line, orderId, position: gone[at]?.position ?? last + 1 + at }))
  if (rows.length > 0) await tx.insertInto('orderLines').values(rows).execute()
}

export async function insertEdit(
  tx: Tx,
  edit: { step: number; orderId: string; before: EditedPart; after: EditedPart; kept: KeptContents | null },
): Promise<void> {
  const { before, after, kept: keptContents, ...row } = edit
  await tx
    .insertInto('orderEdits')
    .values({
      ...row,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      contents: keptContents && JSON.stringify(keptContents),
    })
    .execute()
}
