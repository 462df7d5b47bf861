import { expect, test } from 'vitest'
import { withArrived, withMoved } from './image-files.ts'
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

test('a picture that arrived has its place in the shop; its words and the other pictures stay', () => {
  const uploaded = { public_id: 'M1', width: 40, height: 50 }
  const images = withArrived([image('a'), image('b')], 'a', uploaded)
  expect(images).toEqual([{ ...image('a'), mediaId: 'M1', width: 40, height: 50 }, image('b')])
  expect(withArrived([image('b')], 'a', uploaded)).toEqual([image('b')])
})
