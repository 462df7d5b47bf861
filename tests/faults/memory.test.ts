import { afterAll, beforeAll, expect, test } from 'vitest'
import { burden } from '../support/burden.ts'
import { diceOf } from '../support/drawn.ts'
import { tellFigure } from '../support/figures.ts'
import { type Town, town } from '../support/running-shop.ts'

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

test('N15: two thousand mixed requests and forty uploads that broke off leave no file open', async () => {
  const { before, after } = await burden(place, { requests: 2000, brokenOff: 40, first: 1000 }, diceOf(7))
  tellFigure(`N15: ${before.megabytes} MB and ${after.megabytes - before.megabytes} more`)
  expect(after.files - before.files).toBeLessThan(5)
})
