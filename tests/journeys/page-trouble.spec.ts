import { expect, type Page } from '@playwright/test'
import { alive } from './support/shopper.ts'
import { test } from './support/test.ts'

/** What the page says of it; the answer's body is nobody's, since the page may be gone by then. */
async function told(page: Page, trouble: () => void) {
  // What the page itself asks for meanwhile may take its token away: then it is told once more.
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/analytics/page-trouble') && response.status() !== 403,
  )
  await page.evaluate(trouble)
  const response = await answered
  return { ...response.request().postDataJSON(), status: response.status() }
}

test('what breaks in a browser, and what a page’s policy stops, reaches the owner’s page', async ({
  page,
  backOffice,
}) => {
  const counted = async () => (await backOffice.browser.get('/api/admin/health')).body.pages
  const before = await counted()
  await page.goto('/policies?mail=mona@example.com')
  await alive(page)
  const broken = await told(page, () => {
    setTimeout(() => {
      throw new TypeError('of a test')
    })
  })
  expect(broken).toMatchObject({
    kind: 'script',
    message: 'Uncaught TypeError: of a test',
    page: '/policies',
    status: 200,
  })
  const refused = await told(page, () => void Promise.reject(new TypeError('that nobody minds')))
  expect(refused).toMatchObject({ kind: 'script', message: 'TypeError: that nobody minds', status: 200 })
  expect((await counted()).script).toBeGreaterThanOrEqual(before.script + 2)
  await page.evaluate(() => {
    new Image().src = 'https://nowhere.invalid/x?mail=mona@example.com'
  })
  await expect.poll(async () => (await counted()).policy).toBeGreaterThan(before.policy)
})
