import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { LANGUAGES } from '#lib/language.ts'
import { button, place } from './support/admin-page.ts'
import type { BackOffice } from './support/back-office.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

const codeOf = (id: string): string => `BW${id.slice(-6)}`

/** A list with one parcel, open in its page. */
async function openList(page: Page, backOffice: BackOffice, product: Product, at: string): Promise<void> {
  const order = await place(product)
  const courier = await backOffice.browser.send('POST', '/api/couriers', { name: `Lists ${order.slice(-6)}`, page: '' })
  const listed = { courierId: courier.body.courier.id }
  const { body } = await backOffice.browser.send('POST', '/api/admin/parcels/manifests', listed)
  await backOffice.browser.send('POST', `/api/admin/parcels/manifests/${body.id}/orders`, { codes: [codeOf(order)] })
  await open(page, `${at}/admin/parcels/${body.id}`)
}

for (const language of LANGUAGES) {
  const { parcels, common } = wordsIn(language).admin
  const at = language === 'ar' ? '/ar' : ''

  test(`a file that is none of numbers says what it is, before anything is saved, in ${language}`, async ({
    page,
    backOffice,
    makeProduct,
  }) => {
    await openList(page, backOffice, await makeProduct(), at)
    await button(page, parcels.numbers).click()
    const dialog = page.getByRole('dialog', { name: parcels.numbersTitle })
    const buffer = Buffer.from('PK\u0003\u0004and more')
    await dialog.getByLabel(parcels.numbersFile).setInputFiles({ name: 'numbers.xlsx', mimeType: 'text/csv', buffer })
    await expect(dialog.getByText(parcels.numbersExcel)).toBeVisible()
    await button(dialog, parcels.numbersCheck).click()
    await expect(dialog.getByText(parcels.numbersExcel)).toBeVisible()
    await expect(dialog.getByText(parcels.numbersNone)).toBeHidden()
    await dialog.getByLabel(parcels.numbersField).fill('BWAAAAA1 1\n'.repeat(600))
    await button(dialog, parcels.numbersCheck).click()
    await expect(dialog.getByText(language === 'en' ? '500 lines at most' : '500 سطر على الأكثر')).toBeInViewport()
    await dialog.getByLabel(parcels.numbersField).fill('BWAAAAA1 1\n'.repeat(50))
    await button(dialog, parcels.numbersCheck).click()
    await expect(dialog.getByText(parcels.numbersNone)).toBeInViewport()
    await expect(dialog.getByText('BWAAAAA1').nth(1)).toBeInViewport()
  })

  test(`on a phone the camera’s picture stands above what lies over the page, in ${language}`, async ({
    page,
    backOffice,
    makeProduct,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      const canvas = document.createElement('canvas')
      const getUserMedia = async () => canvas.captureStream(5)
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
    })
    await openList(page, backOffice, await makeProduct(), at)
    await button(page, parcels.camera).click()
    const view = page.getByLabel(parcels.cameraText)
    const seen = () =>
      view.evaluate((video) => {
        const { left, right, top, bottom } = video.getBoundingClientRect()
        return [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y) === video)
      })
    await expect.poll(seen).toEqual([true, true])
    await button(page, parcels.cameraClose).press('Enter')
    await expect(button(page, parcels.camera)).toBeFocused()

    await button(page, parcels.handOver(1)).click()
    const corner = page.getByRole('dialog').getByRole('button', { name: common.close, exact: true })
    expect((await corner.boundingBox())?.width).toBeLessThan(60)
  })
}
