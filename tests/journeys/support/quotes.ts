import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { open } from './shopper.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'

type Words = ReturnType<typeof wordsIn>

/** What it stands in, and what is said there: as the specification quotes it, and as the catalogue has it. */
export type Quote = [stands: 'text' | 'count' | Role, quoted: string, said: Said]
type Said = (words: Words, language: Language) => string
/** A count has other figures by the time that it is looked at. */
type Role = 'alert' | 'button' | 'dialog' | 'heading' | 'link' | 'radio' | 'status'

export interface Visit {
  page: Page
  language: Language
  words: Words
  makeProduct: (given?: Partial<Product>) => Promise<Product>
}

/** The way to a part of the shop or to a state of it, and what is said there. */
export type Step = [reach: (visit: Visit) => Promise<Locator>, ...quotes: Quote[]]

const plainly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function find(within: Locator, [stands]: Quote, text: string): Locator {
  if (stands === 'text') return within.getByText(text, { exact: true })
  if (stands === 'count') return within.getByText(new RegExp(`^${plainly(text).replace(/\d+/g, '\\d+')}$`))
  // What can be chosen says how much there is of it.
  if (stands === 'radio') return within.getByRole(stands, { name: new RegExp(`^${plainly(text)}( |$)`) })
  // These are not named by what they say.
  if (stands === 'alert' || stands === 'status') return within.getByRole(stands).filter({ hasText: text })
  return within.getByRole(stands, { name: text, exact: true })
}

/** The quotes to the letter in English; in Arabic what stands there for them. */
async function findQuotes(visit: Visit, [reach, ...quotes]: Step): Promise<void> {
  const { language, words } = visit
  const within = await reach(visit)
  for (const quote of quotes) {
    const [, quoted, said] = quote
    expect(said(wordsIn('en'), 'en'), 'the catalogue says it otherwise').toBe(quoted)
    const found = find(within, quote, language === 'en' ? quoted : said(words, language)).first()
    await expect(found).toBeVisible()
  }
}

export const mainOf = ({ page }: Visit): Locator => page.getByRole('main')

export async function openIn(visit: Visit, path: string): Promise<Locator> {
  await open(visit.page, inLanguage(visit.language, path))
  return mainOf(visit)
}

/** Every place in both languages. */
export function walk(places: Record<string, Step[]>): void {
  for (const language of LANGUAGES)
    for (const [place, steps] of Object.entries(places))
      test(`${place} says what it is known to say, in ${language}`, async ({ page, makeProduct }) => {
        for (const step of steps) await findQuotes({ page, language, words: wordsIn(language), makeProduct }, step)
      })
}
