import { describe, expect, test } from 'vitest'
import { isNear, mended, nearest, termsIn } from './search-words.ts'

const SYNONYMS = [
  ['t-shirt', 'tee', 'تيشيرت', 'تي شيرت'],
  ['shirt', 'قميص'],
  ['polo', 'polo shirt', 'بولو'],
]

describe('what a search asks for', () => {
  test.each([
    ['black  heavy black', ['black', 'heavy']],
    ['t shirt', ['t shirt']],
    ['t-shirts black', ['t-shirts', 'black']],
    ['polo shirt', ['polo shirt']],
    ['shirt polo', ['shirt', 'polo']],
    ['الهودي', ['هودي']],
    ['الم', ['الم']],
    ['هودي، ثقيل.', ['هودي', 'ثقيل']],
    ['100% % _ "polo"', ['100%', '%', '_', '"polo"']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['', []],
  ])('%j: %j', (text, own) => {
    expect(termsIn(text, SYNONYMS).map((term) => term.own)).toEqual(own)
  })

  test('is also said by every word of its group, of the longest phrase that is one', () => {
    expect(termsIn('tees', SYNONYMS)).toEqual([{ own: 'tees', others: SYNONYMS[0] }])
    expect(termsIn('polo shirts', SYNONYMS)[0]?.others).toEqual(SYNONYMS[2])
    expect(termsIn('hoodie', SYNONYMS)).toEqual([{ own: 'hoodie', others: [] }])
  })
})

test.each([
  ['hoodie', 'hoddie', 1],
  ['hoodie', 'hodie', 1],
  ['hoodie', 'hooodie', 1],
  ['hoodie', 'hoodei', 1],
  ['hoodie', 'hodei', 2],
  ['trousers', 'truosrs', 2],
  ['shoe', 'shirt', 3],
])('%s and %s are %i slips apart', (one, other, slips) => {
  expect([isNear(one, other, slips), isNear(other, one, slips)]).toEqual([true, true])
  expect(isNear(one, other, slips - 1)).toBe(false)
})

describe('a slip', () => {
  const KNOWN = ['hoodie', 'hoodies', 'pants', 'cap', 'polo', 'trousers', 'هودي', 'الهودي']

  test.each([
    ['hoddie', ['hoodie', 'hoodies']],
    ['pnats', ['pants']],
    ['truosers', ['trousers']],
    ['truosrs', []],
    ['trouesrss', ['trousers']],
    ['هدوي', ['هودي', 'الهودي']],
    ['هوديضض', ['هودي', 'الهودي']],
    ['pantskl', ['pants']],
  ])('%s is near %j', (word, near) => expect(nearest(word, KNOWN)).toEqual(near))

  test.each(['cp', 'cpa', 'capp', 'solo', 'BW123', 'h0odie', 'hoodie-', 'capon', 'polonius', 'poxlox', 'x'.repeat(31)])(
    '%s is none',
    (word) => {
      expect(nearest(word, KNOWN)).toEqual([])
    },
  )

  test('in a word that has synonyms finds them too', () => {
    const term = { own: 'تيشرت', others: [] }
    expect(mended(term, [], SYNONYMS)).toEqual({ own: 'تيشرت', others: ['تيشيرت', 't-shirt', 'tee', 'تي شيرت'] })
    expect(mended({ own: 'asdfgh', others: [] }, [], SYNONYMS)).toBeNull()
  })
})
