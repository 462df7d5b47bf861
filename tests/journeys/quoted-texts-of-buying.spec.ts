import { expect, type Locator } from '@playwright/test'
import { keep, lineOf } from './support/kept.ts'
import { mainOf, openIn, type Step, type Visit, walk } from './support/quotes.ts'
import { drawer, goOnAsGuest, loginPrompt, open, sizeButton } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money } from './support/words.ts'

async function pressAdd(visit: Visit): Promise<Locator> {
  await mainOf(visit).getByRole('button', { name: visit.words.product.add, exact: true }).first().click()
  return mainOf(visit)
}

const PRODUCT: Step[] = [
  [
    async (visit) => {
      const place = { id: 'shamal-sina', name: 'North Sinai', nameAr: 'شمال سيناء' }
      await keep(visit.page, { bw_governorate: JSON.stringify(place) })
      const sizes = [{ size: 'S', stock: 0 } as const, { size: 'M', stock: 2 } as const]
      const { id } = await visit.makeProduct({ price: 1250, sizes })
      return openIn(visit, `/product/${id}`)
    },
    ['text', 'OOS', ({ product }) => product.outOfStockMark],
    ['text', 'EGP 1,250.00', (_, language) => money(1250, language)],
    [
      'text',
      'Shipping fee not configured for North Sinai.',
      ({ shop }, language) => shop.delivery.notConfigured(language === 'ar' ? 'شمال سيناء' : 'North Sinai'),
    ],
    ['heading', 'You might also like', ({ product }) => product.alsoLike],
  ],
  [
    async (visit) => {
      await sizeButton(visit.page, 'M').click()
      await pressAdd(visit)
      return loginPrompt(visit.page, visit.language)
    },
    ['heading', 'Login Required', ({ shop }) => shop.login.title],
    ['text', 'Please log in to use cart and wishlist features', ({ shop }) => shop.login.text],
    ['link', 'Sign In', ({ shop }) => shop.login.signIn],
    ['button', 'Cancel', ({ shop }) => shop.login.cancel],
  ],
  [
    async ({ page, language, words }) => {
      const cart = drawer(page, language)
      await goOnAsGuest(page, cart.getByText(words.shop.products.sizeOf('M')).first(), language)
      return cart
    },
    ['button', 'View Cart', ({ shop }) => shop.cart.viewCart],
    ['button', 'Continue Shopping', ({ shop }) => shop.cart.continueShopping],
  ],
  [
    async (visit) => {
      const { page, words } = visit
      await page.keyboard.press('Escape')
      await page.getByLabel(words.product.quantity, { exact: true }).fill('7')
      await page.keyboard.press('Enter')
      return mainOf(visit)
    },
    ['alert', 'Only 2 items available in stock', ({ shop }) => shop.cart.onlyLeft(2)],
  ],
  [pressAdd, ['alert', 'Cannot add 2 items. Only 1 available in cart.', ({ shop }) => shop.cart.cannotAdd(2, 1)]],
  [
    (visit) => openIn(visit, '/product/01ARZ3NDEKTSV4RRFFQ69G5FAV'),
    ['heading', 'Product not found', ({ product }) => product.notFound],
    ['link', 'Return home', ({ product }) => product.home],
  ],
]

const FEW = 'Black Tee of Few'

const CART: Step[] = [
  [
    async (visit) => {
      const { page, makeProduct } = visit
      const few = await makeProduct({ name: FEW, nameAr: FEW, sizes: [{ size: 'M', stock: 3 }] })
      const none = await makeProduct({ sizes: [{ size: 'M', stock: 0 }] })
      await keep(page, { bw_cart: JSON.stringify([lineOf(few), lineOf(none)]) })
      await page.route('**/api/cart-validation/*', (route) => route.abort())
      return openIn(visit, '/checkout')
    },
    ['alert', 'Failed to validate cart. Please try again.', ({ checkout }) => checkout.cartFailed],
  ],
  [
    async (visit) => {
      const { page, language, words } = visit
      await openIn(visit, '/policies')
      await page.getByRole('button', { name: words.shop.cart.button(2) }).click()
      return drawer(page, language)
    },
    ['alert', 'Failed to validate cart items. Please try again.', ({ shop }) => shop.cart.cartNotChecked],
  ],
  [
    async ({ page, language, words }) => {
      await drawer(page, language)
        .getByRole('button', { name: words.shop.cart.increase('') })
        .first()
        .click()
      return drawer(page, language)
    },
    ['alert', 'Failed to validate cart item. Please try again.', ({ shop }) => shop.cart.itemNotChecked],
  ],
  [
    async ({ page, language, words }) => {
      const { cart } = words.shop
      await page.unroute('**/api/cart-validation/*')
      await drawer(page, language).getByRole('button', { name: cart.checkAgain }).click()
      const quantity = drawer(page, language).getByLabel(cart.quantity(FEW))
      await quantity.fill('7')
      await quantity.press('Enter')
      return drawer(page, language)
    },
    ['alert', 'Only 3 items available in stock', ({ shop }) => shop.cart.onlyLeft(3)],
    ['text', 'Out of stock', ({ shop }) => shop.products.outOfStock],
  ],
]

test('a change that no token could be had for is sent all the same, and the console says why', async ({
  page,
  makeProduct,
}) => {
  const said = page.waitForEvent('pageerror', ({ message }) => message === 'Failed to get CSRF token')
  const sent = page.waitForRequest('**/api/cart-validation/validate')
  await keep(page, { bw_cart: JSON.stringify([lineOf(await makeProduct())]) })
  await page.route('**/api/csrf-token', (route) => route.abort())
  await open(page, '/checkout')
  await said
  expect((await sent).headers()).not.toHaveProperty('x-csrf-token')
})

walk({ 'a product’s page': PRODUCT, 'the cart': CART })
