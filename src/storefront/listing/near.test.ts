import { describe, expect, test } from 'vitest'
import { findNear, type NearQuery, nearQueries } from './near.ts'

describe('near to an empty list is', () => {
  test('the same search without the filters, then each of its long words alone, then the category, then anything', () => {
    expect(nearQueries({ q: 'fur hoodie xl', category: 'Jackets' })).toEqual([
      { q: 'fur hoodie xl' },
      { q: 'hoodie' },
      { q: 'fur' },
      { category: 'Jackets' },
      {},
    ])
  })

  test('what has the category in another color or size', () => {
    expect(nearQueries({ q: '', category: 'Hoodies', isNarrowed: true })).toEqual([{ category: 'Hoodies' }, {}])
  })

  test('anything, for a single word', () => {
    expect(nearQueries({ q: 'zzz' })).toEqual([{}])
  })
})

test('the first of them that shows something is taken, and nothing more is asked', async () => {
  const asked: NearQuery[] = []
  const list = async (query: NearQuery) => {
    asked.push(query)
    return { products: query.q === 'fur' ? ['a piece'] : [] }
  }
  expect(await findNear([{ q: 'hoodie' }, { q: 'fur' }, {}], list)).toEqual({ q: 'fur', products: ['a piece'] })
  expect(asked).toEqual([{ q: 'hoodie' }, { q: 'fur' }])
  expect(await findNear([{}], async () => ({ products: [] }))).toBeNull()
})
