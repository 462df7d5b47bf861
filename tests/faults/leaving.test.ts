import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { keepAsking, newTally } from '../support/asking.ts'
import { testBrowser } from '../support/browser.ts'
import { childrenOf, isRunning, serverOf, type Town, town } from '../support/running-shop.ts'
import { openTestStore } from '../support/store.ts'
import { until } from '../support/until.ts'

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

test.each(['1', '2'])(
  'DU8: SIGTERM under load: every accepted request is answered, and no process stays behind; WORKERS=%s',
  async (WORKERS) => {
    const shop = await place.open({ WORKERS })
    const family = [shop.pid, ...childrenOf(shop.pid)]
    const tally = newTally()
    let isOver = false
    const crowd = Array.from({ length: 20 }, () => keepAsking(shop.url, tally, () => isOver))
    await new Promise((later) => setTimeout(later, 1000))
    // A machine that is slow has answered nobody by then.
    await expect.poll(() => tally.answered, { timeout: 30_000 }).toBeGreaterThan(0)
    expect(await shop.stop()).toBe(0)
    isOver = true
    await Promise.all(crowd)
    expect(tally.dropped).toEqual([])
    expect(family.filter(isRunning)).toEqual([])
  },
)

/** Signing in, of which the last byte is kept back; its answer comes once it has been sent. */
async function begunAt(url: string) {
  const browser = testBrowser(url)
  const { csrfToken } = (await browser.get('/api/csrf-token')).body
  const form = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' })
  const request = http.request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(form.length),
      'x-csrf-token': csrfToken,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  const answered = new Promise<number | undefined>((resolve) =>
    request.on('response', ({ statusCode }) => resolve(statusCode)).on('error', () => resolve(undefined)),
  )
  request.write(form.slice(0, -1))
  return { answered, end: () => request.end(form.slice(-1)) }
}

/** What a balancer hears that asks over the same line again and again, until it is not “ready”. */
async function firstNotReady(url: string): Promise<number | string> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<number | string>((resolve) => {
      http
        .get(`${url}/api/ready`, { agent }, (answer) =>
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
        )
        .on('error', (error) => resolve(error.message))
    })
  for (;;) {
    const heard = await ask()
    if (heard !== 200) return heard
    await pause(20)
  }
}

test('DU8: told to end it is not ready at once; told twice it ends as told once, with whoever has begun', async () => {
  const shop = await place.open()
  const begun = await begunAt(shop.url)
  const notReady = firstNotReady(shop.url)
  await pause(200)
  process.kill(shop.pid, 'SIGTERM')
  expect(await notReady).toBe(503)
  process.kill(shop.pid, 'SIGTERM')
  process.kill(serverOf(shop), 'SIGTERM')
  await pause(1000)
  begun.end()
  expect(await begun.answered).toBe(401)
  expect(await shop.stop()).toBe(0)
})

test('DU8: whoever never ends what they began holds nothing up for long', async () => {
  const shop = await place.open()
  const begun = await begunAt(shop.url)
  await pause(200)
  const from = Date.now()
  await shop.stop()
  expect(await begun.answered).toBeUndefined()
  expect(Date.now() - from).toBeLessThan(22_000)
})

/** Throws on this signal where no request is. */
const CLUMSY = "process.on('SIGUSR2',()=>{throw new Error('Nobody foresaw this')})"

test('DU14: what nobody foresaw, beside all requests, ends the process, and no request that has begun', async () => {
  const shop = await place.open({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLUMSY)}` })
  const begun = await begunAt(shop.url)
  const notReady = firstNotReady(shop.url)
  await pause(200)
  process.kill(serverOf(shop), 'SIGUSR2')
  expect(await notReady).toBe(503)
  begun.end()
  expect(await begun.answered).toBe(401)
  await until(async () => !isRunning(shop.pid))
  expect(await shop.stop()).toBe(1)
  expect(shop.output()).toContain('Nobody foresaw this')
})

test('started without what it needs, it says which setting in one line and touches nothing', async () => {
  const wrong = [
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'SECRET'],
    [{ PAYMOB_API_KEY: 'only this one' }, 'PAYMOB_SECRET_KEY'],
    [{ SECRET: 'short' }, 'SECRET'],
  ] as const
  for (const [settings, name] of wrong) {
    const failed = await place.open(settings).catch((error: Error) => error.message)
    expect(failed).toContain(`Wrong setting ${name}`)
  }
})

test('a bucket for back-ups that is not there is told at the start, not by the night', async () => {
  const store = await openTestStore()
  onTestFinished(() => store.close())
  const beside = Object.entries(store.settings).map(([name, value]) => [`BACKUP_${name}`, value])
  const settings = { ...Object.fromEntries(beside), BACKUP_S3_BUCKET: 'nowhere' }
  const failed = await place.open(settings).catch((error: Error) => error.message)
  expect(failed).toContain('Wrong setting BACKUP_S3_BUCKET: the store has no such bucket')
})
