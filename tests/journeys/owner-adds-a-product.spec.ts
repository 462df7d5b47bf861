import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { inLanguage, type Language } from '#lib/language.ts'
import { here } from './support/here.ts'
import { alive, open, signIn, sizeButton } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const { admin, shop } = wordsIn('en')
const { form, images, product, uploads } = admin

test.use({ viewport: { width: 1440, height: 900 } })

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#edebe6' } })
    .png()
    .toBuffer()

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s*(${form.optional})?$`))
const stockField = (page: Page, size: string) => page.getByLabel(form.stockOf(size), { exact: true })

async function fillProduct(page: Page, names: Record<Language, string>): Promise<void> {
  await field(page, form.fields.name).fill(names.en)
  await field(page, form.fields.nameAr).fill(names.ar)
  await field(page, form.fields.description).fill('A tee that was made for this test.')
  await field(page, form.fields.descriptionAr).fill('تيشيرت صُنع لهذا الاختبار.')
  await field(page, form.fields.material).fill('100% cotton')
  await field(page, form.fields.materialAr).fill('قطن 100%')
  await page.getByLabel(form.fields.modelHeight).fill('186')
  await field(page, form.fields.sizeWorn).selectOption('M')
  await field(page, form.fields.price).fill('640')
  await field(page, form.fields.discount).fill('10')
  await field(page, form.fields.category).selectOption({ label: shop.products.categories['T-Shirts'] })
  await field(page, form.fields.color).selectOption({ label: shop.products.colors.white })
  await stockField(page, 'M').fill('7')
  await stockField(page, 'L').fill('0')
  await page.getByLabel(uploads.pick).setInputFiles({ name: 'tee.png', mimeType: 'image/png', buffer: await picture() })
  await expect(page.getByText(images.position(1, 1))).toBeVisible()
  await expect(page.getByText(uploads.sending('tee.png'))).toBeHidden()
  await page.getByLabel(images.alt).fill('White tee, front view')
  await page.getByLabel(images.altAr).fill('تيشيرت أبيض، من الأمام')
}

/** In the window, and on a page of its own with its picture. */
async function expectInShop(
  page: Page,
  language: Language,
  given: { name: string; alt: string; pounds: number },
): Promise<void> {
  // Not for every picture of the list: many are drawn at their first visit.
  await page.goto(inLanguage(language, '/products'), { waitUntil: 'domcontentloaded' })
  await alive(page)
  const card = page.getByRole('article').filter({ hasText: given.name })
  await expect(card).toContainText(money(given.pounds, language))
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: given.name })).toBeVisible()
  await expect(page.getByRole('main').getByText(money(given.pounds, language)).first()).toBeVisible()
  const shown = page.getByRole('img', { name: given.alt })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('a product with its picture, sizes and stock is in the shop as soon as the owner saved it, and so are edits', async ({
  page,
  backOffice,
}) => {
  const mark = String(Date.now()).slice(-6)
  const names = { en: `White Journey Tee ${mark}`, ar: `تيشيرت الرحلة ${mark}` }
  const alts = { en: 'White tee, front view', ar: 'تيشيرت أبيض، من الأمام' }
  await open(page, '/auth?next=/admin/products')
  await signIn(page, here.owner, 'en')
  await page.getByRole('link', { name: product.add }).click()
  await fillProduct(page, names)
  await page.getByRole('button', { name: form.create }).click()
  await expect(page.getByText(product.created)).toBeVisible()
  const row = page.getByRole('row', { name: names.en })
  await expect(row).toContainText(money(576, 'en'))

  for (const language of ['en', 'ar'] as const) {
    await expectInShop(page, language, { name: names[language], alt: alts[language], pounds: 576 })
    await expect(
      page
        .getByText(shop.products.percentOff(10))
        .or(page.getByText(wordsIn('ar').shop.products.percentOff(10)))
        .first(),
    ).toBeVisible()
    const { product: words } = wordsIn(language)
    await page.getByText(words.fitAndSize).click()
    await expect(page.getByText(words.worn(186, 'M'))).toBeVisible()
    await expect(sizeButton(page, 'L')).toContainText(words.outOfStockMark)
  }
  const id = /product\/(\w+)/.exec(page.url())?.[1] ?? ''

  await open(page, '/admin/products')
  await page.getByRole('link', { name: product.editOf(names.en) }).click()
  await field(page, form.fields.price).fill('٧٠٠')
  await stockField(page, 'M').fill('3')
  await stockField(page, 'L').fill('12')
  await expect(
    page.getByText(form.unsaved([form.fields.price, form.stockOf('M'), form.stockOf('L')].join(admin.common.list))),
  ).toBeVisible()
  await page.getByRole('button', { name: form.save }).click()
  await expect(page.getByText(product.updated)).toBeVisible()

  for (const language of ['en', 'ar'] as const) {
    await expectInShop(page, language, { name: names[language], alt: alts[language], pounds: 630 })
    await expect(sizeButton(page, 'L')).not.toContainText(wordsIn(language).product.outOfStockMark)
    await sizeButton(page, 'M').click()
    await expect(page.getByText(wordsIn(language).shop.products.lastPieces(3))).toBeVisible()
  }
  await backOffice.hide(id)
})

test('the picture that is moved by key stays the one in hand, further and further', async ({ page }) => {
  await open(page, '/auth?next=/admin/products/new')
  await signIn(page, here.owner, 'en')
  const buffer = await picture()
  const files = ['one.png', 'two.png', 'three.png'].map((name) => ({ name, mimeType: 'image/png', buffer }))
  await page.getByLabel(uploads.pick).setInputFiles(files)
  const items = page.locator('[data-item]')
  await expect(items).toHaveCount(3)
  await page.getByLabel(images.alt).fill('Carried')
  const later = (at: number) => page.getByRole('button', { name: images.of(images.later, at), exact: true })
  await later(1).press('Enter')
  await expect(items.nth(1).getByRole('radio')).toBeChecked()
  await expect(later(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(items.nth(2).getByRole('radio')).toBeChecked()
  await expect(items.nth(2).getByLabel(images.alt)).toHaveValue('Carried')
})
