import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { type BackOffice, plentifulProduct } from './support/back-office.ts'
import { someone } from './support/person.ts'
import { addToCart, continueToPayment, drawer, fillAddress, open, payButton, placedSku } from './support/shopper.ts'
import { listen, look, mirrorProblems, ownNames, SEARCHED, VIEWS, type Width, weigh } from './support/sweep.ts'
import { test as journey } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const WIDTHS: Width[] = [390, 1440]
const UNKNOWN = '/product/01ARZ3NDEKTSV4RRFFQ69G5FAV'
const MOST_SHIFT = 0.02

const test = journey.extend<object, { allowedWords: string[] }>({
  allowedWords: [async ({ backOffice }, use) => use(await ownNames(backOffice)), { scope: 'worker' }],
})
// Every test here visits a page twice; a film of each would take longer than the visits.
test.use({ trace: 'off' })

interface Screen {
  path: string | ((backOffice: BackOffice) => Promise<string>)
  /** Its main heading. */
  heading: (words: ReturnType<typeof wordsIn>) => string | RegExp
  isMissing?: boolean
  isSteady?: boolean
  onOpen?: (page: Page, language: Language) => Promise<void>
}

const aProduct = async (): Promise<string> => `/product/${(await plentifulProduct('color=black')).id}`
const anOrder = async ({ browser }: BackOffice): Promise<string> =>
  (await browser.get('/api/orders?status=pending&limit=1')).body.orders[0].id

const PUBLIC: Record<string, Screen> = {
  home: { path: '/', heading: ({ shop }) => shop.home.title, isSteady: true },
  products: { path: '/products', heading: ({ shop }) => shop.products.title, isSteady: true },
  'black products': { path: '/products?color=black', heading: ({ shop }) => shop.products.collections.Black },
  'white products': { path: '/products?color=white', heading: ({ shop }) => shop.products.collections.White },
  'no products': { path: `/products?q=${SEARCHED}`, heading: ({ shop }) => shop.products.title },
  product: { path: aProduct, heading: () => /./, isSteady: true },
  'unknown product': { path: UNKNOWN, heading: ({ shop }) => shop.product.notFound, isMissing: true },
  'page that is not there': {
    path: '/nowhere',
    heading: ({ shop }) => shop.shell.problem.notFoundTitle,
    isMissing: true,
  },
  'order tracking': { path: '/guest-track', heading: ({ checkout }) => checkout.track.title },
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
  'sign-in page': { path: '/auth', heading: ({ account }) => account.signIn },
}

const PRIVATE: Record<string, Screen> = {
  orders: { path: '/admin', heading: ({ admin }) => admin.order.title },
  'an order': {
    path: async (backOffice) => `/admin/orders/${await anOrder(backOffice)}`,
    heading: ({ admin }) => new RegExp(admin.statuses.pending),
  },
  'products of the back-office': { path: '/admin/products', heading: ({ admin }) => admin.product.title },
  'new product': { path: '/admin/products/new', heading: ({ admin }) => admin.form.addTitle },
  'edited product': {
    path: async () => `/admin${(await aProduct()).replace('/product/', '/products/')}`,
    heading: ({ admin }) => admin.form.editTitle,
  },
}

async function visit(page: Page, path: string, { heading, onOpen }: Screen, language: Language): Promise<void> {
  await open(page, inLanguage(language, path))
  await expect(page.getByRole('heading', { level: 1, name: heading(wordsIn(language)) })).toBeVisible()
  await onOpen?.(page, language)
}

const named = (problems: string[], language: Language): string[] => problems.map((problem) => `${language}: ${problem}`)

