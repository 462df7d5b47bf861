import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import net from 'node:net'
import type { Settings } from '#lib/env.server.ts'
import { type Answer, type Door, timeToLeave, type Word } from './door.server.ts'

/** Milliseconds until one that ended is replaced: it may have found no database. */
const AGAIN = 1000

export class EndedEarly extends Error {
  override readonly name = 'EndedEarly'
}

/** Resolves once it serves; rejects if it ends before, having said why itself. */
const serving = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', (answer: Answer) => {
      if (answer === 'open') resolve()
    })
    worker.once('exit', () => reject(new EndedEarly()))
  })

/** What can't be said to one that has just ended is said to nobody. */
const tell = (worker: Worker, word: Word): void => {
  worker.send(word, undefined, undefined, () => {})
}

interface Visit {
  visitor: net.Socket
  isSent: boolean
}

/**
 * Those who serve, each in turn. Visitors are let in here and handed on: words and visitors reach a worker in the
 * order in which they were sent, so who was let in is with one before it hears that nobody more will come. A visitor
 * is held here until the worker has him: if it ends before, one not sent yet goes to another and one sent, of whom it
 * may have heard something, is closed. Node would leave both waiting for ever.
 */
function line() {
  const open: Worker[] = []
  const waiting: net.Socket[] = []
  const onTheWay = new Map<Worker, Visit[]>()
  const admit = (visitor: net.Socket): void => {
    const next = open.shift()
    if (!next) return void waiting.push(visitor)
    open.push(next)
    const visit: Visit = { visitor, isSent: false }
    onTheWay.get(next)?.push(visit)
    next.send('visitor' satisfies Word, visitor, { keepOpen: true }, (error) => {
      if (error) part(next)
      else visit.isSent = true
    })
  }
  const part = (worker: Worker): void => {
    if (open.includes(worker)) open.splice(open.indexOf(worker), 1)
    const visits = onTheWay.get(worker) ?? []
    onTheWay.delete(worker)
    for (const { visitor, isSent } of visits) isSent ? visitor.destroy() : admit(visitor)
  }
  const join = async (worker: Worker): Promise<void> => {
    for (const end of ['disconnect', 'exit']) worker.once(end, () => part(worker))
    await serving(worker)
    worker.on('message', (answer: Answer) => {
      if (answer === 'in') onTheWay.get(worker)?.shift()?.visitor.destroy()
    })
    open.push(worker)
    onTheWay.set(worker, [])
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
