import { expect, type Page } from '@playwright/test'
import { button } from './support/admin-page.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const { settings, form, forms } = wordsIn('en').admin

test.use({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })
test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

/** Of each section that no other journey reads meanwhile: a field, and what is typed into it. */
const TYPED = {
  social: ['settings.social.2.name', 'TikTok'],
  mail: ['settings.mail.sender', 'Noir'],
  about: ['texts.about.en', 'We sew two colors.'],
  policies: ['texts.policies.payment.en', 'You pay as you like.'],
  preOrders: ['settings.preOrders.codeDays', '45'],
} as const

async function expectInList(page: Page, typed: string): Promise<void> {
  await page.getByRole('link', { name: settings.back }).click()
  await expect(page.getByRole('listitem').filter({ hasText: typed })).toBeVisible()
}

test('each section is saved from its own page, and stands there again', async ({ page, backOffice }) => {
  const { browser } = backOffice
  const { settings: facts, texts } = (await browser.get('/api/admin/settings')).body
  for (const [section, [name, typed]] of Object.entries(TYPED))
    try {
      await open(page, `/admin/settings/${section}`)
      await page.locator(`[name="${name}"]`).fill(typed)
      if (section === 'social') await page.locator('[name="settings.social.2.url"]').fill('https://tiktok.com/@noir')
      await button(page, form.save).click()
      await expect(page.getByText(settings.saved)).toBeVisible()
      await expect(page.getByText(forms.saved, { exact: true })).toHaveCount(0)
      await page.reload()
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(typed)
      if (section === 'mail') await expectInList(page, typed)
    } finally {
      await browser.send('PUT', `/api/settings/${section}`, { settings: facts, texts })
    }

  const { feeds } = settings
  await page.getByRole('link', { name: settings.back }).click()
  await page.getByRole('link', { name: feeds.title, exact: true }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  const file = page.getByText('google-ar.xml', { exact: true })
  expect(await file.evaluate((name) => name.getClientRects().length)).toBe(1)
  expect((await file.boundingBox())?.height).toBeLessThan(30)
  await button(page, feeds.copy(feeds.google, feeds.languages.ar)).click()
  await expect(page.getByText(feeds.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/feeds\/google-ar\.xml$/)
})
