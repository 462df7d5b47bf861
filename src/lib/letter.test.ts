import { expect, test } from 'vitest'
import { unlinked } from './letter.server.ts'

test('ML10: marks that turn words around do not reach a letter', () => {
  expect(unlinked('Mona\u202e\u2067 Adel\u2069\u202c')).toBe('Mona Adel')
})

test.each([
  ['evil.example', 'evil. example'],
  ['http://evil.example/win', 'http: / /evil. example/win'],
  ['//evil', '/ /evil'],
  ['www.evil.example', 'www. evil. example'],
  ['win@evil.example', 'win@ evil. example'],
  ['evil。example', 'evil。 example'],
  ['ＷＷＷ．ｅｖｉｌ．ｃｏｍ', 'ＷＷＷ． ｅｖｉｌ． ｃｏｍ'],
  ['evil.1st.example', 'evil. 1st. example'],
  ['موقع.مصر', 'موقع. مصر'],
  ['a.b.example', 'a. b. example'],
])('%s can’t be pressed in a letter', (text, printedText) => {
  expect(unlinked(text)).toBe(printedText)
})

test.each([
  'Mona Adel',
  'منى عادل',
  'A. B. Hassan',
  '3 El Nasr St., floor 2/3',
  'Block 3.2',
  'Gate 4: left',
  'د. منى',
  '167 ج.م',
])('%s stays as it was typed', (text) => {
  expect(unlinked(text)).toBe(text)
})
