import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyTurn, turned, turnOf } from './turn.ts'

test('past the last comes the first, and before the first the last', () => {
  expect([turned(4, 1, 5), turned(0, -1, 5), turned(2, 1, 5), turned(0, 1, 1)]).toEqual([0, 4, 3, 0])
  const many = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(many, fc.nat(), (count, from) => {
      const at = from % count
      expect(turned(turned(at, 1, count), -1, count)).toBe(at)
    }),
  )
})

test('a finger that goes 50 pixels against the lines turns to the next one, the other way in Arabic', () => {
  expect([turnOf({ x: -50, y: 0 }, 'en'), turnOf({ x: 50, y: 0 }, 'en')]).toEqual([1, -1])
  expect([turnOf({ x: -50, y: 0 }, 'ar'), turnOf({ x: 50, y: 0 }, 'ar')]).toEqual([-1, 1])
})

test('less than 50 pixels turn nothing, where no other measure is set', () => {
  for (const x of [-49, 0, 49])
    expect([turnOf({ x, y: 10 }, 'en'), turnOf({ x, y: 10 }, 'ar')], String(x)).toEqual([0, 0])
  expect([turnOf({ x: -40, y: 0 }, 'en', 40), turnOf({ x: -39, y: 0 }, 'en', 40)]).toEqual([1, 0])
})

test('a finger that goes down the page rather than across turns nothing', () => {
  for (const [x, y] of [
    [-80, 90],
    [-80, -80],
    [60, 61],
    [-100, 200],
  ] as const)
    expect([turnOf({ x, y }, 'en'), turnOf({ x, y }, 'ar')], `${x}, ${y}`).toEqual([0, 0])
})

test('arrow keys go where they point, and no other key turns', () => {
  expect([keyTurn('ArrowRight', 'en'), keyTurn('ArrowLeft', 'en')]).toEqual([1, -1])
  expect([keyTurn('ArrowRight', 'ar'), keyTurn('ArrowLeft', 'ar')]).toEqual([-1, 1])
  for (const key of ['ArrowUp', 'ArrowDown', 'Enter', 'a', 'Escape']) expect(keyTurn(key, 'en'), key).toBe(0)
})
