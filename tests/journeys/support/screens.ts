import { expect } from '@playwright/test'
import { inWords } from '#catalog/product.ts'
import { type BackOffice, plentifulProduct, soldOutProduct } from './back-office.ts'
import { anOpenedInvitation } from './back-office-screens.ts'
import { galleryWithFilm, openViewer } from './galleries.ts'
import { PAYING } from './paying-screens.ts'
import { keepCart, type Screen } from './screen.ts'
import { drawer, open, searchField } from './shopper.ts'
import { SEARCHED } from './sweep.ts'
import { wordsIn } from './words.ts'

const UNKNOWN = '/product/01ARZ3NDEKTSV4RRFFQ69G5FAV'

export const aProduct = async (): Promise<string> => `/product/${(await plentifulProduct('color=black')).id}`
const aSku = async ({ browser }: BackOffice, status: string): Promise<string> =>
  (await browser.get(`/api/orders?status=${status}&limit=1`)).body.orders[0].sku

/** Anybody's. */
export const PUBLIC: Record<string, Screen> = {
  home: { path: '/', heading: ({ home }) => home.title, isSteady: true },
  products: { path: '/products', heading: ({ shop }) => shop.products.title, isSteady: true },
  'black products': { path: '/products?color=black', heading: ({ shop }) => shop.products.collections.Black },
  'white products': { path: '/products?color=white', heading: ({ shop }) => shop.products.collections.White },
  'no products': { path: `/products?q=${SEARCHED}`, heading: ({ shop }) => shop.products.title },
  'products with filters': {
    path: '/products?color=white&category=Hoodies&size=M,L&max=1900',
    heading: ({ shop }) => shop.products.collections.White,
  },
  'no favorites': { path: '/favorites', heading: ({ shop }) => shop.favorites.title },
  favorites: {
    path: '/favorites',
    heading: ({ shop }) => shop.favorites.title,
    onOpen: async (page) => {
      const ids = [await plentifulProduct('color=black'), await plentifulProduct('color=white')].map(({ id }) => id)
      await page.evaluate((kept) => localStorage.setItem('bw_favorites', JSON.stringify(kept)), ids)
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(2)
    },
  },
  'login prompt': {
    path: '/products',
    heading: ({ shop }) => shop.products.title,
    onOpen: async (page, language) => {
      const { favorites, login } = wordsIn(language).shop
      await page.evaluate(() => sessionStorage.clear())
      await open(page, page.url())
      await page
        .getByRole('button', { name: favorites.button('') })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: login.title })).toBeVisible()
    },
  },
  product: { path: aProduct, heading: () => /./, isSteady: true },
  // A strip of reduced pieces has words in it that only readers hear: they may not widen the page.
  'product with a long name beside reduced ones': {
    path: async () => `/product/${(await plentifulProduct('category=Limited%20Edition')).id}`,
    heading: () => /./,
    onOpen: (page) => expect(page.locator('li:last-child > a s')).toBeAttached(),
  },
  'sold-out product': { path: async () => `/product/${(await soldOutProduct()).id}`, heading: () => /./ },
  'size chart': {
    path: aProduct,
    heading: () => /./,
    onOpen: async (page, language) => {
      const { sizeChart: title } = wordsIn(language).product
      await page.getByRole('button', { name: title }).click()
      await expect(page.getByRole('dialog', { name: title }).getByRole('table')).toBeVisible()
    },
  },
  'picture as large as the view': {
    path: aProduct,
    heading: () => /./,
    onOpen: async (page, language) => {
      const { product } = wordsIn(language)
      await page.getByRole('link', { name: product.enlarge(1, 4).replace(/4.*$/, '') }).click()
      await expect(page.getByRole('dialog', { name: product.pictures }).getByRole('img')).toBeVisible()
    },
  },
  'list of governorates': {
    path: aProduct,
    heading: () => /./,
    onOpen: async (page, language) => {
      const { delivery } = wordsIn(language).shop
      await page.getByRole('main').getByRole('button', { name: delivery.choose }).click()
      await expect(page.getByRole('dialog', { name: delivery.where }).getByRole('option')).toHaveCount(27)
    },
  },
  'cart that needs a look': {
    path: '/guest-track',
    heading: ({ checkout }) => checkout.track.title,
    onOpen: async (page, language) => {
      const { cart, products } = wordsIn(language).shop
      await keepCart(page, [
        [await plentifulProduct('color=white'), 98],
        [await soldOutProduct(), 1],
      ])
      await page.getByRole('button', { name: cart.button(99) }).click()
      await expect(drawer(page, language).getByRole('listitem').filter({ hasText: products.outOfStock })).toHaveCount(1)
      await expect(
        drawer(page, language).getByRole('button', { name: cart.changeTo(0).replace('0', '') }),
      ).toBeVisible()
    },
  },
  filters: {
    path: '/products',
    heading: ({ shop }) => shop.products.title,
    onOpen: async (page, language) => {
      const { filters, search } = wordsIn(language).listing
      await page.getByRole('button', { name: filters }).click()
      await expect(page.getByRole('dialog', { name: filters }).getByLabel(search)).toBeVisible()
    },
  },
  'search that found a long name': {
    path: '/guest-track',
    heading: ({ checkout }) => checkout.track.title,
    onOpen: async (page, language) => {
      const { name, nameAr } = await plentifulProduct('category=Limited%20Edition')
      const words = inWords(language, name, nameAr)
      await page
        .getByRole('banner')
        .getByRole('button', { name: wordsIn(language).shop.shell.problem.search })
        .click()
      await searchField(page, language).fill(words)
      await expect(page.getByRole('dialog').getByRole('option').filter({ hasText: words })).toBeVisible()
    },
  },
  'unknown product': { path: UNKNOWN, heading: ({ product }) => product.notFound, isMissing: true },
  'page that is not there': {
    path: '/nowhere',
    heading: ({ shop }) => shop.shell.problem.notFoundTitle,
    isMissing: true,
  },
  'returns of a stranger': {
    path: '/returns?order=BW000000',
    heading: ({ returns }) => returns.title,
    isRefused: true,
  },
  'order tracking': { path: '/guest-track', heading: ({ checkout }) => checkout.track.title },
  ...PAYING,
  'empty checkout': { path: '/checkout', heading: ({ checkout }) => checkout.title },
  'empty cart': {
    path: '/guest-track',
    heading: ({ checkout }) => checkout.track.title,
    onOpen: async (page, language) => {
      const { cart } = wordsIn(language).shop
      await page.getByRole('button', { name: cart.button(0) }).click()
      await expect(drawer(page, language).getByRole('heading', { name: cart.emptyTitle })).toBeVisible()
    },
  },
  'menu on a phone': {
    path: '/policies',
    heading: ({ plain }) => plain.policies.title,
    only: 390,
    onOpen: async (page, language) => {
      const { shell } = wordsIn(language).shop
      await page.getByRole('button', { name: shell.menu }).click()
      await expect(
        page.getByRole('dialog', { name: shell.menu }).getByRole('link', { name: shell.signIn }),
      ).toBeVisible()
    },
  },
  policies: { path: '/policies', heading: ({ plain }) => plain.policies.title, isSteady: true },
  contact: { path: '/contact-us', heading: ({ plain }) => plain.contact.title, isSteady: true },
  about: { path: '/about-us', heading: ({ plain }) => plain.about.title, isSteady: true },
  'empty verification': { path: '/verify', heading: ({ verify }) => verify.title, isSteady: true },
  'verified order': {
    path: async (backOffice) => `/verify?sku=${await aSku(backOffice, 'delivered')}`,
    heading: ({ verify }) => verify.title,
    onOpen: async (page, language) => {
      const { print } = wordsIn(language).verify
      await expect(page.getByRole('button', { name: print })).toBeVisible()
    },
  },
  'code that is not verified': {
    path: '/verify?sku=BW000000',
    heading: ({ verify }) => verify.title,
    isRefused: true,
    onOpen: async (page, language) => {
      const { notVerified } = wordsIn(language).verify
      await expect(page.getByRole('heading', { name: notVerified })).toBeVisible()
    },
  },
  gallery: { path: '/gallery', heading: ({ gallery }) => gallery.title, isSteady: true },
  'one collection of the gallery': {
    path: async () => `/gallery?collection=${(await galleryWithFilm('en')).id}`,
    heading: ({ gallery }) => gallery.title,
  },
  'items of a collection': {
    path: async () => `/gallery?open=${(await galleryWithFilm('en')).id}`,
    heading: ({ gallery }) => gallery.title,
  },
  'gallery viewer on a picture': {
    path: '/gallery',
    heading: ({ gallery }) => gallery.title,
    onOpen: async (page, language) => void (await openViewer(page, await galleryWithFilm(language), language)),
  },
  'gallery viewer on a film': {
    path: '/gallery',
    heading: ({ gallery }) => gallery.title,
    onOpen: async (page, language) => {
      const viewer = await openViewer(page, await galleryWithFilm(language), language)
      await viewer.getByRole('button', { name: wordsIn(language).gallery.viewer.next }).click()
      await expect(viewer.locator('video')).toBeVisible()
    },
  },
  'sign-in page': { path: '/auth', heading: ({ account }) => account.signIn },
  'registering with a mistake': {
    path: '/auth?tab=register',
    heading: ({ account }) => account.registerTitle,
    onOpen: async (page, language) => {
      const { account } = wordsIn(language)
      await page.getByLabel(account.password, { exact: true }).fill('a good long word')
      await page.getByLabel(account.confirmPassword).fill('a good long wort')
      await page.getByRole('button', { name: account.create }).click()
      await expect(page.getByText(account.passwordsDiffer)).toBeVisible()
    },
  },
  'forgotten password': { path: '/forgot-password', heading: ({ account }) => account.forgotten.title },
  'new password': { path: '/reset-password#a.link', heading: ({ account }) => account.reset.title },
  'an invitation to the team': { path: anOpenedInvitation, heading: ({ invitation }) => invitation.title },
  'mailed link that is spent': { path: '/reset-password', heading: ({ account }) => account.reset.badTitle },
  'waiting list to leave': { path: '/waiting-list#a.link', heading: ({ waiting }) => waiting.list.title },
  'link that confirms no order': { path: '/confirm-order', heading: ({ confirm }) => confirm.title },
  'address to confirm': { path: '/verify-email#a.link', heading: ({ account }) => account.verification.title },
}

