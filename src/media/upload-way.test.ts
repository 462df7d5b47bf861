import { readdir } from 'node:fs/promises'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { picture, uploadOf } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ RATE_LIMITS: 'on' })
})
afterAll(() => shop.close())

/** Sends the head of an upload and waits for what comes back before a byte of its body has left. */
async function headOnly(browser: TestBrowser): Promise<{ status: number | undefined; code: string }> {
  const { csrfToken } = (await browser.get('/api/csrf-token')).body
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const authorization = browser.token ? { authorization: `Bearer ${browser.token}` } : {}
  const size = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000000' }
  const request = http.request(`${shop.url}/api/cloudinary/upload`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': csrfToken, ...authorization, ...size },
  })
  request.flushHeaders()
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject)
  })
  const { errorCode } = JSON.parse(await text(response))
  request.destroy()
  return { status: response.statusCode, code: errorCode }
}

const connections = () => new Promise<number>((resolve) => shop.app.server.getConnections((_, count) => resolve(count)))

test('UP1: who may not upload is told so before a byte of the file is read', async () => {
  expect(await headOnly(shop.browser())).toEqual({ status: 401, code: 'SIGN_IN_FIRST' })
  expect(await headOnly(await shop.signedIn('user'))).toEqual({ status: 403, code: 'NOT_ALLOWED' })
  expect(await headOnly(await shop.signedIn('viewer'))).toEqual({ status: 403, code: 'NOT_ALLOWED' })
})

test('UP5: an upload that is broken off leaves nothing, twenty times over', async () => {
  const staff = await shop.signedIn('staff')
  const { csrfToken } = (await staff.get('/api/csrf-token')).body
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const before = await connections()
  const start = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\n\r\n'),
    await picture().png().toBuffer(),
    Buffer.alloc(100_000),
  ])
  const broken = Array.from({ length: 20 }, async () => {
    const request = http.request(`${shop.url}/api/cloudinary/upload`, {
      method: 'POST',
      headers: {
        ...{ cookie, 'x-csrf-token': csrfToken, authorization: `Bearer ${staff.token}` },
        ...{ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000000' },
      },
    })
    request.on('error', () => {})
    await new Promise<void>((resolve) => request.write(start, () => resolve()))
    request.destroy()
  })
  await Promise.all(broken)
  await until(async () => (await connections()) <= before)
  expect(await shop.at.db.selectFrom('media').select('id').execute()).toEqual([])
  expect(await readdir(shop.dataDir)).toEqual([])
  const colleague = await shop.signedIn('staff')
  const whole = uploadOf(await picture().png().toBuffer())
  expect((await colleague.send('POST', '/api/cloudinary/upload', whole)).status).toBe(201)
})

test('after a hundred and twenty uploads within an hour an account has to wait', async () => {
  const staff = await shop.signedIn('staff')
  const nothing = uploadOf(Buffer.from('no picture'))
  for (let turn = 0; turn < 120; turn += 1)
    expect((await staff.send('POST', '/api/cloudinary/upload', nothing)).status).toBe(415)
  const late = await staff.send('POST', '/api/cloudinary/upload', nothing)
  expect([late.status, Number(late.headers.get('retry-after')) > 3000]).toEqual([429, true])
  const colleague = await shop.signedIn('staff')
  expect((await colleague.send('POST', '/api/cloudinary/upload', nothing)).status).toBe(415)
})
