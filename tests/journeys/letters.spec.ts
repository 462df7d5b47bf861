import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type ExampleLetter, exampleLetters } from '../support/letters.ts'
import { axeProblems } from './support/axe.ts'
import { lookAtLetter } from './support/look-at-letter.ts'

const WIDTHS = [360, 640]
const PICTURE = readFileSync('db/demo/pictures/hoodie-black-front.webp')

test.use({ colorScheme: 'dark' })

/** As a mail program shows it: what the page says of itself is gone. */
async function problemsOf(page: Page, { letter, language, room, name }: ExampleLetter): Promise<string[]> {
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  await page.setContent(letter.html)
  // Colors are the same in Arabic.
  const problems = await axeProblems(page, language === 'en' ? 'whole' : 'quick')
  await page.evaluate(() => {
    for (const element of [document.documentElement, document.body])
      for (const name of ['lang', 'dir', 'style']) element.removeAttribute(name)
  })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const seen = await page.evaluate(lookAtLetter, { width, dir } as const)
    problems.push(...seen.map((problem) => `${width} px: ${problem}`))
  }
  return problems.map((problem) => `${room}: ${name}, in ${language}: ${problem}`)
}

test('ML12: every letter reads well in both languages, in a narrow and a wide window', async ({ page }) => {
  await page.route('https://shop.example/media/**', (route) => route.fulfill({ body: PICTURE }))
  const problems: string[] = []
  for (const example of await exampleLetters()) problems.push(...(await problemsOf(page, example)))
  expect(problems).toEqual([])
})
