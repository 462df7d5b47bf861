import { expect, test } from 'vitest'
import { uploadedIn, withMoved } from './image-files.ts'
import type { TypedImage } from './product-form.ts'

const image = (key: string): TypedImage => ({ key, mediaId: key, url: '', width: 1, height: 1, alt: '', altAr: '' })
const row = ['a', 'b', 'c'].map(image)
const keys = (images: readonly TypedImage[]): string => images.map(({ key }) => key).join('')

test.each([
  ['c', 'first', 'cab'],
  ['c', 'earlier', 'acb'],
  ['a', 'later', 'bac'],
  ['a', 'earlier', 'abc'],
  ['c', 'later', 'abc'],
  ['x', 'first', 'abc'],
] as const)('%s moved %s', (key, move, expected) => {
  expect(keys(withMoved(row, key, move))).toBe(expected)
})

test('an answer without a picture in it is none', () => {
  expect(uploadedIn({ public_id: 'M', width: 4, height: 5, url: '' })).toEqual({ public_id: 'M', width: 4, height: 5 })
  expect(uploadedIn({ success: true })).toBeNull()
  expect(uploadedIn(null)).toBeNull()
})
