import { once } from 'node:events'
import type { Server } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSite, type Shop } from './shop.server.ts'

/** Milliseconds that requests under way get after the server was told to stop. */
export const FAREWELL = 12_000
/** In which a balancer learns that this server is not ready; and then again for those inside to ask once more. */
const LEAVE = 300

export interface Door {
  /** Nobody new comes in; resolves when everyone inside has been served. */
  close: () => Promise<void>
}

/** Whoever is inside, even without having asked yet, is still served, and then leaves. */
async function emptied(server: Server): Promise<void> {
  await sleep(LEAVE)
  const isEmpty = once(server, 'close')
  net.Server.prototype.close.call(server)
  await sleep(LEAVE)
  server.closeIdleConnections()
  await isEmpty
}

/** Pages and calls, served by this process. */
export async function openDoor(shop: Shop, databaseUrl: string): Promise<Door> {
  const { app, deps, readiness } = shop
  const listener = await openSite(shop, databaseUrl)
  await app.listen({ port: deps.settings.port, host: deps.settings.host })
  return {
    close: async () => {
      readiness.leave()
      await emptied(app.server)
      await app.close()
      await listener.stop()
    },
  }
}
