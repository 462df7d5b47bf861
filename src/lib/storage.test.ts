import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStore, inTab, tabStore } from './storage.ts'

const failing = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** As a browser has it, or as `broken` says. */
function storage(broken: Partial<Storage> = {}): Partial<Storage> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
    ...broken,
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

test('what is written is read again, until it is removed', () => {
  const size = browserStore('size')
  expect(size.read()).toBeNull()
  size.write('M')
  expect([size.read(), tabStore('size').read()]).toEqual(['M', null])
  size.remove()
  expect(size.read()).toBeNull()
})

describe('what cannot be parsed', () => {
  test('counts as nothing, and is told to who asked for it', () => {
    const failed = vi.fn()
    const ids = browserStore('ids', failed)
    ids.writeJson(['a'])
    expect(ids.readAs((text) => JSON.parse(text ?? '[]'), [])).toEqual(['a'])
    expect(failed).not.toHaveBeenCalled()
    ids.write('["a"')
    expect(ids.readAs((text) => JSON.parse(text ?? '[]'), [])).toEqual([])
    expect(failed).toHaveBeenCalledOnce()
  })
  test('may stand for null too', () => {
    expect(browserStore('none').readAs((text) => text, 'otherwise')).toBeNull()
  })
})

test('where storage is full, nothing is kept and the page goes on', () => {
  vi.stubGlobal('localStorage', storage({ setItem: failing }))
  const failed = vi.fn()
  browserStore('size', failed).write('M')
  expect(failed).toHaveBeenCalledOnce()
  expect(browserStore('size').read()).toBeNull()
})

test('where storage is forbidden, nothing is found', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const trip = tabStore('trip')
  trip.writeJson({})
  trip.remove()
  expect(trip.read()).toBeNull()
  expect(trip.readAs(() => 'parsed', 'otherwise')).toBe('otherwise')
  expect(inTab((tab) => tab.getItem('trip') ?? 'new')).toBeNull()
})
