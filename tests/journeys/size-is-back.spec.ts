import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { testBrowser } from '../support/browser.ts'
import type { BackOffice } from './support/back-office.ts'
import { here } from './support/here.ts'
import { mailTo } from './support/mail.ts'
import { linkIn, makeMember, openAccount } from './support/member.ts'
import { nameOf, open, signIn, sizeButton } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const soldOut = {
  sizes: [
    { size: 'M' as const, stock: 5 },
    { size: 'L' as const, stock: 0 },
  ],
}
const aMailbox = (name: string) => `${name}.${randomInt(1_000_000_000)}@example.com`

async function chooseL(page: Page, { id }: Product, language: Language): Promise<void> {
  await open(page, inLanguage(language, `/product/${id}`))
  await sizeButton(page, 'L').click()
}

/** As many of L as this, as a delivery would bring. */
const restock = (backOffice: BackOffice, { id }: Product, stock: number) =>
  backOffice.change(id, {
    sizes: [
      { size: 'M', stock: 5 },
      { size: 'L', stock },
    ],
  })

for (const language of LANGUAGES) {
  const { waiting: words, product: shown, alertLetters, admin, refusals } = wordsIn(language)

  test(`who asked first hears first that a size is back, and once, in ${language}`, async ({
    page,
    makeProduct,
    backOffice,
  }) => {
    const product = await makeProduct(soldOut)
    const subject = alertLetters.subject(nameOf(product, language), 'L')
    const [first, second] = [aMailbox('first'), aMailbox('second')]
    await chooseL(page, product, language)
    const tell = page.getByRole('button', { name: words.tellWhenBack('L') })
    await expect(page.getByRole('main').getByRole('button', { name: shown.add, exact: true })).toHaveCount(0)
    await tell.click()
    await expect(page.getByText(words.emailMissing)).toBeVisible()
    const field = page.getByLabel(words.email)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'email')
    await field.fill('first@')
    await tell.click()
    await expect(page.getByText(refusals.problems.emailInvalid)).toBeVisible()
    await field.fill(first)
    await tell.click()
    await expect(page.getByText(words.willWriteTo(first, 'L'))).toBeFocused()
    const body = { productId: product.id, size: 'L', email: second }
    const asked = await testBrowser(here.url).send('POST', '/api/stock-alerts', body, { 'accept-language': language })
    expect(asked.status).toBe(201)

    await open(page, inLanguage(language, `/auth?next=${inLanguage(language, '/admin/products')}`))
    await signIn(page, here.owner, language)
    // Until the shop has said who waits, the line is no button.
    await page.locator('summary', { hasText: admin.demand.title }).click()
    const wanted = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${product.id}"]`) })
    await expect(wanted).toContainText(admin.demand.waiting(2))
    await open(page, inLanguage(language, `/admin/products/${product.id}`))
    await expect(page.getByText(admin.demand.waiting(2))).toBeVisible()

    await restock(backOffice, product, 1)
    const link = linkIn(await mailTo(first, subject))
    await open(page, inLanguage(language, `/admin/products/${product.id}`))
    await expect(page.getByText(admin.demand.waiting(1))).toBeVisible()
    await restock(backOffice, product, 3)
    await mailTo(second, subject)
    await mailTo(first, subject)

    await open(page, link)
    await page.getByRole('button', { name: words.list.leaveEveryList }).click()
    await expect(page.getByText(words.list.left)).toBeVisible()
    await chooseL(page, product, language)
    await expect(page.getByRole('main').getByRole('button', { name: shown.add, exact: true }).first()).toBeVisible()
    await expect(tell).toHaveCount(0)
  })

  test(`who is signed in asks by one tap, and finds it said when they come back, in ${language}`, async ({
    page,
    makeProduct,
    backOffice,
  }) => {
    const member = await makeMember(language)
    const product = await makeProduct(soldOut)
    await openAccount(page, member, language)
    await chooseL(page, product, language)
    await page.route('**/api/stock-alerts', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const tell = page.getByRole('button', { name: words.tellWhenBack('L') })
    await tell.click()
    await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible()
    await page.unroute('**/api/stock-alerts')
    await tell.click()
    await expect(page.getByText(words.willWrite('L'))).toBeFocused()
    await chooseL(page, product, language)
    await expect(page.getByText(words.onTheList('L'))).toBeVisible()
    await page.getByRole('button', { name: words.leaveList }).click()
    await expect(page.getByText(words.offTheList('L'))).toBeFocused()
    await restock(backOffice, product, 1)
    await tell.click()
    await expect(page.getByRole('main').getByRole('button', { name: shown.add, exact: true }).first()).toBeVisible()
  })
}
