import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Door } from './door.server.ts'

/** Milliseconds until one that ended is replaced: it may have found no database. */
const AGAIN = 1000

/** Resolves once it serves; rejects if it ends before, having said why itself. */
const serving = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('listening', () => resolve())
    worker.once('exit', () => reject(new EndedEarly()))
  })

export class EndedEarly extends Error {
  override readonly name = 'EndedEarly'
}

async function ended(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const end = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await end
}

/** Processes that serve at one port; one that ends is replaced, and `onLost` hears of it. */
export async function openWorkers(
  count: number,
  onLost: (lost: { pid: number; signal: string }) => void,
): Promise<Door> {
  let isLeaving = false
  // What the first one can't do, none of them can: it is said once.
  await serving(cluster.fork())
  await Promise.all(Array.from({ length: count - 1 }, () => serving(cluster.fork())))
  cluster.on('exit', ({ process: { pid = 0 } }, _, signal) => {
    if (isLeaving) return
    onLost({ pid, signal })
    setTimeout(() => {
      if (!isLeaving) cluster.fork()
    }, AGAIN)
  })
  return {
    close: async () => {
      isLeaving = true
      await Promise.all(Object.values(cluster.workers ?? {}).flatMap((worker) => (worker ? [ended(worker)] : [])))
    },
  }
}
