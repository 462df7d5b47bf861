import { describe, expect, test } from 'vitest'
import { Refusal } from '#lib/refusal.ts'
import { isCutOff, pickedFiles, uploadedIn, whyNotArrived, without, withProgress, withSending } from './sending.ts'

const file = new File(['x'], 'front.png', { type: 'image/png' })
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

describe('of the files that were picked', () => {
  const picture = { name: 'front.png', type: 'image/png', size: 1000 }
  const letter = { name: 'letter.pdf', type: 'application/pdf', size: 1000 }
  const poster = { name: 'poster.png', type: 'image/png', size: 11 * 1024 * 1024 }

  test('pictures are sent, and each of the others is told with its reason', () => {
    expect(pickedFiles([letter, picture, poster], 24)).toEqual({
      fitting: [picture],
      refusedFiles: [
        { file: letter, problem: 'wrongType' },
        { file: poster, problem: 'tooLarge' },
      ],
      isTooMany: false,
    })
  })

  test('as many are sent as there is room for', () => {
    expect(pickedFiles([picture, picture], 2)).toMatchObject({ fitting: [picture, picture], isTooMany: false })
    expect(pickedFiles([picture, picture], 1)).toMatchObject({ fitting: [picture], isTooMany: true })
    expect(pickedFiles([picture], 0)).toMatchObject({ fitting: [], isTooMany: true })
  })

  test('one that is no picture takes no room', () => {
    expect(pickedFiles([letter, picture], 1)).toMatchObject({ fitting: [picture], isTooMany: false })
  })
})

test('a file that the shop refuses is no good; anything else may be tried once more', () => {
  expect(whyNotArrived(new Refusal('UNSUPPORTED_TYPE', { message: 'No picture.' }))).toBe('wrongType')
  expect(whyNotArrived(new Refusal('TOO_LARGE'))).toBe('tooLarge')
  expect(whyNotArrived(new Refusal('SIGN_IN_FIRST', { message: 'Please sign in.' }))).toBe('told')
  expect(whyNotArrived(new Refusal('UNAVAILABLE'))).toBe('failed')
})

test('a connection that was cut is no answer; whatever the shop says is one', () => {
  expect(isCutOff(new Refusal('UNAVAILABLE'))).toBe(true)
  expect(isCutOff(new Refusal('UNEXPECTED'))).toBe(true)
  expect(isCutOff(new Refusal('UNAVAILABLE', { message: 'Busy.', status: 503 }))).toBe(false)
  expect(isCutOff(new Refusal('SIGN_IN_FIRST'))).toBe(false)
})

test('an answer without a picture in it is none', () => {
  expect(uploadedIn({ public_id: 'M', width: 4, height: 5, url: '' })).toEqual({ public_id: 'M', width: 4, height: 5 })
  expect(uploadedIn({ success: true })).toBeNull()
  expect(uploadedIn(null)).toBeNull()
})
