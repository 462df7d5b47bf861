import type { Db } from '#lib/db.server.ts'
import { fromPounds, toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { on } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import {
  countPromoCodesCall,
  createPromoCodeCall,
  deletePromoCodeCall,
  getPromoCodeCall,
  listPromoCodesCall,
  togglePromoCodeCall,
  updatePromoCodeCall,
  validatePromoCodeCall,
} from './api.ts'
import { checkPromoCode } from './check-promo-code.server.ts'
import { countPromoTry } from './count-promo-try.server.ts'
import { findPromoCode } from './db.server.ts'
import { whatCodesBroughtIn } from './db-brought-in.server.ts'
import { countPromoCodes, listNamedProducts, listPromoCodes } from './db-list.server.ts'
import { deletePromoCode } from './delete-promo-code.server.ts'
import { createPromoCode, updatePromoCodeRules } from './save-promo-code.server.ts'
import { shownApplied, shownPromoCode } from './show-promo-code.ts'
import { togglePromoCode } from './toggle-promo-code.server.ts'

const success = true as const

async function one(db: Db, id: string) {
  const promo = await findPromoCode(db, { id })
  if (!promo) throw new Refusal('NOT_FOUND')
  const { applicableProducts, excludedProducts } = promo
  const [broughtIn, products] = await Promise.all([
    whatCodesBroughtIn(db, [id]),
    listNamedProducts(db, [...applicableProducts, ...excludedProducts]),
  ])
  return {
    promoCode: shownPromoCode(promo, broughtIn(id)),
    products: products.map((product) => ({ _id: product.id, ...product })),
  }
}

export const promoCodeRoutes = [
  on(validatePromoCodeCall, 'anyone', async ({ code, orderAmount, products }, context) => {
    await countPromoTry(context)
    const accountId = context.viewer?.accountId ?? null
    const { promo, discount } = await checkPromoCode(context.db, {
      code,
      orderAmount: fromPounds(orderAmount),
      products,
      accountId,
    })
    const result = { discountAmount: toPounds(discount), promoCode: shownApplied(promo, discount) }
    return { success, ...result, data: result }
  }),
  on(createPromoCodeCall, 'staff', async (form, { db, now }) => {
    return { success, message: 'Promo code created', data: await one(db, await createPromoCode(db, form, now)) }
  }),
  on(listPromoCodesCall, 'viewer', async ({ status, whose, q, search = q ?? '', page, limit }, { db }) => {
    const { rows, total } = await listPromoCodes(db, { status, whose, search, page, limit })
    const broughtIn = await whatCodesBroughtIn(
      db,
      rows.map(({ id }) => id),
    )
    const promoCodes = rows.map((promo) => shownPromoCode(promo, broughtIn(promo.id)))
    return { success, data: { promoCodes, pagination: pageOf(total, { page, limit }) } }
  }),
  on(countPromoCodesCall, 'viewer', async (_, { db }) => ({ success, data: await countPromoCodes(db) })),
  on(getPromoCodeCall, 'viewer', async ({ id }, { db }) => ({ success, data: await one(db, id) })),
  on(updatePromoCodeCall, 'staff', async (form, { db, now }) => {
    await updatePromoCodeRules(db, form, now)
    return { success, message: 'Promo code updated', data: await one(db, form.id) }
  }),
  on(togglePromoCodeCall, 'staff', async (seen, { db, now }) => {
    await togglePromoCode(db, seen, now)
    return { success, message: 'Promo code updated', data: await one(db, seen.id) }
  }),
  on(deletePromoCodeCall, 'owner', async (seen, { db }) => {
    await deletePromoCode(db, seen)
    return { success, message: 'Promo code deleted' }
  }),
]
