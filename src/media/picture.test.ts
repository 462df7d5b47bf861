import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureUrl, srcSet, widthsOf } from './picture.ts'

const aWidth = fc.integer({ min: 1, max: 3000 })

test('a picture is never shown wider than it is, nor wider than 1600', () => {
  expect(widthsOf(1)).toEqual([1])
  expect(widthsOf(160)).toEqual([160])
  expect(widthsOf(161)).toEqual([160, 161])
  expect(widthsOf(1600)).toEqual([160, 320, 480, 640, 960, 1280, 1600])
  expect(widthsOf(3000)).toEqual([160, 320, 480, 640, 960, 1280, 1600])
  fc.assert(
    fc.property(aWidth, (width) => {
      const widths = widthsOf(width)
      expect(widths.at(-1)).toBe(Math.min(width, 1600))
      expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other))
    }),
  )
})

test('the address on the wire is a variant that is there, the nearest to 960 wide', () => {
  fc.assert(
    fc.property(aWidth, (width) => {
      const [, servedWidth = ''] = /^\/media\/ID\/(\d+)\.webp$/.exec(pictureUrl('ID', width)) ?? []
      expect(widthsOf(width)).toContain(Number(servedWidth))
    }),
  )
  expect(pictureUrl('ID', 3000)).toBe('/media/ID/960.webp')
  expect(pictureUrl('ID', 700)).toBe('/media/ID/700.webp')
})

test('a page is offered every width, from the address it knows', () => {
  expect(srcSet('/media/ID/480.webp', 500, 'avif')).toBe(
    '/media/ID/160.avif 160w, /media/ID/320.avif 320w, /media/ID/480.avif 480w, /media/ID/500.avif 500w',
  )
})
