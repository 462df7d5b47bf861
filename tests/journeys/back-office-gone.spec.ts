import { expect } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { button } from './support/admin-page.ts'
import { keep } from './support/kept.ts'
import { makeMember } from './support/member.ts'
import { aList, aSettlement } from './support/sent-parcels.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('an address of no page is told inside the back-office, to who is let into it', async ({ page, backOffice }) => {
  await page.goto('/admin/overview')
  await expect(page).toHaveURL(/\/auth\?/)
  await keep(page, { bw_access_token: backOffice.browser.token ?? '' })
  for (const language of LANGUAGES) {
    const { common } = wordsIn(language).admin
    const answer = await page.goto(inLanguage(language, '/admin/overview'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: common.noPage })).toBeVisible()
    await expect(page.getByRole('navigation', { name: common.menu })).toBeVisible()
    await page.getByRole('link', { name: common.toOverview }).click()
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/admin')}$`))
  }
})

test('what does not exist has a way back, and nothing to try again', async ({ page, backOffice }) => {
  await keep(page, { bw_access_token: backOffice.browser.token ?? '' })
  const gone = [
    ['settings/zzz', 'settings'],
    ['orders/nobody', 'orders'],
    ['orders/nobody/edit', 'orders'],
    ['parcels/nobody', 'parcels'],
    ['parcels/settlements/nobody', 'parcels/settlements'],
    ['returns/nobody', 'returns'],
    ['gallery/nobody', 'gallery'],
    ['promo-codes/nobody', 'promo-codes'],
    ['products/nobody', 'products'],
    ['products/import/nobody', 'products'],
    ['customers/nobody', 'customers'],
    ['pre-orders/nobody', 'pre-orders'],
  ] as const
  for (const [at, [address, list]] of gone.entries()) {
    const language = at % 2 === 0 ? 'ar' : 'en'
    const { common } = wordsIn(language).admin
    await open(page, inLanguage(language, `/admin/${address}`))
    const told = page.getByRole('alert').filter({ hasText: common.goneHint })
    await expect(told.getByRole('link')).toHaveAttribute('href', inLanguage(language, `/admin/${list}`))
    await expect(button(page, common.retry)).toHaveCount(0)
    await expect(page).not.toHaveTitle(/Refusal/)
  }
})

test('tabs of two lists, or two settlements, are told apart', async ({ page, backOffice }) => {
  await keep(page, { bw_access_token: backOffice.browser.token ?? '' })
  for (const path of [`parcels/${await aList(backOffice)}`, `parcels/settlements/${await aSettlement(backOffice)}`]) {
    await open(page, `/admin/${path}`)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    expect(heading).toMatch(/\d/)
    await expect(page).toHaveTitle(new RegExp(`^${heading} · `))
  }
})

for (const language of LANGUAGES)
  test(`a page that is denied is called so in the browser's tab, in ${language}`, async ({ page }) => {
    const { admin, shop } = wordsIn(language)
    const { browser } = await makeMember(language)
    await keep(page, { bw_access_token: browser.token ?? '' })
    for (const path of ['/admin/orders', '/admin/settings']) {
      await open(page, inLanguage(language, path))
      await expect(page.getByRole('heading', { level: 1, name: admin.denied.title })).toBeVisible()
      await expect(page).toHaveTitle(`${admin.denied.title} · ${shop.shell.shopName}`)
    }
    await page.getByRole('link', { name: admin.denied.home }).click()
    await expect(page).toHaveURL(inLanguage(language, '/'))
    await expect(page).not.toHaveTitle(new RegExp(admin.denied.title))
  })
