import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { authorOf } from '#reviews/review.ts'
import type { TestBrowser } from '../support/browser.ts'
import { orderForm } from '../support/order-form.ts'
import type { BackOffice } from './support/back-office.ts'
import { here } from './support/here.ts'
import { type Member, makeMember, openAccount } from './support/member.ts'
import { nameOf, open, signIn } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const COMMENTS = {
  en: 'Heavy, soft, and true to size.',
  ar: 'قطن ثقيل وناعم، والمقاس مضبوط.',
}

const pathOf = (product: Product, language: Language): string => inLanguage(language, `/product/${product.id}`)
const said = (page: Page, language: Language) =>
  page.getByRole('region', { name: wordsIn(language).reviews.title, exact: true })

async function order(browser: TestBrowser, member: Member, { id: productId, finalPrice: price }: Product) {
  const form = orderForm({ productId, price })
  const shippingAddress = { ...form.shippingAddress, email: member.email }
  const { status, body } = await browser.send('POST', '/api/orders', { ...form, shippingAddress })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.order.id as string
}

async function take({ browser }: BackOffice, orderId: string, ...steps: string[]): Promise<void> {
  for (const status of steps)
    expect((await browser.send('PUT', `/api/orders/${orderId}/status`, { status })).status).toBe(200)
}

/** To the product's page with its form open. */
async function beginReview(page: Page, product: Product, language: Language) {
  const { writing } = wordsIn(language)
  await open(page, pathOf(product, language))
  await said(page, language).getByRole('button', { name: writing.open }).click()
  return page.getByRole('form', { name: writing.title })
}

