import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import { inPiastres } from '#lib/money.ts'
import type { PromoCodes, PromoCodeUses } from '#lib/tables.server.ts'

/** A code with its scope, and the database's clock: of several servers' clocks it is the one that decides. */
export const promoCodes = (db: Db | Tx) =>
  db
    .selectFrom('promoCodes')
    .selectAll('promoCodes')
    .select((promo) => {
      const products = (isExcluded: boolean) =>
        promo
          .selectFrom('promoCodeProducts')
          .select((each) => sql<string[]>`coalesce(array_agg(${each.ref('productId')}), '{}')`.as('ids'))
          .whereRef('promoCodeId', '=', 'promoCodes.id')
          .where('isExcluded', '=', isExcluded)
      return [
        products(false).as('applicableProducts'),
        products(true).as('excludedProducts'),
        sql<Date>`clock_timestamp()`.as('clock'),
      ]
    })

type Row = Selectable<PromoCodes> & {
  applicableProducts: string[] | null
  excludedProducts: string[] | null
  clock: Date
}

export type StoredPromoCode = ReturnType<typeof stored>

export const stored = (row: Row) => ({
  ...row,
  maxDiscount: row.maxDiscount === null ? null : inPiastres(row.maxDiscount),
  minSubtotal: inPiastres(row.minSubtotal),
  applicableProducts: row.applicableProducts ?? [],
  excludedProducts: row.excludedProducts ?? [],
})

type By = { code: string } | { id: string }

const one = (db: Db | Tx, by: By) =>
  'id' in by ? promoCodes(db).where('id', '=', by.id) : promoCodes(db).where('code', '=', by.code)

export async function findPromoCode(db: Db, by: By): Promise<StoredPromoCode | undefined> {
  const row = await one(db, by).executeTakeFirst()
  return row && stored(row)
}

/** The row stays locked until the transaction ends: whoever uses the same code waits. */
export async function lockPromoCode(tx: Tx, by: By): Promise<StoredPromoCode | undefined> {
  const row = await one(tx, by).forUpdate('promoCodes').executeTakeFirst()
  return row && stored(row)
}

/** The code that an order used, if it is still there. */
export async function findUsedPromoCode(db: Db | Tx, orderId: string): Promise<StoredPromoCode | undefined> {
  const used = db.selectFrom('promoCodeUses').select('promoCodeId').where('orderId', '=', orderId)
  const row = await promoCodes(db).where('id', '=', used).executeTakeFirst()
  return row && stored(row)
}

export interface Person {
  accountId: string | null
  /** As mailboxOf() gives it. */
  mailbox: string
  phone: string
}

/** Uses that orders hold which share the account, the mailbox or the phone. */
export async function countUsesOf(db: Db | Tx, promoCodeId: string, of: Partial<Person>): Promise<number> {
  const { uses } = await db
    .selectFrom('promoCodeUses')
    .select((use) => use.fn.countAll<number>().as('uses'))
    .where('promoCodeId', '=', promoCodeId)
    .where('givenBackAt', 'is', null)
    .where((use) =>
      use.or([
        ...(of.accountId ? [use('accountId', '=', of.accountId)] : []),
        ...(of.mailbox ? [use('email', '=', of.mailbox)] : []),
        ...(of.phone ? [use('phone', '=', of.phone)] : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  return uses
}

/** The table's check is the last word: a use beyond the most is an error, not a use. */
export async function countUse(tx: Tx, id: string, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('promoCodes')
    .set((promo) => ({ used: promo('used', '+', by) }))
    .where('id', '=', id)
    .execute()
}

export async function insertUse(
  tx: Tx,
  orderId: string,
  { id, code, discountType, discountValue }: Pick<StoredPromoCode, 'id' | 'code' | 'discountType' | 'discountValue'>,
  { accountId, mailbox, phone }: Person,
): Promise<void> {
  const row = { orderId, promoCodeId: id, code, discountType, discountValue, accountId, email: mailbox, phone }
  await tx.insertInto('promoCodeUses').values(row).execute()
}

export async function lockUse(tx: Tx, orderId: string) {
  return tx.selectFrom('promoCodeUses').selectAll().where('orderId', '=', orderId).forUpdate().executeTakeFirst()
}

export async function putUse(tx: Tx, use: Insertable<PromoCodeUses>): Promise<void> {
  await tx.insertInto('promoCodeUses').values(use).execute()
}

export async function setGivenBack(tx: Tx, orderId: string, givenBackAt: Date | null): Promise<void> {
  await tx.updateTable('promoCodeUses').set({ givenBackAt }).where('orderId', '=', orderId).execute()
}

export async function deleteUse(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('promoCodeUses').where('orderId', '=', orderId).execute()
}
