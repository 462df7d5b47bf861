import { describe, expect, test } from 'vitest'
import { type Review, reviewsAsked, reviewsQuery, STEP, withMore } from './shown-reviews.ts'

const queryAt = (address: string) => reviewsAsked({ url: `https://shop.test${address}` }, 'P')

describe('an address asks for reviews', () => {
  test('in the page’s language, one step of them', () => {
    expect(queryAt('/product/P')).toEqual({ productId: 'P', language: 'en', limit: STEP })
    expect(queryAt('/ar/product/P')).toMatchObject({ language: 'ar' })
  })

  test.each([
    ['10', 10],
    ['6', 10],
    ['99999', 100],
    ['-3', STEP],
    ['1.5', STEP],
    ['many', STEP],
  ])('?reviews=%s: %i', (count, limit) => {
    expect(queryAt(`/product/P?reviews=${count}`).limit).toBe(limit)
    expect(reviewsQuery(new URLSearchParams({ reviews: count }))).toBe(limit > STEP ? `?reviews=${limit}` : '')
  })
})

test('no review is shown twice when the list has moved on', () => {
  const reviews = ['a', 'b', 'c'].map((id) => ({ id }) as Review)
  expect(withMore(reviews.slice(0, 2), reviews.slice(1)).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
