import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

/** What the network does to a connection's bytes: those that are swallowed are gone, late ones come half a second later. */
type Weather = 'fair' | 'swallowed' | 'late' | 'cut'

const LATE = 500

/** A statement on its way; nothing more goes through its connection. */
interface Caught {
  cut: () => void
}

interface Trap {
  statement: RegExp
  /** Only in a transaction that has said this before. */
  after: RegExp
  /** `asked`: the database never hears of it. `answered`: it has done it, and nobody hears of that. */
  when: 'asked' | 'answered'
  spring: (caught: Caught) => void
}

interface Wire {
  client: net.Socket
  server: net.Socket
  said: string
  isHeld: boolean
  sprung: Trap | undefined
}

export interface DatabaseProxy {
  /** The same database, through this proxy. */
  url: string
  /** Of all connections from now on, also those that are open. */
  turn: (weather: Weather) => void
  /** Those that are open swallow everything for ever, and nobody is told; new ones are as the weather. */
  forget: () => void
  /** Where the database is from now on. */
  lead: (port: number) => void
  /** The next statement like this, and whoever waits for it. */
  catch: (trap: { statement: RegExp; after?: RegExp; when: Trap['when'] }) => Promise<Caught>
  close: () => Promise<void>
}

/** Stands between a shop and its database, and does to their connections what networks and crashes do. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const wires = new Set<Wire>()
  const traps = new Set<Trap>()
  let port = Number(new URL(databaseUrl).port)
  let weather: Weather = 'fair'

  const cut = (wire: Wire): void => {
    wires.delete(wire)
    wire.client.resetAndDestroy()
    wire.server.destroy()
  }
  const passOn = (wire: Wire, to: net.Socket, bytes: Buffer): void => {
    if (wire.isHeld || weather === 'swallowed') return
    if (weather === 'late' && to === wire.server) setTimeout(() => to.write(bytes), LATE)
    else to.write(bytes)
  }
  const hold = (wire: Wire, { spring }: Trap): void => {
    wire.isHeld = true
    spring({ cut: () => cut(wire) })
  }
  const hear = (wire: Wire, bytes: Buffer): void => {
    const text = bytes.toString('latin1')
    const trap = [...traps].find(({ statement, after }) => statement.test(text) && after.test(wire.said))
    wire.said = text.includes('begin\0') ? text : wire.said + text
    if (trap) traps.delete(trap)
    if (trap?.when === 'asked') hold(wire, trap)
    else wire.sprung ??= trap
    passOn(wire, wire.server, bytes)
  }
  const tell = (wire: Wire, bytes: Buffer): void => {
    if (wire.sprung) hold(wire, wire.sprung)
    wire.sprung = undefined
    passOn(wire, wire.client, bytes)
  }
  const proxy = net.createServer((client) => {
    const wire: Wire = { client, server: net.connect(port, '127.0.0.1'), said: '', isHeld: false, sprung: undefined }
    wires.add(wire)
    for (const [side, other] of [
      [wire.client, wire.server],
      [wire.server, wire.client],
    ] as const) {
      side.on('error', () => other.destroy())
      side.on('close', () => {
        // Of a connection that swallows everything, nobody hears either that its other end is gone.
        if (side === wire.client || !(wire.isHeld || weather === 'swallowed')) other.destroy()
        if (side === wire.client) wires.delete(wire)
      })
    }
    client.on('data', (bytes) => hear(wire, bytes))
    wire.server.on('data', (bytes) => tell(wire, bytes))
    if (weather === 'cut') cut(wire)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  return {
    url: Object.assign(new URL(databaseUrl), { port: String((proxy.address() as AddressInfo).port) }).href,
    turn: (next) => {
      weather = next
      if (next === 'cut') for (const wire of wires) cut(wire)
    },
    forget: () => {
      for (const wire of wires) wire.isHeld = true
    },
    lead: (to) => {
      port = to
    },
    catch: ({ after = /^/, ...trap }) => new Promise((spring) => traps.add({ ...trap, after, spring })),
    close: async () => {
      const closed = once(proxy, 'close')
      proxy.close()
      for (const wire of wires) cut(wire)
      await closed
    },
  }
}
