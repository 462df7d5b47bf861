import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { FEEDS, feedPath } from '#feeds/feed.ts'
import { inLanguage } from '#lib/language.ts'
import type { TestShop } from '../../scripts/test-shop.mjs'
import { type TestBrowser, testBrowser } from '../support/browser.ts'
import { makeFee } from '../support/builders.ts'
import { HOSTILE, openHostile } from '../support/hostile-words.ts'
import { type Town, town } from '../support/running-shop.ts'
import { makeHostileShop } from './support/hostile-desk.ts'
import { mailIn } from './support/mail.ts'
import { deskPages, shopPages, withIds } from './support/page-table.ts'
import { alive } from './support/shopper.ts'
import { strays, trap, untilSaid } from './support/trap.ts'

const WORD = encodeURIComponent(HOSTILE[0] ?? '')

/** Milliseconds for one page, on a machine that may have other work. */
const PATIENCE = 30_000

let place: Town
let shop: TestShop
let owner: TestBrowser
let made: Awaited<ReturnType<typeof makeHostileShop>>

/** The letters that have left so far. */
async function letterFiles(): Promise<string[]> {
  const folder = path.join(shop.dataDir, 'mail')
  return (await readdir(folder)).filter((file) => file.endsWith('.eml')).map((file) => path.join(folder, file))
}

async function invitationOf(email: string): Promise<string> {
  let token = ''
  const look = async () => {
    const letters = await Promise.all((await letterFiles()).map((file) => readFile(file, 'latin1')))
    const letter = letters.map(mailIn).find(({ to }) => to.includes(email))
    token = /#([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    return token
  }
  await expect.poll(look, { timeout: 20_000 }).not.toBe('')
  return token
}

async function makeShop() {
  const { words, unused } = openHostile()
  const hostile = await makeHostileShop({ url: shop.url, owner, words, invitationOf })
  expect(unused()).toEqual([])
  return hostile
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  place = await town()
  shop = await place.open()
  await makeFee(place.db)
  owner = testBrowser(shop.url)
  await owner.signIn(shop.admin.email, shop.admin.password)
  made = await makeShop()
})
test.afterAll(() => place.close())

/** A browser of somebody’s, and what it caught. */
async function openTrap(browser: Browser, { token, cookies }: Pick<TestBrowser, 'token' | 'cookies'>) {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 900 } })
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: shop.url })))
  await context.addInitScript((kept) => {
    if (kept) localStorage.setItem('bw_access_token', kept)
  }, token)
  return { context, page: await context.newPage(), caught: await trap(context, shop.url) }
}

interface Visit {
  path: string
  /** Something that was typed stands there; of other pages the frame is looked at. */
  says: boolean
}

/** Every other page in Arabic: what it is made of is the same. */
async function visit(page: Page, visits: readonly Visit[], caught: string[]) {
  for (const [at, { path, says }] of visits.entries()) {
    const address = inLanguage(at % 2 === 0 ? 'en' : 'ar', path)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    // Markup that runs may swallow the rest of its page.
    await alive(page, PATIENCE).catch(() => caught.push(`the page does not come alive at ${address}`))
    if (says) await untilSaid(page).catch(() => caught.push(`nothing typed is shown at ${address}`))
    caught.push(...(await strays(page)).map((stray) => `${stray} at ${address}`))
  }
}

/** Pages of the shop that show nothing that anybody typed. */
const QUIET = [
  '/waiting-list',
  '/confirm-order',
  '/invitation',
  '/verify-email',
  '/reset-password',
  '/forgot-password',
  '/callback',
  '/auth',
  '/payment/failure',
  '/payment/result',
  '/payment/success',
  '/*',
  '/pre-order',
  '/verify',
  '/returns',
  '/guest-track',
  '/acs-test',
  '/favorites',
  '/preview/:id',
]
/** And of the back-office. */
const QUIET_AT_THE_DESK = [
  '/admin/*',
  '/admin/orders/new',
  '/admin/orders/invoices',
  '/admin/parcels/cash',
  '/admin/settings',
  '/admin/settings/feeds',
  '/admin/settings/health',
  '/admin/products/new',
  '/admin/products/import',
  '/admin/promo-codes/new',
  '/admin/shipping',
  '/admin/gallery/new',
  '/admin/notifications',
]

const visitsOf = (pages: readonly string[], ids: Record<string, string>, quiet: readonly string[]): Visit[] =>
  pages.map((pattern) => ({ path: withIds(pattern, ids), says: !quiet.includes(pattern) }))

const saying = (path: string): Visit => ({ path, says: true })
const asking = (path: string): Visit => ({ path, says: false })

