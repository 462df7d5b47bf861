import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { stockOf } from './support/back-office.ts'
import { here } from './support/here.ts'
import { keep, lineOf } from './support/kept.ts'
import { type Person, someone } from './support/person.ts'
import {
  alive,
  bringToCheckout,
  chooseGovernorate,
  continueToPayment,
  fillAddress,
  open,
  payButton,
  placedSku,
  signIn,
} from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const CAIRO = { governorate: 'cairo', fee: 50 }

const { checkout, refusals, account, admin } = wordsIn('en')
const changes = (page: Page) => page.getByRole('region', { name: checkout.changes.title })

/** Everything but the button that places the order. */
async function payLater(page: Page, person: Person): Promise<void> {
  await fillAddress(page, person, 'en')
  await continueToPayment(page, 'en')
}

const inCairo = (): Person => ({ ...someone('en'), governorate: CAIRO.governorate })

/** What is fetched from there comes when it is let go. */
async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test.describe('while a shopper checks out', () => {
  test('a piece that sells out is told, nothing is ordered or lost, and the rest can still be bought', async ({
    page,
    makeProduct,
    backOffice,
  }) => {
    const [gone, left] = [
      await makeProduct({ name: 'Black Tee to Sell Out' }),
      await makeProduct({ name: 'Black Tee to Stay', price: 410 }),
    ]
    const person = inCairo()
    await bringToCheckout(
      page,
      [
        { product: gone, size: 'M' },
        { product: left, size: 'M' },
      ],
      'en',
    )
    await payLater(page, person)
    await backOffice.change(gone.id, { sizes: [{ size: 'M', stock: 0 }] })
    await payButton(page, 'en').click()

    const refusal = refusals.messages.OUT_OF_STOCK({ name: gone.name, size: 'M' })
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
    await expect(changes(page)).toContainText(gone.name)
    await expect(changes(page)).toContainText(checkout.changes.lineTakenOut)
    await expect(page.getByRole('heading', { name: checkout.changes.title })).toBeFocused()
    expect(await backOffice.countOrdersOf(person.phone)).toBe(0)
    expect(await stockOf(left.id)).toEqual({ M: 10 })

    await page.getByRole('button', { name: checkout.edit }).click()
    await expect(page.getByLabel(checkout.shipping.name)).toHaveValue(person.name)
    await expect(page.getByLabel(checkout.shipping.street)).toHaveValue(person.street)
    await page.getByRole('button', { name: checkout.changes.accept }).click()
    await continueToPayment(page, 'en')
    await expect(payButton(page, 'en')).toHaveText(checkout.payment.place(money(410 + CAIRO.fee, 'en')))
    await payButton(page, 'en').click()
    await placedSku(page, 'en')
    expect(await stockOf(left.id)).toEqual({ M: 9 })
  })

  test('a price that changes is shown, and nothing is ordered at it before the shopper agreed', async ({
    page,
    makeProduct,
    backOffice,
  }) => {
    const product = await makeProduct({ price: 300 })
    const person = inCairo()
    await bringToCheckout(page, [{ product, size: 'M' }], 'en')
    await payLater(page, person)
    await backOffice.change(product.id, { price: 345.5 })
    const refused = page.waitForResponse((response) => response.url().endsWith('/api/orders/guest'))
    await payButton(page, 'en').click()

    expect((await refused).status()).toBe(409)
    await expect(changes(page)).toContainText(checkout.changes.price('EGP 300.00', 'EGP 345.50'))
    await expect(
      page.getByRole('alert').filter({ hasText: refusals.messages.PRICE_CHANGED({ total: 395.5 }) }),
    ).toBeVisible()
    await expect(payButton(page, 'en')).toHaveText(checkout.payment.place('EGP 395.50'))
    await payButton(page, 'en').click()
    await expect(page.getByRole('alert').filter({ hasText: checkout.changes.seeFirst })).toBeVisible()
    expect(await backOffice.countOrdersOf(person.phone)).toBe(0)

    await page.getByRole('button', { name: checkout.changes.accept }).click()
    await expect(changes(page)).toBeHidden()
    await payButton(page, 'en').click()
    await placedSku(page, 'en')
    await expect(page.getByText('EGP 395.50').first()).toBeVisible()
  })

  test('two clicks on the pay button make one order', async ({ page, makeProduct, backOffice }) => {
    const product = await makeProduct()
    const person = inCairo()
    await bringToCheckout(page, [{ product, size: 'M' }], 'en')
    await payLater(page, person)
    await payButton(page, 'en').dblclick()
    await placedSku(page, 'en')
    expect(await backOffice.countOrdersOf(person.phone)).toBe(1)
    expect(await stockOf(product.id)).toEqual({ M: 9 })
  })

  test('an order whose answer got lost is not placed twice', async ({ page, makeProduct, backOffice }) => {
    const product = await makeProduct()
    const person = inCairo()
    await bringToCheckout(page, [{ product, size: 'M' }], 'en')
    await payLater(page, person)
    await page.route('**/api/orders/guest', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await payButton(page, 'en').click()
    await expect(page.getByRole('alert').filter({ hasText: checkout.payment.notReached })).toBeVisible()
    await page.unroute('**/api/orders/guest')
    await payButton(page, 'en').click()
    await placedSku(page, 'en')
    expect(await backOffice.countOrdersOf(person.phone)).toBe(1)
  })

  test('the form comes with the script that answers it: the first word that is typed opens the list', async ({
    page,
    makeProduct,
  }) => {
    await keep(page, { bw_cart: JSON.stringify([lineOf(await makeProduct())]) })
    const release = await holdBack(page, '**/*.js')
    await page.goto('/checkout', { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: checkout.loading })).toBeVisible()
    const field = page.getByRole('combobox', { name: checkout.shipping.city })
    await expect(field).toHaveCount(0)
    release()
    await field.fill('Giz')
    await page.getByRole('option', { name: 'Giza' }).click()
    await expect(field).toHaveValue('Giza')
  })

  test('a governorate without a fee blocks, by its name', async ({ page, makeProduct }) => {
    await bringToCheckout(page, [{ product: await makeProduct(), size: 'M' }], 'en')
    await fillAddress(page, { ...someone('en'), governorate: 'shamal-sina' }, 'en')
    const governorate = page.getByLabel(checkout.shipping.city, { exact: true })
    await expect(governorate).toHaveAccessibleDescription('Shipping fee not configured for North Sinai.')
    await page.getByRole('button', { name: checkout.shipping.continue }).click()
    await expect(page.getByRole('heading', { name: checkout.shipping.fix(1) })).toBeFocused()
    await expect(payButton(page, 'en')).toBeHidden()
    await chooseGovernorate(page, 'cairo', 'en')
    await continueToPayment(page, 'en')
  })
})

