import { type Piastres, toPounds } from '#lib/money.ts'
import { type Discount, type PromoCode, promoStatus } from './promo-code.ts'

/** Percent, or pounds. */
export const valueShown = ({
  discountType,
  discountValue,
}: Pick<Discount, 'discountType' | 'discountValue'>): number =>
  discountType === 'fixed' ? toPounds(discountValue) : discountValue

interface PromoSummary extends Discount {
  code: string
  description: string
  descriptionAr: string
}

/** As the shopper's "Apply" gets it, with the limits that the shopper has to know. */
export const shownApplied = (
  promo: PromoSummary & Pick<PromoCode, 'maxUses' | 'maxUsesPerPerson'>,
  discount: Piastres,
) => ({
  code: promo.code,
  description: promo.description,
  descriptionAr: promo.descriptionAr,
  discountType: promo.discountType,
  discountValue: valueShown(promo),
  discountAmount: toPounds(discount),
  maxDiscountAmount: promo.maxDiscount === null ? null : toPounds(promo.maxDiscount),
  maxUsagePerUser: promo.maxUsesPerPerson < promo.maxUses ? promo.maxUsesPerPerson : null,
})

interface Stored extends PromoCode, PromoSummary {
  id: string
  name: string
  nameAr: string
  isPublic: boolean
  isPersonal: boolean
  updatedAt: Date
  clock: Date
}

/** What the orders that used a code came to. */
export interface BroughtIn {
  orders: number
  discount: Piastres
  revenue: Piastres
}

/** As the back-office gets it. */
export const shownPromoCode = (promo: Stored, { orders, discount, revenue }: BroughtIn) => ({
  _id: promo.id,
  id: promo.id,
  code: promo.code,
  name: promo.name,
  nameAr: promo.nameAr,
  description: promo.description,
  descriptionAr: promo.descriptionAr,
  discountType: promo.discountType,
  discountValue: valueShown(promo),
  maxDiscountAmount: promo.maxDiscount === null ? null : toPounds(promo.maxDiscount),
  minimumOrderAmount: toPounds(promo.minSubtotal),
  maxUsage: promo.maxUses,
  maxUsagePerUser: promo.maxUsesPerPerson,
  currentUsage: promo.used,
  validFrom: promo.startsAt.toISOString(),
  validUntil: promo.endsAt.toISOString(),
  applicableCategories: [...promo.applicableCategories],
  applicableProducts: [...promo.applicableProducts],
  excludedCategories: [...promo.excludedCategories],
  excludedProducts: [...promo.excludedProducts],
  isPublic: promo.isPublic,
  isActive: promo.isActive,
  isPersonal: promo.isPersonal,
  status: promoStatus(promo, promo.clock),
  broughtIn: { orders, discount: toPounds(discount), revenue: toPounds(revenue) },
  updatedAt: promo.updatedAt.toISOString(),
})
