import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readTable } from './read-table.server.ts'
import { MOST_LINES } from './settlement.ts'

async function* sent(text: string) {
  yield { field: 'file', file: Readable.from([Buffer.from(text)]) }
}

test('AV2: a table of megabytes is read in parts, between which others have their turn', async () => {
  let turns = 0
  let waiting = setImmediate(function turn() {
    turns += 1
    waiting = setImmediate(turn)
  })
  const comment = '🖤'.repeat(230)
  const { rows } = await readTable({
    files: sent(`Code,Status,Comment\n${`BW12345,Delivered,${comment}\n`.repeat(MOST_LINES)}`),
  }).finally(() => clearImmediate(waiting))
  expect(turns).toBeGreaterThan(50)
  expect(rows).toHaveLength(MOST_LINES)
  expect(new Set(rows.map(({ cells }) => cells.join()))).toEqual(new Set([`BW12345,Delivered,${comment}`]))
})
