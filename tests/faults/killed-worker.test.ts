import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { orderForm } from '../support/order-form.ts'
import { serverOf, type Town, town } from '../support/running-shop.ts'

let place: Town
let post: SMTPServer
const received: string[] = []
let answers = false
let waiting = 0

beforeAll(async () => {
  place = await town()
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        waiting += 1
        if (!answers) return
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((ready) => post.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  await place.close()
  await new Promise<void>((resolve) => post.close(() => resolve()))
})

test('DU10: a worker killed while it sends a letter: another sends it within a minute', async () => {
  const { port } = post.server.address() as AddressInfo
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  const first = await place.open(mail)
  await makeFee(place.db)
  const { id } = await makeProduct(place.db)
  const form = orderForm({ productId: id })
  const { body } = await testBrowser(first.url).send('POST', '/api/orders/guest', form, { 'accept-language': 'ar' })
  await vi.waitFor(() => expect(waiting).toBe(1), { timeout: 20_000, interval: 100 })
  process.kill(serverOf(first), 'SIGKILL')
  await first.stop()

  answers = true
  await place.open(mail)
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000, interval: 250 })
  const [letter = ''] = received
  expect(letter).toContain(form.shippingAddress.email)
  expect(letter.toLowerCase()).toContain(`order-placed-${body.order.id}`.toLowerCase())
}, 120_000)
