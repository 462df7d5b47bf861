import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#lib/route.server.ts'
import { takesBrotli } from '#lib/takes-coding.ts'
import { drawFeed } from './draw-feed.server.ts'
import { FEEDS, feedPath } from './feed.ts'

/** Milliseconds. Google and Meta come once an hour at most. */
const KEPT_FOR = 60_000

interface Kept {
  etag: string
  compressed: Buffer
}

/** Never whole but compressed: a feed of 2,000 products has 20 MB. */
async function compress(text: AsyncIterable<string>): Promise<Kept> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const part of text) {
      hash.update(part)
      yield part
    }
  }
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const [compressed] = await Promise.all([buffer(brotli), pipeline(Readable.from(hashed()), brotli)])
  return { etag: `W/"${hash.digest('base64url').slice(0, 22)}"`, compressed }
}

/** Drawn when it is asked for, and not again within a minute: who asks all the time costs no more. */
export function mountFeeds(app: FastifyInstance, { db, settings: { publicUrl } }: Deps): void {
  for (const feed of FEEDS) {
    let drawing: { until: number; feedFile: Promise<Kept> } | undefined
    const current = (now: number): Promise<Kept> => {
      if (drawing && now < drawing.until) return drawing.feedFile
      const feedFile = compress(drawFeed({ db, publicUrl }, feed))
      drawing = { until: now + KEPT_FOR, feedFile }
      feedFile.catch(() => {
        drawing = undefined
      })
      return feedFile
    }
    app.get(feedPath(feed), { schema: { hide: true } }, async ({ headers }, reply) => {
      const { etag, compressed } = await current(Date.now())
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      reply.type('application/xml; charset=utf-8')
      if (takesBrotli(headers['accept-encoding'])) return reply.header('content-encoding', 'br').send(compressed)
      return reply.send(Readable.from([compressed]).pipe(createBrotliDecompress()))
    })
  }
}
