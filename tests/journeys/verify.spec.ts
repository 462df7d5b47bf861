import { expect, type Page } from '@playwright/test'
import encodeQR from 'qr'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { maskedEmail, maskedName } from '#orders/mask.ts'
import { lookOver } from './support/look-over.ts'
import { inArabicDigits } from './support/person.ts'
import { alive, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const NOT_FOUND = 'This SKU is not found in our database. This product may be counterfeit.'

async function ask(page: Page, sku: string, language: 'en' | 'ar'): Promise<void> {
  const { verify } = wordsIn(language)
  await page.getByLabel(verify.sku, { exact: true }).fill(sku)
  await page.getByRole('button', { name: verify.verify, exact: true }).click()
}

for (const language of LANGUAGES) {
  const { verify, checkout, refusals } = wordsIn(language)

  test(`nothing jumps when the script comes late, and the camera with it, in ${language}`, async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((go) => setTimeout(go, 300))
      await route.continue()
    })
    await open(page, inLanguage(language, '/verify'))
    await expect(page.getByRole('button', { name: verify.scan.open })).toBeVisible()
    const { shift } = await page.evaluate(lookOver, [])
    expect(shift.by, shift.of.join('; ')).toBeLessThan(0.005)
  })

  test(`nothing jumps when the answer to a code of the address comes late, in ${language}`, async ({
    page,
    backOffice,
  }) => {
    const { orders } = (await backOffice.browser.get('/api/orders?status=delivered&limit=1')).body
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/sku/verify/*', async (route) => {
      await gate
      await route.continue()
    })
    await open(page, inLanguage(language, `/verify?sku=${orders[0].sku}`))
    const field = page.getByLabel(verify.sku, { exact: true })
    await expect(page.getByText(verify.verifying)).toBeVisible()
    await expect(field).toBeHidden()
    letGo()
    await expect(page.getByRole('article')).toBeVisible()
    await expect(field).toBeVisible()
    const { shift } = await page.evaluate(lookOver, [])
    expect(shift.by, shift.of.join('; ')).toBeLessThan(0.005)
  })

  test(`a genuine piece has a certificate that tells nobody who bought it, in ${language}`, async ({
    page,
    backOffice,
  }) => {
    const { orders } = (await backOffice.browser.get('/api/orders?status=delivered&limit=1')).body
    const [{ sku, shippingAddress, products }] = orders
    await open(page, inLanguage(language, '/verify'))
    const button = page.getByRole('button', { name: verify.verify, exact: true })
    await expect(button).toBeDisabled()
    await page.getByLabel(verify.sku, { exact: true }).fill(inArabicDigits(` ${sku.toLowerCase()} `))
    await expect(button).toBeEnabled()
    await page.getByLabel(verify.sku, { exact: true }).press('Enter')

    const certificate = page.getByRole('article')
    await expect(certificate.getByRole('heading', { level: 2 })).toHaveText(
      new RegExp(verify.genuine('DATE').replace('DATE', '.*')),
    )
    await expect(certificate.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`/verify\\?sku=.*${sku.slice(-2)}`, 'i'))
    await expect(certificate.getByText(sku, { exact: true })).toBeVisible()
    await expect(certificate.getByText(checkout.statuses.delivered)).toBeVisible()
    await expect(certificate.getByText(verify.payments.verified, { exact: true })).toBeVisible()
    await expect(certificate.getByText(maskedName(shippingAddress.name))).toBeVisible()
    await expect(certificate.getByText(maskedEmail(shippingAddress.email))).toBeVisible()
    await expect(certificate.getByText(language === 'ar' ? products[0].nameAr : products[0].name).first()).toBeVisible()
    await expect(certificate).not.toContainText(shippingAddress.name)

    await page.goto(inLanguage(language, `/verify?sku=${sku}`))
    await expect(page.getByRole('article').getByText(sku, { exact: true })).toBeVisible()
  })

  test(`a code of no order may be counterfeit, and one of a product says where the order’s is, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { sku } = await makeProduct()
    await open(page, inLanguage(language, '/verify'))
    await ask(page, 'BW000000', language)
    await expect(page.getByRole('heading', { name: verify.notVerified })).toBeFocused()
    await expect(page.getByText(refusals.messages.SKU_NOT_FOUND())).toBeVisible()
    await expect(page.getByLabel(verify.sku, { exact: true })).toHaveValue('BW000000')
    await ask(page, sku, language)
    await expect(page.getByRole('heading', { name: verify.productCode })).toBeFocused()
    await expect(page.getByText(refusals.messages.SKU_OF_PRODUCT())).toBeVisible()
  })
}

const { verify } = wordsIn('en')

test('the words of a counterfeit are the ones shoppers know', async ({ page }) => {
  await open(page, '/verify?sku=bw000000')
  await expect(page.getByRole('heading', { name: 'Product Not Verified' })).toBeVisible()
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
})

test('without a connection the question can be asked again', async ({ page }) => {
  await open(page, '/verify')
  await page.route('**/api/sku/verify/**', (route) => route.abort())
  await ask(page, 'BW000000', 'en')
  await expect(page.getByText('Failed to verify SKU. Please try again.')).toBeVisible()
  await page.unroute('**/api/sku/verify/**')
  await page.getByRole('button', { name: verify.retry }).click()
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
})

test('who asks too often is told to wait, in the server’s words', async ({ page }) => {
  const body = {
    success: false,
    message: 'Too Many Attempts. Please wait 3 min and try again.',
    errorCode: 'RATE_LIMIT_EXCEEDED',
  }
  await page.route('**/api/sku/verify/**', (route) => route.fulfill({ status: 429, json: body }))
  await open(page, '/verify?sku=BW000000')
  await expect(page.getByRole('heading', { name: verify.tooMany })).toBeVisible()
  await expect(page.getByText(body.message)).toBeVisible()
})

test('on paper there is the certificate alone', async ({ page, backOffice }) => {
  const { orders } = (await backOffice.browser.get('/api/orders?status=delivered&limit=1')).body
  await open(page, `/verify?sku=${orders[0].sku}`)
  await expect(page.getByRole('article')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible()
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByLabel(verify.sku)])
    await expect(hidden).toBeHidden()
})

test.describe('the camera', () => {
  /** A browser that reads codes, with a camera that films a sheet with this one on it. */
  const film = (page: Page, text: string, isAllowed = true) =>
    page.addInitScript(
      ({ text, isAllowed }) => {
        class BarcodeDetector {
          detect = async () => [{ rawValue: text }]
        }
        const getUserMedia = async () => {
          if (!isAllowed) throw new DOMException('no', 'NotAllowedError')
          const canvas = document.createElement('canvas')
          canvas.getContext('2d')?.fillRect(0, 0, 300, 150)
          const stream = canvas.captureStream(5)
          Object.assign(globalThis, { filmed: stream })
          return stream
        }
        Object.assign(globalThis, { BarcodeDetector })
        Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
      },
      { text, isAllowed },
    )
  const isOff = (page: Page) =>
    page.evaluate(() => {
      const { filmed } = globalThis as typeof globalThis & { filmed?: MediaStream }
      return filmed?.getTracks().every(({ readyState }) => readyState === 'ended')
    })

  test('reads the page’s own address, and is switched off then', async ({ page }) => {
    await film(page, 'https://shop.test/ar/verify?sku=bw000000')
    await open(page, '/verify')
    await page.getByRole('button', { name: verify.scan.open }).click()
    await expect(page.getByRole('heading', { name: verify.notVerified })).toBeVisible()
    await expect(page).toHaveURL('/verify?sku=BW000000')
    expect(await isOff(page)).toBe(true)
  })

  test('says what it can’t use, and is switched off when it is closed', async ({ page }) => {
    // A phone whose browser shows its bars.
    await page.setViewportSize({ width: 390, height: 664 })
    await film(page, '5901234123457')
    await open(page, '/verify')
    await page.getByRole('button', { name: verify.scan.open }).click()
    await expect(page.getByText(verify.scan.foreign)).toBeVisible()
    expect(await isOff(page)).toBe(false)
    await expect(page.getByRole('button', { name: verify.scan.close })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: verify.scan.close }).press('Enter')
    await expect(page.getByRole('button', { name: verify.scan.open })).toBeFocused()
    expect(await isOff(page)).toBe(true)
  })

  test('that was not allowed is explained', async ({ page }) => {
    await film(page, '', false)
    await open(page, '/verify')
    await page.getByRole('button', { name: verify.scan.open }).click()
    await expect(page.getByText(verify.scan.denied)).toBeVisible()
  })

  test('reads the code of an order also in a browser that can’t read codes itself', async ({ page }) => {
    await page.addInitScript(
      (rows) => {
        Reflect.deleteProperty(globalThis, 'BarcodeDetector')
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: 640, height: 480 })
        const draw = (): void => {
          const paper = canvas.getContext('2d')
          if (!paper) return
          Object.assign(paper, { fillStyle: 'white' })
          paper.fillRect(0, 0, 640, 480)
          Object.assign(paper, { fillStyle: 'black' })
          for (const [y, row] of rows.entries())
            for (const [x, isDark] of row.entries()) if (isDark) paper.fillRect(100 + x * 10, 50 + y * 10, 10, 10)
        }
        setInterval(draw, 100)
        const getUserMedia = async () => canvas.captureStream(10)
        Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
      },
      encodeQR('https://shop.test/verify?sku=BW000000', 'raw'),
    )
    await open(page, '/verify')
    await page.getByRole('button', { name: verify.scan.open }).click()
    await expect(page).toHaveURL('/verify?sku=BW000000')
  })

  test('is not offered where there is no camera', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'))
    await open(page, '/verify')
    await expect(page.getByLabel(verify.sku)).toBeVisible()
    await expect(page.getByRole('button', { name: verify.scan.open })).toBeHidden()
  })

  test('may be used by this page and no other: one that was come to from elsewhere begins anew', async ({ page }) => {
    await film(page, 'BW000000')
    const home = await page.goto('/contact-us')
    expect(home?.headers()['permissions-policy']).toContain('camera=()')
    await alive(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: wordsIn('en').plain.contact.verify })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: verify.title })).toBeVisible()
    const anew = page.waitForResponse((response) => response.request().resourceType() === 'document')
    await page.getByRole('button', { name: verify.scan.open }).click()
    expect((await anew).headers()['permissions-policy']).toContain('camera=(self)')
    await expect(page).toHaveURL('/verify?sku=BW000000')
  })
})
