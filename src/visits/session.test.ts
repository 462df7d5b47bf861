import { beforeEach, describe, expect, test } from 'vitest'
import { isPrivate, sessionOf, untold, visitsOf } from './session.ts'

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
  const told = (page: string) => untold(storage, visitsOf(page, '', ''))

  test('of its visit once, whatever it looks at', () => {
    expect(told('/')).toEqual([{ type: 'visit' }])
    expect(told('/ar/products')).toEqual([])
  })

  test('of each product once', () => {
    const view = { type: 'product_view', productId: PRODUCT }
    expect(told(`/product/${PRODUCT}`)).toEqual([{ type: 'visit' }, view])
    expect(told(`/ar/product/${PRODUCT}`)).toEqual([])
    expect(told('/product/01BX5ZZKBKACTAV9WEVGEMMVRZ')).toHaveLength(1)
  })

  test('of its cart, and of each size and search, once', () => {
    const size = { type: 'size' as const, productId: PRODUCT, size: 'M' }
    const steps = [{ type: 'cart' as const }, size, { type: 'search' as const, words: 'white hoodie' }]
    expect(untold(storage, steps)).toEqual(steps)
    expect(untold(storage, [...steps, { ...size, size: 'L' }])).toEqual([{ ...size, size: 'L' }])
  })
})

test('of where a visit began only what the link says of itself, and the host, leave the browser', () => {
  const search = '?token=secret&utm_source=instagram&q=x&utm_campaign=a%20b'
  expect(visitsOf('/', search, 'https://l.instagram.com/page?u=me')).toEqual([
    { type: 'visit', utm: 'utm_source=instagram&utm_campaign=a%20b', referrer: 'l.instagram.com' },
  ])
  expect(visitsOf('/', '?q=x', '')).toEqual([{ type: 'visit', utm: undefined, referrer: undefined }])
})

test('nothing is told by who asks not to be tracked', () => {
  expect(isPrivate({ doNotTrack: '1' })).toBe(true)
  expect(isPrivate({ globalPrivacyControl: true })).toBe(true)
  expect(isPrivate({ doNotTrack: null })).toBe(false)
  expect(isPrivate({ doNotTrack: '0' })).toBe(false)
})
