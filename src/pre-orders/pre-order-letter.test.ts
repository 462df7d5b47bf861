import { describe, expect, test } from 'vitest'
import { letters } from '../../tests/letters/pre-orders.ts'
import { LANGUAGES } from '../lib/language.ts'

describe.each(LANGUAGES)('letters about a pre-order, in %s', (language) => {
  test.each(Object.entries(letters(language)))('%s: text and page say the same, in its direction', (_, letter) => {
    expect(letter.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    const [number = ''] = /PO[0-9A-Z]{6}/.exec(letter.subject) ?? []
    for (const part of [letter.text, letter.html]) {
      expect(part).toContain(number)
      expect(part).not.toMatch(/undefined|null|\[object|Invalid/)
    }
  })

  test('the code is told with what was asked for, and not with what is given up', () => {
    const withCode = Object.entries(letters(language)).filter(([, { text }]) => text.includes('NEXT-'))
    expect(withCode.map(([name]) => name)).toEqual(['pre-order taken'])
  })
})
