import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, expect as expectOf, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyOf, isAlive } from '../../scripts/processes.mjs'
import { startShop, type TestShop } from '../../scripts/test-shop.mjs'
import { eventually } from '../start/keeper.ts'
import { tellFigure } from '../support/figures.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'shop workshop '))
const copy = path.join(folder, 'shop')
const SOURCES = [
  ...['src', 'db', 'public', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['vite.config.ts', 'react-router.config.ts'],
]

const FORM = 'src/verify/track-form.tsx'
const STYLE = 'src/orders/pages/order.module.css'
const TEXTS = 'src/i18n/en/checkout.ts'
const SERVER = 'src/lib/readiness.server.ts'

const endings: (() => Promise<unknown>)[] = []
let shop: TestShop
let browser: Browser
let page: Page

beforeAll(async () => {
  for (const each of SOURCES) cpSync(path.join(root, each), path.join(copy, each), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  const command = path.join(copy, 'scripts/dev.mjs')
  shop = await startShop({ dataDir: path.join(folder, 'data'), settings: { DEMO_DATA: 'off' }, command })
  endings.push(endShop)
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell'
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  endings.push(() => browser.close())
  page = await browser.newPage()
}, 180_000)

afterAll(async () => {
  for (const end of endings.reverse()) await end()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}, 60_000)

async function endShop() {
  const processes = familyOf(shop.pid)
  expect(await shop.stop()).toBe(0)
  expect(await eventually(() => !processes.some(isAlive), 20)).toBe(true)
}

/** Puts other words into a file, and back what was there. */
async function withChange(file: string, [from, to]: readonly [string, string], look: () => Promise<unknown>) {
  const place = path.join(copy, file)
  const before = readFileSync(place, 'utf8')
  expect(before).toContain(from)
  writeFileSync(place, before.replace(from, to))
  const begun = performance.now()
  await look()
  tellFigure(`${file}: seen after ${Math.round(performance.now() - begun)} ms`)
  writeFileSync(place, before)
}

const sku = () => page.getByLabel('SKU number')
const patient = expectOf.configure({ timeout: 20_000 })

test('a changed text, style and part come to the page that is open, and what was typed stays', async () => {
  await page.goto(`${shop.url}/guest-track`)
  await patient(async () => {
    await sku().fill('BW-TYPED')
    await page.waitForTimeout(500)
    await patient(sku()).toHaveValue('BW-TYPED', { timeout: 500 })
  }).toPass()
  const intro = page.locator('main h1 + p')
  await withChange(TEXTS, ['Enter the SKU from', 'Write the SKU of'], () =>
    patient(intro).toContainText('Write the SKU of'),
  )
  await patient(intro).toContainText('Enter the SKU from')
  await withChange(STYLE, ['color: var(--text-2);', 'color: rgb(1 2 3);'], () =>
    patient(intro).toHaveCSS('color', 'rgb(1, 2, 3)'),
  )
  await withChange(FORM, ['<form', '<form title="changed"'], () =>
    patient(page.locator('form[title=changed]')).toBeVisible(),
  )
  await patient(sku()).toHaveValue('BW-TYPED')
})

const ready = async () => (await fetch(`${shop.url}/api/ready`)).text()

test('a changed server file answers anew, and the page stays as it is', async () => {
  await withChange(SERVER, ["'ready'", "'open for work'"], () => patient.poll(ready).toContain('open for work'))
  await patient.poll(ready).toContain('"ready"')
  await patient(sku()).toHaveValue('BW-TYPED')
})

test('a part and a server file that are broken say so until they are mended', async () => {
  const other = await browser.newPage()
  await withChange(FORM, ['<form', '<<form'], async () => {
    await patient(page.locator('vite-error-overlay')).toBeAttached()
    await other.goto(`${shop.url}/guest-track`)
    await patient(other.locator('vite-error-overlay')).toBeAttached()
  })
  await patient(page.locator('vite-error-overlay')).not.toBeAttached()
  await patient(other.getByLabel('SKU number')).toBeVisible()
  await withChange(SERVER, ['export ', 'export export '], async () => {
    await patient.poll(ready).toContain('UNAVAILABLE')
    await other.goto(`${shop.url}/about-us`)
    await patient(other.locator('body > pre')).toContainText('readiness.server.ts')
    expect(shop.output()).toContain('readiness.server.ts')
  })
  await patient(other.getByRole('heading', { level: 1 })).toBeVisible()
})
