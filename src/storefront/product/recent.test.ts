import { expect, test } from 'vitest'
import { newId } from '../../lib/id.server.ts'
import { besides, recentIn, SHOWN, withRecent } from './recent.ts'

const ids = Array.from({ length: 12 }, () => newId())

test('the last eight that were looked at are kept beside the one that is looked at now', () => {
  const recentIds = ids.reduce<string[]>((all, id) => withRecent(all, id), [])
  const last = ids.at(-1) ?? ''
  expect(recentIds[0]).toBe(last)
  expect(besides(recentIds, last)).toEqual(ids.slice(-SHOWN - 1, -1).reverse())
})

test('what is looked at again comes first, and once', () => {
  const [one = '', two = '', three = ''] = ids
  expect(withRecent([one, two, three], three)).toEqual([three, one, two])
})

test('only ids come back from storage, whatever stands there', () => {
  expect(recentIn(JSON.stringify([ids[0], 7, null, '../secret', ids[0], ids[1]]))).toEqual([ids[0], ids[1]])
  for (const odd of [null, '', '{', '{}', '"x"']) expect(recentIn(odd)).toEqual([])
})
