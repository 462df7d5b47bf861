import { expect } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { aProduct } from './support/screens.ts'
import { alive } from './support/shopper.ts'
import { test } from './support/test.ts'

const PAGES = { home: async () => '/', list: async () => '/products', product: aProduct }

/** The first of a page takes a cheap phone a tenth of a second, while nothing that is tapped is answered. */
const markFormats = (): void => {
  for (const kind of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'ListFormat', 'Collator'] as const)
    Object.assign(Intl, {
      [kind]: new Proxy(Intl[kind], {
        construct: (target, args) => {
          performance.mark(`${kind} ${JSON.stringify(args)}`)
          return Reflect.construct(target, args)
        },
      }),
    })
  const inWords = Number.prototype.toLocaleString
  Number.prototype.toLocaleString = function (...args) {
    performance.mark(`toLocaleString of ${this}`)
    return inWords.apply(this, args)
  }
}

for (const language of LANGUAGES)
  for (const [name, path] of Object.entries(PAGES))
    test(`no format of numbers or days is made before the ${name} is alive in ${language}`, async ({ page }) => {
      await page.addInitScript(markFormats)
      await page.goto(inLanguage(language, await path()))
      await alive(page)
      const made = await page.evaluate(() => performance.getEntriesByType('mark').map((mark) => mark.name))
      expect(made).toEqual([])
      const days = await page.locator('main time').allTextContents()
      expect(days).toEqual(days.map(() => expect.stringMatching(/\d{4}/)))
      expect(days.length > 0).toBe(name !== 'list')
    })
