import type { Route } from '@playwright/test'
import { CATEGORIES } from '#catalog/product.ts'
import { initializing } from '#i18n/initializing.ts'
import { inLanguage } from '#lib/language.ts'
import { galleriesIn, viewerOf } from './support/galleries.ts'
import { keep } from './support/kept.ts'
import { makeMember } from './support/member.ts'
import { mainOf, openIn, type Quote, type Step, type Visit, walk } from './support/quotes.ts'
import { open } from './support/shopper.ts'

const openMenu = async ({ page, words }: Visit) => {
  const { menu } = words.shop.shell
  await page.getByRole('button', { name: menu }).click()
  return page.getByRole('dialog', { name: menu })
}

const ADMIN = JSON.stringify({ state: { user: { role: 'admin' } }, version: 0 })

const SHELL: Step[] = [
  [
    async (visit) => {
      await openIn(visit, '/policies')
      return openMenu(visit)
    },
    ['link', 'Home', ({ shop }) => shop.shell.home],
    ['link', 'Products', ({ shop }) => shop.shell.products],
    ['link', 'Gallery', ({ shop }) => shop.shell.gallery],
    ['link', 'Favorites', ({ shop }) => shop.shell.favorites],
    ['link', 'Sign In', ({ shop }) => shop.shell.signIn],
  ],
  [
    async (visit) => {
      await keep(visit.page, { 'auth-storage': ADMIN })
      await openIn(visit, '/policies')
      return openMenu(visit)
    },
    ['link', 'Admin', ({ shop }) => shop.shell.admin],
    ['link', 'Account', ({ shop }) => shop.shell.account],
    ['button', 'Logout', ({ shop }) => shop.shell.logout],
  ],
  [
    async ({ page, words }) => {
      const { menu, logout } = words.shop.shell
      await page.route('**/api/auth/logout', () => {})
      await page.getByRole('button', { name: logout }).click()
      return page.getByRole('dialog', { name: menu })
    },
    ['button', 'Loading...', ({ shop }) => shop.shell.loading],
  ],
]

/** Whoever this turns out to be: nobody knows yet, and then somebody who may not see the back-office. */
const BACK_OFFICE: Step[] = [
  [
    async (visit) => {
      const { page, language } = visit
      const { browser } = await makeMember(language)
      await keep(page, { bw_access_token: browser.token ?? '' })
      await page.route('**/api/auth/me', () => {})
      await page.goto(inLanguage(language, '/admin'))
      return mainOf(visit)
    },
    ['status', 'Initializing...', (_, language) => initializing[language]],
  ],
  [
    async (visit) => {
      const { page } = visit
      await page.unroute('**/api/auth/me')
      await page.reload()
      return mainOf(visit)
    },
    ['heading', 'Access Denied', ({ admin }) => admin.denied.title],
    [
      'text',
      "You don't have permission to access this page. Admin privileges required.",
      ({ admin }) => admin.denied.text,
    ],
    ['link', 'Go to Homepage', ({ admin }) => admin.denied.home],
  ],
]

const categories = CATEGORIES.map(
  (category): Quote => ['radio', category, ({ shop }) => shop.products.categories[category]],
)

const HOME: Step[] = [[(visit) => openIn(visit, '/'), ['link', 'view full gallery', ({ gallery }) => gallery.viewAll]]]

const PRODUCTS: Step[] = [
  [(visit) => openIn(visit, '/products?color=black&size=M'), ['link', 'Clear filters', ({ listing }) => listing.clear]],
  [
    async (visit) => {
      await visit.page.setViewportSize({ width: 1440, height: 900 })
      return openIn(visit, '/products?q=zzzz')
    },
    ['link', 'Clear all', ({ listing }) => listing.empty.clearAll],
    ['count', 'showing 0 of 50 products', ({ listing }) => listing.shownCount(0, 50)],
  ],
  [
    async ({ page, words }) => {
      await page.getByRole('button', { name: words.listing.filters }).click()
      return page.getByRole('dialog', { name: words.listing.filters })
    },
    ['radio', 'All colors', ({ listing }) => listing.allColors],
    ['radio', 'Black', ({ shop }) => shop.products.colors.black],
    ['radio', 'White', ({ shop }) => shop.products.colors.white],
    ...categories,
  ],
  [
    async (visit) => {
      const { page, words } = visit
      await page.keyboard.press('Escape')
      await page.route('**/api/products?*', (route) => route.abort())
      await page.getByLabel(words.listing.sort, { exact: true }).selectOption('best-rated')
      return mainOf(visit)
    },
    ['button', 'Retry', ({ shop }) => shop.products.retry],
  ],
]