test('AD3: what was typed runs on no page of the shop', async ({ browser }) => {
  test.setTimeout(240_000)
  const { returned, account, product } = made
  const cookies = new Map([...account.member.cookies, ...returned.guest.cookies])
  const { context, page, caught } = await openTrap(browser, { token: account.member.token, cookies })
  const ids = {
    '/product/:id': product.id,
    '/preview/:id': product.id,
    '/order/:id': returned.orderId,
    '/order/:id/receipt': returned.orderId,
    '/account/orders/:id': account.orderId,
    '/*': `nowhere/${WORD}`,
  }
  const asked = [
    saying(`/verify?sku=${returned.sku}`),
    saying(`/guest-track?sku=${returned.sku}`),
    saying(`/gallery?open=${made.catalogue.galleryId}`),
    asking(`/products?q=${WORD}`),
    asking(`/payment/failure?message=${WORD}&reason=${WORD}&id=${WORD}`),
    asking(`/auth?next=javascript:ran()&error=${WORD}`),
  ]
  await visit(page, [...visitsOf(shopPages(), ids, QUIET), ...asked], caught)
  expect(caught).toEqual([])
  await context.close()
})

test('AD3: what was typed runs on no page of the back-office', async ({ browser }) => {
  test.setTimeout(240_000)
  const { returned, account, product, catalogue, files } = made
  const { context, page, caught } = await openTrap(browser, owner)
  const ids = {
    '/admin/orders/:id': returned.orderId,
    '/admin/orders/:id/edit': files.waitingId,
    '/admin/customers/:id': account.customerId,
    '/admin/products/:id': product.id,
    '/admin/products/import/:id': files.importId,
    '/admin/promo-codes/:id': catalogue.promoId,
    '/admin/pre-orders/:id': account.preOrderId,
    '/admin/returns/:id': returned.returnId,
    '/admin/gallery/:id': catalogue.galleryId,
    '/admin/parcels/:id': files.manifestId,
    '/admin/parcels/settlements/:id': files.settlementId,
    '/admin/settings/:section': 'contact',
    '/admin/*': `nowhere/${WORD}`,
  }
  const more = [
    `/admin/orders/invoices?ids=${returned.orderId}`,
    ...[made.refusedId, made.owed.given, made.owed.kept].map((id) => `/admin/orders/${id}`),
    ...[made.preOrders.cancelled, made.preOrders.ordered].map((id) => `/admin/pre-orders/${id}`),
    ...['social', 'delivery', 'policies', 'about', 'mail', 'preOrders'].map((name) => `/admin/settings/${name}`),
  ]
  await visit(page, [...visitsOf(deskPages(), ids, QUIET_AT_THE_DESK), ...more.map(saying)], caught)
  expect(caught).toEqual([])
  await context.close()
})

test('AD3: what was typed runs in no letter', async ({ browser }) => {
  // What the team did is told once its minute is over.
  await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(place.db)
  await expect.poll(async () => (await letterFiles()).length, { timeout: 20_000 }).toBeGreaterThan(12)
  const { context, page, caught } = await openTrap(browser, testBrowser(shop.url))
  for (const file of await letterFiles()) {
    const { subject, html } = mailIn(await readFile(file, 'latin1'))
    await page.setContent(html)
    caught.push(...(await strays(page)).map((stray) => `${stray} in ${subject}`))
  }
  expect(caught).toEqual([])
  await context.close()
})

/** What the shop's own description says can be taken out as a table. */
async function tablesOf(ids: string): Promise<string[]> {
  const { body } = await owner.get('/api/openapi.json')
  const calls = Object.entries<{ get?: { responses: Record<string, { content?: object }> } }>(body.paths)
  const isTable = (content: object = {}): boolean => Object.keys(content).some((type) => type.startsWith('text/csv'))
  return calls.flatMap(([path, { get }]) =>
    isTable(get?.responses['200']?.content) ? [path.replace('{id}', ids)] : [],
  )
}

test('AD3: what was typed is text in every table that is taken out', async () => {
  const tables = await tablesOf(made.files.manifestId)
  expect(tables.length).toBeGreaterThan(3)
  for (const path of tables) {
    const { status, headers, body } = await owner.get(path)
    const head = ['content-type', 'x-content-type-options'].map((name) => headers.get(name))
    expect([status, ...head], path).toEqual([200, 'text/csv; charset=utf-8', 'nosniff'])
    expect(headers.get('content-disposition'), path).toMatch(/^attachment; /)
    const cells = parse(body, { bom: true }).flat()
    expect(cells.join(), path).toContain("'=1+")
    const formulas = cells.filter((cell) => /^\s*[=+\-@]/.test(cell) && !/^="\w+"$/.test(cell))
    expect(formulas, path).toEqual([])
  }
})

/** What stands between angle brackets there. */
const FEED_TAG = /<(\?xml |\/?(rss|channel|title|link|description|item|g:[a-z_]+)[ />])/g

test('AD3: what was typed is text in what Google and Meta read', async () => {
  for (const feed of FEEDS) {
    const text = await (await fetch(shop.url + feedPath(feed))).text()
    expect(text, feedPath(feed)).toContain('<g:id>')
    expect(text, feedPath(feed)).toContain('ran()')
    expect(text.match(FEED_TAG)?.length, feedPath(feed)).toBe(text.split('<').length - 1)
    expect(text, feedPath(feed)).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
  }
})
