import { hasMoreThanHundredths } from '#lib/digits.ts'
import type { RefusalCode } from '#lib/refusal.ts'
import type { DISCOUNT_TYPES } from './promo-code.ts'

/** What an owner says of a code, in numbers: pounds and percent. */
export interface WantedCode {
  code: string
  discountType: (typeof DISCOUNT_TYPES)[number]
  discountValue: number
  maxDiscountAmount: number | null
  minimumOrderAmount: number
  maxUsage: number
  maxUsagePerUser: number
  startsAt: Date
  endsAt: Date
}

/** By which word the catalogues name each problem, and under which code the server refuses it. */
export const PROBLEM_CODES = {
  promoCodeShape: 'INVALID',
  percentWhole: 'INVALID_DISCOUNT_VALUE',
  discountAmount: 'INVALID_DISCOUNT_VALUE',
  maxDiscountAmount: 'INVALID_MAX_DISCOUNT_AMOUNT',
  usesWhole: 'INVALID_USAGE_LIMITS',
  usesBelowUsed: 'INVALID_USAGE_LIMITS',
  usesPerPerson: 'INVALID_USAGE_LIMITS',
  minimumAmount: 'NEGATIVE_MINIMUM_ORDER',
  startsInPast: 'PAST_DATE_NOT_ALLOWED',
  endsBeforeStart: 'INVALID',
} as const satisfies Record<string, RefusalCode>

export type PromoProblem = keyof typeof PROBLEM_CODES
export type PromoProblems = Record<string, PromoProblem>

const CODE = /^[A-Z0-9][A-Z0-9_-]{1,29}$/
const MOST_POUNDS = 10_000_000
const MOST_USES = 100_000_000

/** With at most 2 decimals, as money has. */
const isAmount = (pounds: number, least: number): boolean =>
  pounds >= least && pounds <= MOST_POUNDS && !hasMoreThanHundredths(pounds)

const isUses = (uses: number): boolean => Number.isInteger(uses) && uses >= 1 && uses <= MOST_USES

function whyNotDiscount({ discountType, discountValue }: WantedCode): PromoProblem | null {
  if (discountType === 'fixed') return isAmount(discountValue, 0.01) ? null : 'discountAmount'
  return Number.isInteger(discountValue) && discountValue >= 1 && discountValue <= 100 ? null : 'percentWhole'
}

function whyNotUses({ maxUsage }: WantedCode, used: number): PromoProblem | null {
  if (!isUses(maxUsage)) return 'usesWhole'
  return maxUsage < used ? 'usesBelowUsed' : null
}

function whyNotUsesPerPerson({ maxUsage, maxUsagePerUser }: WantedCode): PromoProblem | null {
  if (!isUses(maxUsagePerUser)) return 'usesWhole'
  return isUses(maxUsage) && maxUsagePerUser > maxUsage ? 'usesPerPerson' : null
}

interface Standing {
  /** How often orders use it by now. */
  used: number
  /** A start before this lies in the past; none where the start was set before and stays. */
  earliest: Date | null
}

/** What stands against each field, in the order of the form. */
export function promoProblems(promoCode: WantedCode, { used, earliest }: Standing): PromoProblems {
  const { code, maxDiscountAmount: most, minimumOrderAmount, startsAt, endsAt } = promoCode
  const problems: Record<string, PromoProblem | null> = {
    code: CODE.test(code) ? null : 'promoCodeShape',
    discountValue: whyNotDiscount(promoCode),
    maxDiscountAmount: most === null || isAmount(most, 0.01) ? null : 'maxDiscountAmount',
    minimumOrderAmount: isAmount(minimumOrderAmount, 0) ? null : 'minimumAmount',
    maxUsage: whyNotUses(promoCode, used),
    maxUsagePerUser: whyNotUsesPerPerson(promoCode),
    validFrom: earliest && startsAt < earliest ? 'startsInPast' : null,
    validUntil: endsAt <= startsAt ? 'endsBeforeStart' : null,
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  )
}
