import type { Db } from '#lib/db.server.ts'
import { countTaken, listLeftOut } from './db.server.ts'
import { FEEDS, feedPath } from './feed.ts'

const SHOWN = 50

export async function getFeeds(db: Db, publicUrl: string) {
  const left = await listLeftOut(db, SHOWN)
  return {
    feeds: FEEDS.map((feed) => ({ ...feed, url: publicUrl + feedPath(feed) })),
    ...(await countTaken(db)),
    leftOut: {
      total: left[0]?.total ?? 0,
      products: left.map(({ id, name, nameAr, isSized, isPictured }) => {
        const why = isSized ? (isPictured ? ('price' as const) : ('picture' as const)) : ('sizes' as const)
        return { id, name, nameAr, why }
      }),
    },
  }
}
