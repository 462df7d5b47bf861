import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { keepAsking, newTally } from '../support/asking.ts'
import { childrenOf, isRunning, type Town, town } from '../support/running-shop.ts'
import { openTestStore } from '../support/store.ts'

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
    expect(tally.answered).toBeGreaterThan(0)
    await shop.stop()
    isOver = true
    await Promise.all(crowd)
    expect(tally.dropped).toEqual([])
    expect(family.filter(isRunning)).toEqual([])
  },
)

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
