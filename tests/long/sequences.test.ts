import { expect, test } from 'vitest'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { runSequences } from '../support/sequences.ts'

const seed = seedGiven()
const count = countGiven(20_000)

test('FZ8: many sequences of shoppers, team and bank, each step as the oracle has it', async () => {
  const { steps, sequences, acts } = await runSequences({ seed, count })
  const kinds = Object.keys(acts).length
  tellFigure(`N9: seed ${seed}: ${steps} steps of ${kinds} kinds in ${sequences} sequences, none other than foretold`)
  expect(steps).toBeGreaterThanOrEqual(count)
})
