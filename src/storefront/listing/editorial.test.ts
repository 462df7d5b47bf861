import { expect, test } from 'vitest'
import { editorialOn, wideOf } from './editorial.ts'

type Galleries = Parameters<typeof editorialOn>[2]
type Item = Galleries[number]['items'][number]

const item = (src: string, given: Partial<Item> = {}): Item => ({
  ...{ id: src, type: 'image', src, width: 1600, height: 2000, featured: false, products: [] },
  ...{ title: '', titleAr: '', alt: `${src}, worn`, altAr: '' },
  ...given,
})
const ofBlack = item('black', { height: 800, title: 'Five', titleAr: 'خمس', products: [{ id: 'b1' }, { id: 'b2' }] })
const galleries: Galleries = [
  { id: 'g1', name: 'In Motion', nameAr: '', items: [item('film', { type: 'video' }), item('broad', { height: 900 })] },
  { id: 'g2', name: 'Head to Toe', nameAr: 'إطلالة كاملة', items: [item('first'), item('best', { featured: true })] },
]
const withWide: Galleries = [...galleries, { id: 'g3', name: 'Rows', nameAr: '', items: [ofBlack] }]
const black = [{ id: 'b1' }, { id: 'b2' }, { id: 'b3' }]

test('an upright picture stands among the cards, what is featured first and another on the next page', () => {
  const shown = [1, 2, 3].map((page) => editorialOn(page, 'en', galleries, [])?.src)
  expect(shown).toEqual(['best', 'first', 'best'])
  expect(editorialOn(1, 'ar', galleries, [])).toMatchObject({ name: 'إطلالة كاملة', alt: 'best, worn', isWide: false })
})

test('a wide one comes first where all that is on it is in the list, and leads to where it can be bought', () => {
  expect(editorialOn(1, 'ar', withWide, black)).toMatchObject({
    ...{ src: 'black', isWide: true, name: 'خمس' },
    path: '/gallery?open=g3&item=black#black',
  })
  expect(editorialOn(2, 'en', withWide, black)?.src).toBe('best')
  expect(editorialOn(1, 'en', withWide, black.slice(1))?.src).toBe('best')
})

test('the home page has the wide picture that is featured, or else the first', () => {
  expect(wideOf('en', galleries)).toBeNull()
  expect(wideOf('en', withWide)?.src).toBe('black')
  const featured = item('both', { height: 800, featured: true })
  const more = [...withWide, { id: 'g4', name: 'More', nameAr: '', items: [featured] }]
  expect(wideOf('en', more)).toMatchObject({ src: 'both', name: 'More' })
})

test('where no gallery has one, none does', () => {
  expect(editorialOn(1, 'en', galleries.slice(0, 1), [])).toBeNull()
})
