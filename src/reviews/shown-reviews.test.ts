import { describe, expect, test } from 'vitest'
import { ownLanguageFirst, type Review, reviewsAsked, reviewsQuery, STEP, withMore } from './shown-reviews.ts'

const asked = (address: string) => reviewsAsked({ url: `https://shop.test${address}` }, 'P')

describe('an address asks for reviews', () => {
  test('in the page’s language, one step of them', () => {
    expect(asked('/product/P')).toEqual({ productId: 'P', language: 'en', limit: STEP })
    expect(asked('/ar/product/P')).toMatchObject({ language: 'ar' })
  })

  test.each([
    ['10', 10],
    ['6', 10],
    ['99999', 100],
    ['-3', STEP],
    ['1.5', STEP],
    ['many', STEP],
  ])('?reviews=%s: %i', (wanted, limit) => {
    expect(asked(`/product/P?reviews=${wanted}`).limit).toBe(limit)
    expect(reviewsQuery(new URLSearchParams({ reviews: wanted }))).toBe(limit > STEP ? `?reviews=${limit}` : '')
  })
})

test('the reader’s own language comes first, otherwise all stay as they came', () => {
  const said = ['one', 'واحد', 'two', 'اثنان'].map((comment) => ({ comment }))
  const first = (language: 'en' | 'ar') => ownLanguageFirst(said, language).map(({ comment }) => comment)
  expect(first('ar')).toEqual(['واحد', 'اثنان', 'one', 'two'])
  expect(first('en')).toEqual(['one', 'two', 'واحد', 'اثنان'])
})

test('no review is shown twice when the list has moved on', () => {
  const reviews = ['a', 'b', 'c'].map((id) => ({ id }) as Review)
  expect(withMore(reviews.slice(0, 2), reviews.slice(1)).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
