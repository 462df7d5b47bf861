import type { Size } from '../../src/catalog/product.ts'
import type { TestBrowser } from './browser.ts'
import { makeProduct } from './builders.ts'
import { orderForm } from './order-form.ts'
import type { TestShop } from './shop.ts'

export interface Delivered {
  id: string
  sku: string
  productId: string
  browser: TestBrowser
  /** Of its product. */
  line: (quantity?: number, more?: object) => object
  ask: (form: object) => Promise<Awaited<ReturnType<TestBrowser['send']>>>
  returnable: () => Promise<Awaited<ReturnType<TestBrowser['get']>>>
}

interface Wish {
  quantity?: number
  sizes?: { size: Size; stock: number }[]
  browser?: TestBrowser
  productId?: string
  form?: object
  /** Leaves the courier's cash unapproved. */
  isUnpaid?: true
}

/** Somebody who returns what `owner` delivered to them: a guest in a browser of their own unless said otherwise. */
export async function delivered(shop: TestShop, owner: TestBrowser, wish: Wish = {}): Promise<Delivered> {
  const { quantity = 2, sizes = [{ size: 'M' as const, stock: 10 }], browser = shop.browser(), form = {} } = wish
  const productId = wish.productId ?? (await makeProduct(shop.at.db, { sizes })).id
  const path = browser.token ? '/api/orders' : '/api/orders/guest'
  const placed = await browser.send('POST', path, orderForm({ productId, quantity }, form))
  if (placed.status !== 201) throw new Error(`no order: ${JSON.stringify(placed.body)}`)
  const { id, sku } = placed.body.order
  if (!wish.isUnpaid && placed.body.order.total > 0) await owner.send('PUT', `/api/orders/${id}/approve-cod`)
  await owner.send('PUT', `/api/orders/${id}/status`, { status: 'delivered' })
  return {
    id,
    sku,
    productId,
    browser,
    line: (pieces = 1, more = {}) => ({ productId, size: 'M', quantity: pieces, ...more }),
    ask: (asked) => browser.send('POST', '/api/returns', { orderSku: sku, reason: 'changed-mind', ...asked }),
    returnable: () => browser.get(`/api/returnable/${sku}`),
  }
}

/** As the team takes them, one after the other; every piece that comes can be sold. */
export async function returnSteps(owner: TestBrowser, id: string, ...steps: string[]) {
  let answer = await owner.get(`/api/returns/${id}`)
  for (const to of steps) {
    const { state: from, lines } = answer.body.return
    const sellable = lines.map(({ productId, size, quantity }: { productId: string; size: Size; quantity: number }) => {
      return { productId, size, pieces: quantity }
    })
    const words = to === 'rejected' ? 'It was worn.' : ''
    answer = await owner.send('PUT', `/api/returns/${id}/state`, { from, to, words, sellable })
    if (answer.status !== 200) return answer
  }
  return answer
}

/** Days earlier than it was. */
export async function deliveredDaysAgo({ at }: TestShop, orderId: string, days: number): Promise<void> {
  await at.db
    .updateTable('orderHistory')
    .set({ at: new Date(Date.now() - days * 24 * 3_600_000) })
    .where('orderId', '=', orderId)
    .where('toStatus', '=', 'delivered')
    .execute()
}

export const stockOf = (shop: TestShop, productId: string, size: Size = 'M') =>
  shop.at.db
    .selectFrom('variants')
    .select(['onHand', 'reserved'])
    .where('productId', '=', productId)
    .where('size', '=', size)
    .executeTakeFirstOrThrow()
