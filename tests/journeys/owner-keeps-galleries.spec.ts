import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { inLanguage } from '#lib/language.ts'
import { picture } from '../support/pictures.ts'
import { button, confirm } from './support/admin-page.ts'
import type { BackOffice } from './support/back-office.ts'
import { colleagueAt } from './support/colleague.ts'
import { galleriesIn } from './support/galleries.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const { admin } = wordsIn('en')
const { common, gallery: texts, galleryForm, galleryFiles } = admin
const { item: itemTexts, fields } = galleryForm

const FILM = path.join(import.meta.dirname, '../../db/demo/pictures/lamp-round.mp4')

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), backOffice.browser.token ?? '')
})

/** What a journey that ends early leaves behind would be looked at by the others. */
const made: string[] = []
const named = (kind: string): string => {
  made.push(`${kind} ${Date.now()}`)
  return made.at(-1) ?? ''
}
test.afterEach(async ({ backOffice: { browser } }) => {
  for (const name of made.splice(0)) {
    const { body } = await browser.get(`/api/gallery?status=all&search=${encodeURIComponent(name)}`)
    for (const { id } of body.galleries) await browser.send('DELETE', `/api/gallery/${id}`)
  }
})

const png = async (name: string) => ({ name, mimeType: 'image/png', buffer: await picture(80, 100).png().toBuffer() })
const items = (page: Page): Locator => page.locator('[data-item]')
const field = (at: Page | Locator, label: string): Locator =>
  at.getByLabel(new RegExp(`^${label}\\s*(${admin.form.optional})?$`))
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const sent = (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0)

/** Nobody but this test sees it: the shop window stays as the others expect it. */
async function makeHidden({ browser }: BackOffice, titles: readonly string[]) {
  const [shown] = await galleriesIn('en')
  const src = shown?.items[0]?.thumbnail
  const form = {
    name: named('Hidden'),
    isActive: false,
    items: titles.map((title) => ({ title, titleAr: 'قطعة', src })),
  }
  const { status, body } = await browser.send('POST', '/api/gallery', form)
  expect(status).toBe(201)
  return body.gallery
}

test('a gallery of pictures and a film is made, shown, featured and deleted', async ({ page, makeProduct }) => {
  const name = named('Journey')
  const product = await makeProduct()
  await open(page, '/admin/gallery')
  await page.getByRole('link', { name: texts.add }).click()
  await button(page, galleryForm.create).click()
  await expect(field(page, fields.name)).toBeFocused()
  for (const problem of ['galleryNameRequired', 'galleryFilesRequired'] as const)
    await expect(page.getByRole('main').getByText(galleryForm.problems[problem]).first()).toBeVisible()

  await field(page, fields.name).fill(name)
  await field(page, fields.nameAr).fill('رحلة')
  await page.getByLabel(fields.isActive).uncheck()
  await page.locator('input[name="files"]').setInputFiles([await png('one.png'), await png('two.png')])
  await page.locator('input[name="files"]').setInputFiles(FILM)
  await expect(items(page)).toHaveCount(3)
  await sent(page)
  await button(page, galleryForm.create).click()
  await expect(field(items(page).first(), itemTexts.title)).toBeFocused()
  await expect(page.getByText(galleryForm.problems.itemTitleRequired).first()).toBeVisible()
  for (const [at, title] of ['One', 'Two', 'Film'].entries()) {
    await field(items(page).nth(at), itemTexts.title).fill(title)
    await field(items(page).nth(at), itemTexts.titleAr).fill('قطعة')
  }
  const search = items(page).first().getByRole('combobox')
  await search.fill(product.sku)
  await items(page).first().getByRole('option', { name: product.sku }).click()
  await expect(
    items(page)
      .first()
      .getByRole('button', { name: itemTexts.removeProduct(product.name) }),
  ).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(texts.done.created)).toBeVisible()
  await expect(page).toHaveURL('/admin/gallery')

  await expect(row(page, name).getByText(texts.types.video)).toBeAttached()
  await button(row(page, name), texts.activate(name)).click()
  await expect(page.getByText(texts.done.activated)).toBeVisible()
  await button(row(page, name), texts.deactivate(name)).click()
  await expect(page.getByText(texts.done.deactivated)).toBeVisible()
  await expect(button(row(page, name), texts.activate(name))).toBeVisible()
  await button(page, admin.bulk.undoNamed(texts.done.deactivated)).click()
  await expect(page.getByText(texts.bulk.done.undone(1))).toBeVisible()
  await button(row(page, name), texts.deactivate(name)).click()
  await expect(button(row(page, name), texts.activate(name))).toBeVisible()
  await button(row(page, name), texts.feature(name)).click()
  await expect(page.getByText(texts.done.featured)).toBeVisible()
  await expect(button(row(page, name), texts.unfeature(name))).toBeFocused()

  await button(row(page, name), texts.viewOf(name)).click()
  const details = page.getByRole('dialog', { name })
  await expect(details).toContainText(product.name)
  await button(details, common.close).first().click()
  await expect(details).toBeHidden()
  await button(row(page, name), texts.deleteOf(name)).click()
  await expect(page.getByRole('dialog')).toContainText(texts.deleteQuestion)
  await confirm(page, texts.confirmDelete)
  await expect(page.getByText(texts.done.deleted)).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
})

