import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { type GovernorateId, governorate } from '#shipping/governorates.ts'
import { button, confirm } from './support/admin-page.ts'
import { type BackOffice, plentifulProduct } from './support/back-office.ts'
import { colleagueAt } from './support/colleague.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { slowedBy } from './support/slowed.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const { admin } = wordsIn('en')
const { shipping: texts, common, coming, form } = admin

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

const nameOf = (id: GovernorateId): string => governorate(id)?.name ?? id
const feeField = (page: Page, id: GovernorateId) => page.getByLabel(texts.feeOf(nameOf(id)), { exact: true })
const row = (page: Page, id: GovernorateId) => page.getByRole('row').filter({ hasText: nameOf(id) })

async function storedFee({ browser }: BackOffice, id: GovernorateId) {
  const { shippingFees } = (await browser.get('/api/shipping?status=all')).body
  return shippingFees.find(({ governorateId }: { governorateId: string }) => governorateId === id)
}
const put = async (backOffice: BackOffice, id: GovernorateId, change: object) => {
  const fee = await storedFee(backOffice, id)
  return backOffice.browser.send('PUT', `/api/shipping/${fee.id}`, change)
}

for (const language of LANGUAGES)
  test(`fees and days that are saved together are what shoppers see a moment later, in ${language}`, async ({
    page,
    browser,
    backOffice,
  }) => {
    const words = wordsIn(language)
    const { shipping } = words.admin
    const id = language === 'en' ? 'matrouh' : 'sohag'
    const { name = '', nameAr = '' } = governorate(id) ?? {}
    const place = language === 'en' ? name : nameAr
    const before = await storedFee(backOffice, id)
    await open(page, inLanguage(language, '/admin/shipping'))
    await button(page, shipping.editOf(place)).click()
    const fee = page.getByLabel(shipping.feeOf(place), { exact: true })
    await expect(fee).toBeFocused()
    await fee.fill('1.005')
    await page.getByLabel(shipping.maxOf(place), { exact: true }).fill('1')
    await page.getByLabel(shipping.minOf(place), { exact: true }).fill('3')
    await page.keyboard.press('Enter')
    await expect(fee).toBeFocused()
    await expect(page.getByText(shipping.problems.fee)).toBeVisible()
    await expect(page.getByText(shipping.problems.turned)).toBeVisible()
    await fee.fill('١٢٣٫٤٥')
    await page.getByLabel(shipping.maxOf(place), { exact: true }).fill('9')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(shipping.done.updated(1))).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: money(123.45, language) })).toContainText('3 – 9')

    const shopper = await (await browser.newContext()).newPage()
    await keep(shopper, { bw_governorate: JSON.stringify({ id, name, nameAr }) })
    const product = await plentifulProduct('color=white')
    const told = shopper.getByText(words.shop.delivery.to(place, money(123.45, language)))
    await expect(async () => {
      await open(shopper, inLanguage(language, `/product/${product.id}`))
      await expect(told.first()).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    await shopper.context().close()
    await put(backOffice, id, before)
  })

test('where nobody will be able to order is said before a fee is switched off or deleted', async ({
  page,
  backOffice,
}) => {
  const place = nameOf('red-sea')
  const isConfigured = async () => (await backOffice.browser.get('/api/shipping/governorate/red-sea')).status
  await open(page, '/admin/shipping')
  await button(page, texts.editOf(place)).click()
  await page.getByLabel(texts.activeIn(place)).uncheck()
  await expect(page.getByText(texts.noOrders(place))).toBeVisible()
  await button(page, texts.save).click()
  await expect(page.getByRole('dialog', { name: texts.offTitle })).toContainText(texts.offText(place))
  await confirm(page, common.cancel)
  expect(await isConfigured()).toBe(200)
  await button(page, texts.save).click()
  await confirm(page, texts.offConfirm)
  await expect(row(page, 'red-sea')).toContainText(texts.inactive)
  expect(await isConfigured()).toBe(422)

  await button(page, texts.deleteOf(place)).click()
  const dialog = page.getByRole('dialog', { name: texts.deleteTitle })
  await expect(dialog).toContainText(texts.deleteQuestion(place))
  const away = { success: false, errorCode: 'UNAVAILABLE', message: 'The shop is away.' }
  await page.route('**/api/shipping/*', (route) => route.fulfill({ status: 503, json: away }), { times: 1 })
  await button(dialog, texts.confirmDelete).click()
  await expect(dialog.getByRole('alert')).toContainText(common.because(texts.deleteFailed, away.message))
  await confirm(page, texts.confirmDelete)
  await expect(page.getByText(texts.done.deleted)).toBeVisible()
  await expect(row(page, 'red-sea')).toContainText(texts.notSet)
  await expect(page.getByRole('status').filter({ hasText: place })).toBeVisible()

  await button(page, texts.add).click()
  const form = page.getByRole('dialog', { name: texts.add })
  await button(form, texts.add).click()
  await expect(form.getByText(texts.problems.place)).toBeVisible()
  await button(form, common.cancel).click()
  await button(page, texts.setFeeOf(place)).click()
  await expect(form.getByLabel(texts.governorate)).toHaveValue('red-sea')
  await expect(form.getByLabel(texts.fee)).toBeFocused()
  await form.getByLabel(texts.fee).fill('110')
  await form.getByLabel(texts.min).fill('4')
  await form.getByLabel(texts.max).fill('8')
  await button(form, texts.add).click()
  await expect(page.getByText(texts.done.created)).toBeVisible()
  await expect(row(page, 'red-sea')).toContainText(money(110, 'en'))
  expect(await isConfigured()).toBe(200)
})

