import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pause } from '../../scripts/processes.mjs'
import { startShop, type TestShop } from '../../scripts/test-shop.mjs'
import { inLanguage, LANGUAGES } from '../../src/lib/language.ts'
import { isWebkitHere, openWebkit, type Webkit } from '../support/webkit.ts'

const PAGES = [
  '/',
  '/products',
  '/products?color=black&size=M',
  '/products?q=zzzz',
  '/gallery',
  '/favorites',
  '/guest-track',
  '/returns',
  '/verify',
  '/policies',
  '/contact-us',
  '/about-us',
  '/pre-order',
  '/checkout',
  '/auth',
  '/forgot-password',
  '/nothing-here',
]

/** Of an open dialog: parts that can be scrolled though there is room left to show them. */
function cutParts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('dialog[open] *')]
    .filter((part) => {
      const panel = part.closest('[data-ground]')
      const isScrolled = getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1
      return isScrolled && panel !== null && panel.getBoundingClientRect().height < innerHeight * 0.8
    })
    .map((part) => `${part.className}: ${part.clientHeight} of ${part.scrollHeight} px`)
}

describe.skipIf(!isWebkitHere)('in WebKit (skipped where its driver or Xvfb is not installed)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-webkit-'))
  let shop: TestShop
  let webkit: Webkit

  beforeAll(async () => {
    shop = await startShop({ dataDir: path.join(folder, 'data'), settings: { RATE_LIMITS: 'off' } })
    webkit = await openWebkit()
  })
  afterAll(async () => {
    await webkit.close()
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** What pages report of themselves: errors of scripts and what their policy refused. */
  const troubles = () => shop.output().match(/.*page trouble.*/g) ?? []
  const isWhole = async () => expect(await webkit.ask(cutParts)).toEqual([])

  test.for(LANGUAGES)('every page opens without an error, no wider than the window, in %s', async (language) => {
    for (const page of PAGES) {
      await webkit.go(shop.url + inLanguage(language, page))
      await pause(500)
      const wider = await webkit.ask(() => document.documentElement.scrollWidth - innerWidth)
      expect([page, Math.max(0, wider)]).toEqual([page, 0])
    }
    expect(troubles()).toEqual([])
  })

  test('a guest finds a piece, chooses its size and buys it for cash', async () => {
    await webkit.go(`${shop.url}/products`)
    await webkit.press('main button', /^filters/)
    await webkit.press('dialog[open] label', /^black/)
    await isWhole()
    await webkit.press('dialog[open] button', /^show/)
    await webkit.press('main a[href*="/product/"]')
    await webkit.press('main button', /^size chart/)
    await isWhole()
    await webkit.press('dialog[open] button', /^close/)
    await webkit.press('main label:has([name=size]:enabled)', /^[SML]$/)
    await webkit.press('main button', /^add to cart/)
    await pause(1000)
    await isWhole()
    await webkit.press('dialog[open] button', /^continue as guest/)
    await webkit.press('dialog[open] a', /^checkout/)
    for (const [name, text] of [
      ['name', 'Mona Adel'],
      ['phone', '01012345678'],
      ['email', 'mona@example.com'],
      ['city', 'Cairo'],
    ] as const)
      await webkit.type(name, text)
    await webkit.press('[role=option]', /^cairo/)
    await webkit.type('cityName', 'Nasr City')
    await webkit.type('street', '12 Abbas El Akkad St')
    await webkit.type('unit', '4')
    await webkit.press('main button', /^continue to payment/)
    await webkit.press('main label', /^cash/)
    await webkit.press('main button', /^(place|confirm)/)
    await expect.poll(() => webkit.ask(() => location.pathname), { timeout: 30_000 }).toMatch(/^\/order\//)
    expect(troubles()).toEqual([])
  })
})
