import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type PostOffice, postOffice } from '../../tests/support/post-office.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { inTransaction } from './db.server.ts'
import { newId } from './id.server.ts'
import { enqueue, type Job, mailJob, workOn } from './jobs.server.ts'

const PATIENT = { timeout: 25_000, interval: 50 }
const yes = async (_: string): Promise<void> => {}
const isFor = (kind: string) => (to: string) => to.startsWith(kind)

let shop: TestShop
let post: PostOffice
let admit = yes
let take = yes
/** Of each letter: how many milliseconds the youngest of those had been under way that were when it began. */
const youngest: number[] = []

function watched<Needs>(job: Job<Needs>): Job<Needs> {
  const underWay = new Set<{ from: number }>()
  return mailJob(async (needs) => {
    const letter = { from: performance.now() }
    youngest.push(Math.min(...Array.from(underWay, ({ from }) => letter.from - from)))
    underWay.add(letter)
    await job(needs).finally(() => underWay.delete(letter))
  })
}

beforeAll(async () => {
  post = await postOffice({ admit: (to) => admit(to), take: (to) => take(to) })
  shop = await testShop({ SMTP_URL: post.url })
  await workOn(shop.at.boss, { ...shop.jobs, 'send-account-mail': watched(shop.jobs['send-account-mail']) }, () => {})
})
afterAll(async () => {
  await shop.close()
  await post.close()
})
afterEach(() => {
  admit = yes
  take = yes
  post.received.length = 0
  youngest.length = 0
})

/** One transaction that has so many mails sent, each to somebody else. */
async function mail(kind: string, count: number): Promise<string[]> {
  const receivers = Array.from({ length: count }, (_, nth) => `${kind}.${nth}.${newId().toLowerCase()}@example.com`)
  await inTransaction(shop.at.db, async (tx) => {
    for (const email of receivers)
      await enqueue(tx, 'send-account-mail', { kind: 'taken', email, language: 'en', seed: newId() })
  })
  return receivers
}

/** Something that is held until it is let go. */
function gate() {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

test('a shop at rest asks for all of its jobs at once', async () => {
  const asked = vi.spyOn(shop.at.boss.getDb(), 'executeSql')
  await new Promise((resolve) => setTimeout(resolve, 3000))
  // Two looks a second and the monitor's rounds; each queue for itself would be two hundred.
  expect(asked.mock.calls.length).toBeGreaterThan(3)
  expect(asked.mock.calls.length).toBeLessThan(60)
  asked.mockRestore()
})

test('receivers that stall, before a mail and in it, hold up no other', async () => {
  const { opened, open } = gate()
  admit = (to) => (isFor('deaf')(to) ? opened : yes(to))
  take = (to) => (isFor('slow')(to) ? opened : yes(to))
  const stalled = [...(await mail('deaf', 3)), ...(await mail('slow', 3))]
  const others = await mail('quick', 60)
  await vi.waitFor(() => expect(post.received).toHaveLength(60), PATIENT)
  expect(new Set(post.received)).toEqual(new Set(others))
  open()
  await vi.waitFor(() => expect(new Set(post.received)).toEqual(new Set([...others, ...stalled])), PATIENT)
})

test('mails of a burst are sent side by side', async () => {
  const { opened, open } = gate()
  let waiting = 0
  take = () => {
    waiting += 1
    if (waiting === 10) open()
    return opened
  }
  await mail('crowd', 40)
  await vi.waitFor(() => expect(post.received).toHaveLength(40), PATIENT)
  expect(post.mostAtOnce()).toBeGreaterThanOrEqual(10)
})

test('N17: a letter begins once no other is young, so that a worker that is killed leaves one in doubt', async () => {
  const { opened, open } = gate()
  take = (to) => (isFor('slow')(to) ? opened : yes(to))
  await mail('slow', 2)
  await mail('quick', 60)
  await vi.waitFor(() => expect(post.received).toHaveLength(60), PATIENT)
  open()
  await vi.waitFor(() => expect(post.received).toHaveLength(62), PATIENT)
  // Timers wait for 20 ms, by a clock of their own.
  expect(Math.min(...youngest)).toBeGreaterThan(15)
})

test('N17: nor where the database takes long to say what is due', async () => {
  const db = shop.at.boss.getDb()
  const { executeSql } = db
  let nth = 0
  const slow = vi.spyOn(db, 'executeSql').mockImplementation(async (...what) => {
    await new Promise((resolve) => setTimeout(resolve, (nth++ * 17) % 60))
    return executeSql.apply(db, what)
  })
  const { opened, open } = gate()
  take = (to) => (isFor('slow')(to) ? opened : yes(to))
  await mail('slow', 2)
  await mail('quick', 60)
  await vi.waitFor(() => expect(post.received).toHaveLength(60), PATIENT)
  slow.mockRestore()
  open()
  await vi.waitFor(() => expect(post.received).toHaveLength(62), PATIENT)
  expect(Math.min(...youngest)).toBeGreaterThan(15)
})

test('a mail that is refused is tried again alone: the others of its burst arrive once', async () => {
  let tries = 0
  admit = async (to) => {
    if (!isFor('full')(to)) return
    tries += 1
    if (tries < 3) throw Object.assign(new Error('mailbox full'), { responseCode: 452 })
  }
  const others = [...(await mail('before', 15)), ...(await mail('full', 1)), ...(await mail('after', 15))]
  await vi.waitFor(() => expect(tries).toBe(3), PATIENT)
  await vi.waitFor(() => expect(post.received).toHaveLength(31), PATIENT)
  expect(post.received.toSorted()).toEqual(others.toSorted())
})

/** Those that wait to be tried again are due now. */
const bringForward = (email: string) =>
  shop.at.pool.query(`update pgboss.job set start_after = now() where state = 'retry' and data->>'email' = $1`, [email])

test('ML2: after ten killed workers, and ten tries in ten minutes without a mail server, the letter still leaves', async () => {
  let tries = 0
  admit = async (to) => {
    if (!isFor('patient')(to)) return
    tries += 1
    if (tries <= 10) throw Object.assign(new Error('not now'), { responseCode: 421 })
  }
  const [email = ''] = await mail('patient', 1)
  await vi.waitFor(() => expect(tries).toBe(1), PATIENT)
  // Each killed worker has cost it one try: what is left must do.
  await shop.at.pool.query(`update pgboss.job set retry_count = retry_count + 10 where data->>'email' = $1`, [email])
  await vi.waitFor(async () => {
    await bringForward(email)
    expect(post.received).toEqual([email])
  }, PATIENT)
  expect(tries).toBe(11)
})
