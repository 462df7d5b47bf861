import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { features } from '../app.server.ts'
import { endpoint } from './endpoint.ts'
import { answer, on, type RequestContext } from './route.server.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
})
afterAll(() => shop.close())

const whoCall = endpoint({
  method: 'GET',
  path: '/who',
  summary: 'Somebody',
  answer: z.object({ person: z.object({ name: z.string() }), others: z.array(z.object({ name: z.string() })) }),
})

test('I8: what a verb knows beside its contract is told to nobody, however deep it stands', async () => {
  const row = { name: 'Nour', passwordHash: '$argon2id$', email: 'nour@example.com' }
  const route = on(whoCall, 'anyone', async () => ({ person: row, others: [row], sql: 'select' }))
  const asked = { params: {}, query: {}, body: undefined }
  const nobody: Pick<RequestContext<'anyone'>, 'viewer'> = { viewer: null }
  expect(await answer(route, asked, nobody as RequestContext<'anyone'>)).toEqual({
    person: { name: 'Nour' },
    others: [{ name: 'Nour' }],
  })
})

test('a file that is fetched is called as the shop says, and is kept rather than shown', async () => {
  const tables = Object.values(features)
    .flat()
    .flatMap(({ contract: { path, download } }) => (download && !path.includes(':') ? [{ path, ...download }] : []))
  expect(tables.length).toBeGreaterThan(2)
  for (const { path, type, name } of tables) {
    const { status, headers } = await owner.get(`/api${path}?name=evil.html&filename=evil.html`)
    expect([status, headers.get('content-type')], path).toEqual([200, type])
    expect(headers.get('content-disposition'), path).toBe(`attachment; filename="${name}"`)
  }
})
