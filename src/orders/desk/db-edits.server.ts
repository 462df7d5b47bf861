import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import { inPiastres } from '#lib/money.ts'
import type { OrderLines, Orders } from '#lib/tables.server.ts'
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
  edit: { step: number; orderId: string; before: EditedPart; after: EditedPart },
): Promise<void> {
  const { before, after, ...row } = edit
  await tx
    .insertInto('orderEdits')
    .values({ ...row, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute()
}
