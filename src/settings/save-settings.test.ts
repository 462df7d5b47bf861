import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '#lib/notices.server.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { warm } from '../../tests/support/database.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'
import { firstFacts } from './facts.ts'
import { firstTexts } from './first-texts.ts'
import { saveSettings } from './save-settings.server.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
})
afterAll(() => shop.close())
beforeEach(() => shop.at.db.deleteFrom('shopSettings').execute())

const record = (overrides: object = {}) => ({ settings: { ...firstFacts, ...overrides }, texts: firstTexts })
const save = (body: object) => owner.send('PUT', '/api/settings', body)

describe('the owner', () => {
  test('changes what the shop says, everywhere at once', async () => {
    const before = (await owner.get('/api/admin/settings')).body
    expect(before).toEqual({ success: true, ...record(), updatedAt: null })
    const notices: string[] = []
    const listener = await listen(shop.at.url, (what) => void notices.push(what))
    notices.length = 0
    const returns = { ...firstFacts.returns, days: 21 }
    const { status, body } = await save({ ...record({ name: ' Noir ', returns }), updatedAt: before.updatedAt })
    expect([status, body.settings.name]).toEqual([200, 'Noir'])
    await until(() => notices.includes('content'))
    await listener.stop()

    const stranger = shop.browser()
    expect((await stranger.get('/api/settings')).body.settings).toMatchObject({ name: 'Noir', returns })
    const { pages } = (await stranger.get('/api/settings/pages')).body
    expect(pages.policies.returns.en).toContain('You have 21 days')
    expect(pages.policies.returns.ar).toContain('خلال 21 يومًا')
    expect((await owner.get('/api/admin/settings')).body).toMatchObject({
      updatedAt: body.updatedAt,
      texts: firstTexts,
    })
  })

  test('does not overwrite what was saved since the page was opened', async () => {
    const { body: first } = await save({ ...record(), updatedAt: null })
    const late = await save({ ...record({ name: 'Late' }), updatedAt: null })
    expect([late.status, late.body.errorCode]).toEqual([409, 'STALE_EDIT'])
    expect((await save({ ...record({ name: 'In time' }), updatedAt: first.updatedAt })).status).toBe(200)
    expect((await save(record({ name: 'Without asking' }))).status).toBe(200)
  })

  test.each([
    ['settings.name', { name: '' }],
    ['settings.email', { email: 'nobody' }],
    ['settings.phone', { phone: '0100' }],
    ['settings.social.0.url', { social: [{ name: 'Instagram', url: 'javascript:alert(1)' }] }],
    ['settings.returns.answer.max', { returns: { ...firstFacts.returns, answer: { min: 3, max: 2 } } }],
    ['settings.returns.days', { returns: { ...firstFacts.returns, days: 0 } }],
  ])('hears what is wrong with %s', async (field, overrides) => {
    const { status, body } = await save(record(overrides))
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    expect(body.errors[field]).toMatch(/ /)
  })

  test('must say every text in both languages, and not without end', async () => {
    const about = { en: 'x'.repeat(8001), ar: ' ' }
    const { body } = await save({ ...record(), texts: { ...firstTexts, about } })
    expect(Object.keys(body.errors).sort()).toEqual(['texts.about.ar', 'texts.about.en'])
  })
})

test('of ten edits of the same record at once, the first too, one is saved', async () => {
  await warm(shop.database)
  let at = Date.now()
  const outcomes: object[] = []
  const saveTen = async (updatedAt: string | null): Promise<string | null> => {
    const { done, refused, broken } = await crowd(10, () => {
      at += 1
      return saveSettings(shop.at.db, { ...record(), updatedAt }, new Date(at))
    })
    outcomes.push({ done: done.length, refused, broken })
    return done[0]?.updatedAt ?? null
  }
  await saveTen(await saveTen(null))
  expect(outcomes).toEqual(Array(2).fill({ done: 1, refused: { STALE_EDIT: 9 }, broken: [] }))
})

test('what an older shop stored still holds, and the rest is filled in', async () => {
  const { returns: _, ...older } = { ...firstFacts, name: 'Noir' }
  await shop.at.db
    .insertInto('shopSettings')
    .values({ facts: JSON.stringify(older) })
    .execute()
  expect((await shop.browser().get('/api/settings')).body.settings).toEqual({ ...firstFacts, name: 'Noir' })
  expect((await owner.get('/api/admin/settings')).body.texts).toEqual(firstTexts)
})

test('no page carries the long texts but those that show them', async () => {
  await save(record())
  expect(JSON.stringify((await shop.browser().get('/api/settings')).body).length).toBeLessThan(2000)
})
