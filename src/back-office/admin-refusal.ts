import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import type { Refusal } from '#lib/refusal.ts'

interface Explanation {
  title: string
  words: string
  hint: string | null
  /** Waiting mends it: nothing went wrong. */
  isWarning: boolean
}

const textFor = <T>(texts: Record<number, T>, status: number): T | undefined => texts[status]

/** A "no" of the server is a sentence already; one that never came from there is said here. */
export function explain({ code, message, status }: Refusal, { common, refusals }: AdminTexts): Explanation {
  const { titles, other, unexpected, hints } = refusals
  if (message === code) return { title: other, words: common.unreachable, hint: null, isWarning: false }
  return {
    title: textFor(titles, status) ?? other,
    words: code === 'UNEXPECTED' ? unexpected : message,
    hint: textFor(hints, status) ?? null,
    isWarning: status === 429,
  }
}
