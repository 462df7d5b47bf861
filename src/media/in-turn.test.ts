import { expect, test } from 'vitest'
import { inTurn } from './in-turn.server.ts'

test('twelve at once are unpacked two at a time, in the order they came, also past one that fails', async () => {
  let now = 0
  let most = 0
  const started: number[] = []
  const draw = (number: number) => async (): Promise<number> => {
    started.push(number)
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    now -= 1
    if (number === 3) throw new Error('no picture')
    return number
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, number) => inTurn(draw(number))))
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(Array.from({ length: 12 }, (_, at) => at !== 3))
  expect([most, started]).toEqual([2, Array.from({ length: 12 }, (_, at) => at)])
})
