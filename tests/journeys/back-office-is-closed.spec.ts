import { expect } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { type TestAnswer, type TestBrowser, testBrowser } from '../support/browser.ts'
import type { BackOffice } from './support/back-office.ts'
import { here } from './support/here.ts'
import { makeMember } from './support/member.ts'
import { deskPages, withIds } from './support/page-table.ts'
import { aList, aSettlement } from './support/sent-parcels.ts'
import { test } from './support/test.ts'

/** What the owner reads: each list, and each of its first entries, of whoever and whatever is in it. */
const READ = [
  '/api/orders?limit=50',
  '/api/customers',
  '/api/promo-codes?limit=50',
  '/api/products/admin/all?status=draft',
  '/api/pre-orders',
  '/api/returns',
  '/api/reviews/admin/all',
  '/api/staff',
  '/api/activity',
  '/api/admin/parcels/settlements',
]
const PERSONAL = /^(name|fullName|full_name|customer|customerName|nameAr|code|note|comment|title|address|street)$/
const TELLING = /@|^\+?\d{9,}$|^BW[0-9A-Z]{5,6}$|^[0-9A-Z]{26}$/

function* wordsOf(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string' && value.length > 4 && (PERSONAL.test(name) || TELLING.test(value))) yield value
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* wordsOf(inner, Array.isArray(value) ? name : key)
}

/** All that stands in the owner's lists, but what the shop tells everybody. */
async function ownersWords(owner: TestBrowser): Promise<string[]> {
  const answers = await Promise.all(READ.map((path) => owner.get(path)))
  expect(answers.map(({ status }) => status)).toEqual(READ.map(() => 200))
  const anybody = testBrowser(here.url)
  const told = JSON.stringify(
    await Promise.all(['/api/settings', '/api/settings/pages'].map((path) => anybody.get(path))),
  )
  return [...new Set(answers.flatMap(({ body }) => [...wordsOf(body)]))].filter((word) => !told.includes(word))
}

const HEAD = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')

/** The owner's own token, made out anew by somebody without the shop's secret. */
function forged({ token = '' }: TestBrowser): string {
  const [, claims = ''] = token.split('.')
  return `${HEAD}.${claims}.${'A'.repeat(43)}`
}

/** Of each page that shows one thing, one that is there. */
async function oneOfEach(backOffice: BackOffice): Promise<Record<string, string>> {
  const first = async (path: string, pick: (body: TestAnswer['body']) => { id: string }[]): Promise<string> => {
    const { body } = await backOffice.browser.get(path)
    return pick(body)[0]?.id ?? 'none'
  }
  const order = await first('/api/orders?limit=1', ({ orders }) => orders)
  return {
    '/admin/orders/:id': order,
    '/admin/orders/:id/edit': order,
    '/admin/customers/:id': order,
    '/admin/products/:id': await first('/api/products/admin/all?limit=1', ({ products }) => products),
    '/admin/products/import/:id': order,
    '/admin/promo-codes/:id': await first('/api/promo-codes?limit=1', ({ data }) => data.promoCodes),
    '/admin/pre-orders/:id': await first('/api/pre-orders', ({ preOrders }) => preOrders),
    '/admin/returns/:id': await first('/api/returns', ({ returns }) => returns),
    '/admin/gallery/:id': await first('/api/gallery', ({ galleries }) => galleries),
    '/admin/parcels/:id': await aList(backOffice),
    '/admin/parcels/settlements/:id': await aSettlement(backOffice),
    '/admin/settings/:section': 'contact',
    [NOWHERE]: 'nowhere',
  }
}

/** What the back-office says of every address that it does not have. */
const NOWHERE = '/admin/*'

/** As a document, and as the router’s own answer for it. */
const waysTo = (path: string): string[] =>
  LANGUAGES.flatMap((language) => [inLanguage(language, path), `${inLanguage(language, path)}.data`])

test('AD2: no page of the back-office knows who asks, or holds anything of the owner’s', async ({ backOffice }) => {
  const { browser: owner } = backOffice
  const words = await ownersWords(owner)
  expect(words.length).toBeGreaterThan(200)
  const ids = await oneOfEach(backOffice)
  const { browser: shopper } = await makeMember('en')
  const forger = testBrowser(here.url)
  forger.token = forged(owner)
  const pages = deskPages()
  expect(pages.length).toBeGreaterThan(30)
  const isThere = (path: string): boolean => !path.includes(withIds(NOWHERE, ids))
  for (const path of pages.flatMap((page) => waysTo(withIds(page, ids)))) {
    const { status, headers, body } = await testBrowser(here.url).get(path)
    expect(status, path).toBe(isThere(path) ? 200 : 404)
    const asked = decodeURIComponent(path)
    const held = words.filter((word) => !asked.includes(word) && body.includes(word))
    expect(held, path).toEqual([])
    expect(headers.get('set-cookie'), path).toBeNull()
    let told = body
    for (const [who, browser] of Object.entries({ shopper, forger, owner }))
      await expect(async () => {
        const { body: own } = await browser.get(path)
        // Another journey may have changed meanwhile what every stranger is told.
        if (own !== told) told = (await testBrowser(here.url).get(path)).body
        expect(own, `${path} for the ${who}`).toBe(told)
      }).toPass({ timeout: 10_000 })
  }
})
