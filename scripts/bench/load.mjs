// Asks a server as fast as it answers, over connections that stay open. Bare sockets: what asks takes the same two cores.
import net from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

export function requestOf(path, { method = 'GET', headers = {}, body = '' } = {}) {
  const all = { host: 'localhost', 'accept-encoding': 'br', ...headers }
  if (body) Object.assign(all, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** Hears of each answer as it is whole. Every answer of the shop says how long it is. */
function reader(hear) {
  let held = Buffer.alloc(0)
  return (chunk) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    for (let end = held.indexOf(HEAD_END); end >= 0; end = held.indexOf(HEAD_END)) {
      const head = held.toString('latin1', 0, end)
      const from = end + HEAD_END.length
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
      if (held.length < from + length) return
      const body = held.subarray(from, from + length)
      held = held.subarray(from + length)
      hear({ status: Number(head.slice(9, 12)), head, body })
    }
  }
}

/** One connection: asks `next()` until that has nothing more, one request after the other. */
function visitor(port, next, hear) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
    let began = 0
    const ask = () => {
      const request = next()
      if (!request) return resolve(socket.end())
      began = performance.now()
      socket.write(request)
    }
    socket.on('connect', ask)
    socket.on(
      'data',
      reader((answer) => {
        hear(answer, performance.now() - began)
        ask()
      }),
    )
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}

export async function ask(port, request) {
  const requests = [request]
  let answer
  await visitor(
    port,
    () => requests.pop(),
    (heard) => {
      answer = heard
    },
  )
  return answer
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** `next` makes each request. */
export async function load(port, { connections, seconds, next }) {
  const times = []
  const others = new Map()
  const began = performance.now()
  const end = began + seconds * 1000
  const ask = () => (performance.now() < end ? next() : undefined)
  const hear = ({ status }, took) => {
    if (status < 300) times.push(took)
    else others.set(status, (others.get(status) ?? 0) + 1)
  }
  await Promise.all(Array.from({ length: connections }, () => visitor(port, ask, hear)))
  const sorted = times.sort((one, other) => one - other)
  const perSecond = (times.length * 1000) / (performance.now() - began)
  return {
    answered: times.length,
    perSecond,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    others: Object.fromEntries(others),
  }
}

/** So many a second whatever else happens, until it is told to stop. */
export function keepAsking(port, { perSecond, next }) {
  const outcome = { asked: 0, failed: 0 }
  const underway = new Set()
  const timer = setInterval(() => {
    outcome.asked += 1
    const asking = ask(port, next())
      .catch(() => undefined)
      .then((answer) => {
        if (!(answer?.status < 300)) outcome.failed += 1
      })
    underway.add(asking)
    void asking.finally(() => underway.delete(asking))
  }, 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(underway)
    return outcome
  }
}
