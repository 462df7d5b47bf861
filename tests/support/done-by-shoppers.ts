import { leavePath } from '../../src/alerts/link.server.ts'
import { confirmToken } from '../../src/orders/cash/confirm-link.server.ts'
import { orderLink } from '../../src/orders/letters/order-link.server.ts'
import { sendAccountMail } from './account-mail.ts'
import { type Ask, asked } from './asked.ts'
import type { TestBrowser } from './browser.ts'
import { makeProduct } from './builders.ts'
import type { Act } from './large-shop.ts'
import { orderForm } from './order-form.ts'
import type { PayingShop } from './paying.ts'
import { delivered } from './returns.ts'
import { PASSWORD } from './shop.ts'
import { makeShopper } from './shoppers.ts'

type Acts = Record<string, Act>

/** In a browser of somebody new. */
const by =
  (open: () => Promise<TestBrowser>, ask: (browser: TestBrowser) => Ask): Act =>
  async () => {
    const browser = await open()
    return () => asked(ask(browser))
  }

function ordering(shop: PayingShop, productId: string): Acts {
  const account = () => shop.signedIn('user')
  const { secret } = shop.deps.settings
  const placed =
    (by: 'guest' | 'account', method: 'cod' | 'card' = 'cod') =>
    async () => {
      const browser = by === 'account' ? await account() : shop.browser()
      return () => shop.order({ browser, productId, method })
    }
  const afterwards =
    (ask: (order: Awaited<ReturnType<PayingShop['order']>>) => Ask, browser?: () => Promise<TestBrowser>): Act =>
    async () => {
      const order = await shop.order({ productId, method: 'cod', ...(browser ? { browser: await browser() } : {}) })
      return () => asked(ask(order))
    }
  const byLink = (path: string, form: object) => shop.browser().send('POST', `/api/order-confirmation${path}`, form)
  const linked = (ask: (token: string, updatedAt: string) => Ask) => async () => {
    const { id } = await shop.order({ productId, method: 'cod' })
    const token = confirmToken(id, secret, new Date())
    const { body } = await byLink('', { token })
    return () => asked(ask(token, body.updatedAt))
  }
  return {
    'a guest orders for cash': placed('guest'),
    'a guest orders by card': placed('guest', 'card'),
    'an account orders for cash': placed('account'),
    'an account orders by card': placed('account', 'card'),
    'a guest orders with a code': async () => {
      const { body } = await shop
        .browser()
        .send('POST', '/api/promo-codes/validate', { code: 'CODE9', orderAmount: 200 })
      const form = { promoCode: { code: 'CODE9' }, total: 250 - body.discountAmount }
      return () => shop.order({ productId, method: 'cod', form })
    },
    'an order is seen': afterwards(({ browser, id }) => browser.get(`/api/orders/${id}`)),
    'own orders are seen': afterwards(({ browser }) => browser.get('/api/orders/my'), account),
    'an order is opened by its link': afterwards(({ id }) =>
      shop.browser().get(orderLink({ id, language: 'en' }, secret, new Date())),
    ),
    'an order is tracked': afterwards(({ sku }) => shop.browser().get(`/api/orders/guest/${sku}`)),
    'an order is verified': afterwards(({ sku }) => shop.browser().get(`/api/sku/verify/${sku}`)),
    'a receipt is read': afterwards(({ browser, id }) => browser.get(`/api/orders/${id}/receipt`)),
    'a new link is asked for': afterwards(({ sku }) => shop.browser().send('POST', `/api/orders/guest/${sku}/link`)),
    'a guest cancels': afterwards(({ browser, id }) =>
      browser.send('PUT', `/api/orders/guest/${id}/status`, { status: 'cancelled' }),
    ),
    'an account cancels': afterwards(
      ({ browser, id }) => browser.send('PUT', `/api/orders/${id}/user-status`, { status: 'cancelled' }),
      account,
    ),
    'cash is asked about': by(account, (browser) => browser.get('/api/orders/cash?total=250')),
    'an order is read by its link': linked((token) => byLink('', { token })),
    'cash is confirmed': linked((token, updatedAt) => byLink('/confirm', { token, updatedAt })),
    'an order is cancelled by its link': linked((token) => byLink('/cancel', { token })),
    'orders join an account': async () => {
      const browser = await account()
      const { body } = await browser.get('/api/auth/me')
      await shop.at.pool.query('update accounts set email_verified_at = now() where id = $1', [body.user.id])
      await asked(browser.send('POST', '/api/orders/guest', orderForm({ productId })))
      return () => asked(browser.send('POST', '/api/orders/claim'))
    },
  }
}

