import { expect, type Page } from '@playwright/test'
import type { ShownOrder } from '#orders/shown-order.ts'
import { pagesOf } from '../support/pdf.ts'
import { plentifulProduct } from './support/back-office.ts'
import { here } from './support/here.ts'
import { mailTo } from './support/mail.ts'
import { open } from './support/shopper.ts'
import { placePieces } from './support/tended-order.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const placed = async (): Promise<ShownOrder> =>
  (await placePieces(await plentifulProduct('color=black'), 2, 'cod')).order

/** The link that the letter of this subject has. */
async function linkIn({ shippingAddress }: ShownOrder, subject: string): Promise<string> {
  const { text } = await mailTo(shippingAddress.email, subject)
  const [link = ''] = /https?:\S*\/my-order\/\S+/.exec(text) ?? []
  return link
}

/** A line that is broken has no space at its end. */
const solid = (text: string): string => text.replaceAll(/[\s\u00a0]/g, '')

async function printed(page: Page, format: 'A4' | 'A5'): Promise<string> {
  const pages = pagesOf(await page.pdf({ format }))
  expect(pages).toHaveLength(1)
  return solid(pages[0] ?? '')
}

test('the receipt is a way from the letter’s order, and prints alone, on A4 and on A5, in both languages', async ({
  page,
}) => {
  const { letters, receipt, checkout, shop } = wordsIn('en')
  const order = await placed()
  await page.goto(await linkIn(order, letters.events.placed.subject(order.sku)))
  await page.getByRole('link', { name: checkout.order.print }).click()
  await expect(page.getByRole('heading', { level: 1, name: receipt.title(order.sku) })).toBeVisible()
  const arabic = wordsIn('ar').receipt
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText(receipt.toPay.cod)
  // A seller in Egypt owes it in Arabic, whatever the shopper reads.
  for (const part of [arabic.heading, arabic.from, arabic.total, arabic.taxes, arabic.toPay.cod])
    await expect(sheet.locator('[lang="ar"]').getByText(part, { exact: true })).toBeVisible()
  for (const format of ['A4', 'A5'] as const) {
    const paper = await printed(page, format)
    for (const part of [order.sku, receipt.heading, receipt.from, receipt.taxes, money(order.total, 'en')])
      expect(paper).toContain(solid(part))
    expect(paper).toContain('\uFEC4')
    for (const part of [receipt.print, receipt.back, shop.shell.trackOrder]) expect(paper).not.toContain(solid(part))
  }
  await open(page, `/ar/order/${order.id}/receipt`)
  await expect(sheet).toHaveAttribute('dir', 'rtl')
  await expect(sheet.locator('[lang="en"]').getByText(receipt.total, { exact: true })).toBeVisible()
  // The letter in the middle of الطلب has the shape of the middle: letters that are not joined stand alone.
  for (const format of ['A4', 'A5'] as const) expect(await printed(page, format)).toContain('\uFEC4')
})

test('a link that was cut off says so, in Arabic, and a new one goes to the mailbox of the order', async ({ page }) => {
  const { letters } = wordsIn('en')
  const { track } = wordsIn('ar').checkout
  const order = await placed()
  const link = await linkIn(order, letters.events.placed.subject(order.sku))
  await page.context().addCookies([{ name: 'language', value: 'ar', url: here.url }])
  await page.goto(link.slice(0, -4))
  await expect(page).toHaveURL(/\/ar\/guest-track\?link=broken/)
  await expect(page.getByRole('heading', { name: track.link.broken })).toBeVisible()
  await page.getByRole('button', { name: track.link.send }).click()
  await expect(page.getByText(track.link.sent)).toBeVisible()
  await page.goto(await linkIn(order, letters.newLink.subject(order.sku)))
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}$`))
})

test('the address of an order shows a stranger nothing of it, in Arabic, and leads to its mailbox', async ({
  page,
}) => {
  const { letters } = wordsIn('en')
  const { order: words, track } = wordsIn('ar').checkout
  const order = await placed()
  await open(page, `/ar/order/${order.id}/receipt`)
  await expect(page.getByRole('heading', { level: 1, name: words.missingTitle })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(order.shippingAddress.name)
  await expect(page.getByLabel(track.sku)).toHaveValue(order.sku)
  await page.getByRole('button', { name: track.link.send }).click()
  await expect(page.getByText(track.link.sent)).toBeVisible()
  await page.goto(await linkIn(order, letters.newLink.subject(order.sku)))
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}$`))
  await open(page, '/order/nothing')
  await expect(page.getByLabel(wordsIn('en').checkout.track.sku)).toHaveValue('')
})

test('whoever has only the code may have the link sent to its owner, and sees no more of the mailbox', async ({
  page,
}) => {
  const { letters, checkout } = wordsIn('en')
  const { track, unconfirmed } = checkout
  const order = await placed()
  await open(page, `/guest-track?sku=${order.sku}`)
  const found = page.getByRole('article')
  await expect(found.getByText(unconfirmed.name).first()).toBeVisible()
  await expect(found).not.toContainText(order.shippingAddress.email)
  await found.getByRole('button', { name: track.link.send }).click()
  await expect(page.getByText(track.link.sent)).toBeVisible()
  expect(await linkIn(order, letters.newLink.subject(order.sku))).toContain(order.id)
})
