import { expect, test } from 'vitest'
import { firstFrame, fitted, pixelsOf, shareOf, smallestSize, wholeFrame } from './crop-frame.ts'

const wide = { width: 3000, height: 1500 }
const tall = { width: 800, height: 2000 }

test('the largest frame takes all it can of a wide and of a tall picture, from its middle', () => {
  expect(pixelsOf(wholeFrame, wide)).toEqual({ left: 900, top: 0, width: 1200, height: 1500 })
  expect(pixelsOf(wholeFrame, tall)).toEqual({ left: 0, top: 500, width: 800, height: 1000 })
})

test('a frame that is drawn over the edge stops at it', () => {
  expect(pixelsOf(fitted({ x: 2, y: -1, size: 0.5 }, wide), wide)).toEqual({
    left: 2400,
    top: 0,
    width: 600,
    height: 750,
  })
})

test('a frame is never so small that its picture would be blown up', () => {
  expect(smallestSize(wide)).toBe(0.4)
  expect(fitted({ ...wholeFrame, size: 0.1 }, wide).size).toBe(0.4)
  expect(smallestSize({ width: 300, height: 300 })).toBe(1)
})

test('whole pixels lie in the picture, whatever its size', () => {
  for (const width of [1, 333, 1001, 2999])
    for (const height of [1, 417, 1251, 2998]) {
      const picture = { width, height }
      const cut = pixelsOf(fitted({ x: 1, y: 1, size: 0.77 }, picture), picture)
      expect(cut.left + cut.width).toBeLessThanOrEqual(width)
      expect(cut.top + cut.height).toBeLessThanOrEqual(height)
      expect(Math.min(cut.width, cut.height)).toBeGreaterThan(0)
    }
  expect(shareOf(wholeFrame, tall).width).toBe(1)
})

test('a picture that is 4 to 5 already begins with a frame within it, any other with the largest', () => {
  expect(firstFrame({ width: 1200, height: 1500 })).toEqual({ x: 0.5, y: 0.5, size: 0.9 })
  expect(firstFrame({ width: 480, height: 600 })).toEqual(wholeFrame)
  expect(firstFrame(wide)).toEqual(wholeFrame)
})
