import { expect } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { shortId } from '#orders/order.ts'
import { button, place } from './support/admin-page.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

for (const language of LANGUAGES) {
  const { bulk, change, parcel, selection, statuses } = wordsIn(language).admin

  test(`whoever ships an order begins at its courier, or at its number, and ends with Enter, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const product = await makeProduct()
    const mark = `keys${product.id.slice(-6).toLowerCase()}`
    const [first, second] = [await place(product, mark), await place(product, mark)]
    const dialog = page.getByRole('dialog', { name: change.title })
    await open(page, inLanguage(language, `/admin/orders/${first}`))
    await button(page, change.ship).press('Enter')
    await expect(dialog.getByLabel(parcel.courier)).toBeFocused()
    await page.keyboard.type('Bosta')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(parcel.number)).toBeFocused()
    await page.keyboard.type('8404')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(statuses.shipped)
    await expect(page.getByRole('link', { name: parcel.follow })).toBeVisible()

    await open(page, inLanguage(language, `/admin/orders/${second}`))
    await button(page, change.ship).press('Enter')
    await expect(dialog.getByLabel(parcel.courier)).toHaveValue('Bosta')
    await expect(dialog.getByLabel(parcel.number)).toBeFocused()
    await page.keyboard.press('Escape')
    await open(page, inLanguage(language, `/admin/orders?search=${mark}&status=pending`))
    await page.getByLabel(selection.all(1)).check()
    await button(page, bulk.ship(1)).press('Enter')
    await expect(page.getByLabel(bulk.numberOf(shortId(second)))).toBeFocused()
  })

  test(`a courier that the shop does not know is named as such, and taken when it is meant, in ${language}`, async ({
    page,
    makeProduct,
    backOffice,
  }) => {
    const id = await place(await makeProduct())
    await open(page, inLanguage(language, `/admin/orders/${id}`))
    await button(page, change.ship).click()
    const dialog = page.getByRole('dialog', { name: change.title })
    const courier = dialog.getByLabel(parcel.courier)
    await courier.fill('Bo')
    await expect(dialog.getByText(parcel.courierUnknown)).toBeVisible()
    await button(dialog, parcel.courierMeant('Bosta')).click()
    await expect(courier).toHaveValue('Bosta')
    await expect(courier).toBeFocused()
    await expect(dialog.getByText(parcel.courierUnknown)).toBeHidden()
    await courier.fill('بوسطة')
    await expect(dialog.getByText(parcel.courierUnknown)).toBeHidden()
    await courier.fill('My nephew')
    await expect(dialog.getByText(parcel.courierUnknown)).toBeVisible()
    await button(dialog, change.confirm(statuses.shipped)).click()
    await expect(dialog).toBeHidden()
    const { order } = (await backOffice.browser.get(`/api/admin/orders/${id}`)).body
    expect(order.parcel).toMatchObject({ courier: 'My nephew' })
  })
}
