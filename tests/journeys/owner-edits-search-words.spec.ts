import { expect, type Page } from '@playwright/test'
import { here } from './support/here.ts'
import { open, signIn } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const { admin, listing } = wordsIn('en')
const { form, forms, synonyms: texts } = admin

const group = (page: Page, place: number) => page.getByRole('region', { name: texts.group(place), exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: form.save })

test('a word that the owner adds is found by shoppers, and a colleague’s list is not overwritten unseen', async ({
  page,
  browser,
  backOffice,
}) => {
  const { synonyms } = (await backOffice.browser.get('/api/search-synonyms')).body
  const word = `zorba${String(Date.now()).slice(-6)}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  await open(page, '/auth?next=/admin/search-words')
  await signIn(page, here.owner, 'en')
  await expect(group(page, 1)).toBeVisible()

  await page.getByRole('button', { name: texts.addGroup }).click()
  // The cursor waits in the new group.
  await page.keyboard.type(`${word}، x`)
  await page.keyboard.press('Enter')
  await saveButton(page).click()
  await expect(group(page, 1).getByText(texts.problems.word)).toBeVisible()
  await group(page, 1).getByLabel(texts.newWord).fill('polo')
  await saveButton(page).click()
  await expect(page.getByText(texts.saved)).toBeVisible()
  await expect(page.getByText(texts.unsaved)).toBeHidden()

  const shopper = await (await browser.newContext()).newPage()
  await open(shopper, `/products?q=${word}`)
  await expect(shopper.getByRole('article').first()).toContainText(/polo/i)

  const stored = (await backOffice.browser.get('/api/search-synonyms')).body.synonyms
  await backOffice.browser.send('PUT', '/api/search-synonyms', { synonyms: [...stored, { words: ['ours', 'theirs'] }] })
  await group(page, 1)
    .getByRole('button', { name: texts.remove(word) })
    .click()
  await group(page, 1)
    .getByRole('button', { name: texts.removeGroup(1) })
    .click()
  await saveButton(page).click()
  await expect(page.getByText(forms.staleTitle)).toBeVisible()
  await expect(page.getByRole('alert').getByText('ours, theirs')).toBeVisible()
  await page.getByRole('button', { name: form.discard }).click()
  await expect(group(page, 1).getByText(word)).toBeVisible()

  await page.getByRole('button', { name: texts.removeGroup(1), exact: true }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(texts.saved)).toBeVisible()
  // The shop hears of it a moment later.
  await expect(async () => {
    await open(shopper, `/products?q=${word}`)
    await expect(shopper.getByText(listing.empty.titleFor(word))).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await shopper.context().close()
  await backOffice.browser.send('PUT', '/api/search-synonyms', { synonyms })
})

test('words typed while others are on their way stay, cursor and all, and Ctrl+S saves them too', async ({
  page,
  backOffice,
}) => {
  const { synonyms } = (await backOffice.browser.get('/api/search-synonyms')).body
  await open(page, '/auth?next=/admin/search-words')
  await signIn(page, here.owner, 'en')
  await page.getByRole('button', { name: texts.addGroup }).click()
  await page.keyboard.type('zorbing, polo')
  const { promise: typed, resolve: go } = Promise.withResolvers<void>()
  const isSave = (url: URL): boolean => url.pathname === '/api/search-synonyms'
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
  await page.keyboard.type('zorbed')
  await page.keyboard.press('Control+s')
  go()
  await expect(async () => {
    const [first] = (await backOffice.browser.get('/api/search-synonyms')).body.synonyms
    expect(first.words).toEqual(['zorbing', 'polo', 'zorbed'])
  }).toPass()
  await expect(page.getByText(texts.unsaved)).toBeHidden()
  await expect(group(page, 1).getByLabel(texts.newWord)).toBeFocused()
  await backOffice.browser.send('PUT', '/api/search-synonyms', { synonyms })
})

test('the orders’ search and order stay in the address, and show the same rows again', async ({ page, backOffice }) => {
  const { orders } = (await backOffice.browser.get('/api/orders?sort=total-desc&limit=1')).body
  await open(page, '/auth?next=/admin/orders')
  await signIn(page, here.owner, 'en')
  await page.getByLabel(admin.order.sort).selectOption({ label: admin.order.sorts['total-desc'] })
  await expect(page).toHaveURL(/sort=total-desc/)
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText(orders[0].sku)
  await page.reload()
  await expect(first).toContainText(orders[0].sku)
  await page.getByLabel(admin.order.search).fill(orders[0].shippingAddress.phone)
  await expect(page).toHaveURL(/search=/)
  await expect(page).toHaveURL(/sort=total-desc/)
  await expect(first).toContainText(orders[0].sku)
})
