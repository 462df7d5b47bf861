import { expect, test } from 'vitest'
import { isPersonal, wordsToKeep } from './personal.ts'
import { sourceOf } from './source.ts'

const SHOP = 'https://www.blackandwhite.example'
const from = (utm: string | undefined, referrer?: string) => sourceOf({ utm, referrer }, SHOP)

test.each([
  ['utm_source=Instagram&utm_medium=%20Social%20&utm_campaign=Summer+Sale', 'instagram / social / summer sale'],
  ['utm_source=newsletter', 'newsletter'],
  ['utm_source=x&utm_campaign=y', 'x / - / y'],
  ['utm_source=a%2Fb%0A%00%E2%80%AEc', 'a b c'],
  ['utm_source=%D8%B9%D9%8A%D8%AF', 'عيد'],
  [`utm_source=${'x'.repeat(300)}`, 'x'.repeat(40)],
  ['utm_medium=social', 'direct'],
  ['utm_source=mona@mailbox.example', 'direct'],
  ['utm_source=mail&utm_campaign=01005551234', 'mail'],
])('a link that says %s is of that source', (utm, source) => {
  expect(from(utm)).toBe(source)
})

test.each([
  ['www.Google.com', 'google.com'],
  ['l.instagram.com', 'instagram.com'],
  ['m.facebook.com', 'facebook.com'],
  ['t.co', 't.co'],
  ['com.google.android.gm', 'com.google.android.gm'],
  ['blackandwhite.example', 'direct'],
  ['192.168.1.7', 'direct'],
  ['[2001:db8::1]', 'direct'],
  ['localhost:3000', 'direct'],
  ['mona@mailbox.example', 'direct'],
  [undefined, 'direct'],
])('who was led here by %s comes from there, unless it is the shop or somebody’s address', (host, source) => {
  expect(from(undefined, host)).toBe(source)
})

test('a link’s own word counts before the host', () => {
  expect(from('utm_source=ads', 'google.com')).toBe('ads')
})

test('of searches words are kept, never an e-mail, a phone or an order’s code', () => {
  expect(wordsToKeep('  White\n HOODIE ')).toBe('white hoodie')
  for (const one of ['x', '😀']) expect([one, wordsToKeep(one)]).toEqual([one, null])
  expect(wordsToKeep('w'.repeat(61))).toBeNull()
  for (const mine of ['mona@mailbox.example', '0100 555 1234', '٠١٠٠٥٥٥١٢٣٤', '+20-100-555-1234', 'BWK3M9QZ'])
    expect([mine, wordsToKeep(mine)]).toEqual([mine, null])
  for (const plain of ['bw12345', 'size 42', 'summer 2026', 'قميص 2', 'blackwhite'])
    expect([plain, isPersonal(plain)]).toEqual([plain, false])
})
