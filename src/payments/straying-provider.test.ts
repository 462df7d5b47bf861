import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { payingShop } from '../../tests/support/paying.ts'

/** Redirects whatever is asked, the form and all, to an address that counts its visitors. */
async function strayingBank() {
  const visits: string[] = []
  const elsewhere = http.createServer((request, response) => {
    visits.push(request.url ?? '')
    response.end('{}')
  })
  const bank = http.createServer((_, response) => {
    const { port } = elsewhere.address() as AddressInfo
    response.writeHead(307, { location: `http://127.0.0.1:${port}/latest/meta-data/` }).end()
  })
  for (const server of [elsewhere, bank]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`
  return { url, visits, close: () => [elsewhere, bank].map((server) => server.close()) }
}

test('PA12: wherever the provider points, the shop does not go there', async () => {
  const bank = await strayingBank()
  const led = await payingShop({ PAYMOB_API_URL: bank.url })
  const order = await led.order()
  const { status, body } = await order.session()
  expect([status, body.errorCode, bank.visits]).toEqual([503, 'PAYMENT_UNAVAILABLE', []])
  await led.close()
  bank.close()
})