for (const width of WIDTHS)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: VIEWS[width], isMobile: width === 390, hasTouch: width === 390 })

    for (const [name, screen] of Object.entries({ ...PUBLIC, ...PRIVATE }))
      test(`${name}: nothing is wrong in either language, and one mirrors the other`, async ({
        page,
        backOffice,
        allowedWords,
      }) => {
        if (name in PRIVATE)
          await page.addInitScript(
            (token) => localStorage.setItem('bw_access_token', token),
            backOffice.browser.token ?? '',
          )
        const path = typeof screen.path === 'string' ? screen.path : await screen.path(backOffice)
        const complaints = listen(page)
        const views = []
        for (const language of LANGUAGES) {
          await visit(page, path, screen, language)
          const { problems, seen } = await look(page, {
            language,
            width,
            allowedWords,
            ...(screen.isSteady ? { mostShift: MOST_SHIFT } : {}),
          })
          const isExpected = (address: string): boolean => screen.isMissing === true && address === page.url()
          views.push({ seen, problems: named([...problems, ...complaints(isExpected)], language) })
        }
        const [english, arabic] = views
        if (!english || !arabic) throw new Error('Both languages should have been seen')
        expect([...english.problems, ...arabic.problems, ...mirrorProblems(english.seen, arabic.seen, width)]).toEqual(
          [],
        )
      })

    for (const language of LANGUAGES)
      test(`from a filled cart to a tracked order: nothing is wrong, in ${language}`, async ({
        page,
        allowedWords,
      }) => {
        const complaints = listen(page)
        const found: string[] = []
        const check = async (where: string): Promise<void> => {
          const { problems } = await look(page, { language, width, allowedWords })
          found.push(...[...problems, ...complaints()].map((problem) => `${where}: ${problem}`))
        }
        const { shop, checkout } = wordsIn(language)
        const product = await plentifulProduct('color=white')
        const [one, other] = product.sizes.filter(({ stock }) => stock >= 4)
        if (!one || !other) throw new Error('There are no two sizes to choose from')

        await open(page, inLanguage(language, `/product/${product.id}`))
        await addToCart(page, one.size, language)
        await drawer(page, language).getByRole('button', { name: shop.cart.close }).click()
        await addToCart(page, other.size, language)
        await check('cart')
        await drawer(page, language).getByRole('link', { name: shop.cart.checkout }).click()
        await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
        await check('shipping step')
        await page.getByRole('button', { name: checkout.shipping.continue }).click()
        await expect(page.getByRole('heading', { name: checkout.shipping.fix(5) })).toBeVisible()
        await check('shipping step with problems')
        await fillAddress(page, someone(language), language)
        await continueToPayment(page, language)
        await check('payment step')
        await payButton(page, language).click()
        const sku = await placedSku(page, language)
        await check('order')
        await page.getByRole('link', { name: checkout.order.track }).click()
        await expect(page.getByRole('heading', { name: checkout.track.found(sku) })).toBeVisible()
        await check('tracked order')
        expect(found).toEqual([])
      })
  })

test.describe('a first visit', () => {
  const weights = [
    {
      what: 'script of a product page',
      path: aProduct,
      most: 110,
      isCounted: (address: string) => address.endsWith('.js'),
    },
    {
      what: 'fonts of the Arabic home page',
      path: async () => '/ar',
      most: 70,
      isCounted: (address: string) => address.endsWith('.woff2'),
    },
    {
      what: 'the black half of the hero',
      path: async () => '/',
      most: 120,
      isCounted: (address: string) => address.includes('/hero/black'),
    },
    {
      what: 'the white half of the hero',
      path: async () => '/',
      most: 120,
      isCounted: (address: string) => address.includes('/hero/white'),
    },
  ]
  for (const view of Object.values(VIEWS))
    for (const { what, path, most, isCounted } of weights)
      test(`${what} at ${view.width} px: at most ${most} KB`, async ({ page }, { annotations }) => {
        await page.setViewportSize(view)
        const parts = await weigh(page, await path(), isCounted)
        const bytes = Object.values(parts).reduce((sum, part) => sum + part, 0)
        annotations.push({ type: 'bytes', description: `${bytes}` })
        expect(bytes, 'something was fetched').toBeGreaterThan(1000)
        expect(bytes, JSON.stringify(parts)).toBeLessThanOrEqual(most * 1024)
      })
})
