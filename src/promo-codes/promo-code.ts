import type { Category } from '#catalog/product.ts'
import { inPiastres, type Piastres, sumOf } from '#lib/money.ts'
import type { RefusalCode } from '#lib/refusal.ts'

export const DISCOUNT_TYPES = ['percentage', 'fixed'] as const
type DiscountType = (typeof DISCOUNT_TYPES)[number]

export interface Discount {
  discountType: DiscountType
  /** Whole percent, or piastres. */
  discountValue: number
  /** The most that a percentage takes off. */
  maxDiscount: Piastres | null
}

/** What of a cart a code is for. An exclusion always wins; without any "applicable" it is for everything else. */
export interface Scope {
  applicableCategories: readonly Category[]
  applicableProducts: readonly string[]
  excludedCategories: readonly Category[]
  excludedProducts: readonly string[]
}

export interface PromoCode extends Discount, Scope {
  minSubtotal: Piastres
  maxUses: number
  maxUsesPerPerson: number
  used: number
  startsAt: Date
  endsAt: Date
  isActive: boolean
}

export interface PricedLine {
  productId: string
  category: Category
  price: Piastres
  quantity: number
}

/** What a code is held against: the cart's sums, how often the person used it before, and the time. */
export interface Occasion {
  subtotal: Piastres
  eligible: Piastres
  usesOfPerson: number
  now: Date
}

/** As it is written: in capitals, without spaces around. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase()

/** `Mona+shop@X.com` and `mona@x.com` are one mailbox. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

export function isFor(scope: Scope, { productId, category }: PricedLine): boolean {
  if (scope.excludedProducts.includes(productId) || scope.excludedCategories.includes(category)) return false
  if (scope.applicableProducts.length + scope.applicableCategories.length === 0) return true
  return scope.applicableProducts.includes(productId) || scope.applicableCategories.includes(category)
}

const worth = (lines: readonly PricedLine[]): Piastres => sumOf(lines.map(({ price, quantity }) => price * quantity))

/** The sums that a code looks at, for these lines at today's prices. */
export const sumsFor = (scope: Scope, lines: readonly PricedLine[]): Pick<Occasion, 'subtotal' | 'eligible'> => ({
  subtotal: worth(lines),
  eligible: worth(lines.filter((line) => isFor(scope, line))),
})

/** Null where the code may be used. The first reason counts, in the order in which a shopper can do something about it. */
export function whyNot(promo: PromoCode, { subtotal, eligible, usesOfPerson, now }: Occasion): RefusalCode | null {
  if (!promo.isActive) return 'INACTIVE_PROMO_CODE'
  if (now < promo.startsAt) return 'PROMO_CODE_NOT_YET_VALID'
  if (now >= promo.endsAt) return 'PROMO_CODE_EXPIRED'
  if (promo.used >= promo.maxUses) return 'PROMO_CODE_USAGE_LIMIT_REACHED'
  if (usesOfPerson >= promo.maxUsesPerPerson) return 'USER_USAGE_LIMIT_REACHED'
  return whyNotOn(promo, { subtotal, eligible })
}

/** What a code asks of the cart alone. */
export function whyNotOn(
  { minSubtotal }: Pick<PromoCode, 'minSubtotal'>,
  { subtotal, eligible }: Pick<Occasion, 'subtotal' | 'eligible'>,
): RefusalCode | null {
  if (subtotal < minSubtotal) return 'MINIMUM_ORDER_AMOUNT_NOT_MET'
  return eligible === 0 ? 'PROMO_CODE_CANNOT_BE_USED' : null
}

/** What it takes off the eligible lines, never more than they cost: a percentage is rounded half up once. */
export function discountOn(eligible: Piastres, { discountType, discountValue, maxDiscount }: Discount): Piastres {
  if (discountType === 'fixed') return inPiastres(Math.min(discountValue, eligible))
  const percent = Math.floor((eligible * discountValue + 50) / 100)
  return inPiastres(Math.min(percent, maxDiscount ?? percent))
}

/** How the back-office calls it, the first that fits. */
export const PROMO_STATUSES = ['inactive', 'expired', 'fullyUsed', 'almostFull', 'active', 'pending'] as const
export type PromoStatus = (typeof PROMO_STATUSES)[number]

/** Of personal codes: these alone, or beside the others. */
export const WHOSE = ['personal', 'all'] as const
export type Whose = (typeof WHOSE)[number]

const ALMOST = 0.8

export function promoStatus(
  {
    isActive,
    startsAt,
    endsAt,
    used,
    maxUses,
  }: Pick<PromoCode, 'isActive' | 'startsAt' | 'endsAt' | 'used' | 'maxUses'>,
  now: Date,
): PromoStatus {
  if (!isActive) return 'inactive'
  if (now > endsAt) return 'expired'
  if (used >= maxUses) return 'fullyUsed'
  if (used >= maxUses * ALMOST) return 'almostFull'
  return now >= startsAt ? 'active' : 'pending'
}
