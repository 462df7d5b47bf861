import { setTimeout as pause } from 'node:timers/promises'

/** For a process that is to be looked into later; Node listens there once it is asked to. */
export const lookedIntoAt = (port: number): Record<string, string> => ({ NODE_OPTIONS: `--inspect-port=${port}` })

/** What it answers of itself: its objects, and what they hold outside of the heap. */
const HELD = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'

async function addressAt(port: number): Promise<string> {
  for (;;) {
    const [target] = await fetch(`http://127.0.0.1:${port}/json`)
      .then((answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>)
      .catch(() => [])
    if (target) return target.webSocketDebuggerUrl
    await pause(100)
  }
}

/**
 * Has it throw away at once what nobody holds any more, which it else does when it gets round to it. Answers the
 * megabytes of what is left: unlike what the process weighs, they tell what is kept of each request.
 */
export async function collect(pid: number, port: number): Promise<number> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await addressAt(port))
  await new Promise((done) => socket.addEventListener('open', done, { once: true }))
  const told = (method: string, params = {}) =>
    new Promise<{ result?: { value?: number } }>((done) => {
      socket.addEventListener('message', ({ data }) => done(JSON.parse(String(data)).result), { once: true })
      socket.send(JSON.stringify({ id: 1, method, params }))
    })
  for (let times = 0; times < 2; times += 1) await told('HeapProfiler.collectGarbage')
  const { result } = await told('Runtime.evaluate', { expression: HELD })
  socket.close()
  // What is free is given back beside its work.
  await pause(2000)
  return (result?.value ?? Number.NaN) / 2 ** 20
}
