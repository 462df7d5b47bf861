import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { newId } from '#lib/id.server.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { orderForm } from '../support/order-form.ts'
import { promoCodeForm } from '../support/promo-codes.ts'
import { aPhone, button, confirm } from './support/admin-page.ts'
import type { BackOffice } from './support/back-office.ts'
import { colleagueAt } from './support/colleague.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const { admin, refusals } = wordsIn('en')
const { promo, form, forms, common } = admin

test.use({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), backOffice.browser.token ?? '')
})

const aCode = (): string => `O${newId().slice(-9)}`
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s*(${form.optional})?$`))
const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code })

async function makeCode({ browser }: BackOffice, given: object = {}) {
  const { status, body } = await browser.send('POST', '/api/promo-codes', {
    ...promoCodeForm(),
    code: aCode(),
    ...given,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.promoCode
}

for (const language of LANGUAGES) {
  const { promo: words, common: shared } = wordsIn(language).admin

  test(`a code is made, found, copied, switched off and deleted, in ${language}`, async ({ page, makeProduct }) => {
    const product = await makeProduct({ name: `Promo tee ${newId().slice(-6)}`, nameAr: '' })
    const code = aCode()
    const fieldOf = (label: string) => page.getByLabel(label, { exact: true })
    await open(page, inLanguage(language, '/admin/promo-codes'))
    await page.getByRole('link', { name: words.add }).first().click()
    await button(page, words.create).click()
    for (const problem of [words.problems.codeRequired, words.problems.nameRequired, words.problems.percentWhole])
      await expect(page.getByText(problem)).toBeVisible()
    await expect(fieldOf(words.fields.code)).toBeFocused()
    await expect(fieldOf(words.fields.maxUsage)).toHaveValue('100')

    await fieldOf(words.fields.code).fill(code.toLowerCase())
    await fieldOf(words.fields.name).fill('Summer')
    await fieldOf(words.fields.discountValue).fill('٢٠')
    await fieldOf(words.fields.maxUsagePerUser).fill('')
    await fieldOf(words.fields.maxUsagePerUser).blur()
    await expect(fieldOf(words.fields.maxUsagePerUser)).toHaveValue('1')
    await button(page, words.plusOf(words.fields.validFrom, words.plus.fiveMinutes)).click()
    await button(page, words.plusOf(words.fields.validUntil, words.plus.day)).click()
    const from = await fieldOf(words.fields.validFrom).inputValue()
    const until = await fieldOf(words.fields.validUntil).inputValue()
    expect(Date.parse(`${until}Z`) - Date.parse(`${from}Z`)).toBeGreaterThanOrEqual(23 * 3_600_000)
    const products = page.getByRole('combobox', { name: words.fields.applicableProducts })
    await products.fill(product.name)
    await expect(page.getByRole('option', { name: product.name })).toBeVisible()
    await products.press('ArrowDown')
    await products.press('Enter')
    await expect(button(page, words.removeProduct(product.name))).toBeVisible()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText(words.done.created)).toBeVisible()

    await page.getByLabel(words.search).fill(code)
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(row(page, code)).toContainText(words.statuses.pending)
    await expect(row(page, code)).toContainText(words.starts)
    await button(row(page, code), words.copyOf(code)).click()
    await expect(row(page, code).getByText(shared.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await button(row(page, code), words.deactivateOf(code)).click()
    await expect(row(page, code)).toContainText(words.statuses.inactive)
    await page.getByLabel(words.status, { exact: true }).selectOption({ label: words.filters.active })
    await expect(page.getByText(words.emptyTitle)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/search=/)
    await expect(row(page, code)).toContainText(words.statuses.inactive)
    await button(row(page, code), words.deleteOf(code)).click()
    await confirm(page, words.confirmDelete)
    await expect(page.getByText(words.done.deleted)).toBeVisible()
    await expect(row(page, code)).toHaveCount(0)
  })
}

test('AD4: two owners of one code lose nothing: what one changed is taken, what both changed is chosen', async ({
  page,
  browser,
  backOffice,
}) => {
  const code = await makeCode(backOffice)
  await open(page, `/admin/promo-codes/${code.id}`)
  await field(page, promo.fields.maxUsage).fill('70')
  await field(page, promo.fields.description).fill('Mine')
  const colleague = await colleagueAt(browser, backOffice, `/admin/promo-codes/${code.id}`)
  await field(colleague, promo.fields.maxUsage).fill('90')
  await field(colleague, promo.fields.nameAr).fill('اسم جديد')
  await button(colleague, form.save).click()
  await expect(colleague.getByText(promo.done.updated)).toBeVisible()
  await colleague.context().close()
  await button(page, form.save).click()

  const notice = page.getByRole('alert').filter({ hasText: forms.staleTitle })
  await expect(notice.getByRole('listitem')).toContainText('اسم جديد')
  await expect(field(page, promo.fields.nameAr)).toHaveValue('اسم جديد')
  await expect(field(page, promo.fields.description)).toHaveValue('Mine')
  await button(page, form.save).click()
  await expect(page.getByText(forms.chooseFirst)).toBeVisible()
  await expect(notice.getByRole('radio').first()).toBeFocused()
  await notice.getByRole('radio', { name: forms.theirs }).check()
  await expect(field(page, promo.fields.maxUsage)).toHaveValue('90')
  await button(page, form.save).click()
  await expect(page.getByText(promo.done.updated)).toBeVisible()
  await expect(page.getByText(forms.saved, { exact: true })).toBeVisible()
  const { promoCode } = (await backOffice.browser.get(`/api/promo-codes/${code.id}`)).body.data
  expect(promoCode).toMatchObject({ maxUsage: 90, nameAr: 'اسم جديد', description: 'Mine' })

  await field(page, promo.fields.name).fill('Not saved')
  await page.getByRole('link', { name: promo.back }).click()
  await confirm(page, form.stay)
  await button(page, form.discard).click()
  await expect(field(page, promo.fields.name)).toHaveValue(code.name)

  const other = await makeCode(backOffice)
  await field(page, promo.fields.code).fill(other.code)
  await button(page, form.save).click()
  await expect(page.getByText(refusals.problems.promoCodeTaken, { exact: true })).toBeVisible()
  await expect(field(page, promo.fields.code)).toBeFocused()
})

test('a long code is read whole in the list, and a word of 17 letters in one line', async ({ page, backOffice }) => {
  const mark = String(randomInt(100_000, 1_000_000))
  const codes = [`FIRSTORDERW${mark}`, `WELCOMETOTHEFIRSTORDEROF${mark}`]
  for (const code of codes) await makeCode(backOffice, { code })
  for (const language of LANGUAGES)
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, inLanguage(language, `/admin/promo-codes?search=${mark}`))
      const lines: number[] = []
      for (const code of codes) {
        const shown = row(page, code).getByRole('link', { name: code, exact: true }).locator('bdi')
        const { hidden, height, line } = await shown.evaluate((bdi) => ({
          hidden: bdi.scrollWidth - bdi.clientWidth,
          height: bdi.clientHeight,
          line: Number.parseFloat(getComputedStyle(bdi).lineHeight),
        }))
        expect(hidden, `${code}, ${language}, ${width}`).toBe(0)
        lines.push(Math.round(height / line))
      }
      expect(lines, `${language}, ${width}`).toEqual([1, 2])
      await expect(
        button(row(page, codes[0] ?? ''), wordsIn(language).admin.promo.deleteOf(codes[0] ?? '')),
      ).toBeInViewport({ ratio: 1 })
    }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row(page, codes[1] ?? '')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a code that orders use says what they brought in, can’t be deleted, and goes off once', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const code = await makeCode(backOffice, { maxUsage: 1 })
  const product = await makeProduct({ price: 300 })
  const total = 300 - 30 + 50
  const { shippingAddress, ...placing } = orderForm({ productId: product.id, price: 300 })
  const { body } = await backOffice.browser.send('POST', '/api/orders', {
    ...placing,
    shippingAddress: { ...shippingAddress, phone: aPhone() },
    total,
    promoCode: { code: code.code },
  })
  expect(body.success, JSON.stringify(body)).toBe(true)
  await backOffice.browser.send('PUT', `/api/orders/${body.order.id}/approve-cod`)
  await open(page, `/admin/promo-codes?search=${code.code}`)
  await expect(row(page, code.code)).toContainText(promo.statuses.fullyUsed)
  await expect(row(page, code.code)).toContainText(money(total, 'en'))
  await expect(row(page, code.code)).toContainText(promo.orders(1))
  await expect(button(row(page, code.code), promo.deleteOf(code.code))).toBeDisabled()

  await backOffice.browser.send('PATCH', `/api/promo-codes/${code.id}/toggle`)
  await button(row(page, code.code), promo.deactivateOf(code.code)).click()
  await expect(page.getByText(promo.toggleFailed)).toBeVisible()
  await expect(row(page, code.code)).toContainText(promo.statuses.inactive)
  await button(page, common.dismiss).click()
  await page.getByRole('link', { name: promo.editOf(code.code) }).click()
  await expect(page.getByText(money(total, 'en'))).toBeVisible()
  await expect(page.getByText(money(30, 'en'))).toBeVisible()
})