for (const language of LANGUAGES) {
  const { reviews: words, home, writing, admin, account } = wordsIn(language)
  const star = (rating: 1 | 2 | 3 | 4 | 5) => writing.star(rating, writing.words[rating])

  test(`what a customer writes is seen once the owner has approved it, in ${language}`, async ({
    page,
    browser,
    backOffice,
    makeProduct,
  }) => {
    const product = await makeProduct()
    const name = nameOf(product, language)
    // Other tests' reviews stand in the same list.
    const wrote = `${COMMENTS[language]} ${product.sku.slice(2)}`
    const member = await makeMember(language)
    const orderId = await order(member.browser, member, product)
    await take(backOffice, orderId, 'paid', 'shipped', 'delivered')

    await openAccount(page, member, language)
    await open(page, inLanguage(language, `/account/orders/${orderId}`))
    await page.getByRole('link', { name: account.orders.reviewOf(name) }).click()
    await expect(page).toHaveURL(`${pathOf(product, language)}#reviews`)
    await said(page, language).getByRole('button', { name: writing.open }).click()
    const form = page.getByRole('form', { name: writing.title })
    await expect(form.getByRole('radio', { name: star(1) })).toBeFocused()
    await form.getByRole('button', { name: writing.submit }).click()
    await expect(form.getByText(writing.problems.rating)).toBeVisible()
    await expect(form.getByText(writing.problems.comment)).toBeVisible()
    await expect(form.getByRole('radio', { name: star(1) })).toBeFocused()
    await page.keyboard.press('Space')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
    await expect(form.getByRole('radio', { name: star(4) })).toBeChecked()
    const comment = form.getByLabel(writing.comment)
    await comment.fill('x'.repeat(1001))
    await expect(form.getByRole('status')).toHaveText(writing.charactersOver(1))
    await form.getByRole('button', { name: writing.submit }).click()
    await expect(form.getByText(writing.problems.tooLong)).toBeVisible()
    await expect(comment).toBeFocused()
    await comment.fill(wrote)

    await page.reload()
    await said(page, language).getByRole('button', { name: writing.goOn }).click()
    await expect(comment).toHaveValue(wrote)
    await expect(form.getByRole('radio', { name: star(4) })).toBeChecked()
    await page.route('**/api/reviews', (route) => route.abort(), { times: 1 })
    await form.getByRole('button', { name: writing.submit }).click()
    await expect(form.getByRole('alert')).toHaveText(writing.failed)
    await form.getByRole('button', { name: writing.submit }).click()
    await expect(said(page, language).getByText(writing.done)).toBeVisible()
    await expect(said(page, language).getByText(writing.statuses.pending)).toBeVisible()

    await page.reload()
    await expect(said(page, language).getByText(writing.alreadyReviewed)).toBeVisible()
    const [stranger, desk] = await Promise.all([
      browser.newContext({ baseURL: here.url }).then((context) => context.newPage()),
      browser.newContext({ baseURL: here.url }).then((context) => context.newPage()),
    ])
    await open(stranger, pathOf(product, language))
    await expect(said(stranger, language).getByText(words.empty.title)).toBeVisible()

    await open(desk, inLanguage(language, `/admin/reviews?search=${product.sku.slice(2)}`))
    await signIn(desk, here.owner, language)
    const row = desk.getByRole('row').filter({ hasText: wrote })
    const { review } = admin
    const by = authorOf(member.name)
    await row.getByRole('button', { name: review.detailsOf(name, by) }).click()
    await expect(desk.getByRole('dialog', { name: review.detailsTitle }).getByText(wrote)).toBeVisible()
    await desk
      .getByRole('dialog', { name: review.detailsTitle })
      .getByRole('button', { name: admin.common.cancel })
      .click()
    await row.getByRole('button', { name: review.approveOf(name, by) }).click()
    await expect(desk.getByText(review.done.approved)).toBeVisible()
    await row.getByRole('button', { name: review.featureOf(name, by) }).click()
    await expect(desk.getByText(review.done.featured)).toBeVisible()
    await expect(row.getByRole('button', { name: review.unfeatureOf(name, by) })).toBeVisible()

    await expect(async () => {
      await open(stranger, pathOf(product, language))
      await expect(said(stranger, language).getByText(wrote)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(said(stranger, language).getByText(words.count(1), { exact: true })).toBeVisible()
    await expect(said(stranger, language).getByRole('img', { name: words.average('4.0') })).toBeVisible()
    await open(stranger, inLanguage(language, '/'))
    const carousel = stranger.getByRole('region', { name: home.reviews.title })
    await expect(carousel.getByRole('link', { name: home.reviews.about(name) })).toHaveCount(1)

    await row.getByRole('button', { name: review.deleteOf(name, by) }).click()
    const question = desk.getByRole('dialog', { name: review.deleteTitle })
    await expect(question.getByText(review.deleteQuestion)).toBeVisible()
    await question.getByRole('button', { name: review.confirmDelete }).click()
    await expect(desk.getByText(review.done.deleted)).toBeVisible()
    await expect(desk.getByText(review.emptyTitle)).toBeVisible()
  })

  test(`who may not write a review is told why, in ${language}`, async ({ page, backOffice, makeProduct }) => {
    const product = await makeProduct()
    const member = await makeMember(language)
    await open(page, pathOf(product, language))
    await said(page, language).getByRole('link', { name: words.signIn }).click()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await signIn(page, member, language)
    await expect(page).toHaveURL(`${pathOf(product, language)}#reviews`)
    await expect(said(page, language)).toBeInViewport()
    const refused = said(page, language).getByRole('button', { name: writing.notBought })
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await expect(said(page, language).getByText(writing.why.NOT_PURCHASED)).toBeVisible()

    const orderId = await order(member.browser, member, product)
    await page.reload()
    await expect(said(page, language).getByText(writing.why.NOT_PAID)).toBeVisible()
    await expect(refused).toBeVisible()
    await page.route('**/api/reviews/paidProduct/*', (route) => route.abort(), { times: 1 })
    await page.reload()
    await expect(said(page, language).getByText(writing.why.unknown)).toBeVisible()

    await take(backOffice, orderId, 'paid')
    const form = await beginReview(page, product, language)
    const elsewhere = { productId: product.id, rating: 5, comment: COMMENTS[language] }
    expect((await member.browser.send('POST', '/api/reviews', elsewhere)).status).toBe(201)
    await form.getByRole('radio', { name: star(2) }).check({ force: true })
    await form.getByLabel(writing.comment).fill('x')
    await form.getByRole('button', { name: writing.submit }).click()
    await expect(said(page, language).getByText(writing.alreadyReviewed)).toBeVisible()
    await expect(said(page, language).getByText(COMMENTS[language])).toBeVisible()
  })
}