test('items are put in order by key and by pointer, and leave only when that is meant', async ({
  page,
  backOffice,
}) => {
  const gallery = await makeHidden(backOffice, ['A', 'B', 'C'])
  await open(page, `/admin/gallery/${gallery.id}`)
  await expect(page.getByRole('heading', { level: 1, name: galleryForm.editTitle(gallery.name) })).toBeVisible()
  const order = () =>
    items(page).evaluateAll((all) => all.map((each) => each.querySelector<HTMLInputElement>('[name="title"]')?.value))
  await expect(items(page)).toHaveCount(3)
  const down = button(page, itemTexts.of(itemTexts.later, 1))
  await down.focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['B', 'A', 'C'])
  await expect(button(page, itemTexts.of(itemTexts.later, 2))).toBeFocused()
  await expect(page.getByText(itemTexts.movedTo(2, 3))).toBeAttached()

  await page.setViewportSize({ width: 1280, height: 2600 })
  const middleOf = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return [x + width / 2, y + height / 2] as const
  }
  const gripOf = (at: number) => items(page).nth(at).getByTitle(itemTexts.drag)
  await page.mouse.move(...(await middleOf(gripOf(2))))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf(gripOf(0))), { steps: 4 })
  await page.mouse.up()
  await expect.poll(order).toEqual(['C', 'B', 'A'])

  await button(page, galleryForm.addItem).click()
  await expect(field(items(page).nth(3), itemTexts.title)).toBeFocused()
  await button(page, itemTexts.of(itemTexts.remove, 4)).click()
  await expect(items(page)).toHaveCount(3)
  await button(page, itemTexts.of(itemTexts.remove, 1)).click()
  await confirm(page, common.cancel)
  await expect(items(page)).toHaveCount(3)
  await button(page, itemTexts.of(itemTexts.remove, 1)).click()
  await confirm(page, itemTexts.remove)
  await button(page, galleryForm.save).click()
  await expect(page.getByText(texts.done.updated)).toBeVisible()
  await expect(page).toHaveURL('/admin/gallery')
  const { body } = await backOffice.browser.get(`/api/gallery/${gallery.id}`)
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['B', 'A'])
  expect(body.gallery).toMatchObject({ isActive: false, featured: false })
})

test('a file that does not arrive is never left out: it is sent again, or asked for', async ({ page, backOffice }) => {
  const gallery = await makeHidden(backOffice, ['A'])
  await open(page, `/admin/gallery/${gallery.id}`)
  let cuts = 0
  await page.route('**/api/cloudinary/upload', (route) => {
    cuts += 1
    return cuts === 1 ? route.abort('connectionreset') : route.continue()
  })
  await page.locator('input[name="files"]').setInputFiles(await png('cut.png'))
  await field(items(page).nth(1), itemTexts.title).fill('Cut')
  await button(page, galleryForm.save).click()
  await expect(page.getByRole('alert').filter({ hasText: galleryFiles.wait })).toBeVisible()
  await sent(page)
  expect(cuts).toBe(2)

  await page.unroute('**/api/cloudinary/upload')
  const away = { success: false, errorCode: 'UNAVAILABLE', message: 'The shop is away for a moment.' }
  await page.route('**/api/cloudinary/upload', (route) => route.fulfill({ status: 503, json: away }))
  await page.locator('input[name="files"]').setInputFiles(await png('away.png'))
  await field(items(page).nth(2), itemTexts.title).fill('Away')
  await expect(items(page).nth(2).getByRole('alert')).toContainText(away.message)
  await button(page, galleryForm.save).click()
  await expect(page.getByRole('alert').filter({ hasText: galleryFiles.fixFailed })).toBeVisible()
  await page.unroute('**/api/cloudinary/upload')
  await button(items(page).nth(2), galleryFiles.retry).click()
  await sent(page)
  await button(page, galleryForm.save).click()
  await expect(page.getByText(texts.done.updated)).toBeVisible()
  const { body } = await backOffice.browser.get(`/api/gallery/${gallery.id}`)
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['A', 'Cut', 'Away'])
})

