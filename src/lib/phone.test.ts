import fc from 'fast-check'
import { expect, test } from 'vitest'
import { egyptianMobile, localPhone, phoneDigits } from './phone.ts'

test.each([
  '01012345678',
  '1012345678',
  '+201012345678',
  '+2001012345678',
  '00201012345678',
  '201012345678',
  '010 1234 5678',
  '010-1234-5678',
  '(010) 1234.5678',
  '+20 (0)10 12345678',
  '٠١٠١٢٣٤٥٦٧٨',
  '۰۱۰۱۲۳۴۵۶۷۸',
  '+٢٠ ١٠ ١٢٣٤ ٥٦٧٨',
  '٠٠٢٠١٠١٢٣٤٥٦٧٨',
  '\u202A+20 101 234 5678\u202C',
  '\u200F01012345678',
  '010\u00A01234\u00A05678',
])('%j is the mobile +201012345678', (text) => {
  expect(egyptianMobile(text)).toBe('+201012345678')
})

test.each(['010', '011', '012', '015'])('%s is a mobile network of Egypt', (prefix) => {
  expect(egyptianMobile(`${prefix}12345678`)).toBe(`+2${prefix}12345678`)
})

test.each([
  ['', 'nothing'],
  ['0', 'a digit'],
  ['01312345678', 'no network'],
  ['01412345678', 'no network'],
  ['01612345678', 'no network'],
  ['0101234567', 'a digit short'],
  ['010123456789', 'a digit long'],
  ['0223456789', 'a landline in Cairo'],
  ['+20225550100', 'a landline in Cairo, from abroad'],
  ['0035790000', 'a landline in Alexandria'],
  ['+9661012345678', 'a number of another country'],
  ['+20+201012345678', 'twice the country'],
  ['0020 20 1012345678', 'twice the country'],
  ['01012345678x', 'a letter too many'],
  ['01012345678;ext=5', 'an extension'],
  ['0101234567８ 9', 'a digit long, full width'],
  ['-1012345678.5e3', 'a number, but none to call'],
  [`010${' '.repeat(40)}12345678`, 'longer than anybody types'],
])('%j is refused: %s', (text) => {
  expect(egyptianMobile(text)).toBeNull()
})

test('what is kept is shown as people in Egypt write it, and is the same number again', () => {
  const aMobile = fc.tuple(fc.constantFrom('010', '011', '012', '015'), fc.stringMatching(/^\d{8}$/))
  fc.assert(
    fc.property(aMobile, ([prefix, rest]) => {
      const mobile = egyptianMobile(prefix + rest) ?? ''
      expect(localPhone(mobile)).toBe(prefix + rest)
      expect(egyptianMobile(mobile)).toBe(mobile)
    }),
  )
})

test('whatever is typed gives a number the database takes, or none', () => {
  const pieces = [
    '0',
    '1',
    '2',
    '5',
    '20',
    '010',
    '٠',
    '١٠',
    '۱',
    '+',
    '-',
    ' ',
    '(',
    '.',
    '/',
    '\u200f',
    '\u202a',
    'x',
    '8'.repeat(8),
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 16 }), (text) => {
      const phone = egyptianMobile(text.join(''))
      return phone === null || /^\+20(10|11|12|15)\d{8}$/.test(phone)
    }),
    { numRuns: 2000 },
  )
})

test('FZ3: a text that is no number is put aside at once, however long', () => {
  const texts = [' ', '٠', '(', '20', '\u200f', '0 '].map((evil) => evil.repeat(500_000))
  const rounds = [1, 2, 3].map(() => {
    const from = performance.now()
    for (const text of texts) expect(egyptianMobile(text)).toBeNull()
    return performance.now() - from
  })
  expect(Math.min(...rounds)).toBeLessThan(20)
})

test.each(['01012345678', '+201012345678', '00201012345678', '010 1234-5678', '٠١٠١٢٣٤٥٦٧٨', '\u202A+20 10 12345678'])(
  '%s is looked for by the digits that all ways of writing it share',
  (text) => expect(phoneDigits(text)).toBe('1012345678'),
)

test('a part of a phone is looked for as it stands', () => {
  expect([phoneDigits('5678'), phoneDigits('010'), phoneDigits('2056'), phoneDigits('BW')]).toEqual([
    '5678',
    '10',
    '2056',
    '',
  ])
})