/** Somebody's who is signed in: the owner's here. */
export const ACCOUNT: Record<string, Screen> = {
  account: { path: '/account', heading: ({ account }) => account.page.title },
  'account that is changed': {
    path: '/account',
    heading: ({ account }) => account.page.title,
    onOpen: async (page, language) => {
      const { account, checkout } = wordsIn(language)
      const { profile, addresses, passwordPart, factor } = account
      await page.getByLabel(profile.phone).first().fill('12')
      await page.getByRole('button', { name: profile.save }).click()
      await expect(page.getByText(checkout.problems.phoneValidation)).toBeVisible()
      await page.getByRole('button', { name: addresses.add }).click()
      await page.getByRole('button', { name: addresses.save }).click()
      await page.getByRole('button', { name: passwordPart.change }).click()
      await page.getByRole('button', { name: passwordPart.save }).click()
      await page.getByRole('button', { name: factor.turnOn }).click()
      await expect(page.getByText(account.required).first()).toBeVisible()
    },
  },
  'end of an account': {
    path: '/account',
    heading: ({ account }) => account.page.title,
    onOpen: async (page, language) => {
      const { closing } = wordsIn(language).account
      await page.getByRole('button', { name: closing.open }).click()
      await expect(page.getByRole('dialog', { name: closing.dialogTitle })).toBeVisible()
    },
  },
  'a pre-order with a mistake': {
    path: '/pre-order',
    heading: ({ preOrder }) => preOrder.title,
    onOpen: async (page, language) => {
      const { preOrder } = wordsIn(language)
      await page.getByRole('button', { name: preOrder.submit, exact: true }).click()
      await expect(page.getByText(preOrder.problems.sizeRequired)).toBeVisible()
    },
  },
  'orders of an account': { path: '/account/orders', heading: ({ account }) => account.orders.allTitle },
}
