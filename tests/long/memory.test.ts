import { afterAll, beforeAll, expect, test } from 'vitest'
import { burden } from '../support/burden.ts'
import { diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { type Town, town } from '../support/running-shop.ts'

const BROKEN_OFF = 200
/** A connection to the database more or less; what each broken upload left open would be many. */
const FEW = 5

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

test('N15: after many mixed requests and uploads that broke off the server has as many files open as before', async () => {
  const requests = countGiven(100_000)
  const much = { requests, brokenOff: BROKEN_OFF, first: Math.min(4000, requests) }
  const { before, after } = await burden(place, much, diceOf(seedGiven()))
  const grown = after.megabytes - before.megabytes
  tellFigure(
    `N15: ${requests} requests, ${BROKEN_OFF} uploads broken off: ${before.megabytes} MB and ${grown} more, files ${before.files} and ${after.files}`,
  )
  expect(after.files - before.files).toBeLessThan(FEW)
})
