import { once } from 'node:events'
import type { Server } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { openSite, type Shop } from './shop.server.ts'

/** Milliseconds that requests under way get after the server was told to stop. */
export const FAREWELL = 12_000
/** In which a balancer learns that this server is not ready; and then again for those inside to ask once more. */
const LEAVE = 300

/** A busy process hears its clock before what has arrived meanwhile: that is read, and counts as in time. */
export async function timeToLeave(): Promise<void> {
  await sleep(LEAVE)
  await turn()
  await turn()
}

export interface Door {
  /** Nobody new comes in; resolves when everyone inside has been served. */
  close: () => Promise<void>
}

/** The last answers are given, also to who is inside without having asked yet; `isEmpty` once all have left. */
async function emptied(server: Server, isEmpty: Promise<unknown>): Promise<void> {
  await timeToLeave()
  server.closeIdleConnections()
  await isEmpty
}

/** Pages and calls, served by this process at a port of its own. */
export async function openDoor(shop: Shop, databaseUrl: string): Promise<Door> {
  const { app, deps, readiness } = shop
  const listener = await openSite(shop, databaseUrl)
  await app.listen({ port: deps.settings.port, host: deps.settings.host })
  return {
    close: async () => {
      readiness.leave()
      await timeToLeave()
      const isEmpty = once(app.server, 'close')
      net.Server.prototype.close.call(app.server)
      readiness.part()
      await emptied(app.server, isEmpty)
      await app.close()
      await listener.stop()
    },
  }
}

/** What the process at the port says to one that serves; a visitor comes with the first. */
export type Word = 'visitor' | 'not ready' | 'leave'

/** What that one says back: that it serves, and that the next of those sent to it is with it. */
export type Answer = 'open' | 'in'

const say = (answer: Answer): void => void process.send?.(answer)

/** Pages and calls, for whoever the process at the port lets in; `leave` is called once nobody more will come. */
export async function openInnerDoor(shop: Shop, databaseUrl: string, leave: () => void): Promise<Door> {
  const { app, readiness } = shop
  const listener = await openSite(shop, databaseUrl)
  await app.ready()
  // Node begins to time the connections of a server, and to know which are idle, when it listens.
  app.server.emit('listening')
  const inside = new Set<net.Socket>()
  const admit = (visitor: net.Socket): void => {
    inside.add(visitor)
    visitor.once('close', () => inside.delete(visitor))
    visitor.allowHalfOpen = true
    visitor.setNoDelay(true)
    app.server.emit('connection', visitor)
  }
  process.on('message', (word: Word, visitor?: net.Socket) => {
    if (word === 'visitor') say('in')
    if (word === 'visitor' && visitor) admit(visitor)
    if (word === 'not ready') readiness.leave()
    if (word === 'leave') leave()
  })
  say('open')
  return {
    close: async () => {
      readiness.part()
      const left = (visitor: net.Socket) => new Promise<void>((resolve) => visitor.once('close', () => resolve()))
      await emptied(app.server, Promise.all(Array.from(inside, left)))
      await app.close()
      await listener.stop()
    },
  }
}
