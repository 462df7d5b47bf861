import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { digest } from './digest.server.ts'
import type { Page } from './page-cache.server.ts'
import { takesBrotli } from './takes-brotli.ts'

const brotli = promisify(brotliCompress)

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

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.code(page.status).headers(page.headers)
  if (page.status === 200 && request.headers['if-none-match'] === page.headers['etag']) return reply.code(304).send()
  if (!takesBrotli(request.headers['accept-encoding'])) return reply.send(page.plain)
  return reply.header('content-encoding', 'br').send(page.compressed)
}
