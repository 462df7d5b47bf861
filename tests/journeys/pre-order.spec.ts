import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { inLanguage, type Language } from '#lib/language.ts'
import type { TestBrowser } from '../support/browser.ts'
import { aPhone, button, confirm } from './support/admin-page.ts'
import { keep } from './support/kept.ts'
import { mailTo } from './support/mail.ts'
import { makeMember } from './support/member.ts'
import { open, signIn } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

// On a phone the footer's links are folded.
test.use({ viewport: { width: 1280, height: 900 } })

const ADDRESS = {
  name: 'Mona Adel',
  phone: '01001234567',
  city: 'cairo',
  cityName: 'Nasr City',
  address: '3 El Nasr Street',
  isDefault: true,
}

const choose = (page: Page, name: 'color' | 'size', word: string) =>
  page.locator('label', { has: page.locator(`input[name="${name}"][value="${word}"]`) }).click()

const askFor = async (browser: TestBrowser, form: object = {}): Promise<{ id: string; number: string }> =>
  (await browser.send('POST', '/api/pre-orders', { color: 'black', size: 'L', quantity: 1, price: 85, ...form })).body
    .preOrder

async function takes(page: Page, language: Language): Promise<void> {
  const { account, preOrder: words, preOrderLetters, shop } = wordsIn(language)
  const member = await makeMember(language)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, inLanguage(language, '/'))
  await page.getByRole('contentinfo').getByRole('link', { name: shop.shell.footer.preOrder }).click()
  await expect(page.getByText(money(85, language))).toBeVisible()
  expect(asked).not.toContain('/api/pre-orders/my')
  await page.getByRole('link', { name: words.signInFirst }).click()
  await expect(page.getByRole('heading', { level: 1, name: account.signIn })).toBeVisible()
  await signIn(page, member, language)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(page.getByText(words.none)).toBeVisible()

  const send = page.getByRole('button', { name: words.submit, exact: true })
  await send.click()
  await expect(page.getByText(words.problems.colorRequired)).toBeVisible()
  await expect(page.getByText(words.problems.sizeRequired)).toBeVisible()
  await expect(page.locator('input[name="color"]').first()).toBeFocused()
  await choose(page, 'color', 'white')
  await choose(page, 'size', 'XL')
  await page.getByRole('button', { name: words.increase }).click()
  await expect(page.getByText(money(170, language))).toBeVisible()
  await send.click()

  const done = page.getByRole('heading', { name: words.doneTitle })
  await expect(done).toBeFocused()
  const mine = page.getByRole('region', { name: words.mine }).getByRole('listitem')
  await expect(mine).toContainText(words.piece(words.pieces(2), words.colors.white, 'XL'))
  const [number = ''] = /PO[0-9A-Z]{6}/.exec((await mine.textContent()) ?? '') ?? []
  const { text } = await mailTo(member.email, preOrderLetters.taken.subject(number))
  const [code = ''] = /NEXT-[0-9A-Z]{8}/.exec(text) ?? []
  await expect(mine).toContainText(code)
  expect(text).toContain(preOrderLetters.percentOff(10))

  await mine.getByRole('button', { name: words.cancelOf(number) }).click()
  await confirm(page, words.cancelYes)
  await expect(mine).toContainText(words.states.cancelled)
  await expect(mine).not.toContainText(code)
  await mailTo(member.email, preOrderLetters.cancelled.subject(number))
}

test('what comes next is asked for, confirmed with a code, and given up again', async ({ page }) => {
  await takes(page, 'en')
  for (const quoted of [
    'Pre-Order Next Collection',
    'Guaranteed availability',
    'Priority shipping',
    '10% off next collection',
    'Free shipping',
  ])
    await expect(page.getByText(quoted, { exact: true }).first()).toBeVisible()
})

test('in Arabic too; a price that changed and a campaign that closed meanwhile are told', async ({ page }) => {
  await takes(page, 'ar')
  const { preOrder: words, refusals } = wordsIn('ar')
  await page.getByRole('button', { name: words.another }).click()
  await choose(page, 'color', 'black')
  await choose(page, 'size', 'M')
  const { campaign } = await (await page.request.get('/api/pre-orders/campaign')).json()
  await page.route('**/api/pre-orders', async (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), price: 80 } }),
  )
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
    refusals.messages.PRICE_CHANGED({ total: 85 }),
  )
  await page.route('**/api/pre-orders/campaign', (route) =>
    route.fulfill({ json: { success: true, campaign: { ...campaign, isOpen: false } } }),
  )
  await open(page, inLanguage('ar', '/pre-order'))
  await expect(page.getByRole('heading', { name: words.closedTitle })).toBeVisible()
  await expect(page.getByRole('link', { name: words.toProducts })).toBeVisible()
})

