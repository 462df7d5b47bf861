import { type Expression, type SqlBool, sql } from 'kysely'
import { draftIn } from '#catalog/product.ts'
import type { Db } from '#lib/db.server.ts'
import { promoCodes, type StoredPromoCode, stored } from './db.server.ts'
import type { Whose } from './promo-code.ts'

type PromoFilter = 'all' | 'active' | 'inactive' | 'expired' | 'fullyUsed'

const isCalled = (status: PromoFilter): Expression<SqlBool> | null => {
  switch (status) {
    case 'all':
      return null
    case 'inactive':
      return sql<SqlBool>`not is_active`
    case 'expired':
      return sql<SqlBool>`is_active and ends_at < now()`
    case 'fullyUsed':
      return sql<SqlBool>`is_active and ends_at >= now() and used >= max_uses`
    case 'active':
      return sql<SqlBool>`is_active and starts_at <= now() and ends_at >= now() and used < max_uses`
  }
}

/** Each pre-order makes one for its customer: unasked they would hide the others. */
function isFor(whose: Whose | undefined, search: string): Expression<SqlBool> | null {
  if (whose === 'personal') return sql<SqlBool>`is_personal`
  return whose === 'all' || search !== '' ? null : sql<SqlBool>`not is_personal`
}

interface PromoCodeQuery {
  status: PromoFilter
  whose: Whose | undefined
  search: string
  page: number
  limit: number
}

export async function listPromoCodes(
  db: Db,
  { status, whose, search, page, limit }: PromoCodeQuery,
): Promise<{ rows: StoredPromoCode[]; total: number }> {
  const conditions = [
    isCalled(status),
    isFor(whose, search),
    search === '' ? null : sql<SqlBool>`search like search_pattern(${search})`,
  ].filter((each) => each !== null)
  const query = promoCodes(db).where((promo) => promo.and(conditions))
  const [rows, { total }] = await Promise.all([
    query
      // What a code itself begins with comes before what it is called.
      .$if(search !== '', (matches) => matches.orderBy(sql`starts_with(code, upper(${search}))`, 'desc'))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('promoCodes')
      .select((promo) => promo.fn.countAll<number>().as('total'))
      .where((promo) => promo.and(conditions))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(stored), total }
}

export async function countPromoCodes(db: Db) {
  return db
    .selectFrom('promoCodes')
    .select((promo) => [
      promo.fn.countAll<number>().as('totalPromoCodes'),
      sql<number>`count(*) filter (where ${isCalled('active')})`.as('activePromoCodes'),
      sql<number>`coalesce(sum(used), 0)::bigint`.as('totalUsage'),
    ])
    .where('isPersonal', '=', false)
    .executeTakeFirstOrThrow()
}

/** Hidden ones too: the owner has to see what the code still names. */
export async function listNamedProducts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const products = db.selectFrom('products').select(['id', 'name', 'nameAr', 'sku', 'status'])
  const rows = await products.where('id', 'in', ids).orderBy('name').execute()
  return rows.map(({ status, ...product }) => ({ ...product, ...draftIn(status) }))
}
