import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { turnsByName } from './turns.server.ts'

/** Works that say when they begin, and go on until they are told to end. */
function watchedTurns(limits: Parameters<typeof turnsByName>[0]) {
  const inTurn = turnsByName(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const askSince = (since: number | undefined, work: string, ...names: string[]) =>
    inTurn(
      names,
      () => {
        begun.push(work)
        return new Promise<void>((end) => ends.set(work, end))
      },
      since,
    )
  const ask = (work: string, ...names: string[]) => askSince(undefined, work, ...names)
  const end = async (work: string) => {
    ends.get(work)?.()
    await new Promise(setImmediate)
  }
  return { ask, askSince, begun, end, settled: () => new Promise(setImmediate) }
}

test('of one name so many are underway, the others in their order; other names go on', async () => {
  const { ask, begun, end, settled } = watchedTurns({ atOnce: 2, mostWaiting: 5 })
  for (const work of ['1', '2', '3', '4']) void ask(work, 'hot')
  void ask('other', 'cold')
  void ask('free')
  await settled()
  expect(begun.toSorted()).toEqual(['1', '2', 'free', 'other'])
  await end('2')
  expect(begun.at(-1)).toBe('3')
  await end('1')
  expect(begun.at(-1)).toBe('4')
})

test('who waits for two names holds neither, is not overtaken in any, and two such never wait for each other', async () => {
  const { ask, begun, end, settled } = watchedTurns({ atOnce: 1, mostWaiting: 5 })
  void ask('one', 'a')
  void ask('both', 'a', 'b')
  void ask('reversed', 'b', 'a')
  void ask('late', 'b')
  void ask('twice', 'c', 'c')
  await settled()
  expect(begun).toEqual(['one', 'twice'])
  for (const [ending, next] of [
    ['one', 'both'],
    ['both', 'reversed'],
    ['reversed', 'late'],
  ] as const) {
    await end(ending)
    expect(begun.at(-1)).toBe(next)
  }
  expect(begun).toHaveLength(5)
})

test('who finds too many waiting is told to come later, and leaves no trace; what fails passes its turn on', async () => {
  const { ask, begun, end, settled } = watchedTurns({ atOnce: 1, mostWaiting: 1 })
  void ask('1', 'a')
  void ask('2', 'a')
  await expect(ask('3', 'b', 'a')).rejects.toEqual(new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } }))
  void ask('4', 'b')
  await end('1')
  expect(begun).toEqual(['1', '4', '2'])
  await settled()

  const inTurn = turnsByName({ atOnce: 1, mostWaiting: 0 })
  await expect(inTurn(['a'], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  await expect(inTurn(['a'], async () => 'done')).resolves.toBe('done')
})

test('DU5: who has waited too long is told to come later, and those behind begin', async () => {
  const { ask, begun, end, settled } = watchedTurns({ atOnce: 1, mostWaiting: 5, patience: 20 })
  void ask('1', 'a')
  const impatient = ask('2', 'a', 'b')
  const behind = ask('3', 'b')
  await expect(impatient).rejects.toEqual(new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } }))
  expect(begun).toEqual(['1', '3'])
  await end('3')
  await behind
  void ask('4', 'a', 'b')
  await end('1')
  await settled()
  expect(begun).toEqual(['1', '3', '4'])
})

test('who has waited from earlier begins before who came first here, in every line of theirs', async () => {
  const { askSince, begun, end, settled } = watchedTurns({ atOnce: 1, mostWaiting: 5 })
  void askSince(1, 'one', 'a', 'b')
  void askSince(30, 'late', 'a')
  void askSince(20, 'later', 'b', 'a')
  void askSince(10, 'earlier', 'a', 'b')
  await settled()
  await end('one')
  await end('earlier')
  await end('later')
  expect(begun).toEqual(['one', 'earlier', 'later', 'late'])
})

test('DR7: where too many wait, those who asked last are told to come later', async () => {
  const { askSince, begun, end } = watchedTurns({ atOnce: 1, mostWaiting: 2 })
  void askSince(1, 'one', 'a')
  void askSince(20, 'second', 'a')
  const last = askSince(30, 'last', 'a')
  void askSince(10, 'back again', 'a')
  await expect(last).rejects.toEqual(new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } }))
  await expect(askSince(40, 'new', 'a')).rejects.toThrow('UNAVAILABLE')
  await end('one')
  await end('back again')
  expect(begun).toEqual(['one', 'back again', 'second'])
})

test('DR8: once nothing is left those who stood there hear it, and who came since has a turn of their own', async () => {
  const spent = new Error('nothing left')
  const inTurn = turnsByName({ atOnce: 1, mostWaiting: 5, spentBy: (error) => (error === spent ? 'a' : undefined) })
  const { promise: held, reject } = Promise.withResolvers<string>()
  const works: string[] = []
  const ask = (work: string, ...names: string[]) =>
    inTurn(names, async () => {
      works.push(work)
      return work === 'second' ? held : work
    })
  const first = inTurn(['a'], () => new Promise<string>((end) => setTimeout(end, 5, 'first')))
  const stood = [ask('second', 'a'), ask('third', 'a'), ask('both', 'b', 'a')]
  const failed = Promise.allSettled(stood)
  expect(await first).toBe('first')
  const since = ask('since', 'a')
  reject(spent)
  expect((await failed).map((one) => one.status === 'rejected' && one.reason)).toEqual([spent, spent, spent])
  expect(await since).toBe('since')
  expect(await ask('free', 'b')).toBe('free')
  expect(works).toEqual(['second', 'since', 'free'])
})