test('the owner makes orders of what has come, each told for itself, and takes a cancelling back', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { preOrder: texts, desk, selection } = wordsIn('en').admin
  const [first, second] = [await makeMember('en'), await makeMember('en')]
  await first.browser.send('POST', '/api/addresses', ADDRESS)
  const [ready, addressless] = [await askFor(first.browser), await askFor(second.browser)]
  const product = await makeProduct({ sizes: [{ size: 'L', stock: 3 }], price: 300 })
  await makeProduct({ color: 'white', name: `White ${product.name}` })

  await keep(page, { bw_access_token: backOffice.browser.token ?? '' })
  await open(page, '/admin/pre-orders?state=open&color=black&size=L')
  await expect(page.getByRole('region', { name: texts.waiting }).getByRole('link')).not.toHaveCount(0)
  for (const { number } of [ready, addressless]) await page.getByLabel(selection.choose(number)).check()
  await button(page, texts.orderMany(2)).click()
  const dialog = page.getByRole('dialog', { name: texts.orderManyTitle(2) })
  await button(dialog, texts.orderManyConfirm(2)).click()
  await expect(dialog.getByText(texts.noProduct)).toBeVisible()
  await dialog.getByLabel(desk.add).fill(product.name)
  await page.getByRole('option', { name: product.name }).click()
  await page.route('**/api/admin/pre-orders/orders', (route) => route.abort(), { times: 1 })
  await button(dialog, texts.orderManyConfirm(2)).click()
  await expect(dialog.getByRole('alert')).toContainText(texts.manyFailed(''))
  await button(dialog, texts.orderManyConfirm(2)).click()
  const told = page.getByRole('region', { name: texts.orderedMany(1) })
  await expect(told).toBeFocused()
  await expect(told.getByRole('listitem')).toContainText(addressless.number)

  await page.getByRole('link', { name: addressless.number }).click()
  await expect(page.getByText(texts.noAddress)).toBeVisible()
  await button(page, texts.cancel).click()
  await confirm(page, texts.cancelConfirm)
  await button(page, texts.undoOf(addressless.number)).click()
  await expect(page.getByText(texts.reopened)).toBeVisible()
  await expect(button(page, texts.cancel)).toBeVisible()
  await page.getByLabel(desk.add).fill(product.name)
  await expect(page.getByRole('option', { name: product.name })).toHaveCount(1)
  await page.getByRole('option', { name: product.name }).click()
  await button(page, texts.orderConfirm).click()
  const street = page.getByLabel(desk.street)
  await expect(street).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(desk.names.phone, { exact: true }).fill(aPhone())
  await page.getByRole('combobox', { name: desk.names.city }).fill('Cairo')
  await page.getByRole('option', { name: /^Cairo/ }).click()
  await page.getByLabel(desk.names.cityName, { exact: true }).fill('Nasr City')
  await street.fill('3 El Nasr Street')
  await button(page, texts.orderConfirm).click()
  await confirm(page, texts.orderConfirm)
  await expect(page.getByText(texts.ordered)).toBeVisible()
  await page.getByRole('link', { name: texts.back }).click()
  await page.getByLabel(texts.state, { exact: true }).selectOption('ordered')
  await page.getByLabel(texts.search).fill(addressless.number)
  await expect(page.getByRole('link', { name: addressless.number })).toBeVisible()
  await expect(page).toHaveURL(/search=/)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, texts.export).click()])
  expect(await readFile(await file.path(), 'utf8')).toContain(addressless.number)

  await open(page, `/admin/pre-orders/${ready.id}`)
  await page.getByRole('main').getByRole('link', { name: /BW/ }).click()
  await expect(page.getByText(ready.number).first()).toBeVisible()
  await expect(page.getByText(money(85, 'en')).filter({ visible: true }).first()).toBeVisible()
})
