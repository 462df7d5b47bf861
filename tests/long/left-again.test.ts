import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepAsking, newTally } from '../support/asking.ts'
import { diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { childrenOf, isRunning, type Town, town } from '../support/running-shop.ts'

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

test('N16: told to end again and again under load: every accepted request is answered, and nothing stays behind', async () => {
  const cycles = countGiven(200)
  const dice = diceOf(seedGiven())
  let answered = 0
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const shop = await place.open()
    const family = [shop.pid, ...childrenOf(shop.pid)]
    const tally = newTally()
    let isOver = false
    const crowd = Array.from({ length: 20 }, () => keepAsking(shop.url, tally, () => isOver))
    await new Promise((later) => setTimeout(later, 100 + dice.below(500)))
    await shop.stop()
    isOver = true
    await Promise.all(crowd)
    expect(tally.dropped, `cycle ${cycle}`).toEqual([])
    expect(family.filter(isRunning), `cycle ${cycle}`).toEqual([])
    answered += tally.answered
  }
  tellFigure(`N16: ${cycles} ends by SIGTERM amid ${answered} answers, none dropped`)
})
