import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  changedBody,
  emptyGallery,
  emptyItem,
  galleryProblems,
  holdsSomething,
  serverProblems,
  type TypedGallery,
  type TypedItem,
  tagsIn,
} from './gallery-form.ts'
import { mergedGallery, withChoice } from './merged-gallery.ts'

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
    const { merged, taken, contested } = mergedGallery({ start, mine, theirs: current })
    expect(contested).toEqual([])
    expect(taken.map(({ key }) => key)).toEqual(['field name', 'a', 'c'])
    expect(merged).toMatchObject({ name: 'Theirs', description: 'Mine' })
    expect(merged.items.map(({ key, title, description }) => [key, title, description])).toEqual([
      ['a', 'Their A', 'My A'],
      ['b', 'Title b', ''],
      ['c', 'Title c', ''],
      ['n', 'Title n', ''],
    ])
  })

  test('their order stays unless I drew another, and is asked about where both did', () => {
    const three = gallery({ items: [item('a'), item('b'), item('c')] })
    const [theirs, mine] = ['bac', 'cab'].map((ids) => gallery({ items: [...ids].map((id) => item(id)) }))
    const keysOf = ({ items }: TypedGallery) => items.map(({ key }) => key).join('')
    if (!theirs || !mine) throw new Error('There are two.')
    const followed = mergedGallery({ start: three, mine: three, theirs })
    expect([keysOf(followed.merged), followed.taken]).toEqual(['bac', [{ kind: 'order', key: 'order' }]])
    const both = mergedGallery({ start: three, mine, theirs })
    expect([keysOf(both.merged), both.taken, both.contested]).toEqual(['cab', [], [{ kind: 'order', key: 'order' }]])
    const [part] = both.contested
    if (!part) throw new Error('It is asked about.')
    expect(keysOf(withChoice(both.merged, { part, whose: 'theirs', versions: { mine, theirs } }))).toBe('bac')
  })

  test('an item that one removed goes', () => {
    const without = gallery({ items: [item('b')] })
    const theirs = mergedGallery({ start, mine: start, theirs: without })
    expect(theirs.merged.items.map(({ id }) => id)).toEqual(['b'])
    expect(theirs.taken).toMatchObject([{ kind: 'item', key: 'a', theirs: null }])
    expect(mergedGallery({ start, mine: without, theirs: start }).merged.items.map(({ id }) => id)).toEqual(['b'])
  })

  test('an item that one removed and the other changed is asked about', () => {
    const without = gallery({ items: [item('b')] })
    const written = gallery({ items: [item('a', { title: 'Kept' }), item('b')] })
    const shown = ({ items }: TypedGallery) => items.map(({ id, title }) => [id, title])
    for (const [mine, theirs, id] of [
      [written, without, null],
      [without, written, 'a'],
    ] as const) {
      const { merged, contested } = mergedGallery({ start, mine, theirs })
      expect(contested.map(({ key }) => key)).toEqual(['a'])
      expect(shown(merged)).toContainEqual([id, 'Kept'])
      const [part] = contested
      if (!part) throw new Error('It is asked about.')
      const versions = { mine, theirs }
      for (const whose of ['mine', 'theirs'] as const) {
        const chosen = withChoice(merged, { part, whose, versions })
        const isKept = (whose === 'mine' ? mine : theirs) === written
        expect(shown(chosen)).toHaveLength(isKept ? 2 : 1)
      }
    }
  })

  test('what both changed is chosen, field by field of an item too', () => {
    const theirs = gallery({ name: 'Theirs', featured: true, items: [item('a', { title: 'T', alt: 'T' }), item('b')] })
    const mine = gallery({ name: 'Mine', featured: true, items: [item('a', { title: 'M', tags: 'm' }), item('b')] })
    const { merged, taken, contested } = mergedGallery({ start, mine, theirs })
    expect(taken).toMatchObject([{ key: 'a', fields: ['alt'] }])
    expect(contested).toMatchObject([{ key: 'field name' }, { key: 'a', fields: ['title'] }])
    expect(merged.items[0]).toMatchObject({ title: 'M', alt: 'T', tags: 'm' })
    const all = contested.reduce(
      (typed, part) => withChoice(typed, { part, whose: 'theirs', versions: { mine, theirs } }),
      merged,
    )
    expect(all.name).toBe('Theirs')
    expect(all.items[0]).toMatchObject({ title: 'T', alt: 'T', tags: 'm' })
  })
})
