import net from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { until } from '../../tests/support/until.ts'
import { type Listener, listen, notice } from './notices.server.ts'

let at: TestDatabase
let way: Awaited<ReturnType<typeof openWay>>
let listener: Listener
let notices: string[]

beforeAll(async () => {
  at = await testDatabase(4)
})
afterAll(() => at.close())

beforeEach(async () => {
  way = await openWay(at.url)
  notices = []
  listener = await listen(way.url, (what) => notices.push(what))
  // The seconds between two tries are the test's to pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(globalThis, 'setTimeout')
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await listener.stop()
  way.close()
})

/** A way to the database that can be cut, and that counts who comes along. */
async function openWay(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  const state = { isOpen: true, tries: 0 }
  const server = net.createServer((socket) => {
    state.tries += 1
    if (!state.isOpen) return socket.destroy()
    const onward = net.connect(Number(port), hostname)
    for (const end of [socket, onward]) sockets.add(end.on('error', () => {}))
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(databaseUrl), {
    host: `127.0.0.1:${(server.address() as net.AddressInfo).port}`,
  }).href
  const cutLine = (): void => {
    state.isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  const live = (): number => [...sockets].filter(({ destroyed }) => !destroyed).length
  return { url, state, cutLine, live, close: () => void server.close(cutLine) }
}

const listeners = async () =>
  (await at.pool.query("select pid from pg_stat_activity where datname = current_database() and query like 'listen %'"))
    .rows

/** How often the listener has made up its mind to try again in a second. */
const plans = () => vi.mocked(setTimeout).mock.calls.filter(([, wait]) => wait === 1000).length

/** One more second, and all that comes of it. */
async function pass(): Promise<void> {
  const [tries, planned] = [way.state.tries, plans()]
  vi.advanceTimersByTime(1000)
  await until(() => way.state.tries > tries)
  if (!way.state.isOpen) await until(() => plans() > planned)
  for (let turns = 0; turns < 100; turns += 1) await turn()
}

test('whoever begins to listen forgets what was kept before', () => {
  expect(notices).toEqual(['content'])
})

test('a change is heard when it is final, and not when it is taken back', async () => {
  await at.db.transaction().execute(async (tx) => {
    await notice(tx, 'stock')
    await at.db.selectFrom('products').select('id').execute()
    expect(notices).toEqual(['content'])
  })
  await until(() => notices.length === 2)
  const taken = at.db.transaction().execute(async (tx) => {
    await notice(tx, 'content')
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  await notice(at.db, 'stock')
  await until(() => notices.length === 3)
  expect(notices).toEqual(['content', 'stock', 'stock'])
})

test('a listener whose connection was ended listens again, and forgets what it may have missed', async () => {
  const [{ pid }] = await listeners()
  await at.pool.query('select pg_terminate_backend($1)', [pid])
  await until(() => plans() === 1)
  await notice(at.db, 'stock')
  await pass()
  await until(() => notices.length === 2)
  await notice(at.db, 'stock')
  await until(() => notices.length === 3)
  expect(notices).toEqual(['content', 'content', 'stock'])
})

test('while the database is away it is asked for once a second, not more and more often', async () => {
  way.cutLine()
  await until(() => plans() === 1)
  const { tries } = way.state
  for (let second = 0; second < 6; second += 1) await pass()
  expect(way.state.tries - tries).toBe(6)
  way.state.isOpen = true
  await pass()
  await until(() => notices.length === 2)
  await until(async () => (await listeners()).length === 1)
  await notice(at.db, 'stock')
  await until(() => notices.length === 3)
  expect(notices).toEqual(['content', 'content', 'stock'])
})

test('a listener that was stopped stays away, also where it was just looking for the database', async () => {
  way.cutLine()
  await until(() => plans() === 1)
  way.state.isOpen = true
  const { tries } = way.state
  vi.advanceTimersByTime(1000)
  await listener.stop()
  await until(() => way.state.tries > tries && way.live() === 0)
  await until(async () => (await listeners()).length === 0)
  expect(notices).toEqual(['content'])
})
