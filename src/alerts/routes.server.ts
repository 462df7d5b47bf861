import type { Size } from '#catalog/product.ts'
import { on } from '#lib/route.server.ts'
import { askForSizeCall, listDemandCall } from './api.ts'
import { askForSize } from './ask-for-size.server.ts'
import { listDemand } from './db.server.ts'

const success = true as const

export const alertRoutes = [
  on(askForSizeCall, 'anyone', async (given, ask) => {
    await askForSize(given, ask)
    return { success }
  }),
  on(listDemandCall, 'viewer', async (_, { db }) => ({
    success,
    demand: (await listDemand(db)).map(({ size, since, ...row }) => ({
      ...row,
      size: size as Size,
      since: since.toISOString(),
    })),
  })),
]
