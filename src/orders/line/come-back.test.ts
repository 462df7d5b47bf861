import { expect, test } from 'vitest'
import { Refusal } from '#lib/refusal.ts'
import { type ComeBack, comeBackIn, ticketIn } from './come-back.ts'

const details = { retryAfter: 3, ticket: 'mine' }
const inLine = new Refusal('IN_LINE', { message: 'You are in line', details })
const told: ComeBack = { after: 2000, says: 'You are in line', isInLine: true, misses: 0 }
const unavailable = new Refusal('UNAVAILABLE', { message: 'Not reached', details })
const network = new TypeError('Failed to fetch')

/** How long is waited before each try, until the page gives up. */
function waits(errors: readonly unknown[], chance = 0): (number | undefined)[] {
  let back: ComeBack | null = null
  return errors.map((error) => {
    back = comeBackIn(error, back, chance)
    return back?.after
  })
}

test('DR9: whoever is in line comes back when they are told, with their ticket', () => {
  expect(comeBackIn(inLine, null)).toEqual({ after: 3000, says: 'You are in line', isInLine: true, misses: 0 })
  expect(ticketIn(inLine)).toBe('mine')
})

test('a shop that can’t be reached is asked again by itself, less and less often, four times', () => {
  expect(comeBackIn(unavailable, null)).toMatchObject({ after: 3000, says: null, isInLine: false })
  const unsaid = new Refusal('UNAVAILABLE')
  expect(waits(Array(5).fill(unsaid))).toEqual([2000, 4000, 8000, 16_000, undefined])
  expect(waits([unsaid, network, network, unsaid, network])).toEqual([2000, 4000, 8000, 16_000, undefined])
})

test('who was refused with others does not come back with all of them', () => {
  expect(waits([unavailable, unavailable], 0.5)).toEqual([3750, 7500])
})

test('it ends no waiting in line, however often, and keeps the place', () => {
  for (let back = told, times = 0; times < 20; times++) {
    const next = comeBackIn(unavailable, back)
    expect(next).toMatchObject({ after: 3000, says: null, isInLine: true })
    back = next ?? back
  }
  expect(comeBackIn(new Refusal('UNAVAILABLE'), told)).toMatchObject({ after: 2000, isInLine: true })
  expect(ticketIn(unavailable)).toBe('mine')
  expect(waits([unavailable, unavailable, inLine, unavailable])).toEqual([3000, 6000, 3000, 3000])
})

test('any other no ends the waiting', () => {
  expect(comeBackIn(new Refusal('OUT_OF_STOCK'), told)).toBeNull()
  expect(comeBackIn(new Refusal('UNEXPECTED'), null)).toBeNull()
})

test('a network that fails for a moment ends no waiting in line, and begins none', () => {
  expect(comeBackIn(network, told)).toEqual(told)
  expect(comeBackIn(network, null)).toBeNull()
})
