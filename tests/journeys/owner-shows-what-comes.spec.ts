import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { picture } from '../support/pictures.ts'
import { button, confirm } from './support/admin-page.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const { coming: texts, form, uploads, galleryForm } = wordsIn('en').admin
const { item } = galleryForm

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

const file = async (name: string, mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: await picture(900, 1200).png().toBuffer(),
})

const choose = (page: Page, collection: 'black' | 'white') => page.getByLabel(texts.chooseFor[collection])
const shown = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function expectAtHome(page: Page, language: Language, alt: string, count: number): Promise<void> {
  await expect(async () => {
    await open(page, inLanguage(language, '/'))
    await expect(page.locator(`img[alt="${alt}"]`)).toHaveCount(count, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}

test('images that the owner uploads are on the home page a moment later, and gone when they are deleted', async ({
  page,
  browser,
}) => {
  const mark = String(Date.now()).slice(-6)
  const words = { en: `Coat ${mark}`, ar: `معطف ${mark}` }
  await open(page, '/admin/coming')
  const view = page.getByRole('button', { name: texts.view.black(0).replace(/\(0\)/, '') })
  const count = Number(/\d+/.exec((await view.textContent()) ?? '')?.[0])
  await choose(page, 'black').setInputFiles([await file('coat.png'), await file('letter.pdf', 'application/pdf')])
  await expect(page.getByText(uploads.wrongType('letter.pdf'))).toBeVisible()
  await shown(page, 'coat.png').getByLabel(texts.alt).fill(words.en)
  await shown(page, 'coat.png').getByLabel(texts.altAr).fill(words.ar)
  await button(page, texts.upload).click()
  await expect(page.getByText(texts.uploaded(1))).toBeVisible()
  await expect(page.getByRole('button', { name: texts.view.black(count + 1) })).toBeVisible()

  const shopper = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  for (const language of LANGUAGES) await expectAtHome(shopper, language, words[language], 1)

  await page.getByRole('button', { name: texts.view.black(count + 1) }).press('Enter')
  const images = page.getByRole('dialog', { name: texts.collections.black })
  await expect(images.getByRole('heading', { level: 2 })).toBeFocused()
  await images.getByRole('button', { name: texts.editOf(count + 1) }).click()
  const wording = images.getByRole('form', { name: texts.editOf(count + 1) })
  await wording.getByLabel(texts.alt).fill(`${words.en}, long`)
  await button(wording, form.save).click()
  await expect(images.getByText(`${words.en}, long`)).toBeVisible()
  await images.getByRole('button', { name: texts.deleteOf(count + 1, `${words.en}, long`) }).click()
  const question = page.getByRole('dialog', { name: texts.confirmDelete })
  await expect(question).toContainText(texts.deleteQuestion)
  await button(question, texts.confirmDelete).click()
  await expect(shown(page, words.en)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: texts.view.black(count) })).toBeVisible()
  await expectAtHome(shopper, 'en', words.en, 0)
  await shopper.context().close()
})

test('a connection that is cut is waited for, what fails is tried again, and nothing is put there twice', async ({
  page,
}) => {
  const lists = { white: [] as object[], black: [] as object[] }
  const isThere = { ...{ _id: 'x', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', image: '/media/x/160.webp', alt: '', altAr: '' } }
  await page.route('**/api/coming/*', (route) => {
    const items = route.request().url().endsWith('white') ? lists.white : lists.black
    return route.fulfill({ json: { success: true, items } })
  })
  let sent = 0
  await page.route('**/api/cloudinary/upload', (route) => {
    sent += 1
    if (sent === 1) return route.abort('connectionreset')
    if (sent === 3)
      return route.fulfill({ status: 503, json: { success: false, errorCode: 'UNAVAILABLE', message: 'Busy.' } })
    return route.fulfill({ status: 201, json: { public_id: `01ARZ3NDEKTSV4RRFFQ69G5FA${sent}`, width: 9, height: 12 } })
  })
  const added: unknown[] = []
  await page.route('**/api/coming', async (route) => {
    const body = route.request().postDataJSON()
    added.push(body)
    // It arrives, and its answer does not.
    if (added.length === 1) {
      lists.white.push({ ...isThere, public_id: body.mediaId, width: 9, height: 12 })
      return route.abort('connectionreset')
    }
    return route.fulfill({ status: 201, json: { success: true } })
  })
  await open(page, '/admin/coming')
  await expect(page.getByText(texts.previewEmpty)).toBeVisible()
  await choose(page, 'white').setInputFiles([await file('one.png'), await file('two.png')])
  await button(page, texts.upload).click()
  await expect(button(page, texts.uploading)).toBeVisible()
  await expect(page.getByText(texts.someFailed(1))).toBeVisible()
  await expect(shown(page, 'one.png')).toHaveCount(0)
  await expect(page.getByRole('button', { name: texts.view.white(1) })).toBeVisible()
  await expect(shown(page, 'two.png').getByText(uploads.failedWhy('Busy.'))).toBeVisible()
  await button(shown(page, 'two.png'), uploads.retry).click()
  await expect(page.getByText(texts.uploaded(1))).toBeVisible()
  expect([sent, added.length]).toEqual([4, 2])
})

test('images are drawn to another place, or moved there by key, and stay there', async ({ page }) => {
  const ids = ['A', 'B', 'C'].map((last) => `01ARZ3NDEKTSV4RRFFQ69G5FA${last}`)
  const named = (id: string) => ({
    _id: id,
    id,
    public_id: id,
    image: '/media/x/160.webp',
    alt: id.slice(-1),
    altAr: '',
  })
  let order = ids
  await page.route('**/api/coming/*', (route) => {
    const items = order.map((id) => ({ ...named(id), width: 9, height: 12 }))
    return route.fulfill({ json: { success: true, items: route.request().url().endsWith('black') ? items : [] } })
  })
  await page.route('**/api/coming/order/black', (route) => {
    const { from, ids: wanted } = route.request().postDataJSON()
    expect(from).toEqual(order)
    order = wanted
    return route.fulfill({ json: { success: true, message: '', items: [] } })
  })
  await open(page, '/admin/coming')
  await button(page, texts.view.black(3)).click()
  const images = page.getByRole('dialog', { name: texts.collections.black }).getByRole('listitem')
  const inOrder = () =>
    images.getByRole('img').evaluateAll((all) => all.map((each) => each.getAttribute('alt')).join(''))
  await expect.poll(inOrder).toBe('ABC')
  const middleOfGrip = async (at: number): Promise<[number, number]> => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await images.nth(at).getByTitle(item.drag).boundingBox()) ?? {}
    return [x + width / 2, y + height / 2]
  }
  await images.nth(2).scrollIntoViewIfNeeded()
  await page.mouse.move(...(await middleOfGrip(2)))
  await page.mouse.down()
  await page.mouse.move(...(await middleOfGrip(1)), { steps: 4 })
  await page.mouse.up()
  await expect.poll(inOrder).toBe('ACB')

  const earlier = (at: number) => button(page, texts.moveOf(item.earlier, at))
  await earlier(3).press('Enter')
  await expect(earlier(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(inOrder).toBe('BAC')
  await expect(page.getByText(texts.movedTo(1, 3))).toBeAttached()
  await expect.poll(() => order.map((id) => id.slice(-1)).join('')).toBe('BAC')
})

test('a collection without images says so, and chosen images are not left behind unasked', async ({ page }) => {
  const { coming, form } = wordsIn('ar').admin
  await page.route('**/api/coming/*', (route) => route.fulfill({ json: { success: true, items: [] } }))
  await open(page, '/ar/admin/coming')
  for (const collection of ['white', 'black'] as const) {
    await button(page, coming.view[collection](0)).click()
    const dialog = page.getByRole('dialog', { name: coming.collections[collection] })
    await expect(dialog.getByText(coming.none[collection])).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByLabel(coming.chooseFor.black).setInputFiles([await file('coat.png')])
  await page.getByRole('link', { name: wordsIn('ar').admin.shipping.title, exact: true }).click()
  await expect(page.getByRole('dialog', { name: form.leaveTitle })).toContainText(coming.leaveText)
  await confirm(page, form.stay)
  await button(page, coming.removeOf('coat.png')).click()
  await page.getByRole('link', { name: wordsIn('ar').admin.shipping.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: wordsIn('ar').admin.shipping.title })).toBeVisible()
})
