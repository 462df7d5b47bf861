import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import net from 'node:net'
import type { Settings } from '#lib/env.server.ts'
import { type Door, timeToLeave, type Word } from './door.server.ts'

/** Milliseconds until one that ended is replaced: it may have found no database. */
const AGAIN = 1000

export class EndedEarly extends Error {
  override readonly name = 'EndedEarly'
}

/** Resolves once it serves; rejects if it ends before, having said why itself. */
const serving = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', (word: unknown) => {
      if (word === 'open') resolve()
    })
    worker.once('exit', () => reject(new EndedEarly()))
  })

/** What can't be said to one that has just ended is said to nobody. */
const tell = (worker: Worker, word: Word, visitor?: net.Socket): void => {
  worker.send(word, visitor, undefined, () => {})
}

/**
 * Those who serve, each in turn. Visitors are let in here and handed on: words and visitors reach a worker in the
 * order in which they were sent, so who was let in is with one before it hears that nobody more will come.
 */
function line() {
  const open: Worker[] = []
  const waiting: net.Socket[] = []
  const admit = (visitor: net.Socket): void => {
    const next = open.shift()
    if (!next) return void waiting.push(visitor)
    open.push(next)
    tell(next, 'visitor', visitor)
  }
  const join = async (worker: Worker): Promise<void> => {
    worker.once('exit', () => {
      if (open.includes(worker)) open.splice(open.indexOf(worker), 1)
    })
    await serving(worker)
    open.push(worker)
    for (const visitor of waiting.splice(0)) admit(visitor)
  }
  return { open, admit, join }
}

async function ended(worker: Worker, isOpen: boolean): Promise<void> {
  if (worker.isDead()) return
  const end = once(worker, 'exit')
  if (isOpen) tell(worker, 'leave')
  else worker.process.kill('SIGKILL')
  await end
}

/** Processes that serve at one port; one that ends is replaced, and `onLost` hears of it. */
export async function openWorkers(
  { workers: count, port, host }: Pick<Settings, 'workers' | 'port' | 'host'>,
  onLost: (lost: { pid: number; signal: string }) => void,
): Promise<Door> {
  let isLeaving = false
  const { open, admit, join } = line()
  const gate = net.createServer({ pauseOnConnect: true, noDelay: true }, admit)
  // What the first one can't do, none of them can: it is said once.
  await join(cluster.fork())
  await Promise.all(Array.from({ length: count - 1 }, () => join(cluster.fork())))
  cluster.on('exit', ({ process: { pid = 0 } }, _, signal) => {
    if (isLeaving) return
    onLost({ pid, signal })
    setTimeout(() => {
      if (!isLeaving) void join(cluster.fork()).catch(() => {})
    }, AGAIN)
  })
  await once(gate.listen(port, host), 'listening')
  return {
    close: async () => {
      isLeaving = true
      for (const worker of open) tell(worker, 'not ready')
      await timeToLeave()
      gate.close()
      const workers = Object.values(cluster.workers ?? {})
      await Promise.all(workers.flatMap((worker) => (worker ? [ended(worker, open.includes(worker))] : [])))
    },
  }
}
