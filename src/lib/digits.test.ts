import { expect, test } from 'vitest'
import { westernDigits } from './digits.ts'

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
