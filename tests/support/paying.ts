import { freePort } from '../../scripts/processes.mjs'
import { sessionForm } from '../../src/payments/session-form.ts'
import { openSimulator } from '../../src/simulator/open-simulator.server.ts'
import { type Bank, bankAt } from './bank.ts'
import type { TestAnswer, TestBrowser } from './browser.ts'
import { makeFee, makeProduct } from './builders.ts'
import { orderForm } from './order-form.ts'
import { type TestShop, testShop } from './shop.ts'

export const KEYS = {
  secretKey: 'egy_sk_test_of_tests',
  publicKey: 'egy_pk_test_of_tests',
  apiKey: 'api-key-of-tests',
  hmacSecret: 'hmac-secret-of-tests',
  integrationId: 4_913_066,
  ownerId: 1_891_398,
}

export interface PayingShop extends TestShop {
  bank: Bank
  /** A guest's card order over HTTP, one piece of a product of its own unless said otherwise. */
  order: (options?: {
    browser?: TestBrowser
    productId?: string
    method?: 'card' | 'paymob' | 'cod'
    /** What else the form says. */
    form?: object
  }) => Promise<Placed>
}

export interface Placed {
  id: string
  sku: string
  productId: string
  browser: TestBrowser
  /** What its page sends for a payment. */
  form: ReturnType<typeof sessionForm>
  /** Asks for the bank's page; what else its form says. */
  session: (overrides?: object) => Promise<TestAnswer>
  /** Where it stands, as its owner is told. */
  status: () => Promise<string>
}

/** The provider's stand-in, and the settings of a shop that is paid there. Late callbacks wait to be sent by hand. */
export async function openBank(slow = 60_000) {
  const rules = { retries: [], late: 3_600_000, slow }
  const simulator = await openSimulator({ keys: KEYS, port: 0, host: '127.0.0.1', ...rules })
  const url = `http://127.0.0.1:${simulator.port}`
  const settings = {
    PAYMOB_SECRET_KEY: KEYS.secretKey,
    PAYMOB_PUBLIC_KEY: KEYS.publicKey,
    PAYMOB_API_KEY: KEYS.apiKey,
    PAYMOB_HMAC_SECRET: KEYS.hmacSecret,
    PAYMOB_INTEGRATION_ID: String(KEYS.integrationId),
    PAYMOB_OWNER_ID: String(KEYS.ownerId),
    PAYMOB_API_URL: url,
  }
  return { bank: bankAt(url), settings, close: simulator.close }
}

/** A shop that is paid at the provider's stand-in, each on a port of its own. */
export async function payingShop(env: Record<string, string> = {}, slow = 60_000): Promise<PayingShop> {
  const { bank, settings, close } = await openBank(slow)
  const port = await freePort()
  const shop = await testShop({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...settings, ...env })
  await makeFee(shop.at.db)

  async function order(options: Parameters<PayingShop['order']>[0] = {}): Promise<Placed> {
    const { browser = shop.browser(), method = 'card' } = options
    const productId = options.productId ?? (await makeProduct(shop.at.db)).id
    const form = orderForm({ productId }, { paymentInfo: { method }, ...options.form })
    const { status, body } = await browser.send('POST', browser.token ? '/api/orders' : '/api/orders/guest', form)
    if (status !== 201) throw new Error(`no order: ${JSON.stringify(body)}`)
    const { id, sku } = body.order
    const session = sessionForm(body.order)
    return {
      id,
      sku,
      productId,
      browser,
      form: session,
      session: (overrides = {}) => browser.send('POST', '/api/payment/session', { ...session, ...overrides }),
      status: async () => (await browser.get(`/api/orders/${id}`)).body.order.status,
    }
  }

  return {
    ...shop,
    bank,
    order,
    close: async () => {
      await shop.close()
      await close()
    },
  }
}

/** The callback of one of the bank's transactions, as the provider sends it, for a test to send itself. */
export async function callbackOf(bank: Bank, at = -1): Promise<{ path: string; body: string }> {
  const { callbacks } = await bank.books()
  const callback = callbacks.at(at)
  if (!callback) throw new Error('the bank has sent nothing')
  const { hmac, transaction } = callback
  return { path: `/api/payment/callback?hmac=${hmac}`, body: JSON.stringify({ type: 'TRANSACTION', obj: transaction }) }
}

/** The provider's own server: no cookies, no CSRF token. */
export async function postCallback(
  shop: { url: string },
  { path, body }: { path: string; body: string },
): Promise<Response> {
  return fetch(shop.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}
