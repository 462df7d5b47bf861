import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '#lib/notices.server.ts'
import { sendAccountMail } from '../../tests/support/account-mail.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeProduct } from '../../tests/support/builders.ts'
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
beforeEach(async () => {
  await shop.at.db.deleteFrom('shopSettings').execute()
  await shop.at.db.deleteFrom('settingsSections').execute()
})

const save = (section: string, body: object) => owner.send('PUT', `/api/settings/${section}`, body)
const factsWith = (overrides: object) => ({ settings: { ...firstFacts, ...overrides } })

const refusals = (atLeast: number | null) => ({
  cashRules: { ...firstFacts.cashRules, refusals: { atLeast, answer: 'card' } },
})

describe('the owner', () => {
  test('changes what the shop says, everywhere at once, and is named for it', async () => {
    const before = (await owner.get('/api/admin/settings')).body
    expect(before).toEqual({ success: true, settings: firstFacts, texts: firstTexts, sections: {} })
    const notices: string[] = []
    const listener = await listen(shop.at.url, (what) => void notices.push(what))
    notices.length = 0
    const { status, body } = await save('contact', { settings: { name: ' Noir ' }, updatedAt: null })
    expect([status, body.settings.name]).toEqual([200, 'Noir'])
    await until(() => notices.includes('content'))
    await listener.stop()
    const returns = { ...firstFacts.returns, days: 21 }
    expect((await save('returns', { settings: { returns }, updatedAt: null })).status).toBe(200)

    const stranger = shop.browser()
    expect((await stranger.get('/api/settings')).body.settings).toMatchObject({ name: 'Noir', returns })
    const { pages } = (await stranger.get('/api/settings/pages')).body
    expect(pages.policies.returns.en).toContain('You have 21 days')
    expect(pages.policies.returns.ar).toContain('خلال 21 يومًا')
    const { sections, texts } = (await owner.get('/api/admin/settings')).body
    expect(texts).toEqual(firstTexts)
    expect(Object.keys(sections).sort()).toEqual(['contact', 'returns'])
    expect(sections.contact).toEqual({ updatedAt: body.sections.contact.updatedAt, changedBy: 'Nour Hassan' })
  })

  test('does not overwrite what was saved since the section was opened, and waits for no other section', async () => {
    const { body: first } = await save('contact', { settings: { name: 'First' }, updatedAt: null })
    const late = await save('contact', { settings: { name: 'Late' }, updatedAt: null })
    expect([late.status, late.body.errorCode]).toEqual([409, 'STALE_EDIT'])
    expect((await save('stock', { settings: { lowStock: 9 }, updatedAt: null })).status).toBe(200)
    const inTime = { settings: { name: 'In time' }, updatedAt: first.sections.contact.updatedAt }
    expect((await save('contact', inTime)).status).toBe(200)
    expect((await save('contact', { settings: { name: 'Without asking' } })).status).toBe(200)
    expect((await owner.get('/api/admin/settings')).body.settings).toMatchObject({
      name: 'Without asking',
      lowStock: 9,
    })
  })

  test('changes nothing of another section, whatever is sent along', async () => {
    const about = { en: 'Two colors.', ar: 'لونان.' }
    await save('cash', { settings: { cashAnswerDays: 3, name: 'Other', lowStock: 50 }, texts: { about } })
    const policies = { ...firstTexts.policies, shipping: about, terms: about }
    await save('delivery', { texts: { about, policies } })
    const { settings, texts } = (await owner.get('/api/admin/settings')).body
    expect(settings).toEqual({ ...firstFacts, cashAnswerDays: 3 })
    expect(texts).toEqual({ ...firstTexts, policies: { ...firstTexts.policies, shipping: about } })
    expect((await save('everything', {})).status).toBe(404)
  })

  test.each([
    ['contact', 'settings.name', { name: '' }],
    ['contact', 'settings.email', { email: 'nobody' }],
    ['contact', 'settings.phone', { phone: '0100' }],
    ['social', 'settings.social.0.url', { social: [{ name: 'Instagram', url: 'javascript:alert(1)' }] }],
    ['returns', 'settings.returns.answer.max', { returns: { ...firstFacts.returns, answer: { min: 3, max: 2 } } }],
    ['returns', 'settings.returns.days', { returns: { ...firstFacts.returns, days: 0 } }],
    ['stock', 'settings.lowStock', { lowStock: 0 }],
    ['mail', 'settings.mail.replyTo', { mail: { sender: '', replyTo: 'nobody' } }],
  ])('hears what is wrong in %s with %s', async (section, field, overrides) => {
    const { status, body } = await save(section, factsWith(overrides))
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    expect(body.errors[field]).toMatch(/ /)
  })

  test.each([
    ['contact', 'settings.phone', { phone: '+12025550100' }, /not an Egyptian number/],
    ['contact', 'settings.whatsapp', { whatsapp: '+442071838750' }, /not an Egyptian number/],
    ['cash', 'settings.cashRules.refusals.atLeast', refusals(1.5), /whole number from 1 to 99/],
    ['cash', 'settings.cashRules.refusals.atLeast', refusals(0), /whole number from 1 to 99/],
    ['cash', 'settings.cashRules.refusals.atLeast', refusals(null), /whole number from 1 to 99/],
    ['cash', 'settings.cashAnswerDays', { cashAnswerDays: 61 }, /whole number from 1 to 60/],
    [
      'returns',
      'settings.returns.days',
      { returns: { ...firstFacts.returns, days: 2.5 } },
      /whole number from 1 to 90/,
    ],
  ])('says what would be right in %s with %s', async (section, field, settings, right) => {
    const { status, body } = await save(section, { settings })
    expect([status, body.errors]).toEqual([400, { [field]: expect.stringMatching(right) }])
  })

  test('gives whoever got a faulty piece as long as everybody else', async () => {
    const returnsWith = (faultyDays: number) => ({ settings: { returns: { ...firstFacts.returns, faultyDays } } })
    const { status, body } = await save('returns', returnsWith(13))
    expect([status, Object.keys(body.errors)]).toEqual([400, ['settings.returns.faultyDays']])
    expect((await save('returns', returnsWith(14))).status).toBe(200)
  })

  test('must say every text in both languages, and not without end', async () => {
    const about = { en: 'x'.repeat(8001), ar: ' ' }
    const { body } = await save('about', { texts: { about } })
    expect(Object.keys(body.errors).sort()).toEqual(['texts.about.ar', 'texts.about.en'])
  })
})

