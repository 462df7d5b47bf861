import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import type { PromoCodes } from '#lib/tables.server.ts'
import type { Scope } from './promo-code.ts'

export async function insertPromoCode(tx: Tx, row: Insertable<PromoCodes>): Promise<void> {
  await tx.insertInto('promoCodes').values(row).execute()
}

export async function updatePromoCode(tx: Tx, id: string, columns: Updateable<PromoCodes>): Promise<void> {
  await tx.updateTable('promoCodes').set(columns).where('id', '=', id).execute()
}

/** Products that are not there are left out: they can't be bought anyway. */
export async function replaceScope(
  tx: Tx,
  promoCodeId: string,
  { applicableProducts, excludedProducts }: Pick<Scope, 'applicableProducts' | 'excludedProducts'>,
): Promise<void> {
  await tx.deleteFrom('promoCodeProducts').where('promoCodeId', '=', promoCodeId).execute()
  for (const [ids, isExcluded] of [
    [applicableProducts, false],
    [excludedProducts, true],
  ] as const)
    if (ids.length > 0)
      await tx
        .insertInto('promoCodeProducts')
        .columns(['promoCodeId', 'productId', 'isExcluded'])
        .expression((from) =>
          from
            .selectFrom('products')
            .select((product) => [
              product.val(promoCodeId).as('promoCodeId'),
              'id as productId',
              product.val(isExcluded).as('isExcluded'),
            ])
            .where('id', 'in', ids),
        )
        .execute()
}

export async function deleteUnused(tx: Tx, id: string): Promise<boolean> {
  const deleted = tx.deleteFrom('promoCodes').where('id', '=', id).where('used', '=', 0)
  return (await deleted.executeTakeFirst()).numDeletedRows === 1n
}
