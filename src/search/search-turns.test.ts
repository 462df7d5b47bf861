import { expect, test } from 'vitest'
import { Refusal } from '#lib/refusal.ts'
import { searchTurns } from './search-turns.server.ts'

/** Searches that go on until they are told to end. */
function held() {
  const ends: (() => void)[] = []
  const search = () => new Promise<void>((end) => ends.push(end))
  return { ends, search }
}

test('two searches run at once, others in their turn, and too many are told to come later', async () => {
  const inTurn = searchTurns(2, 1)
  const { ends, search } = held()
  const first = inTurn(search)
  const second = inTurn(search)
  const third = inTurn(search)
  await expect(inTurn(search)).rejects.toEqual(new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } }))
  expect(ends).toHaveLength(2)
  ends[0]?.()
  await first
  expect(ends).toHaveLength(3)
  for (const end of ends) end()
  await Promise.all([second, third])
})

test('a search that fails leaves its turn to others', async () => {
  const inTurn = searchTurns(1, 0)
  await expect(inTurn(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  await expect(inTurn(async () => 'found')).resolves.toBe('found')
})