function afterDelivery(shop: PayingShop, owner: TestBrowser, productId: string): Acts {
  const came =
    (ask: (order: Awaited<ReturnType<typeof delivered>>) => Ask): Act =>
    async () => {
      const order = await delivered(shop, owner, { productId, browser: await shop.signedIn('user') })
      return () => asked(ask(order))
    }
  return {
    'what may come back is asked': came(({ returnable }) => returnable()),
    'a return is asked for': came(({ ask, line }) => ask({ lines: [line()] })),
    'an exchange is asked for': came(({ ask, line }) => ask({ lines: [line()], reason: 'size', newSize: 'L' })),
    'a review is thought of': came(({ browser }) => browser.get(`/api/reviews/paidProduct/${productId}`)),
    'a review is written': came(({ browser }) =>
      browser.send('POST', '/api/reviews', { productId, rating: 5, comment: 'Soft and heavy.' }),
    ),
  }
}

function keeping(shop: PayingShop, productId: string): Acts {
  const account = () => shop.signedIn('user')
  const guest = async () => shop.browser()
  const items = [{ productId, size: 'M', quantity: 1 }]
  const waiting = async (email: string) => {
    const { id } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 0 }] })
    return { productId: id, size: 'M', email }
  }
  return {
    'a cart is saved': by(account, (browser) => browser.send('PUT', '/api/cart', { items })),
    'a cart is read': by(account, (browser) => browser.get('/api/cart')),
    'a cart joins': by(account, (browser) => browser.send('POST', '/api/cart/merge', { cartId: 'guest-cart', items })),
    'a code is checked': by(guest, (browser) =>
      browser.send('POST', '/api/promo-codes/validate', { code: 'CODE5', products: items }),
    ),
    'a favorite is kept': by(account, (browser) => browser.send('PUT', `/api/favorites/${productId}`)),
    'favorites join': by(account, (browser) =>
      browser.send('POST', '/api/favorites/merge', { productIds: [productId] }),
    ),
    'a size is waited for': async () => {
      const form = await waiting('who.waits@shop.test')
      return () => asked(shop.browser().send('POST', '/api/stock-alerts', form))
    },
    'waiting lists are left': async () => {
      const form = await waiting('who.leaves@shop.test')
      await shop.browser().send('POST', '/api/stock-alerts', form)
      const { rows } = await shop.at.pool.query('select id from stock_alerts where email = $1', [form.email])
      const [, token] = leavePath(rows[0].id, shop.deps.settings.secret).split('#')
      return () => asked(shop.browser().send('POST', '/api/stock-alerts/leave', { token }))
    },
    'own waiting lists are seen': by(account, (browser) => browser.get('/api/stock-alerts')),
    'own addresses are seen': by(account, (browser) => browser.get('/api/addresses')),
    'own pre-orders are seen': by(account, (browser) => browser.get('/api/pre-orders/my')),
    'a visit is counted': by(guest, (browser) =>
      browser.send('POST', '/api/analytics/website-visit', { page: '/', sessionId: `visit-${Date.now()}` }),
    ),
    'a product is looked at': by(guest, (browser) => browser.get(`/api/products/${productId}`)),
    'reviews are read': by(guest, (browser) => browser.get(`/api/reviews/product/${productId}`)),
  }
}

function signingIn(shop: PayingShop): Acts {
  const account = () => shop.signedIn('user')
  const send = (path: string, form?: object) => (browser: TestBrowser) =>
    browser.send('POST', `/api/auth/${path}`, form)
  return {
    'somebody signs in': async () => {
      const email = await makeShopper(shop.at.db)
      return () => asked(shop.browser().signIn(email, PASSWORD))
    },
    'who one is is asked': by(account, (browser) => browser.get('/api/auth/me')),
    'a session is renewed': by(account, send('refresh')),
    'sessions are seen': by(account, (browser) => browser.get('/api/auth/sessions')),
    'the other sessions are ended': by(account, (browser) => browser.send('DELETE', '/api/auth/sessions')),
    'somebody signs out': by(account, send('logout')),
    'somebody signs up': async () => {
      const form = { email: `new.${Date.now()}@shop.test`, password: 'quite another word', full_name: 'Mona Adel' }
      return () => asked(shop.browser().send('POST', '/api/auth/signup', form))
    },
    'a password is forgotten': async () => {
      const email = await makeShopper(shop.at.db)
      return () => asked(shop.browser().send('POST', '/api/auth/forgot-password', { email }))
    },
    'a password is replaced': async () => {
      const email = await makeShopper(shop.at.db)
      await sendAccountMail(shop)
      await shop.browser().send('POST', '/api/auth/forgot-password', { email })
      const [letter] = await sendAccountMail(shop)
      const form = { token: letter?.token, password: 'quite another word' }
      return () => asked(shop.browser().send('POST', '/api/auth/reset-password', form))
    },
    'an account is closed': by(account, (browser) => browser.send('DELETE', '/api/auth/me', { password: PASSWORD })),
  }
}

/** What shoppers do but pay by card, each in a browser of its own. */
export const doneByShoppers = (shop: PayingShop, owner: TestBrowser, productId: string): Acts => ({
  ...ordering(shop, productId),
  ...afterDelivery(shop, owner, productId),
  ...keeping(shop, productId),
  ...signingIn(shop),
})
