import { expect, test } from 'vitest'
import { runSequences } from '../tests/support/sequences.ts'

test('FZ8: whatever shoppers, team and bank do in turn, the shop stands where the oracle has it', {
  timeout: 120_000,
}, async () => {
  const { acts } = await runSequences({ seed: 20_261_125, count: 200 })
  expect(Object.keys(acts)).toEqual(expect.arrayContaining(['orders: done', 'the bank tells: done']))
})
