import { expect, test } from 'vitest'
import { numberIn, westernDigits } from './digits.ts'

test('Arabic, Persian and full-width digits are Western ones', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(westernDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(westernDigits('０１２３４５６７８９')).toBe('0123456789')
})

test('marks that come along with a pasted code are dropped', () => {
  expect(westernDigits('\u200F\u202A+20 10\u200B1234\u20695678\uFEFF\u061C')).toBe('+20 1012345678')
})

test('everything else stays as it was typed', () => {
  expect(westernDigits('BW12AB تيشيرت')).toBe('BW12AB تيشيرت')
})

test.each([
  ['820.5', 820.5],
  ['٨٢٠٫٥٠', 820.5],
  ['۸۲۰', 820],
  ['1,250.00', 1250],
  ['١٬٢٥٠', 1250],
  ['820,5', 820.5],
  ['.5', 0.5],
  [' 12 ', 12],
  ['', Number.NaN],
  ['-5', Number.NaN],
  ['1e3', Number.NaN],
  ['12 EGP', Number.NaN],
])('%j is read as %d', (text, number) => {
  expect(numberIn(text)).toBe(number)
})
