import { expect } from '@playwright/test'
import { hold } from './support/hold.ts'
import { lookOver, standsStill } from './support/look-over.ts'
import { alive } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test('what a drop says stands still until the script that tells it is there', async ({ page, makeProduct }) => {
  const opensAt = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const { id } = await makeProduct({ opensAt, maxPerShopper: 1 })
  const notes = await hold(page, '**/assets/drop-notes-*.js')
  const stock = page.waitForResponse((answer) => answer.url().includes(`/api/products/${id}/stock`))
  await page.goto(`/product/${id}`, { waitUntil: 'commit' })
  await alive(page)
  await expect.poll(notes.count).toBeGreaterThan(0)
  await stock
  await page.evaluate(standsStill)
  const said = page.getByText(wordsIn('en').waiting.opening.limit(1))
  await expect(said).toBeVisible()
  notes.letGo()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.evaluate(standsStill)
  const { shift } = await page.evaluate(lookOver, [])
  expect(shift).toEqual({ by: 0, of: [] })
})

test('until a page has loaded or is moved, the line is for the pictures in sight', async ({ page }) => {
  // The page goes on by itself after a while, which may be over here before anything is counted.
  await page.addInitScript(() => {
    const { setTimeout: later } = window
    Object.assign(window, { setTimeout: (act: () => void, wait: number) => (wait === 5000 ? 0 : later(act, wait)) })
  })
  const pictures = await hold(page, '**/media/**')
  await page.goto('/products', { waitUntil: 'domcontentloaded' })
  await expect.poll(pictures.count).toBeGreaterThan(0)
  await page.evaluate(standsStill)
  const inSight = await page.evaluate(() => {
    const boxes = [...document.images].map((picture) => picture.getBoundingClientRect())
    return boxes.filter(({ top, height }) => height > 0 && top < innerHeight).length
  })
  expect(pictures.count()).toBeLessThanOrEqual(inSight)
  await page.evaluate(() => scrollBy(0, 1))
  await expect.poll(pictures.count).toBeGreaterThan(inSight)
  pictures.letGo()
})
