import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { inLanguage, type Language } from '#lib/language.ts'
import { type TestBrowser, testBrowser } from '../../support/browser.ts'
import { here } from './here.ts'
import { open, signIn } from './shopper.ts'
import { wordsIn } from './words.ts'

export interface Member {
  name: string
  email: string
  password: string
}

const NAMES = { en: 'Mona Adel', ar: 'منى عادل' }

export const aMember = (language: Language): Member => ({
  name: NAMES[language],
  email: `mona.${randomInt(1_000_000_000)}@example.com`,
  password: 'a good long word',
})

/** Somebody who has registered, and the browser in which they did. */
export async function makeMember(language: Language): Promise<Member & { browser: TestBrowser }> {
  const member = aMember(language)
  const browser = testBrowser(here.url)
  const { name: full_name, email, password } = member
  const form = { email, password, full_name }
  const { status, body } = await browser.send('POST', '/api/auth/signup', form, { 'accept-language': language })
  expect(status).toBe(201)
  browser.token = body.token
  return { ...member, browser }
}

/** Through the sign-in page to the account. */
export async function openAccount(page: Page, member: Member, language: Language): Promise<void> {
  await open(page, inLanguage(language, '/account'))
  await expect(page).toHaveURL(/\/auth\?next=/)
  await signIn(page, member, language)
  await seeAccount(page, language)
}

export async function seeAccount(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(inLanguage(language, '/account'))
  await expect(page.getByRole('heading', { level: 1, name: wordsIn(language).account.page.title })).toBeVisible()
}

/** The link in a mail about an account. */
export function linkIn({ text }: { text: string }): string {
  const [link] = /https?:\/\/\S+#\S+/.exec(text) ?? []
  if (!link) throw new Error(`There is no link in: ${text}`)
  return link
}
