import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Store } from './store.ts'

interface Asked {
  method: string
  /** Bucket, key and query. */
  path: string
  bytes: number
}

export interface StoreFront {
  url: string
  /** What came by. */
  asked: Asked[]
  /** Is done before a request is passed on; answers the error that is told instead. */
  before: (asked: Asked) => Promise<string | undefined> | string | undefined
  close: () => Promise<void>
}

const isTold = ({ headers }: IncomingMessage, body: Buffer): boolean =>
  headers['content-md5'] === createHash('md5').update(body).digest('base64')

/** Stands before a store: sees what it is asked, refuses, and wants to know what arrives, as where files are locked. */
export async function openStoreFront(store: Store): Promise<StoreFront> {
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming
    const body = await buffer(incoming)
    const asked = { method, path, bytes: body.length }
    front.asked.push(asked)
    const refused = method === 'PUT' && !isTold(incoming, body) ? 'InvalidRequest' : await front.before(asked)
    if (refused) return void outgoing.writeHead(403).end(`<Error><Code>${refused}</Code></Error>`)
    const passed = request(store.settings.S3_ENDPOINT + path, { method, headers }, (told) => {
      outgoing.writeHead(told.statusCode ?? 500, told.headers)
      told.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    passed.end(body)
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const front: StoreFront = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    before: () => undefined,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return front
}
