import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal, type RefusalCode } from './refusal.ts'
import { STATUSES } from './refusal-statuses.ts'
import { answerOf } from './refusal-text.server.ts'

/** What the parser says of bytes that are no request; everything else is malformed. */
const CODES: Record<string, RefusalCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'TOO_LARGE',
}

/** The whole answer, where there is no reply that could carry it. Nobody has said in which language they read. */
function answerTo(code: RefusalCode, careful: Record<string, string>): string {
  const status = STATUSES[code]
  const body = JSON.stringify(answerOf(new Refusal(code), 'en'))
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...careful,
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n')
}

/** `careful` are the headers that every answer has. */
export function refuseBytes(careful: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const code = CODES[error.code ?? ''] ?? 'INVALID'
    if (socket.writable) socket.write(answerTo(code, careful))
    socket.destroy(error)
  }
}
