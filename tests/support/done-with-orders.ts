import { type Ask, asked } from './asked.ts'
import type { TestBrowser } from './browser.ts'
import { editAs } from './edits.ts'
import type { Act } from './large-shop.ts'
import { BOSTA, codeOf, listOf, TOTAL } from './parcels.ts'
import type { PayingShop, Placed } from './paying.ts'
import { delivered, returnSteps } from './returns.ts'
import { until } from './until.ts'

type Acts = Record<string, Act>

/** What shopper, bank and provider do about the money of a card order. */
export function doneAtTheBank(shop: PayingShop, owner: TestBrowser, productId: string): Acts {
  const { bank } = shop
  const opened = async () => {
    const order = await shop.order({ productId })
    const { body } = await order.session()
    return { order, url: body.unifiedCheckoutUrl }
  }
  const paid = async () => {
    const { order, url } = await opened()
    const query = await bank.choose(url, { outcome: 'Y' })
    await until(async () => (await order.status()) === 'paid')
    return { order, query }
  }
  const transactionOf = async ({ id }: Placed) =>
    (await bank.books()).transactions.find(({ order }) => order.merchant_order_id.endsWith(id))?.id ?? 0
  const eventsOf = async ({ id }: Placed) => {
    const { rows } = await shop.at.pool.query(
      'select 1 from payment_attempts join payment_events on attempt_id = payment_attempts.id where order_id = $1',
      [id],
    )
    return rows.length
  }
  const ended = (outcome: 'Y' | 'declined') => async () => {
    const { order, url } = await opened()
    return async () => {
      await bank.choose(url, { outcome })
      await until(async () => (await eventsOf(order)) > 0)
    }
  }
  const about = (ask: (order: Placed) => Ask) => async () => {
    const { order } = await opened()
    return () => asked(ask(order))
  }
  return {
    'the bank’s page is opened': async () => {
      const order = await shop.order({ productId })
      return () => asked(order.session())
    },
    'the provider tells that it is paid': ended('Y'),
    'the provider tells that it was declined': ended('declined'),
    'the browser comes back from the bank': async () => {
      const { order, query } = await paid()
      return () => asked(order.browser.send('POST', '/api/payment/result', { query: query?.slice(1) }))
    },
    'the page asks whether it is paid': about(({ browser, id }) => browser.get(`/api/payment/status/${id}`)),
    'the unpaid order is asked for': about(({ browser }) => browser.get('/api/payment/unpaid')),
    'cash is taken instead': about(({ browser, id }) => browser.send('POST', '/api/payment/cash', { orderId: id })),
    'the team asks the provider': about(({ id }) => owner.send('POST', '/api/payment/ask', { orderId: id })),
    'the provider tells of a refund at its desk': async () => {
      const { order } = await paid()
      const [id, before] = [await transactionOf(order), await eventsOf(order)]
      return async () => {
        await bank.act('refund', { id, amount: 10_000 })
        await until(async () => (await eventsOf(order)) > before)
      }
    },
    'the owner refunds to the card': async () => {
      const { order } = await paid()
      const form = { orderId: order.id, reason: 'too small', amount: 100, refunded: 0 }
      return () => asked(owner.send('POST', '/api/payment/refund', form))
    },
  }
}

/** What the team does with one order. */
export function doneByTheTeam(shop: PayingShop, owner: TestBrowser, productId: string): Acts {
  const about = (ask: (id: string) => Ask) => async () => {
    const { id } = await shop.order({ productId, method: 'cod' })
    return () => asked(ask(id))
  }
  const status = (id: string, form: object) => owner.send('PUT', `/api/orders/${id}/status`, form)
  const sent = (ask: (id: string) => Ask) => async () => {
    const { id } = await shop.order({ productId, method: 'cod' })
    await asked(status(id, { status: 'shipped', parcel: { courier: 'Bosta', trackingNumber: '' } }))
    return () => asked(ask(id))
  }
  return {
    'an order is read': about((id) => owner.get(`/api/admin/orders/${id}`)),
    'an order is sent': about((id) => status(id, { status: 'shipped' })),
    'an order is delivered': sent((id) => status(id, { status: 'delivered', cashCame: true })),
    'an order is refused at the door': sent((id) => owner.send('POST', `/api/orders/${id}/refused`, {})),
    'an order is cancelled by the team': about((id) => status(id, { status: 'cancelled' })),
    'cash is approved': about((id) => owner.send('PUT', `/api/orders/${id}/approve-cod`)),
    'a step is undone': async () => {
      const { id } = await shop.order({ productId, method: 'cod' })
      const { body } = await asked(status(id, { status: 'shipped' }))
      return () => asked(owner.send('POST', `/api/orders/${id}/undo`, { step: body.order.undo.step }))
    },
    'the shopper says yes by phone': about((id) =>
      owner.send('PUT', `/api/orders/${id}/confirmation`, { answer: 'confirmed' }),
    ),
    'a note is written': about((id) => owner.send('POST', `/api/admin/orders/${id}/notes`, { body: 'Called.' })),
    'the contents are edited': about((id) => editAs(owner, id, [{ productId, quantity: 2 }])),
    'a tracking number is noted': sent((id) =>
      owner.send('PUT', `/api/admin/orders/${id}/parcel`, { courier: 'Bosta', trackingNumber: '12345' }),
    ),
    'a letter is sent again': about((id) => owner.send('POST', `/api/admin/orders/${id}/letters`, { kind: 'placed' })),
    'an order is deleted': about((id) => owner.send('DELETE', `/api/orders/${id}`, {})),
    'parcels are put on a list': async () => {
      const { id } = await shop.order({ productId, method: 'cod' })
      return () => listOf(owner, [codeOf(id)])
    },
    'parcels are handed over': async () => {
      const { id } = await shop.order({ productId, method: 'cod' })
      const list = await listOf(owner, [codeOf(id)], BOSTA)
      const orders = [{ id, from: 'pending', total: TOTAL }]
      return () => asked(owner.send('POST', `/api/admin/parcels/manifests/${list}/hand-over`, { orders }))
    },
  }
}

/** What the team does with what comes back. */
export function doneWithReturns(shop: PayingShop, owner: TestBrowser, productId: string): Acts {
  const back = async (...steps: string[]) => {
    const order = await delivered(shop, owner, { productId, browser: await shop.signedIn('user') })
    const { body } = await asked(order.ask({ lines: [order.line()] }))
    const { id } = body.return
    if (steps.length > 0) await asked(returnSteps(owner, id, ...steps))
    return { ...order, id: id as string }
  }
  return {
    'returns of an order are read': async () => {
      const { returnable } = await back()
      return () => asked(returnable())
    },
    'a return is read': async () => {
      const { id } = await back()
      return () => asked(owner.get(`/api/returns/${id}`))
    },
    'a return is withdrawn': async () => {
      const { id, browser } = await back()
      return () => asked(browser.send('POST', `/api/returns/${id}/withdraw`, { from: 'requested' }))
    },
    'a return is approved': async () => {
      const { id } = await back()
      return () => asked(returnSteps(owner, id, 'approved'))
    },
    'a return is received': async () => {
      const { id } = await back('approved')
      return () => asked(returnSteps(owner, id, 'received'))
    },
    'a return is paid back': async () => {
      const { id } = await back('approved', 'received')
      const form = { amount: 200, refunded: 0, how: 'cash', reference: 'Receipt 7' }
      return () => asked(owner.send('POST', `/api/returns/${id}/refund`, form))
    },
  }
}
