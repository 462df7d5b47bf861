import { expect, type Locator, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { galleriesIn, galleryWithFilm, openViewer, viewerOf } from './support/galleries.ts'
import { alive, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

/** Where a key points on to the next one. */
const FORWARD = { en: 'ArrowRight', ar: 'ArrowLeft' } as const
const BACK = { en: 'ArrowLeft', ar: 'ArrowRight' } as const

const positionIn = (viewer: Locator, at: number, count: number, language: Language) =>
  viewer.getByRole('status').filter({ hasText: wordsIn(language).gallery.viewer.position(at, count) })

/** A finger's way over the middle of the picture. */
async function swipe(page: Page, by: number): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }] })
  const from = 195 - by / 2
  await send('touchStart', from)
  for (const part of [0.3, 0.6, 1]) await send('touchMove', from + by * part)
  await send('touchEnd', from + by)
  await touch.detach()
}

for (const language of LANGUAGES) {
  const { gallery: words, home } = wordsIn(language)

  test.describe(`in ${language}`, () => {
    test('a collection opens before the page, keys turn it to where they point, and Escape leads back', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const gallery = await galleryWithFilm(language)
      const count = gallery.items.length
      const smallPicture = page.waitForResponse(/\/160\.avif$/)
      const viewer = await openViewer(page, gallery, language)
      expect((await smallPicture).status(), 'what is seen until the large one is there').toBe(200)
      const [first, second] = gallery.items
      await expect(viewer.getByRole('heading', { name: first?.title ?? '' })).toBeVisible()
      await expect(positionIn(viewer, 1, count, language)).toBeVisible()

      await page.keyboard.press(FORWARD[language])
      await expect(positionIn(viewer, 2, count, language)).toBeVisible()
      await expect(viewer.getByRole('heading', { name: second?.title ?? '' })).toBeVisible()
      await page.keyboard.press(BACK[language])
      await page.keyboard.press(BACK[language])
      await expect(positionIn(viewer, count, count, language)).toBeVisible()
      await viewer.getByRole('button', { name: words.viewer.next }).click()
      await expect(positionIn(viewer, 1, count, language)).toBeVisible()
      await viewer.getByRole('button', { name: words.viewer.previous }).click()
      await expect(positionIn(viewer, count, count, language)).toBeVisible()

      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      const card = page.getByRole('article').filter({ hasText: gallery.name }).getByRole('link')
      await expect(card).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(positionIn(viewer, 1, count, language)).toBeVisible()
      // Beside the picture; what belongs to it stands at the end of the line.
      await page.mouse.click(language === 'ar' ? 1410 : 30, 120)
      await expect(viewer).toBeHidden()
    })

    test('a look is shopped where it is seen, and the page of its piece leads back to it', async ({ page }) => {
      const gallery = await galleryWithFilm(language)
      const item = gallery.items.find(({ products }) => products.length > 1)
      if (!item) throw new Error('No item names two pieces')
      await open(page, inLanguage(language, `/gallery?item=${item.id}`))
      const viewer = viewerOf(page, gallery)
      await expect(viewer.getByRole('heading', { name: item.title })).toBeVisible()
      const shown = viewer.getByRole('region', { name: words.viewer.products }).getByRole('listitem')
      await expect(shown).toHaveCount(item.products.length)
      const piece = shown.filter({ has: page.getByRole('button', { disabled: false }) }).first()
      const name = await piece.getByRole('link').locator('span').nth(1).textContent()
      await piece.getByRole('button', { disabled: false }).first().click()
      await page.getByRole('button', { name: wordsIn(language).shop.login.guest }).click()
      const cart = page.getByRole('dialog', { name: wordsIn(language).shop.cart.title })
      await expect(cart).toContainText(name ?? '')
      await page.keyboard.press(FORWARD[language])
      await page.keyboard.press('Escape')
      await expect(cart).toBeHidden()
      await expect(viewer.getByRole('heading', { name: item.title })).toBeVisible()

      await piece.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
      const worn = page.getByRole('region', { name: wordsIn(language).product.wornIn })
      await worn.getByRole('link', { name: item.title }).click()
      await expect(viewer.getByRole('heading', { name: item.title })).toBeVisible()
    })

    test('a love is counted at once, is kept, and is taken back where it can’t be saved', async ({ page }) => {
      const [gallery] = await galleriesIn(language)
      if (!gallery) throw new Error('There is no gallery')
      let viewer = await openViewer(page, gallery, language)
      const love = () => viewer.getByRole('button', { name: words.viewer.love })
      const likes = () => page.evaluate(() => localStorage.getItem('bw_gallery_likes'))
      await expect(love()).toContainText(words.loves(gallery.loves))
      await love().click()
      await expect(love()).toHaveAttribute('aria-pressed', 'true')
      await expect(love()).toContainText(words.loves(gallery.loves + 1))
      await expect.poll(likes).toBe(JSON.stringify([gallery.id]))
      await expect.poll(async () => (await galleriesIn(language))[0]?.loves).toBe(gallery.loves + 1)

      await expect(async () => {
        viewer = await openViewer(page, gallery, language)
        await expect(love()).toContainText(words.loves(gallery.loves + 1), { timeout: 500 })
      }).toPass()
      await expect(love()).toHaveAttribute('aria-pressed', 'true')

      await page.route('**/api/gallery/*/love', (route) => route.abort())
      await love().click()
      await expect(viewer.getByRole('alert').filter({ hasText: words.viewer.notSaved })).toBeVisible()
      await expect(love()).toHaveAttribute('aria-pressed', 'true')
      await expect(love()).toContainText(words.loves(gallery.loves + 1))
      expect(await likes()).toBe(JSON.stringify([gallery.id]))

      await page.unroute('**/api/gallery/*/love')
      await love().click()
      await expect(love()).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(async () => (await galleriesIn(language))[0]?.loves).toBe(gallery.loves)
      expect(await likes()).toBe('[]')
    })

    test('a film waits for its viewer, and plays or says that it can’t', async ({ page }) => {
      const gallery = await galleryWithFilm(language)
      const viewer = await openViewer(page, gallery, language)
      await page.keyboard.press(FORWARD[language])
      const video = viewer.locator('video')
      await expect(video).toHaveAttribute('controls', '')
      expect(await video.evaluate((film: HTMLVideoElement) => [film.paused, film.autoplay])).toEqual([true, false])
      await expect(video).toHaveAttribute('poster', gallery.items[1]?.thumbnail ?? '')
      await video.evaluate((film: HTMLVideoElement) => film.play().catch(() => {}))
      const isShown = async (): Promise<boolean> =>
        (await video.evaluate((film: HTMLVideoElement) => film.currentTime)) > 0 ||
        (await viewer.getByText(words.viewer.cannotPlay).last().isVisible())
      await expect.poll(isShown).toBe(true)

      await page.route('**/media/*/video.mp4', (route) => route.abort())
      await page.keyboard.press(FORWARD[language])
      await page.keyboard.press(BACK[language])
      const said = viewer.getByRole('status').filter({ hasText: words.viewer.cannotPlay })
      await expect(said.getByRole('link', { name: words.viewer.download })).toHaveAttribute(
        'href',
        gallery.items[1]?.src ?? '',
      )
    })

    test('when nothing can be loaded, what was seen last is shown and said to be old', async ({ page }) => {
      const galleries = await galleriesIn(language)
      const cards = page.getByRole('main').getByRole('article')
      const goThere = async (): Promise<void> => {
        await open(page, inLanguage(language, '/'))
        await page.getByRole('link', { name: words.viewAll }).click()
      }
      await page.route('**/api/gallery?*', (route) => route.abort())
      await goThere()
      const alert = page.getByRole('alert').filter({ hasText: words.failed })
      await expect(alert).toBeVisible()
      await expect(alert).not.toContainText(words.cachedNote)
      await expect(cards).toHaveCount(0)
      await page.unroute('**/api/gallery?*')
      await page.getByRole('button', { name: words.retry }).click()
      await expect(cards).toHaveCount(galleries.length)
      await expect(alert).toBeHidden()

      await page.route('**/api/gallery?*', (route) => route.abort())
      await goThere()
      await expect(alert).toContainText(words.cachedNote)
      await expect(cards).toHaveCount(galleries.length)
      await cards.first().getByRole('link').click()
      await expect(viewerOf(page, galleries[0] ?? { name: '' })).toBeVisible()
    })

    test('the bar shows one collection, and its address is kept', async ({ page }) => {
      const galleries = await galleriesIn(language)
      const [, chosen] = galleries
      if (!chosen) throw new Error('There is only one gallery')
      await open(page, inLanguage(language, '/gallery'))
      const bar = page.getByRole('toolbar', { name: words.collections })
      const all = bar.getByRole('link', { name: words.allWithCount(galleries.length), exact: true })
      await expect(all).toHaveAttribute('aria-current', 'true')
      await all.focus()
      await page.keyboard.press(FORWARD[language])
      await page.keyboard.press(FORWARD[language])
      await expect(bar.getByRole('link', { name: words.nameWithCount(chosen.name, chosen.items.length) })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(inLanguage(language, `/gallery?collection=${chosen.id}`))
      await expect(page.getByText(words.count(chosen.name, chosen.items.length))).toBeVisible()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
      await page.reload()
      await alive(page)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await all.click()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(galleries.length)
    })

    test('the home page shows four, and they open there', async ({ page }) => {
      const [gallery] = await galleriesIn(language)
      if (!gallery) throw new Error('There is no gallery')
      await open(page, inLanguage(language, '/'))
      const preview = page.getByRole('region', { name: words.preview })
      await expect(preview.getByRole('article')).toHaveCount(4)
      await preview.getByRole('article').first().getByRole('link').click()
      await expect(viewerOf(page, gallery)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeAttached()
    })
  })

  test.describe(`on a phone, in ${language}`, () => {
    test.use({ hasTouch: true, isMobile: true })

    test('a swipe of 50 pixels turns to the next one, a shorter one does not', async ({ page }) => {
      const gallery = await galleryWithFilm(language)
      const count = gallery.items.length
      const viewer = await openViewer(page, gallery, language)
      const on = language === 'ar' ? 1 : -1
      await swipe(page, 40 * on)
      await expect(positionIn(viewer, 1, count, language)).toBeVisible()
      await swipe(page, 60 * on)
      await expect(positionIn(viewer, 2, count, language)).toBeVisible()
      await swipe(page, -60 * on)
      await swipe(page, -60 * on)
      await expect(positionIn(viewer, count, count, language)).toBeVisible()
    })

    test('the chosen one of a row of collections stands where the row does not fade', async ({ page }) => {
      for (const { id, name, items } of await galleriesIn(language)) {
        await open(page, inLanguage(language, `/gallery?collection=${id}`))
        const chosen = page.getByRole('link', { name: words.nameWithCount(name, items.length), exact: true })
        await expect
          .poll(async () => {
            const { x = 0, width = 0 } = (await chosen.boundingBox()) ?? {}
            return language === 'ar' ? x : 390 - x - width
          }, name)
          .toBeGreaterThan(47)
        expect(await page.evaluate(() => scrollY), name).toBe(0)
      }
    })

    test('what turns it keeps its place, below the picture, whatever is said of an item', async ({ page }) => {
      const gallery = await galleryWithFilm(language)
      const count = gallery.items.length
      const viewer = await openViewer(page, gallery, language)
      const next = viewer.getByRole('button', { name: words.viewer.next })
      const place = await next.boundingBox()
      for (const [at, { id }] of gallery.items.entries()) {
        await expect(positionIn(viewer, at + 1, count, language)).toBeVisible()
        expect(await next.boundingBox(), id).toEqual(place)
        const picture = await viewer.locator('img, video').first().boundingBox()
        expect((picture?.y ?? 0) + (picture?.height ?? 0), id).toBeLessThanOrEqual(place?.y ?? 0)
        await next.click()
      }
    })
  })

  test.describe(`without a script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a card leads to all that its collection holds', async ({ page }) => {
      const gallery = await galleryWithFilm(language)
      await page.goto(inLanguage(language, '/gallery'))
      await page.getByRole('article').filter({ hasText: gallery.name }).getByRole('link').click()
      const opened = page.getByRole('region', { name: gallery.name })
      await expect(opened.getByRole('figure')).toHaveCount(gallery.items.length)
      for (const { title } of gallery.items) await expect(opened.getByText(title, { exact: true })).toBeVisible()
      await expect(opened.locator('video[controls] > source')).toHaveAttribute('src', gallery.items[1]?.src ?? '')
      await page.getByRole('link', { name: words.nameWithCount(gallery.name, gallery.items.length) }).click()
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })
}
