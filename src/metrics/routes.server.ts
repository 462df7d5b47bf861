import { on } from '#lib/route.server.ts'
import { getHealthCall, tellTroubleCall } from './api.ts'
import { hearTrouble } from './hear-trouble.server.ts'
import { readHealth } from './read-health.server.ts'

const success = true as const

export const healthRoutes = [
  on(tellTroubleCall, 'anyone', async (told, context) => ({ success, counted: await hearTrouble(told, context) })),
  on(getHealthCall, 'owner', async (_, context) => ({ success, ...(await readHealth(context)) })),
]
