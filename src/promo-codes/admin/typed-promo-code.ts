import type { Start } from '#back-office/form/admin-form.ts'
import type { Category } from '#catalog/product.ts'
import { cairoTime, fromCairoTime } from '#lib/cairo-time.ts'
import { numberIn } from '#lib/digits.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'
import type { createPromoCodeCall, getPromoCodeCall } from '../api.ts'
import { codeOf, type DISCOUNT_TYPES } from '../promo-code.ts'
import { type PromoProblem, promoProblems } from '../promo-code-rules.ts'

export type StoredCode = Answer<typeof getPromoCodeCall>['data']
export type NamedProduct = Omit<StoredCode['products'][number], '_id'>

/** The form as it is typed: numbers are still texts, times are what a clock in Cairo shows. */
export interface TypedCode {
  code: string
  name: string
  nameAr: string
  description: string
  descriptionAr: string
  discountType: (typeof DISCOUNT_TYPES)[number]
  discountValue: string
  maxDiscountAmount: string
  minimumOrderAmount: string
  maxUsage: string
  maxUsagePerUser: string
  validFrom: string
  validUntil: string
  applicableCategories: readonly Category[]
  applicableProducts: readonly NamedProduct[]
  excludedCategories: readonly Category[]
  excludedProducts: readonly NamedProduct[]
  isPublic: boolean
  isActive: boolean
}

export type CodeField = keyof TypedCode
type CodeStart = Start<TypedCode, StoredCode>

export const CODE_FIELDS = [
  'code',
  'name',
  'nameAr',
  'description',
  'descriptionAr',
  'discountType',
  'discountValue',
  'maxDiscountAmount',
  'minimumOrderAmount',
  'maxUsage',
  'maxUsagePerUser',
  'validFrom',
  'validUntil',
  'applicableCategories',
  'applicableProducts',
  'excludedCategories',
  'excludedProducts',
  'isPublic',
  'isActive',
] as const satisfies readonly CodeField[]

const SECOND = 1000
const HOUR = 3600 * SECOND
/** So that it lies ahead though its seconds are cut off. */
const START = 65 * SECOND

const newCode = (now: Date): TypedCode => ({
  ...{ code: '', name: '', nameAr: '', description: '', descriptionAr: '' },
  ...{ discountType: 'percentage', discountValue: '0', maxDiscountAmount: '', minimumOrderAmount: '0' },
  ...{ maxUsage: '100', maxUsagePerUser: '1' },
  validFrom: cairoTime(new Date(now.getTime() + START)),
  validUntil: cairoTime(new Date(now.getTime() + HOUR)),
  ...{ applicableCategories: [], applicableProducts: [], excludedCategories: [], excludedProducts: [] },
  ...{ isPublic: false, isActive: true },
})

export function typedFrom(stored: StoredCode | null, now: Date): TypedCode {
  if (!stored) return newCode(now)
  const { promoCode, products } = stored
  const named = (ids: readonly string[]): NamedProduct[] =>
    products.filter(({ id }) => ids.includes(id)).map(({ _id: _, ...product }) => product)
  const { code, name, nameAr, description, descriptionAr, discountType, isPublic, isActive } = promoCode
  return {
    ...{ code, name, nameAr, description, descriptionAr, discountType, isPublic, isActive },
    discountValue: String(promoCode.discountValue),
    maxDiscountAmount: promoCode.maxDiscountAmount === null ? '' : String(promoCode.maxDiscountAmount),
    minimumOrderAmount: String(promoCode.minimumOrderAmount),
    maxUsage: String(promoCode.maxUsage),
    maxUsagePerUser: String(promoCode.maxUsagePerUser),
    validFrom: cairoTime(new Date(promoCode.validFrom)),
    validUntil: cairoTime(new Date(promoCode.validUntil)),
    applicableCategories: promoCode.applicableCategories,
    applicableProducts: named(promoCode.applicableProducts),
    excludedCategories: promoCode.excludedCategories,
    excludedProducts: named(promoCode.excludedProducts),
  }
}

