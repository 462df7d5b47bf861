import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { freePort } from '../../scripts/processes.mjs'
import { startShop, type TestShop } from '../../scripts/test-shop.mjs'
import { type OpenIdProvider, openOpenIdProvider } from '../support/openid-provider.ts'
import { seeAccount } from './support/member.ts'
import { open } from './support/shopper.ts'
import { wordsIn } from './support/words.ts'

let provider: OpenIdProvider
let shop: TestShop
let folder: string

test.describe('a shop that offers Google', () => {
  test.beforeAll(async () => {
    const port = String(await freePort())
    provider = await openOpenIdProvider(`http://localhost:${port}/callback`)
    folder = await mkdtemp(path.join(tmpdir(), 'shop-google-'))
    const google = {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    }
    shop = await startShop({ dataDir: folder, settings: { ...google, PORT: port, DEMO_DATA: 'off' } })
  })
  test.afterAll(async () => {
    await shop.stop()
    await provider.close()
    await rm(folder, { recursive: true, force: true })
  })

  for (const language of LANGUAGES) {
    const { account } = wordsIn(language)
    const { closing, passwordPart } = account

    test(`somebody comes in by Google to where they were, and closes the account by a word, in ${language}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ baseURL: shop.url })
      const page = await context.newPage()
      const name = language === 'ar' ? 'سلمى حسن' : 'Salma Hassan'
      provider.person = { sub: `sub-${language}`, email: `salma.${language}@example.com`, email_verified: true, name }
      await open(page, inLanguage(language, '/account'))
      await page.getByRole('button', { name: account.google }).click()
      await seeAccount(page, language)
      await expect(page.getByText(name, { exact: true })).toBeVisible()
      await expect(page.getByText(passwordPart.none)).toBeVisible()
      await page.getByRole('button', { name: passwordPart.setPassword }).click()
      await expect(page.getByText(passwordPart.linkSent)).toBeVisible()

      await page.getByRole('button', { name: closing.open }).click()
      const dialog = page.getByRole('dialog', { name: closing.dialogTitle })
      await dialog.getByRole('button', { name: closing.confirm }).click()
      await expect(dialog.getByText(closing.wordWrong(closing.word))).toBeVisible()
      await dialog.getByLabel(closing.typeWord(closing.word)).fill(closing.word)
      await dialog.getByRole('button', { name: closing.confirm }).click()
      await expect(page).toHaveURL(inLanguage(language, '/'))
      await context.close()
    })
  }

  for (const language of LANGUAGES)
    test(`with a second step, Google alone lets nobody in, in ${language}`, async ({ browser }) => {
      const { account, refusals } = wordsIn(language)
      const { factor } = account
      const context = await browser.newContext({ baseURL: shop.url })
      const page = await context.newPage()
      const email = `step.${language}@example.com`
      provider.person = { sub: `step-${language}`, email, email_verified: true, name: 'Salma' }
      await open(page, inLanguage(language, '/account'))
      await page.getByRole('button', { name: account.google }).click()
      await seeAccount(page, language)
      const step = page.getByRole('region', { name: factor.title })
      await step.getByRole('button', { name: factor.turnOn }).click()
      await step.getByRole('button', { name: factor.start }).click()
      const link = await step.getByRole('link', { name: factor.openApp }).getAttribute('href')
      const secret = Secret.fromBase32(new URL(link ?? '').searchParams.get('secret') ?? '')
      await step.getByLabel(factor.code).fill(new TOTP({ secret }).generate())
      await step.getByRole('button', { name: factor.confirm }).click()
      await expect(step.getByRole('heading', { name: factor.recoveryTitle })).toBeFocused()
      const [recovery = ''] = await step.getByRole('listitem').allInnerTexts()
      await step.getByRole('button', { name: factor.codesKept }).click()
      await page.getByRole('button', { name: account.page.logout }).click()
      await expect(page).toHaveURL(inLanguage(language, '/'))

      await open(page, inLanguage(language, '/account'))
      await page.getByRole('button', { name: account.google }).click()
      await expect(page.getByLabel(account.code, { exact: true })).toBeFocused()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await page.getByRole('button', { name: account.verify }).click()
      await expect(page.getByText(account.required)).toBeVisible()
      await page.getByRole('button', { name: account.useRecovery }).click()
      await page.getByLabel(account.recoveryCode).fill('aaaaa-bbbbb')
      await page.getByRole('button', { name: account.verify }).click()
      await expect(page.getByText(refusals.messages.SECOND_FACTOR_WRONG())).toBeVisible()
      await page.getByLabel(account.recoveryCode).fill(recovery)
      await page.getByRole('button', { name: account.verify }).click()
      await seeAccount(page, language)

      await page.goto(inLanguage(language, '/account'))
      await context.clearCookies()
      await page.evaluate(() => localStorage.clear())
      await open(page, inLanguage(language, '/auth?step=google'))
      await page.getByLabel(account.code, { exact: true }).fill('123456')
      await page.getByRole('button', { name: account.verify }).click()
      await expect(page.getByText(account.googleRefused)).toBeVisible()
      await expect(page.getByRole('tab', { name: account.signIn })).toBeVisible()
      await context.close()
    })

  test('an answer that was not asked for, or a refusal, signs nobody in', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    for (const query of ['error=access_denied', 'code=stolen&state=made-up', '']) {
      await page.goto(`/callback?${query}`)
      await expect(page).toHaveURL('/auth?error=google')
      await expect(page.getByText('Google authentication failed. Please try again.')).toBeVisible()
    }
    await page.route('**/api/auth/google/start', (route) => route.abort())
    await page.getByRole('button', { name: wordsIn('en').account.google }).click()
    await expect(page.getByText('Google login failed. Please try again.')).toBeVisible()
    await context.close()
  })
})

for (const language of LANGUAGES)
  test(`a shop without Google does not offer it, but tells why one is back, in ${language}`, async ({ page }) => {
    const { account } = wordsIn(language)
    await page.goto(inLanguage(language, '/callback?error=access_denied'))
    await expect(page).toHaveURL(inLanguage(language, '/auth?error=google'))
    await expect(page.getByRole('alert').filter({ hasText: account.googleRefused })).toBeVisible()
    await expect(page.getByRole('button', { name: account.google })).toBeHidden()
  })
