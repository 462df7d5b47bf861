import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { digest } from './digest.server.ts'
import type { Page } from './page-cache.server.ts'
import { takesBrotli, takesGzip } from './takes-coding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Few ask for it, so it is made for the first who does, and goes when the page goes. */
const zipped = new WeakMap<Page, Promise<Buffer>>()

function zippedOf(page: Page): Promise<Buffer> {
  const made = zipped.get(page) ?? zip(page.plain)
  zipped.set(page, made)
  return made
}

/** Compressed once and named by what it says; browsers may keep it, and ask each time whether it still holds. */
export async function pageOf(
  plain: Buffer,
  { status = 200, headers }: { status?: number; headers: Record<string, string> },
): Promise<Page> {
  const compressed = await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const etag = `W/"${digest(plain).slice(0, 22)}"`
  const allHeaders = { vary: 'accept-encoding', 'cache-control': 'no-cache', etag, ...headers }
  return { status, headers: allHeaders, plain, compressed }
}

async function sendZipped(reply: FastifyReply, page: Page): Promise<FastifyReply> {
  return reply.header('content-encoding', 'gzip').send(await zippedOf(page))
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): FastifyReply | Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers)
  if (page.status === 200 && request.headers['if-none-match'] === page.headers['etag']) return reply.code(304).send()
  const accepted = request.headers['accept-encoding']
  if (takesBrotli(accepted)) return reply.header('content-encoding', 'br').send(page.compressed)
  if (takesGzip(accepted)) return sendZipped(reply, page)
  return reply.send(page.plain)
}
