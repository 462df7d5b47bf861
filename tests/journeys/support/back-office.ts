import type { Size } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { newId } from '#lib/id.server.ts'
import { type TestBrowser, testBrowser } from '../../support/browser.ts'
import { here } from './here.ts'

/** What the owner does behind a shopper's back, by the shop's API. */
export interface BackOffice {
  browser: TestBrowser
  makeProduct: (given: Partial<Product>) => Promise<Product>
  /** Saves the product as it is in the shop now, with these changes. */
  change: (id: string, changes: Partial<Product>) => Promise<void>
  hide: (id: string) => Promise<void>
  orderBySku: (sku: string) => Promise<{ id: string; status: string; timeline: { status: string }[] }>
  countOrdersOf: (phone: string) => Promise<number>
}

async function must<T>(answering: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answering
  if (status >= 300) throw new Error(`The shop said ${status}: ${JSON.stringify(body)}`)
  return body
}

const formOf = ({ images, ...product }: Product) => ({
  ...product,
  images: images.map(({ mediaId, alt, altAr }) => ({ mediaId, alt, altAr })),
})

/** Milliseconds: well before an access token ends. */
const RENEWED = 10 * 60_000

export async function openBackOffice(): Promise<BackOffice> {
  const browser = testBrowser(here.url)
  const signIn = () => browser.signIn(here.owner.email, here.owner.password)
  await must(signIn())
  // On a slow machine journeys take longer than a token lives. Where there is no other, the old one is kept.
  const renew = async (): Promise<void> => {
    const { token } = browser
    await signIn()
    browser.token ??= token
  }
  setInterval(() => void renew().catch(() => undefined), RENEWED).unref()
  const getProduct = async (id: string): Promise<Product> => (await must(browser.get(`/api/products/${id}`))).product
  const search = (words: string) => must(browser.get(`/api/orders?search=${encodeURIComponent(words)}`))
  return {
    browser,
    makeProduct: async (given) => {
      const form = {
        name: `Black Journey Tee ${newId().slice(-6)}`,
        nameAr: 'تيشيرت الرحلة',
        price: 300,
        color: 'black',
        category: 'T-Shirts',
      }
      return (await must(browser.send('POST', '/api/products', { ...form, ...given }))).product
    },
    change: async (id, changes) => {
      const { updatedAt: _now, ...form } = formOf({ ...(await getProduct(id)), ...changes })
      await must(browser.send('PUT', `/api/products/${id}`, form))
    },
    hide: async (id) => void (await must(browser.send('DELETE', `/api/products/${id}`))),
    orderBySku: async (sku) => (await search(sku)).orders[0],
    countOrdersOf: async (phone) => (await search(phone)).pagination.total,
  }
}

/** What may be ordered of each size right now. */
export async function stockOf(productId: string): Promise<Partial<Record<Size, number>>> {
  const { sizes } = await must(testBrowser(here.url).get(`/api/products/${productId}/stock`))
  return Object.fromEntries(sizes.map(({ size, stock }: { size: Size; stock: number }) => [size, stock]))
}

/** How many products the shop window has for this query. */
export async function countProducts(query: string): Promise<number> {
  return (await must(testBrowser(here.url).get(`/api/products?${query}`))).pagination.total
}

export async function soldOutProduct(): Promise<Product> {
  const { products } = await must(testBrowser(here.url).get('/api/products'))
  const found = products.find(({ sizes }: Product) => sizes.every(({ stock }) => stock === 0))
  if (!found) throw new Error('No product is sold out')
  return found
}

/** A product of the shop window with two sizes that there is plenty of, as the first page of this query shows it. */
export async function plentifulProduct(query: string, pieces = 4): Promise<Product> {
  const { products } = await must(testBrowser(here.url).get(`/api/products?${query}&limit=24`))
  const found = products.find(
    ({ sizes, images }: Product) => images.length > 1 && sizes.filter(({ stock }) => stock >= pieces).length > 1,
  )
  if (!found) throw new Error(`No product of ${query} has two sizes left`)
  return found
}