for (const language of LANGUAGES) {
  const { shipping, problems, fee } = wordsIn(language).checkout

  test(`any country can be found, and Egypt alone can be ordered to, in ${language}`, async ({ page, makeProduct }) => {
    await bringToCheckout(page, [{ product: await makeProduct(), size: 'M' }], language)
    await fillAddress(page, someone(language), language)
    const country = page.getByRole('combobox', { name: shipping.country })
    const governorate = page.getByRole('combobox', { name: shipping.city, exact: true })
    const { egypt, emirates } = {
      en: { egypt: 'Egypt', emirates: 'United Arab Emirates' },
      ar: { egypt: 'مصر', emirates: 'الإمارات العربية المتحدة' },
    }[language]
    await expect(country).toHaveValue(egypt)
    const release = await holdBack(page, '**/countries-*.js')
    await country.fill('امارات')
    await country.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: shipping.countriesLoading })).toBeVisible()
    release()
    await expect(page.getByRole('option')).toHaveText([`${emirates}+971`])
    await country.press('Enter')
    await expect(country).toHaveAccessibleDescription(fee.abroad)
    await expect(governorate).toHaveCount(0)
    await page.reload()
    await expect(country).toHaveValue(emirates)
    await page.getByRole('button', { name: shipping.continue }).click()
    await expect(page.getByRole('heading', { name: shipping.fix(1) })).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: fee.resolveAbroadFirst })).toBeVisible()
    await country.fill(egypt)
    await country.press('Tab')
    await expect(governorate).toBeVisible()
    await continueToPayment(page, language)
  })

  test(`an address that is not complete is refused field by field, in ${language}`, async ({ page, makeProduct }) => {
    await bringToCheckout(page, [{ product: await makeProduct(), size: 'M' }], language)
    await page.getByRole('button', { name: shipping.continue }).click()
    const summary = page.getByRole('region', { name: shipping.fix(6) })
    await expect(summary.getByRole('heading')).toBeFocused()
    await expect(summary).toContainText(shipping.required)
    const missing = [
      [shipping.name, problems.fullNameRequired],
      [shipping.phone, problems.phoneRequired],
      [shipping.email, problems.emailRequired],
      [shipping.city, problems.cityRequired],
      [shipping.cityName, problems.cityNameRequired],
      [shipping.street, problems.addressRequired],
    ] as const
    await expect(summary.getByRole('link')).toHaveText(missing.map(([, problem]) => problem))
    for (const [label, problem] of missing) {
      await summary.getByRole('link', { name: problem }).click()
      const field = page.getByRole(label === shipping.city ? 'combobox' : 'textbox', { name: label })
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(new RegExp(problem))
    }

    await fillAddress(page, { ...someone(language), phone: '٠١٣١٢٣٤٥٦٧٨', email: 'mona@example' }, language)
    await page.getByLabel(shipping.postalCode).fill('123')
    await page.getByRole('button', { name: shipping.continue }).click()
    await expect(page.getByRole('heading', { name: shipping.fix(3) })).toBeFocused()
    for (const problem of [problems.phoneValidation, problems.emailInvalid, problems.postalCodeInvalid])
      await expect(page.getByRole('link', { name: problem })).toBeVisible()
  })

  test(`a code that no order has is not found, in ${language}`, async ({ page }) => {
    const { track } = wordsIn(language).checkout
    await open(page, inLanguage(language, '/guest-track'))
    await page.getByRole('button', { name: track.look }).click()
    await expect(page.getByLabel(track.sku)).toHaveAccessibleDescription(track.empty)
    await page.getByLabel(track.sku).fill('BW000000')
    await page.getByRole('button', { name: track.look }).click()
    const { ORDER_NOT_FOUND } = wordsIn(language).refusals.messages
    await expect(page.getByRole('alert').filter({ hasText: ORDER_NOT_FOUND() })).toBeVisible()
    await expect(page.getByLabel(track.sku)).toHaveValue('BW000000')
  })

  test(`a product that the shop does not know is a 404 with a way out, in ${language}`, async ({ page }) => {
    const { product } = wordsIn(language)
    const answer = await page.goto(inLanguage(language, '/product/01ARZ3NDEKTSV4RRFFQ69G5FAV'))
    expect(answer?.status()).toBe(404)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1, name: product.notFound })).toBeVisible()
    await page.getByRole('link', { name: product.home }).click()
    await expect(page).toHaveURL(inLanguage(language, '/'))
  })
}

test('a wrong password is refused without telling whether the address is known', async ({ page }) => {
  await page.clock.install()
  await open(page, '/auth')
  for (const email of [here.owner.email, 'nobody@example.com']) {
    await signIn(page, { email, password: 'not the password' }, 'en')
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password.' })).toBeVisible()
    await page.clock.fastForward(1500)
  }
  await expect(page).toHaveURL('/auth')
  await expect(page.getByLabel(account.email)).toHaveValue('nobody@example.com')
})

test('who is not signed in is led from the back-office to the sign-in page, and back after signing in', async ({
  page,
}) => {
  await page.goto('/admin/products?category=Polo')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await expect(page.getByText(admin.product.title)).toBeHidden()
  await signIn(page, here.owner, 'en')
  await expect(page).toHaveURL('/admin/products?category=Polo')
  await expect(page.getByRole('heading', { level: 1, name: admin.product.title })).toBeVisible()
})
