import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../src/lib/db.server.ts'
import { whyForgetful } from '../../src/lib/why-forgetful.server.ts'
import { startAgain, type Town, town } from '../support/running-shop.ts'

// Each starts a shop or two, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 })

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

async function whyAt(url: string): Promise<string | null> {
  const { db } = openDatabase(url)
  onTestFinished(() => db.destroy())
  return whyForgetful(db)
}

test('DU4: a shop that is no demo does not start on a database that forgets what it has acknowledged', async () => {
  expect(await whyAt(place.postgres.url)).toBeNull()
  await sql`alter role shop set synchronous_commit = off`.execute(place.db)
  onTestFinished(async () => void (await sql`alter role shop reset synchronous_commit`.execute(place.db)))
  const secret = { SECRET: 'a secret of thirty-two bytes or more', RATE_LIMITS: 'on' }
  const production = { ...secret, PUBLIC_URL: 'https://shop.example' }
  const failed = await place.open(production).catch((error: Error) => error.message)
  const why = 'Wrong setting DATABASE_URL: this database loses acknowledged orders when it crashes'
  expect(failed).toContain(`${why} (synchronous_commit = off)`)
})

test('DU4: also where it does not wait for its disk, or writes pages in part', async () => {
  await place.postgres.stop()
  const settings = { fsync: 'off', full_page_writes: 'off' }
  const hasty = await startAgain(place, settings)
  onTestFinished(() => hasty.stop())
  expect(await whyAt(hasty.url)).toContain('(fsync = off, full_page_writes = off)')
})
