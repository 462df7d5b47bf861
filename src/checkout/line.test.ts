import { expect, test } from 'vitest'
import { Refusal } from '#lib/refusal.ts'
import { comeBackIn, ticketIn } from './line.ts'

const details = { retryAfter: 3, ticket: 'mine' }
const inLine = new Refusal('IN_LINE', { message: 'You are in line', details })
const told = { ticket: 'earlier', after: 2000, says: 'You are in line' }
const unavailable = new Refusal('UNAVAILABLE', { message: 'Not reached', details })

test('DR9: whoever is in line comes back when they are told, with their ticket', () => {
  expect(comeBackIn(inLine, null)).toEqual({ ticket: 'mine', after: 3000, says: 'You are in line' })
})

test('a shop that can’t be reached leaves it to the shopper, unless they are in line already', () => {
  expect(comeBackIn(unavailable, null)).toBeNull()
  expect(comeBackIn(unavailable, told)).toMatchObject({ ticket: 'mine', says: 'Not reached' })
  expect(ticketIn(unavailable)).toBe('mine')
})

test('any other no ends the waiting', () => {
  expect(comeBackIn(new Refusal('OUT_OF_STOCK'), told)).toBeNull()
  expect(comeBackIn(new Refusal('UNAVAILABLE'), told)).toBeNull()
})

test('a network that fails for a moment ends no waiting in line, and begins none', () => {
  expect(comeBackIn(new TypeError('Failed to fetch'), told)).toEqual(told)
  expect(comeBackIn(new TypeError('Failed to fetch'), null)).toBeNull()
})
