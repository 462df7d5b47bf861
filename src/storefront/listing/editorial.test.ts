import { expect, test } from 'vitest'
import { editorialOn } from './editorial.ts'

type Galleries = Parameters<typeof editorialOn>[2]
type Item = Galleries[number]['items'][number]

const item = (src: string, given: Partial<Item> = {}): Item => ({
  ...{ type: 'image', src, width: 1600, height: 2000, featured: false, alt: `${src}, worn`, altAr: '' },
  ...given,
})
const galleries: Galleries = [
  { id: 'g1', name: 'In Motion', nameAr: '', items: [item('film', { type: 'video' }), item('wide', { height: 900 })] },
  { id: 'g2', name: 'Head to Toe', nameAr: 'إطلالة كاملة', items: [item('first'), item('best', { featured: true })] },
]

test('an upright picture stands among the cards, what is featured first and another on the next page', () => {
  const shown = [1, 2, 3].map((page) => editorialOn(page, 'en', galleries)?.src)
  expect(shown).toEqual(['best', 'first', 'best'])
  expect(editorialOn(1, 'ar', galleries)).toMatchObject({ galleryId: 'g2', name: 'إطلالة كاملة', alt: 'best, worn' })
})

test('where no gallery has one, none does', () => {
  expect(editorialOn(1, 'en', galleries.slice(0, 1))).toBeNull()
})
