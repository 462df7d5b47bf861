import { type Browser, expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { GOVERNORATES } from '#shipping/governorates.ts'
import type { TestShop } from '../../scripts/test-shop.mjs'
import { type TestBrowser, testBrowser } from '../support/browser.ts'
import { type Town, town } from '../support/running-shop.ts'
import { button } from './support/admin-page.ts'
import { open } from './support/shopper.ts'
import { wordsIn } from './support/words.ts'

const { settings, form, shipping, common, product: words } = wordsIn('en').admin
const { form: inArabic } = wordsIn('ar').admin

// Whatever these save, every other journey would meet: the shop they save it in is theirs alone.
let place: Town
let shop: TestShop
let owner: TestBrowser
test.beforeAll(async () => {
  place = await town()
  shop = await place.open()
  owner = testBrowser(shop.url)
  await owner.signIn(shop.admin.email, shop.admin.password)
})
test.afterAll(() => place.close())

async function sent(method: string, path: string, body: object) {
  const answer = await owner.send(method, path, body)
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

async function pageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 900 } })
  await context.addInitScript((token) => localStorage.setItem('bw_access_token', token), owner.token ?? '')
  return context.newPage()
}

/** Without one, an owner of whom it is asked may only set it up. */
async function setUpSecondFactor(): Promise<void> {
  const { secret } = await sent('POST', '/api/auth/second-factor', { password: shop.admin.password })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await sent('PUT', '/api/auth/second-factor', { code })
}

test('the collection that opens the shop, what is few and how owners sign in are saved, and stand there again', async ({
  browser,
}) => {
  await setUpSecondFactor()
  const page = await pageOf(browser)
  const section = async (name: string, field: string, change: 'select' | 'fill' | 'check', value = '') => {
    await open(page, `/admin/settings/${name}`)
    const shown = page.locator(`[name="settings.${field}"]`)
    if (change === 'select') await shown.selectOption(value)
    else if (change === 'fill') await shown.fill(value)
    else await shown.check()
    await button(page, form.save).click()
    await expect(page.getByText(settings.saved)).toBeVisible()
    await page.reload()
    if (change === 'check') await expect(shown).toBeChecked()
    else await expect(shown).toHaveValue(value)
  }
  await section('collection', 'currentCollection', 'select', 'White')
  await section('stock', 'lowStock', 'fill', '7')
  await section('security', 'ownersNeedSecondFactor', 'check')
  const stored = (await testBrowser(shop.url).get('/api/settings')).body
  expect(stored.settings).toMatchObject({ currentCollection: 'White', ownersNeedSecondFactor: true })
  await page.context().close()
})

test('the product that leads the home page is replaced when the owner says so, and not before', async ({ browser }) => {
  const make = async (name: string, featured: boolean, nameAr = ''): Promise<string> => {
    const sold = { price: 300, color: 'black', category: 'Polo', sizes: [{ size: 'M', stock: 3 }] }
    const product = { name, nameAr, ...sold, featured }
    return (await sent('POST', '/api/products', product)).product.id
  }
  const leading = await make('Leads', true)
  const id = await make('Follows', false, 'تابع')
  const leader = async () =>
    (await owner.get('/api/products/collection/black/featured')).body.featuredProduct.name as string
  const page = await pageOf(browser)
  await open(page, `/admin/products/${id}`)
  const leads = page.getByLabel(form.featuredLabel)
  const conflict = page.getByRole('dialog', { name: form.featuredTitle })
  await leads.check()
  await expect(leads).toHaveAccessibleDescription(form.featuredNow('Leads'))
  await button(page, form.save).click()
  await expect(conflict).toContainText('Leads')
  await button(conflict, common.cancel).click()
  await expect(leads).not.toBeChecked()
  expect(await leader()).toBe('Leads')

  await leads.check()
  await button(page, form.save).click()
  await button(conflict, form.featuredConfirm).click()
  await expect(page.getByText(words.updated)).toBeVisible()
  expect(await leader()).toBe('Follows')
  await page.reload()
  await expect(leads).toBeChecked()
  await expect(page.getByText(form.featuredNow('Leads'))).toBeHidden()
  await expect(page.getByText(form.featuredNow('Follows'))).toBeHidden()
  await open(page, `/ar/admin/products/${leading}`)
  const leadsAgain = page.getByLabel(inArabic.featuredLabel)
  await leadsAgain.check()
  await expect(leadsAgain).toHaveAccessibleDescription(inArabic.featuredNow('تابع'))
  await page.context().close()
})

test('a table without fees offers one for all governorates, and what fails is told in its dialog', async ({
  browser,
}) => {
  const page = await pageOf(browser)
  await open(page, '/admin/shipping')
  await expect(page.getByRole('heading', { name: shipping.emptyTitle })).toBeVisible()
  await expect(page.getByText(shipping.emptyText)).toBeVisible()
  await button(page, shipping.bulkAll).click()
  const dialog = page.getByRole('dialog', { name: shipping.bulkTitle })
  await expect(dialog.getByLabel(shipping.defaultFee)).toHaveValue('50')
  const away = { success: false, errorCode: 'UNAVAILABLE', message: 'The shop is away.' }
  await page.route('**/api/shipping/bulk-create', (route) => route.fulfill({ status: 503, json: away }), { times: 1 })
  await button(dialog, shipping.bulkConfirm(27)).click()
  await expect(dialog.getByRole('alert')).toContainText(common.because(shipping.createFailed, away.message))
  await button(dialog, shipping.bulkConfirm(27)).click()
  await expect(page.getByText(shipping.done.bulk(27))).toBeVisible()
  const { shippingFees } = (await owner.get('/api/shipping?status=all')).body
  expect(shippingFees.map(({ shippingFee }: { shippingFee: number }) => shippingFee)).toEqual(
    GOVERNORATES.map(() => 50),
  )
  await page.context().close()
})
