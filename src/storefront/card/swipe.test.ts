import { expect, test } from 'vitest'
import { keyTurn, turnOf } from './swipe.ts'

test('a finger that goes 50 pixels against the lines turns to the next picture, the other way in Arabic', () => {
  expect([turnOf({ x: -50, y: 0 }, 'ltr'), turnOf({ x: 50, y: 0 }, 'ltr')]).toEqual([1, -1])
  expect([turnOf({ x: -50, y: 0 }, 'rtl'), turnOf({ x: 50, y: 0 }, 'rtl')]).toEqual([-1, 1])
})

test('less than 50 pixels turn nothing', () => {
  for (const x of [-49, 0, 49]) expect(turnOf({ x, y: 0 }, 'ltr'), String(x)).toBe(0)
})

test('a finger that goes down the page rather than across turns nothing', () => {
  expect(turnOf({ x: -80, y: 90 }, 'ltr')).toBe(0)
  expect(turnOf({ x: -80, y: -80 }, 'rtl')).toBe(0)
})

test('arrow keys go where they point', () => {
  expect([keyTurn('ArrowRight', 'ltr'), keyTurn('ArrowLeft', 'ltr')]).toEqual([1, -1])
  expect([keyTurn('ArrowRight', 'rtl'), keyTurn('ArrowLeft', 'rtl')]).toEqual([-1, 1])
  expect(keyTurn('ArrowUp', 'ltr')).toBe(0)
})
