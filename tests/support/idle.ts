import { once } from 'node:events'
import net from 'node:net'

/** A line to a server on which requests follow each other, and then nothing. */
export interface Line {
  /** The status of a small call; 0 where the server has hung up. */
  ask: () => Promise<number>
  isOpen: () => boolean
  hangUp: () => void
}

export async function openLine(url: string): Promise<Line> {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  let isOpen = true
  socket.on('close', () => {
    isOpen = false
  })
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  return {
    ask: async () => {
      if (!isOpen) return 0
      const heard = new Promise<string>((resolve) => {
        socket.once('data', (bytes) => resolve(String(bytes)))
        socket.once('close', () => resolve(''))
      })
      socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n')
      return Number(/^HTTP\/1\.1 (\d{3})/.exec(await heard)?.[1] ?? 0)
    },
    isOpen: () => isOpen,
    hangUp: () => void socket.destroy(),
  }
}

/** So many lines, a hundred at a time, each of which was answered once. */
export async function openLines(url: string, count: number): Promise<{ lines: Line[]; heard: Record<string, number> }> {
  const lines: Line[] = []
  const heard: Record<string, number> = {}
  while (lines.length < count) {
    const next = await Promise.all(Array.from({ length: Math.min(100, count - lines.length) }, () => openLine(url)))
    for (const status of await Promise.all(next.map(({ ask }) => ask()))) heard[status] = (heard[status] ?? 0) + 1
    lines.push(...next)
  }
  return { lines, heard }
}
