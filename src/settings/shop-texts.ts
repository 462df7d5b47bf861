import { z } from 'zod'
import type { Language } from '#lib/language.ts'
import { typedText } from '#lib/wire.ts'
import { businessDays, days } from './day-words.ts'
import type { Facts } from './facts.ts'

export const POLICIES = ['shipping', 'returns', 'payment', 'privacy', 'terms'] as const

const LONGEST = 8000
const text = typedText(LONGEST).min(1, 'required')
const bilingual = z.object({ en: text, ar: text })

/**
 * The owner's long texts: an empty line ends a paragraph, `- ` begins a point, `## ` a heading.
 * Names in braces stand for what the facts say: see filled().
 */
export const shopTexts = z
  .object({
    about: bilingual,
    policies: z.object({
      shipping: bilingual,
      returns: bilingual,
      payment: bilingual,
      privacy: bilingual,
      terms: bilingual,
    }),
  })
  .meta({ id: 'ShopTexts' })

export type ShopTexts = z.output<typeof shopTexts>

function wordsFor({ name, email, returns }: Facts, language: Language): Record<string, string> {
  return {
    shop: name,
    email,
    returnDays: days(returns.days, language),
    faultyDays: days(returns.faultyDays, language),
    answerDays: businessDays(returns.answer, language),
    refundDays: businessDays(returns.refund, language),
  }
}

/** A name that stands for nothing stays as it was typed: its author then sees it. */
export function filled(raw: string, facts: Facts, language: Language): string {
  const words = wordsFor(facts, language)
  return raw.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
}
