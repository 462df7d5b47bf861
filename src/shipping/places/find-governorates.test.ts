import { expect, test } from 'vitest'
import { findGovernorates, governorateNamed } from './find-governorates.ts'

const ids = (text: string, language: 'en' | 'ar' = 'en') => findGovernorates(text, language).map(({ id }) => id)

test('a governorate is found by a part of its name in either script, whatever the page’s language', () => {
  for (const language of ['en', 'ar'] as const) {
    expect(ids('قاه', language)).toEqual(['cairo'])
    expect(ids('cai', language)).toEqual(['cairo'])
    expect(new Set(ids('sinai', language))).toEqual(new Set(['shamal-sina', 'south-sina']))
  }
})

test.each([
  ['الاسكندريه', 'alexandria'],
  ['اسوان', 'aswan'],
  ['بنى سويف', 'beni-suef'],
  ['القَاهِرَة', 'cairo'],
  ['  CAIRO ', 'cairo'],
  ['assiut', 'assiut'],
  ['asyut', 'assiut'],
  ['fayoum', 'fayoum'],
  ['kafr el sheikh', 'kafr-el-sheikh'],
])('%s is found, however it is spelled', (text, id) => {
  expect(ids(text)).toEqual([id])
})

test('names that begin with what was typed come first', () => {
  expect(ids('s')[0]).toBe('sharqia')
  expect(ids('قن', 'ar')[0]).toBe('qena')
})

test('nothing typed shows all 27, nonsense none', () => {
  expect(ids('')).toHaveLength(27)
  expect(ids('zzz')).toEqual([])
})

test('a whole name means its governorate, a part of one none', () => {
  expect(governorateNamed('جنوب سيناء')?.id).toBe('south-sina')
  expect(governorateNamed('red sea')?.id).toBe('red-sea')
  expect(governorateNamed('sinai')).toBeUndefined()
})
