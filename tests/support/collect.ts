import { setTimeout as pause } from 'node:timers/promises'

/** For a process that is to be looked into later; Node listens there once it is asked to. */
export const lookedIntoAt = (port: number): Record<string, string> => ({ NODE_OPTIONS: `--inspect-port=${port}` })

async function addressAt(port: number): Promise<string> {
  for (;;) {
    const [target] = await fetch(`http://127.0.0.1:${port}/json`)
      .then((answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>)
      .catch(() => [])
    if (target) return target.webSocketDebuggerUrl
    await pause(100)
  }
}

/** Has it throw away at once what nobody holds any more, which it else does when it gets round to it. */
export async function collect(pid: number, port: number): Promise<void> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await addressAt(port))
  const heard = (name: string) => new Promise((done) => socket.addEventListener(name, done, { once: true }))
  await heard('open')
  for (const id of [1, 2]) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await heard('message')
  }
  socket.close()
  // What is free is given back beside its work.
  await pause(2000)
}
