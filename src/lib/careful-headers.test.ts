import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from './env.server.ts'
import { openHttp } from './http.server.ts'

async function headersAt(publicUrl: string): Promise<Headers> {
  const app = await openHttp({ ...readSettings({ LOG_LEVEL: 'silent' }), publicUrl })
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return (await fetch(`${url}/nothing`)).headers
}

test('HT1: a browser asks a shop with TLS, and what is under its name, by TLS alone for a year', async () => {
  const headers = await headersAt('https://shop.example')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

test('HT1: one without TLS promises none', async () => {
  expect((await headersAt('http://localhost:3000')).has('strict-transport-security')).toBe(false)
})

test('HT1: another site learns no more of where somebody came from than the shop’s name', async () => {
  const headers = await headersAt('https://shop.example')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})
