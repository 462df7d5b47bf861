import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../../src/lib/db.server.ts'
import { makeProduct } from './builders.ts'

/** Another process changes what a kept page shows: whoever listens hears of it, and the page shows it. */
export async function changeIsHeard(url: string, db: Db): Promise<void> {
  const { id } = await makeProduct(db)
  const name = 'A Hoodie of Another Name'
  const showsIt = async () => (await (await fetch(`${url}/product/${id}`)).text()).includes(name)
  expect(await showsIt()).toBe(false)
  await db.updateTable('products').set({ name }).where('id', '=', id).execute()
  await sql`select pg_notify('shop_pages', 'content')`.execute(db)
  await vi.waitFor(async () => expect(await showsIt()).toBe(true), { timeout: 30_000, interval: 100 })
}
