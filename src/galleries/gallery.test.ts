import { describe, expect, test } from 'vitest'
import { featuredMessage, problemsOf, savedMessage } from './gallery.ts'

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
