import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { plentifulProduct } from './support/back-office.ts'
import { BACK_OFFICE } from './support/back-office-screens.ts'
import { keep } from './support/kept.ts'
import type { Seen } from './support/look-over.ts'
import { someone } from './support/person.ts'
import type { Screen } from './support/screen.ts'
import { ACCOUNT, aProduct, PUBLIC } from './support/screens.ts'
import { addToCart, continueToPayment, drawer, fillAddress, open, payButton, placedSku } from './support/shopper.ts'
import {
  IS_LONG,
  type Look,
  listen,
  look,
  mirrorProblems,
  type OwnNames,
  openNames,
  VIEWS,
  type Width,
  weigh,
} from './support/sweep.ts'
import { test as journey } from './support/test.ts'
import { openWindow, type Window } from './support/window.ts'
import { wordsIn } from './support/words.ts'

const WIDTHS: Width[] = [390, 1440]
const MOST_SHIFT = 0.02

const test = journey.extend<object, { names: OwnNames; window: Window }>({
  names: [async ({ backOffice }, use) => use(await openNames(backOffice)), { scope: 'worker' }],
  window: [async ({ browser }, use) => use(openWindow(browser)), { scope: 'worker' }],
})
// Every page is visited once in each language; a film of each would take longer than the visits.
test.use({ trace: 'off' })
// Each screen is looked at on its own: two at once.
test.describe.configure({ mode: 'parallel' })

async function visit(page: Page, path: string, { heading, onOpen }: Screen, language: Language): Promise<void> {
  await open(page, inLanguage(language, path))
  await expect(page.getByRole('heading', { level: 1, name: heading(wordsIn(language)) })).toBeVisible()
  await onOpen?.(page, language)
}

interface LookAtWidths extends Omit<Look, 'language' | 'width'> {
  widths: readonly Width[]
}

/** The team's screens are the same way round as all others: `npm run test:long` sees that they are. */
const languagesOf = (isOfTeam: boolean): readonly Language[] => (isOfTeam && !IS_LONG ? ['ar'] : LANGUAGES)

/** What is wrong with a screen in its languages, and between the two, at one width after the other. */
async function problemsOf(
  page: Page,
  path: string,
  screen: Screen,
  { widths, ...about }: LookAtWidths,
): Promise<string[]> {
  const complaints = listen(page)
  const isExpected = (address: string): boolean =>
    (screen.isMissing === true && address === page.url()) || (screen.isRefused === true && address.includes('/api/'))
  const lookIn = async (language: Language) => {
    await visit(page, path, screen, language)
    const looks: { width: Width; problems: string[]; seen: Seen }[] = []
    for (const width of widths) {
      if (looks.length > 0) await page.setViewportSize(VIEWS[width])
      const { problems, seen } = await look(page, { ...about, width, language })
      const all = [...problems, ...complaints(isExpected)]
      looks.push({ width, seen, problems: all.map((problem) => `${language}, ${width} px: ${problem}`) })
    }
    await page.setViewportSize(VIEWS[widths[0] ?? 390])
    return looks
  }
  const looks = []
  for (const language of languagesOf(about.isOfTeam === true)) looks.push(await lookIn(language))
  const [english = [], arabic = []] = looks
  const mirrors = arabic.flatMap(({ width, seen }, at) => mirrorProblems(english[at]?.seen ?? seen, seen, width))
  return [...looks.flat().flatMap(({ problems }) => problems), ...mirrors]
}

const whatIsRight = (name: string): string =>
  languagesOf(name in BACK_OFFICE).length > 1
    ? `${name}: right in both languages, and one mirrors the other`
    : `${name}: right in Arabic`

const OWN = { ...ACCOUNT, ...BACK_OFFICE }
const SCREENS = Object.entries({ ...PUBLIC, ...OWN })

