import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { testShop } from '../../tests/support/shop.ts'
import { closeTraces, tracedJob } from './traces.server.ts'

interface Told {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code?: number }
}

/** What a collector gets, as it comes over the wire. */
async function collector(status = 200) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      bodies.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`)
      response.writeHead(status).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const spans = (): Told[] =>
    bodies.flatMap((body) => JSON.parse(body.slice(body.indexOf('{'))).resourceSpans[0].scopeSpans[0].spans)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, spans }
}

async function tracedShop(url: string) {
  const shop = await testShop({ OTEL_EXPORTER_OTLP_ENDPOINT: url })
  onTestFinished(async () => {
    await closeTraces()
    await shop.close()
  })
  return shop
}

test('SO4: a request is told under its route with its statements beneath, and nobody is named by it', async () => {
  const { url, bodies, spans } = await collector()
  const shop = await tracedShop(url)
  await makeFee(shop.at.db)
  const { id: productId } = await makeProduct(shop.at.db)
  const form = orderForm({ productId })
  const { status, body } = await shop.browser().send('POST', '/api/orders/guest', form)
  expect(status).toBe(201)
  await shop.browser().get(`/api/orders/guest/${body.order.sku}?mail=${form.shippingAddress.email}`)
  await closeTraces()

  const order = spans().find(({ name }) => name === 'POST /api/orders/guest')
  const beneath = spans().filter(({ parentSpanId }) => parentSpanId === order?.spanId)
  expect(beneath.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['INSERT orders', 'UPDATE variants', 'COMMIT']),
  )
  expect(new Set(beneath.map(({ traceId }) => traceId))).toEqual(new Set([order?.traceId]))
  for (const { startTimeUnixNano: from, endTimeUnixNano: to } of spans()) expect(BigInt(to) >= BigInt(from)).toBe(true)
  expect(spans().map(({ name }) => name)).toContain('GET /api/orders/guest/:sku')
  expect(bodies[0]).toMatch(/^POST \/v1\/traces application\/json \{/)
  const { name, email, address } = form.shippingAddress
  for (const word of [name, email, address, body.order.sku, body.order.id, productId])
    expect(bodies.join(), word).not.toContain(word)
})

test('SO4: a job is told by its name, and that it failed', async () => {
  const { url, spans } = await collector()
  const shop = await tracedShop(url)
  await tracedJob('send-order-mail', () => shop.deps.db.selectFrom('orders').select('id').execute())
  const failing = tracedJob('settle-payment', () => Promise.reject(new Error('no mailbox mona@example.com')))
  await expect(failing).rejects.toThrow()
  await closeTraces()
  const [statement, done, failed] = spans()
  expect(statement).toMatchObject({ name: 'SELECT orders', parentSpanId: done?.spanId })
  expect([done, failed]).toMatchObject([
    { name: 'job send-order-mail', kind: 5, status: {} },
    { name: 'job settle-payment', status: { code: 2 } },
  ])
  expect(JSON.stringify(spans())).not.toContain('mona')
})

test('SO4: a collector that fails, or is away, is not the shop’s trouble; without one nothing is told', async () => {
  const { url, bodies } = await collector(500)
  const shop = await tracedShop(url)
  expect((await shop.browser().get('/api/products')).status).toBe(200)
  await closeTraces()
  expect(bodies).toHaveLength(1)
  expect((await shop.browser().get('/api/products')).status).toBe(200)
  const away = await tracedShop('http://127.0.0.1:9')
  expect((await away.browser().get('/api/products')).status).toBe(200)
  await closeTraces()
  expect(bodies).toHaveLength(1)
})