test('what is typed while fees are on their way stays, on top of what was saved', async ({ page, backOffice }) => {
  const stands = { shippingFee: 80, leadDaysMin: 4, leadDaysMax: 8 }
  const places = ['damietta', 'beni-suef', 'minya'] as const
  for (const id of places) await put(backOffice, id, stands)
  await open(page, '/admin/shipping')
  await button(page, texts.editAll).click()
  await feeField(page, 'damietta').fill('81')
  await feeField(page, 'beni-suef').fill('82')
  const { promise: typed, resolve: go } = Promise.withResolvers<void>()
  const isSave = (url: URL): boolean => url.pathname === '/api/shipping' && url.search === ''
  await page.route(isSave, async (route) => {
    await typed
    await route.continue()
  })
  await button(page, texts.save).click()
  await feeField(page, 'damietta').fill('83')
  await page.getByLabel(texts.maxOf(nameOf('minya')), { exact: true }).fill('12')
  go()
  await expect(page.getByText(texts.done.updated(2))).toBeVisible()
  await expect(page.getByText(texts.changed(2))).toBeVisible()
  await expect(feeField(page, 'damietta')).toHaveValue('83')
  await expect(feeField(page, 'beni-suef')).toBeHidden()
  await button(page, texts.save).click()
  await expect(page.getByText(texts.changed(2))).toBeHidden()
  await expect(feeField(page, 'damietta')).toBeHidden()
  expect(await storedFee(backOffice, 'damietta')).toMatchObject({ shippingFee: 83, leadDaysMax: 8 })
  expect(await storedFee(backOffice, 'beni-suef')).toMatchObject({ shippingFee: 82 })
  expect(await storedFee(backOffice, 'minya')).toMatchObject({ shippingFee: 80, leadDaysMax: 12 })
})

test('Ctrl+S while fees are on their way saves what was typed meanwhile', async ({ page, backOffice }) => {
  const stands = { shippingFee: 80, leadDaysMin: 4, leadDaysMax: 8 }
  for (const id of ['suez', 'ismailia'] as const) await put(backOffice, id, stands)
  await open(page, '/admin/shipping')
  await button(page, texts.editAll).click()
  await feeField(page, 'suez').fill('81')
  const { promise: typed, resolve: go } = Promise.withResolvers<void>()
  const isSave = (url: URL): boolean => url.pathname === '/api/shipping' && url.search === ''
  await page.route(
    isSave,
    async (route) => {
      await typed
      await route.continue()
    },
    { times: 1 },
  )
  const sent = page.waitForRequest((request) => isSave(new URL(request.url())))
  await page.keyboard.press('Control+s')
  await sent
  await feeField(page, 'suez').fill('83')
  await feeField(page, 'ismailia').fill('84')
  await page.keyboard.press('Control+s')
  go()
  await expect(page.getByText(texts.done.updated(2))).toBeVisible()
  expect(await storedFee(backOffice, 'suez')).toMatchObject({ shippingFee: 83, leadDaysMax: 8 })
  expect(await storedFee(backOffice, 'ismailia')).toMatchObject({ shippingFee: 84 })
})

