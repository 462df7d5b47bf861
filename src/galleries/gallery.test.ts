import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { featuredMessage, problemsOf, savedMessage, stepOf, swiped, turned } from './gallery.ts'

test('past the last item comes the first, and before the first the last', () => {
  expect([turned(4, 1, 5), turned(0, -1, 5), turned(2, 1, 5), turned(0, 1, 1)]).toEqual([0, 4, 3, 0])
  const many = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(many, fc.nat(), (count, from) => {
      const at = from % count
      expect(turned(turned(at, 1, count), -1, count)).toBe(at)
    }),
  )
})

test('a finger that moves 50 pixels along the line turns one item; the other way round in Arabic', () => {
  expect([swiped('en', -50, 0), swiped('en', 50, 0)]).toEqual([1, -1])
  expect([swiped('ar', -50, 0), swiped('ar', 50, 0)]).toEqual([-1, 1])
})

test('a shorter way turns nothing, and one that goes up or down is a scroll', () => {
  for (const [x, y] of [
    [49, 0],
    [-49, 10],
    [60, 61],
    [-100, 200],
    [0, 0],
  ] as const)
    expect([swiped('en', x, y), swiped('ar', x, y)], `${x}, ${y}`).toEqual([0, 0])
})

test('an arrow key turns to where it points', () => {
  expect([stepOf('en', 'ArrowRight'), stepOf('en', 'ArrowLeft')]).toEqual([1, -1])
  expect([stepOf('ar', 'ArrowRight'), stepOf('ar', 'ArrowLeft')]).toEqual([-1, 1])
  for (const key of ['ArrowUp', 'ArrowDown', 'Enter', 'a', 'Escape']) expect(stepOf('en', key), key).toBe(0)
})

describe('before a gallery can be saved', () => {
  const ready = { title: 'First', mediaId: 'x' }
  test('there is a file', () => {
    expect(problemsOf([], 'galleryFilesRequired')).toEqual({ items: 'galleryFilesRequired' })
    expect(problemsOf([{ title: '', mediaId: null }], 'galleryItemsRequired')).toEqual({
      items: 'galleryItemsRequired',
    })
  })
  test('each item has its file and a title', () => {
    expect(problemsOf([ready, { title: '', mediaId: 'y' }, { title: 'Third', mediaId: null }], '')).toEqual({
      'items.1.title': 'itemTitleRequired',
      'items.2.src': 'itemFileRequired',
    })
    expect(problemsOf([ready], '')).toBeNull()
  })
})

test('what was done is said as it was asked for', () => {
  expect(savedMessage({ id: 'x', isActive: true })).toBe('Gallery activated successfully')
  expect(savedMessage({ id: 'x', isActive: false })).toBe('Gallery deactivated successfully')
  expect(savedMessage({ id: 'x', ...{ name: 'Layers' }, isActive: true })).toBe('Gallery updated successfully')
  expect([featuredMessage(true, undefined), featuredMessage(false, undefined)]).toEqual([
    'Gallery featured successfully',
    'Gallery unfeatured successfully',
  ])
  expect([featuredMessage(true, true), featuredMessage(false, false)]).toEqual([
    'Gallery marked as featured',
    'Gallery removed from featured',
  ])
})
