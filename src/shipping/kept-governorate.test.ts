import { expect, test } from 'vitest'
import { governorateIn } from './kept-governorate.ts'

const giza = { id: 'giza', name: 'Giza', nameAr: 'الجيزة' }

test('a kept choice comes back with its names in both languages, and nothing else', () => {
  expect(governorateIn(JSON.stringify({ ...giza, more: 1 }))).toEqual(giza)
})

test.each([null, '', '{', 'null', '7', '"giza"', '[]', '{"id":"giza"}', '{"id":"giza","name":"","nameAr":1}'])(
  'what is no choice (%s) counts as none',
  (text) => expect(governorateIn(text)).toBeNull(),
)
