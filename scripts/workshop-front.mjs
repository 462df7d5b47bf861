// What a browser talks to: sources are answered here, everything else by the server, once it is there.
import http from 'node:http'
import { troublePage } from '../src/lib/trouble-page.server.ts'
import { pause } from './processes.mjs'

/** Never a source, whatever the address ends in. */
const OF_THE_SERVER = /^\/(api|media|(ar\/)?my-order)(\/|$)/
/** While the server starts again a request may meet its end. */
const TRIES = 20

export function openFront({ door, sources, server }) {
  const forward = (request, response) =>
    send(request, response, server).catch((error) => refuse(request, response, error))
  door.on('request', (request, response) => {
    if (OF_THE_SERVER.test(request.url)) void forward(request, response)
    else sources.serve(request, response, () => void forward(request, response))
  })
}

async function send(request, response, server) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendOnce(request, response, await server.port())
    } catch (error) {
      if (error.code !== 'ECONNREFUSED' || tries === TRIES) throw error
      await pause(50)
    }
  }
}

function sendOnce(request, response, port) {
  const { promise, resolve, reject } = Promise.withResolvers()
  const { method, url, headers } = request
  // A connection of its own: one kept for later would hold up the server's end.
  const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
  onward.on('error', reject)
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.rawHeaders)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
    resolve()
  })
  response.on('close', () => onward.destroy())
  // Nothing is lost of what was sent where nobody took the connection.
  onward.on('socket', (socket) => socket.once('connect', () => request.pipe(onward)))
  return promise
}

function refuse(request, response, error) {
  if (response.headersSent) return response.destroy()
  const wantsPage = request.headers.accept?.includes('text/html')
  response.writeHead(503, {
    'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  })
  response.end(wantsPage ? troublePage(error) : JSON.stringify({ success: false, errorCode: 'UNAVAILABLE' }))
}
