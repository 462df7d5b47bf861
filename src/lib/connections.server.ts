import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Files that a process keeps for itself: its database, its pictures, its letters. */
const OWN_FILES = 200

/** So many more are taken to be told that there is no room; beyond them nobody is answered. */
const TOLD = 1.1

/** How many files this process may have open, sockets too; none where the system does not say. */
function readMostFiles(): number | null {
  const { report } = process
  // Else every open connection is looked up by name.
  Object.assign(report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const most = Number(userLimits?.open_files?.soft)
  return Number.isFinite(most) ? most : null
}

let mostFiles: number | null | undefined

/** Whoever keeps lines open without end takes no room from the others' files, and the next in line is told. */
export function limitConnections(app: FastifyInstance, target: number): void {
  mostFiles ??= readMostFiles()
  const room = mostFiles === null ? target : Math.max(1, Math.floor((mostFiles - OWN_FILES) / TOLD))
  const most = Math.min(target, room)
  const beyond = new WeakSet<Socket>()
  let open = 0
  app.server.maxConnections = Math.floor(most * TOLD)
  app.server.on('connection', (socket: Socket) => {
    open += 1
    if (open > most) beyond.add(socket)
    socket.once('close', () => {
      open -= 1
    })
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!beyond.has(raw.socket)) return done()
    void reply.header('connection', 'close')
    done(new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } }))
  })
}
