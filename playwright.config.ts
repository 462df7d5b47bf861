import { defineConfig } from '@playwright/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Both languages are walked whole by `npm run test:long`. Here these speak one each; the sweep and whatever is
// not named speak both.
const IN_ARABIC_ONLY =
  'account|checkout|signed-in-cart|promo-code|gallery|cart|refusals|verify|login-prompt|drop|cash-rules'
const IN_ENGLISH_ONLY =
  'sign-up|size-is-back|write-review|refund|return-by-card|favorites|home|browse|product|plain|google|keyboard|slow|reviews|without-script|quoted-texts[\\w-]*|back-office|overview|owner-works-through-orders|owner-sets-fees|promo-codes-of-the-owner'
const isLong = process.env['LONG_TESTS'] !== undefined
const LATER = [
  new RegExp(`/?(${IN_ARABIC_ONLY})\\.spec\\.ts .*\\bin en\\b`),
  new RegExp(`/?(${IN_ENGLISH_ONLY})\\.spec\\.ts .*\\bin ar\\b`),
  // Each language and each width once.
  /sweep\.spec\.ts (390 px wide from a filled cart .*\bin ar|1440 px wide from a filled cart .*\bin en)\b/,
  /pay-by-card\.spec\.ts (one order|whoever|a bank|the failure|each test outcome).*\bin ar\b/,
]

/** Run by `npm test`, which starts a shop of its own and says where it is. */
export default defineConfig({
  testDir: 'tests/journeys',
  // More than cores: whoever waits for a page leaves room.
  workers: 3,
  fullyParallel: false,
  ...(isLong ? {} : { grepInvert: LATER }),
  // For a machine at half its speed: who passes waits no longer.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:3000',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Africa/Cairo',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell', args: flags },
    screenshot: 'only-on-failure',
    // A recording of every step costs a tenth of the time: --trace when a failure can’t be read from its picture.
    trace: 'off',
  },
})
