import { describe, expect, test } from 'vitest'
import { isOtherPage, stepTo } from './choosing.ts'
import { NO_FILTERS } from './filters.ts'

test('another page is one of the same list', () => {
  const black = { ...NO_FILTERS, color: 'black' as const }
  expect(isOtherPage(black, { ...black, page: 2 })).toBe(true)
  expect(isOtherPage({ ...black, page: 2 }, black)).toBe(true)
  expect(isOtherPage(black, black)).toBe(false)
  expect(isOtherPage({ ...NO_FILTERS, page: 2 }, black)).toBe(false)
})

describe('a choice', () => {
  const filters = { ...NO_FILTERS, color: 'black' as const, page: 3 }
  const chosen = { way: 'chosen', before: 'chosen' } as const

  test('adds to what was chosen, from the first page on', () => {
    expect(stepTo(filters, { category: 'Hoodies' }, chosen)?.query).toBe('?color=black&category=Hoodies')
  })

  test('leads nowhere where it changes nothing', () => {
    expect(stepTo({ ...filters, page: 1 }, { color: 'black' }, chosen)).toBeNull()
  })

  test('is a step back of its own, and so is the first refinement after it', () => {
    expect(stepTo(filters, { min: 200 }, chosen)?.replace).toBe(false)
    expect(stepTo(filters, { min: 200 }, { way: 'chosen', before: 'refined' })?.replace).toBe(false)
    expect(stepTo(filters, { min: 200 }, { way: 'refined', before: 'chosen' })?.replace).toBe(false)
  })

  test('refined again and again is one step back', () => {
    expect(stepTo(filters, { min: 200 }, { way: 'refined', before: 'refined' })?.replace).toBe(true)
  })
})