test('a table that could not be read again after a conflict says so, and is read by a press', async ({
  page,
  backOffice,
}) => {
  await put(backOffice, 'suez', { shippingFee: 80, isActive: true })
  await open(page, '/admin/shipping')
  await button(page, texts.editOf(nameOf('suez'))).click()
  await feeField(page, 'suez').fill('91')
  await put(backOffice, 'suez', { shippingFee: 70.5 })
  const away = { success: false, errorCode: 'UNAVAILABLE', message: 'The shop is away.' }
  const isReading = (url: URL): boolean => url.pathname === '/api/shipping' && url.search !== ''
  await page.route(isReading, (route) => route.fulfill({ status: 503, json: away }))
  await page.keyboard.press('Control+s')
  const stale = page.getByRole('alert').filter({ hasText: admin.forms.staleTitle })
  await expect(stale).toContainText(texts.staleUnread)
  await expect(stale.getByRole('radio')).toHaveCount(0)
  await page.unroute(isReading)
  await button(stale, texts.readAgain).click()
  await expect(stale).not.toContainText(texts.staleUnread)
  await expect(stale.getByRole('radio', { name: admin.forms.theirs })).toHaveAccessibleName(
    `${admin.forms.theirs}: ${money(70.5, 'en')}`,
  )
  await expect(feeField(page, 'suez')).toHaveValue('91')
})

test('AD4: what a colleague saved or deleted meanwhile, in a browser beside, is told, and nothing that was typed is lost', async ({
  page,
  browser,
  backOffice,
}) => {
  // A try before may have left them otherwise.
  const stands = { shippingFee: 80, leadDaysMin: 4, leadDaysMax: 8, isActive: true }
  for (const id of ['luxor', 'qena'] as const) await put(backOffice, id, stands)
  const { id: governorateId, name: governorateName, nameAr: governorateNameAr } = governorate('new-valley') ?? {}
  await backOffice.browser.send('POST', '/api/shipping', {
    governorateId,
    governorateName,
    governorateNameAr,
    ...stands,
  })
  const before = { luxor: await storedFee(backOffice, 'luxor'), qena: await storedFee(backOffice, 'qena') }
  const gone = await storedFee(backOffice, 'new-valley')
  await open(page, '/admin/shipping')
  await button(page, texts.editAll).click()
  await feeField(page, 'luxor').fill('91')
  await feeField(page, 'qena').fill('92')
  await expect(page.getByText(texts.changed(2))).toBeVisible()
  const theirs = await colleagueAt(browser, backOffice, '/admin/shipping')
  await button(theirs, texts.editAll).click()
  await feeField(theirs, 'luxor').fill('70.5')
  await theirs.getByLabel(texts.maxOf(nameOf('qena')), { exact: true }).fill('20')
  await theirs.keyboard.press('Control+s')
  await expect(theirs.getByText(texts.done.updated(2))).toBeVisible()
  await theirs.context().close()

  await button(page, texts.save).click()
  const notice = page.getByRole('alert').filter({ hasText: admin.forms.staleTitle })
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('listitem')).toHaveText([`${texts.maxOf(nameOf('qena'))}: 20`])
  const luxor = notice.getByRole('group', { name: texts.feeOf(nameOf('luxor')) })
  await expect(luxor.getByRole('radio')).toHaveCount(2)
  await expect(luxor).toContainText(money(70.5, 'en'))
  await button(page, texts.save).click()
  await expect(page.getByText(admin.forms.chooseFirst)).toBeVisible()
  await expect(luxor.getByRole('radio').first()).toBeFocused()
  await luxor.getByRole('radio', { name: admin.forms.theirs }).check()
  await expect(feeField(page, 'luxor')).toHaveValue('70.50')
  await luxor.getByRole('radio', { name: admin.forms.mine }).check()
  await expect(feeField(page, 'luxor')).toHaveValue('91')
  await expect(page.getByLabel(texts.maxOf(nameOf('qena')), { exact: true })).toHaveValue('20')
  await page.getByRole('link', { name: coming.title, exact: true }).click()
  await expect(page.getByRole('dialog', { name: form.leaveTitle })).toBeVisible()
  // On a slow phone, too, whoever stays can type at once.
  await slowedBy(page, 10, async () => {
    await confirm(page, form.stay)
    await feeField(page, 'new-valley').fill('93')
  })
  await expect(feeField(page, 'luxor')).toHaveValue('91')
  await expect(page.getByText(texts.changed(3))).toBeVisible()
  await backOffice.browser.send('DELETE', `/api/shipping/${gone.id}`, {})
  await button(page, texts.save).click()
  await expect(page.getByText(texts.gone(nameOf('new-valley')))).toBeVisible()
  await button(page, texts.goneDrop).click()
  await button(page, texts.save).click()
  await expect(page.getByText(texts.done.updated(2))).toBeVisible()
  expect((await storedFee(backOffice, 'luxor')).shippingFee).toBe(91)
  expect(await storedFee(backOffice, 'qena')).toMatchObject({ shippingFee: 92, leadDaysMax: 20 })

  await backOffice.browser.send('POST', '/api/shipping', gone)
  for (const [id, fee] of Object.entries(before)) {
    const { updatedAt: _, ...stored } = fee
    await put(backOffice, id as GovernorateId, stored)
  }
})
