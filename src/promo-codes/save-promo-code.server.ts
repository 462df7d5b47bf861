import { z } from 'zod'
import { cairoTime, fromCairoTime } from '#lib/cairo-time.ts'
import { type Db, inTransaction, isUniqueClash, type Tx } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { fromPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { day, instant } from '#lib/wire.ts'
import type { createPromoCodeCall, updatePromoCodeCall } from './api.ts'
import { insertPromoCode, replaceScope, updatePromoCode } from './db-save.server.ts'
import { lockAsSeen } from './lock-as-seen.server.ts'
import { codeOf } from './promo-code.ts'
import { PROBLEM_CODES, promoProblems } from './promo-code-rules.ts'

export type PromoCodeForm = VerbInput<typeof createPromoCodeCall>
type PromoCodeEdit = VerbInput<typeof updatePromoCodeCall>

const isDay = (text: string): boolean => day.safeParse(text).success
const isMoment = (text: string): boolean => z.iso.datetime({ offset: true }).safeParse(text).success

/** A moment, or a day, which begins when it does in Cairo. What no answer could say would end every list with it. */
function instantOf(field: 'validFrom' | 'validUntil', text: string): Date {
  const at = isDay(text) ? fromCairoTime(`${text}T00:00`) : isMoment(text) ? new Date(text) : null
  if (at === null || !instant.safeParse(at.toJSON()).success)
    throw new Refusal('INVALID_DATE_FORMAT', { errors: { [field]: 'dateFormat' } })
  return at
}

const A_MINUTE = 60_000

/** Clocks differ a little; and who names a day means the rest of it too. */
const earliestStart = ({ validFrom }: PromoCodeForm, now: Date): Date =>
  (isDay(validFrom) ? fromCairoTime(`${cairoTime(now).slice(0, 10)}T00:00`) : null) ??
  new Date(now.getTime() - A_MINUTE)

interface Before {
  used: number
  startsAt: Date
}

function columnsOf(form: PromoCodeForm, before: Before | null, now: Date) {
  const { name, nameAr, description, descriptionAr, applicableCategories, excludedCategories } = form
  const { discountType, discountValue, maxDiscountAmount, isPublic, isActive } = form
  const isPercent = discountType === 'percentage'
  const code = codeOf(form.code)
  const times = { startsAt: instantOf('validFrom', form.validFrom), endsAt: instantOf('validUntil', form.validUntil) }
  const isAsBefore = times.startsAt.getTime() === before?.startsAt.getTime()
  const errors = promoProblems(
    { ...form, ...times, code },
    { used: before?.used ?? 0, earliest: isAsBefore ? null : earliestStart(form, now) },
  )
  const [problem] = Object.values(errors)
  if (problem) throw new Refusal(PROBLEM_CODES[problem], { errors })
  return {
    ...{ code, name, nameAr, description, descriptionAr, applicableCategories, excludedCategories, isPublic, isActive },
    ...times,
    discountType,
    discountValue: isPercent ? discountValue : fromPounds(discountValue),
    maxDiscount: isPercent && maxDiscountAmount !== null ? fromPounds(maxDiscountAmount) : null,
    minSubtotal: fromPounds(form.minimumOrderAmount),
    maxUses: form.maxUsage,
    maxUsesPerPerson: form.maxUsagePerUser,
  }
}

/** A code is one whatever its capitals: the second one is refused. */
async function refusingTwins<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (!isUniqueClash(error, 'promo_codes_code_key')) throw error
    throw new Refusal('PROMO_CODE_ALREADY_EXISTS', { errors: { code: 'promoCodeTaken' } })
  }
}

export function createPromoCode(db: Db, form: PromoCodeForm, now: Date): Promise<string> {
  const columns = columnsOf(form, null, now)
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
  const current = await lockAsSeen(tx, { id, updatedAt })
  await updatePromoCode(tx, id, { ...columnsOf(form, current, now), updatedAt: now })
  await replaceScope(tx, id, form)
}

/** Orders keep the discount they were given; the new rules count from the next order on. */
export const updatePromoCodeRules = (db: Db, change: PromoCodeEdit, now: Date): Promise<void> =>
  refusingTwins(() => inTransaction(db, (tx) => edit(tx, change, now)))
