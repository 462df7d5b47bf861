import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import type { TestBrowser } from '../support/browser.ts'
import { galleriesIn, openViewer } from './support/galleries.ts'
import { makeMember, openAccount } from './support/member.ts'
import { addToCart, drawer, goOnAsGuest, nameOf, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const line = ({ id: productId }: Product, quantity: number) => ({ productId, size: 'M', quantity })

const cartOf = async (device: TestBrowser) =>
  (await device.get('/api/cart')).body.items.map(({ productId, size, quantity }: Record<string, unknown>) => ({
    productId,
    size,
    quantity,
  }))
const favoritesOf = async (device: TestBrowser) => (await device.get('/api/favorites')).body.favorites
const lovesOf = async (device: TestBrowser) => (await device.get('/api/gallery/loves')).body.galleries
const put = async (device: TestBrowser, path: string, body: object = {}) =>
  expect((await device.send('PUT', path, body)).status).toBe(200)

const seesInCart = (page: Page, pieces: number, language: Language) =>
  expect(page.getByRole('button', { name: wordsIn(language).shop.cart.button(pieces), exact: true })).toBeVisible()

async function putIn(page: Page, product: Product, language: Language): Promise<void> {
  await open(page, inLanguage(language, `/product/${product.id}`))
  await addToCart(page, 'M', language)
}

async function favor(page: Page, product: Product, language: Language): Promise<void> {
  const { favorites } = wordsIn(language).shop
  await open(page, inLanguage(language, `/product/${product.id}`))
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: favorites.button(nameOf(product, language)) })
    .first()
  await heart.click()
  await goOnAsGuest(page, page.getByText(favorites.saved), language)
}

const kept = (page: Page) =>
  page.evaluate(() => ['bw_cart', 'bw_favorites', 'bw_gallery_likes'].map((key) => localStorage.getItem(key)))

