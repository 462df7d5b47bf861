import type { Db } from '../../src/lib/db.server.ts'
import { createPromoCode } from '../../src/promo-codes/save-promo-code.server.ts'

const DAY = 24 * 3_600_000

const CODES = [
  {
    code: 'SALE20',
    name: 'Twenty percent',
    nameAr: 'خصم عشرين في المئة',
    description: 'On everything in the shop',
    descriptionAr: 'على كل ما في المتجر',
    discountType: 'percentage',
    discountValue: 20,
    maxDiscountAmount: 300,
    minimumOrderAmount: 0,
  },
  {
    code: 'WELCOME100',
    name: 'A hundred pounds',
    nameAr: 'خصم مئة جنيه',
    description: 'On orders from EGP 1,000',
    descriptionAr: 'على الطلبات من 1,000 جنيه',
    discountType: 'fixed',
    discountValue: 100,
    maxDiscountAmount: null,
    minimumOrderAmount: 1000,
  },
] as const

/** Two codes to try; a year long, once per person. */
export async function fillPromoCodes(db: Db): Promise<void> {
  const now = new Date()
  const times = { validFrom: now.toISOString(), validUntil: new Date(now.getTime() + 365 * DAY).toISOString() }
  const limits = { maxUsage: 1000, maxUsagePerUser: 1, isPublic: true, isActive: true }
  const forEverything = {
    applicableCategories: [],
    applicableProducts: [],
    excludedCategories: [],
    excludedProducts: [],
  }
  for (const code of CODES) await createPromoCode(db, { ...code, ...times, ...limits, ...forEverything }, now)
}
