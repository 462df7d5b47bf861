import { expect, type Page } from '@playwright/test'
import { inLanguage, type Language } from '#lib/language.ts'
import { waitingOrder } from '../../support/shown-order.ts'
import { plentifulProduct } from './back-office.ts'
import { someone } from './person.ts'
import { keepCart, type Screen } from './screen.ts'
import { continueToPayment, fillAddress, open } from './shopper.ts'
import { wordsIn } from './words.ts'

const RESULT = '/payment/result?success=false'

async function chooseCard(page: Page, language: Language): Promise<void> {
  await keepCart(page, [[await plentifulProduct('color=white'), 1]])
  await fillAddress(page, someone(language), language)
  await continueToPayment(page, language)
  await page.getByRole('radio', { name: wordsIn(language).checkout.payment.card }).check()
}

/** What moves as long as the bank is asked stands still. */
const stand = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' })

/** From the choice of the card to what became of it. */
export const PAYING: Record<string, Screen> = {
  'checkout to another country': {
    path: '/checkout',
    heading: ({ checkout }) => checkout.title,
    onOpen: async (page, language) => {
      await keepCart(page, [[await plentifulProduct('color=white'), 1]])
      const { shipping, fee } = wordsIn(language).checkout
      const country = page.getByRole('combobox', { name: shipping.country })
      await country.fill('kuwait')
      await expect(page.getByRole('option')).toHaveCount(1)
      await country.press('Enter')
      await expect(country).toHaveAccessibleDescription(fee.abroad)
      await country.click()
      await expect(page.getByRole('option')).not.toHaveCount(1)
    },
  },
  'checkout with the card chosen': {
    path: '/checkout',
    heading: ({ checkout }) => checkout.title,
    onOpen: chooseCard,
  },
  'card order that waits': {
    path: '/checkout',
    heading: ({ checkout }) => checkout.title,
    onOpen: async (page, language) => {
      // In Arabic the order of the English visit still waits.
      if (language === 'en') {
        await chooseCard(page, language)
        await page
          .getByRole('main')
          .getByRole('button', { name: / by card$/ })
          .click()
        await expect(page.getByRole('heading', { name: 'Pay by card (simulated)' })).toBeVisible()
        await open(page, '/checkout')
      }
      await expect(page.getByRole('timer')).toBeVisible()
    },
  },
  'payment that is waited for': {
    path: '/acs-test',
    heading: ({ payment }) => payment.acs.title,
    isRefused: true,
    onOpen: async (page, language) => {
      await stand(page)
      await page.route('**/api/payment/status/*', () => undefined)
      const order = waitingOrder()
      await page.route('**/api/orders/guest/*/status', (route) => route.fulfill({ json: { success: true, order } }))
      await open(page, inLanguage(language, '/payment/success?id=1&merchant_order_id=1-01JDCGZ7M3Q4V9T2K5WEXA8RPN'))
      await expect(page.getByRole('heading', { name: wordsIn(language).payment.success.waitingTitle })).toBeVisible()
    },
  },
  'payment that was rejected': {
    path: '/payment/rejected',
    heading: ({ payment }) => payment.outcomes.rejected.title,
    onOpen: async (page, language) => {
      await keepCart(page, [[await plentifulProduct('color=white'), 2]])
      // A payment's page sets the cart aside once.
      await open(page, inLanguage(language, '/payment/rejected?id=2'))
      await expect(page.getByRole('button', { name: wordsIn(language).payment.backToCheckout })).toBeVisible()
    },
  },
  'result of a payment': {
    path: '/acs-test',
    heading: ({ payment }) => payment.acs.title,
    onOpen: async (page, language) => {
      await stand(page)
      // The server's answer would lead away.
      await page.route('**/api/payment/result', () => undefined)
      await open(page, inLanguage(language, RESULT))
      await expect(page.getByRole('heading', { name: wordsIn(language).payment.processing })).toBeVisible()
    },
  },
  'test outcomes of a payment': { path: '/acs-test', heading: ({ payment }) => payment.acs.title, isSteady: true },
}
