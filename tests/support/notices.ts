import { expect } from 'vitest'
import { listen, type Notice, notice } from '../../src/lib/notices.server.ts'
import type { TestDatabase } from './database.ts'

/** What the pages are told while `work` is done; `end` is a kind of which the work itself tells none, or tells it last. */
export async function noticesDuring(
  { url, db }: Pick<TestDatabase, 'url' | 'db'>,
  work: () => Promise<unknown>,
  end: Notice = 'stock',
): Promise<Notice[]> {
  const notices: Notice[] = []
  const listener = await listen(url, (what) => notices.push(what))
  notices.length = 0
  await work()
  // They come one after the other.
  await notice(db, end)
  await expect.poll(() => notices.at(-1)).toBe(end)
  await listener.stop()
  return notices.slice(0, -1)
}
