import { expect, test } from 'vitest'
import { dayText, momentText } from './days.ts'

test('an instant is shown as the day it is in Cairo, with Western digits', () => {
  expect(dayText('2026-03-02T22:30:00.000Z', 'en')).toBe('March 3, 2026')
  expect(dayText('2026-03-02T22:30:00.000Z', 'ar')).toBe('3 مارس 2026')
  expect(momentText('2026-03-02T22:30:00.000Z', 'en')).toMatch(/12:30/)
})
