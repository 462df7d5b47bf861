import { afterAll, beforeAll, test } from 'vitest'
import {
  CANCEL_PLACES,
  type FailTown,
  failTown,
  killCancelling,
  killOrdering,
  killPaying,
  killWriting,
  LETTER_PLACES,
  ORDER_PLACES,
  PAYMENT_PLACES,
} from '../support/fail-points.ts'
import { countGiven, tellFigure } from '../support/figures.ts'

let here: FailTown
beforeAll(async () => {
  here = await failTown()
})
afterAll(() => here.close())

const KINDS = [
  { places: CANCEL_PLACES, kill: killCancelling },
  { places: ORDER_PLACES, kill: killOrdering },
  { places: LETTER_PLACES, kill: killWriting },
  { places: PAYMENT_PLACES, kill: killPaying },
]

test('N5: killed at every named place, again and again: nothing acknowledged is lost, nothing is there twice', async () => {
  const times = countGiven(20)
  const started = performance.now()
  const places = KINDS.flatMap(({ places, kill }) => Object.values(places).map((at) => ({ at, kill })))
  for (let turn = 0; turn < times; turn += 1) for (const { at, kill } of places) await kill(here, at)
  const seconds = Math.round((performance.now() - started) / 1000)
  tellFigure(
    `N5: ${places.length} places, ${times} times each, ${places.length * times} kills: none lost, none doubled, the books agree, ${seconds} s`,
  )
})
