import { expect } from '@playwright/test'
import { inWords } from '#catalog/product.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { plentifulProduct } from './support/back-office.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

for (const language of LANGUAGES) {
  const { product: words, shop } = wordsIn(language)

  test(`what is alike comes with the same piece in the other color, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('category=Hoodies&color=black')
    await open(page, inLanguage(language, `/product/${product.id}`))
    const alike = page.getByRole('region', { name: words.alsoLike })
    await expect(alike.getByRole('link')).toHaveCount(3)
    await expect(alike.getByText(words.alsoIn.white)).toBeVisible()
    await expect(alike.getByRole('link', { name: inWords(language, product.name, product.nameAr) })).toHaveCount(0)
  })

  test(`the half-and-half switch leads to the piece in the other color and back, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('category=Hoodies&color=black')
    await open(page, inLanguage(language, `/product/${product.id}`))
    const halves = page.getByRole('list', { name: shop.products.color })
    await expect(halves.locator('[aria-current]')).toHaveText(shop.products.colors.black)
    await halves.getByRole('link', { name: words.alsoIn.white }).click()
    await expect(page).not.toHaveURL(new RegExp(product.id))
    await expect(halves.locator('[aria-current]')).toHaveText(shop.products.colors.white)
    await halves.getByRole('link', { name: words.alsoIn.black }).click()
    await expect(page).toHaveURL(new RegExp(product.id))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inWords(language, product.name, product.nameAr))
  })
}
