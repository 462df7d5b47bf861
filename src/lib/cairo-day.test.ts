import { expect, test } from 'vitest'
import { cairoDay } from './cairo-day.ts'

test('a day is Cairo’s', () => {
  expect(cairoDay(new Date('2026-03-04T21:59:00Z'))).toBe('2026-03-04')
  expect(cairoDay(new Date('2026-03-04T22:00:00Z'))).toBe('2026-03-05')
})

test('it is written so whatever the browser makes of a language’s own way', () => {
  const { prototype } = Intl.DateTimeFormat
  const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
  Object.defineProperty(prototype, 'format', { configurable: true, get: () => () => '3/5/2026' })
  const day = cairoDay(new Date('2026-03-05T10:00:00Z'))
  Object.defineProperty(prototype, 'format', own)
  expect(day).toBe('2026-03-05')
})
