import { describe, expect, test } from 'vitest'
import { groupProblem, isEmpty, isSame, sharedWords, withTypedWords } from './synonym-form.ts'

const group = (words: string[], typed = '') => ({ key: 'one', words, typed })

describe('words that are typed into a group', () => {
  test.each([
    ['hoodie', ['tee', 'hoodie'], ''],
    ['hoodie, هودي، سويت  شيرت ;', ['tee', 'hoodie', 'هودي', 'سويت شيرت'], ''],
    ['tee, Tee ', ['tee', 'Tee'], ''],
    [' , ، ', ['tee'], ''],
    ['x, hoodie, all that is black', ['tee', 'hoodie'], 'x, all that is black'],
  ])('%j become %j', (typed, words, rest) => {
    expect(withTypedWords(group(['tee'], typed))).toEqual(group(words, rest))
  })

  test('have to be words, two of them at least, twelve at most', () => {
    expect(groupProblem(group(['one', 'two'], 'x'))).toBe('word')
    expect(groupProblem(group(['one']))).toBe('few')
    expect(groupProblem(group(Array.from({ length: 13 }, (_, at) => `word${at}`)))).toBe('many')
    expect(groupProblem(group(['one', 'two']))).toBeNull()
    expect([isEmpty(group([])), isEmpty(group([], 'x')), isEmpty(group(['one']))]).toEqual([true, false, false])
  })
})

test('a list is the same list with the same groups in the same order', () => {
  const [tee, hat, cap] = [group(['tee', 'shirt']), group(['hat', 'cap']), group(['cap', 'hat'])]
  expect([isSame([tee, hat], [tee, hat]), isSame([tee, hat], [tee, cap]), isSame([tee], [])]).toEqual([
    true,
    false,
    false,
  ])
})

test('a word that is in another group too is named with that group, however it is spelled and while it is typed', () => {
  const groups = [group(['hoodie', 'pullover']), group(['tee', 'shirt'], 'Hoodies'), group(['hat', 'cap'])]
  expect(sharedWords(groups)).toEqual([[{ word: 'hoodie', places: [2] }], [{ word: 'Hoodies', places: [1] }], []])
})
