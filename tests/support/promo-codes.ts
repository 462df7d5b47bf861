import type { Db } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { createPromoCode, type PromoCodeForm } from '../../src/promo-codes/save-promo-code.server.ts'

const HOUR = 3_600_000

/** An hour and a day from now: the database's own clock decides whether a code holds. */
export const promoCodeForm = (overrides: Partial<PromoCodeForm> = {}): PromoCodeForm => ({
  code: `T${newId().slice(-10)}`,
  name: 'Ten percent',
  nameAr: 'خصم عشرة',
  description: 'Ten percent off',
  descriptionAr: 'خصم عشرة في المئة',
  discountType: 'percentage',
  discountValue: 10,
  maxDiscountAmount: null,
  minimumOrderAmount: 0,
  maxUsage: 100,
  maxUsagePerUser: 1,
  validFrom: new Date(Date.now() - 30_000).toISOString(),
  validUntil: new Date(Date.now() + 24 * HOUR).toISOString(),
  applicableCategories: [],
  applicableProducts: [],
  excludedCategories: [],
  excludedProducts: [],
  isPublic: false,
  isActive: true,
  ...overrides,
})

/** Returns its code. */
export async function makePromoCode(db: Db, overrides: Partial<PromoCodeForm> = {}): Promise<string> {
  const form = promoCodeForm(overrides)
  await createPromoCode(db, form, new Date())
  return form.code
}
