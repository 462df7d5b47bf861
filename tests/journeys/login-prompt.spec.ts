import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { plentifulProduct } from './support/back-office.ts'
import { makeMember } from './support/member.ts'
import { drawer, loginPrompt, nameOf, open, signIn, sizeButton } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const heartOf = (page: Page, product: Product, language: Language): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: wordsIn(language).shop.favorites.button(nameOf(product, language)), exact: true })
    .first()

async function pressAdd(page: Page, product: Product, language: Language): Promise<string> {
  const { product: words } = wordsIn(language)
  const size = product.sizes.find(({ stock }) => stock >= 4)?.size ?? 'M'
  await open(page, inLanguage(language, `/product/${product.id}`))
  await sizeButton(page, size).click()
  await page.getByRole('main').getByRole('button', { name: words.add, exact: true }).first().click()
  return size
}

for (const language of LANGUAGES) {
  const { login, cart, products } = wordsIn(language).shop

  test(`a stranger is asked before the first piece goes into the cart, and never again, in ${language}`, async ({
    page,
  }) => {
    const product = await plentifulProduct('color=black')
    const size = await pressAdd(page, product, language)
    const prompt = loginPrompt(page, language)
    await expect(prompt).toContainText(login.text)
    await expect(drawer(page, language)).toBeHidden()
    await prompt.getByRole('button', { name: login.guest }).click()
    await expect(drawer(page, language).getByText(products.sizeOf(size))).toBeVisible()
    await drawer(page, language).getByRole('button', { name: cart.close }).click()
    await heartOf(page, product, language).click()
    await expect(heartOf(page, product, language)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await pressAdd(page, product, language)
    await expect(drawer(page, language).getByText(cart.items(2))).toBeVisible()
    await expect(prompt).toBeHidden()
  })

  test(`cancelling drops what was wanted, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('color=black')
    await open(page, inLanguage(language, `/product/${product.id}`))
    const prompt = loginPrompt(page, language)
    await heartOf(page, product, language).click()
    await prompt.getByRole('button', { name: login.cancel }).click()
    await expect(prompt).toBeHidden()
    await expect(heartOf(page, product, language)).toHaveAttribute('aria-pressed', 'false')
    await expect(heartOf(page, product, language)).toBeFocused()
    await heartOf(page, product, language).click()
    await expect(heartOf(page, product, language)).toHaveAttribute('aria-pressed', 'true')
  })

  test(`after signing in, the piece goes into the cart, in ${language}`, async ({ page }) => {
    const member = await makeMember(language)
    const product = await plentifulProduct('color=black')
    const size = await pressAdd(page, product, language)
    await loginPrompt(page, language).getByRole('link', { name: login.signIn }).click()
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/auth')}\\?next=.*${product.id}`))
    await signIn(page, member, language)
    await expect(page).toHaveURL(inLanguage(language, `/product/${product.id}`))
    await expect(drawer(page, language).getByText(products.sizeOf(size))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: cart.button(1) })).toBeVisible()
  })
}

test('after signing in, the favorite is saved', async ({ page }) => {
  const member = await makeMember('en')
  const product = await plentifulProduct('color=black')
  await open(page, '/products?color=black')
  await heartOf(page, product, 'en').click()
  await loginPrompt(page, 'en').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, member, 'en')
  await expect(page).toHaveURL('/products?color=black')
  await expect(heartOf(page, product, 'en')).toHaveAttribute('aria-pressed', 'true')
})

test('whoever comes back without signing in finds nothing changed', async ({ page }) => {
  const product = await plentifulProduct('color=black')
  await open(page, '/products?color=black')
  await heartOf(page, product, 'en').click()
  await loginPrompt(page, 'en').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: wordsIn('en').account.signIn })).toBeVisible()
  await page.goBack()
  await expect(heartOf(page, product, 'en')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bw_wish'))).toBeNull()
})

test('whoever is signed in is never asked', async ({ page }) => {
  const token = (await makeMember('en')).browser.token ?? ''
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), token)
  const product = await plentifulProduct('color=black')
  const size = await pressAdd(page, product, 'en')
  await expect(drawer(page, 'en').getByText(wordsIn('en').shop.products.sizeOf(size))).toBeVisible()
  await expect(loginPrompt(page, 'en')).toBeHidden()
})
