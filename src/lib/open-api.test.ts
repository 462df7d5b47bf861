import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, unknown>[]
  responses: Record<string, unknown>
}

async function operations(): Promise<Record<string, Operation>> {
  const { body } = await shop.browser().get('/api/openapi.json')
  const paths = body.paths as Record<string, Record<string, Operation>>
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, operation]) => [`${method} ${path}`, operation]),
    ),
  )
}

test('a linter with the rules that are recommended finds nothing in the description', async () => {
  const source = await (await fetch(`${shop.url}/api/openapi.json`)).text()
  const config = await createConfig({ extends: ['recommended'] })
  const lint = async (text: string) =>
    (await lintFromString({ source: text, config })).map(
      ({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`,
    )
  expect(await lint(source)).toEqual([])
  expect(await lint(source.replaceAll('"operationId"', '"x-id"'))).not.toEqual([])
})

test('each call has a name of its own, a line that says what it does, its refusals, and who may', async () => {
  const all = await operations()
  const names = Object.values(all).map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const [call, { operationId, summary, tags, responses, security }] of Object.entries(all)) {
    expect(operationId, call).toMatch(/^[a-z][a-zA-Z]+$/)
    expect(summary, call).toMatch(/^\S.{2,}/)
    expect(tags, call).toHaveLength(1)
    expect(Object.keys(responses), call).toEqual(expect.arrayContaining(['4XX', 'default']))
    expect(security, call).toBeInstanceOf(Array)
  }
  expect(all['get /api/products/{id}']).toMatchObject({
    operationId: 'getProductsById',
    security: [{}, { bearer: [] }],
  })
  expect(all['put /api/orders/{id}/status']?.security).toEqual([{ bearer: [], csrf: [] }])
  expect(Object.keys(all['put /api/orders/{id}/status']?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '413', '415']),
  )
})

test('a call that is described at a second address answers the same at both', async () => {
  const browser = shop.browser()
  const both = [
    ['/api/orders/guest/BWAAAAAA', '/api/sku/track/BWAAAAAA'],
    ['/api/coming/black', '/api/coming/collection/black'],
    ['/api/products/01ARZ3NDEKTSV4RRFFQ69G5FAV/stock', '/api/stock/01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ] as const
  for (const [one, other] of both) {
    const [first, second] = [await browser.get(one), await browser.get(other)]
    expect([first.status, first.body], one).toEqual([second.status, second.body])
    expect(first.body.errorCode ?? 'OK', one).toBeOneOf(['ORDER_NOT_FOUND', 'OK', 'NOT_FOUND'])
  }
  const staff = await shop.signedIn('staff')
  for (const path of [
    '/api/reviews/01ARZ3NDEKTSV4RRFFQ69G5FAV/featured',
    '/api/reviews/admin/01ARZ3NDEKTSV4RRFFQ69G5FAV/featured',
  ]) {
    expect((await staff.send('PATCH', path, {})).body.errorCode, path).toBe('NOT_FOUND')
    expect((await browser.send('PATCH', path, {})).body.errorCode, path).toBe('SIGN_IN_FIRST')
  }
})

test('the description is written once, however many ask for it, and sent again only if it has changed', async () => {
  const fresh = await testShop()
  const writing = vi.spyOn(fresh.app, 'swagger')
  const url = `${fresh.url}/api/openapi.json`
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(url)))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`))).toEqual(
    new Set(['200 application/json; charset=utf-8']),
  )
  expect(writing).toHaveBeenCalledTimes(1)
  const etag = answers[0]?.headers.get('etag') ?? ''
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  await fresh.close()
})

test('the readable page runs files of our own and no script that is written into it', async () => {
  const page = await fetch(`${shop.url}/api/docs`)
  const [html, policy] = [await page.text(), page.headers.get('content-security-policy') ?? '']
  expect([page.status, new URL(page.url).pathname]).toEqual([200, '/api/docs/'])
  expect(policy.split('; ')).toContain("script-src 'self'")
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  expect(scripts.length).toBeGreaterThan(1)
  for (const [, attributes, text] of scripts) {
    expect(text).toBe('')
    const file = await fetch(shop.url + (/src="([^"]+)"/.exec(attributes ?? '')?.[1] ?? ''))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect((await file.text()).length).toBeGreaterThan(50)
  }
})
