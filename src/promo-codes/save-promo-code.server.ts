import { type Db, inTransaction, isUniqueClash, type Tx } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { fromPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import type { createPromoCodeCall, updatePromoCodeCall } from './api.ts'
import { lockPromoCode } from './db.server.ts'
import { insertPromoCode, replaceScope, updatePromoCode } from './db-save.server.ts'
import { codeOf } from './promo-code.ts'

export type PromoCodeForm = VerbInput<typeof createPromoCodeCall>
type PromoCodeEdit = VerbInput<typeof updatePromoCodeCall>

const CODE = /^[A-Z0-9][A-Z0-9_-]{1,29}$/
const MOST = 100_000_000
const DAY_OR_INSTANT = /^\d{4}-\d{2}-\d{2}($|T)/

/** A moment, or a day, which begins at midnight UTC. */
function instantOf(text: string): Date {
  const instant = new Date(text)
  if (!DAY_OR_INSTANT.test(text) || Number.isNaN(instant.getTime())) throw new Refusal('INVALID_DATE_FORMAT')
  return instant
}

const isPounds = (amount: number): boolean => Number.isFinite(amount) && amount <= MOST

function discountIn({ discountType, discountValue, maxDiscountAmount }: PromoCodeForm) {
  const isPercent = discountType === 'percentage'
  const isRight = isPercent
    ? Number.isInteger(discountValue) && discountValue >= 1 && discountValue <= 100
    : isPounds(discountValue) && fromPounds(discountValue) > 0
  if (!isRight) throw new Refusal('INVALID_DISCOUNT_VALUE')
  if (maxDiscountAmount !== null && (!isPounds(maxDiscountAmount) || fromPounds(maxDiscountAmount) <= 0))
    throw new Refusal('INVALID_MAX_DISCOUNT_AMOUNT')
  return {
    discountType,
    discountValue: isPercent ? discountValue : fromPounds(discountValue),
    maxDiscount: isPercent && maxDiscountAmount !== null ? fromPounds(maxDiscountAmount) : null,
  }
}

function limitsIn({ maxUsage, maxUsagePerUser, minimumOrderAmount }: PromoCodeForm, used: number) {
  const areWhole = [maxUsage, maxUsagePerUser].every((limit) => Number.isInteger(limit) && limit >= 1 && limit <= MOST)
  if (!areWhole || maxUsagePerUser > maxUsage || maxUsage < used) throw new Refusal('INVALID_USAGE_LIMITS')
  if (!isPounds(minimumOrderAmount) || minimumOrderAmount < 0) throw new Refusal('NEGATIVE_MINIMUM_ORDER')
  return { maxUses: maxUsage, maxUsesPerPerson: maxUsagePerUser, minSubtotal: fromPounds(minimumOrderAmount) }
}

function timesIn({ validFrom, validUntil }: PromoCodeForm) {
  const times = { startsAt: instantOf(validFrom), endsAt: instantOf(validUntil) }
  if (times.endsAt <= times.startsAt) throw new Refusal('INVALID', { errors: { validUntil: 'endsBeforeStart' } })
  return times
}

function columnsOf(form: PromoCodeForm, used: number) {
  const { name, description, descriptionAr, applicableCategories, excludedCategories, isPublic, isActive } = form
  const code = codeOf(form.code)
  if (!CODE.test(code)) throw new Refusal('INVALID', { errors: { code: 'promoCodeShape' } })
  const fields = {
    code,
    name,
    description,
    descriptionAr,
    applicableCategories,
    excludedCategories,
    isPublic,
    isActive,
  }
  return { ...fields, ...discountIn(form), ...limitsIn(form, used), ...timesIn(form) }
}

/** A code is one whatever its capitals: the second one is refused. */
async function refusingTwins<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    throw isUniqueClash(error, 'promo_codes_code_key') ? new Refusal('PROMO_CODE_ALREADY_EXISTS') : error
  }
}

const A_MINUTE = 60_000

export function createPromoCode(db: Db, form: PromoCodeForm, now: Date): Promise<string> {
  const columns = columnsOf(form, 0)
  if (columns.startsAt.getTime() < now.getTime() - A_MINUTE) throw new Refusal('PAST_DATE_NOT_ALLOWED')
  return refusingTwins(() =>
    inTransaction(db, async (tx) => {
      const id = newId()
      await insertPromoCode(tx, { ...columns, id, createdAt: now, updatedAt: now })
      await replaceScope(tx, id, form)
      return id
    }),
  )
}

async function edit(tx: Tx, { id, updatedAt, ...form }: PromoCodeEdit, now: Date): Promise<void> {
  const current = await lockPromoCode(tx, { id })
  if (!current) throw new Refusal('NOT_FOUND')
  if (updatedAt !== undefined && current.updatedAt.toISOString() !== new Date(updatedAt).toISOString())
    throw new Refusal('STALE_EDIT')
  await updatePromoCode(tx, id, { ...columnsOf(form, current.used), updatedAt: now })
  await replaceScope(tx, id, form)
}

/** Orders keep the discount they were given; the new rules count from the next order on. */
export const updatePromoCodeRules = (db: Db, change: PromoCodeEdit, now: Date): Promise<void> =>
  refusingTwins(() => inTransaction(db, (tx) => edit(tx, change, now)))
