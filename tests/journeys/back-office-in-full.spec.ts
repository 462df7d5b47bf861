import { expect, type Locator } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const LAPTOP = { width: 1280, height: 900 }

test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

/** Of its height, how much is not shown. */
const hiddenOf = (element: Locator): Promise<number> =>
  element.evaluate(({ scrollHeight, clientHeight }) => (clientHeight === 0 ? 0 : scrollHeight - clientHeight))

for (const language of LANGUAGES) {
  test(`the last word of a long name is there in the list and in the grid, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const mark = `Whole${Date.now()}`
    const name = `${mark} varsity jacket with an eight-pointed star, sleeves of another colour and a ribbed hem, in black`
    const nameAr = `${mark} جاكيت فارستي بنجمة ثمانية مطرّزة يدويًا وأكمام بلون مغاير وأطراف مضلّعة مخطّطة، أسود`
    await makeProduct({ name, nameAr })
    await page.setViewportSize(LAPTOP)
    for (const path of ['/admin/products', '/admin/products/stock']) {
      await open(page, inLanguage(language, `${path}?search=${mark}`))
      const link = page.getByRole('row').getByRole('link').filter({ hasText: mark })
      await expect(link).toBeVisible()
      const tops = await link.locator('xpath=descendant-or-self::*').all()
      for (const part of tops) expect(await hiddenOf(part), path).toBeLessThanOrEqual(1)
    }
  })
}
