import { on } from '#lib/route.server.ts'
import { getFactsCall } from './api.ts'
import { getFacts } from './get-facts.server.ts'

export const settingsRoutes = [
  on(getFactsCall, 'anyone', async (_, { db }) => ({ success: true as const, settings: await getFacts(db) })),
]
