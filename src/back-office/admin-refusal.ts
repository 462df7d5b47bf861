import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import type { Refusal, RefusalCode } from '#lib/refusal.ts'

interface Explanation {
  title: string
  words: string
  hint: string | null
  /** Waiting mends it, or it is as it should be: nothing went wrong. */
  isWarning: boolean
  severity: Severity
}

type Severity = 'error' | 'warning' | 'info'

/** What is not named is an error. */
const SEVERITIES: Partial<Record<RefusalCode, Severity>> = {
  INACTIVE_PROMO_CODE: 'warning',
  PROMO_CODE_USAGE_LIMIT_REACHED: 'warning',
  MINIMUM_ORDER_AMOUNT_NOT_MET: 'warning',
  PROMO_CODE_NOT_YET_VALID: 'info',
  PROMO_CODE_EXPIRED: 'warning',
  USER_USAGE_LIMIT_REACHED: 'warning',
  PROMO_CODE_IN_USE: 'warning',
}

/** What stands between tells of a shop that did not answer it; every other answer is the shop's, even without its words. */
const isUnheard = ({ code, message, details }: Refusal): boolean =>
  message === code && !(Number(details['status']) <= 500)

const textFor = <T>(texts: Record<number, T>, status: number): T | undefined => texts[status]

/** A "no" of the server is a sentence already; one that never came from there is said here. */
export function explain(refusal: Refusal, { common, refusals }: AdminTexts): Explanation {
  const { code, message, status } = refusal
  const { titles, other, unexpected, hints } = refusals
  if (isUnheard(refusal))
    return { title: other, words: common.unreachable, hint: null, isWarning: false, severity: 'error' }
  const codes: Partial<Record<RefusalCode, { title: string; hint: string }>> = refusals.codes
  const own = codes[code]
  const severity = SEVERITIES[code] ?? (status === 429 ? 'warning' : 'error')
  return {
    title: own?.title ?? textFor(titles, status) ?? other,
    words: code === 'UNEXPECTED' ? unexpected : message,
    hint: own?.hint ?? textFor(hints, status) ?? null,
    isWarning: severity === 'warning',
    severity,
  }
}
