import { on } from '#lib/route.server.ts'
import { getFeedsCall } from './api.ts'
import { getFeeds } from './get-feeds.server.ts'

const success = true as const

export const feedRoutes = [
  on(getFeedsCall, 'owner', async (_, { db, settings }) => ({ success, ...(await getFeeds(db, settings.publicUrl)) })),
]
