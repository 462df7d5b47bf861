import { expect, test } from 'vitest'
import { draftIn, EMPTY, isBegun } from './review-draft.ts'

test('what was begun is found again', () => {
  const draft = { rating: 4, comment: 'قطن ناعم' }
  expect(draftIn(JSON.stringify(draft))).toEqual(draft)
  expect([isBegun(draft), isBegun({ ...EMPTY, rating: 1 }), isBegun({ ...EMPTY, comment: ' ' })]).toEqual([
    true,
    true,
    false,
  ])
})

test.each([null, '', 'null', '7', '[]', '{', '{"rating":9,"comment":5}', '{"rating":"4"}'])(
  '%j is no draft',
  (stored) => {
    expect(draftIn(stored)).toEqual(EMPTY)
  },
)
