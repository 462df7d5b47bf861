import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeProduct } from '../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
let owner: TestBrowser
const PATH = '/api/search-synonyms'

const get = async () => (await owner.get(PATH)).body
const putGroups = (groups: string[][], fields: object = {}) =>
  owner.send('PUT', PATH, { synonyms: groups.map((words) => ({ words })), ...fields })
const namesFor = async (q: string) =>
  (await shop.browser().get(`/api/products?q=${encodeURIComponent(q)}`)).body.pagination.total

beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  await makeProduct(shop.at.db, { name: 'Flannel', nameAr: 'فانلة', category: 'Shirts' })
})
afterAll(() => shop.close())

test('a shop starts with the words of its own trade, in both languages', async () => {
  const { synonyms, updatedAt } = await get()
  expect(synonyms.length).toBeGreaterThan(8)
  expect(updatedAt).toMatch(/Z$/)
  for (const { _id, id, words } of synonyms) {
    expect([_id === id, id]).toEqual([true, expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/)])
    expect(words.join(' ')).toMatch(/[a-z].*[\u0600-\u06ff]/)
  }
  // What the migration brings, the form would take as well.
  const again = await putGroups(
    synonyms.map(({ words }: { words: string[] }) => words),
    { updatedAt },
  )
  expect(again.status).toBe(200)
  expect((await get()).synonyms.map(({ words }: { words: string[] }) => words)).toEqual(
    synonyms.map(({ words }: { words: string[] }) => words),
  )
})

test('what the owner adds is found at once, however it is spelled, and no more when it is gone', async () => {
  expect(await namesFor('undershirt')).toBe(0)
  const answer = await putGroups([['undershirt', 'vest', 'فانلّة', 'تحت القميص']])
  expect([answer.status, answer.body.message]).toEqual([200, 'Search words saved'])
  for (const q of ['undershirt', 'Undershirts', 'vest', 'تحت القميص', 'فانله', 'undreshirt'])
    expect(await namesFor(q), q).toBe(1)
  expect((await get()).synonyms[0].words).toEqual(['undershirt', 'vest', 'فانلّة', 'تحت القميص'])
  await putGroups([])
  expect(await get()).toEqual({ success: true, synonyms: [], updatedAt: null })
  expect(await namesFor('undershirt')).toBe(0)
  expect(await namesFor('flannel')).toBe(1)
})

describe('a stale edit', () => {
  test('is refused with what is stored, and nothing of it is kept', async () => {
    await putGroups([['one', 'two']])
    const { updatedAt } = await get()
    expect((await putGroups([['one', 'three']], { updatedAt })).status).toBe(200)
    const stale = await putGroups([['one', 'four']], { updatedAt })
    expect([stale.status, stale.body.errorCode]).toEqual([409, 'STALE_EDIT'])
    expect(stale.body.details.current.synonyms[0].words).toEqual(['one', 'three'])
    expect((await get()).synonyms[0].words).toEqual(['one', 'three'])
  })

  test('is one too where the list was emptied, or was empty', async () => {
    const { updatedAt } = await get()
    await putGroups([])
    expect((await putGroups([['one', 'two']], { updatedAt })).status).toBe(409)
    expect((await putGroups([['one', 'two']], { updatedAt: null })).status).toBe(200)
    expect((await putGroups([['two', 'one']], { updatedAt: null })).status).toBe(409)
    expect((await putGroups([['two', 'one']])).status).toBe(200)
  })

  test('two owners at once: one of them is told', async () => {
    const { updatedAt } = await get()
    const saves = await Promise.all(
      ['a', 'b', 'c', 'd'].map((word) => putGroups([['both', `${word}${word}`]], { updatedAt })),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

test.each([
  ['a word alone', [['one']], 'synonyms.0.words'],
  ['the same word twice', [['one', ' one ']], 'synonyms.0.words'],
  ['too many words', [Array.from({ length: 13 }, (_, at) => `word${at}`)], 'synonyms.0.words'],
  ['nothing', [['one', '']], 'synonyms.0.words.1'],
  ['a letter', [['one', 'x']], 'synonyms.0.words.1'],
  ['marks alone', [['one', 'ـــ\u064b']], 'synonyms.0.words.1'],
  ['signs alone', [['one', '%_%']], 'synonyms.0.words.1'],
  ['a sentence', [['one', 'all that is black']], 'synonyms.0.words.1'],
  ['a word without end', [['one', 'x'.repeat(41)]], 'synonyms.0.words.1'],
  ['more groups than a person can oversee', Array.from({ length: 201 }, () => ['one', 'two']), 'synonyms'],
])('%s is refused', async (_, groups, field) => {
  const { status, body } = await putGroups(groups)
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  expect(body.errors[field]).toMatch(/^[A-Z].*\.$/)
})

test('the database takes no word that would be found everywhere', async () => {
  const insert = shop.at.db.insertInto('searchSynonyms').values({ id: 'x', words: ['one', 'ـ'] })
  await expect(insert.execute()).rejects.toThrow('search_synonyms_are_words')
})
