import { z } from 'zod'
import type { Language } from '#lib/language.ts'
import { typedText } from '#lib/wire.ts'
import { businessDays, days, deliveryDays, type Span } from './day-words.ts'
import type { Facts } from './facts.ts'

export const POLICIES = ['shipping', 'returns', 'payment', 'privacy', 'terms'] as const

const LONGEST = 8000
const text = typedText(LONGEST).min(1, 'required')
const bilingual = z.object({ en: text, ar: text })

/**
 * The owner's long texts: an empty line ends a paragraph, `- ` begins a point, `## ` a heading.
 * Names in braces stand for what the facts and the governorates say: see filled().
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

/** What the texts take their numbers from. */
export interface Sources {
  facts: Facts
  /** Business days from an order to the door over all governorates; null where there are none. */
  delivery: Span | null
}

function wordsFor({ facts, delivery }: Sources, language: Language): Record<string, string> {
  const { name, email, returns } = facts
  return {
    shop: name,
    email,
    returnDays: days(returns.days, language),
    faultyDays: days(returns.faultyDays, language),
    answerDays: businessDays(returns.answer, language),
    refundDays: businessDays(returns.refund, language),
    deliveryDays: deliveryDays(delivery, language),
  }
}

/** A name that stands for nothing stays as it was typed: its author then sees it. */
export function filled(raw: string, sources: Sources, language: Language): string {
  const words = wordsFor(sources, language)
  return raw.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
}
