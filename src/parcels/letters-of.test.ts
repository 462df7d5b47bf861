import { expect, test } from 'vitest'
import { lettersOf } from './letters-of.ts'

const WINDOWS = [0xdf, 0xe6, 0xcf, 0x2c, 0x31]

test('PC32: a file is read in the letters that a spreadsheet in Egypt writes, and no others are guessed', () => {
  expect(lettersOf(new TextEncoder().encode('كود,1'))).toBe('كود,1')
  expect(lettersOf(Uint8Array.of(0xff, 0xfe, 0x31, 0))).toBe('1')
  expect(lettersOf(Uint8Array.from(WINDOWS))).toBe('كود,1')
  expect(lettersOf(Uint8Array.of(0x50, 0xe9, 0x81, 0x2c, 0x31))).toBeNull()
})
