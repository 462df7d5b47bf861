import { expect, test } from 'vitest'
import { withArrived, withCropped } from './image-files.ts'
import type { TypedImage } from './product-form.ts'

const image = (key: string): TypedImage => ({ key, mediaId: key, url: '', width: 1, height: 1, alt: '', altAr: '' })
test('a picture that arrived has its place in the shop; its words and the other pictures stay', () => {
  const uploaded = { public_id: 'M1', width: 40, height: 50 }
  const images = withArrived([image('a'), image('b')], 'a', uploaded)
  expect(images).toEqual([{ ...image('a'), mediaId: 'M1', width: 40, height: 50 }, image('b')])
  expect(withArrived([image('b')], 'a', uploaded)).toEqual([image('b')])
})

test('a picture that was cropped stands in its place, and is cut from the whole one next time', () => {
  const cut = { public_id: 'C1', url: '/media/C1/800.webp', width: 800, height: 1000 }
  const [once] = withCropped([image('a')], 'a', cut)
  expect(once).toMatchObject({ key: 'a', mediaId: 'C1', width: 800, whole: { mediaId: 'a', width: 1, height: 1 } })
  const [twice] = once ? withCropped([once], 'a', { ...cut, public_id: 'C2' }) : []
  expect(twice).toMatchObject({ mediaId: 'C2', whole: { mediaId: 'a' } })
})
