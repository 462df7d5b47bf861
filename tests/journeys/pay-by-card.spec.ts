import { type Browser, expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { ACS_OUTCOMES, type Outcome } from '#payments/outcome.ts'
import type { Outcome as Said } from '../../src/simulator/outcomes.ts'
import { WORDS } from '../../src/simulator/words.ts'
import { type BackOffice, openBackOffice } from './support/back-office.ts'
import { someone } from './support/person.ts'
import { alive, bringToCheckout, continueToPayment, drawer, fillAddress, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const TOTAL = 350

let backOffice: BackOffice
let product: Product
test.beforeAll(async () => {
  backOffice = await openBackOffice()
  product = await backOffice.makeProduct({ price: 300, sizes: [{ size: 'M', stock: 60 }] })
})

/** From the cart to the provider's page. */
async function chooseCard(page: Page, language: Language): Promise<void> {
  const { payment } = wordsIn(language).checkout
  await bringToCheckout(page, [{ product, size: 'M' }], language)
  await fillAddress(page, someone(language), language)
  await continueToPayment(page, language)
  await page.getByRole('radio', { name: payment.card }).check()
  await page.getByRole('button', { name: payment.payByCard(money(TOTAL, language)) }).click()
  await expect(page.getByRole('heading', { name: WORDS[language].title })).toBeVisible()
}

/** At the provider's page: what the bank says. */
async function decide(page: Page, said: Said, language: Language): Promise<void> {
  const { outcomes, pay, note } = WORDS[language]
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByText(money(TOTAL, language))).toBeVisible()
  await page.getByLabel(outcomes[said], { exact: true }).check()
  await page.getByRole('button', { name: pay }).click()
}

/** The same address in a browser that knows nothing of the order. */
async function openElsewhere(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await open(page, url)
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const FAILED: readonly [Said, Outcome][] = [
  ['declined', 'failure'],
  ['N', 'not-authenticated'],
  ['C', 'cancelled'],
  ['U', 'unavailable'],
  ['R', 'rejected'],
  ['E', 'server-error'],
  ['AI', 'asm-policy-error'],
]

for (const language of LANGUAGES) {
  const { payment: texts } = wordsIn(language)
  const { success, unpaid, outcomes } = texts

  test(`a card order is paid at the bank’s page and says so, in ${language}`, async ({ page }) => {
    await chooseCard(page, language)
    await decide(page, 'Y', language)
    await expect(heading(page, success.paidTitle)).toBeVisible()
    await expect(page).toHaveURL(/\/payment\/success\?id=\d+&merchant_order_id=1-/)
    const sku = (await page.getByText(/^BW[0-9A-Z]{6}$/).textContent()) ?? ''
    expect(await backOffice.orderBySku(sku)).toMatchObject({ status: 'paid', total: TOTAL })
    await page.getByRole('link', { name: success.toOrder }).click()
    await expect(
      page.getByRole('main').getByText(wordsIn(language).checkout.order.paid, { exact: true }).first(),
    ).toBeVisible()
  })

  test(`one order outlives every refusal of the bank, and is paid in cash by one tap, in ${language}`, async ({
    page,
  }) => {
    await chooseCard(page, language)
    for (const [said, outcome] of FAILED) {
      await decide(page, said, language)
      await expect(heading(page, outcomes[outcome].title)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/payment/${outcome}`))
      // One reason, whatever the bank said.
      const reason = outcome === 'failure' ? texts.cardDeclined : outcomes[outcome].text
      for (const word of [reason, texts.notCharged, texts.orderKept]) await expect(page.getByText(word)).toBeVisible()
      if (outcome !== 'failure') await expect(page.getByText(texts.cardDeclined)).toBeHidden()
      await page.getByRole('link', { name: texts.tryAgain }).click()
      await expect(page.getByRole('timer')).toBeVisible()
      if (said === 'AI') break
      await page.getByRole('button', { name: unpaid.card(money(TOTAL, language)) }).click()
      await expect(page.getByRole('heading', { name: WORDS[language].title })).toBeVisible()
    }
    await page.getByRole('button', { name: unpaid.cash }).click()
    await expect(page).toHaveURL(/\/order\//)
    const { order } = wordsIn(language).checkout
    await expect(page.getByRole('main').getByText(order.pendingCod, { exact: true })).toBeVisible()
  })

  test(`whoever leaves the bank’s page finds the order waiting, and its pieces back in the cart if they like, in ${language}`, async ({
    page,
  }) => {
    await chooseCard(page, language)
    await open(page, inLanguage(language, '/'))
    // The first minute may be over by then.
    const line = { name: new RegExp(unpaid.line(60).replace('60', '\\d\\d')) }
    await expect(page.getByRole('main').getByRole('link', line)).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${wordsIn(language).shop.cart.title}`) })
      .click()
    await drawer(page, language).getByRole('link', line).click()
    await expect(page).toHaveURL(/\/order\//)
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(page.getByText(wordsIn(language).checkout.order.nextConfirm)).toBeHidden()
    const sku = `BW${new URL(page.url()).pathname.slice(-6)}`
    await open(page, inLanguage(language, `/guest-track?sku=${sku}`))
    await expect(page.getByRole('timer')).toBeVisible()
    await open(page, inLanguage(language, '/checkout'))
    await expect(page.getByRole('timer')).toBeVisible()
    await page.getByRole('button', { name: unpaid.cancel }).click()
    await expect(page.getByRole('timer')).toBeHidden()
    await expect(page.getByRole('heading', { name: wordsIn(language).checkout.steps.shipping })).toBeVisible()
    await expect(page.getByRole('main').getByText(money(300, language)).first()).toBeAttached()
  })

  test(`a bank that takes its time is waited for, and its answer is seen, in ${language}`, async ({
    page,
    browser,
  }) => {
    await chooseCard(page, language)
    const desk = new URL('/', page.url()).href
    const back = page.waitForRequest(/\/payment\/result\?/)
    await decide(page, 'pending', language)
    const signed = (await back).url()
    await expect(heading(page, texts.processing)).toBeVisible()
    await expect(heading(page, success.waitingTitle)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(success.waitingTitle))
    await expect(page.getByText(success.waiting)).toBeVisible()
    const reference = new URL(page.url()).searchParams.get('merchant_order_id') ?? ''
    await page.getByRole('link', { name: success.toOrder }).click()
    await expect(page.getByText(unpaid.undecided)).toBeVisible()
    // The bank's app opens a browser of its own, which is not the order's owner.
    const elsewhere = await openElsewhere(browser, signed)
    await expect(heading(elsewhere, success.waitingTitle)).toBeVisible()
    const atDesk = await page.context().newPage()
    await atDesk.goto(desk)
    const row = atDesk.getByRole('row', { name: reference })
    await row.getByRole('button', { name: 'Pay' }).click()
    // Chromium sometimes never closes a tab that is told to while it takes in its next page.
    await expect(row.getByRole('button', { name: 'Refund all' })).toBeVisible()
    await atDesk.close()
    await expect(heading(elsewhere, success.paidTitle)).toBeVisible()
    await expect(elsewhere).toHaveTitle(new RegExp(success.paidTitle))
    await expect(elsewhere.getByRole('main')).not.toContainText(someone(language).name)
    await elsewhere.context().close()
    await expect(page.getByRole('timer')).toBeHidden()
    await expect(
      page.getByRole('main').getByText(wordsIn(language).checkout.order.paid, { exact: true }).first(),
    ).toBeVisible()
  })

  test(`each test outcome leads to its page, which empties the cart and gives it back, in ${language}`, async ({
    page,
  }) => {
    await bringToCheckout(page, [{ product, size: 'M' }], language)
    await open(page, inLanguage(language, '/acs-test'))
    for (const [letter, outcome] of Object.entries(ACS_OUTCOMES) as [keyof typeof ACS_OUTCOMES, Outcome][]) {
      await page.locator(`a[href*="acs_result=${letter}&"]`).filter({ hasText: texts.acs.names[letter] }).click()
      await expect(heading(page, texts.processing)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/payment/${outcome}\\?`))
      const title = outcome === 'success' ? success.unknownTitle : outcomes[outcome].title
      await expect(heading(page, title)).toBeVisible()
      if (letter === 'Y') {
        await expect.poll(() => page.evaluate(() => localStorage.getItem('bw_cart'))).toBe('[]')
        await page.getByRole('button', { name: texts.putBack }).click()
        await expect(page.getByText(texts.piecesBack)).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('bw_cart'))).toContain(product.id)
        // Who comes back to it keeps the cart.
        await open(page, page.url())
        await expect(heading(page, title)).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('bw_cart'))).toContain(product.id)
      }
      await open(page, inLanguage(language, '/acs-test'))
    }
  })

  test(`the failure’s page knows reasons, and a query that nobody signed promises nothing, in ${language}`, async ({
    page,
  }) => {
    await open(page, inLanguage(language, '/payment/failure?reason=r'))
    await expect(heading(page, outcomes.rejected.title)).toBeVisible()
    await expect(page.getByText(outcomes.rejected.text)).toBeVisible()
    await expect(page.getByText(texts.noOrder)).toBeVisible()
    await open(page, inLanguage(language, '/payment-failure'))
    await expect(heading(page, outcomes.failure.title)).toBeVisible()
    for (const promise of [texts.orderKept, texts.notCharged, texts.notConfirmed])
      await expect(page.getByText(promise)).toBeHidden()
    await open(
      page,
      inLanguage(language, '/payment/result?success=true&id=1&merchant_order_id=1-01JDCGZ7M3Q4V9T2K5WEXA8RPN&hmac=00'),
    )
    await expect(heading(page, success.unknownTitle)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(success.unknownTitle))
    await expect(page.getByText('BWXA8RPN', { exact: true })).toBeVisible()
    const track = page.getByRole('link', { name: wordsIn(language).checkout.order.track })
    await expect(track).toHaveAttribute('href', /\/guest-track\?sku=BWXA8RPN/)
    await expect(page.getByRole('link', { name: success.verify })).toHaveAttribute('href', /\/verify\?sku=BWXA8RPN/)
  })
}

/** To the bank's form inside the checkout; the shop of these journeys would lead to the hosted page. */
async function openFrame(page: Page): Promise<void> {
  const { checkout } = wordsIn('en')
  await page.route('**/api/payment/session', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const { unifiedCheckoutUrl, paymentKey } = answer.data
    const iframeUrl = new URL(`/api/acceptance/iframes/7?payment_token=${paymentKey}`, unifiedCheckoutUrl).href
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, iframeUrl } } })
  })
  await bringToCheckout(page, [{ product, size: 'M' }], 'en')
  await fillAddress(page, someone('en'), 'en')
  await continueToPayment(page, 'en')
  await page.getByRole('radio', { name: checkout.payment.card }).check()
  await page.getByRole('button', { name: checkout.payment.payByCard(money(TOTAL, 'en')) }).click()
}

test('the way to the other language takes along what the bank said', async ({ page }) => {
  await page.route('**/api/payment/result', (route) => route.fulfill({ status: 503, json: { success: false } }))
  await page.goto('/payment/result?lang=ar&id=7&success=true&hmac=0f')
  await expect(heading(page, wordsIn('ar').payment.resultFailed)).toBeVisible()
  const way = page.getByRole('banner').locator('a[hreflang]').first()
  await expect(way).toHaveAttribute('href', '/ar/payment/result?id=7&success=true&hmac=0f&lang=en')
  await page.goto('/payment/success?id=7&merchant_order_id=1-7')
  await alive(page)
  await expect(way).toHaveAttribute('href', '/ar/payment/success?id=7&merchant_order_id=1-7&lang=en')
})

test.describe('in a frame of our own page', () => {
  // The shop of these journeys goes to the hosted page; its policy lets no frame in, as one with a frame's number does.
  test.use({ bypassCSP: true })

  test('PA16: the bank’s form is 700 high, only trusted senders are heard, and its result leads on', async ({
    page,
  }) => {
    const { payment: words, checkout } = wordsIn('en')
    await openFrame(page)
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('title', words.frame.title)
    expect((await frame.boundingBox())?.height).toBe(700)
    await expect(page.getByRole('button', { name: words.unpaid.card(money(TOTAL, 'en')) })).toBeDisabled()

    // From our own origin, but not from the frame: nobody listens.
    await page.evaluate(() => window.postMessage({ type: 'payment-result', outcome: 'success' }, '*'))
    await expect(frame).toBeVisible()
    await expect(page).toHaveURL(/\/checkout/)

    const inFrame = page.frameLocator('iframe')
    await inFrame.getByLabel(WORDS.en.outcomes.declined, { exact: true }).check()
    await inFrame.getByRole('button', { name: 'Pay' }).click()
    await expect(heading(page, words.outcomes.failure.title)).toBeVisible()
    for (const said of [words.cardDeclined, words.notCharged]) await expect(page.getByText(said)).toBeVisible()
    await page.getByRole('link', { name: words.tryAgain }).click()
    await page.getByRole('button', { name: words.unpaid.card(money(TOTAL, 'en')) }).click()
    await inFrame.getByLabel(WORDS.en.outcomes.Y, { exact: true }).check()
    await inFrame.getByRole('button', { name: 'Pay' }).click()
    await expect(page).toHaveURL(/\/order\//)
    await expect(page.getByRole('main').getByText(checkout.order.paid, { exact: true }).first()).toBeVisible()
  })

  test('PA16: a frame that says “paid” is heard, and nobody but the bank is believed', async ({ page }) => {
    const { payment: words, checkout } = wordsIn('en')
    await openFrame(page)
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pay' })).toBeVisible()
    await page.frames()[1]?.evaluate(() => window.parent.postMessage({ success: true, status: 'success' }, '*'))
    await expect(page).toHaveURL(/\/order\//)
    await expect(page.getByText(words.success.waiting)).toBeVisible()
    await expect(page.getByRole('main').getByText(checkout.order.pendingCard, { exact: true }).first()).toBeVisible()
    const sku =
      (await page
        .getByText(/^BW[0-9A-Z]{6}$/)
        .first()
        .textContent()) ?? ''
    expect(await backOffice.orderBySku(sku)).toMatchObject({ status: 'pending' })
  })
})
