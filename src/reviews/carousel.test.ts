import { describe, expect, test } from 'vitest'
import { placeAfter, placeOf, placesIn, type Strip, scrollFor } from './carousel.ts'

/** Six slides of 300 px with 3 in view, and with 1. */
const desk = (scrolled: number): Strip => ({ scrolled, step: 300, room: 900 })
const phone = (scrolled: number): Strip => ({ scrolled, step: 300.4, room: 1502 })

/** All the way round. */
function wander(at: (scrolled: number) => Strip, by: 1 | -1): number[] {
  const places: number[] = []
  let scrolled = 0
  for (let turn = 0; turn < placesIn(at(0)); turn += 1) {
    const place = placeAfter(at(scrolled), by)
    scrolled = scrollFor(at(scrolled), place)
    places.push(place)
  }
  return places
}

describe('a carousel', () => {
  test('goes on one by one and begins again, until the last review is in view', () => {
    expect(wander(desk, 1)).toEqual([1, 2, 3, 0])
    expect(wander(phone, 1)).toEqual([1, 2, 3, 4, 5, 0])
  })

  test('goes back the same way', () => {
    expect(wander(desk, -1)).toEqual([3, 2, 1, 0])
    expect(wander(phone, -1)).toEqual([5, 4, 3, 2, 1, 0])
  })

  test('stands where it was put by hand', () => {
    expect(placeOf(desk(310))).toBe(1)
    expect(placeOf(desk(899.4))).toBe(3)
  })

  test('without room to move it stays', () => {
    expect(placeAfter({ scrolled: 0, step: 300, room: 0 }, 1)).toBe(0)
  })
})
