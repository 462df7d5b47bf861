import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { hashSync } from '@node-rs/argon2'
import { readSettings } from '../../src/lib/env.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { openQueue } from '../../src/lib/jobs.server.ts'
import type { Patience } from '../../src/lib/patience.server.ts'
import type { AdminRole } from '../../src/lib/route.server.ts'
import { openShop, type Shop } from '../../src/shop.server.ts'
import { type TestBrowser, testBrowser } from './browser.ts'
import { type TestDatabase, testDatabase } from './database.ts'

export const PASSWORD = 'a long enough word'
/** A hash says what it costs to check: hundreds sign in here, and none of them guards anything. */
export const PASSWORD_HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export interface TestShop extends Shop {
  at: TestDatabase
  url: string
  dataDir: string
  /** A browser that nobody has used yet. */
  browser: () => TestBrowser
  /** A browser in which somebody of this role has signed in; `user` is a shopper. */
  signedIn: (role: AdminRole | 'user') => Promise<TestBrowser>
  close: () => Promise<void>
}

/** The shop's API on a free port (or PORT), with a database and a data folder of its own. */
export async function testShop(env: Record<string, string> = {}, patience?: Patience): Promise<TestShop> {
  const at = await testDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-test-'))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...env })
  const shop = await openShop({ ...settings, secret: 'a secret of thirty-two bytes or more' }, at.url, patience)
  for (const name of Object.keys(shop.jobs)) await openQueue(at.boss, name)
  await shop.app.listen({ port: Number(env['PORT'] ?? 0), host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  const browser = () => testBrowser(url)
  return {
    ...shop,
    at,
    url,
    dataDir,
    browser,
    signedIn: async (role) => {
      const email = `${newId().toLowerCase()}@example.com`
      const roles = role === 'user' ? ({ role: 'user' } as const) : ({ role: 'admin', adminRole: role } as const)
      const person = { id: newId(), email, fullName: 'Nour Hassan', passwordHash: PASSWORD_HASH }
      await at.db
        .insertInto('accounts')
        .values({ ...person, ...roles })
        .execute()
      const theirs = browser()
      await theirs.signIn(email, PASSWORD)
      return theirs
    },
    close: async () => {
      await shop.app.close()
      await shop.database.db.destroy()
      await at.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
