import type { Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import type { Language } from '#lib/language.ts'
import type { BackOffice } from './back-office.ts'
import { alive } from './shopper.ts'
import type { Width } from './sweep.ts'
import type { wordsIn } from './words.ts'

export interface Screen {
  path: string | ((backOffice: BackOffice) => Promise<string>)
  /** Its main heading. */
  heading: (words: ReturnType<typeof wordsIn>) => string | RegExp
  /** The server answers 404. */
  isMissing?: true
  /** A call of it is answered with 404, and that is what it shows. */
  isRefused?: true
  /** Its layout may not shift. */
  isSteady?: true
  only?: Width
  /** What makes it the screen that it is. */
  onOpen?: (page: Page, language: Language) => Promise<void>
}

/** As a browser that was here before: so many of a size that there are enough of, or else of the last. */
export async function keepCart(page: Page, pieces: [Product, number][]): Promise<void> {
  const cart = pieces.map(([product, quantity]) => {
    const { id, name, nameAr, color, finalPrice: price, images, sizes } = product
    const size = (sizes.find(({ stock }) => stock >= quantity) ?? sizes.at(-1))?.size ?? 'M'
    return { id: `local_${id}`, productId: id, name, nameAr, color, size, quantity, price, image: images[0] ?? null }
  })
  await page.evaluate((kept) => localStorage.setItem('bw_cart', kept), JSON.stringify(cart))
  await page.reload()
  await alive(page)
}
