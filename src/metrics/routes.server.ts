import { on } from '#lib/route.server.ts'
import { getHealthCall } from './api.ts'
import { readHealth } from './read-health.server.ts'

const success = true as const

export const healthRoutes = [
  on(getHealthCall, 'owner', async (_, context) => ({ success, ...(await readHealth(context)) })),
]