for (const width of WIDTHS)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: VIEWS[width], isMobile: width === 390, hasTouch: width === 390 })

    // How the layout shifts is seen by who was never here.
    for (const [name, screen] of SCREENS.filter(([, { isSteady }]) => isSteady))
      test(whatIsRight(name), async ({ page, backOffice, names }) => {
        const path = typeof screen.path === 'string' ? screen.path : await screen.path(backOffice)
        const about = { widths: [width], names, mostShift: MOST_SHIFT, isOfTeam: name in BACK_OFFICE }
        expect(await problemsOf(page, path, screen, about)).toEqual([])
      })

    for (const language of LANGUAGES)
      test(`from a filled cart to a tracked order: all is right, in ${language}`, async ({ page, names }) => {
        const complaints = listen(page)
        const found: string[] = []
        const check = async (where: string): Promise<void> => {
          const { problems } = await look(page, { language, width, names, mostShift: 1 })
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
        await expect(page.getByRole('heading', { name: checkout.shipping.fix(6) })).toBeVisible()
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

// What depends on more than the width, a pointer that hovers, is among the screens above.
test.describe('from 390 to 1440 px wide', () => {
  test.use({ viewport: VIEWS[390], isMobile: true, hasTouch: true })

  for (const [name, screen] of SCREENS.filter(([, { isSteady }]) => !isSteady))
    test(whatIsRight(name), async ({ window, backOffice, names }) => {
      const page = await window.emptied(390)
      if (name in OWN) await keep(page, { bw_access_token: backOffice.browser.token ?? '' })
      const path = typeof screen.path === 'string' ? screen.path : await screen.path(backOffice)
      const widths = screen.only ? [screen.only] : WIDTHS
      const about = { widths, names, mostShift: 1, isOfTeam: name in BACK_OFFICE }
      expect(await problemsOf(page, path, screen, about)).toEqual([])
    })
})

test.describe('a first visit', () => {
  const isScript = (address: string): boolean => address.endsWith('.js')
  // React and its router alone are 91 KB of it.
  const script = { what: 'script', most: 135, isCounted: isScript }
  const fonts = { what: 'fonts', most: 70, isCounted: (address: string) => address.endsWith('.woff2') }
  const half = (color: string) => ({
    what: `the ${color} half of the hero`,
    most: 120,
    isCounted: (address: string) => address.includes(`/hero/${color}`),
  })
  const pages = [
    { name: 'the home page in en', path: async () => '/', weights: [script, fonts, half('black'), half('white')] },
    { name: 'the home page in ar', path: async () => '/ar', weights: [script, fonts] },
    ...LANGUAGES.flatMap((language) => [
      {
        name: `the list in ${language}`,
        path: async () => inLanguage(language, '/products'),
        weights: [script, fonts],
      },
      {
        name: `a product page in ${language}`,
        path: async () => inLanguage(language, await aProduct()),
        weights: [script, fonts],
      },
    ]),
  ]
  for (const view of Object.values(VIEWS))
    for (const { name, path, weights } of pages) {
      const limits = weights.map(({ what, most }) => `${what} at most ${most} KB`).join(', ')
      test(`${name} at ${view.width} px: ${limits}`, async ({ page }, { annotations }) => {
        await page.setViewportSize(view)
        const parts = await weigh(page, await path())
        for (const { what, most, isCounted } of weights) {
          const counted = Object.entries(parts).filter(([address]) => isCounted(address))
          const bytes = counted.reduce((sum, [, part]) => sum + part, 0)
          const seen = {
            what: `${what} of ${name} at ${view.width} px`,
            most: `at most ${most} KB`,
            bytes,
            limit: most * 1024,
          }
          annotations.push({ type: 'weight', description: JSON.stringify(seen) })
          expect.soft(bytes, `some of ${what} was fetched`).toBeGreaterThan(1000)
          expect.soft(bytes, JSON.stringify(counted)).toBeLessThanOrEqual(most * 1024)
        }
      })
    }
})
