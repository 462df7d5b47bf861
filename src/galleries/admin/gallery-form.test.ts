import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  changedBody,
  changesBetween,
  emptyGallery,
  emptyItem,
  galleryProblems,
  holdsSomething,
  serverProblems,
  type TypedGallery,
  type TypedItem,
  tagsIn,
} from './gallery-form.ts'
import { changedByBoth, mergedOnto } from './merged-gallery.ts'

const item = (id: string, change: Partial<TypedItem> = {}): TypedItem => ({
  ...emptyItem(id),
  ...{ id, mediaId: `${id}-file`, url: `/media/${id}`, title: `Title ${id}` },
  ...change,
})
const gallery = (change: Partial<TypedGallery> = {}): TypedGallery => ({
  ...emptyGallery,
  name: 'Layers',
  items: [item('a'), item('b')],
  ...change,
})

describe('what stands against saving', () => {
  const problemsOf = (change: Partial<TypedGallery>) => galleryProblems(gallery(change), 'galleryItemsRequired')

  test('is nothing where all is there, a file on its way too', () => {
    expect(problemsOf({ items: [item('a', { mediaId: null, url: 'blob:x' })] })).toEqual({})
  })

  test('is told by the item, wherever it moves', () => {
    expect(problemsOf({ name: ' ', order: 'x', items: [item('a', { title: ' ' }), item('b', { url: '' })] })).toEqual({
      name: 'galleryNameRequired',
      'a.title': 'itemTitleRequired',
      'b.src': 'itemFileRequired',
      order: 'orderWhole',
    })
    expect(problemsOf({ items: [item('a', { url: '' })] })).toEqual({ items: 'galleryItemsRequired' })
    expect(galleryProblems(emptyGallery, 'galleryFilesRequired')).toMatchObject({ items: 'galleryFilesRequired' })
    expect(problemsOf({ items: [item('a', { tagsAr: 'وسم، '.repeat(13) })] })).toEqual({ 'a.tagsAr': 'tooManyTags' })
  })

  test('the server’s word is told there too', () => {
    expect(serverProblems({ name: 'No.', 'items.1.src': 'Gone.', items: 'Too many.' }, gallery())).toEqual({
      name: 'No.',
      'b.src': 'Gone.',
      items: 'Too many.',
    })
  })
})

test('tags are told apart by either comma', () => {
  expect(tagsIn(' studio, black ،, قطن،')).toEqual(['studio', 'black', 'قطن'])
})

describe('what is sent', () => {
  test('is what changed, and nothing else', () => {
    const before = gallery({ order: '7', featured: true })
    expect(changedBody(before, { ...before, name: 'More' })).toEqual({ name: 'More' })
    expect(changedBody(before, { ...before, order: '٨' })).toEqual({ order: 8 })
    expect(changedBody(before, before)).toEqual({})
    const [first] = changedBody(before, { ...before, items: before.items.toReversed() }).items ?? []
    expect(first).toMatchObject({ id: 'b', mediaId: 'b-file', title: 'Title b' })
  })

  test('of a new one, all of it', () => {
    const { items, ...rest } = bodyOf(gallery({ items: [item('a', { id: null, tags: 'one, two' })] }))
    expect(rest).toMatchObject({ name: 'Layers', isActive: true, featured: false, order: 0 })
    expect(items[0]).toMatchObject({ mediaId: 'a-file', tags: ['one', 'two'], products: [] })
    expect(items[0]).not.toHaveProperty('id')
  })
})

test('an item is asked about before it goes if anything is lost with it', () => {
  expect(holdsSomething(emptyItem('x'))).toBe(false)
  expect(holdsSomething({ ...emptyItem('x'), descriptionAr: 'قطن' })).toBe(true)
  expect(holdsSomething({ ...emptyItem('x'), url: 'blob:x' })).toBe(true)
})

describe('when two edit the same gallery', () => {
  const start = gallery()

  test('fields and items that only one of them touched are both kept', () => {
    const current = gallery({ name: 'Theirs', items: [item('a', { title: 'Their A' }), item('b'), item('c')] })
    const mine = gallery({
      description: 'Mine',
      items: [item('a', { description: 'My A' }), item('b'), { ...item('n'), id: null }],
    })
    const merged = mergedOnto(current, start, mine)
    expect(merged).toMatchObject({ name: 'Theirs', description: 'Mine' })
    expect(merged.items.map(({ key, title, description }) => [key, title, description])).toEqual([
      ['a', 'Their A', 'My A'],
      ['b', 'Title b', ''],
      ['c', 'Title c', ''],
      ['n', 'Title n', ''],
    ])
  })

  test('their order stays unless I drew another', () => {
    const current = gallery({ items: [item('b'), item('a')] })
    const keysOf = (merged: TypedGallery) => merged.items.map(({ key }) => key)
    expect(keysOf(mergedOnto(current, start, gallery({ name: 'Mine' })))).toEqual(['b', 'a'])
    const three = gallery({ items: [item('a'), item('b'), item('c')] })
    const mine = gallery({ items: [item('c'), item('a'), item('b')] })
    expect(keysOf(mergedOnto(gallery({ items: [item('b'), item('a'), item('c')] }), three, mine))).toEqual([
      'c',
      'a',
      'b',
    ])
  })

  test('an item that one removed goes, but not what the other wrote into it', () => {
    const current = gallery({ items: [item('b')] })
    expect(mergedOnto(current, start, start).items.map(({ id }) => id)).toEqual(['b'])
    const mine = gallery({ items: [item('a', { title: 'Kept' }), item('b')] })
    expect(mergedOnto(current, start, mine).items.map(({ id, title }) => [id, title])).toEqual([
      ['b', 'Title b'],
      [null, 'Kept'],
    ])
    expect(mergedOnto(start, start, gallery({ items: [item('a')] })).items.map(({ id }) => id)).toEqual(['a'])
  })

  test('what both changed is named', () => {
    const current = gallery({ name: 'Theirs', featured: true })
    const mine = gallery({ name: 'Mine', featured: true, order: '3' })
    expect(changedByBoth(current, start, mine)).toEqual(['name'])
    expect(changesBetween(start, current)).toEqual(['name', 'featured'])
  })
})
