import type { FastifyInstance } from 'fastify'
import { Refusal } from '#lib/refusal.ts'
import type { House } from '#lib/route.server.ts'
import { findMedia } from './db.server.ts'
import { FORMATS, type Format, widthsOf } from './picture.ts'
import { variantBytes } from './variants.server.ts'

const NAME = /^([1-9]\d{0,3})\.(avif|webp)$/
const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/

const isFormat = (text: string | undefined): text is Format => FORMATS.some((format) => format === text)

/** Pictures never change under their address, so browsers and proxies may keep them. */
export function serveMedia(app: FastifyInstance, { db, disk }: House): void {
  app.get<{ Params: { id: string; file: string } }>(
    '/media/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const [, width, format] = NAME.exec(file) ?? []
      if (!ID.test(id) || !isFormat(format)) throw new Refusal('NOT_FOUND')
      const media = await findMedia(db, id)
      if (!media || !widthsOf(media.width).includes(Number(width))) throw new Refusal('NOT_FOUND')
      const bytes = await variantBytes(disk, id, Number(width), format)
      return reply
        .type(`image/${format}`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(bytes)
    },
  )
}