const VERIFY: Step[] = [
  [
    (visit) => openIn(visit, '/verify?sku=BW000000'),
    ['heading', 'Product Not Verified', ({ verify }) => verify.notVerified],
    [
      'text',
      'This SKU is not found in our database. This product may be counterfeit.',
      ({ refusals }) => refusals.messages.SKU_NOT_FOUND(),
    ],
  ],
  [
    async (visit) => {
      await visit.page.route('**/api/sku/verify/**', (route) => route.abort())
      return openIn(visit, '/verify?sku=BW000000')
    },
    ['text', 'Failed to verify SKU. Please try again.', ({ verify }) => verify.failed],
  ],
  [
    async (visit) => {
      const { page, words } = visit
      await page.route('**/api/sku/verify/**', (route) => route.fulfill({ status: 500, body: 'Oh' }))
      await page.getByRole('button', { name: words.verify.retry }).click()
      return mainOf(visit)
    },
    ['text', 'Verification failed', ({ verify }) => verify.unknownFault],
  ],
]

/** One collection of two pictures that nobody has written anything about. */
async function answerSparsely(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = await response.json()
  const unsaid = { description: '', descriptionAr: '' }
  const [first] = body.galleries
  const items = first.items
    .slice(0, 2)
    .map((item: object) => ({ ...item, ...unsaid, title: '', titleAr: '', featured: true }))
  await route.fulfill({ response, json: { ...body, galleries: [{ ...first, ...unsaid, items }] } })
}

const GALLERY: Step[] = [
  [
    async (visit) => {
      const { page, words } = visit
      await openIn(visit, '/')
      await page.route('**/api/gallery?*', answerSparsely)
      await page.getByRole('link', { name: words.gallery.viewAll }).click()
      return mainOf(visit)
    },
    ['link', 'All Collections (1)', ({ gallery }) => gallery.allWithCount(1)],
    ['text', 'Collection of 2 items', ({ gallery }) => gallery.collectionOf(2)],
  ],
  [
    async ({ page, language }) => {
      const [gallery] = await galleriesIn(language)
      await page.getByRole('article').getByRole('link').click()
      return viewerOf(page, gallery ?? { name: '' })
    },
    ['text', 'Gallery Item', ({ gallery }) => gallery.viewer.untitled],
    ['text', 'Featured', ({ gallery }) => gallery.viewer.featured],
    ['text', 'No description available', ({ gallery }) => gallery.viewer.undescribed],
  ],
  [
    async (visit) => {
      const { page, words } = visit
      await open(page, inLanguage(visit.language, '/'))
      await page.route('**/api/gallery?*', (route) => route.abort())
      await page.getByRole('link', { name: words.gallery.viewAll }).click()
      return mainOf(visit)
    },
    ['alert', 'Failed to load gallery data', ({ gallery }) => gallery.failed],
    ['alert', 'Showing cached content', ({ gallery }) => gallery.cachedNote],
  ],
  [
    async (visit) => {
      const { page, words } = visit
      await page.route('**/api/gallery?*', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), galleries: [] } })
      })
      await page.getByRole('button', { name: words.gallery.retry }).click()
      return mainOf(visit)
    },
    ['heading', 'No galleries found', ({ gallery }) => gallery.empty.title],
    ['text', 'No gallery collections available yet', ({ gallery }) => gallery.empty.text],
  ],
]

const PLACES = {
  'the shell': SHELL,
  'the back-office’s door': BACK_OFFICE,
  'the front page and the list of products': [...HOME, ...PRODUCTS],
  'the gallery': GALLERY,
  'the verification': VERIFY,
}

walk(PLACES)
