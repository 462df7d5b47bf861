import { describe, expect, test } from 'vitest'
import { Refusal } from '#lib/refusal.ts'
import type { TypedImage } from './product-form.ts'
import { pickedFiles, whyNotArrived, withArrived, without, withProgress, withSending } from './sending.ts'

const file = new File(['x'], 'front.png', { type: 'image/png' })
const image = (key: string): TypedImage => ({
  key,
  mediaId: null,
  url: '',
  width: 0,
  height: 0,
  alt: 'Front',
  altAr: '',
})

describe('a file on its way', () => {
  const progress = withSending({}, 'a', file)

  test('starts with nothing sent, also once more after it failed', () => {
    expect(progress).toEqual({ a: { file, part: 0, problem: null } })
    const failed = withProgress(progress, 'a', { part: 0.5, problem: 'Too large.', isHopeless: true })
    expect(withSending(failed, 'a', file)).toEqual(progress)
  })

  test('tells how far it is, and nothing of the others', () => {
    const both = withSending(progress, 'b', file)
    expect(withProgress(both, 'a', { part: 0.5 })).toEqual({ ...both, a: { file, part: 0.5, problem: null } })
  })

  test('that was taken out does not come back by what is heard of it later', () => {
    const others = withSending({}, 'b', file)
    expect(without(withSending(others, 'a', file), 'a')).toEqual(others)
    expect(withProgress(others, 'a', { part: 1 })).toBe(others)
  })
})

test('a picture that arrived has its place in the shop; its words and the other pictures stay', () => {
  const uploaded = { public_id: 'M1', width: 40, height: 50 }
  const images = withArrived([image('a'), image('b')], 'a', uploaded)
  expect(images).toEqual([{ ...image('a'), mediaId: 'M1', width: 40, height: 50 }, image('b')])
  expect(withArrived([image('b')], 'a', uploaded)).toEqual([image('b')])
})

describe('of the files that were picked', () => {
  const picture = { name: 'front.png', type: 'image/png', size: 1000 }
  const letter = { name: 'letter.pdf', type: 'application/pdf', size: 1000 }
  const poster = { name: 'poster.png', type: 'image/png', size: 11 * 1024 * 1024 }

  test('pictures are sent, and each of the others is told with its reason', () => {
    expect(pickedFiles([letter, picture, poster], 0)).toEqual({
      fitting: [picture],
      refusedFiles: [
        { file: letter, problem: 'wrongType' },
        { file: poster, problem: 'tooLarge' },
      ],
      isTooMany: false,
    })
  })

  test('as many are sent as the product has room for, up to 24', () => {
    expect(pickedFiles([picture, picture], 22)).toMatchObject({ fitting: [picture, picture], isTooMany: false })
    expect(pickedFiles([picture, picture], 23)).toMatchObject({ fitting: [picture], isTooMany: true })
    expect(pickedFiles([picture], 24)).toMatchObject({ fitting: [], isTooMany: true })
  })

  test('one that is no picture takes no room', () => {
    expect(pickedFiles([letter, picture], 23)).toMatchObject({ fitting: [picture], isTooMany: false })
  })
})

test('a file that the shop refuses is no good; anything else may be tried once more', () => {
  expect(whyNotArrived(new Refusal('UNSUPPORTED_TYPE', { message: 'No picture.' }))).toBe('wrongType')
  expect(whyNotArrived(new Refusal('TOO_LARGE'))).toBe('tooLarge')
  expect(whyNotArrived(new Refusal('SIGN_IN_FIRST', { message: 'Please sign in.' }))).toBe('told')
  expect(whyNotArrived(new Refusal('UNAVAILABLE'))).toBe('failed')
})