test('AD4: of two who edit one gallery and its items neither loses anything', async ({ page, browser, backOffice }) => {
  const gallery = await makeHidden(backOffice, ['A', 'B'])
  await open(page, `/admin/gallery/${gallery.id}`)
  await field(page, fields.description).first().fill('Mine')
  await field(items(page).first(), itemTexts.title).fill('My A')
  const theirs = { name: `${gallery.name} theirs` }
  const colleague = await colleagueAt(browser, backOffice, `/admin/gallery/${gallery.id}`)
  await field(colleague, fields.name).fill(theirs.name)
  await field(items(colleague).first(), itemTexts.title).fill('Their A')
  await field(items(colleague).nth(1), itemTexts.title).fill('Their B')
  await button(colleague, galleryForm.save).click()
  await expect(colleague.getByText(texts.done.updated)).toBeVisible()
  await colleague.context().close()
  await button(page, galleryForm.save).click()
  const notice = page.getByRole('alert').filter({ hasText: admin.forms.staleTitle })
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('listitem')).toHaveText([
    `${fields.name}: ${theirs.name}`,
    `${galleryForm.stale.item('Their B')}: ${itemTexts.title} “Their B”`,
  ])
  // The same item by both: chosen, in place of either being lost.
  await expect(notice.getByRole('group')).toHaveText(new RegExp(galleryForm.stale.item('Their A')))
  await button(page, galleryForm.save).click()
  await expect(page.getByText(admin.forms.chooseFirst)).toBeVisible()
  await expect(notice.getByRole('radio').first()).toBeFocused()
  await notice.getByRole('radio', { name: admin.forms.mine }).check()
  await button(page, galleryForm.save).click()
  await expect(page.getByText(texts.done.updated)).toBeVisible()
  const { body } = await backOffice.browser.get(`/api/gallery/${gallery.id}`)
  expect([body.name, body.description]).toEqual([theirs.name, 'Mine'])
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['My A', 'Their B'])
})

test('several galleries are published at once, hidden again by one press, and deleted after a question', async ({
  page,
  backOffice,
}) => {
  const made = [await makeHidden(backOffice, ['One']), await makeHidden(backOffice, ['Two'])]
  await open(page, '/admin/gallery?status=inactive&sort=newest')
  for (const { name } of made) await page.getByRole('checkbox', { name: admin.selection.choose(name) }).check()
  await button(page, texts.bulk.activate(2)).click()
  const outcome = page.getByRole('region', { name: texts.bulk.done.activated(2) })
  await expect(outcome).toBeFocused()
  await outcome.getByRole('button', { name: admin.bulk.undoNamed(texts.bulk.done.activated(2)) }).click()
  await expect(page.getByRole('region', { name: texts.bulk.done.undone(2) })).toBeVisible()
  for (const { name } of made) await page.getByRole('checkbox', { name: admin.selection.choose(name) }).check()
  await button(page, texts.bulk.delete(2)).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.bulk.delete(2) })
    .click()
  await expect(page.getByRole('region', { name: texts.bulk.done.deleted(2) })).toBeVisible()
  for (const { name } of made) await expect(row(page, name)).toHaveCount(0)
})

test('in Arabic on a phone galleries are found, and who may only look changes nothing', async ({ page }) => {
  const { gallery, galleryForm: form, common: words } = wordsIn('ar').admin
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.user.adminRole = 'viewer'
    return route.fulfill({ response, json: answer })
  })
  const [shown] = await galleriesIn('ar')
  const name = shown?.name ?? ''
  await open(page, inLanguage('ar', '/admin/gallery'))
  await expect(button(page, gallery.viewOf(name))).toBeVisible()
  await expect(page.getByRole('link', { name: gallery.add })).toHaveCount(0)
  await expect(button(page, gallery.deleteOf(name))).toHaveCount(0)
  await expect(button(page, gallery.deactivate(name))).toHaveCount(0)

  await page.getByLabel(gallery.search).fill(name)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  await page.getByLabel(gallery.status, { exact: true }).selectOption('inactive')
  await expect(page.getByText(gallery.emptyTitle)).toBeVisible()
  await expect(page.getByText(gallery.emptyFiltered)).toBeVisible()
  await button(page, words.clearAll).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: form.editTitle(name) })).toBeVisible()
  await expect(page.getByText(words.onlyLooking)).toBeVisible()
  await expect(field(page, form.fields.name)).toBeDisabled()
  await expect(button(page, form.save)).toHaveCount(0)
})
