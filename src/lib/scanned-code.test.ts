import { expect, test } from 'vitest'
import { scannedCode } from './scanned-code.ts'

test.each([
  ['BW12AB34', 'BW12AB34'],
  [' bw12ab34\n', 'BW12AB34'],
  ['BW12345', 'BW12345'],
  ['https://shop.test/verify?sku=bw12ab34', 'BW12AB34'],
  ['https://shop.test/ar/verify/?sku=BW12AB34&utm_source=slip', 'BW12AB34'],
])('%j is read as %s', (text, code) => {
  expect(scannedCode(text)).toBe(code)
})

test.each([
  '',
  '5901234123457',
  'https://shop.test/verify',
  'https://shop.test/verify?sku=',
  'https://shop.test/products?sku=BW12AB34',
  'javascript:alert(1)//verify?sku=BW12AB34',
  'https://',
  `BW${'1'.repeat(5000)}`,
])('%j is no code of the shop', (text) => {
  expect(scannedCode(text)).toBeNull()
})

test('a scanner that types on an Arabic layout is read by its keys', () => {
  expect(scannedCode('لاص7ن2ئضر')).toBe('BW7K2ZQV')
  expect(scannedCode('لآً7،2~َ{')).toBe('BW7K2ZQV')
  expect(scannedCode('سلمى')).toBeNull()
})
