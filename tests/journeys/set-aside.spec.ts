import { expect } from '@playwright/test'
import { bringToCheckout, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

test('the pieces of a cart that was set aside stand beside what happened, and come back by one press', async ({
  page,
  makeProduct,
}) => {
  const { payment: texts } = wordsIn('en')
  await page.setViewportSize({ width: 1440, height: 900 })
  const product = await makeProduct({ price: 300, sizes: [{ size: 'M', stock: 60 }] })
  await bringToCheckout(page, [{ product, size: 'M' }], 'en')
  await open(page, '/payment/rejected?id=8')
  const aside = page.getByRole('region', { name: texts.setAside(1) })
  await expect(aside.getByRole('listitem')).toContainText([product.name])
  await expect(aside.getByText(money(300, 'en'))).toHaveCount(2)
  const [ways, pieces] = [
    await page.getByRole('link', { name: texts.tryAgain }).boundingBox(),
    await aside.boundingBox(),
  ]
  expect(pieces?.x).toBeGreaterThan((ways?.x ?? 0) + (ways?.width ?? 0))
  expect(pieces?.y).toBeLessThan(ways?.y ?? 0)
  await aside.getByRole('button', { name: texts.putBack }).press('Enter')
  await expect(aside.getByText(texts.piecesBack)).toBeFocused()
  await expect(aside.getByRole('listitem')).toContainText([product.name])
  expect(await page.evaluate(() => localStorage.getItem('bw_cart'))).toContain(product.id)
})
