import { on } from '#lib/route.server.ts'
import { getHealthCall, reportPolicyCall, tellTroubleCall } from './api.ts'
import { hearTrouble } from './hear-trouble.server.ts'
import { troubleIn } from './policy-report.ts'
import { readHealth } from './read-health.server.ts'

const success = true as const

export const healthRoutes = [
  on(tellTroubleCall, 'anyone', async (told, context) => ({ success, counted: await hearTrouble(told, context) })),
  on(reportPolicyCall, 'anyone', async ({ 'csp-report': report }, context) => ({
    success,
    counted: await hearTrouble(troubleIn(report), context),
  })),
  on(getHealthCall, 'owner', async (_, context) => ({ success, ...(await readHealth(context)) })),
]