test('of ten edits of the same section at once, the first too, one is saved', async () => {
  await warm(shop.database)
  let at = Date.now()
  const outcomes: object[] = []
  const saveTen = async (updatedAt: string | null): Promise<string | null> => {
    const { done, refused, broken } = await crowd(10, () => {
      at += 1
      const settings = { name: firstFacts.name }
      return saveSettings(shop.at.db, { section: 'contact', settings, updatedAt }, new Date(at))
    })
    outcomes.push({ done: done.length, refused, broken })
    return done[0]?.sections.contact?.updatedAt ?? null
  }
  await saveTen(await saveTen(null))
  expect(outcomes).toEqual(Array(2).fill({ done: 1, refused: { STALE_EDIT: 9 }, broken: [] }))
})

test('what two owners save in two sections at the same moment is both kept', async () => {
  await warm(shop.database)
  const edits = [
    { section: 'contact', settings: { name: 'Noir' } },
    { section: 'stock', settings: { lowStock: 8 } },
    { section: 'cash', settings: { cashAnswerDays: 4 } },
  ] as const
  const { broken } = await crowd(edits.length, (at) =>
    saveSettings(shop.at.db, { ...(edits[at] ?? edits[0]), updatedAt: null }, new Date()),
  )
  expect(broken).toEqual([])
  const { settings } = (await owner.get('/api/admin/settings')).body
  expect(settings).toMatchObject({ name: 'Noir', lowStock: 8, cashAnswerDays: 4 })
})

test('products that run out are counted from the owner’s number on', async () => {
  const { db } = shop.at
  await makeProduct(db, { sizes: [{ size: 'M', stock: 7 }] })
  const low = async () => (await owner.get('/api/products/stats')).body.stats.lowStockProducts
  expect(await low()).toBe(0)
  await save('stock', { settings: { lowStock: 7 } })
  expect(await low()).toBe(1)
})

test('mails bear the sender that the owner has chosen, from the next one on', async () => {
  const shopper = shop.browser()
  const letterFor = async (email: string) => {
    await shopper.send('POST', '/api/auth/signup', { email, password: 'quite another word', full_name: 'Mona' })
    const [letter] = await sendAccountMail(shop)
    return letter?.text ?? ''
  }
  expect(await letterFor('one@example.com')).not.toMatch(/^Reply-To:/im)
  await save('mail', { settings: { mail: { sender: 'Noir Cairo', replyTo: 'care@noir.example' } } })
  const letter = await letterFor('two@example.com')
  expect(letter).toMatch(/^From: Noir Cairo <shop@[\w.-]+>/m)
  expect(letter).toMatch(/^Reply-To: care@noir\.example/m)
})

test('what an older shop stored still holds, and the rest is filled in', async () => {
  const { returns: _, cashRules: __, ...older } = { ...firstFacts, name: 'Noir' }
  await shop.at.db
    .insertInto('shopSettings')
    .values({ facts: JSON.stringify(older) })
    .execute()
  const { settings, texts } = (await owner.get('/api/admin/settings')).body
  expect([settings, texts]).toEqual([{ ...firstFacts, name: 'Noir' }, firstTexts])
  const { cashRules: ___, ...publicFacts } = settings
  expect((await shop.browser().get('/api/settings')).body.settings).toEqual(publicFacts)
})

test('no page carries the long texts but those that show them', async () => {
  await save('about', { texts: firstTexts })
  expect(JSON.stringify((await shop.browser().get('/api/settings')).body).length).toBeLessThan(2000)
})
