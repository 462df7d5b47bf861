import { beforeEach, describe, expect, test } from 'vitest'
import { isPrivate, sessionOf, visitsOf } from './session.ts'

const PRODUCT = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

let values: Map<string, string>
const storage = {
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, value),
}
beforeEach(() => {
  values = new Map()
})

test('a session has one name as long as the tab lives', () => {
  const name = sessionOf(storage, 1772532000000, 0.123456789)
  expect(name).toMatch(/^session_1772532000000_[0-9a-z]{1,10}$/)
  expect(sessionOf(storage, 1, 0.5)).toBe(name)
})

describe('a session tells', () => {
  test('of its visit once, whatever it looks at', () => {
    expect(visitsOf(storage, '/')).toEqual([{ type: 'visit' }])
    expect(visitsOf(storage, '/ar/products')).toEqual([])
  })

  test('of each product once', () => {
    const view = { type: 'product_view', productId: PRODUCT }
    expect(visitsOf(storage, `/product/${PRODUCT}`)).toEqual([{ type: 'visit' }, view])
    expect(visitsOf(storage, `/ar/product/${PRODUCT}`)).toEqual([])
    expect(visitsOf(storage, '/product/01BX5ZZKBKACTAV9WEVGEMMVRZ')).toHaveLength(1)
  })
})

test('nothing is told by who asks not to be tracked', () => {
  expect(isPrivate({ doNotTrack: '1' })).toBe(true)
  expect(isPrivate({ globalPrivacyControl: true })).toBe(true)
  expect(isPrivate({ doNotTrack: null })).toBe(false)
  expect(isPrivate({ doNotTrack: '0' })).toBe(false)
})