for (const language of LANGUAGES) {
  const { gallery: words, account, shop } = wordsIn(language)

  test(`what a guest has joins what the account has, is the same on every device, and leaves with it, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { browser: device, ...member } = await makeMember(language)
    const [tee, cap] = [await makeProduct(), await makeProduct()]
    const [loved, other] = await galleriesIn(language)
    if (!loved || !other) throw new Error('There are no two galleries')
    await put(device, '/api/cart', { items: [line(tee, 2)] })
    await put(device, `/api/favorites/${tee.id}`)
    await put(device, `/api/gallery/${loved.id}/love`)

    await putIn(page, tee, language)
    await putIn(page, cap, language)
    await favor(page, cap, language)
    for (const each of [loved, other]) {
      const viewer = await openViewer(page, each, language)
      const saved = page.waitForResponse(`**/api/gallery/${each.id}/love`)
      await viewer.getByRole('button', { name: words.viewer.love }).click()
      await saved
    }

    await openAccount(page, member, language)
    await seesInCart(page, 4, language)
    expect(await cartOf(device)).toEqual([line(tee, 3), line(cap, 1)])
    await expect.poll(() => favoritesOf(device)).toEqual([tee.id, cap.id])
    await expect.poll(async () => (await lovesOf(device)).sort()).toEqual([loved.id, other.id].sort())
    const read = page.waitForResponse((each) => each.url().endsWith('/api/cart') && each.request().method() === 'GET')
    await page.reload()
    await read
    await seesInCart(page, 4, language)

    await put(device, '/api/cart', { items: [line(cap, 2)] })
    await put(device, `/api/favorites/${cap.id}`)
    await page.getByRole('button', { name: shop.cart.button(4) }).click()
    await expect(drawer(page, language).getByText(shop.cart.items(2))).toBeVisible()
    await drawer(page, language)
      .getByRole('button', { name: shop.cart.removeNamed(nameOf(cap, language), shop.products.sizeOf('M')) })
      .click()
    await expect.poll(() => cartOf(device)).toEqual([])
    await page.keyboard.press('Escape')
    await putIn(page, tee, language)
    await expect.poll(() => cartOf(device)).toEqual([line(tee, 1)])
    await page.keyboard.press('Escape')

    await open(page, inLanguage(language, '/account'))
    await page.getByRole('button', { name: account.page.logout }).click()
    await expect(page).toHaveURL(inLanguage(language, '/'))
    await seesInCart(page, 0, language)
    expect(await kept(page)).toEqual([null, null, null])
    expect(await cartOf(device)).toEqual([line(tee, 1)])
    await open(page, inLanguage(language, '/favorites'))
    await expect(page.getByRole('heading', { name: wordsIn(language).listing.saved.empty })).toBeVisible()
  })

  test(`what did not fit into the account’s cart is said in it, in ${language}`, async ({ page, makeProduct }) => {
    const { browser: device, ...member } = await makeMember(language)
    const tee = await makeProduct({ sizes: [{ size: 'M', stock: 3 }] })
    await put(device, '/api/cart', { items: [line(tee, 2)] })
    await putIn(page, tee, language)
    await page.keyboard.press('Escape')
    await addToCart(page, 'M', language)
    await openAccount(page, member, language)
    await seesInCart(page, 3, language)
    await page.getByText(shop.cart.needsALook).waitFor()
    await page.getByRole('button', { name: shop.cart.viewCart }).click()
    await expect(drawer(page, language).getByText(shop.cart.onlyLeft(3))).toBeVisible()
  })
}

test('a change made without a connection is kept, and sent with the next page; another device’s change stays beside it', async ({
  page,
  makeProduct,
}) => {
  const { browser: device, ...member } = await makeMember('en')
  const [tee, cap] = [await makeProduct(), await makeProduct()]
  await openAccount(page, member, 'en')
  await page.route('**/api/cart', (route) => route.abort())
  const failed = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/cart'))
  await putIn(page, tee, 'en')
  await failed
  await put(device, '/api/cart', { items: [line(cap, 2)] })
  await page.unroute('**/api/cart')
  await page.reload()
  await seesInCart(page, 3, 'en')
  await expect.poll(() => cartOf(device)).toEqual([line(cap, 2), line(tee, 1)])
})

test('a cart is added up once, however often its joining is asked for', async ({ page, makeProduct }) => {
  const { browser: device, ...member } = await makeMember('en')
  const [tee, cap] = [await makeProduct(), await makeProduct()]
  await putIn(page, tee, 'en')
  // The shop does it, and its answer never arrives.
  await page.route(
    '**/api/cart/merge',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const merged = page.waitForRequest('**/api/cart/merge')
  await openAccount(page, member, 'en')
  await merged
  await expect.poll(() => cartOf(device)).toEqual([line(tee, 1)])
  await putIn(page, cap, 'en')
  await seesInCart(page, 2, 'en')
  await expect.poll(() => cartOf(device)).toEqual([line(tee, 1), line(cap, 1)])
})

test('signing out in one tab, or being signed out by the shop, empties the cart in the other', async ({
  page,
  context,
  makeProduct,
}) => {
  const { browser: device, ...member } = await makeMember('en')
  await put(device, '/api/cart', { items: [line(await makeProduct(), 2)] })
  await openAccount(page, member, 'en')
  await seesInCart(page, 2, 'en')
  const other = await context.newPage()
  await open(other, '/products')
  await seesInCart(other, 2, 'en')
  await page.getByRole('button', { name: wordsIn('en').account.page.logout }).click()
  await expect(page).toHaveURL('/')
  await seesInCart(other, 0, 'en')
  await other.close()

  await openAccount(page, member, 'en')
  await seesInCart(page, 2, 'en')
  await open(page, '/products')
  await seesInCart(page, 2, 'en')
  const { status } = await device.send('DELETE', '/api/auth/sessions')
  expect(status).toBe(200)
  await page.reload()
  await expect.poll(() => kept(page)).toEqual([null, null, null])
  await seesInCart(page, 0, 'en')
})
