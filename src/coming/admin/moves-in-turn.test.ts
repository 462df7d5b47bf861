import { expect, test } from 'vitest'
import { movesInTurn } from './moves-in-turn.ts'

/** A list as its page shows it: what was moved, or else what was read last; the shop answers when it is told to. */
function shownList() {
  const waiting: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve))
  const [shop, sent] = [{ order: 'ABC' }, [] as string[]]
  const page = { read: 'ABC', moved: null as string | null }
  const take = movesInTurn()
  const shown = () => page.moved ?? page.read
  return {
    shown,
    sent,
    move: (to: string) => {
      const from = shown()
      page.moved = to
      void take({
        send: async () => {
          sent.push(from === shop.order ? `${from} ${to}` : `${from} is not ${shop.order}`)
          await wait()
          shop.order = to
        },
        readAgain: async () => {
          const { order } = shop
          await wait()
          page.read = order
        },
        settle: () => {
          page.moved = null
        },
      })
    },
    /** The oldest that is waited for comes. */
    answer: async () => {
      await new Promise(setImmediate)
      waiting.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

test('two moves before the first is answered are sent in turn, each from where the one before led to', async () => {
  const { move, answer, sent, shown } = shownList()
  move('ACB')
  move('CAB')
  for (let times = 0; times < 3; times += 1) await answer()
  expect([sent, shown()]).toEqual([['ABC ACB', 'ACB CAB'], 'CAB'])
})

test('what is moved while the list is read again stays shown, and the next move begins there', async () => {
  const { move, answer, sent, shown } = shownList()
  move('ACB')
  await answer()
  move('CAB')
  await answer()
  expect(shown()).toBe('CAB')
  move('CBA')
  for (let times = 0; times < 4; times += 1) await answer()
  expect([sent, shown()]).toEqual([['ABC ACB', 'ACB CAB', 'CAB CBA'], 'CBA'])
})
