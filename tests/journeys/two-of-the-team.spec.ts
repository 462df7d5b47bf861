import { expect } from '@playwright/test'
import { button } from './support/admin-page.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

test('AD4: a courier that a colleague changed is compared in its dialog, in Arabic on a phone', async ({
  page,
  backOffice: { browser },
}) => {
  const { couriers: texts, forms } = wordsIn('ar').admin
  await page.setViewportSize({ width: 390, height: 844 })
  const name = `Two ${Date.now()}`
  const { courier } = (await browser.send('POST', '/api/couriers', { name, page: '' })).body
  await open(page, '/ar/admin/parcels/couriers')
  await button(page, texts.editOf(name)).click()
  const dialog = page.getByRole('dialog', { name: texts.editTitle(name) })
  const own = 'https://mine.test/{number}'
  await dialog.getByLabel(texts.page).fill(own)
  const theirs = { page: 'https://theirs.test/{number}', payDays: 9, isActive: true }
  expect((await browser.send('PUT', `/api/couriers/${courier.id}`, theirs)).status).toBe(200)
  await button(dialog, texts.save).click()
  const notice = dialog.getByRole('alert').filter({ hasText: forms.staleTitle })
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('listitem')).toHaveText([`${forms.named(texts.payDays)} 9`])
  await expect(dialog.getByLabel(texts.page)).toHaveValue(own)
  await button(dialog, texts.save).click()
  await expect(dialog.getByText(forms.chooseFirst)).toBeVisible()
  await expect(notice.getByRole('radio').first()).toBeFocused()
  await notice.getByRole('radio', { name: forms.mine }).check()
  await button(dialog, texts.save).click()
  await expect(page.getByText(texts.saved(name))).toBeVisible()
  const { couriers } = (await browser.get('/api/couriers')).body
  const stored = couriers.find(({ id }: { id: string }) => id === courier.id)
  expect(stored).toMatchObject({ page: own, payDays: 9 })
  await browser.send('PUT', `/api/couriers/${courier.id}`, { ...theirs, isActive: false })
})

test('AD4: what is typed while a colleague’s version is on its way stays', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { form, forms } = wordsIn('en').admin
  const product = await makeProduct()
  const path = `/api/products/${product.id}`
  await open(page, `/admin/products/${product.id}`)
  const name = page.getByLabel(form.fields.name, { exact: true })
  await name.fill('Mine')
  const { body } = await backOffice.browser.get(`${path}?status=all`)
  expect((await backOffice.browser.send('PUT', path, { ...body.product, nameAr: 'اسم آخر' })).status).toBe(200)
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const isReading = (url: URL): boolean => url.pathname === path
  await page.route(isReading, async (route) => {
    if (route.request().method() === 'GET') await held
    await route.fallback()
  })
  const reading = page.waitForRequest((request) => request.method() === 'GET' && isReading(new URL(request.url())))
  await page.keyboard.press('Control+s')
  await reading
  await name.fill('Mine, and more')
  go()
  await expect(page.getByRole('alert').filter({ hasText: forms.staleTitle })).toContainText('اسم آخر')
  await expect(name).toHaveValue('Mine, and more')
})

test('AD4: what a colleague deleted is told, and what was typed is left to be copied', async ({ page, backOffice }) => {
  const { promo, form, forms } = wordsIn('en').admin
  const { data } = (
    await backOffice.browser.send('POST', '/api/promo-codes', {
      code: `GONE${Date.now() % 1_000_000}`,
      name: 'Gone',
      nameAr: 'ذهب',
      discountType: 'percentage',
      discountValue: 10,
      validFrom: new Date().toISOString(),
      validUntil: new Date(Date.now() + 86_400_000).toISOString(),
    })
  ).body
  const { id } = data.promoCode
  await open(page, `/admin/promo-codes/${id}`)
  const description = page.getByLabel(new RegExp(`^${promo.fields.description}`)).first()
  await description.fill('Long words')
  expect((await backOffice.browser.send('DELETE', `/api/promo-codes/${id}`)).status).toBe(200)
  await button(page, form.save).click()
  await expect(page.getByRole('alert').filter({ hasText: forms.goneTitle })).toBeFocused()
  await expect(description).toHaveValue('Long words')
})
