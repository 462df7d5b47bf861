import { afterAll, beforeAll, expect, test } from 'vitest'
import { burden, burdenText } from '../support/burden.ts'
import { diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { type Town, town } from '../support/running-shop.ts'

const BROKEN_OFF = 200
/** A connection to the database more or less; what each broken upload left open would be many. */
const FEW = 5
/** Megabytes. */
const MOST = 50
/** Of them, what may be left of the work itself. */
const KEPT = 5

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

test('N15: after many mixed requests and uploads that broke off the server holds no more than before', async () => {
  const requests = countGiven(100_000)
  const much = { requests, brokenOff: BROKEN_OFF, first: Math.min(4000, requests) }
  const weights = await burden(place, much, diceOf(seedGiven()))
  const { fresh, before, after, collected, kept } = weights
  tellFigure(`N15: ${requests} requests, ${BROKEN_OFF} uploads broken off: ${burdenText(weights)}`)
  expect(after.files - before.files).toBeLessThan(FEW)
  expect(collected.megabytes - fresh.megabytes).toBeLessThan(MOST)
  expect(kept).toBeLessThan(KEPT)
})
