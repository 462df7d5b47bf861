import { expect, test } from 'vitest'
import { runSequences } from '../support/sequences.ts'

const seed = Number(process.env['TEST_SEED'] ?? 1)
const count = Number(process.env['TEST_COUNT'] ?? 20_000)

test('FZ8: many sequences of shoppers, team and bank, each step as the oracle has it', async () => {
  const { steps, sequences, acts } = await runSequences({ seed, count })
  const all = Object.entries(acts).toSorted(([one], [other]) => one.localeCompare(other))
  for (const [act, times] of all) process.stdout.write(`${act} ${times}\n`)
  process.stdout.write(`seed ${seed}: ${steps} steps in ${sequences} sequences, none other than foretold\n`)
  expect(steps).toBeGreaterThanOrEqual(count)
})