/** An empty number of uses falls back to one, an empty minimum to none. */
const numberOr = (text: string, empty: number): number => (text.trim() === '' ? empty : numberIn(text))

/** What was not touched is the stored moment with its seconds; a new code's start moves along while its form is open. */
function momentsOf({ validFrom, validUntil }: TypedCode, { stored, typed: before }: CodeStart, now: Date) {
  const momentOf = (field: 'validFrom' | 'validUntil', text: string): Date | null =>
    stored && text === before[field] ? new Date(stored.promoCode[field]) : fromCairoTime(text)
  const start = momentOf('validFrom', validFrom)
  const isPassing = !stored && validFrom === before.validFrom && start !== null && start < now
  return { startsAt: isPassing ? now : start, endsAt: momentOf('validUntil', validUntil) }
}

function numbersOf(typed: TypedCode) {
  const { discountType, maxDiscountAmount } = typed
  const isUnlimited = discountType === 'fixed' || maxDiscountAmount.trim() === ''
  return {
    discountType,
    discountValue: numberOr(typed.discountValue, 0),
    maxDiscountAmount: isUnlimited ? null : numberIn(maxDiscountAmount),
    minimumOrderAmount: numberOr(typed.minimumOrderAmount, 0),
    maxUsage: numberOr(typed.maxUsage, 1),
    maxUsagePerUser: numberOr(typed.maxUsagePerUser, 1),
  }
}

export type TypedProblem = PromoProblem | 'codeRequired' | 'nameRequired' | 'dateFormat'
const A_MINUTE = 60 * SECOND

/** What stands against each field, before anything is sent. */
export function problemsIn(typed: TypedCode, start: CodeStart, now: Date): Partial<Record<string, TypedProblem>> {
  const { startsAt, endsAt } = momentsOf(typed, start, now)
  const isStartKept = start.stored !== null && typed.validFrom === start.typed.validFrom
  // Where a time is missing, the others are judged as if it were right.
  const times = { startsAt: startsAt ?? now, endsAt: endsAt ?? new Date(Number.POSITIVE_INFINITY) }
  const promoCode = { code: codeOf(typed.code), ...numbersOf(typed), ...times }
  const earliest = isStartKept ? null : new Date(now.getTime() - A_MINUTE)
  const rules = promoProblems(promoCode, { used: start.stored?.promoCode.currentUsage ?? 0, earliest })
  return {
    ...rules,
    ...(promoCode.code === '' ? { code: 'codeRequired' as const } : {}),
    ...(typed.name.trim() === '' ? { name: 'nameRequired' as const } : {}),
    ...(startsAt ? {} : { validFrom: 'dateFormat' as const }),
    ...(endsAt ? {} : { validUntil: 'dateFormat' as const }),
  }
}

const idsOf = (products: readonly NamedProduct[]): string[] => products.map(({ id }) => id)

export function bodyOf(typed: TypedCode, start: CodeStart, now: Date): CallInput<typeof createPromoCodeCall> {
  const { name, nameAr, description, descriptionAr, isPublic, isActive } = typed
  const { startsAt, endsAt } = momentsOf(typed, start, now)
  return {
    ...{ name, nameAr, description, descriptionAr, isPublic, isActive },
    ...numbersOf(typed),
    code: codeOf(typed.code),
    validFrom: startsAt?.toISOString() ?? '',
    validUntil: endsAt?.toISOString() ?? '',
    applicableCategories: [...typed.applicableCategories],
    applicableProducts: idsOf(typed.applicableProducts),
    excludedCategories: [...typed.excludedCategories],
    excludedProducts: idsOf(typed.excludedProducts),
  }
}

/** So many milliseconds after what a clock in Cairo shows, as that clock will show it; now where it shows nothing. */
export const later = (shown: string, by: number, now: Date): string =>
  cairoTime(new Date((fromCairoTime(shown) ?? now).getTime() + by))
