import { expect, test } from 'vitest'
import { vatIn } from './invoice.ts'

test('fourteen of every hundred and fourteen are value added tax, to the piastre', () => {
  expect([0, 114, 250, 1435.3, 0.01].map(vatIn)).toEqual([0, 14, 30.7, 176.26, 0])
})
