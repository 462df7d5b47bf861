import { expect, test } from 'vitest'
import { LANGUAGES } from '../lib/language.ts'
import { arrival, arrivalInLines, arrivalText, lastOverdueDay, missedDay } from './arrival.ts'

const days = (now: string, min: number, max: number): string[] =>
  arrival(new Date(now), { min, max }).map((day) => day.toISOString().slice(0, 10))

test('the weekend of Friday and Saturday does not count', () => {
  // A Wednesday.
  expect(days('2026-03-04T10:00:00Z', 1, 2)).toEqual(['2026-03-05', '2026-03-08'])
  expect(days('2026-03-04T10:00:00Z', 2, 7)).toEqual(['2026-03-08', '2026-03-15'])
})

test('what is ordered on the weekend counts from Sunday on', () => {
  for (const now of ['2026-03-06T10:00:00Z', '2026-03-07T10:00:00Z'])
    expect(days(now, 0, 1), now).toEqual(['2026-03-08', '2026-03-08'])
})

test('the day is the one in Cairo, also when the clocks change', () => {
  expect(days('2026-03-04T22:30:00Z', 0, 1)).toEqual(['2026-03-05', '2026-03-08'])
  // Summer time begins on Friday, 24 April 2026: midnight in Cairo is 21:00 UTC from then on.
  expect(days('2026-04-23T21:30:00Z', 1, 1)).toEqual(['2026-04-26', '2026-04-26'])
  expect(days('2026-04-26T21:30:00Z', 1, 1)).toEqual(['2026-04-28', '2026-04-28'])
})

test('it is told in both languages with Western digits', () => {
  const now = new Date('2026-03-04T10:00:00Z')
  expect(arrivalText(now, { min: 2, max: 7 }, 'en')).toMatch(/^Sun, Mar 8\s–\sSun, Mar 15$/)
  expect(arrivalText(now, { min: 2, max: 7 }, 'ar')).toBe('الأحد 8 – الأحد 15 مارس')
  expect(arrivalText(now, { min: 1, max: 1 }, 'en')).toBe('Thu, Mar 5')
})

test.each(LANGUAGES)('a line of a page may end with the dash between two days, and nowhere else, in %s', (language) => {
  const text = arrivalInLines(new Date('2026-03-04T10:00:00Z'), { min: 2, max: 7 }, language)
  expect(text.match(/.[^\S\u00a0]/g)).toEqual([expect.stringMatching(/^–\s$/)])
})

test('a day that was said is missed once it is over in Cairo', () => {
  const from = new Date('2026-03-04T10:00:00Z')
  const missed = (now: string) => missedDay(from, { min: 1, max: 2 }, new Date(now))
  expect([missed('2026-03-04T10:00:00Z'), missed('2026-03-08T21:59:00Z')]).toEqual([null, null])
  expect(missed('2026-03-08T22:30:00Z')).toEqual(new Date('2026-03-08T12:00:00Z'))
})

test('an order is overdue once its last promised day is over', () => {
  // Ordered on a Tuesday, promised for Thursday: late from Friday on, and so is what came before it.
  expect(lastOverdueDay(new Date('2026-03-05T10:00:00Z'), 2)).toBe('2026-03-02')
  expect(lastOverdueDay(new Date('2026-03-06T10:00:00Z'), 2)).toBe('2026-03-03')
  expect(lastOverdueDay(new Date('2026-03-05T10:00:00Z'), 0)).toBe('2026-03-04')
  expect(lastOverdueDay(new Date('2026-03-05T22:30:00Z'), 0)).toBe('2026-03-05')
})
