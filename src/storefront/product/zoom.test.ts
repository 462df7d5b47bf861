import { expect, test } from 'vitest'
import { CLOSE_UP, held, movedBy, WHOLE, zoomedAt } from './zoom.ts'

const box = { width: 400, height: 500 }

test('what is pointed at stays under the finger while the picture grows', () => {
  const point = { x: 100, y: -50 }
  const near = zoomedAt(WHOLE, CLOSE_UP, point, box)
  // The same spot of the picture, before and after.
  expect((point.x - near.x) / near.scale).toBeCloseTo(100)
  expect((point.y - near.y) / near.scale).toBeCloseTo(-50)
  const nearer = zoomedAt(near, 4, point, box)
  expect((point.x - nearer.x) / nearer.scale).toBeCloseTo(100)
})

test('a picture is never smaller than whole, nor more than four times as large', () => {
  expect(zoomedAt(WHOLE, 0.2, { x: 10, y: 10 }, box)).toEqual(WHOLE)
  expect(zoomedAt(WHOLE, 40, { x: 0, y: 0 }, box).scale).toBe(4)
})

test('back to whole, it stands in the middle again', () => {
  const near = zoomedAt(WHOLE, 3, { x: 200, y: 250 }, box)
  expect(zoomedAt(near, 1, { x: -200, y: 0 }, box)).toEqual(WHOLE)
})

test('it can be drawn about only as far as its edges', () => {
  const near = held({ scale: 2, x: 0, y: 0 }, box)
  expect(movedBy(near, { x: 1000, y: -1000 }, box)).toEqual({ scale: 2, x: 200, y: -250 })
  expect(movedBy(WHOLE, { x: 50, y: 50 }, box)).toEqual(WHOLE)
})
