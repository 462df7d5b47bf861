import { defineConfig } from '@playwright/test'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Run by `npm test`, which starts a shop of its own and says where it is. */
export default defineConfig({
  testDir: 'tests/journeys',
  workers: 2,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:3000',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Africa/Cairo',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell', args: flags },
    screenshot: 'only-on-failure',
    // A recording of every step costs a tenth of the time: TRACE=on when a failure can’t be read from its picture.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
})
